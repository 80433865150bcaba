#include <algorithm>

#include "cli/boards/alien_artifacts/layout.h"

namespace orrery::cli::aa {

namespace {

Line counted(const std::string& name, const std::string& value) { return field(name, {value, Ink::Strong}); }

Line last_turns(const Sight& sight) {
    if (!sight.view().at("ending").as_bool()) return {};
    Line line{sight.term("last_turns") + ' ', Ink::Danger};
    for (const Json& seat : sight.view().at("last_turns").as_array()) line.add(piece(seat.to_number<int>()));
    return line;
}

std::string size_of(const array& list) { return std::to_string(list.size()); }

Line both_sides(const Sight& sight, std::string_view card) {
    return kind(sight, card)
        .add(" ")
        .add(side_letter("logistic"))
        .add(' ' + effect(sight, card, "logistic") + ' ', Ink::Quiet)
        .add(side_letter("operational"))
        .add(' ' + effect(sight, card, "operational"), Ink::Quiet);
}

// In a small window what can be chosen keeps its text, the top cards have to do without.
Lines deck(const Sight& sight, std::string_view type, std::size_t width, bool small) {
    const object& deck = sight.view().at("decks").at(type).as_object();
    Line line =
        sight.title("type", type, Ink::Quiet).add(' ' + Sight::digits(deck, "size") + ' ', Ink::Quiet);
    if (deck.at("top").is_string()) {
        const std::string_view top = Sight::word_in(deck, "top");
        line.add(sight.title("card", top)).add(small ? kind(sight, top) : both_sides(sight, top));
    }
    const Line below = names(sight, "card", deck.at("below").as_array());
    if (!below.empty()) line.add(' ' + sight.word("then") + ' ', Ink::Quiet).add(below);
    Lines lines = wrap_hanging(line, width, 4);
    for (const Json& drawn : deck.at("drawn").as_array()) {
        const std::string_view id = drawn.as_string();
        const Line shown = Line{"  ★ ", Ink::News}.add(sight.title("card", id)).add(both_sides(sight, id));
        append(lines, wrap_hanging(shown, width, 4));
    }
    return lines;
}

std::string range(const object& row) {
    const auto upto = Sight::number_if_any(row, "upto");
    const std::string min = Sight::digits(row, "min");
    if (!upto) return min + '+';
    return *upto == Sight::number(row, "min") ? min : min + "–" + std::to_string(*upto);
}

Lines alien_system(const Sight& sight, std::size_t width) {
    const object& system = sight.view().at("system").as_object();
    Line head = field(sight.term("system"), Line{Sight::digits(system, "size"), Ink::Quiet});
    const array& rows = system.at("rows").as_array();
    if (rows.empty()) return {head};
    const std::string_view id = Sight::word_in(system, "open");
    head.add(' ' + sight.name("system", id), sight.live("verb", "attack_system") ? Ink::Act : Ink::Strong);
    Lines parts{head};
    const array& texts = sight.card("systems", id).at("rows").as_array();
    for (std::size_t i = 0; i < rows.size(); ++i)
        parts.push_back(Line{range(rows[i].as_object()) + ' ', Ink::Strong}.add(
            std::string{texts[i].at("text").as_string()}, Ink::Quiet));
    return flowed(parts, " · ", width, 4);
}

Line payment(const Sight& sight) {
    const object* pay = sight.view().at("payment").if_object();
    if (pay == nullptr) return {};
    Lines parts;
    if (pay->at("card").is_string()) parts.push_back({sight.name("card", Sight::word_in(*pay, "card"))});
    if (pay->at("colour").is_string())
        parts.push_back({sight.name("colour", Sight::word_in(*pay, "colour"))});
    if (const auto missing = Sight::number_if_any(*pay, "missing"))
        parts.push_back(counted(sight.term("missing"), std::to_string(*missing)));
    if (const auto limit = Sight::number_if_any(*pay, "limit"))
        parts.push_back(counted(sight.term("limit"), std::to_string(*limit)));
    return field(sight.term("payment"), joined(parts, ", "));
}

Line attack(const Sight& sight) {
    const object* attack = sight.view().at("attack").if_object();
    if (attack == nullptr) return {};
    Line line;
    if (attack->contains("ship") && attack->at("ship").is_string())
        line.add(sight.name("card", Sight::word_in(*attack, "ship")) + " → ", Ink::Strong);
    const auto target = Sight::number_if_any(*attack, "target");
    line.add(target ? seat_name(sight, *target) : Line{sight.term("system"), Ink::Strong});
    if (attack->at("plan").is_string())
        line.add(", " + sight.name("plan", Sight::word_in(*attack, "plan")), Ink::Strong);
    return line;
}

}  // namespace

Lines draw_clock(const Sight& sight, std::size_t width) {
    const object& view = sight.view();
    const object& cards = view.at("resources").as_object();
    const object& artifacts = view.at("artifacts").as_object();
    return flowed(
        {sight.over() ? Line{sight.term("over"), Ink::Strong} : Line{},
         counted(sight.term("round"), Sight::digits(view, "round")),
         counted(sight.term("deck"), Sight::digits(cards, "size") + '/' + Sight::digits(cards, "total")),
         counted(sight.term("discard"), size_of(cards.at("discard").as_array())),
         counted(sight.term("artifacts"), Sight::digits(artifacts, "deck")),
         counted(sight.term("plans"), Sight::digits(view, "plans")),
         counted(sight.term("tokens"), Sight::digits(view, "tokens")),
         field(sight.term("first_player"), piece(Sight::number(view, "first"))), last_turns(sight)},
        " · ", width, 2);
}

Lines draw_decks(const Sight& sight, int seat, std::size_t width, bool small) {
    Lines lines;
    for (const std::string_view type : kTypes) append(lines, deck(sight, type, width, small));
    append(lines, alien_system(sight, width));
    const std::string price = Sight::digits(sight.seat(seat).at("costs").as_object(), "purchase");
    const Line deal{sight.word("purchase", {{"n", price}}),
                    sight.live("verb", "purchase") ? Ink::Act : Ink::Quiet};
    append(lines, flowed({deal, {sight.word("legend"), Ink::Quiet}}, " · ", width, 2));
    return lines;
}

Lines draw_moment(const Sight& sight, std::size_t width) {
    const Line revealed = names(sight, "resource", sight.view().at("revealed").as_array());
    return flowed({payment(sight), attack(sight), field_if_any(sight.term("revealed"), revealed)}, " · ",
                  width, 4);
}

}  // namespace orrery::cli::aa
