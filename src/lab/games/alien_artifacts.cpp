#include "games/alien_artifacts/insight.h"
#include "games/alien_artifacts/rules.h"
#include "lab/games/row_of.h"

namespace orrery {

template LabRow lab_row_of<aa::AlienArtifacts>();

}  // namespace orrery
