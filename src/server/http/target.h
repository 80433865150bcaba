// What a request asks for: "/api/tables/x?lang=pl".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::server {

using Parameters = std::vector<std::pair<std::string, std::string>>;

struct Target {
    std::string path;  // begins with /; its escapes are as they came
    Parameters parameters;
};

// Nothing: it is not of the one form that is for servers (RFC 9112, 3.2.1), which begins with "/".
std::optional<Target> read_target(std::string_view text);

}  // namespace orrery::server
