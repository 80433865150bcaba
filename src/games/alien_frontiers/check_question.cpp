#include "games/alien_frontiers/check.h"

namespace orrery::af {

namespace {

constexpr Verdict kNoSuchMoment{"AF-17"};

bool is_automatic(Step step) { return step >= Step::BeginTurn && step <= Step::NewHubColony; }
bool is_chance(Step step) { return step <= Step::RollShips; }

// AF-17: the frames below the one on top.
bool is_turn_so_far(const State& s) {
    const auto step = [&](std::size_t i) { return i < s.todo.size() ? s.todo[i].step : Step::Main; };
    const std::size_t depth = s.todo.size();
    const Step top = s.asked().step;
    if (step(0) == Step::BeginTurn) {
        if (depth < 2 || step(1) != Step::DealPlayers) return false;
        if (depth > 2 && step(2) != Step::DealDisplay) return false;
        return depth <= 3 || (depth == 4 && step(3) == Step::FirstPlayer);
    }
    if (step(0) != Step::HandOver || depth < 2) return false;
    if (depth == 2) return top == Step::Trim;
    if (step(1) != Step::CleanUp || step(2) != Step::Main) return false;
    if (depth == 3) return true;
    const bool deeper = top == Step::DrawCard || (top == Step::RollShips && depth == 5);
    if (depth == 4)
        return !deeper && !is_automatic(top) && top != Step::Main && top != Step::Trim &&
               (!is_chance(top) || top == Step::RollShips);
    if (depth != 5) return false;
    const Step below = step(3);
    return (below == Step::ResourceCache && top == Step::RollShips) ||
           (below == Step::FillDisplay && top == Step::DrawCard) ||
           (below == Step::NewHubColony && top == Step::PlaceColony);
}

bool are_asked_properly(const State& s) {
    for (const Question& frame : s.todo) {
        const Actors expected = is_automatic(frame.step) ? Actors{}
                                : is_chance(frame.step)  ? Actors::nature()
                                                         : Actors::of(s.turn);
        if (frame.who != expected) return false;
        const bool empty = frame.a == 0 && frame.b == 0 && frame.c == 0 && frame.d == 0;
        if ((is_automatic(frame.step) || frame.step == Step::Main) && !empty) return false;
    }
    return true;
}

bool display_holds(const State& s, std::size_t cards) {
    for (std::size_t i = 0; i < s.display.size(); ++i)
        if ((s.display[i] != Card::NoCard) != (i < cards)) return false;
    return true;
}

// AF-10: how far the cards are dealt.
bool is_deal(const State& s) {
    const Question& players = s.todo[1];
    if (players.a + players.b != s.seats() || players.b == 0) return false;
    const bool dealing_display = s.todo.size() > 2;
    if (dealing_display && players.a != 0) return false;
    for (int k = 0; k < s.seats(); ++k)
        if (s.players[static_cast<std::size_t>((s.turn + k) % s.seats())].cards.size() != int{k < players.a})
            return false;
    const int missing = dealing_display ? s.todo[2].a : 0;
    if (dealing_display && (missing < 1 || missing > 3)) return false;
    return display_holds(s, static_cast<std::size_t>(3 - missing)) && s.discard.empty();
}

// A power whose target is asked for: the card that frame.a names may be used so.
Verdict check_power(const State& s, const Question& frame) {
    if (frame.a >= kCount<Card>) return kNoSuchMoment;
    const auto card = static_cast<Card>(frame.a);
    if (kCards[card].fuel.asks == frame.step) return may_use(s, card);
    if (kCards[card].discard.asks == frame.step) return may_discard(s, card);
    return kNoSuchMoment;
}

Verdict check_warp(const State& s, const Question& frame) {
    const Player& me = s.me();
    const bool picked = frame.b + frame.c > 0;
    if (frame.a != code_of(Card::TemporalWarper) || frame.c > 1 || frame.d > kShipClasses ||
        (frame.d > 0) != picked)
        return kNoSuchMoment;
    if (frame.c == 1 && !relic_in_hand(s)) return breaks("AF-35");
    if (!me.cards.has(Card::TemporalWarper) || s.flags.used.has(Card::TemporalWarper))
        return breaks("AF-136");
    return me.fuel >= fuel_price(s, kCards[Card::TemporalWarper].fuel.fuel) ? kAllowed : breaks("AF-31");
}

Verdict check_plasma(const State& s, const Question& frame) {
    if (frame.a >= kCount<Station> || frame.c > kSeats * kShipClasses || (frame.b > 0) != (frame.c > 0))
        return kNoSuchMoment;
    if (frame.b > 0) return s.flags.used.has(Card::PlasmaCannon) ? kAllowed : breaks("AF-136");
    const Verdict use = may_use(s, Card::PlasmaCannon);
    return use ? judge_aim(s, act(Verb::Aim, frame.a)) : use;
}

Verdict both(Verdict first, Verdict second) { return first ? second : first; }

// The second questions of a power: the first one's answer was legal.
Verdict check_continued(const State& s, const Question& frame) {
    const bool colony = frame.a < kCount<Territory> && frame.b < s.seats();
    switch (frame.step) {
        case Step::GravityUp:
            if (frame.a >= kShipClasses) return kNoSuchMoment;
            return both(may_use(s, Card::GravityManipulator),
                        judge_gravity_down(s, act(Verb::Lower, frame.a)));
        case Step::TeleportTo: {
            if (frame.a >= kCount<Station> || frame.b >= kShipClasses || frame.c > 1) return kNoSuchMoment;
            const Action ship =
                frame.c != 0 ? act(Verb::TeleportSpent, frame.b) : act(Verb::Teleport, frame.a, frame.b);
            if (frame.c != 0 && frame.a != code_of(Station::AlienArtifact)) return kNoSuchMoment;
            return both(may_use(s, Card::OrbitalTeleporter), judge_teleport_ship(s, ship));
        }
        case Step::TeleportOnto:
            if (!colony) return kNoSuchMoment;
            return both(may_discard(s, Card::OrbitalTeleporter),
                        judge_move_colony(s, act(Verb::MoveColony, frame.a, frame.b)));
        default:
            if (!colony) return kNoSuchMoment;
            return both(may_discard(s, Card::PolarityDevice),
                        judge_first_exchange(s, act(Verb::Swap, frame.a, frame.b)));
    }
}

Verdict yes_if(bool fine) { return fine ? kAllowed : kNoSuchMoment; }

bool is_roll(const State& s, const Question& frame) {
    return frame.a + frame.b > 0 && frame.a <= kOwnShips &&
           frame.b == int{relic_in_hand(s) && s.relic.value == 0};
}

// One line for each step that remembers something.
Verdict check_top(const State& s) {  // NOLINT(readability-function-size)
    const Question& frame = s.asked();
    const bool station = frame.a < kCount<Station>;
    const bool single = station && kStations[static_cast<Station>(frame.a)].takes == Takes::OneShip;
    switch (frame.step) {
        case Step::RollShips:
            return yes_if(is_roll(s, frame));
        case Step::DrawCard:
            return yes_if(!s.deck.empty());
        case Step::PickShip:
            return yes_if(single);
        case Step::PickSet:
            return yes_if(station && !single);
        case Step::PlaceColony:
            return yes_if(frame.a == 0 || (frame.a == 1 && s.me().hub == kLastCircle));
        case Step::HubExtra:
            return yes_if(s.me().hub == kLastCircle);
        case Step::Claim:
            return may_claim(s);
        case Step::RaidResources:
            return yes_if(frame.a >= 1 && frame.a <= kRaidSpoils && frame.b < 2 * kSeats);
        case Step::Trim:
            return yes_if(s.me().fuel + s.me().ore > kResourceLimit && s.me().hand.empty() &&
                          !relic_in_hand(s));
        case Step::WarpPick:
            return check_warp(s, frame);
        case Step::PlasmaPick:
            return check_plasma(s, frame);
        case Step::GravityUp:
        case Step::TeleportTo:
        case Step::TeleportOnto:
        case Step::PolaritySecond:
            return check_continued(s, frame);
        case Step::ShipTarget:
        case Step::GravityDown:
        case Step::WarpCard:
        case Step::CrystalTerritory:
        case Step::FieldTerritory:
        case Step::FieldPick:
        case Step::TeleportShip:
        case Step::TeleportColony:
        case Step::PolarityFirst:
        case Step::PlasmaAt:
        case Step::PlasmaDestroy:
            return check_power(s, frame);
        default:
            return kAllowed;
    }
}

}  // namespace

Verdict check_question(const State& s) {
    if (s.todo.empty()) return kAllowed;
    if (!is_turn_so_far(s) || !are_asked_properly(s)) return kNoSuchMoment;
    if (s.todo[0].step == Step::BeginTurn) return yes_if(is_deal(s));
    // An own ship may only be on its way while it is rolled or picked to be rolled.
    if (s.asked().step != Step::RollShips && s.asked().step != Step::WarpPick && relic_in_hand(s) &&
        s.relic.value == 0)
        return breaks("AF-19");
    return check_top(s);
}

}  // namespace orrery::af
