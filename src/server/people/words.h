// Text that people send: names, chat. And fields of their messages.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/json.h"

namespace orrery::server {

// One line without control characters, marks that turn the direction of writing, or blanks at its ends;
// letters with their marks as one character (NFC), two further marks at most; cut at a character so that it
// has at most so many bytes. Nothing: it is not UTF-8, or empty.
std::optional<std::string> clean_line(std::string_view text, std::size_t most);
// The same without characters that nobody sees. Whether two names are the same: store/names.h.
std::optional<std::string> clean_name(std::string_view text, std::size_t most);

// What a message says under a name. Whatever is there is of that kind: a slip never counts as if nothing were
// said.
enum class Is : std::uint8_t { Text, Number, Truth, Texts, List, Object };
struct Field {
    std::string_view name;
    Is is = Is::Text;
    bool may_lack = false;
};
inline constexpr bool kMayLack = true;
// The first of the fields that is missing or of another kind; nothing: all are as they should be.
std::optional<std::string_view> misfit(const boost::json::object& message, std::span<const Field> fields);
// The first name in it that is in none of these lists; nothing: all that is said is heard.
std::optional<std::string> stranger(const boost::json::object& message,
                                    std::initializer_list<std::span<const Field>> known);

std::optional<std::string> text_field(const boost::json::object& message, std::string_view name);
std::optional<std::int64_t> number_field(const boost::json::object& message, std::string_view name);
bool truth_field(const boost::json::object& message, std::string_view name);  // false: nothing was said, too

// JSON of bounded depth and length; nothing: it is none.
std::optional<Json> read_bounded(std::string_view text, int depth, std::size_t array);

}  // namespace orrery::server
