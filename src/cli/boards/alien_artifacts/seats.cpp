#include <algorithm>

#include "cli/boards/alien_artifacts/layout.h"

namespace orrery::cli::aa {

namespace {

constexpr std::size_t kIndent = 4;

Line named(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    Line line = seat_heading(sight, seat);
    if (player.at("faction").is_string())
        line.add(", " + sight.name("faction", Sight::word_in(player, "faction")), Ink::Quiet);
    return line;
}

Line points(const Sight& sight, const object& player) {
    return Line{Sight::digits(player, "track") + "★", Ink::Strong}.add(
        " (" + sight.term("score") + ' ' + Sight::digits(player, "score") + ')', Ink::Quiet);
}

Line bank(const Sight& sight, const object& player) {
    const std::string max = Sight::digits(sight.view().at("bank").as_object(), "max");
    return field(sight.term("credits"),
                 {sight.word("bank", {{"n", Sight::digits(player, "credits")}, {"max", max}}), Ink::Fuel});
}

// How many there are, and by name those that were used openly.
Line plans_held(const Sight& sight, const object& held) {
    Line line = field(sight.term("plans"), Line{Sight::digits(held, "count")});
    const Line open = names(sight, "plan", held.at("open").as_array());
    return open.empty() ? line : line.add(" (").add(open).add(")");
}

// The sides, what is blockaded, and what is stored: "L Argo, O Fram ×1".
Line short_card(const Sight& sight, const object& card) {
    const std::string_view id = Sight::word_in(card, "card");
    Line line = side_letter(Sight::word_in(card, "side")).add(" ").add(sight.title("card", id, Ink::Plain));
    if (const int tokens = Sight::number(card, "tokens"); tokens > 0)
        line.add(' ' + sight.word("blockaded", {{"n", std::to_string(tokens)}}), Ink::Danger);
    if (const array* stored = card.contains("stored") ? card.at("stored").if_array() : nullptr)
        if (const Line all = sections(sight, *stored); !all.empty()) line.add(" (").add(all).add(")");
    return line;
}

Line short_building(const Sight& sight, const object& card) {
    const std::string_view id = Sight::word_in(card, "card");
    Line line = sight.title("card", id, Ink::Quiet).add(" ");
    return line.add(
        sight.word("progress", {{"n", Sight::digits(card, "icons")}, {"cost", Sight::digits(card, "cost")}}),
        Ink::Quiet);
}

Lines with_texts(const Sight& sight, const array& ids, std::string_view domain, std::size_t width) {
    Lines lines;
    for (const Json& json : ids) {
        const std::string_view id = json.as_string();
        const Line line =
            Line{"  "}
                .add(sight.title(domain, id))
                .add("  " + std::string{Sight::word_in(sight.card("artifacts", id), "text")}, Ink::Quiet);
        append(lines, wrap_hanging(line, width, kIndent));
    }
    return lines;
}

Lines plans(const Sight& sight, const array& ids, std::size_t width) {
    Lines lines;
    for (const Json& json : ids) {
        const std::string_view id = json.as_string();
        Lines parts{Line{"  "}.add(sight.title("plan", id))};
        for (const Json& row : sight.card("plans", id).at("rows").as_array())
            parts.push_back(Line{Sight::digits(row.as_object(), "min") + "+ ", Ink::Strong}.add(
                std::string{row.at("text").as_string()}, Ink::Quiet));
        append(lines, flowed(parts, " · ", width, kIndent));
    }
    return lines;
}

Line resource_card(const Sight& sight, std::string_view id) {
    const std::string card{id};
    Line line{"  "};
    if (sight.live("resource", id))
        line.add(sight.title("resource", id));
    else
        line.add(section(sight, card + "_a"))
            .add(" | ", Ink::Quiet)
            .add(section(sight, card + "_b"))
            .add(" | ", Ink::Quiet)
            .add(sight.word("number", {{"n", Sight::digits(sight.card("resources", id), "attack")}}),
                 Ink::Strong);
    return line;
}

}  // namespace

Lines draw_numbers(const Sight& sight, int seat, std::size_t width) {
    const object& player = sight.seat(seat);
    return flowed(
        {named(sight, seat), points(sight, player), bank(sight, player),
         field(sight.term("hand"), Line{Sight::digits(player, "cards")}),
         plans_held(sight, player.at("plans").as_object()),
         field_if_any(sight.term("artifacts"), names(sight, "artifact", player.at("artifacts").as_array()))},
        "  ", width, kIndent);
}

Lines draw_cards_in_short(const Sight& sight, int seat, std::size_t width) {
    const object& player = sight.seat(seat);
    Lines lines;
    for (const std::string_view type : kTypes) {
        Lines cards;
        for (const Json& card : player.at("empire").at(type).as_array())
            cards.push_back(short_card(sight, card.as_object()));
        Lines building;
        for (const Json& card : player.at("construction").at(type).as_array())
            building.push_back(short_building(sight, card.as_object()));
        if (!building.empty()) building.front() = Line{"← ", Ink::Quiet}.add(building.front());
        append(cards, building);
        if (cards.empty()) continue;
        cards.front() = Line{"    " + sight.name("type", type) + ": ", Ink::Quiet}.add(cards.front());
        append(lines, flowed(cards, ", ", width, kIndent + 2));
    }
    return lines;
}

Lines draw_faction(const Sight& sight, int seat, std::size_t width) {
    const object& player = sight.seat(seat);
    if (!player.at("faction").is_string()) return {};
    const object& card = sight.card("factions", Sight::word_in(player, "faction"));
    Line line{"  " + std::string{Sight::word_in(card, "action")},
              sight.live("verb", "faction_action") ? Ink::Act : Ink::Quiet};
    line.add(" · " + std::string{Sight::word_in(card, "bonus")}, Ink::Quiet);
    return wrap_hanging(line, width, kIndent);
}

Lines draw_hand(const Sight& sight, int seat, std::size_t width) {
    const object& player = sight.seat(seat);
    Lines lines = with_texts(sight, player.at("artifacts").as_array(), "artifact", width);
    if (const array* hidden = player.at("plans").at("hidden").if_array())
        append(lines, plans(sight, *hidden, width));
    const array* hand = player.at("hand").if_array();
    if (hand == nullptr || hand->empty()) return lines;
    lines.push_back({sight.term("hand"), Ink::Heading});
    for (const Json& card : *hand)
        append(lines, wrap_hanging(resource_card(sight, card.as_string()), width, 4));
    return lines;
}

}  // namespace orrery::cli::aa
