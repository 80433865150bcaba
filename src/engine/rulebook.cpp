#include "engine/rulebook.h"

#include <algorithm>

#include "core/text.h"

namespace orrery {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string upper(std::string_view text) {
    std::string result{text};
    for (char& c : result)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return result;
}

std::string small_letter(std::string_view character) {
    static constexpr std::pair<std::string_view, char> kPolish[] = {
        {"ą", 'a'}, {"ć", 'c'}, {"ę", 'e'}, {"ł", 'l'}, {"ń", 'n'}, {"ó", 'o'},
        {"ś", 's'}, {"ź", 'z'}, {"ż", 'z'}, {"Ą", 'a'}, {"Ć", 'c'}, {"Ę", 'e'},
        {"Ł", 'l'}, {"Ń", 'n'}, {"Ó", 'o'}, {"Ś", 's'}, {"Ź", 'z'}, {"Ż", 'z'}};
    if (character.size() == 1 && character[0] >= 'A' && character[0] <= 'Z')
        return std::string(1, static_cast<char>(character[0] - 'A' + 'a'));
    for (const auto& [polish, plain] : kPolish)
        if (character == polish) return std::string(1, plain);
    return std::string{character};
}

bool contains_all(std::string_view text, const std::vector<std::string>& folded_words) {
    const std::string plain = folded(text);
    return std::ranges::all_of(
        folded_words, [&](const std::string& word) { return plain.find(word) != std::string::npos; });
}

// A table with its heading and the rows that match, or nothing.
std::optional<Block> matching_rows(const Block& table, const std::vector<std::string>& words) {
    Block found{.kind = BlockKind::Table, .rule = {}, .lines = {}};
    for (std::size_t i = 2; i < table.lines.size(); ++i)
        if (contains_all(table.lines[i], words)) found.lines.push_back(table.lines[i]);
    if (found.lines.empty()) return std::nullopt;
    found.lines.insert(found.lines.begin(), table.lines.begin(), table.lines.begin() + 2);
    return found;
}

std::optional<Block> match(const Block& block, const std::vector<std::string>& words) {
    if (block.kind == BlockKind::Table) return matching_rows(block, words);
    std::string text = block.rule;
    for (const std::string& line : block.lines) text += ' ' + line;
    return contains_all(text, words) ? std::optional{block} : std::nullopt;
}

// "- " or "2. "
bool begins_item(std::string_view line) {
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    return line.starts_with("- ") || (digits > 0 && line.substr(digits).starts_with(". "));
}

}  // namespace

std::vector<std::string> folded_characters(std::string_view text) {
    std::vector<std::string> result;
    for (const std::string_view character : characters(text)) result.push_back(small_letter(character));
    return result;
}

std::string folded(std::string_view text) {
    std::string result;
    for (const std::string& character : folded_characters(text)) result += character;
    return result;
}

Rulebook::Rulebook(std::string_view markdown, std::string_view rule_prefix) : prefix_{rule_prefix} {
    read(markdown);
}

void Rulebook::read(std::string_view markdown) {
    sections_.push_back({.level = 1, .number = {}, .title = {}, .blocks = {}, .engineering = false});
    for (std::string_view line : split(markdown, '\n')) {
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.starts_with("```")) {
            if (!in_code_) sections_.back().blocks.push_back({BlockKind::Code, {}, {}});
            in_code_ = !in_code_;
            open_ = false;
        } else if (in_code_) {
            sections_.back().blocks.back().lines.emplace_back(line);
        } else if (line.starts_with('#')) {
            add_heading(line);
        } else if (line == "<!-- engineering -->") {
            mark_engineering();
        } else if (trimmed(line).empty() || line == "---") {
            open_ = false;
        } else {
            add_line(line);
        }
    }
}

// The section, and those below it.
void Rulebook::mark_engineering() {
    sections_.back().engineering = true;
    engineering_ = sections_.back().level;
    open_ = false;
}

void Rulebook::add_heading(std::string_view line) {
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    std::string_view title = trimmed(line.substr(level));
    std::string number;
    if (!title.empty() && is_digit(title[0])) {
        const std::string_view first = title.substr(0, title.find(' '));
        number = first.ends_with('.') ? first.substr(0, first.size() - 1) : first;
        title = trimmed(title.substr(first.size()));
    }
    open_ = false;
    if (level == 1 && sections_.size() == 1) {
        sections_[0].title = title;
        return;
    }
    if (static_cast<int>(level) <= engineering_) engineering_ = 0;
    sections_.push_back({static_cast<int>(level), number, std::string{title}, {}, engineering_ != 0});
}

void Rulebook::add_line(std::string_view line) {
    std::vector<Block>& blocks = sections_.back().blocks;
    if (line.starts_with('|')) {
        if (!open_ || blocks.empty() || blocks.back().kind != BlockKind::Table)
            blocks.push_back({BlockKind::Table, {}, {}});
        blocks.back().lines.emplace_back(line);
    } else if (begins_item(line)) {
        blocks.push_back({BlockKind::Item, {}, {std::string{line}}});
    } else if (open_ && !blocks.empty() && blocks.back().kind != BlockKind::Table) {
        blocks.back().lines[0] += ' ' + std::string{trimmed(line)};
    } else if (const std::string mark = "**" + prefix_ + '-'; line.starts_with(mark)) {
        const std::size_t end = line.find("**", mark.size());
        blocks.push_back({BlockKind::Paragraph,
                          std::string{line.substr(2, end - 2)},
                          {std::string{trimmed(line.substr(std::min(end, line.size() - 2) + 2))}}});
    } else {
        blocks.push_back({BlockKind::Paragraph, {}, {std::string{trimmed(line)}}});
    }
    open_ = true;
}

const Section* Rulebook::section(std::string_view number) const {
    for (const Section& each : sections_)
        if (!number.empty() && each.number == number) return &each;
    return nullptr;
}

std::optional<std::string> Rulebook::rule_id(std::string_view written) const {
    std::string rest = upper(trimmed(written));
    if (rest.starts_with(prefix_)) {
        rest.erase(0, prefix_.size());
        if (rest.starts_with('-')) rest.erase(0, 1);
    }
    const std::size_t digits = !rest.empty() && !is_digit(rest[0]) ? 1 : 0;
    if (rest.size() <= digits || rest.size() > digits + 4) return std::nullopt;
    if (digits == 1 && (rest[0] < 'A' || rest[0] > 'Z')) return std::nullopt;
    if (!std::all_of(rest.begin() + static_cast<long>(digits), rest.end(), is_digit)) return std::nullopt;
    return prefix_ + '-' + rest;
}

Rulebook::Place Rulebook::rule(std::string_view id) const {
    for (const Section& section : sections_)
        for (const Block& block : section.blocks)
            if (!block.rule.empty() && block.rule == id) return {&section, &block};
    return {};
}

std::vector<Section> Rulebook::search(const std::vector<std::string>& words) const {
    std::vector<std::string> plain;
    std::ranges::transform(words, std::back_inserter(plain), folded);
    std::vector<Section> found;
    for (const Section& section : sections_) {
        Section hits{section.level, section.number, section.title, {}};
        for (const Block& block : section.blocks)
            if (auto hit = match(block, plain)) hits.blocks.push_back(std::move(*hit));
        if (!hits.blocks.empty()) found.push_back(std::move(hits));
    }
    return found;
}

Rulebook rulebook_of(const GameInfo& info, Language language) {
    const std::string ending = '.' + std::string{code_of(language)} + ".md";
    std::string_view text;
    for (const EmbeddedFile& file : info.rulebook())
        if (file.name.ends_with(ending)) text = file.text;
    return {text, info.rule_prefix};
}

}  // namespace orrery
