// The parts of the two boards of Pocket Imperium: a large one and one for small windows.
#pragma once

#include "cli/boards/pocket_imperium/pieces.h"

namespace orrery::cli::pi {

// Every system a hex of two rows and nine columns, drawn with its edges.
Lines draw_large_galaxy(const Sight& sight);
// Every system one row of text where its hex lies.
Lines draw_small_galaxy(const Sight& sight);
// What the signs in this galaxy mean, apart from planets, one by one.
Lines draw_legend(const Sight& sight);

// The round and, in a few lines each, the players: beside the galaxy.
Lines draw_panel(const Sight& sight, std::size_t width, bool small);
// The same below it, with one line for each player.
Lines draw_rows(const Sight& sight, std::size_t width);

}  // namespace orrery::cli::pi
