// Alien Frontiers on a terminal: the planet among its stations, the players below, the dice of the one who
// plays.
#pragma once

#include "cli/boards/board.h"

namespace orrery::cli::af {

Lines draw(const BoardRequest& request);
Line changes_of(const boost::json::object& before, const boost::json::object& after, const Texts& texts);

}  // namespace orrery::cli::af
