#include "lab/bench/bench.h"

#include <doctest/doctest.h>

#include <cstdio>
#include <string>

#include "catalog/catalog.h"
#include "lab/bench/baseline.h"
#include "lab/bench/bots.h"
#include "shared/golden.h"

namespace orrery {

TEST_CASE("the signature is the same in every build, and changes only when rules change") {
    // Another number here means that random games go otherwise: say so in CHANGELOG.md, with the rules that
    // changed.
    for (const GameRow& row : catalog()) {
        const std::string game{row.info().id};
        CAPTURE(game);
        const auto found = signature(game);
        REQUIRE(static_cast<bool>(found));
        char text[20];
        std::snprintf(text, sizeof text, "0x%016llx\n", static_cast<unsigned long long>(*found));
        check_golden(game + "/golden/signature.txt", text);
    }
    CHECK(!signature("chess"));
}

TEST_CASE("a measurement names what it measured, beside the baseline") {
    const auto result = bench("af", 3, 0.02);
    REQUIRE(static_cast<bool>(result));
    CHECK(result->game == "alien_frontiers");
    CHECK(result->players == 3);
    CHECK(result->decisions_per_second > 0);
    CHECK(result->baseline_decisions_per_second > 0);
    CHECK(result->mean_decisions > 100);
    CHECK(result->mean_branching > 1);
    std::vector<std::string> names;
    for (const BenchRow& row : result->rows) {
        names.push_back(row.name);
        CHECK(row.value > 0);
    }
    CHECK(names == std::vector<std::string>{"playout", "list", "judge", "play", "copy", "imagine", "view",
                                            "key", "evaluate", "evaluate_all", "greedy", "turn", "mcts",
                                            "iterations", "nodes", "turns_ahead", "nodes_per_iteration"});
    const Json json = to_json_document(*result);
    CHECK(json.at("signature").as_string().size() == 16);
    CHECK(json.at("ratio_to_baseline").as_double() > 0);
}

TEST_CASE("a bot is timed in whole rounds over all positions, until the time is over") {
    struct Counting final : Bot<baseline::Rules> {
        std::vector<Action> chosen;
        Action choose(const Asked<baseline::Rules>& asked) override {
            chosen.push_back(asked.options()[0]);
            return chosen.back();
        }
    };
    const baseline::Rules rules;
    const auto positions = sample_positions(rules, {.players = baseline::kPlayers}, 40, 1);
    Counting once, often;
    CHECK(time_choices<baseline::Rules>(rules, positions, 0, once) > 0);
    CHECK(once.chosen.size() == positions.size());
    constexpr double kSeconds = 0.2;
    const Stopwatch watch;
    time_choices<baseline::Rules>(rules, positions, kSeconds, often);
    CHECK(often.chosen.size() % positions.size() == 0);
    const bool several = often.chosen.size() > positions.size();
    CHECK((several || watch.elapsed() >= kSeconds));
}

TEST_CASE("what cannot be measured is refused") {
    CHECK(bench("chess", 2, 0.01).problem().key == "error.game.unknown");
    CHECK(bench("af", 7, 0.01).problem().key == "error.setup.players");
}

TEST_CASE("the baseline is a game that ends, with an answer to every question") {
    const baseline::Rules rules;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng{seed};
        baseline::State state = rules.start({.players = baseline::kPlayers});
        CHECK(playout(rules, state, rng) == baseline::kPlayers * baseline::kDice * baseline::kRounds);
        CHECK(rules.actors(state).over());
    }
}

}  // namespace orrery
