#include "bots/bot_name.h"

#include <doctest/doctest.h>

namespace orrery {

namespace {

BotSettings settings_of(const char* text) {
    const auto name = read_bot_name(text);
    REQUIRE(static_cast<bool>(name));
    return BotSettings{*name};
}

std::string problem_of(const BotSettings& settings) {
    const auto problem = settings.problem();
    return problem ? problem->key : "";
}

}  // namespace

TEST_CASE("a bot's name is read with its settings, and written as it was read") {
    for (const char* text :
         {"greedy", "mcts:iterations=1000:threads=2", "level:3", "level:3:noise=0.5", ""}) {
        const auto name = read_bot_name(text);
        REQUIRE(static_cast<bool>(name));
        CHECK(write_bot_name(*name) == text);
    }
    CHECK(read_bot_name("mcts:time=2s")->settings == std::vector<BotName::Setting>{{"time", "2s"}});
    CHECK(read_bot_name("level:3")->settings == std::vector<BotName::Setting>{{"", "3"}});
}

TEST_CASE("what is no setting is refused") {
    for (const char* text : {"mcts:", "mcts:a=1:2", "mcts:=3", "mcts:a=", "mcts:a=1::b=2", "level:3:4"})
        CHECK_MESSAGE(read_bot_name(text).problem().key == "error.bot.setting_form", text);
    CHECK(read_bot_name("mcts:a=1:a=1").problem().key == "error.bot.setting_twice");
}

TEST_CASE("settings have usual values and limits") {
    BotSettings settings = settings_of("mcts:iterations=1000:noise=0.25:time=500ms");
    CHECK(settings.whole("iterations", 5, 1, 1000) == 1000);
    CHECK(settings.whole("threads", 4, 1, 8) == 4);
    CHECK(settings.number("noise", 0, 0, 1) == doctest::Approx(0.25));
    CHECK(settings.time("time", 10).value() == doctest::Approx(0.5));
    CHECK_FALSE(settings.time("more_time", 10).has_value());
    CHECK(settings.word("weights", "usual") == "usual");
    CHECK(problem_of(settings).empty());
}

TEST_CASE("a value out of its range is refused with the range") {
    for (const char* text : {"mcts:n=0", "mcts:n=11", "mcts:n=-1", "mcts:n=1.5", "mcts:n=x", "mcts:n=1 "}) {
        BotSettings settings = settings_of(text);
        CHECK(settings.whole("n", 5, 1, 10) == 5);
        REQUIRE_MESSAGE(settings.problem().has_value(), text);
        CHECK(settings.problem()->key == "error.bot.setting_range");
        CHECK(settings.problem()->params[3].value == "1");
        CHECK(settings.problem()->params[4].value == "10");
    }
    for (const char* text : {"x:n=-0.1", "x:n=1.1", "x:n=nan", "x:n=inf", "x:n=0,5", "x:n=1e999"}) {
        BotSettings settings = settings_of(text);
        CHECK(settings.number("n", 0.5, 0, 1) == doctest::Approx(0.5));
        CHECK_MESSAGE(problem_of(settings) == "error.bot.setting_range", text);
    }
    for (const char* text : {"x:t=5", "x:t=0s", "x:t=-1s", "x:t=11s", "x:t=s", "x:t=ms", "x:t=1min"}) {
        BotSettings settings = settings_of(text);
        CHECK_FALSE(settings.time("t", 10).has_value());
        CHECK_MESSAGE(problem_of(settings) == "error.bot.setting_time", text);
    }
}

TEST_CASE("what nobody asks for is unknown, and the refusal names what there is") {
    BotSettings settings = settings_of("greedy:iterations=5");
    settings.number("noise", 0, 0, 1);
    settings.word("weights", "");
    CHECK(settings.problem() ==
          Message{"error.bot.setting_unknown",
                  {{"name", "greedy"}, {"key", "iterations"}, {"known", "noise, weights"}}});
    BotSettings bare = settings_of("greedy:3");
    CHECK(problem_of(bare) == "error.bot.setting_form");
    CHECK(bare.rest().size() == 1);
    CHECK(bare.bare() == "3");
    CHECK(problem_of(bare).empty());
    CHECK(bare.rest().empty());
}

TEST_CASE("the first thing that is wrong is told") {
    BotSettings settings = settings_of("mcts:n=0:zzz=1");
    settings.whole("n", 5, 1, 10);
    settings.refuse({"error.bot.other", {}});
    CHECK(problem_of(settings) == "error.bot.setting_range");
}

}  // namespace orrery
