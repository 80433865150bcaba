// Game and setup in the documents that the lab writes.
#pragma once

#include "catalog/catalog.h"

namespace orrery {

// The id of a game that was named in some way; the name itself if there is none such.
std::string game_id(std::string_view name);
// Every option of the setup by name.
Json options_json(std::string_view game, const Setup& setup);

}  // namespace orrery
