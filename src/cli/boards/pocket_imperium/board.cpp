#include "cli/boards/pocket_imperium/board.h"

#include "cli/boards/pocket_imperium/layout.h"

namespace orrery::cli::pi {

namespace {

constexpr int kLargeColumns = 100, kLargeRows = 32;
constexpr std::size_t kLargeWidth = 100, kSmallWidth = 80, kGap = 2, kPanel = 24;

}  // namespace

Lines draw(const BoardRequest& request) {
    const Sight sight{request};
    const bool small = request.columns < kLargeColumns || request.rows < kLargeRows;
    const std::size_t width = small ? kSmallWidth : kLargeWidth;
    Lines lines = small ? draw_small_galaxy(sight) : draw_large_galaxy(sight);
    const std::size_t column = width_of(lines) + kGap;
    const bool fits = column + kPanel <= width;
    if (!fits) {
        if (const Line legend = joined(draw_legend(sight), "   "); !legend.empty()) lines.push_back(legend);
        append(lines, draw_rows(sight, width));
        return lines;
    }
    Lines panel = draw_panel(sight, width - column, small);
    if (!small) panel.emplace_back();
    for (const Line& sign : draw_legend(sight))
        if (!small || panel.size() < lines.size()) panel.push_back(sign);
    while (panel.back().empty()) panel.pop_back();
    return beside(std::move(lines), panel, column);
}

// Losses of ships, points, bounty tiles; what else happened is told in words already.
Line changes_of(const boost::json::object& before, const boost::json::object& after, const Texts& texts) {
    const auto difference = [&](std::string_view field) {
        return Sight::number(after, field) - Sight::number(before, field);
    };
    const int lost = difference("supply");
    Line line;
    if (lost > 0) line.add("−" + texts.format("counted.ship", {{"n", std::to_string(lost)}}), Ink::Danger);
    const auto gain = [&](int n, std::string_view sign, Ink ink) {
        if (n > 0) line.add(line.empty() ? "" : " ").add('+' + std::to_string(n) + std::string{sign}, ink);
    };
    gain(difference("points"), "★", Ink::Strong);
    gain(difference("bounties"), kBounty, Ink::Fuel);
    return line;
}

}  // namespace orrery::cli::pi
