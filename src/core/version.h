// The version of Orrery, as CMakeLists.txt names it.
#pragma once

#include <string_view>

namespace orrery {

std::string_view version();

}  // namespace orrery
