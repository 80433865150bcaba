// The parts of checking a position that came from outside.
#pragma once

#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

// What the systems are, as the tiles say (6.1).
By<Kind, SystemSet> kinds_of(const Atlas& atlas, const State& s);
// Whether the frames are those of a moment of the game (4.1), and what they remember makes sense.
Verdict check_question(const Now& now);

}  // namespace orrery::pi
