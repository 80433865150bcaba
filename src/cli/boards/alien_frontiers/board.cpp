#include "cli/boards/alien_frontiers/board.h"

#include "cli/boards/alien_frontiers/layout.h"

namespace orrery::cli::af {

namespace {

constexpr int kLargeColumns = 100, kLargeRows = 32;

std::string with_sign(int n) { return n > 0 ? '+' + std::to_string(n) : "−" + std::to_string(-n); }

void add_change(Line& line, int difference, std::string_view key, Ink ink, const Texts& texts) {
    if (difference == 0) return;
    if (!line.empty()) line.add(" ");
    line.add(texts.format("alien_frontiers." + std::string{key}, {{"n", with_sign(difference)}}), ink);
}

}  // namespace

Lines draw(const BoardRequest& request) {
    const Sight sight{request};
    const bool small = request.columns < kLargeColumns || request.rows < kLargeRows;
    Lines lines = small ? draw_small_table(sight) : draw_large_table(sight);
    for (const Lines& part : {draw_players(sight, small), draw_hand(sight, small)})
        lines.insert(lines.end(), part.begin(), part.end());
    return lines;
}

Line changes_of(const boost::json::object& before, const boost::json::object& after, const Texts& texts) {
    const auto difference = [&](std::string_view field) {
        return Sight::number(after, field) - Sight::number(before, field);
    };
    Line line;
    add_change(line, difference("fuel"), "fuel", Ink::Fuel, texts);
    add_change(line, difference("ore"), "ore", Ink::Ore, texts);
    add_change(line, -difference("stock"), "ship", Ink::Plain, texts);
    add_change(line, difference("score"), "points", Ink::Strong, texts);
    return line;
}

}  // namespace orrery::cli::af
