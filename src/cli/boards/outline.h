// Any view as a list of what is in it, for games that nobody has drawn yet.
#pragma once

#include "cli/terminal/styled.h"
#include "engine/json.h"

namespace orrery::cli {

Lines outline(const Json& view, std::size_t width);

}  // namespace orrery::cli
