// An effect of the file cut into words, numbers and signs.
#pragma once

#include <string_view>
#include <vector>

namespace orrery::aa {

// Words, numbers, the arrow, and single signs; what is none of these comes as whole characters.
std::vector<std::string_view> tokens_of(std::string_view text);

}  // namespace orrery::aa
