#include "bots/value.h"

#include <doctest/doctest.h>

#include "alien_frontiers/table.h"
#include "bots/noisy.h"
#include "bots/random.h"
#include "games/alien_frontiers/insight.h"

namespace orrery {

namespace {

using Judged = Judgement<af::AlienFrontiers, af::Insight>;
const af::Insight kInsight;

double sum(const PerSeat& shares) {
    double total = 0;
    for (const float share : shares) total += share;
    return total;
}

// Always the last answer.
struct Stubborn final : Bot<af::AlienFrontiers> {
    Action choose(const Asked<af::AlienFrontiers>& asked) override {
        return asked.options()[asked.options().size() - 1];
    }
};

}  // namespace

TEST_CASE("shares add up to one and follow the numbers") {
    const PerSeat even = shares_of({3, 3, 3}, 3, 1);
    CHECK(even[0] == doctest::Approx(1.0 / 3));
    CHECK(even[3] == 0);
    const PerSeat apart = shares_of({10, 0}, 2, 10);
    CHECK(apart[0] / apart[1] == doctest::Approx(2.71828));
    CHECK(shares_of({2000, -2000}, 2, 1)[0] == doctest::Approx(1));
}

TEST_CASE("chances are even at an even table, and better for whoever is ahead") {
    const af::Table table = af::Table::of(3);
    const Judged plain{table.rules, kInsight, {.worth = 40}};
    CHECK(sum(plain.chances(table.state)) == doctest::Approx(1));
    af::Table ahead = af::Table::of(3).colonies(af::LemBadlands, {0, 3, 0});
    const PerSeat chances = plain.chances(ahead.state);
    CHECK(chances[af::Sapphire] > chances[af::Jade]);
    CHECK(chances[af::Sapphire] > 0.4);
    CHECK(plain.value(ahead.state)[af::Sapphire] == doctest::Approx(chances[af::Sapphire]).epsilon(0.1));
    CHECK(plain.chances_if(ahead.state, af::Jade, 1e6)[af::Jade] == doctest::Approx(1));
    const Judged hasty{table.rules, kInsight, {.worth = 40, .tempo = {20, 20}}};
    CHECK(hasty.chances(table.state)[af::Sapphire] > hasty.chances(table.state)[af::Jade]);
    CHECK(hasty.chances(table.state)[af::Jade] > plain.chances(table.state)[af::Jade] - 0.01);
}

TEST_CASE("a finished game has its result for chances, and winners share it") {
    const auto finished = [](int theirs) {
        af::Table table = af::Table::of(2).colonies(af::VanVogtMountains, {7, 0}).hand({5, 5, 5});
        table.colonies(af::BurroughsDesert, {0, theirs}).has(af::Ruby, 0, 3);
        table.play("dock colony_constructor", "triple 5", "land lem_badlands");
        REQUIRE(table.over());
        return table;
    };
    const af::Table won = finished(2);
    const Judged judged{won.rules, kInsight, {.worth = 40}};
    CHECK(judged.chances(won.state)[af::Ruby] == 1);
    CHECK(judged.value(won.state)[af::Ruby] < 1);  // a little is left for a clearer victory
    CHECK(judged.value(won.state)[af::Ruby] > 0.95);
    CHECK(judged.value(won.state)[af::Sapphire] < judged.value(finished(6).state)[af::Sapphire]);
}

TEST_CASE("noise is the share of answers without thought") {
    const af::Table table = af::Table::of(2).hand({1, 2, 3}).has(af::Ruby, 3, 3);
    ActionList options;
    table.rules.list(table.state, af::Ruby, options);
    REQUIRE(options.size() > 3);
    const auto thoughtless = [&](double noise) {
        NoisyBot<af::AlienFrontiers> bot{std::make_unique<Stubborn>(), noise};
        Rng rng{1};
        int others = 0;
        for (int i = 0; i < 2000; ++i)
            others += int{bot.choose({table.rules, table.state, af::Ruby, options, rng}) !=
                          options[options.size() - 1]};
        return others;
    };
    CHECK(thoughtless(0) == 0);
    const auto n = static_cast<double>(options.size());
    CHECK(thoughtless(0.5) == doctest::Approx(2000 * 0.5 * (n - 1) / n).epsilon(0.1));
    CHECK(thoughtless(1) == doctest::Approx(2000 * (n - 1) / n).epsilon(0.1));
}

TEST_CASE("chances are believed as far as they are trusted") {
    std::array<double, 3> chances{0.5, 0.3, 0.2};
    believe(chances, 1);
    CHECK(chances[0] == doctest::Approx(0.5));
    believe(chances, 0);
    CHECK(chances[2] == doctest::Approx(1.0 / 3));
    std::array<double, 2> sharp{0.6, 0.4};
    believe(sharp, 2);
    CHECK(sharp[0] == doctest::Approx(0.36 / 0.52));
    CHECK(believed(0.6, 2, 2) == doctest::Approx(sharp[0]));
    CHECK(believed(0.9, 4, 0) == doctest::Approx(0.25));
    CHECK(believed(1, 2, 0.5) == doctest::Approx(1).epsilon(0.001));

    const Trust trust{.early = 0.2, .late = 1, .bend = 2};
    CHECK(trust.at(1) == doctest::Approx(0.2));
    CHECK(trust.at(0.5) == doctest::Approx(0.4));
    CHECK(trust.at(0) == doctest::Approx(1));
    CHECK(Trust{.early = 0.2, .late = 1, .bend = 1.7}.at(1.1) == doctest::Approx(0.2));  // while it is set up
}

}  // namespace orrery
