#include "cli/terminal/text_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace orrery::cli {

namespace {

constexpr std::size_t kGap = 2;        // blanks between columns
constexpr std::size_t kNarrowest = 8;  // no column is squeezed below this

}  // namespace

TextTable& TextTable::column(Line title, Align align) {
    columns_.push_back({std::move(title), align});
    return *this;
}

TextTable& TextTable::row(std::vector<Line> cells) {
    cells.resize(columns_.size());
    rows_.push_back(std::move(cells));
    return *this;
}

std::vector<std::size_t> TextTable::widths(std::size_t width) const {
    std::vector<std::size_t> result;
    for (const Column& column : columns_) result.push_back(column.title.width());
    for (const auto& row : rows_)
        for (std::size_t i = 0; i < row.size(); ++i) result[i] = std::max(result[i], row[i].width());
    const std::size_t gaps = kGap * (result.size() - 1);
    for (;;) {
        const std::size_t total = std::accumulate(result.begin(), result.end(), gaps);
        const auto widest = std::ranges::max_element(result);
        if (total <= width || *widest <= kNarrowest) return result;
        --*widest;
    }
}

void TextTable::add_row(const std::vector<Line>& cells, const std::vector<std::size_t>& widths,
                        Lines& out) const {
    std::vector<Lines> wrapped;
    std::size_t height = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        wrapped.emplace_back();
        for (const Line& line : wrap(cells[i], widths[i]))
            for (const Line& part : broken(line, widths[i])) wrapped.back().push_back(part);
        height = std::max(height, wrapped.back().size());
    }
    for (std::size_t y = 0; y < height; ++y) {
        Line line;
        std::size_t end = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Line cell = y < wrapped[i].size() ? wrapped[i][y] : Line{};
            const std::size_t blanks = widths[i] - std::min(widths[i], cell.width());
            if (!cell.empty()) line.pad_to(end + (columns_[i].align == Align::Right ? blanks : 0)).add(cell);
            end += widths[i] + kGap;
        }
        out.push_back(line);
    }
}

Lines TextTable::lines(std::size_t width) const {
    const std::vector<std::size_t> all = widths(width);
    Lines out;
    std::vector<Line> titles;
    for (const Column& column : columns_) titles.push_back(column.title);
    const bool titled = std::ranges::any_of(titles, [](const Line& title) { return !title.empty(); });
    if (titled) {
        add_row(titles, all, out);
        Line rule;
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::string dashes;
            for (std::size_t n = 0; n < all[i]; ++n) dashes += "─";
            rule.add((i == 0 ? "" : std::string(kGap, ' ')) + dashes, Ink::Quiet);
        }
        out.push_back(rule);
    }
    for (const auto& row : rows_) add_row(row, all, out);
    return out;
}

std::string share_bar(double low, double share, double high, std::size_t width) {
    const auto cell = [&](double value) {
        return static_cast<std::size_t>(
            std::lround(std::clamp(value, 0.0, 1.0) * static_cast<double>(width)));
    };
    std::string bar;
    for (std::size_t i = 0; i < width; ++i)
        bar += i < cell(low) ? "█" : i < cell(share) ? "▓" : i < cell(high) ? "▒" : "░";
    return bar;
}

}  // namespace orrery::cli
