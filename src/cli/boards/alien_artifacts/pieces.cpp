#include "cli/boards/alien_artifacts/pieces.h"

#include <algorithm>

namespace orrery::cli::aa {

namespace {

struct Colour {
    std::string_view id;
    Ink ink = Ink::Plain;
};
constexpr Colour kColours[] = {
    {"red", Ink::Ruby}, {"blue", Ink::Sapphire}, {"green", Ink::Jade}, {"gold", Ink::Orbit}};

Ink ink_of(const Sight& sight, std::string_view section) {
    const object& card = sight.card("resources", section.substr(0, section.rfind('_')));
    const object& half = card.at(section.substr(section.rfind('_') + 1)).as_object();
    const auto* found = std::ranges::find(kColours, Sight::word_in(half, "colour"), &Colour::id);
    return found == std::end(kColours) ? Ink::Plain : found->ink;
}

}  // namespace

std::string Sight::word(std::string_view key, const Params& params) const {
    return texts().format("alien_artifacts." + std::string{key}, params);
}

Line section(const Sight& sight, std::string_view id) {
    return sight.title("section", id, ink_of(sight, id));
}

Line sections(const Sight& sight, const array& ids) {
    Lines all;
    for (const Json& id : ids) all.push_back(section(sight, id.as_string()));
    return joined(all, " + ");
}

Line kind(const Sight& sight, std::string_view card) {
    return {" (" + sight.name("kind", Sight::word_in(sight.main_card(card), "kind")) + ')', Ink::Quiet};
}

std::string effect(const Sight& sight, std::string_view card, std::string_view side) {
    return std::string{Sight::word_in(sight.main_card(card), side)};
}

Line side_letter(std::string_view side) {
    return side == "logistic" ? Line{"L", Ink::Ore} : Line{"O", Ink::Orbit};
}

Line field_if_any(const std::string& name, const Line& value) {
    return value.empty() ? Line{} : field(name, value);
}

Line names(const Sight& sight, std::string_view domain, const array& ids) {
    Lines all;
    for (const Json& id : ids) all.push_back(sight.title(domain, id.as_string(), Ink::Plain));
    return joined(all, ", ");
}

}  // namespace orrery::cli::aa
