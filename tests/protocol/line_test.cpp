#include "protocol/line.h"

#include <doctest/doctest.h>

#include "protocol/documents.h"

using namespace orrery;
using namespace orrery::protocol;

TEST_CASE("a line is a command and what follows it") {
    const auto line = read_line("  play   seat=1 dock lunar_mine \r");
    REQUIRE(line);
    CHECK(line->command == "play");
    CHECK(line->rest == "seat=1 dock lunar_mine");
    CHECK(read_line("quit")->rest.empty());
    for (const char* silent : {"", " ", "\t\r", "#", "# a comment", "  # one more"})
        CHECK(!read_line(silent));
}

TEST_CASE("pairs may stand anywhere, other words keep their order") {
    const auto given = read_arguments("alien frontiers  players=3 length=long", "*");
    REQUIRE(given);
    CHECK(given->rest == "alien frontiers");
    CHECK(given->get("players") == "3");
    CHECK(given->get("length") == "long");
    CHECK(!given->get("seat"));
    const auto bot = read_arguments("bot=mcts:iterations=10", "bot seat");
    REQUIRE(bot);
    CHECK(bot->get("bot") == "mcts:iterations=10");
    CHECK(read_arguments("a= =b A=c", "a")->rest == "=b A=c");
}

TEST_CASE("a key that is unknown or stands twice is refused") {
    CHECK(read_arguments("seed=1", "seat").problem().message.key == "error.protocol.key");
    CHECK(read_arguments("seat=1 seat=1", "seat").problem().message.key == "error.protocol.twice");
    CHECK(read_arguments("seed=1", "seat").problem().code == Code::Malformed);
}

TEST_CASE("numbers are whole and not negative") {
    CHECK(*read_number("n", "0") == 0);
    CHECK(*read_number("n", "9223372036854775807") == 9223372036854775807U);
    for (const char* wrong : {"", "-1", "1.5", "x", "9223372036854775808", "1 "})
        CHECK(!read_number("n", wrong));
}

TEST_CASE("what is too long or no text is no line") {
    CHECK(!problem_with(std::string(kMaxLineBytes, 'a')));
    CHECK(problem_with(std::string(kMaxLineBytes + 1, 'a'))->code == Code::TooLong);
    CHECK(!problem_with("Żółw\t\r"));
    for (const std::string& wrong : {std::string{"a\0b", 3}, std::string{"\xFF"}, std::string{"a\x1B[0m"}})
        CHECK(problem_with(wrong)->code == Code::NotText);
}

TEST_CASE("an error is one line, whatever somebody wrote") {
    const Texts texts = shared_texts(Language::English);
    const Failure failure{Code::Position, {"error.position.unknown", {{"field", "a\nok\r\x1B"}}}};
    CHECK(error_line(texts, failure) ==
          "error position The field \"a ok  \" does not belong in a position. Remove it.");
    CHECK(excerpt(std::string(200, 'x')) == std::string(80, 'x') + "...");
    CHECK(excerpt("Żółw") == "Żółw");
    std::string marks;
    for (int i = 0; i < 60; ++i) marks += "ż";
    CHECK(excerpt("a" + marks) == "a" + marks.substr(0, 78) + "...");
    CHECK(excerpt("\xFF\xFE").empty());
}
