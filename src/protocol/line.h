// One line of the protocol: a command, then words. docs/protocol.md describes both ends.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/by.h"
#include "engine/message.h"
#include "engine/texts.h"

namespace orrery::protocol {

inline constexpr int kVersion = 1;
inline constexpr std::size_t kMaxLineBytes = 1U << 20U;

// What is wrong with a line, for programs; docs/protocol.md has a row for each.
enum class Code : std::uint8_t {
    UnknownCommand,
    Malformed,
    TooLong,
    NotText,
    Protocol,
    NoGame,
    UnknownGame,
    UnknownBot,
    Setup,
    Position,
    Seat,
    Notation,
    Refused,
    Over,
    Undo,
    Limit,
    NoWorld,
};
constexpr Code last_of(Code) { return Code::NoWorld; }
std::string_view name_of(Code code);

// Why a line was refused: a code for programs, words for people. It is sent as "error CODE words".
struct Failure {
    Code code = Code::Malformed;
    Message message;
};
template <class T>
using Reply = Result<T, Failure>;

std::string error_line(const Texts& texts, const Failure& failure);
// At most so many characters of what somebody wrote, in one line, to be shown in a message.
std::string excerpt(std::string_view text);

struct Line {
    std::string_view command;
    std::string_view rest;
};
// Nothing: a blank line or a comment ("#"), which nobody answers.
std::optional<Line> read_line(std::string_view text);
// What cannot be a line at all: too long, or not text.
std::optional<Failure> problem_with(std::string_view text);

// What follows a command: key=value pairs, and the other words in their order.
struct Arguments {
    std::vector<std::pair<std::string_view, std::string_view>> pairs;
    std::string rest;

    std::optional<std::string_view> get(std::string_view key) const;
};
// `keys` are those that the command takes, separated by blanks; "*": any. No key may stand twice.
Reply<Arguments> read_arguments(std::string_view rest, std::string_view keys);

// A number from 0 on, of the key or the word called `what`.
Reply<std::uint64_t> read_number(std::string_view what, std::string_view text);

}  // namespace orrery::protocol
