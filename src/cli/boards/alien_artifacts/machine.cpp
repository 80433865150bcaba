#include <algorithm>

#include "cli/boards/alien_artifacts/layout.h"

namespace orrery::cli::aa {

namespace {

// What a row of the machine does: bring a card into the empire, and use the empire.
struct Row {
    std::string_view type, enter, use;
};
constexpr Row kRows[] = {
    {"ship", "build", "offensive"}, {"technology", "develop", "income"}, {"planet", "discover", "mining"}};

Line deed(const Sight& sight, const object& player, std::string_view id) {
    const std::string words =
        sight.word("deed", {{"deed", sight.name("deed", id)},
                            {"cost", Sight::digits(player.at("costs").as_object(), id)},
                            {"limit", Sight::digits(player.at("limits").as_object(), id)}});
    return {words, sight.live("verb", id) ? Ink::Act : Ink::Quiet};
}

Line in_construction(const Sight& sight, const object& card) {
    const std::string_view id = Sight::word_in(card, "card");
    Line line = sight.title("card", id).add(kind(sight, id)).add(" ");
    line.add(
        sight.word("progress", {{"n", Sight::digits(card, "icons")}, {"cost", Sight::digits(card, "cost")}}),
        Sight::number(card, "missing") == 0 ? Ink::Good : Ink::Plain);
    const Line attached = sections(sight, card.at("attached").as_array());
    return attached.empty() ? line : line.add(": ").add(attached);
}

// What a card does now, besides its text: attack, ladder, stored sections.
Line works(const Sight& sight, const object& card) {
    Line line;
    if (const object* attack = card.contains("attack") ? card.at("attack").if_object() : nullptr)
        line.add(sight.word("attack", {{"system", Sight::digits(*attack, "system")},
                                       {"player", Sight::digits(*attack, "player")}}));
    if (const object* ladder = card.contains("ladder") ? card.at("ladder").if_object() : nullptr)
        line.add(sight.word("ladder", {{"n", Sight::digits(*ladder, "count")},
                                       {"play", Sight::digits(*ladder, "play")},
                                       {"end", Sight::digits(*ladder, "end")}}));
    if (const array* stored = card.contains("stored") ? card.at("stored").if_array() : nullptr)
        if (const Line all = sections(sight, *stored); !all.empty())
            line.add(field(sight.term("stored"), all));
    return line;
}

Line state_of(const Sight& sight, const object& card) {
    Line line;
    if (const int tokens = Sight::number(card, "tokens"); tokens > 0)
        line.add(' ' + sight.word("blockaded", {{"n", std::to_string(tokens)}}), Ink::Danger);
    if (card.at("lifted").as_bool()) line.add(' ' + sight.term("lifted"), Ink::Good);
    if (card.at("used").as_bool()) line.add(' ' + sight.term("used"), Ink::Quiet);
    return line;
}

Line in_empire(const Sight& sight, const object& card, bool with_text) {
    const std::string_view id = Sight::word_in(card, "card"), side = Sight::word_in(card, "side");
    const bool active = card.at("active").as_bool();
    Line line = side_letter(side).add(" ").add(sight.title("card", id, active ? Ink::Strong : Ink::Closed));
    line.add(kind(sight, id)).add(state_of(sight, card));
    if (with_text) line.add(' ' + effect(sight, id, side), Ink::Quiet);
    const Line now = works(sight, card);
    return now.empty() ? line : line.add("; ", Ink::Quiet).add(now);
}

template <class Draw>
Lines column(const array& cards, const Line& title, std::size_t width, Draw draw) {
    Lines lines = wrap_hanging(title, width, 2);
    for (const Json& card : cards) append(lines, wrap_hanging(draw(card.as_object()), width, 2));
    return lines;
}

}  // namespace

Lines draw_machine(const Sight& sight, int seat, std::size_t width, bool small) {
    const object& player = sight.seat(seat);
    constexpr std::size_t kIndent = 2;
    const std::size_t left = (width - kIndent) * 2 / 5;
    Lines lines{Line{"  " + sight.term("construction"), Ink::Heading}
                    .pad_to(kIndent + left)
                    .add(sight.term("empire"), Ink::Heading)};
    for (const Row& row : kRows) {
        const Lines construction =
            column(player.at("construction").at(row.type).as_array(), deed(sight, player, row.enter),
                   left - 2, [&](const object& card) { return in_construction(sight, card); });
        const Lines empire = column(player.at("empire").at(row.type).as_array(), deed(sight, player, row.use),
                                    width - kIndent - left,
                                    [&](const object& card) { return in_empire(sight, card, !small); });
        append(lines, beside(beside({}, construction, kIndent), empire, kIndent + left));
    }
    return lines;
}

}  // namespace orrery::cli::aa
