// A program of the protocol to talk to in tests: lines in, lines out.
#pragma once

#include <doctest/doctest.h>

#include "catalog/shelf.h"
#include "protocol/host.h"
#include "protocol/program.h"

namespace orrery::protocol {

class Talk {
  public:
    explicit Talk(Language language = Language::English)
        : program_{built_in(), no_aids(), language, 7,
                   [this](std::string_view line) { said_ += std::string{line} + '\n'; }} {}

    // Everything that is said to a line, without the last line break.
    std::string say(std::string_view line) {
        said_.clear();
        going_on_ = program_.take(line);
        if (!said_.empty()) said_.pop_back();
        return said_;
    }
    bool going_on() const { return going_on_; }
    // The code of the error that a line is answered with.
    std::string code(std::string_view line) {
        const std::string answer = say(line);
        REQUIRE_MESSAGE(answer.starts_with("error "), answer);
        return answer.substr(6, answer.find(' ', 6) - 6);
    }
    // The JSON of an answer that begins with this word.
    Json json(std::string_view word, std::string_view line) {
        const std::string answer = say(line);
        REQUIRE_MESSAGE(answer.starts_with(std::string{word} + ' '), answer);
        auto read = parse_json(std::string_view{answer}.substr(word.size() + 1));
        REQUIRE(read);
        return *read;
    }
    void begin(std::string_view line = "newgame af") { REQUIRE(say(line) == "ok"); }

  private:
    std::string said_;
    bool going_on_ = true;
    Program program_;
};

// A link to a program in the same process.
class Direct final : public Link {
  public:
    explicit Direct(Talk& talk) : talk_{talk} {}
    Result<std::string> ask(const std::string& line) override {
        sent.push_back(line);
        return talk_.say(line);
    }
    std::vector<std::string> sent;

  private:
    Talk& talk_;
};

}  // namespace orrery::protocol
