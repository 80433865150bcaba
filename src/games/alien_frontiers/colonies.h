// Colonies, control, bonuses, the hub track and the relic ship's home (5.6, 5.15 - 5.17).
#pragma once

#include "games/alien_frontiers/fleet.h"

namespace orrery::af {

// AF-111: the player with more colonies there than every other single player, or kNobody.
inline Seat controller(const State& s, Territory territory) {
    Seat who = kNobody;
    int most = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        const int here = s.colonies[territory][seat];
        if (here > most) {
            most = here;
            who = seat;
        } else if (here == most) {
            who = kNobody;
        }
    }
    return who;
}

inline int colonies_on(const State& s, Territory territory) {
    int total = 0;
    for (const int here : s.colonies[territory]) total += here;
    return total;
}

// AF-113: the current player controls it or borrows it (AF-148), and the Isolation Field is elsewhere
// (AF-132).
inline bool has_bonus(const State& s, Territory territory) {
    if (s.fields[Field::Isolation] == territory) return false;
    return s.flags.crystal == territory || controller(s, territory) == s.turn;
}

// AF-134: no colony enters or leaves it.
inline bool repelled(const State& s, Territory territory) { return s.fields[Field::Repulsor] == territory; }

// AF-126: the relic goes home the moment its owner no longer has Burroughs Desert by control.
void return_lost_relic(State& s);

// The places a colony may be landed on (AF-108, AF-134).
void territories(const State& s, ActionList& out);
Verdict may_land(const State& s, Action land);
// AF-109, AF-110: which colony a station lands. AF-181: landing the last one ends the game at once.
void land(State& s, Action land);

// The hub (5.6).
Verdict hub_has_room_to_advance(const State& s);
void advance_on_hub(State& s);
void start_hub_colony(State& s);
Verdict may_launch(const State& s);
void launch(State& s);
void extra_answers(const State& s, ActionList& out);
Verdict judge_extra(const State& s, Action action);
void resolve_extra(State& s, Action action);
void new_hub_colony(State& s, Action);

// AF-124: the relic ship.
Verdict may_buy_relic(const State& s);
void buy_relic(State& s);

}  // namespace orrery::af
