#include "lab/bench/turn_times.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "catalog/catalog.h"

namespace orrery {

TEST_CASE("whole turns are timed, a level's with the limit that it keeps to") {
    for (const GameRow& row : catalog()) {
        const auto times = time_turns(row, built_in(), row.info().max_players, "level:1", 8);
        REQUIRE(static_cast<bool>(times));
        CHECK(times->game == row.info().id);
        CHECK(times->seconds.size() == 8);
        CHECK(std::ranges::is_sorted(times->seconds));
        CHECK(times->seconds.front() > 0);
        CHECK(times->limit == 1.0);
        CHECK(to_json_document(*times).at("longest") == times->longest());
    }
    const auto free = time_turns(*find_game("pi"), built_in(), 3, "greedy", 1);
    REQUIRE(static_cast<bool>(free));
    CHECK(!free->limit);
    CHECK(!to_json_document(*free).as_object().contains("limit"));
}

TEST_CASE("the median of turns") {
    TurnTimes times;
    times.seconds = {1, 2, 6};
    CHECK(times.median() == 2);
    times.seconds = {1, 2, 4, 6};
    CHECK(times.median() == 3);
    CHECK(times.longest() == 6);
}

TEST_CASE("turns that cannot be timed are refused") {
    const GameRow& row = *find_game("af");
    CHECK(time_turns(row, built_in(), 9, "level:3", 1).problem().key == "error.setup.players");
    CHECK(time_turns(row, built_in(), 2, "genius", 1).problem().key == "error.bot.unknown");
    CHECK(time_turns(row, built_in(), 2, "program:path=x", 1).problem().key == "error.program.elsewhere");
}

}  // namespace orrery
