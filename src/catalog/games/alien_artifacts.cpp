#include "catalog/row_of.h"
#include "games/alien_artifacts/insight.h"
#include "games/alien_artifacts/rules.h"

namespace orrery {

template GameRow row_of<aa::AlienArtifacts>();
template Result<std::unique_ptr<Bot<aa::AlienArtifacts>>> make_bot_for(const aa::AlienArtifacts&,
                                                                       std::string_view, const BotAids&,
                                                                       const WeightSets*);

}  // namespace orrery
