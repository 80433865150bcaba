// Boost.Beast, which takes longer still: for the two kinds of sessions alone.
#pragma once

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/wire/asio.h"
#include "server/wire/front.h"

namespace orrery::server::wire {

namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using HttpRequest = http::request<http::string_body>;

// What a connection becomes after an upgrade.
Awaitable<void> socket_session(beast::tcp_stream stream, HttpRequest request, Ticket ticket, Front& front);

}  // namespace orrery::server::wire
