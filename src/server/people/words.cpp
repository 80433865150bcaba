#include "server/people/words.h"

#include <algorithm>

#include "core/text.h"
#include "engine/rulebook.h"
#include "server/people/marks.h"

namespace orrery::server {

namespace {

// The character's number, or nothing if the bytes are no character.
std::optional<std::uint32_t> code_point(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes[0]);
    const std::size_t length = first < 0x80          ? 1
                               : (first >> 5U) == 6  ? 2
                               : (first >> 4U) == 14 ? 3
                               : (first >> 3U) == 30 ? 4
                                                     : 0;
    if (length == 0 || bytes.size() != length) return std::nullopt;
    std::uint32_t code = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i)
        code = (code << 6U) | (static_cast<unsigned char>(bytes[i]) & 0x3FU);
    constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < kLeast[length] || code > 0x10FFFF || surrogate) return std::nullopt;
    return code;
}

bool is_control(std::uint32_t code) {
    const bool turns = (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
                       (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF || code == 0x200B;
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || turns;
}

bool is_mark(std::uint32_t code) { return code >= 0x300 && code <= 0x36F; }

// The letter with the mark as one character; nothing: there is none such.
std::optional<std::string_view> composed(std::string_view letter, std::uint32_t mark) {
    const auto* row = std::ranges::find(kMarked, mark, &Marked::mark);
    if (row == std::end(kMarked)) return std::nullopt;
    const auto pairs = characters(row->pairs);
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
        if (pairs[i] == letter) return pairs[i + 1];
    return std::nullopt;
}

// Puts a mark on the last letter of the line. Heaps of marks would cover the lines above.
void add_mark(std::string& line, std::string_view mark, std::uint32_t code) {
    constexpr std::size_t kMostMarks = 2;
    const auto all = characters(line);
    if (all.empty() || all.back() == " ") return;
    if (const auto whole = composed(all.back(), code)) {
        const std::string kept{*whole};
        line.resize(line.size() - all.back().size());
        line += kept;
        return;
    }
    const std::size_t checked = std::min(kMostMarks, all.size());
    const auto marked = [](std::string_view each) { return is_mark(code_point(each).value_or(0)); };
    if (!std::all_of(all.end() - static_cast<std::ptrdiff_t>(checked), all.end(), marked)) line += mark;
}

bool within(const Json& json, std::size_t most) {
    const auto inside = [&](const auto& items) {
        return items.size() <= most && std::ranges::all_of(items, [&](const auto& item) {
                   if constexpr (requires { item.value(); })
                       return within(item.value(), most);
                   else
                       return within(item, most);
               });
    };
    if (const auto* array = json.if_array()) return inside(*array);
    if (const auto* object = json.if_object()) return inside(*object);
    return true;
}

}  // namespace

std::optional<std::string> clean_line(std::string_view text, std::size_t most) {
    std::string line;
    for (const std::string_view character : characters(text)) {
        const auto code = code_point(character);
        if (!code) return std::nullopt;
        const bool blank = is_control(*code) || *code == ' ' || *code == 0xA0;
        if (blank && (line.empty() || line.back() == ' ')) continue;
        if (line.size() + character.size() > most) break;
        if (is_mark(*code)) {
            add_mark(line, character, *code);
            continue;
        }
        line += blank ? std::string_view{" "} : character;
    }
    if (!line.empty() && line.back() == ' ') line.pop_back();
    if (line.empty()) return std::nullopt;
    return line;
}

std::string folded_name(std::string_view name) { return folded(name); }

std::optional<std::string> text_field(const boost::json::object& message, std::string_view name) {
    const auto* field = message.if_contains(name);
    if (field == nullptr || !field->is_string()) return std::nullopt;
    return std::string{field->get_string()};
}

std::optional<std::int64_t> number_field(const boost::json::object& message, std::string_view name) {
    const auto* field = message.if_contains(name);
    if (field == nullptr) return std::nullopt;
    boost::system::error_code error;
    const auto number = field->to_number<std::int64_t>(error);
    if (error) return std::nullopt;
    return number;
}

std::optional<Json> read_bounded(std::string_view text, int depth, std::size_t array) {
    boost::json::parse_options options;
    options.max_depth = static_cast<std::size_t>(depth);
    boost::system::error_code error;
    Json json = boost::json::parse(text, error, {}, options);
    if (error || !within(json, array)) return std::nullopt;
    return json;
}

}  // namespace orrery::server
