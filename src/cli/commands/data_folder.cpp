#include "cli/commands/data_folder.h"

#include <cstdlib>

#include "cli/commands/command_line.h"

namespace orrery::cli {

namespace {

std::string default_data_folder() {
    if (const char* given = std::getenv("XDG_DATA_HOME"); given != nullptr && *given == '/')
        return std::string{given} + "/orrery";
    const char* home = std::getenv("HOME");
    return std::string{home == nullptr ? "." : home} + "/.local/share/orrery";
}

}  // namespace

std::string data_folder(const std::optional<std::string>& given) {
    if (given && given->empty()) fail({"error.serve.folder", {{"folder", "\"\""}}});
    return given.value_or(default_data_folder());
}

}  // namespace orrery::cli
