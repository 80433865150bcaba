// A bot by name for the rules of one game. Its template is compiled once for each game, in catalog/games/.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/aids.h"
#include "bots/bot.h"
#include "engine/message.h"
#include "engine/weights.h"

namespace orrery {

// `weights`: of this game, where there are others than those that are built in (Shelf::weights).
template <GameRules R>
Result<std::unique_ptr<Bot<R>>> make_bot_for(const R& rules, std::string_view text,
                                             const BotAids& aids = no_aids(),
                                             const WeightSets* weights = nullptr);

// What to say when there is none such, or none is named.
Message unknown_bot(std::string_view name, const std::vector<std::string>& known);
Message no_bot(const std::vector<std::string>& known);

}  // namespace orrery
