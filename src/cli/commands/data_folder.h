// Where the server keeps what lasts, unless --data says otherwise.
#pragma once

#include <optional>
#include <string>

#include "server/base/folder_lock.h"

namespace orrery::cli {

// `given`: what --data says. Nothing in it (a variable of a script that is not set) is no folder: what lies
// at the root of the machine is nobody's store.
std::string data_folder(const std::optional<std::string>& given);

}  // namespace orrery::cli
