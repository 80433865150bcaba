// `orrery serve --limit NAME=COUNT/SECONDS`, or NAME=COUNT: the limits that a club may want otherwise.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/base/limits.h"

namespace orrery::cli {

// Stops with a message where one cannot be understood.
server::Limits limits_argument(const std::vector<std::string>& given);
std::vector<std::string_view> limit_names();

}  // namespace orrery::cli
