#include <algorithm>

#include "cli/boards/arcs/layout.h"

namespace orrery::cli::ar {

namespace {

std::string marker_words(const object& marker) {
    return Sight::digits(marker, "first") + '/' + Sight::digits(marker, "second");
}

Line markers(const array& list) {
    Line line;
    for (const Json& marker : list)
        line.add(line.empty() ? "" : " ").add(marker_words(marker.as_object()), Ink::Strong);
    return line;
}

Line played(const Sight& sight, const object& card) {
    Line line = piece(Sight::number(card, "owner"));
    line.add(' ' + sight.name("mode", Sight::word_in(card, "mode")) + ' ', Ink::Quiet);
    if (card.at("card").is_null()) return line.add(sight.term("face_down"), Ink::Quiet);
    line.add(sight.title("card", Sight::word_in(card, "card")))
        .add(" ")
        .add(pips(Sight::number(card, "pips")));
    if (!card.at("face_up").as_bool()) line.add(" (" + sight.term("face_down") + ')', Ink::Quiet);
    if (card.at("zeroed").as_bool()) line.add(" (" + sight.term("zero") + ')', Ink::Quiet);
    if (const auto union_of = Sight::number_if_any(card, "claimed"))
        line.add(" " + sight.term("union") + ' ', Ink::Quiet).add(piece(*union_of));
    return line;
}

Line turn_line(const Sight& sight) {
    const object& turn = sight.turn();
    if (sight.over() || sight.round().at("played").as_array().empty()) return {};
    Line line = Line{sight.term("turn") + ' ', Ink::Quiet}.add(piece(Sight::number(turn, "seat")));
    if (turn.at("prelude").as_bool()) line.add(' ' + sight.term("prelude"), Ink::Act);
    if (const int left = Sight::number(turn, "pips"); left > 0)
        line.add(' ' + sight.term("pips") + ' ', Ink::Quiet).add(pips(left));
    if (turn.at("battle").as_bool()) line.add(" (" + sight.term("battle_flag") + ')', Ink::Danger);
    return line;
}

Line chapter_line(const Sight& sight) {
    if (sight.over()) return {sight.term("over"), Ink::Strong};
    return field(sight.term("chapter"), {Sight::digits(sight.view(), "chapter"), Ink::Strong});
}

Line initiative_line(const Sight& sight) {
    Line line = field(sight.term("initiative"), piece(Sight::number(sight.view(), "initiative")));
    return sight.round().at("seized").as_bool() ? line.add(' ' + sight.term("seized"), Ink::Quiet) : line;
}

Line supply(const Sight& sight) {
    Line line;
    for (const auto& type : sight.view().at("supply").as_object())
        line.add(line.empty() ? "" : " ")
            .add(resource(sight, type.key()))
            .add(std::to_string(type.value().to_number<int>()));
    return field(sight.term("supply"), line);
}

// How many cards there are, and those of them that the viewer knows.
Line discard(const Sight& sight) {
    int size = 0;
    Lines known;
    for (const Json& layer : sight.round().at("discard").as_array()) {
        size += Sight::number(layer.as_object(), "size");
        for (const Json& card : layer.at("known").as_array())
            known.push_back({sight.name("card", card.as_string()), Ink::Quiet});
    }
    for (const Json& card : sight.round().at("open_discard").as_array()) {
        ++size;
        known.push_back({sight.name("card", card.as_string()), Ink::Quiet});
    }
    const Line line = field(sight.term("discard"), {std::to_string(size), Ink::Strong});
    return known.empty() ? line : Line{line}.add(": ", Ink::Quiet).add(joined(known, ", "));
}

int sum_of(const Json& numbers) {
    int sum = 0;
    for (const Json& n : numbers.as_array()) sum += n.to_number<int>();
    return sum;
}

// The Move under way, and the battle: ships, dice collected, keys to spend.
Lines under_way(const Sight& sight) {
    Lines lines;
    const object& journey = sight.view().at("journey").as_object();
    const auto ships = [](const object& json) {
        return Line{Sight::digits(json, "fresh") + '/' + Sight::digits(json, "damaged"), Ink::Strong};
    };
    if (Sight::number(journey, "fresh") + Sight::number(journey, "damaged") > 0)
        lines.push_back(field(sight.word("moving") + ' ' + sight.system_name(Sight::number(journey, "at")),
                              ships(journey)));
    const object& fight = sight.view().at("fight").as_object();
    if (Sight::number(fight, "fresh") + Sight::number(fight, "damaged") == 0 && sum_of(fight.at("dice")) == 0)
        return lines;
    Line line = field(sight.word("battle") + ' ' + sight.system_name(Sight::number(fight, "system")),
                      ships(fight).add(" : ").add(piece(Sight::number(fight, "defender"))));
    const array& dice = fight.at("dice").as_array();
    constexpr std::string_view kDice[] = {"raid_die", "assault_die", "skirmish_die"};
    for (std::size_t i = 0; i < dice.size(); ++i)
        if (const int n = dice[i].to_number<int>(); n > 0)
            line.add("  ").add(field(sight.term(kDice[i]), {std::to_string(n), Ink::Strong}));
    if (const int keys = Sight::number(fight, "keys"); keys > 0)
        line.add("  ").add(field(sight.term("keys_left"), {std::to_string(keys), Ink::Strong}));
    lines.push_back(std::move(line));
    return lines;
}

Lines names_laid_out(const Sight& sight, std::string_view list, std::string_view domain) {
    Lines names;
    for (const Json& each : sight.view().at("draft").at(list).as_array())
        names.push_back(sight.title(domain, each.as_string()));
    return names;
}

// "▲2+5 ●1 ◆0": what each seat counts, and what that would bring.
Line standing(const object& ambition, int seats) {
    Line line;
    for (int seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const int gain = ambition.at("gains").as_array()[at].to_number<int>();
        const int count = ambition.at("counts").as_array()[at].to_number<int>();
        line.add(seat > 0 ? " " : "")
            .add(std::string{silhouette(seat)} + std::to_string(count), seat_ink(seat));
        if (gain > 0) line.add('+' + std::to_string(gain), Ink::Good);
    }
    if (const int neutral = Sight::number(ambition, "neutral"); neutral > 0)
        line.add(" ○" + std::to_string(neutral), Ink::Quiet);
    return line;
}

Line ambition_line(const Sight& sight, std::string_view id) {
    const object& ambition = sight.view().at("ambitions").at(id).as_object();
    const bool declared = !ambition.at("markers").as_array().empty();
    constexpr std::size_t kMarkers = 12, kCounts = 18;
    Line line = sight.title("ambition", id, declared ? Ink::Strong : Ink::Plain);
    line.pad_to(kMarkers).add(declared ? marker_words(ambition) : "·", declared ? Ink::Act : Ink::Quiet);
    return line.pad_to(kCounts).add(standing(ambition, sight.seats()));
}

// The letter of the suit, the name, keys to take it by, agents.
Line court_line(const Sight& sight, const object& card, std::size_t width) {
    if (card.at("court").is_null()) return {"·", Ink::Quiet};
    const std::string_view id = Sight::word_in(card, "court");
    const Line agents = counts(card.at("agents").as_array(), Sight::number_if_any(card, "leading"));
    Line line =
        card.at("suit").is_null() ? Line{sight.word("vox")} : resource(sight, Sight::word_in(card, "suit"));
    const Line name = sight.title("court", id);
    const Line keys = {
        card.at("suit").is_null() ? "" : ' ' + sight.word("keys", {{"n", Sight::digits(card, "keys")}}),
        Ink::Quiet};
    const std::size_t room = width - std::min(width, line.width() + keys.width() + agents.width() + 2);
    line.add(" ").add(shortened(name.text(), room), name.spans().front().ink).add(keys);
    return agents.empty() ? line : line.add(" ").add(agents);
}

Line court_piles(const Sight& sight) {
    const object& court = sight.view().at("court").as_object();
    Line line = field(sight.term("court_deck"), Sight::digits(court, "deck"));
    Lines discard;
    for (const Json& each : court.at("discard").as_array())
        discard.push_back({sight.name("court", each.as_string()), Ink::Quiet});
    if (discard.empty()) return line;
    return line.add("  ").add(field(sight.term("court_discard"), joined(discard, ", ")));
}

}  // namespace

Lines draw_round(const Sight& sight, std::size_t width) {
    const object& view = sight.view();
    Lines parts{chapter_line(sight), initiative_line(sight),
                field(sight.term("threshold"), Sight::digits(view, "threshold")), supply(sight)};
    Lines lines = flowed(parts, " · ", width, 2);
    Lines cards;
    for (const Json& card : sight.round().at("played").as_array())
        cards.push_back(played(sight, card.as_object()));
    cards.push_back(turn_line(sight));
    append(lines, flowed(cards, " · ", width, 2));
    append(lines, under_way(sight));
    append(lines, flowed(names_laid_out(sight, "leaders", "leader"), " · ", width, 2));
    append(lines, flowed(names_laid_out(sight, "lore", "lore"), " · ", width, 2));
    return lines;
}

Lines draw_discard(const Sight& sight, std::size_t width) { return wrap_hanging(discard(sight), width, 2); }

Lines draw_ambitions(const Sight& sight, std::size_t width) {
    Lines lines;
    for (const auto& ambition : sight.view().at("ambitions").as_object())
        lines.push_back(ambition_line(sight, ambition.key()));
    const Line available = markers(sight.view().at("available").as_array());
    if (!available.empty()) append(lines, wrap(field(sight.term("available"), available), width));
    return lines;
}

Lines draw_court(const Sight& sight, std::size_t width, bool with_texts) {
    Lines lines;
    for (const Json& json : sight.view().at("court").at("row").as_array()) {
        const object& card = json.as_object();
        Line line = court_line(sight, card, width);
        if (!with_texts || card.at("court").is_null()) {
            lines.push_back(std::move(line));
            continue;
        }
        const std::string id{Sight::word_in(card, "court")};
        line.add("  " + sight.name("court", id + ".text"), Ink::Quiet);
        append(lines, wrap_hanging(line, width, 4));
    }
    append(lines, wrap_hanging(court_piles(sight), width, 2));
    return lines;
}

}  // namespace orrery::cli::ar
