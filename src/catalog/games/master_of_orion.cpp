#include "catalog/row_of.h"
#include "games/master_of_orion/insight.h"
#include "games/master_of_orion/rules.h"

namespace orrery {

template GameRow row_of<mo::MasterOfOrion>();
template Result<std::unique_ptr<Bot<mo::MasterOfOrion>>> make_bot_for(const mo::MasterOfOrion&,
                                                                      std::string_view, const BotAids&,
                                                                      const WeightSets*);

}  // namespace orrery
