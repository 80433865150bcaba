// What the wire (HTTP, sockets) sees of the server, so that Boost.Beast and the games do not meet in one
// file.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/base/faults.h"
#include "server/base/limits.h"
#include "server/http/target.h"
#include "server/wire/connection.h"

namespace orrery::server {

struct Request {
    std::string method, path;  // "GET", "/api/tables/x"
    Parameters parameters;     // lang, pl
    std::string body;
    std::string address;  // of who asks
    std::string id;       // of the request, in the log and in the answer
    std::string host, origin, fetch_site, content_type, cookie, accept_language, accept_encoding,
        if_none_match;

    std::optional<std::string> parameter(std::string_view name) const;
};

// What Sec-Fetch-Site says of another page, on another site or beside ours.
inline bool is_other_site(std::string_view fetch_site) {
    return fetch_site == "cross-site" || fetch_site == "same-site";
}
// Somebody else's page made the browser ask, as far as the browser says so (Sec-Fetch-Site, Origin): whoever
// sits there did nothing.
inline bool from_other_page(std::string_view fetch_site, std::string_view origin, const std::string& host) {
    const bool other = !origin.empty() && !origin.ends_with("://" + host);
    return other || is_other_site(fetch_site);
}
inline bool from_other_page(const Request& request) {
    return from_other_page(request.fetch_site, request.origin, request.host);
}

struct Response {
    int status = 200;
    std::string content_type = "application/json";
    std::string body{};
    std::vector<std::pair<std::string, std::string>> headers{};
    bool last = false;  // nothing more is heard from that connection
};
using Respond = std::function<void(Response)>;

// Who opens a socket.
struct Ticket {
    std::string person, session, address, request;  // the last: the id of the request
    Language language = Language::English;
};

// Answers to whoever runs the machine: status and text, by path.
using Admin = std::function<std::pair<int, std::string>(const std::string& path)>;

class Front {
  public:
    virtual ~Front() = default;
    virtual const Limits& limits() const = 0;
    virtual Faults& faults() = 0;
    virtual bool trusts(const std::string& peer) const = 0;  // a proxy whose word counts about addresses
    // Answers, at once or later.
    virtual void handle(const Request& request, Respond respond) = 0;
    // A proxy that is trusted does not say for whom it asks.
    virtual void nameless_proxy(const std::string& peer) = 0;
    // The wire itself refused what it could not read, or (429) another connection; 0: without a word.
    virtual void refused(int status, const std::string& address, bool from_other_page) = 0;
    virtual std::variant<Ticket, Response> admit(const Request& request) = 0;
    virtual void opened(Connection& connection, const Ticket& ticket) = 0;
    virtual void hear(Connection& connection, const std::string& text) = 0;
    virtual void pinged(Connection& connection) = 0;
    // It sends and sends, and no message ends.
    virtual void poured(Connection& connection) = 0;
    virtual void closed(Connection& connection) = 0;
};

}  // namespace orrery::server
