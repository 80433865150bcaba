// Why an answer is refused, in words.
#pragma once

#include "engine/any_game.h"

namespace orrery {

// Whether the verdict names a rule of the rulebook, and not one of the engine's own reasons.
bool names_rule(const GameInfo& info, const Verdict& verdict);
// "forbidden by rule AF-71", or the engine's reason.
std::string refusal_text(const Texts& texts, const Verdict& verdict);

}  // namespace orrery
