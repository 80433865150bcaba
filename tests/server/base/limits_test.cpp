// Buckets: whoever is refused is told when there is room.
#include "server/base/limits.h"

#include <doctest/doctest.h>

using namespace orrery::server;

TEST_CASE("a bucket that is empty says when it gives again, and keeps its word") {
    const Rate rate{2, 7, 60'000};
    Bucket bucket;
    CHECK(bucket.take(rate, 0));
    CHECK(bucket.take(rate, 0));
    const Room refused = bucket.take(rate, 0);
    CHECK_FALSE(refused);
    CHECK(refused.wait == 60'000 / 7 + 1);
    CHECK(refused.seconds() == 9);
    const Room early = bucket.take(rate, refused.wait - 2);
    CHECK(early.wait == 2);
    CHECK(early.seconds() == 1);
    CHECK(bucket.take(rate, refused.wait));
    CHECK_FALSE(bucket.take(rate, refused.wait));
}

TEST_CASE("a bucket that never gives again says a day") {
    Bucket bucket;
    CHECK(bucket.take({1, 0, 1000}, 0));
    CHECK(bucket.take({1, 0, 1000}, 0).seconds() == 86'400);
}

TEST_CASE("a bucket gives what is in it, also where the clock is set back") {
    const Rate rate{2, 7, 60'000};
    Bucket bucket;
    CHECK(bucket.take(rate, 3'600'000));
    CHECK(bucket.take(rate, 0));
    const Room refused = bucket.take(rate, 0);
    CHECK(refused.wait == 60'000 / 7 + 1);
    CHECK(bucket.take(rate, refused.wait));
}
