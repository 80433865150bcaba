// What every command works with: where it reads and writes, its language, its colours; and how it gives up.
#pragma once

#include <exception>
#include <istream>
#include <ostream>

#include "catalog/shelf.h"
#include "cli/terminal/styled.h"
#include "cli/terminal/surroundings.h"
#include "engine/any_game.h"

namespace orrery::cli {

inline constexpr int kOk = 0, kFailed = 1, kMisused = 2;

// Thrown where a command cannot go on; run() tells the person and ends with the status.
class Stop final : public std::exception {
  public:
    Stop(int status, Message message) : status_{status}, message_{std::move(message)} {}
    int status() const { return status_; }
    const Message& message() const { return message_; }
    const char* what() const noexcept override { return message_.key.c_str(); }

  private:
    int status_;
    Message message_;
};
[[noreturn]] inline void fail(Message message) { throw Stop{kFailed, std::move(message)}; }
[[noreturn]] inline void misuse(Message message) { throw Stop{kMisused, std::move(message)}; }

template <class T>
T value_or_fail(Result<T> result) {
    if (!result) fail(result.problem());
    return std::move(*result);
}

struct Context {
    std::istream& in;
    std::ostream& out;  // for people
    std::ostream& err;
    std::ostream& raw;  // for programs: always UTF-8
    Surroundings around;
    Texts texts;  // of the program, the engine and the catalog; those of a game are added by texts_of()
    Paint paint;  // for out
    Paint paint_err;
    Shelf shelf{};  // the games, with the content and the weights that --content and --weights name

    std::string say(std::string_view key, const Params& params = {}) const {
        return texts.format(key, params);
    }
    Texts texts_of(const GameInfo& info) const;
    // How wide text may be: lines longer than a hundred columns are hard to read.
    std::size_t width() const;

    std::string number(double value, int decimals) const { return texts.number(value, decimals); }
    std::string count(std::uint64_t value) const { return number(static_cast<double>(value), 0); }
    std::string percent(double share) const { return number(100 * share, 1) + '%'; }
    std::string from_to(const std::string& low, const std::string& high) const {
        return say("interval", {{"low", low}, {"high", high}});
    }
    std::string percents(double low, double high) const { return from_to(percent(low), percent(high)); }

    void print(const Line& line) const;
    void print(const Lines& lines) const;
    void print_wrapped(const Line& line) const;
    void print_json(const Json& json) const;
};

// The text as a line: **strong**, *slanted* and `code` words are set off by their inks.
Line marked_up(std::string_view text);

}  // namespace orrery::cli
