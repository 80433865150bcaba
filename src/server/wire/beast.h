// Boost.Beast, which takes longer still: for the two kinds of sessions alone.
#pragma once

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <limits>

#include "server/wire/asio.h"
#include "server/wire/front.h"

namespace orrery::server::wire {

namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using HttpRequest = http::request<http::string_body>;

// How much is read of a connection without anything that counts: frames without content make no message, and
// Beast reads on through them by itself. Beyond `most` it is told, and read no faster than one piece a
// second.
class Measured {
  public:
    void limit(std::size_t most, std::function<void()> beyond) {
        read_ = 0;
        most_ = most;
        beyond_ = std::move(beyond);
    }
    void counted() { read_ = 0; }

  private:
    friend class beast::rate_policy_access;
    static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

    std::size_t available_read_bytes() const noexcept { return waits_ ? 0 : kAll; }
    std::size_t available_write_bytes() const noexcept { return kAll; }
    void transfer_read_bytes(std::size_t bytes) {
        read_ += bytes;
        waits_ = read_ > most_;
        if (waits_ && beyond_) std::exchange(beyond_, {})();
    }
    void transfer_write_bytes(std::size_t) const noexcept {}
    void on_timer() noexcept { waits_ = false; }

    std::size_t read_ = 0, most_ = kAll;
    std::function<void()> beyond_;
    bool waits_ = false;
};
using Stream = beast::basic_stream<tcp, asio::any_io_executor, Measured>;

// What a connection becomes after an upgrade.
Awaitable<void> socket_session(Stream stream, HttpRequest request, Ticket ticket, Front& front);

}  // namespace orrery::server::wire
