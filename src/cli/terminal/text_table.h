// Tables of text: columns as wide as they must be, and narrower, with wrapped cells, where the page is too
// narrow.
#pragma once

#include "cli/terminal/styled.h"

namespace orrery::cli {

enum class Align : std::uint8_t { Left, Right };

class TextTable {
  public:
    TextTable& column(Line title, Align align = Align::Left);
    TextTable& row(std::vector<Line> cells);  // missing cells are empty

    Lines lines(std::size_t width) const;

  private:
    struct Column {
        Line title;
        Align align = Align::Left;
    };
    std::vector<std::size_t> widths(std::size_t width) const;
    void add_row(const std::vector<Line>& cells, const std::vector<std::size_t>& widths, Lines& out) const;

    std::vector<Column> columns_;
    std::vector<std::vector<Line>> rows_;
};

// "▐█████░░░▌": a share from 0 to 1 as a bar; the interval around it is shaded.
std::string share_bar(double low, double share, double high, std::size_t width);

}  // namespace orrery::cli
