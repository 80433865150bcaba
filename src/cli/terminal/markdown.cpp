#include "cli/terminal/markdown.h"

#include <algorithm>

#include "cli/context.h"
#include "cli/terminal/text_table.h"
#include "core/text.h"

namespace orrery::cli {

namespace {

std::vector<Line> cells_of(std::string_view row) {
    std::vector<Line> cells;
    row = trimmed(row);
    if (row.starts_with('|')) row.remove_prefix(1);
    if (row.ends_with('|')) row.remove_suffix(1);
    for (const std::string_view cell : split(row, '|')) cells.push_back(marked_up(trimmed(cell)));
    return cells;
}

Lines render_table(const Block& block, const Rendering& how) {
    TextTable table;
    const auto titles = cells_of(block.lines.front());
    for (const Line& title : titles) table.column({title.text(), Ink::Strong});
    for (std::size_t i = 2; i < block.lines.size(); ++i) {
        std::vector<Line> cells = cells_of(block.lines[i]);
        for (Line& cell : cells) cell = highlighted(cell, how.highlight);
        table.row(std::move(cells));
    }
    return table.lines(how.width);
}

// How far the characters from `at` on agree with the word; 0: they do not.
std::size_t match_length(const std::vector<std::string>& characters, std::size_t at,
                         const std::string& word) {
    std::string met;
    for (std::size_t i = at; i < characters.size() && met.size() < word.size(); ++i) {
        met += characters[i];
        if (met == word) return i + 1 - at;
    }
    return 0;
}

}  // namespace

Line highlighted(const Line& line, const std::vector<std::string>& highlight) {
    if (highlight.empty()) return line;
    Line result;
    for (const Span& span : line.spans()) {
        const auto shown = characters(span.text);
        const auto plain = folded_characters(span.text);
        for (std::size_t at = 0; at < shown.size();) {
            std::size_t length = 0;
            for (const std::string& word : highlight)
                length = std::max(length, match_length(plain, at, folded(word)));
            for (std::size_t i = 0; i < std::max<std::size_t>(length, 1); ++i)
                result.add(std::string{shown[at + i]}, length > 0 ? Ink::Hit : span.ink);
            at += std::max<std::size_t>(length, 1);
        }
    }
    return result;
}

Lines render(const Block& block, const Rendering& how) {
    if (block.kind == BlockKind::Table) return render_table(block, how);
    if (block.kind == BlockKind::Code) {
        Lines code;
        for (const std::string& line : block.lines) code.push_back({"    " + line, Ink::News});
        return code;
    }
    if (block.kind == BlockKind::Item) {
        const std::size_t indent = block.lines[0].find(' ') + 1;
        Line item = marked_up(block.lines[0]);
        if (block.lines[0].starts_with("- ")) item = Line{"• "}.add(marked_up(block.lines[0].substr(2)));
        return wrap_hanging(highlighted(item, how.highlight), how.width, indent);
    }
    Line paragraph;
    if (!block.rule.empty()) paragraph.add(block.rule, Ink::Act).add("  ");
    paragraph.add(highlighted(marked_up(block.lines[0]), how.highlight));
    return wrap_hanging(paragraph, how.width, block.rule.empty() ? 0 : columns(block.rule) + 2);
}

Line heading_of(const Section& section) {
    return {section.number.empty() ? section.title : section.number + ' ' + section.title, Ink::Heading};
}

Lines render(const Section& section, const Rendering& how) {
    Lines out{heading_of(section)};
    BlockKind before = BlockKind::Paragraph;
    for (const Block& block : section.blocks) {
        if (before != BlockKind::Item || block.kind != BlockKind::Item) out.emplace_back();
        const Lines lines = render(block, how);
        out.insert(out.end(), lines.begin(), lines.end());
        before = block.kind;
    }
    return out;
}

}  // namespace orrery::cli
