// The parts of the board of Alien Artifacts.
#pragma once

#include "cli/boards/alien_artifacts/pieces.h"

namespace orrery::cli::aa {

// The resource deck as the clock, and the supplies.
Lines draw_clock(const Sight& sight, std::size_t width);
// The three main decks with their top cards, and the alien system with its table of results.
// Small: without what the cards do.
Lines draw_decks(const Sight& sight, int seat, std::size_t width, bool small);
// What is revealed, paid for, attacked.
Lines draw_moment(const Sight& sight, std::size_t width);

// A line or more with the numbers of a seat.
Lines draw_numbers(const Sight& sight, int seat, std::size_t width);
// Its cards in short.
Lines draw_cards_in_short(const Sight& sight, int seat, std::size_t width);
// Construction to the left and the empire to the right, a row for each type.
Lines draw_machine(const Sight& sight, int seat, std::size_t width, bool small);
// Hand, plans and artifacts with what they do; of the hand nothing where the viewer does not know it.
Lines draw_hand(const Sight& sight, int seat, std::size_t width);
// What the faction may do, and its bonus at the end.
Lines draw_faction(const Sight& sight, int seat, std::size_t width);

}  // namespace orrery::cli::aa
