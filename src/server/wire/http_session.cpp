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

// Whose fault it is that something cannot be read. Of a proxy's connection it is not the proxy's: whoever
// bans by the log would ban everybody behind it. Empty: nobody knows.
struct Blamed {
    std::string address;
    bool other_page = false;  // which made the visitor's browser ask so
};
Blamed blamed(const HttpRequest* request, const std::string& peer, const Front& front) {
    const bool other_page =
        request != nullptr && from_other_page(header(*request, "Sec-Fetch-Site"), header(*request, "Origin"),
                                              header(*request, "Host"));
    if (!front.trusts(peer)) return {peer, other_page};
    return {request == nullptr ? "" : forwarded_for(*request, front).value_or(""), other_page};
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
    response.keep_alive(request.keep_alive() && !from.last);
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
void wait_anew(Stream& stream, const Front& front) {
    stream.expires_after(std::chrono::milliseconds{front.limits().request_time});
}

Awaitable<void> refuse(Stream& stream, Front& front, int status, Blamed whose) {
    front.refused(status, whose.address, whose.other_page);
    wait_anew(stream, front);
    http::response<http::empty_body> response{static_cast<http::status>(status), 11};
    response.keep_alive(false);
    response.prepare_payload();
    co_await http::async_write(stream, response, kAwait);
}

// Of two hosts one is not what others on the way took it for. A body that is coded otherwise than in chunks
// is not what it seems to be.
int status_of_head(const HttpRequest& message) {
    if (message.count(http::field::host) > 1) return 400;
    const bool plain = message.find(http::field::transfer_encoding) == message.end() ||
                       beast::iequals(message[http::field::transfer_encoding], "chunked");
    return plain ? 0 : 501;
}

// False: the connection is done with.
Awaitable<bool> serve_one(Stream& stream, HttpRequest message, Front& front, const std::string& peer) {
    auto request = read(message, peer, front);
    if (!request) {
        co_await refuse(stream, front, 400, blamed(&message, peer, front));
        co_return false;
    }
    auto response = write(co_await answer(front, std::move(*request)), message);
    const bool last = response.need_eof();
    wait_anew(stream, front);
    const auto [error, bytes] = co_await http::async_write(stream, response, kAwait);
    co_return !error && !last;
}

// A place of an address among the others, as long as this lives; it may find none.
class Place {
  public:
    Place(Addresses& addresses, std::string address, const Limits& limits)
        : addresses_{addresses}, address_{std::move(address)}, taken_{addresses.enter(address_, limits)} {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
        if (taken_) addresses_.leave(address_);
    }
    bool taken() const { return taken_; }

  private:
    Addresses& addresses_;
    std::string address_;
    bool taken_;
};
struct OneMore {
    Crowd& crowd;

    explicit OneMore(Crowd& of) : crowd{of} { ++crowd.total; }
    OneMore(const OneMore&) = delete;
    OneMore& operator=(const OneMore&) = delete;
    ~OneMore() { --crowd.total; }
};

Awaitable<void> serve_socket(Stream& stream, HttpRequest message, Front& front, Crowd& crowd,
                             const std::string& peer) {
    const auto request = read(message, peer, front);
    auto admitted = request ? front.admit(*request) : std::variant<Ticket, Response>{Response{.status = 400}};
    std::optional<Place> place;
    if (request && request->address != peer && !is_loopback(request->address))
        place.emplace(crowd.connections, request->address, front.limits());
    const bool room = !place || place->taken();
    if (!room)
        admitted = Response{.status = 429, .headers = {{"Retry-After", std::to_string(kAskAgain.seconds())}}};
    if (!request || !room) {
        const Blamed whose = blamed(&message, peer, front);
        front.refused(room ? 400 : 429, room ? whose.address : request->address, whose.other_page);
    }
    if (auto* refused = std::get_if<Response>(&admitted)) {
        auto response = write(std::move(*refused), message);
        response.keep_alive(false);
        wait_anew(stream, front);
        co_await http::async_write(stream, response, kAwait);
        co_return;
    }
    co_await socket_session(std::move(stream), std::move(message), std::get<Ticket>(admitted), front);
}

using Parser = http::request_parser<http::string_body>;

// What is left of a request whose head is there. A visitor behind a proxy may draw out only so many of them:
// each one keeps a connection of the proxy busy, and those are counted for nobody.
Awaitable<int> read_rest(Stream& stream, beast::flat_buffer& buffer, Parser& parser, Front& front,
                         Crowd& crowd, const std::string& peer) {
    std::optional<Place> place;
    if (front.trusts(peer) && !parser.is_done())
        if (auto whose = forwarded_for(parser.get(), front); whose && !is_loopback(*whose))
            place.emplace(crowd.bodies, std::move(*whose), front.limits());
    if (place && !place->taken()) co_return 429;
    wait_anew(stream, front);
    co_return status_of(std::get<0>(co_await http::async_read(stream, buffer, parser, kAwait)));
}

// The next request; nothing: there is none, or it was refused.
Awaitable<std::optional<HttpRequest>> next_request(Stream& stream, beast::flat_buffer& buffer, Front& front,
                                                   Crowd& crowd, const std::string& peer) {
    const Limits& limits = front.limits();
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
    parser.body_limit(limits.body_bytes);
    wait_anew(stream, front);
    const auto [problem, bytes] = co_await http::async_read_header(stream, buffer, parser, kAwait);
    // What comes after a body in chunks may claim anything: proxies pass it on as it is.
    const auto head = parser.get().base();
    int status = problem ? status_of(problem) : status_of_head(parser.get());
    if (!problem && status == 0) status = co_await read_rest(stream, buffer, parser, front, crowd, peer);
    if (!problem && parser.is_done() && status == 0) {
        HttpRequest message = parser.release();
        message.base() = head;
        co_return message;
    }
    const HttpRequest* known = parser.is_header_done() ? &parser.get() : nullptr;
    if (status != 0) co_await refuse(stream, front, status, blamed(known, peer, front));
    co_return std::nullopt;
}

Awaitable<void> serve(Stream& stream, Front& front, Crowd& crowd, const std::string& peer) {
    const Limits& limits = front.limits();
    beast::flat_buffer buffer{limits.header_bytes + limits.body_bytes};
    for (bool more = true; more;) {
        auto message = co_await next_request(stream, buffer, front, crowd, peer);
        if (!message) co_return;
        if (websocket::is_upgrade(*message) && message->target() == "/api/socket") {
            co_await serve_socket(stream, std::move(*message), front, crowd, peer);
            co_return;
        }
        more = co_await serve_one(stream, std::move(*message), front, peer);
    }
}

}  // namespace

Awaitable<void> http_session(tcp::socket socket, Front& front, Crowd& crowd) {
    beast::error_code error;
    const auto endpoint = socket.remote_endpoint(error);
    if (error) co_return;
    const std::string peer = without_scope(endpoint.address().to_string());
    const OneMore one_more{crowd};
    std::optional<Place> place;
    // A proxy's connections are those of many people.
    if (crowd.total <= front.limits().open_connections && !is_loopback(peer) && !front.trusts(peer))
        place.emplace(crowd.connections, peer, front.limits());
    if (crowd.total > front.limits().open_connections || (place && !place->taken())) {
        front.refused(0, blamed(nullptr, peer, front).address, false);
        co_return;
    }
    socket.set_option(tcp::no_delay{true}, error);
    Stream stream{std::move(socket)};
    co_await serve(stream, front, crowd, peer);
    if (stream.socket().is_open()) stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

Awaitable<void> admin_session(tcp::socket socket, Admin answer) {
    constexpr std::size_t kMost = 16 * 1024;
    Stream stream{std::move(socket)};
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
