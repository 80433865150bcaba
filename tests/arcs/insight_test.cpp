#include "games/arcs/insight.h"

#include "shared/insight_laws.h"

TEST_CASE("the evaluation keeps the laws of all evaluations") { orrery::check_insight<orrery::ar::Arcs>(); }
