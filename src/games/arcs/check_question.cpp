// Outside positions: a stack of frames that the game would have at that moment, and what the steps rely on.
#include "games/arcs/check.h"
#include "games/arcs/hands.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

constexpr Verdict kNoSuchMoment = breaks("not-asked");
using StepSet = Bits<kCount<Step>, Step>;

// Which steps may lie directly below a step; none: it is the lowest.
struct Below {
    StepSet steps, under;
};

using enum Step;
constexpr StepSet kHosts = StepSet::of(Act, Prelude, Extra);  // an action begins and ends above these
constexpr StepSet kDeclaring = StepSet::of(Opening, FillCourt, SetOff);  // what a declaration returns to
constexpr StepSet kTakingUp = kHosts | kDeclaring | StepSet::of(SeizeSong, TakeUp, AfterBattle, EndChapter);
constexpr StepSet kLowest{};

constexpr Below kBelow[] = {
    {StepSet::of(BeginChapter, BeginRound, Lead, EndRound, Score, EndChapter), kLowest},
    {StepSet::of(PlacePieces), StepSet::of(BeginChapter)},
    {StepSet::of(NextPick), StepSet::of(PlacePieces)},
    {StepSet::of(OfferLore, Draft), StepSet::of(NextPick)},
    {StepSet::of(OfferLeader), StepSet::of(OfferLore)},
    {StepSet::of(DrawSetup), StepSet::of(FillCourt)},
    {StepSet::of(FirstPlayer), StepSet::of(DrawSetup, FillCourt)},
    {StepSet::of(FillCourt), kHosts | StepSet::of(Ransacks, OfferLeader, PlacePieces)},
    {StepSet::of(RevealCourt, Uprising, Demands, Spreads, FreeCity, SeizeSong, Struggle),
     StepSet::of(FillCourt)},
    {StepSet::of(DiscardRest), StepSet::of(BeginRound)},
    {StepSet::of(Mulligan), StepSet::of(DiscardRest)},
    {StepSet::of(Deal), StepSet::of(Deal, Mulligan, DiscardRest)},
    {StepSet::of(NextTurn), StepSet::of(EndRound)},
    {StepSet::of(EndTurn, Follow, Rescue), StepSet::of(NextTurn)},
    {StepSet::of(Act), StepSet::of(EndTurn)},
    {StepSet::of(EndPrelude, Extra), StepSet::of(Act)},
    {StepSet::of(Prelude), StepSet::of(EndPrelude)},
    {StepSet::of(Opening), StepSet::of(Prelude)},
    {StepSet::of(PlaceMarker), StepSet::of(Opening, FillCourt)},
    {StepSet::of(GiveGuild), StepSet::of(PlaceMarker)},
    {StepSet::of(SetOff, Triggers), StepSet::of(Opening, FillCourt)},
    {StepSet::of(FarRival, FarSwap, AmbType, Bold), kDeclaring},
    {StepSet::of(SpendAs, SpendAction, Count, Unite, Muster, Redraw, Persuade, Fence), StepSet::of(Prelude)},
    {StepSet::of(Token), StepSet::of(Prelude, Act)},
    {StepSet::of(PlaceShip, DrawCard), StepSet::of(Prelude, FillCourt)},
    {StepSet::of(Steal, Raid), StepSet::of(TakeUp)},
    {StepSet::of(TakeUp, Arrange), kTakingUp},
    {StepSet::of(TaxCity, TaxType, BuildKind, BuildSite, BuildShip, Repair, Abduct, Pressgang, Execute,
                 TradeCity, TradeTake, TradeGive, RiflesFrom, RiflesAt, Prune, Secure, BattleSystem,
                 BattleRival, DiceRaid, DiceAssault, DiceSkirmish, RollBattle, ResolveHits, AfterBattle,
                 Beloved),
     kHosts},
    {StepSet::of(MoveFrom, MoveTo, MoveFresh, MoveDamaged, CatNext, CatFresh, CatDamaged, EndMove, Sprint),
     kHosts | StepSet::of(BattleSystem)},
    {StepSet::of(Influence), kHosts | StepSet::of(Secure)},
    {StepSet::of(Railgun), StepSet::of(DiceRaid)},
    {StepSet::of(RerollKind), StepSet::of(ResolveHits)},
    {StepSet::of(RollRaid), StepSet::of(RollAssault, RollSkirmish, RerollKind)},
    {StepSet::of(RollAssault), StepSet::of(RollSkirmish, RerollKind)},
    {StepSet::of(RollSkirmish), StepSet::of(RerollKind, ResolveHits)},
    {StepSet::of(RerollSkirmish, RerollAssault), StepSet::of(RerollKind)},
    {StepSet::of(BeginRaid), StepSet::of(AfterBattle)},
    {StepSet::of(Aftermath, Ransacks), StepSet::of(BeginRaid)},
    {StepSet::of(HitDefenders, HitBuildings, HitBuilding), StepSet::of(Aftermath)},
    {StepSet::of(Losses), StepSet::of(HitDefenders)},
    {StepSet::of(HitShips), StepSet::of(HitBuildings)},
    {StepSet::of(Ransack), StepSet::of(Ransacks)},
};

consteval std::array<StepSet, kCount<Step>> tables_of_below() {
    std::array<StepSet, kCount<Step>> all{};
    for (const Below& row : kBelow)
        for (const Step step : row.steps) all[at(step)] = all[at(step)] | row.under;
    return all;
}
constexpr auto kUnder = tables_of_below();

consteval StepSet named_in_table() {
    StepSet all;
    for (const Below& row : kBelow) all = all | row.steps;
    return all;
}
static_assert(named_in_table().size() == static_cast<int>(kCount<Step>), "every step has its row");

constexpr StepSet kChances = StepSet::of(FirstPlayer, DrawSetup, OfferLeader, OfferLore, RevealCourt, Deal,
                                         DrawCard, RollRaid, RollAssault, RollSkirmish);
constexpr bool runs_by_itself(Step step) { return step >= NextPick && step <= EndChapter; }

bool is_stack(const State& s) {
    for (std::size_t i = 0; i < s.todo.size(); ++i) {
        const StepSet under = kUnder[at(s.todo[i].step)];
        if (i == 0 ? !under.empty() : !under.has(s.todo[i - 1].step)) return false;
    }
    return !runs_by_itself(s.asked().step);
}

// Who would be asked.
bool is_asked_properly(const State& s, const Question& frame) {
    if (runs_by_itself(frame.step)) return frame.who == Actors{};
    if (kChances.has(frame.step)) return frame.who == Actors::nature();
    if (frame.who.chance || std::popcount(frame.who.seats) != 1 || frame.who.first() >= s.seats())
        return false;
    const Seat seat = frame.who.first();
    switch (frame.step) {
        case Draft:
            return s.players[seat].leader == Leader::None || s.players[seat].lore.size() < s.choices.leaders;
        case Mulligan:
            return s.seats() == 2 && seat == in_turn_order(s, 1);
        case Lead:
            return seat == s.initiative && seat == s.turn.seat && !s.players[seat].hand.empty();
        case Follow:
            return !s.players[seat].hand.empty() && s.todo[1].a < s.seats() &&
                   seat == (s.leader + s.todo[1].a) % s.seats();
        case Arrange:
            return true;
        case Beloved:
            return leader_of(s, seat).beloved && seat != s.turn.seat;
        default:
            return seat == s.turn.seat;
    }
}

// --- what the frames remember ---

bool is_system(const State& s, int system) { return system < kSystems && in_play(s).has(byte(system)); }
bool is_type(int type) { return type < static_cast<int>(kCount<Resource>); }

bool is_group(const State& s) {  // the ships of a journey
    const Journey& journey = s.journey;
    return is_system(s, journey.at) && journey.fresh + journey.damaged > 0 &&
           journey.fresh <= s.fleets[journey.at].fresh[s.turn.seat] &&
           journey.damaged <= s.fleets[journey.at].damaged[s.turn.seat];
}

bool is_move(const State& s, const Question& frame) {
    const bool ships = is_system(s, frame.b) && s.fleets[frame.b].of(s.turn.seat) > 0;
    const bool to = frame.c < kSystems && ships && neighbours(s, frame.b).has(frame.c);
    switch (frame.step) {
        case MoveTo:
            return ships;
        case MoveFresh:
            return to;
        case MoveDamaged:
            return to && frame.d <= s.fleets[frame.b].fresh[s.turn.seat];
        case CatNext:
            return is_group(s) && is_gate(s.journey.at);
        default:
            return is_group(s) && is_gate(s.journey.at) && frame.b < kSystems &&
                   neighbours(s, s.journey.at).has(frame.b) && frame.c <= s.journey.fresh;
    }
}

// AR-118, AR-223: what took part stands there.
bool is_journey(const State& s) {
    for (System system = 0; system < kSystems; ++system)
        if (s.journey.took_part[system] > s.fleets[system].fresh[s.turn.seat]) return false;
    return s.journey.at < kSystems && s.journey.entered < kClusterSets;
}

int dice_shown(const Fight& fight, std::size_t die) {
    int n = 0;
    for (std::size_t i = 0; i < kFaces; ++i) n += fight.faces[die][i];
    return n;
}

bool is_fight(const State& s) {
    const Fight& fight = s.fight;
    if (fight == Fight{}) return true;
    if (!is_system(s, fight.system) || !is_rival(s, s.turn.seat, fight.defender)) return false;
    const Fleets& fleet = s.fleets[fight.system];
    const bool there = fight.fresh <= fleet.fresh[s.turn.seat] && fight.damaged <= fleet.damaged[s.turn.seat];
    if (!fight.rifles && !there) return false;
    if (fight.fresh + fight.damaged > kShipsEach || fight.keys > 12 || fight.cities > 3) return false;
    for (std::size_t die = 0; die < 3; ++die) {
        if (fight.dice[die] > kDiceOfType || dice_shown(fight, die) > fight.dice[die]) return false;
        for (int i = kFacesOf[die]; i < kFaces; ++i)
            if (fight.faces[die][at(i)] != 0) return false;
    }
    for (std::size_t i = 0; i < kFaces; ++i)
        if (fight.again[i] > kDiceOfType) return false;
    return true;
}

// Dice still to be rolled are those that do not show.
bool is_roll(const State& s, const Question& frame) {
    const auto die = at(frame.step) - at(RollRaid);
    return frame.a > 0 && frame.a + dice_shown(s.fight, die) == s.fight.dice[die];
}

bool are_hits(const State& s, const Question& frame) {
    const Fleets& fleet = s.fleets[s.fight.system];
    const Seat owner = s.fight.defender;
    if (frame.step == Losses || frame.step == Railgun)
        return frame.a > 0 && frame.a <= 2 * s.fight.fresh + s.fight.damaged;
    if (frame.step == HitShips)
        return frame.a > 0 && frame.a <= 2 * fleet.fresh[owner] + fleet.damaged[owner];
    return frame.a > 0 && frame.a <= 4 * kDiceOfType;  // two of an assault die, one of each other
}

bool is_reroll(const State& s, const Question& frame) {
    const std::size_t die = at(frame.step == RerollSkirmish ? Die::Skirmish : Die::Assault);
    if (frame.a >= kFacesOf[die] || s.fight.faces[die][frame.a] == 0) return false;
    for (std::size_t i = 0; i < kFaces; ++i)
        if (s.fight.again[i] > (i < frame.a ? s.fight.faces[die][i] : 0)) return false;
    return true;
}

bool is_city(const State& s, int place) {
    return place < kPlaces && s.buildings.all_cities().has(byte(place));
}

// One line for each step that remembers something.
bool remembers_properly(const State& s, const Question& frame) {  // NOLINT(readability-function-size)
    const bool hand = !s.me().hand.empty();
    switch (frame.step) {
        case OfferLeader:
        case OfferLore:
            return frame.a > 0 && frame.a <= 2 * kSeats + 1;
        case Deal:
            return frame.a < s.seats() && frame.b > 0 && frame.b <= kDealt;
        case DrawCard:
            return frame.a < s.seats() && frame.b > 0 && frame.b <= discard_pile(s).size();
        case RevealCourt:
            return !s.court_deck.empty() && position_of(s, Court::None) >= 0;
        case RollRaid:
        case RollAssault:
        case RollSkirmish:
            return is_roll(s, frame);
        case PlaceMarker:
            return frame.a < kCount<Ambition> && available_marker(s) >= 0;
        case SetOff:
        case Triggers:
            return frame.a > 0 && frame.a < 8;
        case FarSwap:
            return is_rival(s, s.turn.seat, frame.a);
        case TakeUp:
            return frame.a < s.seats();
        case Token:
            return is_type(frame.a) && frame.b <= 1;
        case SpendAs:
        case SpendAction:
        case Count:
            return is_type(frame.a);
        case Steal:
            return is_type(frame.a) && frame.b > 0 && frame.b <= kTokensOfType;
        case Unite:
            return frame.a < kCount<Suit>;
        case PlaceShip:
            return s.me().ships > 0;
        case Redraw:
            return hand && frame.a < s.me().hand.size();
        case Extra:
            return frame.a == at(Kind::Move) || frame.a == at(Kind::Influence);
        case TaxType:
        case TradeTake:
            return is_city(s, frame.a) && (frame.step == TaxType || owner_of(s, frame.a) != s.turn.seat);
        case TradeGive:
            return is_rival(s, s.turn.seat, frame.a) && is_type(frame.b) &&
                   slot_with(s.players[frame.a], static_cast<Resource>(frame.b), frame.c) >= 0;
        case BuildSite:
            return frame.a < kCount<Piece> && frame.a != at(Piece::Ship);
        case MoveTo:
        case MoveFresh:
        case MoveDamaged:
        case CatNext:
        case CatFresh:
        case CatDamaged:
            return is_move(s, frame);
        case RiflesAt:
        case BattleRival:
            return is_system(s, frame.a);
        case Railgun:
        case Losses:
        case HitShips:
        case HitBuilding:
            return are_hits(s, frame);
        case RerollSkirmish:
        case RerollAssault:
            return is_reroll(s, frame);
        case Arrange:
            return frame.a < kSlots;
        default:
            return true;
    }
}

// The turn agrees with the card that was played for it.
bool is_turn(const State& s) {
    const Turn& turn = s.turn;
    if (!is_under_way(s, Act)) return turn.pips == 0 && turn.spent == By<Resource, std::uint8_t>{};
    if (s.played.empty() || turn.pips > 4 || turn.suit == Suit::None) return false;
    if (turn.prelude != is_under_way(s, EndPrelude)) return false;
    if (!turn.prelude && !(turn.secured.empty() && turn.spent == By<Resource, std::uint8_t>{})) return false;
    if (!(turn.secured - s.me().guilds).empty() || !(turn.redraw - s.me().hand).empty()) return false;
    for (const Played& played : s.played) {
        if (played.owner != turn.seat || played.mode != turn.mode) continue;
        const Card card = turn.mode == Mode::Copy ? s.played[0].card : played.card;
        return turn.suit == suit_of(card);
    }
    return false;
}

bool needs_lead_card(const State& s) { return is_under_way(s, EndRound) == s.played.empty(); }

}  // namespace

Verdict check_question(const State& s) {
    if (s.todo.empty()) return kAllowed;
    if (!is_stack(s) || needs_lead_card(s) || !is_turn(s)) return kNoSuchMoment;
    if ((s.chapter == 0) != is_under_way(s, BeginChapter)) return kNoSuchMoment;
    if (!is_journey(s) || !is_fight(s)) return kNoSuchMoment;
    for (const Question& frame : s.todo)
        if (!is_asked_properly(s, frame) || !remembers_properly(s, frame)) return kNoSuchMoment;
    return kAllowed;
}

}  // namespace orrery::ar
