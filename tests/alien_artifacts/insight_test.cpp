#include "games/alien_artifacts/insight.h"

#include "shared/insight_laws.h"

TEST_CASE("the evaluation keeps the laws of all evaluations") {
    orrery::check_insight<orrery::aa::AlienArtifacts>();
}
