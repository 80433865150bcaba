// What a bot advises, and why, in words.
#pragma once

#include "bots/bot.h"
#include "cli/context.h"

namespace orrery::cli {

Lines hint_lines(const Context& context, const AnyGame& game, const Advice& advice, const Texts& texts);

}  // namespace orrery::cli
