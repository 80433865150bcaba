// The parts of checking a position that came from outside.
#pragma once

#include "games/alien_frontiers/turn.h"

namespace orrery::af {

// Whether the frames are those of a moment of the game (4.1), and what they remember makes sense.
Verdict check_question(const State& s);

}  // namespace orrery::af
