#include "lab/tune/logit.h"

#include <doctest/doctest.h>

#include <cmath>

#include "core/rng.h"

namespace orrery {

namespace {

double share(Rng& rng) { return static_cast<double>(rng.below(1'000'000)) / 1'000'000; }

// Races whose winners are drawn by known weights; `offset` of the first seat is known to the fit.
Races drawn_races(int seats, const LogitWeights& truth, std::size_t count, std::uint64_t seed,
                  float offset = 0) {
    Rng rng{seed};
    Races races{seats};
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<Races::EachSeat> numbers(truth.size());
        std::array<double, kMaxSeats> promise{};
        promise[0] = static_cast<double>(offset);
        for (std::size_t c = 0; c < truth.size(); ++c)
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
                numbers[c][seat] = static_cast<float>(2 * share(rng) - 1);
                promise[seat] += truth[c] * static_cast<double>(numbers[c][seat]);
            }
        double total = 0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            total += promise[seat] = std::exp(promise[seat]);
        double left = share(rng) * total;
        std::size_t winner = 0;
        while (winner + 1 < static_cast<std::size_t>(seats) && left >= promise[winner])
            left -= promise[winner++];
        Races::EachSeat won{};
        won[winner] = 1;
        races.add({offset}, won);
        for (std::size_t c = 0; c < truth.size(); ++c)
            races.add_number(static_cast<std::uint16_t>(c), numbers[c]);
    }
    return races;
}

}  // namespace

TEST_CASE("a logit finds the weights that decided the races") {
    const LogitWeights truth{1.5, -0.7, 0, 3};
    for (const int seats : {2, 3, 4}) {
        CAPTURE(seats);
        const std::vector<Races> races{drawn_races(seats, truth, 20'000, 7, 0.8F)};
        const LogitWeights found = fit_logit(races, {0, 0, 0, 0});
        REQUIRE(found.size() == truth.size());
        for (std::size_t c = 0; c < truth.size(); ++c) CHECK(std::abs(found[c] - truth[c]) < 0.12);
        const std::vector<Races> others{drawn_races(seats, truth, 5'000, 8, 0.8F)};
        CHECK(share_told(others, found) > 0.2);
        CHECK(share_told(others, found) > share_told(others, {1.5, -0.7, 0, 1}) + 0.02);
    }
}

TEST_CASE("a logit leaves alone what no race has, and is pulled to where it begins") {
    const std::vector<Races> races{drawn_races(3, {2}, 500, 3)};
    CHECK(fit_logit(races, {0, 5})[1] == 5);
    const double free = fit_logit(races, {0}, {.pull = 1e-6})[0];
    const double pulled = fit_logit(races, {0}, {.pull = 1})[0];
    CHECK(free > 1.5);
    CHECK(pulled < free / 2);
    CHECK(pulled > 0);
}

TEST_CASE("a logit does not depend on threads, nor on how the races are put together") {
    const std::vector<Races> races{drawn_races(4, {1, -1}, 3'000, 5)};
    CHECK(fit_logit(races, {0, 0}, {.threads = 1}) == fit_logit(races, {0, 0}, {.threads = 3}));
    Races together = drawn_races(2, {1}, 10, 1);
    const Races more = drawn_races(2, {1}, 15, 2);
    together.append(more);
    REQUIRE(together.size() == 25);
    const Races::Race& last = together.all()[24];
    CHECK(together.numbers(last)[0].by_seat == more.numbers(more.all()[14])[0].by_seat);
}

TEST_CASE("what is told of races: nothing without weights, all when every winner is sure") {
    Races races{2};
    races.add({}, {1, 0});
    races.add_number(0, {1, 0});
    races.add({}, {0, 1});
    races.add_number(0, {0, 1});
    const std::vector<Races> all{races};
    CHECK(share_told(all, {0}) == doctest::Approx(0));
    CHECK(share_told(all, {50}) == doctest::Approx(1));
    CHECK(share_told(all, {-5}) < 0);
    CHECK(share_told({}, {0}) == 0);
}

}  // namespace orrery
