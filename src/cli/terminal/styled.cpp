#include "cli/terminal/styled.h"

#include <algorithm>
#include <utility>

#include "core/by.h"
#include "core/text.h"

namespace orrery::cli {

namespace {

// How a terminal of each kind is told: the parameters of "select graphic rendition".
struct InkRow {
    Ink ink{};
    std::string_view basic, palette, true_colour;
};
// clang-format off
constexpr auto kInks = table(&InkRow::ink, {
    InkRow{Ink::Plain,         "",       "",                   ""},
    InkRow{Ink::Strong,        "1",      "1",                  "1"},
    InkRow{Ink::Quiet,         "2",      "38;5;244",           "38;2;128;138;156"},
    InkRow{Ink::Slanted,       "3",      "3",                  "3"},
    InkRow{Ink::Heading,       "1;4",    "1;4",                "1;4"},
    InkRow{Ink::Act,           "1;33",   "1;38;5;179",         "1;38;2;214;166;72"},
    InkRow{Ink::Orbit,         "33",     "38;5;137",           "38;2;169;124;51"},
    InkRow{Ink::Good,          "32",     "38;5;72",            "38;2;52;170;130"},
    InkRow{Ink::Danger,        "1;31",   "1;38;5;203",         "1;38;2;240;100;84"},
    InkRow{Ink::News,          "36",     "38;5;74",            "38;2;84;170;220"},
    InkRow{Ink::Hit,           "30;43",  "38;5;16;48;5;179",   "38;2;26;18;5;48;2;231;190;106"},
    InkRow{Ink::Fuel,          "33",     "38;5;208",           "38;2;236;140;44"},
    InkRow{Ink::Ore,           "37",     "38;5;109",           "38;2;140;156;178"},
    InkRow{Ink::Closed,        "2",      "38;5;240",           "38;2;92;100;116"},
    InkRow{Ink::Ruby,          "31",     "38;5;203",           "38;2;242;85;61"},
    InkRow{Ink::Sapphire,      "34",     "38;5;69",            "38;2;74;132;247"},
    InkRow{Ink::Jade,          "32",     "38;5;36",            "38;2;30;178;132"},
    InkRow{Ink::Pearl,         "1",      "1",                  "1"},
    InkRow{Ink::Amethyst,      "35",     "38;5;176",           "38;2;200;120;212"},
    InkRow{Ink::RubyPiece,     "1;30;41", "1;38;5;16;48;5;203", "1;38;2;10;14;24;48;2;242;85;61"},
    InkRow{Ink::SapphirePiece, "1;37;44", "1;38;5;16;48;5;69",  "1;38;2;10;14;24;48;2;74;132;247"},
    InkRow{Ink::JadePiece,     "1;30;42", "1;38;5;16;48;5;43",  "1;38;2;10;14;24;48;2;43;196;146"},
    InkRow{Ink::PearlPiece,    "1;30;47", "1;38;5;16;48;5;255", "1;38;2;10;14;24;48;2;244;240;228"},
    InkRow{Ink::AmethystPiece, "1;30;45", "1;38;5;16;48;5;183", "1;38;2;10;14;24;48;2;235;176;242"},
});
// clang-format on

struct Word {
    Line line;            // may be of several inks
    std::size_t gap = 0;  // the blanks before it
};

// Words are cut at blanks, whatever the inks on both sides.
std::vector<Word> words_of(const Line& line) {
    std::vector<Word> result;
    std::size_t gap = 0;
    bool open = false;  // the last word may still grow
    for (const Span& span : line.spans())
        for (const std::string_view character : characters(span.text)) {
            const bool blank = character == " ";
            if (blank) ++gap;
            if (!blank && !open) result.push_back({{}, std::exchange(gap, 0)});
            if (!blank) result.back().line.add(std::string{character}, span.ink);
            open = !blank;
        }
    return result;
}

}  // namespace

Ink seat_ink(int seat) { return static_cast<Ink>(static_cast<int>(Ink::Ruby) + seat); }
Ink piece_ink(int seat) { return static_cast<Ink>(static_cast<int>(Ink::RubyPiece) + seat); }

Line& Line::add(std::string text, Ink ink) {
    if (text.empty()) return *this;
    if (!spans_.empty() && spans_.back().ink == ink) {
        spans_.back().text += text;
    } else {
        spans_.push_back({std::move(text), ink});
    }
    return *this;
}

Line& Line::add(const Line& other) {
    for (const Span& span : other.spans_) add(span.text, span.ink);
    return *this;
}

Line& Line::pad_to(std::size_t width) {
    const std::size_t now = this->width();
    return now < width ? add(std::string(width - now, ' ')) : *this;
}

std::size_t Line::width() const {
    std::size_t total = 0;
    for (const Span& span : spans_) total += columns(span.text);
    return total;
}

std::string Line::text() const {
    std::string text;
    for (const Span& span : spans_) text += span.text;
    return text;
}

Lines wrap_hanging(const Line& line, std::size_t width, std::size_t indent) {
    Lines result(1);
    std::size_t used = 0;
    bool first = true;
    Ink before = Ink::Plain;
    for (const Word& word : words_of(line)) {
        const std::size_t length = word.line.width();
        const Ink ink = word.line.spans().front().ink;
        if (!first && used + word.gap + length > width) {
            result.emplace_back(std::string(indent, ' '));
            used = indent;
        } else {
            // An underlined heading, or a dotted line, is not interrupted between its words.
            result.back().add(std::string(word.gap, ' '), !first && ink == before ? ink : Ink::Plain);
            used += word.gap;
        }
        result.back().add(word.line);
        used += length;
        before = word.line.spans().back().ink;
        first = false;
    }
    return result;
}

Lines wrap(const Line& line, std::size_t width) { return wrap_hanging(line, width, 0); }

Lines broken(const Line& line, std::size_t width) {
    Lines result(1);
    std::size_t used = 0;
    for (const Span& span : line.spans())
        for (const std::string_view character : characters(span.text)) {
            if (used++ % std::max<std::size_t>(width, 1) == 0 && used > 1) result.emplace_back();
            result.back().add(std::string{character}, span.ink);
        }
    return result;
}

std::string shortened(std::string_view text, std::size_t width) {
    if (columns(text) <= width) return std::string{text};
    std::string result;
    const auto all = characters(text);
    for (std::size_t i = 0; i + 1 < width; ++i) result += all[i];
    return width == 0 ? "" : result + "…";
}

std::string Paint::operator()(Ink ink, std::string_view text) const {
    const InkRow& row = kInks[ink];
    const std::string_view codes = colours_ == Colours::True      ? row.true_colour
                                   : colours_ == Colours::Palette ? row.palette
                                   : colours_ == Colours::Basic   ? row.basic
                                                                  : std::string_view{};
    if (codes.empty() || text.empty()) return std::string{text};
    return "\033[" + std::string{codes} + 'm' + std::string{text} + "\033[0m";
}

std::string Paint::operator()(const Line& line) const {
    std::string result;
    for (const Span& span : line.spans()) result += (*this)(span.ink, span.text);
    return result;
}

}  // namespace orrery::cli
