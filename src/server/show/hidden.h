// Whether one seat sees or chooses what others must not see.
#pragma once

#include "engine/any_game.h"

namespace orrery::server {

// The seat's view is another one than everybody's, or it may choose something that not everybody is told.
bool hides_something(const AnyGame& game, Seat seat);

}  // namespace orrery::server
