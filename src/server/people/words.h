// Text that people send: names, chat. And fields of their messages.
#pragma once

#include <optional>
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

std::optional<std::string> text_field(const boost::json::object& message, std::string_view name);
std::optional<std::int64_t> number_field(const boost::json::object& message, std::string_view name);

// JSON of bounded depth and length; nothing: it is none.
std::optional<Json> read_bounded(std::string_view text, int depth, std::size_t array);

}  // namespace orrery::server
