// Alien Artifacts on a terminal: decks and the alien system, the own machine in three rows, the others.
#pragma once

#include "cli/boards/board.h"

namespace orrery::cli::aa {

Lines draw(const BoardRequest& request);
Line changes_of(const boost::json::object& before, const boost::json::object& after, const Texts& texts);

}  // namespace orrery::cli::aa
