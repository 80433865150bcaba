#include <algorithm>

#include "cli/boards/master_of_orion/layout.h"

namespace orrery::cli::mo {

namespace {

constexpr std::size_t kIndent = 4;

Line named(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    Line line = seat_heading(sight, seat);
    for (const Json& race : player.at("race").as_array())
        line.add(", " + sight.name("race", race.as_string()), Ink::Quiet);
    return line;
}

// "food 4+3": what there is, and the income.
Lines tracks(const Sight& sight, const object& player) {
    Lines parts;
    for (const std::string_view id : kResources) {
        Line value{Sight::digits(player.at("tracks").as_object(), id), Ink::Strong};
        const int income = Sight::number(player.at("income").as_object(), id);
        if (income > 0) value.add('+' + std::to_string(income), Ink::Good);
        parts.push_back(field(sight.name("resource", id), value));
    }
    return parts;
}

// Available ones, those in reserve, and those that lie on actions, cards and opponents.
Line cubes(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    Line line = field(sight.word("cubes"), {Sight::digits(player, "available"), Ink::Strong});
    line.add('/' + Sight::digits(player, "reserve"), Ink::Quiet);
    for (const auto& box : player.at("boxes").as_object())
        if (const int n = box.value().to_number<int>(); n > 0)
            line.add(' ' + sight.name("deed", box.key()) + ' ' + std::to_string(n), Ink::Quiet);
    int target = 0;
    for (const Json& json : player.at("attacks").as_array()) {
        if (const int n = json.to_number<int>(); n > 0)
            line.add(" → ", Ink::Quiet).add(piece(target)).add(std::to_string(n), Ink::Quiet);
        ++target;
    }
    return line;
}

Line advisor(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    if (player.at("advisor").is_null()) return {};
    Line line = field(sight.term("advisor"), sight.name("advisor", Sight::word_in(player, "advisor")));
    if (const object* active = player.at("advisor_active").if_object())
        if (const Line place = space(*active, seat); !place.empty()) line.add(" ").add(place);
    return player.at("colour").is_null()
               ? line
               : line.add(" (" + sight.name("colour", Sight::word_in(player, "colour")) + ')', Ink::Quiet);
}

Line morale(const Sight& sight, const object& player) {
    const int value = Sight::number(player, "morale");
    return field(sight.term("morale"), {std::to_string(value), value <= 0 ? Ink::Danger : Ink::Strong});
}

Lines numbers(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    Lines parts{named(sight, seat), {Sight::digits(player, "score") + "★", Ink::Strong}};
    append(parts, tracks(sight, player));
    append(parts, {morale(sight, player),
                   {sight.name("level", Sight::word_in(player, "level")), Ink::Quiet},
                   cubes(sight, seat),
                   field(sight.term("hand"), Line{Sight::digits(player, "hand_size")}),
                   advisor(sight, seat)});
    return parts;
}

Line points(const object& card) {
    const bool counted = card.at("counted").as_bool();
    return {' ' + std::string{counted ? "?" : ""} + Sight::digits(card, "vp") + "★", Ink::Strong};
}

// A card of a stack in one cell: the name gives way.
Line cell(const Sight& sight, const object& card, const Line& behind, std::size_t width, Ink ink) {
    const std::string_view id = Sight::word_in(card, "card");
    Line end = behind.empty() ? Line{} : Line{" "}.add(behind);
    const Line income = amounts(sight, sight.structure(id).at("income").as_array(), "+");
    if (!income.empty()) end.add(" ").add(income);
    end.add(points(card));
    const Line name = sight.title("structure", id, ink);
    const std::size_t room = width - std::min(width, end.width() + 2);
    return tab(sight, id).add(" ").add(shortened(name.text(), room), name.spans().front().ink).add(end);
}

std::string number_of(std::string_view place) { return std::string{place.substr(place.rfind('_') + 1)}; }

Line system_title(const Sight& sight, const object& system) {
    const std::string_view place = Sight::word_in(system, "place");
    Line line = sight.title("place", place, Ink::Quiet);
    line.add(' ' + std::to_string(system.at("cards").as_array().size()) + '/' + Sight::digits(system, "room"),
             Ink::Quiet);
    if (!system.at("advisor").is_null())
        line.add(' ' + sight.name("advisor", Sight::word_in(system, "advisor")), Ink::Quiet);
    return line;
}

Lines stack(const Sight& sight, int seat, const object& system, std::size_t width) {
    Lines lines{Line{shortened(system_title(sight, system).text(), width), Ink::Quiet}};
    const array& cards = system.at("cards").as_array();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool top = i + 1 == cards.size();
        const object* active = system.at("active").if_object();
        const Line behind = top && active != nullptr ? space(*active, seat) : Line{};
        lines.push_back(cell(sight, cards[i].as_object(), behind, width, top ? Ink::Strong : Ink::Quiet));
    }
    return lines;
}

// The active cards stand in one line, what they cover rises above them.
Lines stacks(const Sight& sight, int seat, std::size_t width) {
    const array& systems = sight.seat(seat).at("systems").as_array();
    const std::size_t across = std::max<std::size_t>(systems.size(), 4);
    const std::size_t column = (width - 2) / std::min<std::size_t>(across, width < 100 ? 2 : across);
    Lines lines;
    for (std::size_t from = 0; from < systems.size(); from += (width - 2) / column) {
        const std::size_t to = std::min(systems.size(), from + (width - 2) / column);
        std::vector<Lines> drawn;
        std::size_t height = 0;
        for (std::size_t i = from; i < to; ++i) {
            drawn.push_back(stack(sight, seat, systems[i].as_object(), column - 2));
            height = std::max(height, drawn.back().size());
        }
        Lines rows(height);
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            Lines sunk(height - drawn[i].size());
            append(sunk, drawn[i]);
            rows = beside(std::move(rows), sunk, 2 + i * column);
        }
        append(lines, rows);
    }
    return lines;
}

// "1 Astro University [A] 4/5": what lies on top.
Lines tops(const Sight& sight, int seat, std::size_t width) {
    Lines parts;
    for (const Json& json : sight.seat(seat).at("systems").as_array()) {
        const object& system = json.as_object();
        const array& cards = system.at("cards").as_array();
        Line part{number_of(Sight::word_in(system, "place")) + ' ', Ink::Quiet};
        if (const object* active = system.at("active").if_object()) {
            const Line place = space(*active, seat);
            if (!cards.empty())
                part.add(structure_name(sight, Sight::word_in(*active, "card"), Ink::Plain)).add(" ");
            if (!place.empty()) part.add(place).add(" ");
        }
        part.add(std::to_string(cards.size()) + '/' + Sight::digits(system, "room"), Ink::Quiet);
        parts.push_back(std::move(part));
    }
    if (!parts.empty()) parts.front() = Line{std::string(kIndent, ' ')}.add(parts.front());
    return flowed(parts, " · ", width, kIndent);
}

}  // namespace

Lines draw_seat(const Sight& sight, int seat, std::size_t width, bool as_stacks) {
    Lines lines = flowed(numbers(sight, seat), "  ", width, kIndent);
    append(lines, as_stacks ? stacks(sight, seat, width) : tops(sight, seat, width));
    return lines;
}

}  // namespace orrery::cli::mo
