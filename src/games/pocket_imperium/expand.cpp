// Expand (5.6).
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

// PI-44, PI-45, PI-48: a ship from the supply, in a system with a planet that you control.
bool can_expand(const Now& now) {
    return !(now.me().held & planets(now.s)).empty() && supply(now.s, now.seat) > 0;
}

void expand_answers(Now now, ActionList& out) {
    for (const System system : now.me().held& planets(now.s)) out.push_back(act(Verb::Expand, system));
    out.push_back(act(Verb::Stop));
}

Verdict judge_expand(Now now, Action action) {
    if (verb_of(action) == Verb::Stop) return kAllowed;  // PI-41
    if (!now.me().held.has(action.a) || !planets(now.s).has(action.a)) return breaks("PI-46");
    return supply(now.s, now.seat) > 0 ? kAllowed : breaks("PI-48");
}

void expand(Next next, Action action) {
    State& s = next.s;
    Question& order = s.asked();
    const bool stops = verb_of(action) == Verb::Stop;
    if (!stops) {
        add_ships(s, next.seat, action.a, 1);
        order.b = static_cast<std::uint8_t>(action.a + 1);
        --order.a;
    }
    if (!stops && order.a > 0 && can_expand(next)) return;
    const std::uint8_t last = order.b;
    s.todo.pop_back();
    s.asked().d = last;  // PI-F1: a second Expand card of the same reveal goes on from here
}

}  // namespace orrery::pi
