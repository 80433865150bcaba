#include "lab/tune/tune.h"

#include <doctest/doctest.h>

#include <cmath>

#include "lab/tune/blocks.h"
#include "lab/tune/space.h"

namespace orrery {

namespace {

TuneOptions small(std::vector<int> players) {
    TuneOptions options;
    options.game = "pocket_imperium";
    options.method = TuneMethod::Matches;
    options.players = std::move(players);
    options.from = "hand";
    options.generations = 2;
    options.blocks = 1;
    options.validation = 2;
    options.kept = {"plan", "pair", "ship", "excess", "mood", "risk", "open_free", "open_held"};
    return options;
}

TuneOptions learning(std::vector<int> players) {
    TuneOptions options;
    options.game = "alien_frontiers";
    options.players = std::move(players);
    options.from = "hand";
    options.generations = 2;
    options.games = 40;
    options.blocks = 1;
    options.validation = 2;
    return options;
}

TuneResult run(const TuneOptions& options, const TuneWatch& watch = {}) {
    auto result = tune(options, watch);
    REQUIRE_MESSAGE(static_cast<bool>(result), result.problem().key);
    return *result;
}

std::string problem(const TuneOptions& options) {
    const auto result = tune(options, {});
    return result ? std::string{} : result.problem().key;
}

WeightSet set_of(Numbers two, Numbers more) {
    WeightSet set{"x", {}};
    for (std::size_t n = 2; n < set.by_players.size(); ++n) set.by_players[n] = n == 2 ? two : more;
    return set;
}

}  // namespace

TEST_CASE("weights above 0 are multiplied, others are moved, and only for the players asked for") {
    const WeightNames names{"a.1", "a.2", "b", "c"};
    const TuneSpace space{set_of({2, 0, -3, 4}, {1, 1, 1, 1}), names, {2}};
    CHECK(space.dimensions() == 4);
    CHECK(space.at({0, 0, 0, 0}, "y").by_players == set_of({2, 0, -3, 4}, {1, 1, 1, 1}).by_players);
    const WeightSet moved = space.at({1, 1, 1, -100}, "y");
    CHECK(moved.name == "y");
    CHECK(moved.with(2)[0] == doctest::Approx(2 * std::exp(1.0)));
    CHECK(moved.with(2)[1] == doctest::Approx(1));  // half of what its neighbour is
    CHECK(moved.with(2)[2] == doctest::Approx(0));
    CHECK(moved.with(2)[3] > 0);
    CHECK(moved.with(3) == Numbers{1, 1, 1, 1});
}

TEST_CASE("weights that are to be kept are no coordinates") {
    const WeightNames names{"a.1", "a.2", "ab", "c"};
    const TuneSpace space{set_of({1, 2, 3, 4}, {1, 2, 3, 4}), names, {2, 3}, {"a", "c"}};
    REQUIRE(space.dimensions() == 1);
    CHECK(space.at({1}, "y").with(2) == Numbers{1, 2, 3 * std::exp(1.0), 4});
    CHECK(space.at({1}, "y").with(3) == Numbers{1, 2, 3 * std::exp(1.0), 4});
    CHECK(stands_for("a", "a.1"));
    CHECK(stands_for("a.1", "a.1"));
    CHECK(!stands_for("a", "ab"));
}

TEST_CASE("a block is worth more the more is won, and less when it drags on") {
    const BlockResult even{0.5, 0, 100, 0};
    CHECK(block_score(even, 2, 100) == doctest::Approx(0.5));
    CHECK(block_score({0.25, 0, 100, 0}, 4, 100) == doctest::Approx(0.5));
    CHECK(block_score({1, 0, 100, 0}, 2, 100) > block_score(even, 2, 100));
    CHECK(block_score({0.5, 0.3, 100, 0}, 2, 100) > block_score(even, 2, 100));
    CHECK(block_score({0.5, 0, 115, 0}, 2, 100) == block_score(even, 2, 100));
    CHECK(block_score({0.5, 0, 200, 0}, 2, 100) < block_score(even, 2, 100));
    CHECK(block_score({0.5, 0, 100, 1}, 2, 100) < block_score({0, 0, 100, 0}, 2, 100) + 0.1);
    CHECK(block_score({0, 0, 10'000, 2}, 2, 100) < -10);  // stalled for ever
}

TEST_CASE("what is found does not depend on the number of threads, by either method") {
    for (TuneOptions options : {small({2, 3}), learning({2, 3})}) {
        options.generations = 1;
        const TuneResult one = run(options);
        options.threads = 3;
        const TuneResult three = run(options);
        CHECK(one.set == three.set);
        CHECK(one.games == three.games);
        REQUIRE(one.matches.size() == 2);
        REQUIRE(three.matches.size() == 2);
        for (std::size_t i = 0; i < 2; ++i) {
            CHECK(one.matches[i].share.share == three.matches[i].share.share);
            CHECK(one.matches[i].decisions == three.matches[i].decisions);
        }
        options.seed = 2;
        CHECK(!(run(options).set == one.set));
    }
}

TEST_CASE("results move what positions show, for the players asked for, and leave the rest") {
    TuneOptions options = learning({3});
    options.kept = {"card", "ship.1"};
    std::vector<int> steps;
    TuneWatch watch;
    watch.step = [&](const TuneStep& step) -> std::optional<Message> {
        steps.push_back(step.generation);
        CHECK(step.share < 1);
        return std::nullopt;
    };
    const TuneResult result = run(options, watch);
    CHECK(steps == std::vector<int>{1, 2});
    const WeightSet& hand = *built_in().weights("alien_frontiers").find("hand");
    const WeightNames& names = built_in().part("alien_frontiers").weight_names();
    for (std::size_t i = 0; i < names.size(); ++i) {
        CAPTURE(names[i]);
        CHECK(result.set.with(2)[i] == hand.with(2)[i]);
        const bool kept = stands_for("card", names[i]) || stands_for("ship.1", names[i]);
        const bool unseen = stands_for("prospects", names[i]) || stands_for("best_rival", names[i]);
        if (kept || unseen) CHECK(result.set.with(3)[i] == hand.with(3)[i]);
        if (stands_for("colony", names[i]) || names[i] == "ship.2.early")
            CHECK(result.set.with(3)[i] != hand.with(3)[i]);
    }
}

TEST_CASE("a search tells after each generation what it has, and the file of it can be read") {
    const TuneOptions options = small({2});
    std::vector<std::string> files;
    double progress = 0;
    TuneWatch watch;
    watch.progress = [&](double share) {
        CHECK(share >= 0);
        CHECK(share <= 1);
        progress = std::max(progress, share);
    };
    watch.step = [&](const TuneStep& step) -> std::optional<Message> {
        CHECK(step.generation == static_cast<int>(files.size()) + 1);
        files.push_back(weights_file(options, "test", step.set));
        return std::nullopt;
    };
    const TuneResult result = run(options, watch);
    CHECK(files.size() == 2);
    CHECK(files[0] != files[1]);
    CHECK(progress > 0.9);
    Shelf shelf;
    CHECK_FALSE(shelf.take_weights("x.toml", files[1]).has_value());
    CHECK(result.from == "hand");
    CHECK(result.matches[0].blocks == 2);
    CHECK(result.matches[0].share.low <= result.matches[0].share.share);
}

TEST_CASE("a search can be ended by whoever watches it") {
    TuneWatch watch;
    watch.step = [](const TuneStep&) { return Message{"enough", {}}; };
    const auto result = tune(small({2}), watch);
    REQUIRE(!result);
    CHECK(result.problem().key == "enough");
}

TEST_CASE("searches that cannot be are refused") {
    TuneOptions options = small({2});
    options.game = "chess";
    CHECK(problem(options) == "error.game.unknown");
    options = small({7});
    CHECK(problem(options) == "error.setup.players");
    options = small({2});
    options.from = "best";
    CHECK(problem(options) == "error.tune.no_set");
    options = small({2});
    options.against = {"tuned", "best"};
    CHECK(problem(options) == "error.tune.no_set");
    options = small({2});
    options.name = "my set";
    CHECK(problem(options) == "error.tune.set_name");
    options = small({2});
    options.kept = {"shp"};
    CHECK(problem(options) == "error.tune.no_weight");
    options.kept = built_in().part("pocket_imperium").weight_names();
    CHECK(problem(options) == "error.tune.all_kept");
}

}  // namespace orrery
