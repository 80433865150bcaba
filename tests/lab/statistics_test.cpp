#include "lab/statistics.h"

#include <doctest/doctest.h>

#include <initializer_list>

namespace orrery {

namespace {

struct Known {
    double wins, games, low, high;
};

}  // namespace

// R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3; and counts that are easily worked out.
TEST_CASE("Wilson intervals have the known values") {
    for (const Known& known :
         {Known{81, 263, 0.2553, 0.3662}, Known{15, 148, 0.0624, 0.1605}, Known{0, 20, 0.0, 0.1611},
          Known{1, 29, 0.0061, 0.1718}, Known{5, 10, 0.2366, 0.7634}, Known{10, 10, 0.7225, 1.0}}) {
        const Share share = share_of(known.wins, known.games);
        CHECK(share.share == doctest::Approx(known.wins / known.games));
        CHECK(share.low == doctest::Approx(known.low).epsilon(0.005));
        CHECK(share.high == doctest::Approx(known.high).epsilon(0.0005));
    }
}

TEST_CASE("without games the share may be anything") {
    const Share share = share_of(0, 0);
    CHECK(share.low == 0);
    CHECK(share.high == 1);
}

TEST_CASE("sums give mean and deviation, however they are put together") {
    Sum whole, left, right;
    for (const int value : {2, 4, 4, 4, 5, 5, 7, 9}) whole.add(value);
    for (const int value : {9, 2, 5}) left.add(value);
    for (const int value : {4, 7, 4, 5, 4}) right.add(value);
    left.add(right);
    for (const Sum& sum : {whole, left}) {
        CHECK(sum.n == 8);
        CHECK(sum.mean() == 5);
        CHECK(sum.standard_deviation() == doctest::Approx(2.13809));  // root of 32 / 7
    }
    CHECK(Sum{}.mean() == 0);
    CHECK(Sum{}.standard_deviation() == 0);
}

}  // namespace orrery
