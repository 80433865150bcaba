// How a game is set up for the lab: whether it can be, and how the documents say it.
#pragma once

#include "catalog/catalog.h"

namespace orrery {

// Why the game cannot be set up so.
std::optional<Message> problem_with_setup(const GameRow& game, const Shelf& shelf, const Setup& setup);

// The id of a game that was named in some way; the name itself if there is none such.
std::string game_id(std::string_view name);
// Every option of the setup by name.
Json options_json(std::string_view game, const Setup& setup);

}  // namespace orrery
