#include <algorithm>

#include "cli/boards/arcs/layout.h"

namespace orrery::cli::ar {

namespace {

// "3[M] 1[·]": what a raider pays for a slot, and what lies in it; slots under cities are left out.
Line slots(const Sight& sight, const object& player) {
    Line line;
    for (const Json& json : player.at("slots").as_array()) {
        const object& slot = json.as_object();
        if (!slot.at("open").as_bool()) continue;
        line.add((line.empty() ? "" : " ") + Sight::digits(slot, "cost"), Ink::Quiet).add("[", Ink::Quiet);
        if (slot.at("token").is_null())
            line.add("·", Ink::Quiet);
        else
            line.add(resource(sight, Sight::word_in(slot, "token")));
        line.add("]", Ink::Quiet);
    }
    for (const auto& loose : player.at("loose").as_object())
        for (int i = 0; i < loose.value().to_number<int>(); ++i)
            line.add(" ").add(resource(sight, loose.key()));
    return line;
}

Line power(const object& player) {
    Line line{Sight::digits(player, "power") + "★", Ink::Strong};
    const int more = Sight::number(player, "gain_now");
    return more > 0 ? line.add('+' + std::to_string(more), Ink::Good) : line;
}

Line trophies(const Sight& sight, const object& player) {
    Line line;
    for (const auto& kind : player.at("trophies").as_object()) {
        const Line each = counts(kind.value().as_array());
        if (each.empty()) continue;
        line.add(line.empty() ? "" : ", ").add(sight.name("trophy", kind.key()) + ' ', Ink::Quiet).add(each);
    }
    return line;
}

Line names(const Sight& sight, const array& ids, std::string_view domain) {
    Lines all;
    for (const Json& id : ids) all.push_back(sight.title(domain, id.as_string(), Ink::Plain));
    return joined(all, ", ");
}

Line guilds(const Sight& sight, const object& player) {
    Lines all;
    for (const Json& json : player.at("guilds").as_array()) {
        const object& guild = json.as_object();
        Line line;
        if (!guild.at("suit").is_null()) line = resource(sight, Sight::word_in(guild, "suit")).add(" ");
        line.add(sight.title("court", Sight::word_in(guild, "court"), Ink::Plain));
        line.add(' ' + sight.word("keys", {{"n", Sight::digits(guild, "keys")}}), Ink::Quiet);
        all.push_back(std::move(line));
    }
    return joined(all, ", ");
}

Line outrage(const Sight& sight, const object& player) {
    Line line;
    for (const Json& type : player.at("outrage").as_array()) line.add(resource(sight, type.as_string()));
    return line;
}

Line field_if_any(const std::string& name, const Line& value) {
    return value.empty() ? Line{} : field(name, value);
}

Lines parts_of(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    const auto counted = [&](std::string_view key) {
        return field(sight.term(key), Line{Sight::digits(player, key)});
    };
    Line leader;
    if (!player.at("leader").is_null()) leader = {sight.name("leader", Sight::word_in(player, "leader"))};
    return {
        seat_heading(sight, seat),
        power(player),
        counted("hand"),
        slots(sight, player),
        field(sight.word("left"),
              joined({counted("ships"), counted("cities"), counted("starports"), counted("agents")}, ", ")),
        field_if_any(sight.term("trophies"), trophies(sight, player)),
        field_if_any(sight.term("captives"), counts(player.at("captives").as_array())),
        field_if_any(sight.term("outrage"), outrage(sight, player)),
        field_if_any(sight.term("guilds"), guilds(sight, player)),
        leader,
        names(sight, player.at("lore").as_array(), "lore")};
}

Lines known_cards(const Sight& sight, const object& player) {
    Lines all;
    for (const Json& json : player.at("cards").as_array()) {
        const object& card = json.as_object();
        Line line = sight.title("card", Sight::word_in(card, "card"));
        all.push_back(line.add(" ").add(pips(Sight::number(card, "pips"))));
    }
    return all;
}

}  // namespace

Lines draw_players(const Sight& sight, std::size_t width) {
    Lines lines;
    for (int seat = 0; seat < sight.seats(); ++seat)
        append(lines, flowed(parts_of(sight, seat), "  ", width, 4));
    return lines;
}

Lines draw_hands(const Sight& sight, std::size_t width) {
    Lines lines;
    for (int seat = 0; seat < sight.seats(); ++seat) {
        const object& player = sight.seat(seat);
        Lines cards = known_cards(sight, player);
        if (cards.empty()) continue;
        const bool all = static_cast<int>(cards.size()) == Sight::number(player, "hand");
        cards.front() =
            piece(seat).add(' ' + sight.term(all ? "hand" : "known") + ' ', Ink::Quiet).add(cards.front());
        append(lines, flowed(cards, " · ", width, 4));
    }
    return lines;
}

}  // namespace orrery::cli::ar
