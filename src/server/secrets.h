// Whether there is something between two seats that one of them must not see.
#pragma once

#include "engine/any_game.h"

namespace orrery::server {

// What the seat is about to answer is not for everybody.
bool chooses_in_secret(const AnyGame& game, Seat seat);
// Whether one view tells something that the other one hides (null, or another value). Nothing, zero and no
// are nothing to tell.
bool holds_more(const Json& view, const Json& other);

}  // namespace orrery::server
