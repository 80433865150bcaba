// Booster Pod, Stasis Beam, Polarity Device, Gravity Manipulator, Temporal Warper: powers over unplaced
// ships.
#include "games/alien_frontiers/cards.h"

namespace orrery::af {

namespace {

// AF-40: a change that would leave 1-6 is illegal, it is not cut off.
bool can_change(Verb change, int value) {
    return change == Verb::Raise ? value <= 5 : change == Verb::Lower ? value >= 2 : true;
}
// AF-146, AF-170, AF-176
int changed(Verb change, int value) {
    return change == Verb::Raise ? value + 1 : change == Verb::Lower ? value - 1 : 7 - value;
}
const char* change_rule(Verb change) {
    return change == Verb::Raise ? "AF-146" : change == Verb::Lower ? "AF-176" : "AF-170";
}

void change_value(State& s, ShipClass ship, Verb change) {
    const int value = changed(change, ship.value());
    if (ship.is_relic()) {
        s.relic.value = code_of(value);
    } else {
        s.me().hand.remove(ship.value());
        s.me().hand.add(value);
    }
}

void answers_with(const State& s, Verb verb, ActionList& out) {
    for_each_unplaced(s, [&](ShipClass ship) { out.push_back(act(verb, ship)); });
}

// AF-154: another ship than the one that goes down, of value 1-5; the two may show the same value.
bool can_go_up(const State& s, ShipClass down, ShipClass up) {
    return can_change(Verb::Raise, up.value()) && unplaced(s, up) > int{up == down};
}
bool leaves_one_to_raise(const State& s, ShipClass down) {
    bool found = false;
    for_each_unplaced(s, [&](ShipClass up) { found = found || can_go_up(s, down, up); });
    return found;
}

}  // namespace

bool has_ship_target(const State& s, Verb change) {
    bool found = false;
    for_each_unplaced(s, [&](ShipClass ship) { found = found || can_change(change, ship.value()); });
    return found;
}

void ship_targets(const State& s, ActionList& out) {
    answers_with(s, kCards[static_cast<Card>(s.asked().a)].changes, out);
}
Verdict judge_ship_target(const State& s, Action action) {
    const Verb change = kCards[static_cast<Card>(s.asked().a)].changes;
    if (verb_of(action) != change) return kNotAsked;
    if (!holds(s, ShipClass{action.a})) return breaks("AF-40");
    return can_change(change, ShipClass{action.a}.value()) ? kAllowed : breaks(change_rule(change));
}
void change_ship(State& s, Action action) {
    const auto card = static_cast<Card>(s.asked().a);
    use_up(s, card, kCards[card].fuel.fuel);
    change_value(s, ShipClass{action.a}, verb_of(action));
}

// --- Gravity Manipulator ---

bool has_gravity_target(const State& s) {
    bool found = false;
    for_each_unplaced(s, [&](ShipClass down) {
        found = found || (can_change(Verb::Lower, down.value()) && leaves_one_to_raise(s, down));
    });
    return found;
}

void gravity_down_answers(const State& s, ActionList& out) { answers_with(s, Verb::Lower, out); }
Verdict judge_gravity_down(const State& s, Action action) {
    const ShipClass down{action.a};
    if (!holds(s, down)) return breaks("AF-40");
    return can_change(Verb::Lower, down.value()) && leaves_one_to_raise(s, down) ? kAllowed
                                                                                 : breaks("AF-154");
}
void gravity_down(State& s, Action action) {
    s.todo.pop_back();
    push(s, Step::GravityUp, action.a);
}

void gravity_up_answers(const State& s, ActionList& out) { answers_with(s, Verb::Raise, out); }
Verdict judge_gravity_up(const State& s, Action action) {
    if (!holds(s, ShipClass{action.a})) return breaks("AF-40");
    return can_go_up(s, ShipClass{s.asked().a}, ShipClass{action.a}) ? kAllowed : breaks("AF-154");
}
void gravity_up(State& s, Action action) {
    const ShipClass down{s.asked().a};
    use_up(s, Card::GravityManipulator, kCards[Card::GravityManipulator].fuel.fuel);
    change_value(s, down, Verb::Lower);
    change_value(s, ShipClass{action.a}, Verb::Raise);
}

// --- Temporal Warper ---

// AF-178: one or more ships, picked in class order (4.2), then all of them are rolled together.
void warp_answers(const State& s, ActionList& out) {
    answers_with(s, Verb::Reroll, out);
    out.push_back(act(Verb::RollThem));
}
Verdict judge_warp(const State& s, Action action) {
    const Question& asked = s.asked();
    if (verb_of(action) == Verb::RollThem) return asked.b + asked.c > 0 ? kAllowed : breaks("AF-178");
    if (!holds(s, ShipClass{action.a})) return breaks("AF-40");
    return action.a + 1 >= asked.d ? kAllowed : kOutOfOrder;
}
void warp(State& s, Action action) {
    if (verb_of(action) == Verb::RollThem) {
        const int own = s.asked().b;
        const int relic = s.asked().c;
        use_up(s, Card::TemporalWarper, kCards[Card::TemporalWarper].fuel.fuel);
        return push_chance(s, Step::RollShips, own, relic);
    }
    const ShipClass ship{action.a};
    Question& asked = s.asked();
    if (ship.is_relic()) {
        s.relic.value = 0;
        asked.c = 1;
    } else {
        s.me().hand.remove(ship.value());
        ++asked.b;
    }
    asked.d = code_of(ship.code + 1);
}

// AF-179: a kind that you do not own, or the twin of the Warper that is being discarded.
bool has_recoverable_card(const State& s) {
    for (const Card card : every<Card>())
        if (judge_recover(s, act(Verb::Recover, card))) return true;
    return false;
}
void recoverable_cards(const State& s, ActionList& out) {
    for (const Card card : every<Card>())
        if (s.discard[card] > 0) out.push_back(act(Verb::Recover, card));
}
Verdict judge_recover(const State& s, Action action) {
    const auto card = static_cast<Card>(action.a);
    if (s.discard[card] == 0) return breaks("AF-180");
    return card == Card::TemporalWarper || !s.me().cards.has(card) ? kAllowed : breaks("AF-179");
}
void recover(State& s, Action action) {
    const auto card = static_cast<Card>(action.a);
    s.discard.take(card);
    discard_for_power(s, Card::TemporalWarper);
    s.me().cards.add(card);
}

}  // namespace orrery::af
