// The parts of the board of Master of Orion.
#pragma once

#include "cli/boards/master_of_orion/pieces.h"

namespace orrery::cli::mo {

// Round, the ends of the game, deck and pile, advisors.
Lines draw_centre(const Sight& sight, std::size_t width);
// Numbers of a seat, then its systems: as stacks, or in short its active cards.
Lines draw_seat(const Sight& sight, int seat, std::size_t width, bool stacks);
// What the active cards of the seat do.
Lines draw_effects(const Sight& sight, int seat, std::size_t width);
// The cards in hand with what they cost and do; nothing where the viewer does not know them.
// In a low window every card has one line, and its text an end where that is full.
Lines draw_hand(const Sight& sight, int seat, std::size_t width, bool low);

}  // namespace orrery::cli::mo
