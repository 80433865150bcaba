// One connection: requests one after the other, or a socket after an upgrade (beast.h).
#pragma once

#include <map>

#include "server/wire/asio.h"
#include "server/wire/front.h"

namespace orrery::server::wire {

// How many connections every address has open.
class Addresses {
  public:
    bool enter(const std::string& address, std::size_t most) {
        std::size_t& count = open_[address];
        if (count >= most) return false;
        ++count;
        return true;
    }
    void leave(const std::string& address) {
        const auto at = open_.find(address);
        if (at != open_.end() && --at->second == 0) open_.erase(at);
    }

  private:
    std::map<std::string, std::size_t> open_;
};

Awaitable<void> http_session(tcp::socket socket, Front& front, Addresses& addresses);
// One request for figures, from this machine.
Awaitable<void> admin_session(tcp::socket socket, Admin answer);

}  // namespace orrery::server::wire
