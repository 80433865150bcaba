// Messages of every kind that could be said right there, one or two fields of them spoilt, over sockets and
// over HTTP: each is answered, none with a fault of ours, and of each kind some are done and some refused.
#include <set>

#include "server/house.h"
#include "server/http/soup.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Ala, who says it all; Ola, who plays with her; and their tables.
class Company {
  public:
    Company() {
        over_ = new_table(ala, wish("pocket_imperium", {me(), bot()}));
        when_asked(ala, over_);
        say(ala, over_, named({{"t", "concede"}, {"seat", 0}}));
        watched_to_the_end(ala, over_);
        renew();
    }
    // Others after a while, so that none of them grows long.
    void renew() {
        constexpr const char* kGames[] = {"alien_frontiers", "pocket_imperium", "arcs"};
        alone_.clear();
        for (const char* game : kGames)
            alone_.push_back(new_table(ala, wish(game, {me(), shared_seat("Ewa")})));
        moving_ = new_table(ala, wish("alien_frontiers", {me(), shared_seat("Ewa")}));
        together_ = new_table(ala, wish("alien_frontiers", {me(), open_seat()}));
        const std::string link = invite_of(position(ala, together_).at("table"), 1);
        REQUIRE(ola.post("/api/join", object{{"token", link}}).status == 200);
        waiting_ = new_table(ala, wish("alien_frontiers", {me(), open_seat(), open_seat()}));
    }

    object hello() { return {{"t", "hello"}, {"proto", 1}, {"lang", "pl"}, {"table", any()}, {"since", 0}}; }
    object ping() { return {{"t", "ping"}}; }
    object act() {
        const std::string& table = any();
        const Json now = seen(table);
        return now.at("prompt").is_null() ? object{{"t", "act"}} : at(table, first_act(now, "x"));
    }
    object undo() {
        const std::string& table = any();
        const Json now = seen(table);
        return at(table, {{"t", "undo"}, {"v", now.at("v")}, {"seat", 0}, {"to", number_at(now, "ply") - 1}});
    }
    object consent() {
        const Json now = position(ola, together_);
        say(ola, together_, named({{"t", "undo"}, {"v", now.at("v")}, {"seat", 1}, {"to", 0}}));
        return at(together_, {{"t", "consent"}, {"seat", 0}, {"agree", rng.below(2) == 0}});
    }
    object why() {
        const std::string& table = any();
        const Json now = seen(table);
        object message{{"t", "why"}, {"seat", 0}, {"spot", "card:x"}, {"with", array{"station:shipyard"}}};
        if (now.at("prompt").is_null()) return at(table, message);
        const array& options = now.at("prompt").at("options").as_array();
        message["seat"] = now.at("prompt").at("seat");
        message["spot"] = options[below(rng, options.size())].at("spot");
        return at(table, message);
    }
    object hint() {
        const Json now = seen(alone_[0]);
        return at(alone_[0], {{"t", "hint"}, {"seat", now.at("table").at("asked").at(0)}});
    }
    object hurry() { return at(together_, {{"t", "hurry"}, {"seat", 0}}); }
    object concede() {
        const std::string table = new_table(ala, wish("alien_frontiers", {me(), shared_seat("Ewa")}));
        position(ala, table);  // it begins
        return at(table, {{"t", "concede"}, {"seat", 0}});
    }
    object leave() {
        if (is_away()) say(ala, moving_, named({{"t", "return"}, {"seat", 0}}));
        return at(moving_, {{"t", "leave"}, {"seat", 0}});
    }
    object come_back() {
        if (!is_away()) say(ala, moving_, named({{"t", "leave"}, {"seat", 0}}));
        return at(moving_, {{"t", "return"}, {"seat", 0}});
    }
    object free_seat() {
        // Who was sent away from one table comes to another one.
        if (text_at(position(ala, waiting_).at("table").at("seats").at(1), "kind") == "open") {
            waiting_ = new_table(ala, wish("alien_frontiers", {me(), open_seat(), open_seat()}));
            ola.post("/api/join", object{{"token", invite_of(position(ala, waiting_).at("table"), 1)}});
        }
        return at(waiting_, {{"t", "free_seat"}, {"seat", 1}});
    }
    object rematch() { return at(over_, {{"t", "rematch"}}); }
    object chat() { return at(together_, {{"t", "chat"}, {"text", "Hej"}}); }
    object open_chat() { return at(together_, {{"t", "open_chat"}, {"open", rng.below(2) == 0}}); }

    House house{[](Options& options) {
        options.admin = 0;
        Limits& limits = options.limits;
        limits.messages = limits.hellos = limits.acts = limits.chat = limits.whys = limits.undos =
            limits.seats = limits.freeing = limits.joins = limits.new_tables = limits.tables_a_day =
                limits.floods = limits.writing_of_person = {1e9, 1e9, 1000};
        limits.hints = {5, 0, 1000};       // they take time
        limits.waiting_seats = 1'000'000;  // at tables of before, where Ola still sits
    }};
    Browser ala = house.guest(), ola = house.guest();
    Rng rng{20261116};

  private:
    object named(object message) {
        message["id"] = "f" + std::to_string(++number_);
        return message;
    }
    object at(const std::string& table, object message) {
        message["table"] = table;
        return named(std::move(message));
    }
    const std::string& any() { return alone_[below(rng, alone_.size())]; }
    // As whoever is asked sees it: the device is hers.
    Json seen(const std::string& table) {
        Json now = position(ala, table);
        const array& asked = now.at("table").at("asked").as_array();
        if (!now.at("prompt").is_null() || asked.empty()) return now;
        return position(ala, table, "&seat=" + boost::json::serialize(asked[0]));
    }
    bool is_away() { return position(ala, moving_).at("table").at("seats").at(0).at("replaced").as_bool(); }

    std::vector<std::string> alone_;  // two seats of Ala's
    std::string together_, moving_, waiting_, over_;
    int number_ = 0;
};

struct Row {
    const char* kind;
    object (Company::*right)();
};
constexpr Row kRows[] = {
    {"hello", &Company::hello}, {"ping", &Company::ping},           {"act", &Company::act},
    {"undo", &Company::undo},   {"consent", &Company::consent},     {"why", &Company::why},
    {"hint", &Company::hint},   {"hurry", &Company::hurry},         {"concede", &Company::concede},
    {"leave", &Company::leave}, {"return", &Company::come_back},    {"rematch", &Company::rematch},
    {"chat", &Company::chat},   {"open_chat", &Company::open_chat}, {"free_seat", &Company::free_seat},
};

// The kind of the answer among whatever else is told; empty: the socket is closed.
std::string answer_to(WebSocket& socket, const object& message) {
    const std::set<std::string> answers{"welcome", "pong", "ack", "nack", "reason", "advice", "error"};
    std::string first;
    socket.send(message);
    while (first.empty()) {
        const auto next = socket.receive();
        if (!next) return "";
        if (const std::string kind = text_at(*next, "t"); answers.contains(kind)) first = kind;
        if (text_at(*next, "t") == "nack") CHECK(text_at(*next, "code") != "internal");
    }
    if (first != "welcome") return first;
    // A table that is none is refused after the welcome.
    socket.send(object{{"t", "ping"}});
    for (auto next = socket.receive(); next && text_at(*next, "t") != "pong"; next = socket.receive())
        if (text_at(*next, "t") == "error") first = "error";
    return first;
}

std::string answer_over_http(Browser& browser, object message) {
    const std::string path = "/api/tables/" + text_at(message, "table") + "/actions";
    const Reply reply = browser.post(path, message);
    CHECK(reply.status < 500);
    if (reply.status != 200) return "error";
    if (text_at(reply.json(), "t") == "nack") CHECK(text_at(reply.json(), "code") != "internal");
    return text_at(reply.json(), "t");
}

}  // namespace

TEST_CASE("fuzz: messages of every kind that are nearly right are done or refused") {
    Company company;
    Rng& rng = company.rng;
    auto socket = std::make_unique<WebSocket>(greeted(company.ala));
    Meetings meetings;
    for (int i = 0; i < fuzz_inputs() / 2; ++i) {
        CAPTURE(i);
        constexpr int kRenewed = 1000;
        if (i % kRenewed == kRenewed - 1) company.renew();
        const auto& [kind, right] = kRows[static_cast<std::size_t>(i) % std::size(kRows)];
        const object whole = (company.*right)();
        const object message = with_slips(whole, rng);
        CAPTURE(boost::json::serialize(message));
        const auto* table = message.if_contains("table");
        const bool over_http = whole.contains("id") && table != nullptr && *table == whole.at("table");
        const std::string answer = over_http && rng.below(4) == 0 ? answer_over_http(company.ala, message)
                                                                  : answer_to(*socket, message);
        if (answer.empty()) {
            REQUIRE(socket->closed_with() == 1007);  // no UTF-8
            socket = std::make_unique<WebSocket>(greeted(company.ala));
        }
        const bool refused = answer.empty() || answer == "nack" || answer == "error";
        ++(refused ? meetings[kind].refused : meetings[kind].done);
    }
    for (const auto& [kind, met] : meetings) {
        CAPTURE(kind);
        CHECK(met.done > 0);
        CHECK(met.refused > 0);
    }
    CHECK(meetings.size() == std::size(kRows));
    const std::string metrics = Browser{company.house.server().admin_port()}.get("/metrics").body;
    CHECK(metrics.find("orrery_faults_total{") == std::string::npos);
}
