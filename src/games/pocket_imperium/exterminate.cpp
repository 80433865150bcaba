// Exterminate: invasions from several sides (5.8).
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

namespace {

// PI-74: systems next to the target with fresh ships, in ascending order (PI-86).
SystemSet sources(const Now& now, System target) {
    return neighbours(now, target) & fresh_systems(now.s, now.seat);
}

// PI-71 - PI-73: a planet, not yours, next to fresh ships of yours.
SystemSet legal_targets(const Now& now) {
    SystemSet beside;
    for (const System system : fresh_systems(now.s, now.seat)) beside = beside | neighbours(now, system);
    return (beside & planets(now.s)) - now.me().held;
}

SystemSet sources_after(const Now& now, System target, System source) {
    const SystemSet later{~((2ULL << source) - 1)};
    return sources(now, target) & later;
}

// PI-86: source by source; the last one must send a ship if none has been sent.
int least_force(const Now& now) {
    const Question& asked = now.s.asked();
    return int{asked.c == 0 && sources_after(now, asked.a, asked.b).empty()};
}

// PI-76 - PI-78: both sides lose as many ships as the smaller one has.
void resolve(Next next, System target, int attackers) {
    State& s = next.s;
    const Seat defender = holder(s, target);
    const int defenders = defender == kNobody ? 0 : s.ships[target];
    const int losses = std::min(attackers, defenders);
    if (defender != kNobody) remove_ships(s, defender, target, losses);
    add_ships(s, next.seat, target, attackers - losses);
    s.invaded.add(target);
    Question& order = s.asked();
    order.b = static_cast<std::uint8_t>(target + 1);
    if (--order.a == 0 || !can_exterminate(next)) s.todo.pop_back();
}

}  // namespace

bool can_exterminate(const Now& now) { return !legal_targets(now).empty(); }

void targets(Now now, ActionList& out) {
    for (const System system : legal_targets(now)) out.push_back(act(Verb::Invade, system));
    out.push_back(act(Verb::Stop));
}
Verdict judge_target(Now now, Action action) {
    if (verb_of(action) == Verb::Stop) return kAllowed;  // PI-41
    const System target = action.a;
    if (!planets(now.s).has(target)) return breaks("PI-72");
    if (now.me().held.has(target)) return breaks("PI-73");
    return sources(now, target).empty() ? breaks("PI-71") : kAllowed;
}
void choose_target(Next next, Action action) {
    State& s = next.s;
    if (verb_of(action) == Verb::Stop) {
        s.todo.pop_back();
        return;
    }
    s.held_before = next.me().held;  // PI-F4
    push(s, Step::ExterminateShips, Actors::of(next.seat), action.a, *sources(next, action.a).begin());
}

void forces(Now now, ActionList& out) {
    const Question& asked = now.s.asked();
    for (int n = least_force(now); n <= now.s.fresh[asked.b]; ++n) out.push_back(act(Verb::Send, asked.b, n));
}
Verdict judge_send(Now now, Action action) {
    const Question& asked = now.s.asked();
    if (action.a != asked.b) return kOutOfOrder;
    const int fresh = now.s.fresh[asked.b];
    if (action.b > fresh) return breaks("PI-81", Lacks::Fresh, action.b, fresh);
    const int least = least_force(now);
    return action.b < least ? breaks("PI-74", Lacks::Force, least, action.b) : kAllowed;
}
void send(Next next, Action action) {
    State& s = next.s;
    const Question asked = s.todo.pop_back();
    const int sent = asked.c + action.b;
    const SystemSet later = sources_after(next, asked.a, asked.b);
    s.fresh[asked.b] = static_cast<std::uint8_t>(s.fresh[asked.b] - action.b);
    remove_ships(s, next.seat, asked.b, action.b);
    if (later.empty()) return resolve(next, asked.a, sent);
    push(s, Step::ExterminateShips, Actors::of(next.seat), asked.a, *later.begin(), sent);
}

}  // namespace orrery::pi
