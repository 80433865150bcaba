#include "games/arcs/insight.h"
#include "games/arcs/rules.h"
#include "lab/games/row_of.h"

namespace orrery {

template LabRow lab_row_of<ar::Arcs>();

}  // namespace orrery
