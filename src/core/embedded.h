// A text file that was compiled into the program (cmake/embed.cmake).
#pragma once

#include <span>
#include <string_view>

namespace orrery {

struct EmbeddedFile {
    std::string_view name;
    std::string_view text;
};

}  // namespace orrery
