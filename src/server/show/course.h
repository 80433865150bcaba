// The scores along a game, and where its turns end.
#pragma once

#include "engine/match.h"

namespace orrery::server {

Json course_json(const Match& match);
// The plies at which a turn was over.
std::vector<std::size_t> turn_ends(const Match& match);

}  // namespace orrery::server
