// Points, ranking (section 7).
#pragma once

#include "engine/any_game.h"
#include "games/alien_frontiers/colonies.h"

namespace orrery::af {

int score(const State& s, Seat seat);
Standing standing(const State& s);
Breakdown breakdown(const State& s);  // of score()
Goods goods(const State& s, Seat seat);

}  // namespace orrery::af
