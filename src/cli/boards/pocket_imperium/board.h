// Pocket Imperium on a terminal: the galaxy as hexes, the round and the players beside or below it.
#pragma once

#include "cli/boards/board.h"

namespace orrery::cli::pi {

Lines draw(const BoardRequest& request);
Line changes_of(const boost::json::object& before, const boost::json::object& after, const Texts& texts);

}  // namespace orrery::cli::pi
