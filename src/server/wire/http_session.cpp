#include "server/wire/http_session.h"

#include "core/text.h"

namespace orrery::server::wire {

namespace {

std::string header(const HttpRequest& request, std::string_view name) {
    const auto at = request.find(boost::beast::string_view{name.data(), name.size()});
    return at == request.end() ? "" : std::string{at->value()};
}

// Behind a proxy that is trusted the last address that it adds is the one that asked.
std::string asking_address(const HttpRequest& request, const std::string& peer, bool trusted) {
    const std::string forwarded = header(request, "X-Forwarded-For");
    if (!trusted || forwarded.empty()) return peer;
    return std::string{trimmed(split(forwarded, ',').back())};
}

// Nothing: what it asks for cannot be read.
std::optional<Request> read(const HttpRequest& from, const std::string& peer, bool trusted) {
    auto target = read_target({from.target().data(), from.target().size()});
    if (!target) return std::nullopt;
    Request request;
    request.method = std::string{from.method_string()};
    request.path = std::move(target->path);
    request.parameters = std::move(target->parameters);
    request.body = from.body();
    request.address = asking_address(from, peer, trusted);
    request.host = header(from, "Host");
    request.origin = header(from, "Origin");
    request.fetch_site = header(from, "Sec-Fetch-Site");
    request.content_type = header(from, "Content-Type");
    request.cookie = header(from, "Cookie");
    request.accept_language = header(from, "Accept-Language");
    request.accept_encoding = header(from, "Accept-Encoding");
    request.if_none_match = header(from, "If-None-Match");
    return request;
}

http::response<http::string_body> write(Response from, const HttpRequest& request) {
    http::response<http::string_body> response{static_cast<http::status>(from.status), request.version()};
    if (!from.content_type.empty()) response.set(http::field::content_type, from.content_type);
    for (const auto& [name, value] : from.headers) response.insert(name, value);
    response.keep_alive(request.keep_alive());
    const std::size_t size = from.body.size();
    if (request.method() != http::verb::head) response.body() = std::move(from.body);
    if (from.status != 204 && from.status != 304) response.content_length(size);
    return response;
}

// Waits for the answer, which may come at once or after a commit.
Awaitable<Response> answer(Front& front, Request request) {
    const auto executor = co_await asio::this_coro::executor;
    const auto start = [&](auto handler) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        front.handle(request, [shared, executor](Response response) {
            asio::post(executor, [shared, response = std::move(response)]() mutable {
                (*shared)(std::move(response));
            });
        });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Response)>(
        start, asio::use_awaitable);
}

int status_of(const beast::error_code& error) {
    if (error == http::error::body_limit) return 413;
    if (error == http::error::header_limit) return 431;
    if (error == http::error::end_of_stream || error == beast::error::timeout ||
        error.category() != http::make_error_code(http::error::bad_method).category())
        return 0;  // nobody is there to be told
    return 400;
}

Awaitable<void> refuse(beast::tcp_stream& stream, Front& front, int status) {
    front.refused(status);
    http::response<http::empty_body> response{static_cast<http::status>(status), 11};
    response.keep_alive(false);
    response.prepare_payload();
    co_await http::async_write(stream, response, kAwait);
}

// False: the connection is done with.
Awaitable<bool> serve_one(beast::tcp_stream& stream, HttpRequest message, Front& front,
                          const std::string& peer) {
    auto request = read(message, peer, front.trusts(peer));
    if (!request) {
        co_await refuse(stream, front, 400);
        co_return false;
    }
    auto response = write(co_await answer(front, std::move(*request)), message);
    const bool last = response.need_eof();
    const auto [error, bytes] = co_await http::async_write(stream, response, kAwait);
    co_return !error && !last;
}

Awaitable<void> serve_socket(beast::tcp_stream& stream, HttpRequest message, Front& front,
                             const std::string& peer) {
    auto admitted =
        front.admit(read(message, peer, front.trusts(peer)).value());  // "/api/socket" can be read
    if (auto* refused = std::get_if<Response>(&admitted)) {
        auto response = write(std::move(*refused), message);
        response.keep_alive(false);
        co_await http::async_write(stream, response, kAwait);
        co_return;
    }
    co_await socket_session(std::move(stream), std::move(message), std::get<Ticket>(admitted), front);
}

Awaitable<void> serve(beast::tcp_stream& stream, Front& front, const std::string& peer) {
    const Limits& limits = front.limits();
    beast::flat_buffer buffer{limits.header_bytes + limits.body_bytes};
    for (bool more = true; more;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
        parser.body_limit(limits.body_bytes);
        stream.expires_after(std::chrono::milliseconds{limits.request_time});
        const auto [error, bytes] = co_await http::async_read(stream, buffer, parser, kAwait);
        if (error) {
            if (const int status = status_of(error); status != 0) co_await refuse(stream, front, status);
            co_return;
        }
        HttpRequest message = parser.release();
        if (websocket::is_upgrade(message) && message.target() == "/api/socket") {
            co_await serve_socket(stream, std::move(message), front, peer);
            co_return;
        }
        more = co_await serve_one(stream, std::move(message), front, peer);
    }
}

// The address has one connection less, however this one ends.
struct Leaving {
    Addresses* addresses;
    const std::string& address;

    Leaving(Addresses* of, const std::string& peer) : addresses{of}, address{peer} {}
    Leaving(const Leaving&) = delete;
    Leaving& operator=(const Leaving&) = delete;
    ~Leaving() {
        if (addresses != nullptr) addresses->leave(address);
    }
};

}  // namespace

Awaitable<void> http_session(tcp::socket socket, Front& front, Addresses& addresses) {
    beast::error_code error;
    const auto endpoint = socket.remote_endpoint(error);
    if (error) co_return;
    const std::string peer = endpoint.address().to_string();
    const bool counted = !endpoint.address().is_loopback();
    if (counted && !addresses.enter(peer, front.limits().connections_of_address)) co_return;
    const Leaving leaving{counted ? &addresses : nullptr, peer};
    socket.set_option(tcp::no_delay{true}, error);
    beast::tcp_stream stream{std::move(socket)};
    co_await serve(stream, front, peer);
    if (stream.socket().is_open()) stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

}  // namespace orrery::server::wire
