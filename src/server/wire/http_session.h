// One connection: requests one after the other, or a socket after an upgrade (beast.h).
#pragma once

#include <map>

#include "server/base/address.h"
#include "server/wire/asio.h"
#include "server/wire/front.h"

namespace orrery::server::wire {

// How many connections every address, and every network of the longer ones, has open.
class Addresses {
  public:
    bool enter(const std::string& address, const Limits& limits) {
        const std::string one = address_key(address), all = network_key(address);
        if (count(one) >= limits.connections_of_address) return false;
        if (!all.empty() && count(all) >= limits.connections_of_network) return false;
        ++open_[one];
        if (!all.empty()) ++open_[all];
        return true;
    }
    void leave(const std::string& address) {
        for (const std::string& key : {address_key(address), network_key(address)})
            if (const auto at = open_.find(key); at != open_.end() && --at->second == 0) open_.erase(at);
    }

  private:
    std::size_t count(const std::string& key) const {
        const auto at = open_.find(key);
        return at == open_.end() ? 0 : at->second;
    }
    std::map<std::string, std::size_t> open_;
};

// Who is here. Behind a proxy everybody has an address of their own: of its connections the sockets count,
// and the requests that are still coming.
struct Crowd {
    std::size_t total = 0;  // connections of all kinds, also those that are counted by nobody's address
    Addresses connections, bodies;
};

Awaitable<void> http_session(tcp::socket socket, Front& front, Crowd& crowd);
// One request for figures, from this machine.
Awaitable<void> admin_session(tcp::socket socket, Admin answer);

}  // namespace orrery::server::wire
