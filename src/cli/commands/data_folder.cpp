#include "cli/commands/data_folder.h"

#include <cstdlib>

namespace orrery::cli {

std::string default_data_folder() {
    if (const char* given = std::getenv("XDG_DATA_HOME"); given != nullptr && *given == '/')
        return std::string{given} + "/orrery";
    const char* home = std::getenv("HOME");
    return std::string{home == nullptr ? "." : home} + "/.local/share/orrery";
}

}  // namespace orrery::cli
