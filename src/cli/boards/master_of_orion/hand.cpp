#include <algorithm>

#include "cli/boards/master_of_orion/layout.h"

namespace orrery::cli::mo {

namespace {

Line effect(const Line& name, const object& card, const Line& place) {
    Line line = Line{"  "}.add(name);
    if (!place.empty()) line.add(" ").add(place);
    return line.add("  " + says(card), Ink::Quiet);
}

Line beginning(const Line& line, std::size_t width) {
    if (line.width() <= width) return line;
    return wrap(line, width - 2).front().add(" …", Ink::Quiet);
}

// Colour, name, cost, income, points, and what it does.
Line card_line(const Sight& sight, const object& held) {
    const std::string_view id = Sight::word_in(held, "card");
    const object& card = sight.structure(id);
    const bool can = !held.at("build").as_array().empty();
    Line line = Line{"  "}.add(structure_name(sight, id, can ? Ink::Strong : Ink::Plain));
    if (const int n = Sight::number(held, "n"); n > 1) line.add(" ×" + std::to_string(n), Ink::Strong);
    const Line cost = amounts(sight, card.at("cost").as_array(), "");
    line.add("  ").add(field(sight.term("cost"), cost.empty() ? Line{"0"} : cost));
    const Line income = amounts(sight, card.at("income").as_array(), "+");
    if (!income.empty()) line.add(" ").add(income);
    line.add(' ' + (card.at("vp").is_null() ? "?" : Sight::digits(card, "vp")) + "★", Ink::Strong);
    if (!card.at("space").is_null()) line.add(" [" + std::string{Sight::word_in(card, "space")} + ']');
    if (const auto morale = Sight::number_if_any(card, "build_morale"))
        line.add(" (" + sight.term("build_morale", {{"n", std::to_string(*morale)}}) + ')', Ink::Quiet);
    if (!can && held.at("rule").is_string())
        line.add(" ✗ " + std::string{Sight::word_in(held, "rule")}, Ink::Danger);
    return line.add("  " + says(card), Ink::Quiet);
}

}  // namespace

Lines draw_effects(const Sight& sight, int seat, std::size_t width) {
    const object& player = sight.seat(seat);
    Lines lines;
    for (const Json& race : player.at("race").as_array()) {
        const std::string_view id = race.as_string();
        const Line name{sight.name("race", id), Ink::Plain};
        append(lines, wrap_hanging(effect(name, sight.card("race", id), {}), width, 4));
    }
    if (player.at("advisor").is_string()) {
        const std::string_view id = Sight::word_in(player, "advisor");
        const Line name{sight.name("advisor", id), Ink::Plain};
        append(lines, wrap_hanging(effect(name, sight.card("advisor", id), {}), width, 4));
    }
    for (const Json& system : player.at("systems").as_array()) {
        const object* active = system.at("active").if_object();
        if (active == nullptr || system.at("cards").as_array().empty()) continue;
        const std::string_view id = Sight::word_in(*active, "card");
        append(lines, wrap_hanging(effect(structure_name(sight, id, Ink::Plain), sight.structure(id),
                                          space(*active, seat)),
                                   width, 4));
    }
    return lines;
}

Lines draw_hand(const Sight& sight, int seat, std::size_t width, bool low) {
    const array* hand = sight.seat(seat).at("hand").if_array();
    if (hand == nullptr || hand->empty()) return {};
    Lines lines{{sight.term("hand"), Ink::Heading}};
    for (const Json& held : *hand) {
        const Line line = card_line(sight, held.as_object());
        append(lines, low ? Lines{beginning(line, width)} : wrap_hanging(line, width, 4));
    }
    return lines;
}

}  // namespace orrery::cli::mo
