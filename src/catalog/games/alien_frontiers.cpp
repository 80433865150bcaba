#include "catalog/row_of.h"
#include "games/alien_frontiers/insight.h"
#include "games/alien_frontiers/rules.h"

namespace orrery {

template GameRow row_of<af::AlienFrontiers>();
template Result<std::unique_ptr<Bot<af::AlienFrontiers>>> make_bot_for(const af::AlienFrontiers&,
                                                                       std::string_view, const BotAids&,
                                                                       const WeightSets*);

}  // namespace orrery
