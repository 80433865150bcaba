// `orrery serve --limit NAME=COUNT/SECONDS`: the limits that a club may want otherwise.
#pragma once

#include <string>
#include <vector>

#include "server/base/limits.h"

namespace orrery::cli {

// Stops with a message where one cannot be understood.
server::Limits limits_argument(const std::vector<std::string>& given);

}  // namespace orrery::cli
