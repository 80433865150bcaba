// The server's answers to HTTP requests and socket messages, whatever carries them (server/wire does).
#pragma once

#include <map>

#include "core/fixed_vector.h"
#include "server/base/address.h"
#include "server/base/security_log.h"
#include "server/people/people.h"
#include "server/people/words.h"
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
    void refused(int status, const std::string& address, bool from_other_page) override;
    std::variant<Ticket, Response> admit(const Request& request) override;
    void opened(Connection& connection, const Ticket& ticket) override;
    void hear(Connection& connection, const std::string& text) override;
    void pinged(Connection& connection) override;
    void poured(Connection& connection) override;
    void closed(Connection& connection) override { hall_.drop_connection(connection); }

    Hall& hall() { return hall_; }
    People& people() { return people_; }
    Analyses& analyses() { return analyses_; }
    const Access& access() const { return access_; }
    Millis up_since() const { return up_since_; }

    Language language_of_request(const Request& request) const;
    Response refusal(const Request& request, int status, const std::string& code) const;
    Response refusal(Language language, int status, const std::string& code) const;
    // 429, and when to ask again.
    Response too_many(const Request& request, const Room& room, const std::string& code = "rate") const;
    std::string cookie_header(const std::string& cookie) const;
    std::string cookie_of(const Request& request) const;
    // What counts for limits; everybody on this machine is one.
    std::string counted_address(const Request& request) const;
    // Not the owner of the machine. Behind a proxy that is the proxy itself, which did not say for whom it
    // asks: then everybody is one, rather than nobody counted.
    bool counts(const std::string& address) const { return !access_.origin.empty() || !is_loopback(address); }
    // For whoever watches the server, or lets a program do it (docs/operations.md). What another page made a
    // visitor's browser ask is told as such, whatever it was: nobody is banned for it.
    void note_security(const Request& request, const char* what);
    // What is the same as long as the program runs, made when it is first asked for; sent once to who has it.
    struct Kept {
        std::string body, tag;
    };
    const Kept& kept(const std::string& name, const std::function<std::string()>& make);
    // Bans that hold now, from the store.
    void load_bans() { bans_ = hall_.services().store.bans(hall_.now()); }
    std::optional<Identity> identify(const Request& request);
    Room allowed(const char* what, const std::string& who, const Rate& rate);
    Room allowed_address(const char* what, const std::string& address, const Rate& rate);
    // An answer at a table, over a socket or over HTTP.
    Room may_act(const std::string& person, const std::string& address) {
        const Room room = allowed("act", person, limits().acts);
        return room ? allowed_address("act", address, limits().acts_of_address) : room;
    }

  private:
    void note_security(const Connection& connection, const char* what) {
        security_.note(what, {connection.opened_by, connection.address, "/api/socket"});
    }
    void note_refused(const Request& request, const char* what);
    void answered(const Request& request, int status, Millis began);
    bool goes_on(const Request& request);
    std::variant<Ticket, Response> ticket_for(const Request& request);
    bool floods(Connection& connection);
    bool is_over(Connection& connection);
    bool refuses_rate(Connection& connection);
    const char* foreign(const Request& request, bool from_page) const;
    std::optional<Response> refuse_sender(const Request& request, bool from_page);
    Room may_ask(const Request& request) {
        return allowed_address("request", request.address, limits().requests);
    }
    bool banned(const std::string& address, const std::optional<Identity>& who) const;
    bool may_open(const Ticket& ticket);
    void answer(const Request& request, bool api, const Respond& respond);
    void answer(Connection& connection, const std::string& text);
    void hear_hello(Connection& connection, const boost::json::object& message);
    void greet(Connection& connection, const boost::json::object& message);
    bool is_here(const Connection& connection, const std::string& person) const;
    void sit_down(Connection& connection, Live& live);
    void complain(Connection& connection, const char* code, boost::json::object more = {});
    void refuse_rate(Connection& connection, const std::string& text, const Room& room);

    Hall& hall_;
    People& people_;
    Access access_;
    Analyses analyses_{hall_};
    SecurityLog security_{hall_.services().loop, hall_.services().metrics};
    std::vector<store::Ban> bans_;
    std::map<std::string, Kept> kept_;
    Millis up_since_ = hall_.now();
    Millis nameless_told_ = 0;  // when a proxy was last found to say nothing about addresses
};

Response refusal_saying(int status, const std::string& code, const std::string& text);
Response with_retry(Response response, const Room& room);

// "/api/tables/{id}": what there is, for the router and for the test that compares it with openapi.yaml.
struct Route {
    std::string_view method, path;
    void (*handle)(Api& api, const Request& request, const std::string& id, const Respond& respond);
    FixedVector<Field, 10> fields{};  // of the body, which is an object
    bool looks_itself = false;        // at the fields, which have fields
};
std::span<const Route> routes();

// A file of the page, or the page itself for any other path.
Response static_file(const Request& request);
// By the ending of the file's name.
std::string_view content_type_of(std::string_view name);

}  // namespace orrery::server
