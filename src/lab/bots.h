// Where the lab gets its players from: every bot, of whatever kind, is made here by its name. And whether
// there is a table for them.
#pragma once

#include "catalog/catalog.h"

namespace orrery {

Result<std::unique_ptr<AnyBot>> make_player(const GameRow& game, const Shelf& shelf, std::string_view name);

// Why the game cannot be set up so.
std::optional<Message> problem_with_setup(const GameRow& game, const Shelf& shelf, const Setup& setup);

}  // namespace orrery
