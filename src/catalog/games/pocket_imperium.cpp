#include "catalog/row_of.h"
#include "games/pocket_imperium/insight.h"
#include "games/pocket_imperium/rules.h"

namespace orrery {

template GameRow row_of<pi::PocketImperium>();
template Result<std::unique_ptr<Bot<pi::PocketImperium>>> make_bot_for(const pi::PocketImperium&,
                                                                       std::string_view, const BotAids&,
                                                                       const WeightSets*);

}  // namespace orrery
