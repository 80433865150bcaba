// The canonical list (4.6): of several ways to the same position one is kept. For bots; people may use them
// all.
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

namespace {

// The frame of the order below the frames of one action.
const Question& order_below(const State& s) { return s.todo[s.todo.size() - 2]; }

// PI-F2: fleet moves in non-decreasing order of (origin, destination).
bool is_later_move(const Question& order, System origin, System dest) {
    if (order.b == 0) return true;
    const System last_origin = static_cast<System>(order.b - 1);
    return origin > last_origin || (origin == last_origin && dest >= order.c);
}

bool has_later_destination(Now now, System origin) {
    State ahead = now.s;
    const Question order = ahead.asked();
    push(ahead, Step::ExploreDest, Actors::of(now.seat), origin, 1);
    ActionList list;
    destinations({now.atlas, ahead, now.seat}, list);
    for (const Action to : list)
        if (is_later_move(order, origin, to.a)) return true;
    return false;
}

// PI-F3: where both ways round are one step long, leaving ships is offered on the way through the smaller id
// only.
bool is_mirrored(Now now, System via) {
    const Question& move = now.s.asked();
    return via != kPrime && move.c != kPrime && neighbours(now, move.a).has(via) &&
           neighbours(now, move.a).has(move.c) && via > move.c;
}

// PI-F4, PI-F5
bool is_worth_invading(const State& s, System target) {
    const Question& order = s.asked();
    if (s.invaded.has(target)) return false;
    return order.b == 0 || target >= order.b - 1 || s.held_before.has(target);
}

}  // namespace

bool is_canonical(Now now, Action action) {
    const State& s = now.s;
    switch (s.asked().step) {
        case Step::Expand:
            return verb_of(action) == Verb::Stop || action.a + 1 >= s.asked().b;  // PI-F1
        case Step::ExploreOrigin:
            return verb_of(action) == Verb::Stop || has_later_destination(now, action.a);
        case Step::ExploreDest:
            return is_later_move(order_below(s), s.asked().a, action.a);
        case Step::ExploreRoute:
            return verb_of(action) == Verb::Direct || !is_mirrored(now, action.a) || s.fresh[action.a] > 0;
        case Step::ExploreExchange:
            return verb_of(action) == Verb::PickUp || !is_mirrored(now, s.asked().d);
        case Step::ExterminateTarget:
            return verb_of(action) == Verb::Stop || is_worth_invading(s, action.a);
        default:
            return true;
    }
}

}  // namespace orrery::pi
