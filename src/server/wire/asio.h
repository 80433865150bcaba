// Boost.Asio and Beast, which take long to compile: included by the files of this folder only.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/base/faults.h"

namespace orrery::server::wire {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using tcp = asio::ip::tcp;
template <class T>
using Awaitable = asio::awaitable<T>;
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
// The end of a coroutine: what it threw is noted, and ended only it.
inline auto contained(Faults& faults, std::string_view place) {
    return [&faults, place](const std::exception_ptr& error) {
        if (!error) return;
        faults.contain(place, [&] { std::rethrow_exception(error); });
    };
}
using HttpRequest = http::request<http::string_body>;

}  // namespace orrery::server::wire
