#include "cli/terminal/surroundings.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ostream>

#include "core/text.h"

namespace orrery::cli {

namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : value;
}

// POSIX: the first of these that is set and not empty names the locale.
std::string_view locale_name() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (!variable(name).empty()) return variable(name);
    return {};
}

std::string_view character_locale() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (!variable(name).empty()) return variable(name);
    return {};
}

bool names_utf8(std::string_view locale) {
    std::string lower;
    for (const char c : locale) lower += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return lower.find("utf-8") != std::string::npos || lower.find("utf8") != std::string::npos;
}

Colours colours_of_terminal() {
    const std::string_view term = variable("TERM");
    const std::string_view more = variable("COLORTERM");
    if (term.empty() || term == "dumb") return Colours::None;
    if (more == "truecolor" || more == "24bit") return Colours::True;
    if (term.find("256color") != std::string_view::npos || term.find("direct") != std::string_view::npos)
        return Colours::Palette;
    return Colours::Basic;
}

struct AsciiFor {
    std::string_view character, ascii;
};
// clang-format off
constexpr AsciiFor kAscii[] = {
    {"ą", "a"}, {"ć", "c"}, {"ę", "e"}, {"ł", "l"}, {"ń", "n"}, {"ó", "o"}, {"ś", "s"}, {"ź", "z"}, {"ż", "z"},
    {"Ą", "A"}, {"Ć", "C"}, {"Ę", "E"}, {"Ł", "L"}, {"Ń", "N"}, {"Ó", "O"}, {"Ś", "S"}, {"Ź", "Z"}, {"Ż", "Z"},
    {"ü", "u"}, {"ö", "o"}, {"ä", "a"}, {"é", "e"}, {"„", "\""}, {"”", "\""}, {"“", "\""}, {"’", "'"}, {"–", "-"}, {"—", "-"}, {"…", "~"}, {"·", "."}, {"•", "o"},
    {"×", "x"}, {"→", ">"}, {"←", "<"}, {"↔", "="}, {"║", "|"}, {"▶", ">"}, {"≥", ">"}, {"−", "-"}, {"±", "~"}, {"★", "*"}, {"✓", "+"}, {"✗", "x"},
    {"▲", "R"}, {"●", "S"}, {"◆", "J"}, {"■", "P"}, {"✚", "A"}, {"◇", "c"},
    {"⊘", "I"}, {"⊕", "P"}, {"⊗", "R"}, {"○", "."}, {"◉", "O"},
    {"▁", "_"}, {"▂", "_"}, {"▃", "."}, {"▄", "-"}, {"▅", "-"}, {"▆", "="}, {"▇", "="},
    {"─", "-"}, {"═", "="}, {"│", "|"}, {"╌", "-"}, {"█", "#"}, {"▌", "|"}, {"▐", "|"}, {"░", "."}, {"▒", "%"}, {"▓", "#"},
};
// clang-format on

std::string_view ascii_for(std::string_view character) {
    const auto* found = std::ranges::find(kAscii, character, &AsciiFor::character);
    if (found != std::end(kAscii)) return found->ascii;
    return character.starts_with("\xE2\x94") || character.starts_with("\xE2\x95") ? "+"
                                                                                  : "?";  // corners of boxes
}

}  // namespace

void measure(Surroundings& around) {
    if (!around.real) return;
    winsize size{};
    if (around.out_is_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        around.columns = size.ws_col;
        around.rows = size.ws_row;
    } else if (const auto columns = whole_number(variable("COLUMNS")); columns && *columns > 0) {
        around.columns = static_cast<int>(std::min<std::int64_t>(*columns, 1000));
    }
}

Surroundings surroundings_of_process() {
    Surroundings around;
    around.real = true;
    if (locale_name().starts_with("pl")) around.language = Language::Polish;
    around.utf8 = names_utf8(character_locale());
    around.in_is_terminal = isatty(STDIN_FILENO) == 1;
    around.out_is_terminal = isatty(STDOUT_FILENO) == 1;
    around.err_is_terminal = isatty(STDERR_FILENO) == 1;
    around.no_color = !variable("NO_COLOR").empty();
    around.colours = colours_of_terminal();
    measure(around);
    return around;
}

AsciiBuffer::int_type AsciiBuffer::overflow(int_type c) {
    if (c == traits_type::eof()) return sync() == 0 ? traits_type::not_eof(c) : c;
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) != 0x80U) pass_on();  // the character before is complete
    pending_ += static_cast<char>(c);
    if (byte < 0x80U) pass_on();
    return to_.good() ? c : traits_type::eof();
}

int AsciiBuffer::sync() {
    pass_on();
    to_.flush();
    return to_.good() ? 0 : -1;
}

void AsciiBuffer::pass_on() {
    if (pending_.empty()) return;
    const bool plain = static_cast<unsigned char>(pending_[0]) < 0x80U;
    to_ << (plain ? std::string_view{pending_} : ascii_for(pending_));
    pending_.clear();
}

}  // namespace orrery::cli
