// Points, ranking (section 7).
#pragma once

#include "games/alien_frontiers/colonies.h"

namespace orrery::af {

int score(const State& s, Seat seat);
Standing standing(const State& s);

}  // namespace orrery::af
