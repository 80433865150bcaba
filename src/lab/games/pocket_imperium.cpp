#include "games/pocket_imperium/insight.h"
#include "games/pocket_imperium/rules.h"
#include "lab/games/row_of.h"

namespace orrery {

template LabRow lab_row_of<pi::PocketImperium>();

}  // namespace orrery
