// What chance may answer, with weights: section 4's C- events.
#pragma once

#include "core/rng.h"
#include "engine/outcomes.h"
#include "games/arcs/board.h"

namespace orrery::ar {

void list_outcomes(const State& s, OutcomeList& out);
Action sample_outcome(const State& s, Rng& rng);

}  // namespace orrery::ar
