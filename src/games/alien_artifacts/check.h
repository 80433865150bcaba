// Whether a position from outside can be: pieces (check.cpp) and what is asked (check_question.cpp).
#pragma once

#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

Verdict check_pieces(const Content& cards, const State& s);
Verdict check_question(const Content& cards, const State& s);

}  // namespace orrery::aa
