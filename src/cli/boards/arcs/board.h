// Arcs on a terminal: the ring of clusters or a table of them, the round, ambitions, the Court, the players.
#pragma once

#include "cli/boards/board.h"

namespace orrery::cli::ar {

Lines draw(const BoardRequest& request);
Line changes_of(const boost::json::object& before, const boost::json::object& after, const Texts& texts);

}  // namespace orrery::cli::ar
