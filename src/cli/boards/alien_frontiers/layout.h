// The parts of the two boards of Alien Frontiers: a large one and one for small windows.
#pragma once

#include "cli/boards/alien_frontiers/pieces.h"
#include "cli/terminal/canvas.h"

namespace orrery::cli::af {

// 100 columns: the planet in the middle, stations on both sides.
Lines draw_large_table(const Sight& sight);
// 80 columns: stations and territories as lists side by side.
Lines draw_small_table(const Sight& sight);

// One line for each seat under a line of titles; cards below, of all or (small) of the current player only.
Lines draw_players(const Sight& sight, bool small);
// The unplaced ships of the current player as dice, or (small) in one line.
Lines draw_hand(const Sight& sight, bool small);

}  // namespace orrery::cli::af
