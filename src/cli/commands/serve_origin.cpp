#include "cli/commands/serve_origin.h"

#include <algorithm>

#include "cli/commands/command_line.h"
#include "core/text.h"
#include "server/base/address.h"

namespace orrery::cli {

namespace {

constexpr std::string_view kNameLetters = "abcdefghijklmnopqrstuvwxyz0123456789-.";

bool is_host(std::string_view host) {
    if (host.starts_with('['))
        return host.ends_with(']') && host.find(':') != std::string_view::npos &&
               server::is_address(host.substr(1, host.size() - 2));
    return !host.empty() && host.find_first_not_of(kNameLetters) == std::string_view::npos;
}

bool is_port(std::string_view text) {
    const auto port = whole_number(text);
    return port && *port >= 1 && *port <= kMostPort;
}

}  // namespace

std::string origin_argument(const std::string& given) {
    std::string origin = given;
    std::ranges::transform(origin, origin.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    const std::size_t host = origin.starts_with("https://") ? 8 : origin.starts_with("http://") ? 7 : 0;
    const std::size_t colon = origin.find(':', std::max(host, origin.find_last_of(']') + 1));
    const bool has_port = host != 0 && colon != std::string::npos;
    const std::string_view port = has_port ? std::string_view{origin}.substr(colon + 1) : "";
    if (host == 0 || !is_host(std::string_view{origin}.substr(host, colon - host)) ||
        (has_port && !is_port(port)))
        misuse({"error.usage.origin", {{"value", given}}});
    const std::string_view usual = host == 8 ? "443" : "80";
    return has_port && port == usual ? origin.substr(0, colon) : origin;
}

}  // namespace orrery::cli
