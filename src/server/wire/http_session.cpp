#include "server/wire/http_session.h"

#include "core/text.h"
#include "server/base/address.h"
#include "server/base/ids.h"
#include "server/wire/beast.h"

namespace orrery::server::wire {

namespace {

std::string header(const HttpRequest& request, std::string_view name) {
    const auto at = request.find(boost::beast::string_view{name.data(), name.size()});
    return at == request.end() ? "" : std::string{at->value()};
}

// Behind proxies that are trusted: the last address before theirs. Whatever stands before that one is the
// word of somebody who is not trusted. Nothing: there is no such header.
std::optional<std::string> forwarded_for(const HttpRequest& request, const Front& front) {
    std::vector<std::string> all;
    const auto lines = request.equal_range("X-Forwarded-For");
    for (auto line = lines.first; line != lines.second; ++line)
        for (const std::string_view part : split({line->value().data(), line->value().size()}, ','))
            all.emplace_back(trimmed(part));
    std::optional<std::string> found;
    for (auto at = all.rbegin(); at != all.rend() && is_address(*at); ++at) {
        found = *at;
        if (!front.trusts(*at)) break;
    }
    return found;
}

std::string asking_address(const HttpRequest& request, const std::string& peer, Front& front) {
    if (!front.trusts(peer)) return peer;
    if (auto found = forwarded_for(request, front)) return *found;
    front.nameless_proxy(peer);
    return peer;
}

// Nothing: what it asks for cannot be read.
std::optional<Request> read(const HttpRequest& from, const std::string& peer, Front& front) {
    auto target = read_target({from.target().data(), from.target().size()});
    if (!target) return std::nullopt;
    Request request;
    request.method = std::string{from.method_string()};
    request.path = std::move(target->path);
    request.parameters = std::move(target->parameters);
    request.body = from.body();
    request.address = asking_address(from, peer, front);
    request.id = new_id();
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

// Whatever is next may take as long again: a slow question does not take from the time for its answer.
void wait_anew(beast::tcp_stream& stream, const Front& front) {
    stream.expires_after(std::chrono::milliseconds{front.limits().request_time});
}

Awaitable<void> refuse(beast::tcp_stream& stream, Front& front, int status, const std::string& peer) {
    front.refused(status, peer);
    wait_anew(stream, front);
    http::response<http::empty_body> response{static_cast<http::status>(status), 11};
    response.keep_alive(false);
    response.prepare_payload();
    co_await http::async_write(stream, response, kAwait);
}

// A body that is coded otherwise than in chunks is not what it seems to be.
bool readable(const HttpRequest& message) {
    return message.find(http::field::transfer_encoding) == message.end() ||
           beast::iequals(message[http::field::transfer_encoding], "chunked");
}

// False: the connection is done with.
Awaitable<bool> serve_one(beast::tcp_stream& stream, HttpRequest message, Front& front,
                          const std::string& peer) {
    auto request = read(message, peer, front);
    if (!request) {
        co_await refuse(stream, front, 400, peer);
        co_return false;
    }
    auto response = write(co_await answer(front, std::move(*request)), message);
    const bool last = response.need_eof();
    wait_anew(stream, front);
    const auto [error, bytes] = co_await http::async_write(stream, response, kAwait);
    co_return !error && !last;
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
struct OneMore {
    Addresses& addresses;

    explicit OneMore(Addresses& of) : addresses{of} { ++addresses.total; }
    OneMore(const OneMore&) = delete;
    OneMore& operator=(const OneMore&) = delete;
    ~OneMore() { --addresses.total; }
};

Awaitable<void> serve_socket(beast::tcp_stream& stream, HttpRequest message, Front& front,
                             Addresses& addresses, const std::string& peer) {
    const auto request = read(message, peer, front);
    auto admitted = request ? front.admit(*request) : std::variant<Ticket, Response>{Response{.status = 400}};
    // Behind a proxy everybody has an address of their own, and only sockets stay.
    const bool counted = request && request->address != peer && !is_loopback(request->address);
    const std::string whose = counted ? request->address : "";
    const bool room = !counted || addresses.enter(whose, front.limits());
    const Leaving leaving{counted && room ? &addresses : nullptr, whose};
    if (!room) admitted = Response{.status = 429};
    if (!request || !room) front.refused(room ? 400 : 429, room ? peer : whose);
    if (auto* refused = std::get_if<Response>(&admitted)) {
        auto response = write(std::move(*refused), message);
        response.keep_alive(false);
        wait_anew(stream, front);
        co_await http::async_write(stream, response, kAwait);
        co_return;
    }
    co_await socket_session(std::move(stream), std::move(message), std::get<Ticket>(admitted), front);
}

// The next request; nothing: there is none, or it was refused.
Awaitable<std::optional<HttpRequest>> next_request(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                                   Front& front, const std::string& peer) {
    const Limits& limits = front.limits();
    http::request_parser<http::string_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
    parser.body_limit(limits.body_bytes);
    wait_anew(stream, front);
    beast::error_code problem = std::get<0>(co_await http::async_read_header(stream, buffer, parser, kAwait));
    if (!problem && !readable(parser.get())) {
        co_await refuse(stream, front, 501, peer);
        co_return std::nullopt;
    }
    wait_anew(stream, front);
    if (!problem) problem = std::get<0>(co_await http::async_read(stream, buffer, parser, kAwait));
    if (!problem) co_return parser.release();
    if (const int status = status_of(problem); status != 0) co_await refuse(stream, front, status, peer);
    co_return std::nullopt;
}

Awaitable<void> serve(beast::tcp_stream& stream, Front& front, Addresses& addresses,
                      const std::string& peer) {
    const Limits& limits = front.limits();
    beast::flat_buffer buffer{limits.header_bytes + limits.body_bytes};
    for (bool more = true; more;) {
        auto message = co_await next_request(stream, buffer, front, peer);
        if (!message) co_return;
        if (websocket::is_upgrade(*message) && message->target() == "/api/socket") {
            co_await serve_socket(stream, std::move(*message), front, addresses, peer);
            co_return;
        }
        more = co_await serve_one(stream, std::move(*message), front, peer);
    }
}

}  // namespace

Awaitable<void> http_session(tcp::socket socket, Front& front, Addresses& addresses) {
    beast::error_code error;
    const auto endpoint = socket.remote_endpoint(error);
    if (error) co_return;
    const std::string peer = endpoint.address().to_string();
    const OneMore one_more{addresses};
    // A proxy's connections are those of many people.
    const bool counted = !is_loopback(peer) && !front.trusts(peer);
    if (addresses.total > front.limits().open_connections ||
        (counted && !addresses.enter(peer, front.limits()))) {
        front.refused(0, peer);
        co_return;
    }
    const Leaving leaving{counted ? &addresses : nullptr, peer};
    socket.set_option(tcp::no_delay{true}, error);
    beast::tcp_stream stream{std::move(socket)};
    co_await serve(stream, front, addresses, peer);
    if (stream.socket().is_open()) stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

Awaitable<void> admin_session(tcp::socket socket, Admin answer) {
    constexpr std::size_t kMost = 16 * 1024;
    beast::tcp_stream stream{std::move(socket)};
    stream.expires_after(std::chrono::seconds{10});
    beast::flat_buffer buffer{kMost};
    http::request<http::empty_body> request;
    const auto [error, bytes] = co_await http::async_read(stream, buffer, request, kAwait);
    if (error) co_return;
    auto [status, text] = answer(std::string{request.target()});
    http::response<http::string_body> response{static_cast<http::status>(status), 11};
    response.set(http::field::content_type, "text/plain; version=0.0.4");
    response.body() = std::move(text);
    response.keep_alive(false);
    response.prepare_payload();
    co_await http::async_write(stream, response, kAwait);
}

}  // namespace orrery::server::wire
