// Outside positions: a stack of frames that the game would have at that moment, and what the steps rely on.
#include "games/arcs/check.h"
#include "games/arcs/declare.h"
#include "games/arcs/hands.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

constexpr Verdict kNoSuchMoment = breaks("not-asked");

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
    {StepSet::of(EndTurn, Follow), StepSet::of(NextTurn)},
    {StepSet::of(Act, Rescue), StepSet::of(EndTurn)},
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

// AR-12, AR-13: of what was laid out everybody has taken as much as the order of picks says; the rest lies
// there.
bool is_draft(const State& s, Seat seat) {
    const int seats = s.seats(), picks = s.todo[s.todo.size() - 2].a - 1;
    if (picks < 0 || picks >= seats * (1 + s.choices.leaders)) return false;
    if (seat != in_turn_order(s, seats - 1 - picks % seats)) return false;
    int leaders = s.leaders.size(), lore = s.lore.size();
    for (int i = 0; i < seats; ++i) {
        const Player& player = s.players[in_turn_order(s, seats - 1 - i)];
        const int taken = player.leader == Leader::None ? 0 : 1;
        if (taken + player.lore.size() != picks / seats + (i < picks % seats ? 1 : 0)) return false;
        leaders += taken;
        lore += player.lore.size();
    }
    return leaders == seats + 1 && lore == s.choices.leaders * seats + 1;
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
            return is_draft(s, seat);
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

bool is_type(int type) { return type < static_cast<int>(kCount<Resource>); }

// AR-10: a hand grows to its six cards, once, and there are as many as are still to be dealt.
bool is_deal(const State& s, const Question& frame) {
    int to_come = 0, of_seat = 0;
    for (const Question& each : s.todo) {
        if (each.step != Deal) continue;
        to_come += each.b;
        of_seat += each.a == frame.a ? 1 : 0;
    }
    return frame.a < s.seats() && frame.b > 0 && s.players[frame.a].hand.size() + frame.b == kDealt &&
           of_seat == 1 && to_come <= s.undealt.size();
}

// AR-34: too few ships for these systems.
bool is_placing(const State& s, const Question& frame) {
    SystemSet left;
    left.words[0] = frame.a | static_cast<unsigned>(frame.b) << 8U | static_cast<unsigned>(frame.c) << 16U;
    return (left - in_play(s)).empty() && s.me().ships > 0 && s.me().ships < left.size();
}

// AR-160, AR-188: so many can still be stolen.
bool is_stealing(const State& s, const Question& frame) {
    if (!is_type(frame.a)) return false;
    int there = 0;
    for_each_rival(s, s.turn.seat, [&](Seat rival) {
        if (!is_guarded(s, rival)) there += tokens(s.players[rival], static_cast<Resource>(frame.a));
    });
    return frame.b > 0 && frame.b <= there;
}

// AR-214, AR-216
bool is_extra(const State& s, const Question& frame) {
    const LeaderRow& row = leader_of(s, s.turn.seat);
    const bool copies = s.turn.mode == Mode::Copy || s.turn.mode == Mode::Pivot;
    return row.joins() && frame.a == at(row.extra) && copies;
}

bool is_city(const State& s, int place) {
    return place < kPlaces && s.buildings.all_cities().has(byte(place));
}

// One line for each step that remembers something.
bool remembers_properly(const State& s, const Question& frame) {  // NOLINT(readability-function-size)
    const bool hand = !s.me().hand.empty();
    switch (frame.step) {
        case OfferLeader:  // AR-12
            return frame.a > 0 && frame.a + s.leaders.size() == s.seats() + 1;
        case OfferLore:  // AR-12, AR-16
            return frame.a > 0 && frame.a + s.lore.size() == s.choices.leaders * s.seats() + 1;
        case Deal:
            return is_deal(s, frame);
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
            return frame.a > 0 && (frame.a & ~triggers_of(s)) == 0;
        case Triggers:
            return std::popcount(frame.a) > 1 && (frame.a & ~triggers_that_can(s)) == 0;
        case FarSwap:
            return is_rival(s, s.turn.seat, frame.a);
        case TakeUp:
            return frame.a < s.seats();
        case EndTurn:
            return frame.a <= 1;
        case FillCourt:
            return frame.a == 0 || (frame.a < kCount<Court> && !kCourt[static_cast<Court>(frame.a)].guild());
        case Token:
            if (static_cast<PaysFor>(frame.b) != PaysFor::CloudCity) return is_type(frame.a) && frame.b == 0;
            return may_build_in_cloud(s, frame.c) && frame.a == at(kMap[frame.c].type);
        case SpendAs:
        case SpendAction:
        case Count:
            return is_type(frame.a);
        case Steal:
            return is_stealing(s, frame);
        case Unite:
            return frame.a < kCount<Suit>;
        case PlaceShip:
            return is_placing(s, frame);
        case Redraw:
            return hand && frame.a < s.me().hand.size();
        case Extra:
            return is_extra(s, frame);
        case TaxType:
        case TradeTake:
            return is_city(s, frame.a) && (frame.step == TaxType || owner_of(s, frame.a) != s.turn.seat);
        case TradeGive:
            return is_rival(s, s.turn.seat, frame.a) && is_type(frame.b) &&
                   slot_with(s.players[frame.a], static_cast<Resource>(frame.b), frame.c) >= 0;
        case BuildSite:
            return frame.a < kCount<Piece> && frame.a != at(Piece::Ship);
        case MoveFrom:
        case MoveTo:
        case MoveFresh:
        case MoveDamaged:
        case CatNext:
        case CatFresh:
        case CatDamaged:
        case Sprint:
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
            return is_arranging_at(s, frame);
        default:
            return true;
    }
}

// The turn agrees with the card that was played for it.
bool is_turn(const State& s) {
    const Turn& turn = s.turn;
    if (!is_under_way(s, Act) && !is_under_way(s, Rescue))
        return turn.pips == 0 && turn.spent == By<Resource, std::uint8_t>{};
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

// AR-57: nobody has played whose turn has not come; the seat that is to follow has not.
bool has_come_round_to(const State& s) {
    if (!is_under_way(s, NextTurn)) return true;
    const bool in_turn = s.asked().step != Follow;
    if (s.todo[1].a >= s.seats() || (in_turn && s.turn.seat != (s.leader + s.todo[1].a) % s.seats()))
        return false;
    const int turns = s.todo[1].a + int{in_turn};
    for (const Played& played : s.played)
        if ((played.owner - s.leader + s.seats()) % s.seats() >= turns) return false;
    return true;
}

bool needs_lead_card(const State& s) { return is_under_way(s, EndRound) == s.played.empty(); }

}  // namespace

Verdict check_question(const State& s) {
    if (s.todo.empty()) return kAllowed;
    if (!is_stack(s) || needs_lead_card(s) || !is_turn(s)) return kNoSuchMoment;
    if ((s.chapter == 0) != is_under_way(s, BeginChapter)) return kNoSuchMoment;
    if (!has_come_round_to(s) || !is_journey(s) || !is_fight(s)) return kNoSuchMoment;
    for (const Question& frame : s.todo)
        if (!is_asked_properly(s, frame) || !remembers_properly(s, frame)) return kNoSuchMoment;
    return kAllowed;
}

}  // namespace orrery::ar
