// The server's answers to HTTP requests and socket messages, whatever carries them (server/wire does).
#pragma once

#include "server/messages.h"
#include "server/people.h"

namespace orrery::server {

struct Request {
    std::string method, path, query;  // "GET", "/api/tables/x", "lang=pl"
    std::string body;
    std::string address;  // of who asks
    std::string host, origin, fetch_site, content_type, cookie, accept_language, accept_encoding,
        if_none_match;

    std::optional<std::string> parameter(std::string_view name) const;
};

struct Response {
    int status = 200;
    std::string content_type = "application/json";
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers;
};
using Respond = std::function<void(Response)>;

struct Access {
    std::string
        origin;  // "https://play.example" behind a proxy; empty: whatever host this machine is called by
    std::string version;  // of the program
};

class Api {
  public:
    Api(Hall& hall, People& people, Access access)
        : hall_{hall}, people_{people}, access_{std::move(access)} {}

    void handle(const Request& request, Respond respond);

    // Whether a socket may be opened: null, or the refusal.
    std::optional<Response> refuse_socket(const Request& request, Identity& who);
    void open_socket(Connection& connection, const Identity& who);
    void hear(Connection& connection, const std::string& text);

    Hall& hall() { return hall_; }
    People& people() { return people_; }
    const Access& access() const { return access_; }
    Millis up_since() const { return up_since_; }

    Language language_of_request(const Request& request) const;
    Response refusal(const Request& request, int status, const std::string& code) const;
    Response refusal(const Request& request, int status, const std::string& code,
                     const std::string& text) const;
    std::string cookie_header(const std::string& cookie) const;
    std::optional<Identity> identify(const Request& request);
    bool allowed(const char* what, const std::string& who, const Rate& rate);
    bool allowed_address(const char* what, const Request& request, const Rate& rate);

  private:
    std::optional<Response> refuse_sender(const Request& request) const;
    void greet(Connection& connection, const boost::json::object& message);
    void complain(Connection& connection, const char* code);

    Hall& hall_;
    People& people_;
    Access access_;
    Buckets buckets_;
    Millis up_since_ = hall_.now();
};

// "/api/tables/{id}": what there is, for the router and for the test that compares it with openapi.yaml.
struct Route {
    std::string_view method, path;
    void (*handle)(Api& api, const Request& request, const std::string& id, const Respond& respond);
};
std::span<const Route> routes();

// A file of the page, or the page itself for any other path.
Response static_file(const Request& request);

}  // namespace orrery::server
