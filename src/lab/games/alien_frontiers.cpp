#include "games/alien_frontiers/insight.h"
#include "games/alien_frontiers/rules.h"
#include "lab/games/row_of.h"

namespace orrery {

template LabRow lab_row_of<af::AlienFrontiers>();

}  // namespace orrery
