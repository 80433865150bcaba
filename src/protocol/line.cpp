#include "protocol/line.h"

#include <algorithm>

#include "core/text.h"

namespace orrery::protocol {

namespace {

bool is_key(std::string_view text) {
    return !text.empty() &&
           std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

bool allows(std::string_view keys, std::string_view key) {
    const auto known = words(keys);
    return keys == "*" || std::ranges::find(known, key) != known.end();
}

Failure malformed(std::string key, Params params) {
    return {Code::Malformed, {std::move(key), std::move(params)}};
}

constexpr auto kCodeNames = named<Code>({{Code::UnknownCommand, "unknown-command"},
                                         {Code::Malformed, "malformed"},
                                         {Code::TooLong, "too-long"},
                                         {Code::NotText, "not-text"},
                                         {Code::Protocol, "protocol"},
                                         {Code::NoGame, "no-game"},
                                         {Code::UnknownGame, "unknown-game"},
                                         {Code::UnknownBot, "unknown-bot"},
                                         {Code::Setup, "setup"},
                                         {Code::Position, "position"},
                                         {Code::Seat, "seat"},
                                         {Code::Notation, "notation"},
                                         {Code::Refused, "refused"},
                                         {Code::Over, "over"},
                                         {Code::Undo, "undo"},
                                         {Code::Limit, "limit"},
                                         {Code::NoWorld, "no-world"}});

}  // namespace

std::string_view name_of(Code code) { return kCodeNames[static_cast<std::size_t>(code)]; }

std::string excerpt(std::string_view text) {
    constexpr std::size_t kShown = 80;
    std::size_t end = std::min(text.size(), kShown);
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    const std::string shown{text.substr(0, end)};
    return one_line(is_utf8(shown) ? shown : std::string{}) + (end < text.size() ? "..." : "");
}

std::string error_line(const Texts& texts, const Failure& failure) {
    return "error " + std::string{name_of(failure.code)} + ' ' + one_line(texts.format(failure.message));
}

std::optional<Line> read_line(std::string_view text) {
    text = trimmed(text);
    if (text.empty() || text.front() == '#') return std::nullopt;
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    return Line{text.substr(0, end), trimmed(text.substr(end))};
}

std::optional<Failure> problem_with(std::string_view text) {
    if (text.size() > kMaxLineBytes)
        return Failure{Code::TooLong, {"error.protocol.too_long", {{"max", std::to_string(kMaxLineBytes)}}}};
    const auto strange = [](char c) { return is_control(c) && c != '\t' && c != '\r'; };
    if (!is_utf8(text) || std::ranges::any_of(text, strange))
        return Failure{Code::NotText, {"error.protocol.not_text", {}}};
    return std::nullopt;
}

std::optional<std::string_view> Arguments::get(std::string_view key) const {
    for (const auto& [name, value] : pairs)
        if (name == key) return value;
    return std::nullopt;
}

Reply<Arguments> read_arguments(std::string_view rest, std::string_view keys) {
    Arguments found;
    for (const std::string_view word : words(rest)) {
        const std::size_t equals = word.find('=');
        const std::string_view key = word.substr(0, equals);
        if (equals == std::string_view::npos || !is_key(key)) {
            found.rest.append(found.rest.empty() ? "" : " ").append(word);
            continue;
        }
        if (!allows(keys, key))
            return malformed("error.protocol.key", {{"key", excerpt(key)}, {"known", std::string{keys}}});
        if (found.get(key)) return malformed("error.protocol.twice", {{"key", excerpt(key)}});
        found.pairs.emplace_back(key, word.substr(equals + 1));
    }
    return found;
}

Reply<std::uint64_t> read_number(std::string_view what, std::string_view text) {
    const auto number = whole_number(text);
    if (!number || *number < 0)
        return malformed("error.protocol.number", {{"key", std::string{what}}, {"value", excerpt(text)}});
    return static_cast<std::uint64_t>(*number);
}

}  // namespace orrery::protocol
