// Files that only their owner can read, whatever the folder allows and whatever they were before.
#pragma once

#include <string>

namespace orrery::store {

// Makes the file, empty, where there is none. False: it is not there and cannot be made, or is not ours.
bool make_private(const std::string& file);
// The same for one that may not be there.
void keep_private(const std::string& file);

}  // namespace orrery::store
