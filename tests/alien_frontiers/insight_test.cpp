#include "games/alien_frontiers/insight.h"

#include "shared/insight_laws.h"

TEST_CASE("the evaluation keeps the laws of all evaluations") {
    orrery::check_insight<orrery::af::AlienFrontiers>();
}
