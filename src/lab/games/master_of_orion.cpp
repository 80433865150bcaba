#include "games/master_of_orion/insight.h"
#include "games/master_of_orion/rules.h"
#include "lab/games/row_of.h"

namespace orrery {

template LabRow lab_row_of<mo::MasterOfOrion>();

}  // namespace orrery
