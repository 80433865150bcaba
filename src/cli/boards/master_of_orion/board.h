// Master of Orion on a terminal: the centre of the table, everybody's systems as stacks, the hand.
#pragma once

#include "cli/boards/board.h"

namespace orrery::cli::mo {

Lines draw(const BoardRequest& request);
Line changes_of(const boost::json::object& before, const boost::json::object& after, const Texts& texts);

}  // namespace orrery::cli::mo
