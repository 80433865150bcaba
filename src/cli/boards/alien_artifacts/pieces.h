// What the board of Alien Artifacts is put together from: cards, sections, result tables, each as a line.
#pragma once

#include "cli/boards/sight.h"

namespace orrery::cli::aa {

inline constexpr std::string_view kTypes[] = {"ship", "technology", "planet"};

// The table as the drawing functions look at it.
class Sight : public cli::Sight {
  public:
    using cli::Sight::Sight;

    int turn() const { return number(view(), "turn"); }
    const object& main_card(std::string_view id) const { return card("cards", id); }
    // Words of this drawing: "alien_artifacts.<key>".
    std::string word(std::string_view key, const Params& params = {}) const;
};

Line section(const Sight& sight, std::string_view id);  // "3 red, Exploration"
Line sections(const Sight& sight, const array& ids);    // several, with signs between them
Line kind(const Sight& sight, std::string_view card);   // " (Exploration)"
std::string effect(const Sight& sight, std::string_view card, std::string_view side);
Line side_letter(std::string_view side);                        // "L", "O"
Line field_if_any(const std::string& name, const Line& value);  // nothing for nothing
Line names(const Sight& sight, std::string_view domain, const array& ids);

}  // namespace orrery::cli::aa
