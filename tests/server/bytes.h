// Bytes of a connection as they are, for what no browser sends.
#pragma once

#include <sys/socket.h>

#include <string>

#include "shared/web_client.h"

namespace orrery::server {

inline bool send_bytes(const WebSocket& socket, const std::string& bytes) {
    return ::send(socket.handle(), bytes.data(), bytes.size(), MSG_NOSIGNAL) > 0;
}

// A connection on which plain requests can be sent one after the other; the first one has been.
inline WebSocket kept_open(const Browser& browser) {
    return WebSocket{browser, {{"Upgrade", ""}, {"Connection", "keep-alive"}}};
}

// Everything that comes until the other side closes the connection.
inline std::string until_closed(const WebSocket& socket) {
    std::string all, some(4096, '\0');
    for (;;) {
        const ssize_t n = ::recv(socket.handle(), some.data(), some.size(), 0);
        if (n <= 0) return all;
        all.append(some, 0, static_cast<std::size_t>(n));
    }
}

}  // namespace orrery::server
