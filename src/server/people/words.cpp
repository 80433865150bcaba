#include "server/people/words.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>

#include <algorithm>

#include "core/text.h"
#include "store/names.h"

namespace orrery::server {

namespace {

constexpr std::size_t kMostMarks = 2;  // on one letter: heaps of them would cover the lines above

// Moves the direction of writing, breaks lines, or is no character that anybody sees.
bool is_blank(UChar32 code) {
    const bool turns = (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
                       (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF || code == 0x200B;
    return u_isISOControl(code) || u_isUWhiteSpace(code) || turns;
}

bool is_mark(UChar32 code) {
    const auto type = u_charType(code);
    return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK;
}

// Letters with marks that came as several characters are one (NFC).
icu::UnicodeString composed(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    const auto given = icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
    const icu::Normalizer2* composing = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status)) return given;
    icu::UnicodeString result = composing->normalize(given, status);
    return U_FAILURE(status) ? given : result;
}

// Composing takes the square of the marks that follow each other: of what will be cut anyway only the
// beginning is looked at, with room for blanks and for what nobody sees.
std::string_view beginning(std::string_view text, std::size_t most) {
    constexpr std::size_t kLookedAt = 8;
    if (text.size() <= most * kLookedAt) return text;
    std::size_t end = most * kLookedAt;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end);
}

std::string utf8(UChar32 code) {
    std::string text;
    return icu::UnicodeString{code}.toUTF8String(text);
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

bool is_number(const Json& json) {
    boost::system::error_code error;
    (void)json.to_number<std::int64_t>(error);
    return !error;
}

bool is(const Json& json, Is kind) {
    switch (kind) {
        case Is::Text:
            return json.is_string();
        case Is::Number:
            return is_number(json);
        case Is::Truth:
            return json.is_bool();
        case Is::Texts:
            return json.is_array() &&
                   std::ranges::all_of(json.get_array(), [](const Json& each) { return each.is_string(); });
        case Is::List:
            return json.is_array();
        case Is::Object:
            return json.is_object();
    }
    return false;
}

}  // namespace

std::optional<std::string> clean_line(std::string_view text, std::size_t most) {
    if (!is_utf8(text)) return std::nullopt;
    const icu::UnicodeString given = composed(beginning(text, most));
    std::string line;
    std::size_t marks = 0;
    for (int32_t at = 0; at < given.length(); at = given.moveIndex32(at, 1)) {
        const UChar32 code = given.char32At(at);
        const bool starts = line.empty() || line.back() == ' ';
        marks = is_mark(code) ? marks + 1 : 0;
        if ((is_blank(code) || marks > 0) && starts) continue;
        if (marks > kMostMarks) continue;
        const std::string character = is_blank(code) ? " " : utf8(code);
        if (line.size() + character.size() > most) break;
        line += character;
    }
    if (!line.empty() && line.back() == ' ') line.pop_back();
    if (line.empty()) return std::nullopt;
    return line;
}

std::optional<std::string> clean_name(std::string_view text, std::size_t most) {
    if (!is_utf8(text)) return std::nullopt;
    const icu::UnicodeString given = composed(beginning(text, most));
    std::string seen;
    for (int32_t at = 0; at < given.length(); at = given.moveIndex32(at, 1))
        if (const UChar32 code = given.char32At(at);
            !store::is_unseen(static_cast<char32_t>(code)) || u_isISOControl(code))
            seen += utf8(code);
    return clean_line(seen, most);
}

std::optional<std::string_view> misfit(const boost::json::object& message, std::span<const Field> fields) {
    for (const Field& field : fields) {
        const auto* said = message.if_contains(field.name);
        if (said == nullptr ? !field.may_lack : !is(*said, field.is)) return field.name;
    }
    return std::nullopt;
}

std::optional<std::string> stranger(const boost::json::object& message,
                                    std::initializer_list<std::span<const Field>> known) {
    for (const auto& said : message) {
        const auto has = [&](std::span<const Field> fields) {
            return std::ranges::any_of(fields, [&](const Field& each) { return each.name == said.key(); });
        };
        if (std::ranges::none_of(known, has)) return std::string{said.key()};
    }
    return std::nullopt;
}

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

bool truth_field(const boost::json::object& message, std::string_view name) {
    const auto* field = message.if_contains(name);
    return field != nullptr && field->is_bool() && field->get_bool();
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
