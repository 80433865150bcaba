#include "lab/bench/bench.h"

#include <doctest/doctest.h>

#include <map>

#include "catalog/catalog.h"
#include "lab/bench/baseline.h"

namespace orrery {

TEST_CASE("the signature is the same in every build, and changes only when rules change") {
    // Another number here means that random games go otherwise: say so in CHANGELOG.md, with the rules that
    // changed.
    const std::map<std::string, std::uint64_t> known{{"alien_artifacts", 0x7a6afc0d4c61adc8},
                                                     {"alien_frontiers", 0x6cb6ba0ebf447090},
                                                     {"arcs", 0xd43b93d2256d3d60},
                                                     {"master_of_orion", 0x0fae0c797dea8cea},
                                                     {"pocket_imperium", 0xa458bd7c9553e129}};
    CHECK(known.size() == catalog().size());
    for (const auto& [game, number] : known) {
        CAPTURE(game);
        const auto found = signature(game);
        REQUIRE(static_cast<bool>(found));
        CHECK(*found == number);
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
