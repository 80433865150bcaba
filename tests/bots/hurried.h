// Whoever waits for these bots has waited long enough, always.
#pragma once

#include "bots/aids.h"

namespace orrery {

class Hurried final : public BotAids {
  public:
    bool enough() const override { return true; }
};

}  // namespace orrery
