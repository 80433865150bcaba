// What a card, a station or a territory does: found by its name or id, told in the words of the game.
#pragma once

#include "cli/context.h"

namespace orrery::cli {

// Empty: nothing of that name.
Lines info_lines(const Context& context, const Texts& texts, std::string_view name);

}  // namespace orrery::cli
