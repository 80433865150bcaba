// The rulebook's markdown on a terminal: wrapped paragraphs, hanging lists, aligned tables, found words
// highlighted.
#pragma once

#include "cli/terminal/styled.h"
#include "engine/rulebook.h"

namespace orrery::cli {

struct Rendering {
    std::size_t width = 80;
    std::vector<std::string> highlight;  // words that were searched for
};

Lines render(const Block& block, const Rendering& how);
Lines render(const Section& section, const Rendering& how);  // with its heading
Line heading_of(const Section& section);
// The words of `highlight` set off, wherever they occur in the line.
Line highlighted(const Line& line, const std::vector<std::string>& highlight);

}  // namespace orrery::cli
