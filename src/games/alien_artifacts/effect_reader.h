// Reads the effects of a file (AA-268) into rows.
#pragma once

#include <string>

#include "engine/message.h"
#include "games/alien_artifacts/effect.h"

namespace orrery::aa {

// Each of them tells what is wrong as the key of a text under "error.effect" with its gaps.
Result<Effect> read_logistic(std::string_view text);  // technology.logistic
Result<Effect> read_use(std::string_view text);       // faction.action
Result<Effect> read_play(std::string_view text);      // artifact.effect
Result<Effect> read_row(std::string_view text);       // row.effect
Result<Ability> read_ability(std::string_view text);  // ship.ability
Result<Outs> read_bonus(std::string_view text);       // faction.bonus
Result<Count> read_count(std::string_view text);      // ladder.count

}  // namespace orrery::aa
