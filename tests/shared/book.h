// The tables of a rulebook, for tests that what the program holds is what the book says.
#pragma once

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace orrery {

using BookCells = std::vector<std::string>;  // of a line
using BookLines = std::vector<BookCells>;    // of a table: its heads, then its rows

inline BookCells cells_of(std::string_view line) {
    BookCells cells;
    for (const std::string_view cell : split(line.substr(1, line.size() - 2), '|'))
        cells.emplace_back(trimmed(cell));
    return cells;
}

// The tables under the heading that begins so ("### 6.1 "), up to the next heading of any level.
inline std::vector<BookLines> tables_under(std::string_view heading, const std::string& book) {
    std::ifstream file{ORRERY_ROOT "/docs/rules/" + book};
    std::vector<BookLines> tables;
    bool inside = false, in_table = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("#")) inside = line.starts_with(heading);
        const bool row = inside && line.starts_with("|");
        if (row && !in_table) tables.emplace_back();
        in_table = row;
        if (row && !line.starts_with("|-")) tables.back().push_back(cells_of(line));
    }
    return tables;
}

// The rows without the heads; a line without a first cell goes on with the one above.
inline BookLines whole_rows(const BookLines& table) {
    BookLines rows;
    for (std::size_t i = 1; i < table.size(); ++i) {
        if (rows.empty() || !table[i].front().empty()) {
            rows.push_back(table[i]);
            continue;
        }
        for (std::size_t at = 0; at < rows.back().size() && at < table[i].size(); ++at) {
            std::string& cell = rows.back()[at];
            cell += (cell.empty() || table[i][at].empty() ? "" : " ") + table[i][at];
        }
    }
    return rows;
}

}  // namespace orrery
