// A server behind a proxy, where everybody has the address that the proxy tells.
#pragma once

#include "server/house.h"

namespace orrery::server {

using Headers = std::map<std::string, std::string>;

inline Headers proxied(const std::string& address) {
    return {{"Host", "play.example"}, {"Origin", "https://play.example"}, {"X-Forwarded-For", address}};
}
inline House behind_proxy(const std::function<void(Options&)>& change = {}) {
    return House{[change](Options& options) {
        options.origin = "https://play.example";
        if (change) change(options);
    }};
}
// Nobody yet: the first answer makes a guest.
inline Browser from(const House& house, const std::string& address) {
    Browser browser{house.port()};
    browser.always = proxied(address);
    return browser;
}
inline Browser guest_from(const House& house, const std::string& address) {
    Browser browser = from(house, address);
    REQUIRE(browser.get("/api/me?lang=en").status == 200);
    return browser;
}

}  // namespace orrery::server
