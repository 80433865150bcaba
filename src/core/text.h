// Small helpers for text that comes from people and files.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

std::string_view trimmed(std::string_view text);
// Words separated by blanks or tabs; no empty ones.
std::vector<std::string_view> words(std::string_view text);
// Pieces between separators; empty ones included.
std::vector<std::string_view> split(std::string_view text, char separator);
// The whole text as a decimal number, or nothing.
std::optional<std::int64_t> whole_number(std::string_view text);
bool is_utf8(std::string_view text);
bool is_control(char c);
// With blanks in place of control characters, and none at the ends.
std::string one_line(std::string text);
// How many columns the text takes in a terminal: UTF-8 characters of the languages we speak are one column
// each.
std::size_t columns(std::string_view text);
// The characters of a UTF-8 text; bytes that are none come one by one.
std::vector<std::string_view> characters(std::string_view text);
std::string hex(std::string_view bytes);
std::optional<std::string> from_hex(std::string_view text);
// FNV-1a, the hash of signatures and content: stable across machines and versions.
std::uint64_t stable_hash(std::string_view bytes, std::uint64_t seed = 0xcbf29ce484222325ULL);

}  // namespace orrery
