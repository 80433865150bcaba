#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <cmath>
#include <numeric>

#include "core/rng.h"
#include "lab/arena/ratings.h"
#include "lab/arena/seating.h"
#include "lab/arena/sprt.h"
#include "lab/statistics.h"

namespace orrery {

namespace {

double uniform(Rng& rng) { return static_cast<double>(rng() >> 11U) * 0x1p-53; }

// The score of a block of two games that are each won with this chance.
double block_of_two(Rng& rng, double chance) {
    const int won = int{uniform(rng) < chance} + int{uniform(rng) < chance};
    return won / 2.0;
}

// How often the test takes elo1, of 300 matches in which the first bot really leads by `elo`.
int accepted(double elo, const SprtPlan& plan, std::uint64_t seed) {
    int count = 0;
    for (std::uint64_t match = 0; match < 300; ++match) {
        Rng rng = Rng::stream(seed, match);
        SprtRun run{plan, 2};
        for (int block = 0; block < 100'000 && run.now().verdict == SprtVerdict::Open; ++block)
            run.add(block_of_two(rng, expected_share(elo, 2)));
        CHECK(run.now().verdict != SprtVerdict::Open);
        count += int{run.now().verdict == SprtVerdict::Accepted};
    }
    return count;
}

// So many games between every two of them, with the results that the strengths lead to expect.
PairScores expected_scores(const std::vector<double>& elo, double games) {
    PairScores scores(elo.size() * elo.size());
    for (std::size_t i = 0; i < elo.size(); ++i)
        for (std::size_t j = 0; j < elo.size(); ++j)
            if (i != j) scores[i * elo.size() + j] = games * expected_share(elo[i] - elo[j], 2);
    return scores;
}

}  // namespace

// Student's t: tables of any textbook.
TEST_CASE("intervals of means have the known values") {
    CHECK(student95(2) == doctest::Approx(12.7062).epsilon(1e-4));
    CHECK(student95(11) == doctest::Approx(2.2281).epsilon(1e-4));
    CHECK(student95(1000000) == doctest::Approx(kNormal95).epsilon(1e-4));
    const std::vector<double> values{2, 4, 4, 4, 5, 5, 7, 9};
    const Estimate estimate = estimate_of(values);
    CHECK(estimate.mean == 5);
    CHECK(estimate.high - estimate.mean == doctest::Approx(2.3646 * 2.13809 / std::sqrt(8)).epsilon(1e-4));
    CHECK(estimate.mean - estimate.low == doctest::Approx(estimate.high - estimate.mean));
}

TEST_CASE("one value says nothing about how sure it is") {
    const std::vector<double> one{0.5};
    CHECK(std::isinf(estimate_of(one).high));
    CHECK(estimate_of({}).mean == 0);
    CHECK(share_of_blocks(one).low < 0.1);
    CHECK(share_of_blocks(one).high > 0.9);
}

TEST_CASE("blocks that were all won are not certainty") {
    const std::vector<double> won(10, 1.0);
    CHECK(share_of_blocks(won).share == 1);
    CHECK(share_of_blocks(won).low == doctest::Approx(0.7225).epsilon(0.001));
    const std::vector<double> even{0.5, 0.5, 0.5};
    CHECK(share_of_blocks(even).low == 0.5);
}

TEST_CASE("a lead in Elo is a share of wins") {
    CHECK(expected_share(0, 2) == 0.5);
    CHECK(expected_share(0, 4) == 0.25);
    CHECK(expected_share(400, 2) == doctest::Approx(10.0 / 11));
    CHECK(expected_share(-400, 2) == doctest::Approx(1.0 / 11));
}

TEST_CASE("the sequential test errs as rarely as it promises") {
    const SprtPlan plan{.elo0 = 0, .elo1 = 40};
    CHECK(accepted(0, plan, 1) <= 25);  // of 300; 15 are expected at most
    CHECK(accepted(40, plan, 2) >= 275);
    CHECK(accepted(-60, plan, 3) <= 3);
    CHECK(accepted(100, plan, 4) >= 297);
}

TEST_CASE("the bounds of the sequential test are those of Wald, and a decision stays") {
    SprtRun run{{.elo0 = 0, .elo1 = 20}, 2};
    CHECK(run.now().upper == doctest::Approx(2.9444).epsilon(1e-4));
    CHECK(run.now().lower == doctest::Approx(-2.9444).epsilon(1e-4));
    for (int i = 0; i < 100; ++i) run.add(1);
    REQUIRE(run.now().verdict == SprtVerdict::Accepted);
    const double llr = run.now().llr;
    for (int i = 0; i < 100; ++i) run.add(0);
    CHECK(run.now().verdict == SprtVerdict::Accepted);
    CHECK(run.now().llr == llr);
}

TEST_CASE("a few blocks that happen to be alike do not decide") {
    SprtRun run{{.elo0 = 0, .elo1 = 5}, 2};
    for (int i = 0; i < 4; ++i) run.add(1);
    CHECK(run.now().verdict == SprtVerdict::Open);
}

// Two players: the rating is the logarithm of the odds; the one even meeting that is added hardly shows.
TEST_CASE("ratings of two are the odds on the scale of Elo") {
    const std::vector<PairScores> blocks(1000, PairScores{0, 3, 1, 0});
    const auto ratings = rate(2, blocks, 1);
    CHECK(ratings[1].elo == 0);
    CHECK(ratings[0].elo == doctest::Approx(400 * std::log10(3000.5 / 1000.5)).epsilon(1e-6));
}

TEST_CASE("ratings find the strengths again from which the results came") {
    CHECK(rc::check("strengths are found again", [] {
        const auto n = static_cast<std::size_t>(*rc::gen::inRange(2, 6));
        std::vector<double> elo(n);
        for (double& each : elo) each = *rc::gen::inRange(-300, 300);
        const std::vector<PairScores> blocks(200, expected_scores(elo, 100));
        const auto anchor = static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(n)));
        const auto ratings = rate(n, blocks, anchor);
        for (std::size_t i = 0; i < n; ++i)
            RC_ASSERT(std::abs(ratings[i].elo - (elo[i] - elo[anchor])) < 0.5);
    }));
}

TEST_CASE("the interval of a rating is right about as often as it says") {
    int right = 0;
    constexpr double kElo = 50;
    for (std::uint64_t match = 0; match < 200; ++match) {
        Rng rng = Rng::stream(7, match);
        std::vector<PairScores> blocks;
        for (int i = 0; i < 100; ++i) {
            const double won = 2 * block_of_two(rng, expected_share(kElo, 2));
            blocks.push_back({0, won, 2 - won, 0});
        }
        const Rating rating = rate(2, blocks, 1)[0];
        right += int{rating.low <= kElo && kElo <= rating.high};
    }
    CHECK(right >= 180);
    CHECK(right < 200);
}

TEST_CASE("who won everything has a finite rating with a wide interval") {
    const std::vector<PairScores> blocks(20, PairScores{0, 2, 0, 0});
    const Rating rating = rate(2, blocks, 1)[0];
    CHECK(rating.elo == doctest::Approx(400 * std::log10(81)));
    CHECK(rating.high - rating.low > 400);
    CHECK(rating.low > 0);
}

TEST_CASE("nobody met anybody: no rating, and no nonsense") {
    const std::vector<PairScores> blocks(3, PairScores(9));
    for (const Rating& rating : rate(3, blocks, 0)) CHECK(rating.elo == 0);
    CHECK(rate(2, {}, 0).size() == 2);
}

TEST_CASE("in a block every bot has every seat equally often") {
    for (std::size_t bots = 1; bots <= 8; ++bots) {
        for (std::size_t players = 2; players <= 5; ++players) {
            const auto all = seatings(bots, players);
            if (all.empty()) continue;
            std::vector<std::vector<int>> times(bots, std::vector<int>(players));
            for (const Seating& seating : all) {
                REQUIRE(seating.size() == players);
                for (std::size_t seat = 0; seat < players; ++seat) ++times[seating[seat]][seat];
            }
            for (const auto& of_bot : times)
                for (const int n : of_bot) CHECK(n == of_bot[0]);
            for (const auto& of_bot : times) CHECK(of_bot[0] > 0);
            // Whoever does not fill up the table plays as often as the others that do not.
            for (std::size_t bot = 1; bot + 1 < bots; ++bot) CHECK(times[bot][0] == times[0][0]);
        }
    }
}

TEST_CASE("blocks have the seatings that are promised") {
    CHECK(seatings(2, 2) == std::vector<Seating>{{0, 1}, {1, 0}});
    CHECK(seatings(2, 4) == std::vector<Seating>{{0, 1, 1, 1}, {1, 0, 1, 1}, {1, 1, 0, 1}, {1, 1, 1, 0}});
    CHECK(seatings(3, 3).size() == 6);
    CHECK(seatings(4, 4) == std::vector<Seating>{{0, 1, 2, 3}, {3, 0, 1, 2}, {2, 3, 0, 1}, {1, 2, 3, 0}});
    CHECK(seatings(3, 4).size() == 4);
    CHECK(seatings(3, 2).size() == 6);
    CHECK(seatings(6, 2).size() == 30);
    CHECK(seatings(30, 4).empty());
}

TEST_CASE("bots of one name are told apart by numbers") {
    CHECK(entrant_names({"a", "b", "a", "a"}) == std::vector<std::string>{"a", "b", "a#2", "a#3"});
}

}  // namespace orrery
