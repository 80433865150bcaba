// What the machine lends to bots: its clock and its threads.
#pragma once

#include "bots/aids.h"

namespace orrery {

const BotAids& machine_aids();

}  // namespace orrery
