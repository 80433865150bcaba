#include "cli/boards/master_of_orion/pieces.h"

#include <algorithm>

namespace orrery::cli::mo {

namespace {

struct Colour {
    std::string_view id;
    Ink ink = Ink::Plain;
};
constexpr Colour kColours[] = {
    {"blue", Ink::Sapphire}, {"red", Ink::Ruby}, {"yellow", Ink::Orbit}, {"grey", Ink::Ore}};

}  // namespace

std::string Sight::word(std::string_view key, const Params& params) const {
    return texts().format("master_of_orion." + std::string{key}, params);
}

Line amounts(const Sight& sight, const array& numbers, std::string_view before) {
    Line line;
    for (std::size_t i = 0; i < std::size(kResources); ++i) {
        const int n = numbers[i].to_number<int>();
        if (n == 0) continue;
        line.add(line.empty() ? "" : " ").add(std::string{before} + std::to_string(n));
        line.add(sight.word("short." + std::string{kResources[i]}), Ink::Quiet);
    }
    return line;
}

Line tab(const Sight& sight, std::string_view structure) {
    const std::string_view colour = Sight::word_in(sight.structure(structure), "colour");
    const auto* found = std::ranges::find(kColours, colour, &Colour::id);
    return {sight.word("tab." + std::string{colour}), found == std::end(kColours) ? Ink::Plain : found->ink};
}

Line structure_name(const Sight& sight, std::string_view id, Ink ink) {
    return tab(sight, id).add(" ").add(sight.title("structure", id, ink));
}

Line space(const object& active, int owner) {
    if (active.at("space").is_null()) return {};
    Line line{'[' + std::string{Sight::word_in(active, "space")}, Ink::Strong};
    if (active.at("cube").as_bool()) line.add(std::string{silhouette(owner)}, piece_ink(owner));
    return line.add("]", Ink::Strong);
}

std::string says(const object& card) {
    std::string all;
    for (const Json& line : card.at("lines").as_array())
        all += (all.empty() ? "" : " ") + std::string{line.as_string()};
    return all;
}

}  // namespace orrery::cli::mo
