// Boost.Asio, which takes long to compile: included by the files of this folder only.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/base/faults.h"

namespace orrery::server::wire {

namespace asio = boost::asio;
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

}  // namespace orrery::server::wire
