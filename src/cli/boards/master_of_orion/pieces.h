// What the board of Master of Orion is put together from: cards, prices, spaces, each as a line.
#pragma once

#include "cli/boards/sight.h"

namespace orrery::cli::mo {

// The table as the drawing functions look at it.
class Sight : public cli::Sight {
  public:
    using cli::Sight::Sight;

    const object& structure(std::string_view id) const { return card("structure", id); }
    // Words of this drawing: "master_of_orion.<key>".
    std::string word(std::string_view key, const Params& params = {}) const;
};

inline constexpr std::string_view kResources[] = {"food", "fleet", "production"};

// "3fo 1pr": numbers in the order food, fleet, production; nothing where all are 0.
Line amounts(const Sight& sight, const array& numbers, std::string_view before);
// "b" in its ink: the colour of a structure.
Line tab(const Sight& sight, std::string_view structure);
Line structure_name(const Sight& sight, std::string_view id, Ink ink);
// "[A]", "[A■]" with the cube of the seat in it; nothing for a card without a space.
Line space(const object& active, int owner);
// Every line that the card says, one after the other.
std::string says(const object& card);

}  // namespace orrery::cli::mo
