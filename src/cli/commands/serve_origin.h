// `orrery serve --origin https://play.example`: the address of the page behind a proxy.
#pragma once

#include <string>

namespace orrery::cli {

constexpr int kMostPort = 65535;

// As browsers say it: in small letters, without the port that is the usual one. Stops with a message where
// no browser would say so.
std::string origin_argument(const std::string& given);

}  // namespace orrery::cli
