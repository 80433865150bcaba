// The server's answers to HTTP requests and socket messages, whatever carries them (server/wire does).
#pragma once

#include <map>

#include "server/people/people.h"
#include "server/tables/analyses.h"
#include "server/tables/messages.h"
#include "server/wire/front.h"

namespace orrery::server {

struct Access {
    std::string
        origin;  // "https://play.example" behind a proxy; empty: whatever host this machine is called by
    std::string version;                   // of the program
    std::string data{};                    // the folder of the store
    std::vector<std::string> proxies{};    // besides those of this machine; addresses or ranges
    std::vector<std::string> addresses{};  // of this machine in its networks, where it listens to them
    bool log_requests = false;

    // A proxy whose word counts about who asks.
    bool trusts(std::string_view peer) const;
};

class Api final : public Front {
  public:
    Api(Hall& hall, People& people, Access access)
        : hall_{hall}, people_{people}, access_{std::move(access)} {}

    const Limits& limits() const override { return hall_.services().limits; }
    Faults& faults() override { return hall_.services().faults; }
    bool trusts(const std::string& peer) const override { return access_.trusts(peer); }
    void handle(const Request& request, Respond respond) override;
    void nameless_proxy(const std::string& peer) override;
    void refused(int status, const std::string& address) override;
    std::variant<Ticket, Response> admit(const Request& request) override;
    void opened(Connection& connection, const Ticket& ticket) override;
    void hear(Connection& connection, const std::string& text) override;
    void pinged(Connection& connection) override;
    void closed(Connection& connection) override { hall_.drop_connection(connection); }

    Hall& hall() { return hall_; }
    People& people() { return people_; }
    Analyses& analyses() { return analyses_; }
    const Access& access() const { return access_; }
    Millis up_since() const { return up_since_; }

    Language language_of_request(const Request& request) const;
    Response refusal(const Request& request, int status, const std::string& code) const;
    Response refusal(Language language, int status, const std::string& code) const;
    std::string cookie_header(const std::string& cookie) const;
    std::string cookie_of(const Request& request) const;
    // What counts for limits; everybody on this machine is one.
    std::string counted_address(const Request& request) const;
    // For whoever watches the server, or lets a program do it (docs/operations.md).
    void note_security(const Request& request, const char* what) const;
    // The texts of a game in a language as JSON, written once.
    const std::string& texts_body(const GameInfo& info, Language language);
    // Bans that hold now, from the store.
    void load_bans() { bans_ = hall_.services().store.bans(hall_.now()); }
    std::optional<Identity> identify(const Request& request);
    bool allowed(const char* what, const std::string& who, const Rate& rate);
    bool allowed_address(const char* what, const Request& request, const Rate& rate);

  private:
    struct Seen {
        std::string request, address, path;
    };
    void note_security(const Seen& seen, const char* what) const;
    void note_security(const Connection& connection, const char* what) const {
        note_security(Seen{connection.opened_by, connection.address, "/api/socket"}, what);
    }
    void answered(const Request& request, int status, Millis began) const;
    std::variant<Ticket, Response> ticket_for(const Request& request);
    bool floods(Connection& connection);
    std::optional<Response> refuse_sender(const Request& request) const;
    bool banned(const Request& request);
    bool is_banned(const std::string& person) const;
    void answer(const Request& request, bool api, const Respond& respond);
    void answer(Connection& connection, const std::string& text);
    void greet(Connection& connection, const boost::json::object& message);
    bool is_here(const Connection& connection, const std::string& person) const;
    void sit_down(Connection& connection, Live& live);
    void complain(Connection& connection, const char* code);
    void refuse_rate(Connection& connection, const std::string& text);

    Hall& hall_;
    People& people_;
    Access access_;
    Analyses analyses_{hall_};
    std::vector<store::Ban> bans_;
    std::map<std::string, std::string> texts_;  // bodies, by language and game
    Millis up_since_ = hall_.now();
    Millis nameless_told_ = 0;  // when a proxy was last found to say nothing about addresses
};

Response refusal_saying(int status, const std::string& code, const std::string& text);

// "/api/tables/{id}": what there is, for the router and for the test that compares it with openapi.yaml.
struct Route {
    std::string_view method, path;
    void (*handle)(Api& api, const Request& request, const std::string& id, const Respond& respond);
};
std::span<const Route> routes();

// A file of the page, or the page itself for any other path.
Response static_file(const Request& request);
// By the ending of the file's name.
std::string_view content_type_of(std::string_view name);

}  // namespace orrery::server
