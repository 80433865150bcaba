// A round: planning, revealing, whose order is next (5.3 - 5.5).
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

namespace {

int cards_in(const State& s, Seat seat, Command command, int reveal) {
    return plan_of(s.players[seat].plan - 1).reveals[static_cast<std::size_t>(reveal)][command];
}

bool has_legal_action(const Now& now, Command command) {
    switch (command) {
        case Command::Expand:
            return can_expand(now);
        case Command::Explore:
            return can_explore(now);
        case Command::Exterminate:
            return can_exterminate(now);
    }
    return false;
}

Step step_of(Command command) {
    switch (command) {
        case Command::Expand:
            return Step::Expand;
        case Command::Explore:
            return Step::ExploreOrigin;
        case Command::Exterminate:
            return Step::ExterminateTarget;
    }
    return Step::Expand;
}

// PI-64, PI-81: at the start of an order every own ship is fresh.
void open_order(Next next, Command command, int actions) {
    State& s = next.s;
    s.fresh = {};
    for (const System system : s.players[next.seat].held) s.fresh[system] = s.ships.count[system];
    s.held_before = {};
    s.invaded = {};
    // PI-42: an order without a legal action ends by itself.
    if (!has_legal_action(next, command)) return;
    push(s, step_of(command), Actors::of(next.seat), actions, command == Command::Expand ? s.asked().d : 0);
}

}  // namespace

// PI-26: planning, then execution, then exploitation. The last frame is asked first.
void begin_round(Next next, Action) {
    State& s = next.s;
    s.todo.pop_back();
    ++s.round;
    s.reveals = 0;
    s.scored = 0;
    for (Player& player : s.players) player.plan = player.chosen = 0;  // PI-22
    push_automatic(s, Step::EndRound);
    push_automatic(s, Step::TakeBounty);
    push_automatic(s, Step::PrimeScorer);
    push_automatic(s, Step::NextScorer);
    push_automatic(s, Step::Sustain);
    push_automatic(s, Step::NextReveal);
    push(s, Step::MakePlan, Actors{static_cast<std::uint8_t>((1U << s.seats()) - 1), false});
}

// --- PI-28 - PI-30: everybody plans at the same time, in secret ---

void plans(Now now, ActionList& out) {
    for (int plan = first_plan(now.s.seats()); plan < last_plan(now.s.seats()); ++plan)
        out.push_back(act(Verb::Plan, plan));
}
Verdict judge_plan(Now now, Action action) {
    const bool fits = action.a >= first_plan(now.s.seats()) && action.a < last_plan(now.s.seats());
    return fits ? kAllowed : breaks(now.s.seats() == 2 ? "PI-29" : "PI-28");
}
void make_plan(Next next, Action action) {
    State& s = next.s;
    next.me().plan = static_cast<std::uint8_t>(action.a + 1);
    std::uint8_t& waiting = s.asked().who.seats;
    waiting = static_cast<std::uint8_t>(waiting & ~(1U << next.seat));
    if (waiting == 0) s.todo.pop_back();
}

// PI-31, PI-32: the next cards are turned over when all orders of the reveal before are completed.
void next_reveal(Next next, Action) {
    State& s = next.s;
    if (s.reveals == kReveals) {
        s.todo.pop_back();
        s.fresh = {};
        s.held_before = {};
        s.invaded = {};
        return;
    }
    ++s.reveals;
    push_automatic(s, Step::NextOrder);
}

// PI-36: 3 players: 4 - c. PI-37: 4 players: 3, less 1 for each neighbour with the same. PI-38: 2 players: 4
// - c.
int effectiveness(const State& s, Seat seat, Command command, int reveal) {
    const int n = s.seats();
    if (n == 4) {
        const auto same = [&](int distance) {
            return int{cards_in(s, static_cast<Seat>((seat + distance) % n), command, reveal) > 0};
        };
        return 3 - same(1) - same(3);
    }
    int alike = 0;
    for (Seat other = 0; other < n; ++other) alike += cards_in(s, other, command, reveal);
    return 4 - alike;
}

// PI-33, PI-34, PI-40: by command, then clockwise from the first player, then the player's cards one after
// the other.
void next_order(Next next, Action) {
    State& s = next.s;
    Question& cursor = s.asked();
    while (cursor.a < kCount<Command>) {
        const auto command = static_cast<Command>(cursor.a);
        const Seat seat = after_first(s, cursor.b);
        const int reveal = s.reveals - 1;
        if (cursor.c < cards_in(s, seat, command, reveal)) {
            ++cursor.c;
            const int actions = effectiveness(s, seat, command, reveal);
            if (actions == 0) continue;
            const std::size_t depth = s.todo.size();
            open_order({next.atlas, s, seat}, command, actions);
            if (s.todo.size() > depth) return;
            continue;
        }
        cursor.c = cursor.d = 0;
        if (++cursor.b == s.seats()) {
            cursor.b = 0;
            ++cursor.a;
        }
    }
    s.todo.pop_back();
}

}  // namespace orrery::pi
