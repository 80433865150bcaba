#include "lab/tune/cma.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace orrery {

namespace {

using Point = Cma::Point;

// A bowl around `centre`, a thousand times as steep in the last direction as in the first.
double ellipsoid(const Point& point, double centre) {
    double total = 0;
    for (std::size_t i = 0; i < point.size(); ++i) {
        const double steepness =
            std::pow(1000.0, static_cast<double>(i) / static_cast<double>(point.size() - 1));
        total += steepness * (point[i] - centre) * (point[i] - centre);
    }
    return total;
}
double sphere(const Point& point, double centre) {
    double total = 0;
    for (const double x : point) total += (x - centre) * (x - centre);
    return total;
}

double uniform(Rng& rng) { return static_cast<double>(rng.below(1'000'000)) / 1'000'000; }

// What the function really is at the mean, after so many generations of noisy looks at it.
template <class Loss>
double found_by_cma(Loss loss, std::size_t dimensions, int generations, double noise, std::uint64_t seed) {
    Cma cma{dimensions, 0.5, seed};
    Rng rng{seed + 1};
    for (int i = 0; i < generations; ++i) {
        std::vector<double> losses;
        for (const Point& point : cma.ask())
            losses.push_back(loss(point, 1.0) + noise * (uniform(rng) - 0.5));
        cma.tell(losses);
    }
    return loss(cma.mean(), 1.0);
}

// The same number of looks at points drawn at random around the beginning; the best seen counts.
template <class Loss>
double found_at_random(Loss loss, std::size_t dimensions, std::size_t looks, double noise,
                       std::uint64_t seed) {
    Rng rng{seed};
    Point best(dimensions, 0.0);
    double least = loss(best, 1.0);
    for (std::size_t i = 0; i < looks; ++i) {
        Point point(dimensions);
        for (double& x : point) x = 4 * uniform(rng) - 2;
        const double seen = loss(point, 1.0) + noise * (uniform(rng) - 0.5);
        if (seen >= least) continue;
        least = seen;
        best = point;
    }
    return loss(best, 1.0);
}

}  // namespace

TEST_CASE("the search finds the bottom of a noisy bowl, where points at random do not") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const std::size_t looks = 150 * Cma{20, 0.5, 1}.population();
        const double found = found_by_cma(sphere, 20, 150, 0.5, seed);
        CHECK(found < 0.5);  // it began at 20
        CHECK(found < 0.05 * found_at_random(sphere, 20, looks, 0.5, seed));
    }
}

TEST_CASE("the search learns that directions differ") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const std::size_t looks = 250 * Cma{10, 0.5, 1}.population();
        const double found = found_by_cma(ellipsoid, 10, 250, 1.0, seed);
        CHECK(found < 2);  // it began at about 2,000
        CHECK(found < 0.05 * found_at_random(ellipsoid, 10, looks, 1.0, seed));
    }
}

TEST_CASE("the same seed gives the same search, another one another") {
    CHECK(found_by_cma(sphere, 7, 20, 0.1, 5) == found_by_cma(sphere, 7, 20, 0.1, 5));
    CHECK(found_by_cma(sphere, 7, 20, 0.1, 5) != found_by_cma(sphere, 7, 20, 0.1, 6));
}

TEST_CASE("where everything is equally good the search does not run away") {
    Cma cma{12, 0.3, 9};
    for (int i = 0; i < 100; ++i) {
        cma.ask();
        cma.tell(std::vector<double>(cma.population(), 0.0));
    }
    for (const double x : cma.mean()) CHECK(std::abs(x) < 3);
    CHECK(cma.spread() < 2);
    CHECK(cma.spread() > 0.01);
}

TEST_CASE("points are drawn around the mean, as many as asked for") {
    Cma cma{3, 0.1, 1, 50};
    CHECK(cma.population() == 50);
    Point sum(3, 0.0);
    for (const Point& point : cma.ask())
        for (std::size_t i = 0; i < 3; ++i) sum[i] += point[i] / 50;
    for (const double x : sum) CHECK(std::abs(x) < 0.06);
}

}  // namespace orrery
