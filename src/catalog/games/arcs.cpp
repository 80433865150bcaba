#include "catalog/row_of.h"
#include "games/arcs/insight.h"
#include "games/arcs/rules.h"

namespace orrery {

template GameRow row_of<ar::Arcs>();
template Result<std::unique_ptr<Bot<ar::Arcs>>> make_bot_for(const ar::Arcs&, std::string_view,
                                                             const BotAids&, const WeightSets*);

}  // namespace orrery
