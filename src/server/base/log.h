// The server's log: one JSON object in a line, on standard error. No names, tokens or hidden cards.
#pragma once

#include "engine/json.h"

namespace orrery::server {

enum class Level : std::uint8_t { Info, Warning, Error };
void log_event(Level level, std::string_view event, boost::json::object more = {});

}  // namespace orrery::server
