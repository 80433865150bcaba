// Move and Catapult (5.12), the Sprinter Drives (AR-223), and Moves after which a Battle must be possible
// (AR-214).
#include <algorithm>

#include "games/arcs/actions.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

// AR-213
int most_ships(const State& s) { return leader_of(s, s.turn.seat).most_ships; }

bool launches(const State& s, System from) {  // AR-115, AR-117
    return !(s.buildings.starports[s.turn.seat] & places_of(from)).empty();
}

// AR-115, AR-116: whether ships that enter may go on.
bool is_passable(const State& s, System system) {
    return is_gate(system) && !rival_controls(s, s.turn.seat, system);
}

bool has_entered(const Journey& journey, System gate) {
    return is_gate(gate) && ((journey.entered >> cluster_of(gate)) & 1U) != 0;
}

// --- AR-214: can a Battle still follow? ---

// Where ships that leave `from` could stop.
SystemSet reach(const State& s, System from, bool catapult, SystemSet closed = {}) {
    SystemSet reached = neighbours(s, from) - closed;
    if (!catapult) return reached;
    SystemSet todo = reached, done;
    while (!todo.empty()) {
        const System system = todo.first();
        todo.remove(system);
        done.add(system);
        if (!is_passable(s, system)) continue;
        const SystemSet next = neighbours(s, system) - closed - done;
        todo = todo | next;
        reached = reached | next;
    }
    return reached;
}

// Where a fresh ship could stop that may take the Move of the Sprinter Drives after this one.
SystemSet reach_with_sprint(const State& s, SystemSet stops) {
    SystemSet all = stops;
    for (const System stop : stops) all = all | reach(s, stop, launches(s, stop));
    return all;
}

struct Prospect {
    SystemSet stay;        // systems that keep a ship whatever comes
    SystemSet stops;       // where the ships under way could stop
    bool sprints = false;  // a fresh one is among them, and may sprint
};

bool ends_in_contact(const State& s, const Prospect& p) {
    const SystemSet contact = systems_with_rivals(s, s.turn.seat);
    if (!((p.stay | p.stops) & contact).empty()) return true;
    return p.sprints && !(reach_with_sprint(s, p.stops) & contact).empty();
}

bool may_sprint(const State& s, int flags) {
    return (flags & kSprinting) == 0 && has_lore(s, s.turn.seat, Lore::SprinterDrives);
}

// Systems with own ships once so many have left one of them.
SystemSet staying(const State& s, System from, int leave) {
    SystemSet stay = systems_with_ships(s, s.turn.seat);
    if (s.fleets[from].of(s.turn.seat) <= leave) stay.remove(from);
    return stay;
}

// A Move of so many ships from here to there, or on from there.
bool fits(const State& s, int flags, System from, System to, int fresh, int damaged) {
    if ((flags & kThenBattle) == 0) return true;
    SystemSet stops = SystemSet::of(to);
    if (launches(s, from) && is_passable(s, to)) stops = stops | reach(s, to, true);
    const Prospect p{staying(s, from, fresh + damaged), stops, fresh > 0 && may_sprint(s, flags)};
    return ends_in_contact(s, p);
}

// The fewest ships do best: more stay behind, and a fresh one goes farther.
bool fits_at_all(const State& s, int flags, System from, System to) {
    const int fresh = s.fleets[from].fresh[s.turn.seat] > 0 ? 1 : 0;
    return fits(s, flags, from, to, fresh, 1 - fresh);
}

// Where fresh ships were left that may sprint, so many of them in the present gate.
SystemSet left_behind(const State& s, int here) {
    SystemSet left;
    for (const System system : in_play(s))
        if (s.journey.took_part[system] > 0) left.add(system);
    if (here > 0) left.add(s.journey.at);
    return left;
}

// The ships of the journey fly on to `to`, some stay in the gate. (They are on the map where they are now.)
bool fits_on(const State& s, int flags, System to, int fresh, int damaged) {
    if ((flags & kThenBattle) == 0) return true;
    const Journey& journey = s.journey;
    const bool all = fresh + damaged == journey.fresh + journey.damaged;
    SystemSet closed;
    if (all && fresh + damaged == 1)
        for (int cluster = 0; cluster < kClusters; ++cluster)
            if (((journey.entered >> cluster) & 1U) != 0) closed.add(gate_of(cluster));
    SystemSet stops = SystemSet::of(to);
    if (is_passable(s, to)) stops = stops | reach(s, to, true, closed);
    const bool sprint = may_sprint(s, flags);
    Prospect p{staying(s, journey.at, fresh + damaged), stops, fresh > 0 && sprint};
    if (ends_in_contact(s, p)) return true;
    return sprint && ends_in_contact(s, {p.stay, left_behind(s, journey.fresh - fresh), true});
}

// The ships stop where they are.
bool fits_halt(const State& s, int flags) {
    if ((flags & kThenBattle) == 0) return true;
    return ends_in_contact(
        s, {systems_with_ships(s, s.turn.seat), left_behind(s, s.journey.fresh), may_sprint(s, flags)});
}

// --- ships on their way ---

// AR-230: control and the fresh starport are looked at just before the entry.
void capture_at_gate(State& s, System gate) {
    const Seat keeper = controller(s, gate);
    if (keeper == kNobody || keeper == s.turn.seat || !has_lore(s, keeper, Lore::GatePorts)) return;
    const PlaceSet ports = s.buildings.starports[keeper] & places_of(gate);
    if (!(ports - s.buildings.damaged).empty()) capture_from_supply(s, keeper, s.turn.seat);
}

void fly(State& s, System from, System to, int fresh, int damaged) {
    const Seat me = s.turn.seat;
    Fleets &here = s.fleets[from], &there = s.fleets[to];
    here.fresh[me] = byte(here.fresh[me] - fresh);
    here.damaged[me] = byte(here.damaged[me] - damaged);
    there.fresh[me] = byte(there.fresh[me] + fresh);
    there.damaged[me] = byte(there.damaged[me] + damaged);
    s.journey.at = to;
    s.journey.fresh = byte(fresh);
    s.journey.damaged = byte(damaged);
    if (is_gate(to)) s.journey.entered = byte(s.journey.entered | 1 << cluster_of(to));
}

// AR-115, AR-116
void enter(State& s, int flags, System from, System to, int fresh, int damaged, bool catapult) {
    const bool goes_on = catapult && is_passable(s, to);
    if (is_gate(to)) capture_at_gate(s, to);
    fly(s, from, to, fresh, damaged);
    if (goes_on)
        ask(s, Step::CatNext, flags);
    else
        then(s, Step::EndMove, flags);
}

void begin_journey(State& s, int flags, System from, System to, int fresh, int damaged) {
    const bool catapult = launches(s, from);
    s.journey.entered = 0;
    s.journey.took_part = {};  // AR-223: a sprint is not followed by another
    enter(s, flags, from, to, fresh, damaged, catapult);
}

// How many ships may leave a system: AR-223 counts fresh ones that took part.
int fresh_there(const State& s, int flags, System from) {
    return (flags & kSprinting) != 0 ? s.journey.took_part[from] : s.fleets[from].fresh[s.turn.seat];
}
int damaged_there(const State& s, int flags, System from) {
    return (flags & kSprinting) != 0 ? 0 : s.fleets[from].damaged[s.turn.seat];
}

}  // namespace

bool can_move(const State& s) {
    return s.me().ships < kShipsEach && !systems_with_ships(s, s.turn.seat).empty();
}

bool can_move_and_battle(const State& s) {
    for (const System from : systems_with_ships(s, s.turn.seat))
        for (const System to : neighbours(s, from))
            if (fits_at_all(s, kThenBattle, from, to)) return true;
    return false;
}

void move_from_answers(const State& s, ActionList& out) {
    for (const System system : systems_with_ships(s, s.turn.seat)) out.push_back(act(Verb::MoveFrom, system));
}

Verdict judge_move_from(const State& s, Action action) {
    if (s.fleets[action.a].of(s.turn.seat) == 0) return breaks("AR-114");
    for (const System to : neighbours(s, action.a))
        if (fits_at_all(s, s.asked().a, action.a, to)) return kAllowed;
    return breaks("AR-214");
}

void move_from(State& s, Action action) {
    const int flags = s.asked().a;
    s.todo.pop_back();
    ask(s, Step::MoveTo, flags, action.a);
}

void move_to_answers(const State& s, ActionList& out) {
    for (const System system : neighbours(s, s.asked().b)) out.push_back(act(Verb::MoveTo, system));
}

Verdict judge_move_to(const State& s, Action action) {
    const Question& frame = s.asked();
    if (!in_play(s).has(action.a)) return breaks("AR-21");
    if (!neighbours(s, frame.b).has(action.a)) return breaks("AR-114");
    return fits_at_all(s, frame.a, frame.b, action.a) ? kAllowed : breaks("AR-214");
}

void move_to(State& s, Action action) {
    const Question frame = s.asked();
    s.todo.pop_back();
    ask(s, Step::MoveFresh, frame.a, frame.b, action.a);
}

void move_fresh_answers(const State& s, ActionList& out) {
    const Question& frame = s.asked();
    const int most = std::min(fresh_there(s, frame.a, frame.b), most_ships(s));
    for (int n = 0; n <= most; ++n) out.push_back(act(Verb::MoveFresh, n));
}

Verdict judge_move_fresh(const State& s, Action action) {
    const Question& frame = s.asked();
    const int fresh = fresh_there(s, frame.a, frame.b), damaged = damaged_there(s, frame.a, frame.b);
    if (action.a > most_ships(s)) return breaks("AR-213", Lacks::Ships, action.a, most_ships(s));
    if (action.a > fresh) return breaks("AR-114", Lacks::Ships, action.a, fresh);
    if (action.a == 0 && damaged == 0) return breaks("AR-114");
    const bool fine = fits(s, frame.a, frame.b, frame.c, action.a, action.a == 0 ? 1 : 0);
    return fine ? kAllowed : breaks("AR-214");
}

void move_fresh(State& s, Action action) {
    const Question frame = s.asked();
    s.todo.pop_back();
    ask(s, Step::MoveDamaged, frame.a, frame.b, frame.c, action.a);
}

void move_damaged_answers(const State& s, ActionList& out) {
    const Question& frame = s.asked();
    const int most = std::min(damaged_there(s, frame.a, frame.b), most_ships(s) - frame.d);
    for (int n = frame.d == 0 ? 1 : 0; n <= most; ++n) out.push_back(act(Verb::MoveDamaged, n));
}

Verdict judge_move_damaged(const State& s, Action action) {
    const Question& frame = s.asked();
    const int damaged = damaged_there(s, frame.a, frame.b);
    if (action.a > damaged) return breaks("AR-114", Lacks::Ships, action.a, damaged);
    if (action.a + frame.d > most_ships(s))
        return breaks("AR-213", Lacks::Ships, action.a + frame.d, most_ships(s));
    if (action.a + frame.d == 0) return breaks("AR-114");
    return fits(s, frame.a, frame.b, frame.c, frame.d, action.a) ? kAllowed : breaks("AR-214");
}

void move_damaged(State& s, Action action) {
    const Question frame = s.asked();
    s.todo.pop_back();
    begin_journey(s, frame.a, frame.b, frame.c, frame.d, action.a);
}

// --- Catapult: AR-115 - AR-118 ---

void catapult_answers(const State& s, ActionList& out) {
    out.push_back(act(Verb::Halt));
    for (const System system : neighbours(s, s.journey.at)) out.push_back(act(Verb::FlyOn, system));
}

Verdict judge_catapult(const State& s, Action action) {
    const Journey& journey = s.journey;
    if (verb_of(action) == Verb::Halt) {
        return fits_halt(s, s.asked().a) ? kAllowed : breaks("AR-214");
    }
    if (!in_play(s).has(action.a)) return breaks("AR-21");
    if (!neighbours(s, journey.at).has(action.a)) return breaks("AR-115");
    const int ships = journey.fresh + journey.damaged;
    if (has_entered(journey, action.a) && ships < 2) return breaks("AR-118", Lacks::Ships, 2, ships);
    const int fresh = journey.fresh > 0 ? 1 : 0;
    return fits_on(s, s.asked().a, action.a, fresh, 1 - fresh) ? kAllowed : breaks("AR-214");
}

void catapult(State& s, Action action) {
    const int flags = s.asked().a;
    s.todo.pop_back();
    if (verb_of(action) == Verb::Halt) return then(s, Step::EndMove, flags);
    ask(s, Step::CatFresh, flags, action.a);
}

namespace {

// AR-118: into a gate entered before, at least one stays behind.
int most_to_fly_on(const State& s, System next) {
    const int ships = s.journey.fresh + s.journey.damaged;
    return has_entered(s.journey, next) ? ships - 1 : ships;
}

}  // namespace

void on_fresh_answers(const State& s, ActionList& out) {
    for (int n = 0; n <= s.journey.fresh; ++n) out.push_back(act(Verb::OnFresh, n));
}

Verdict judge_on_fresh(const State& s, Action action) {
    const Question& frame = s.asked();
    const Journey& journey = s.journey;
    if (action.a > journey.fresh) return breaks("AR-117", Lacks::Ships, action.a, journey.fresh);
    if (action.a == 0 && journey.damaged == 0) return breaks("AR-115");
    if (action.a > most_to_fly_on(s, frame.b)) return breaks("AR-118");
    const bool fine = fits_on(s, frame.a, frame.b, action.a, action.a == 0 ? 1 : 0);
    return fine ? kAllowed : breaks("AR-214");
}

void on_fresh(State& s, Action action) {
    const Question frame = s.asked();
    s.todo.pop_back();
    ask(s, Step::CatDamaged, frame.a, frame.b, action.a);
}

void on_damaged_answers(const State& s, ActionList& out) {
    for (int n = 0; n <= s.journey.damaged; ++n) out.push_back(act(Verb::OnDamaged, n));
}

Verdict judge_on_damaged(const State& s, Action action) {
    const Question& frame = s.asked();
    if (action.a > s.journey.damaged) return breaks("AR-117", Lacks::Ships, action.a, s.journey.damaged);
    if (action.a + frame.c == 0) return breaks("AR-115");
    if (action.a + frame.c > most_to_fly_on(s, frame.b)) return breaks("AR-118");
    return fits_on(s, frame.a, frame.b, frame.c, action.a) ? kAllowed : breaks("AR-214");
}

// Ships that stay count as left behind before the next entry (AR-118).
void on_damaged(State& s, Action action) {
    const Question frame = s.asked();
    s.todo.pop_back();
    Journey& journey = s.journey;
    const int left_fresh = journey.fresh - frame.c, left = left_fresh + journey.damaged - action.a;
    if (left > 0) journey.entered = 0;
    journey.took_part[journey.at] = byte(journey.took_part[journey.at] + left_fresh);
    enter(s, frame.a, journey.at, frame.b, frame.c, action.a, true);
}

// --- the end of a Move, and the Sprinter Drives: AR-223 ---

void end_move(State& s, Action) {
    const int flags = s.asked().a;
    s.todo.pop_back();
    Journey& journey = s.journey;
    const bool sprints = may_sprint(s, flags);
    journey.took_part[journey.at] = byte(journey.took_part[journey.at] + journey.fresh);
    const auto took_part = sprints ? journey.took_part : std::array<std::uint8_t, kSystems>{};
    journey = {};
    journey.took_part = took_part;
    if (sprints) ask(s, Step::Sprint, flags);
}

void sprint_answers(const State& s, ActionList& out) {
    for (const System system : in_play(s)) out.push_back(act(Verb::SprintFrom, system));
    out.push_back(act(Verb::NoSprint));
}

Verdict judge_sprint(const State& s, Action action) {
    const int flags = s.asked().a;
    if (verb_of(action) == Verb::NoSprint) {
        const bool fine =
            (flags & kThenBattle) == 0 || ends_in_contact(s, {systems_with_ships(s, s.turn.seat), {}, false});
        return fine ? kAllowed : breaks("AR-214");
    }
    if (s.journey.took_part[action.a] == 0) return breaks("AR-223");
    for (const System to : neighbours(s, action.a))
        if (fits(s, flags | kSprinting, action.a, to, 1, 0)) return kAllowed;
    return breaks("AR-214");
}

void sprint(State& s, Action action) {
    const int flags = s.asked().a;
    s.todo.pop_back();
    if (verb_of(action) == Verb::NoSprint) {
        s.journey = {};
        return;
    }
    ask(s, Step::MoveTo, flags | kSprinting, action.a);
}

}  // namespace orrery::ar
