// Where the server keeps what lasts, unless --data says otherwise.
#pragma once

#include <string>

#include "server/base/folder_lock.h"

namespace orrery::cli {

std::string default_data_folder();

}  // namespace orrery::cli
