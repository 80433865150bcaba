// Whether a position can be (check.cpp), and whether the game would ask this question there
// (check_question.cpp).
#pragma once

#include "games/master_of_orion/steps.h"

namespace orrery::mo {

Verdict check_question(const Now& now);

}  // namespace orrery::mo
