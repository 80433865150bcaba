#include <algorithm>

#include "cli/boards/master_of_orion/layout.h"

namespace orrery::cli::mo {

namespace {

constexpr int kFewMorale = 2, kManyCards = 17;  // MO-151 is near

Line clock(const Sight& sight) {
    const object& end = sight.view().at("end").as_object();
    if (sight.over()) return {sight.term("over"), Ink::Strong};
    const bool last = Sight::number(end, "round") == Sight::number(end, "rounds");
    return field(sight.term("round"), Line{Sight::digits(end, "round"), last ? Ink::Danger : Ink::Strong}.add(
                                          ' ' + sight.term("of") + ' ' + Sight::digits(end, "rounds")));
}

Lines ends(const Sight& sight) {
    const object& end = sight.view().at("end").as_object();
    const object& lowest = end.at("lowest").as_object();
    const object& fullest = end.at("fullest").as_object();
    const int morale = Sight::number(lowest, "morale"), cards = Sight::number(fullest, "cards");
    Line low = piece(Sight::number(lowest, "seat"))
                   .add(std::to_string(morale), morale <= kFewMorale ? Ink::Danger : Ink::Strong);
    Line full = piece(Sight::number(fullest, "seat"))
                    .add(std::to_string(cards), cards >= kManyCards ? Ink::Danger : Ink::Strong)
                    .add('/' + Sight::digits(fullest, "of"), Ink::Quiet);
    Lines parts{field(sight.term("lowest_morale"), low), field(sight.term("fullest"), full)};
    if (end.at("now").as_bool()) parts.push_back({sight.term("last_round"), Ink::Danger});
    return parts;
}

Lines advisors(const Sight& sight) {
    Lines names;
    for (const Json& id : sight.view().at("centre").as_array())
        names.push_back(sight.title("advisor", id.as_string()));
    return names;
}

// How many there are, and the newest three.
Lines pile(const Sight& sight) {
    constexpr std::size_t kShown = 3;
    const array& cards = sight.view().at("pile").as_array();
    Lines parts{field(sight.term("pile"), {std::to_string(cards.size()), Ink::Strong})};
    for (std::size_t i = 0; i < std::min(kShown, cards.size()); ++i)
        parts.push_back(structure_name(sight, cards[cards.size() - 1 - i].as_string(), Ink::Plain));
    return parts;
}

Line under_way(const Sight& sight) {
    const object* building = sight.view().at("building").if_object();
    if (building == nullptr) return {};
    return field(sight.name("deed", "build"),
                 structure_name(sight, Sight::word_in(*building, "title"), Ink::Strong));
}

Line drawn(const Sight& sight) {
    const array* cards = sight.view().at("drawn").if_array();
    if (cards == nullptr) return {};
    Lines names;
    for (const Json& id : *cards) names.push_back(structure_name(sight, id.as_string(), Ink::News));
    return field(sight.term("drawn"), joined(names, ", "));
}

}  // namespace

Lines draw_centre(const Sight& sight, std::size_t width) {
    Lines parts{clock(sight), field(sight.term("first_player"), piece(Sight::number(sight.view(), "first")))};
    append(parts, ends(sight));
    Lines lines = flowed(parts, " · ", width, 2);
    Lines stock{field(sight.term("deck"), {Sight::digits(sight.view(), "deck"), Ink::Strong})};
    append(stock, pile(sight));
    append(stock, {under_way(sight), drawn(sight)});
    append(lines, flowed(stock, " · ", width, 2));
    Lines offered = advisors(sight);
    if (!offered.empty()) {
        offered.front() = field(sight.term("advisors"), offered.front());
        append(lines, flowed(offered, " · ", width, 2));
    }
    append(lines, wrap({sight.word("legend"), Ink::Quiet}, width));
    return lines;
}

}  // namespace orrery::cli::mo
