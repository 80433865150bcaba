#include "bots/greedy.h"

#include <doctest/doctest.h>

#include "bots/fork_game.h"
#include "bots/random.h"

namespace orrery::fork {

namespace {

using Greedy = GreedyBot<Rules, fork::Insight>;

constexpr Path pays(double gain) { return {Way::Pays, gain}; }
constexpr Path asks(double gain) { return {Way::Asks, gain}; }
constexpr Path rolls(double gain) { return {Way::Rolls, gain}; }

// Puts the first question of the game to a bot.
struct Table {
    Rules rules;
    State truth{};
    Rng rng{1};
    ActionList options{};

    explicit Table(std::array<Path, 3> paths, std::uint64_t seed = 1) : rules{paths}, rng{seed} {
        for (std::uint8_t i = 0; i < 3; ++i) options.push_back({Go, i});
        Rules::forget();
        fork::Insight::evaluations = 0;
    }
    Asked<Rules> asked() { return {rules, truth, 0, options, rng}; }
    int choice(Greedy&& bot = Greedy{}) { return bot.choose(asked()).a; }
};

}  // namespace

TEST_CASE("greedy takes what leaves the best position") {
    CHECK(Table{{pays(1), pays(3), pays(2)}}.choice() == 1);
}

TEST_CASE("of equal answers greedy takes the first") {
    CHECK(Table{{pays(1), pays(3), pays(3)}}.choice() == 1);
    CHECK(Table{{pays(2), asks(2), pays(2)}}.choice() == 0);
}

TEST_CASE("greedy looks through to the end of what an answer begins") {
    CHECK(Table{{pays(4), asks(5), pays(1)}}.choice() == 1);
    CHECK(Table{{pays(6), asks(5), pays(1)}}.choice() == 0);
}

TEST_CASE("options that meet chance meet the same luck") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CHECK(Table{{rolls(0), rolls(0.1), rolls(0.05)}, seed}.choice() == 1);
        CHECK(Table{{rolls(0.1), rolls(0.1), rolls(0)}, seed}.choice() == 0);
    }
}

TEST_CASE("greedy does not know the luck to come when it decides before it") {
    const std::array<Path, 3> paths{pays(0.5), Path{Way::Guesses, 0.7}, pays(0)};
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        CHECK(Table{paths, seed}.choice(Greedy{{}, {.nodes = 100, .samples = 64}}) == 0);
}

TEST_CASE("the number of positions looked at is bounded") {
    Table table{{Path{Way::Endless, 9}, Path{Way::Endless, 9}, pays(1)}};
    CHECK(table.choice(Greedy{{}, {.nodes = 50, .samples = 1}}) == 2);
    CHECK(fork::Insight::evaluations < 150);
}

TEST_CASE("bots see imagined states only") {
    const std::array<Path, 3> paths{asks(2), rolls(0), Path{Way::Guesses, 2}};
    SUBCASE("greedy imagines once") {
        Table table{paths};
        Greedy{}.choose(table.asked());
        CHECK(Rules::imaginings == 1);
        CHECK(Rules::true_looks == 0);
    }
    SUBCASE("also when it gives advice") {
        Table table{paths};
        Greedy{}.advise(table.asked());
        CHECK(Rules::imaginings == 1);
        CHECK(Rules::true_looks == 0);
    }
    SUBCASE("random does not even imagine") {
        Table table{paths};
        RandomBot<Rules>{}.choose(table.asked());
        CHECK(Rules::imaginings == 0);
        CHECK(Rules::true_looks == 0);
    }
}

TEST_CASE("advice rates every answer, the best first, and says why") {
    Table table{{pays(1), asks(7), pays(4)}};
    const Advice advice = Greedy{fork::Insight{.per_path = 1}}.advise(table.asked());
    REQUIRE(advice.rated.size() == 3);
    CHECK(advice.rated[0].action == Action{Go, 1});
    CHECK(advice.rated[0].value == doctest::Approx(8));  // 7 and the term for path 1
    CHECK(advice.rated[1].action == Action{Go, 2});
    CHECK(advice.rated[2].action == Action{Go, 0});
    REQUIRE(advice.reasons.size() == 1);  // the other term is the same as the mean of the others
    CHECK(advice.reasons[0].term == "won");
    CHECK(advice.reasons[0].gain == doctest::Approx(4.5));  // against 1 and 4
}

TEST_CASE("a bot that is asked for advice gives the answer that it would choose") {
    Table table{{rolls(0), asks(3), pays(3)}};
    Table same{{rolls(0), asks(3), pays(3)}};
    CHECK(Greedy{}.advise(table.asked()).rated[0].action == Greedy{}.choose(same.asked()));
}

TEST_CASE("random takes every answer, and each about as often") {
    Table table{{pays(1), pays(1), pays(1)}};
    RandomBot<Rules> bot;
    std::array<int, 3> taken{};
    for (int i = 0; i < 3000; ++i) ++taken[bot.choose(table.asked()).a];
    for (const int n : taken) CHECK(n == doctest::Approx(1000).epsilon(0.1));
    CHECK(bot.advise(table.asked()).rated.size() == 3);
    CHECK(bot.advise(table.asked()).reasons.empty());
}

}  // namespace orrery::fork
