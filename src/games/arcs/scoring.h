// Ambitions: who counts how much, who takes which place, and what it is worth (7.1).
#pragma once

#include "engine/any_game.h"
#include "games/arcs/board.h"

namespace orrery::ar {

bool is_declared(const State& s, Ambition ambition);
MarkerValue worth_of(const State& s, Ambition ambition);  // the markers in its box together
int count_for(const State& s, Seat seat, Ambition ambition);
int neutral_count(const State& s, Ambition ambition);  // AR-263

struct AmbitionGain {
    std::uint8_t place = 0;  // 1, 2; 0: none
    std::uint8_t power = 0, bonus = 0;
};
// AR-243 - AR-249: if it were scored now with this worth.
std::array<AmbitionGain, kSeats> gains_of(const State& s, Ambition ambition);

Standing standing(const State& s);
Breakdown breakdown(const State& s);
Goods goods(const State& s, Seat seat);

}  // namespace orrery::ar
