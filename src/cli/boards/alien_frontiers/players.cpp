#include "cli/boards/alien_frontiers/layout.h"
#include "core/text.h"

namespace orrery::cli::af {

namespace {

constexpr int kShipsOfAColour = 6;

// Where the columns begin: in the large board and in the small one.
struct Column {
    std::string_view title;
    std::size_t large = 0, small = 0;
};
constexpr Column kColumns[] = {{"score", 25, 22}, {"fuel_title", 30, 25}, {"ore_title", 38, 32},
                               {"fleet", 44, 37}, {"bay", 54, 45},        {"left", 61, 49}};
constexpr Column kHub{"", 72, 58};

Line fleet(const Sight& sight, int seat) {
    const int stock = Sight::number(sight.seat(seat), "stock");
    Line line;
    for (int i = 0; i < kShipsOfAColour; ++i) {
        if (i < kShipsOfAColour - stock)
            line.add(std::string{silhouette(seat)}, seat_ink(seat));
        else
            line.add("·", Ink::Quiet);
    }
    const object& relic = sight.view().at("relic").as_object();
    const bool owned = relic.at("place").as_string() != "burroughs_desert";
    if (owned && Sight::number(relic, "owner") == seat) line.add("◇", Ink::Strong);
    return line;
}

Line titles(const Sight& sight, bool small) {
    Line line;
    for (const Column& column : kColumns)
        line.pad_to(small ? column.small : column.large).add(sight.word(column.title), Ink::Quiet);
    const Line station = sight.title("station", "colonist_hub");
    return line.pad_to(small ? kHub.small : kHub.large)
        .add(sight.live("station", "colonist_hub") ? station : Line{station.text(), Ink::Quiet});
}

Line numbers(const Sight& sight, int seat, bool small) {
    const object& player = sight.seat(seat);
    const bool current = seat == sight.turn() && !sight.over();
    const auto value = [&](std::string_view field) { return std::to_string(Sight::number(player, field)); };
    const bool relic_in_bay = player.at("relic_in_bay").as_bool();
    const Line cells[] = {{value("score"), Ink::Strong},
                          {value("fuel"), Ink::Fuel},
                          {value("ore"), Ink::Ore},
                          fleet(sight, seat),
                          {value("bay") + (relic_in_bay ? "◇" : "")},
                          {value("colonies")}};
    Line line{current ? "▶ " : "  ", Ink::Act};
    line.add(std::string{silhouette(seat)} + ' ' + sight.name("seat", kSeatNames[seat]), seat_ink(seat));
    line.pad_to(13).add(shortened(sight.who(seat), small ? 8 : 11), Ink::Quiet);
    for (std::size_t i = 0; i < std::size(cells); ++i)
        line.pad_to(small ? kColumns[i].small : kColumns[i].large).add(cells[i]);
    return line.pad_to(small ? kHub.small : kHub.large).add(hub(sight, seat));
}

bool was_used(const object& player, std::string_view card) {
    for (const Json& used : player.at("used").as_array())
        if (used.as_string() == card) return true;
    return false;
}

Line cards(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    Line line;
    for (const Json& card : player.at("cards").as_array()) {
        const std::string_view id = card.as_string();
        line.add(line.empty() ? "    " : " · ", Ink::Quiet);
        const bool used = was_used(player, id);
        const bool live = seat == sight.turn() && sight.live("card", id);
        line.add(sight.name("card", id) + (used ? ' ' + sight.word("used") : ""), used   ? Ink::Quiet
                                                                                  : live ? Ink::Act
                                                                                         : Ink::Plain);
    }
    return line;
}

// The pips of a die, in three rows of five columns.
constexpr std::string_view kPips[6][3] = {{"     ", "  •  ", "     "}, {"•    ", "     ", "    •"},
                                          {"•    ", "  •  ", "    •"}, {"•   •", "     ", "•   •"},
                                          {"•   •", "  •  ", "•   •"}, {"•   •", "•   •", "•   •"}};

struct Die {
    int value = 0;
    bool relic = false;
};

std::vector<Die> hand_of(const Sight& sight) {
    const object& player = sight.seat(sight.turn());
    std::vector<Die> hand;
    for (const Json& value : player.at("hand").as_array()) hand.push_back({value.to_number<int>(), false});
    const Json& relic = player.at("relic_in_hand");
    if (!relic.is_null() && relic.to_number<int>() > 0) hand.push_back({relic.to_number<int>(), true});
    return hand;
}

}  // namespace

Lines draw_players(const Sight& sight, bool small) {
    Lines lines{titles(sight, small)};
    for (int seat = 0; seat < sight.seats(); ++seat) {
        lines.push_back(numbers(sight, seat, small));
        const Line own = cards(sight, seat);
        if (!own.empty() && (!small || seat == sight.turn())) lines.push_back(own);
    }
    return lines;
}

Lines draw_hand(const Sight& sight, bool small) {
    const std::vector<Die> hand = hand_of(sight);
    if (hand.empty()) return {};
    const Ink ink = piece_ink(sight.turn());
    if (small) {
        Line line{sight.word("hand") + ' ', Ink::Quiet};
        for (const Die& each : hand) line.add(die(sight.turn(), each.value, each.relic)).add(" ");
        return {line};
    }
    Lines lines;
    for (int row = 0; row < 3; ++row) {
        Line line;
        for (const Die& each : hand) {
            const std::string edge = each.relic && row == 0 ? "◇" : "│";
            line.add("  ").add(edge + std::string{kPips[each.value - 1][row]} + "│", ink);
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace orrery::cli::af
