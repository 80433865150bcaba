// Explore: fleet moves of one or two steps, with pick-up or drop-off on the way (5.7).
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

namespace {

// PI-53, PI-54: systems the fleet may enter. PI-Q1: by the letter of the rulebook Prime is not among them.
SystemSet enterable(const Now& now) {
    SystemSet open = now.map().all - now.s.kinds[Kind::BlackHole] - held_by_others(now.s, now.seat);
    if (now.s.choices.prime_entry != 0) open.remove(kPrime);
    return open;
}

// PI-52, PI-55, PI-62, PI-69: everything within one or two steps; Prime is never passed through.
SystemSet reach(const Now& now, System origin) {
    const SystemSet open = enterable(now);
    SystemSet within = now.map().neighbours[origin] & open;
    for (const System middle : within - SystemSet::of(kPrime))
        within = within | (now.map().neighbours[middle] & open);
    within.remove(origin);
    return within;
}

// PI-69: the systems where an exchange on the way from origin to destination is possible.
SystemSet stopovers(const Now& now, System origin, System dest, int ships) {
    SystemSet between = now.map().neighbours[origin] & now.map().neighbours[dest] & enterable(now);
    between.remove(kPrime);
    if (ships >= 2) return between;
    return between & fresh_systems(now.s, now.seat);
}

// Whether there is anything to fly with and anywhere to fly to.
bool can_leave(const Now& now, System origin) {
    return now.s.fresh[origin] > 0 && !reach(now, origin).empty();
}

// PI-64: k ships leave the origin, `left` of them stay in the stopover, `joined` fresh ones join them there.
void fly(Next next, const Question& move, int left, int joined) {
    State& s = next.s;
    const System origin = move.a;
    const System dest = move.c;
    s.fresh[origin] = static_cast<std::uint8_t>(s.fresh[origin] - move.b);
    remove_ships(s, next.seat, origin, move.b);
    add_ships(s, next.seat, move.d, left);
    if (joined > 0) {
        s.fresh[move.d] = static_cast<std::uint8_t>(s.fresh[move.d] - joined);
        remove_ships(s, next.seat, move.d, joined);
    }
    add_ships(s, next.seat, dest, move.b - left + joined);
    Question& order = s.asked();
    order.b = static_cast<std::uint8_t>(origin + 1);
    order.c = dest;
    if (--order.a == 0 || !can_explore(next)) s.todo.pop_back();
}

}  // namespace

bool can_explore(const Now& now) {
    for (const System origin : now.me().held)
        if (can_leave(now, origin)) return true;
    return false;
}

void origins(Now now, ActionList& out) {
    for (const System system : now.me().held)
        if (can_leave(now, system)) out.push_back(act(Verb::Origin, system));
    out.push_back(act(Verb::Stop));
}
Verdict judge_origin(Now now, Action action) {
    if (verb_of(action) == Verb::Stop) return kAllowed;  // PI-41
    if (!now.me().held.has(action.a)) return breaks("PI-51");
    if (now.s.fresh[action.a] == 0) return breaks("PI-63");
    return reach(now, action.a).empty() ? breaks("PI-53") : kAllowed;
}
void choose_origin(Next next, Action action) {
    if (verb_of(action) == Verb::Stop) {
        next.s.todo.pop_back();
        return;
    }
    push(next.s, Step::ExploreSize, Actors::of(next.seat), action.a);
}

void fleet_sizes(Now now, ActionList& out) {
    for (int n = 1; n <= now.s.fresh[now.s.asked().a]; ++n) out.push_back(act(Verb::Fleet, n));
}
Verdict judge_size(Now now, Action action) {
    const int fresh = now.s.fresh[now.s.asked().a];
    return action.a <= fresh ? kAllowed : breaks("PI-63", Lacks::Fresh, action.a, fresh);
}
void choose_size(Next next, Action action) {
    const Question asked = next.s.todo.pop_back();
    push(next.s, Step::ExploreDest, Actors::of(next.seat), asked.a, action.a);
}

void destinations(Now now, ActionList& out) {
    for (const System system : reach(now, now.s.asked().a)) out.push_back(act(Verb::Dest, system));
}
Verdict judge_destination(Now now, Action action) {
    const System dest = action.a;
    if (reach(now, now.s.asked().a).has(dest)) return kAllowed;
    if (dest == now.s.asked().a) return breaks("PI-62");
    if (held_by_others(now.s, now.seat).has(dest)) return breaks("PI-53");
    if (now.s.kinds[Kind::BlackHole].has(dest)) return breaks("PI-118");
    return breaks(dest == kPrime && now.s.choices.prime_entry != 0 ? "PI-Q1" : "PI-52");
}
void choose_destination(Next next, Action action) {
    const Question asked = next.s.todo.pop_back();
    push(next.s, Step::ExploreRoute, Actors::of(next.seat), asked.a, asked.b, action.a);
}

void routes(Now now, ActionList& out) {
    const Question& asked = now.s.asked();
    out.push_back(act(Verb::Direct));
    for (const System system : stopovers(now, asked.a, asked.c, asked.b))
        out.push_back(act(Verb::Via, system));
}
Verdict judge_route(Now now, Action action) {
    if (verb_of(action) == Verb::Direct) return kAllowed;
    const Question& asked = now.s.asked();
    return stopovers(now, asked.a, asked.c, asked.b).has(action.a) ? kAllowed : breaks("PI-69");
}
void choose_route(Next next, Action action) {
    const Question asked = next.s.todo.pop_back();
    if (verb_of(action) == Verb::Direct) return fly(next, asked, 0, 0);
    push(next.s, Step::ExploreExchange, Actors::of(next.seat), asked.a, asked.b, asked.c, action.a);
}

// PI-58 - PI-60: leave some, but not all; or pick up some; never both.
void exchanges(Now now, ActionList& out) {
    const Question& asked = now.s.asked();
    for (int n = 1; n < asked.b; ++n) out.push_back(act(Verb::Leave, n));
    for (int n = 1; n <= now.s.fresh[asked.d]; ++n) out.push_back(act(Verb::PickUp, n));
}
Verdict judge_exchange(Now now, Action action) {
    const Question& asked = now.s.asked();
    if (verb_of(action) == Verb::Leave)
        return action.a < asked.b ? kAllowed : breaks("PI-59", Lacks::Fleet, action.a + 1, asked.b);
    const int fresh = now.s.fresh[asked.d];
    return action.a <= fresh ? kAllowed : breaks("PI-58", Lacks::Fresh, action.a, fresh);
}
void exchange(Next next, Action action) {
    const Question asked = next.s.todo.pop_back();
    const bool leaves = verb_of(action) == Verb::Leave;
    fly(next, asked, leaves ? action.a : 0, leaves ? 0 : action.a);
}

}  // namespace orrery::pi
