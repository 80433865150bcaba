#include "cli/boards/arcs/board.h"

#include <algorithm>
#include <numeric>

#include "cli/boards/arcs/layout.h"

namespace orrery::cli::ar {

namespace {

constexpr int kLargeColumns = 100, kLargeRows = 38;
constexpr int kRowsForTexts = 50;  // of the cards of the Court
constexpr std::size_t kSmallWidth = 80, kMostWidth = 140;

int sum_of(const array& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0,
                           [](int sum, const Json& n) { return sum + n.to_number<int>(); });
}

int tokens_of(const object& seat) {
    return static_cast<int>(std::ranges::count_if(
        seat.at("slots").as_array(), [](const Json& slot) { return !slot.at("token").is_null(); }));
}

int trophies_of(const object& seat) {
    int sum = 0;
    for (const auto& kind : seat.at("trophies").as_object()) sum += sum_of(kind.value().as_array());
    return sum;
}

}  // namespace

Lines draw(const BoardRequest& request) {
    const Sight sight{request};
    const bool small = request.columns < kLargeColumns || request.rows < kLargeRows;
    const std::size_t width =
        small ? kSmallWidth : std::min(static_cast<std::size_t>(request.columns), kMostWidth);
    Lines lines = draw_round(sight, width);
    if (small) {
        append(lines, draw_map_table(sight, width));
        const Lines ambitions = draw_ambitions(sight, width / 2 - 1);
        append(lines, beside(ambitions, draw_court(sight, width / 2 - 1, false), width / 2 + 1));
    } else {
        append(lines, draw_ring(sight, width));
        append(lines, draw_court(sight, width, request.rows >= kRowsForTexts));
        append(lines, draw_discard(sight, width));
    }
    append(lines, draw_players(sight, width));
    append(lines, draw_hands(sight, width));
    return lines;
}

// Power, tokens and what was taken from others; pieces on the map are told in words already.
Line changes_of(const object& before, const object& after, const Texts& texts) {
    Line line;
    add_gain(line, texts, {"power", Sight::number(after, "power") - Sight::number(before, "power")});
    add_gain(line, texts, {"resources", tokens_of(after) - tokens_of(before)});
    add_gain(line, texts, {"trophies", trophies_of(after) - trophies_of(before)});
    add_gain(
        line, texts,
        {"captives", sum_of(after.at("captives").as_array()) - sum_of(before.at("captives").as_array())});
    return line;
}

}  // namespace orrery::cli::ar
