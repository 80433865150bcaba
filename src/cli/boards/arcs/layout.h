// The parts of the two boards of Arcs: a large one and one for small windows.
#pragma once

#include "cli/boards/arcs/pieces.h"

namespace orrery::cli::ar {

// Six boxes around the ambitions, clockwise from cluster 1 at the top, gates inside.
Lines draw_ring(const Sight& sight, std::size_t width);
// A row for each cluster, a column for each kind of system.
Lines draw_map_table(const Sight& sight, std::size_t width);

// Chapter, initiative, the cards of the round, the turn; a Move or a battle under way.
Lines draw_round(const Sight& sight, std::size_t width);
Lines draw_discard(const Sight& sight, std::size_t width);
// A line each: the markers, what everybody counts there, and what that would bring now.
Lines draw_ambitions(const Sight& sight, std::size_t width);
Lines draw_court(const Sight& sight, std::size_t width, bool with_texts);

Lines draw_players(const Sight& sight, std::size_t width);
// The cards that the viewer knows, by whose hand they are in.
Lines draw_hands(const Sight& sight, std::size_t width);

}  // namespace orrery::cli::ar
