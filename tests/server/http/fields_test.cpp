// What lacks something, or says it in another kind, is refused and changes nothing: nothing of it counts as
// zero, no, or not said.
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// The same without this field, and with things in it that it cannot be.
std::vector<object> spoilt(const object& message, std::string_view field, bool may_lack = false) {
    std::vector<object> all;
    for (const Json& wrong :
         {Json("7x"), Json(1.5), Json(true), Json(array{7}), Json(object{}), Json(nullptr)}) {
        if (wrong.kind() == message.at(field).kind() && !wrong.is_array()) continue;
        all.push_back(message);
        all.back()[field] = wrong;
    }
    if (may_lack) return all;
    all.push_back(message);
    all.back().erase(field);
    return all;
}

void hurried(Options& options) { options.limits.acts = options.limits.messages = {1e6, 1e6, 1000}; }

}  // namespace

TEST_CASE("a message to a table says everything that its kind has to, in the right kind") {
    House house{hurried};
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    const object of_seat{{"id", "x"}, {"seat", now.at("prompt").at("seat")}};
    struct Row {
        const char* kind;
        object more;
    };
    const Json& option = now.at("prompt").at("options").at(0);
    const Row rows[] = {
        {"act", {{"v", now.at("v")}, {"answers", array{option.at("notation")}}}},
        {"undo", {{"v", now.at("v")}, {"to", 0}}},
        {"consent", {{"agree", true}}},
        {"why", {{"spot", option.at("spot")}}},
        {"hint", {}},
        {"hurry", {}},
        {"concede", {}},
        {"free_seat", {}},
        {"leave", {}},
        {"return", {}},
        {"chat", {{"text", "Hej"}}},
        {"open_chat", {{"open", true}}},
        {"rematch", {}},
    };
    for (const auto& [kind, more] : rows) {
        object message = of_seat;
        if (more.contains("text") || more.contains("open") || kind == std::string_view{"rematch"})
            message.erase("seat");
        for (const auto& field : more) message[field.key()] = field.value();
        message["t"] = kind;
        for (const auto& field : message)
            for (const object& bad : spoilt(message, field.key())) {
                CAPTURE(boost::json::serialize(bad));
                const Json answer = say(browser, table, bad);
                CHECK(text_at(answer, "t") == "nack");
                CHECK(text_at(answer, "code") == "malformed");
            }
        message["more"] = 1;
        const Json answer = say(browser, table, message);
        CAPTURE(kind);
        CHECK(text_at(answer, "code") == "malformed");
        CHECK(text_at(answer, "text").find("more") != std::string::npos);
    }
    // What need not be said, but is.
    const object with{{"t", "why"},  {"id", "x"},       {"seat", 0},
                      {"spot", "x"}, {"notation", "x"}, {"with", array{"x"}}};
    for (const char* field : {"spot", "notation", "with"})
        for (const object& bad : spoilt(with, field, true))
            CHECK(text_at(say(browser, table, bad), "code") == "malformed");
    CHECK(position(browser, table).at("v") == now.at("v"));
    CHECK(text_at(say(browser, table, first_act(now, "y")), "t") == "ack");
}

TEST_CASE("an act without its version is not one at version 0") {
    House house{hurried};
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("pocket_imperium", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    object act = first_act(now, "x");
    act["v"] = 0;
    CHECK(text_at(say(browser, table, act), "code") == "stale");
    act.erase("v");
    CHECK(text_at(say(browser, table, act), "code") == "malformed");
}

TEST_CASE("a greeting is understood whole or not at all") {
    House house{hurried};
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    WebSocket socket = greeted(browser);
    const object hello{{"t", "hello"},   {"proto", 1}, {"lang", "pl"},
                       {"table", table}, {"seat", 0},  {"since", 1}};
    for (const char* field : {"lang", "table", "seat", "since"})
        for (const object& bad : spoilt(hello, field, true)) {
            CAPTURE(boost::json::serialize(bad));
            socket.send(bad);
            CHECK(text_at(*socket.receive("error"), "code") == "malformed");
        }
    for (const object& bad : {[&] {
                                  object more = hello;
                                  more["more"] = 1;
                                  return more;
                              }(),
                              object{{"t", "ping"}, {"more", 1}}}) {
        socket.send(bad);
        CHECK(text_at(*socket.receive("error"), "code") == "malformed");
    }
    socket.send(hello);
    CHECK(socket.receive("position"));
}

TEST_CASE("a wish for a table is refused with the name of the field that is not right") {
    House house;
    Browser browser = house.guest();
    object whole = wish("alien_frontiers", {me(), bot()});
    const object clock{{"kind", "live"}, {"minutes", 10}, {"increment", 5}};
    whole["name"] = "Tuesday";
    whole["options"] = object{};
    whole["shuffle"] = false;
    whole["public"] = false;
    whole["clock"] = clock;
    for (const auto& field : whole) {
        const std::string name = field.key();
        const bool must = name == "game" || name == "players" || name == "seats";
        for (const object& bad : spoilt(whole, name, !must)) {
            CAPTURE(boost::json::serialize(bad));
            const Reply reply = browser.post("/api/tables?lang=en", bad);
            CHECK(reply.status == 400);
            CHECK(text_at(reply.json(), "code") == "table");
            CHECK(text_at(reply.json(), "text").find(name) != std::string::npos);
        }
    }
    for (const object& bad :
         {object{{"kind", "live 10"}, {"increment", 5}}, object{{"kind", "days"}, {"minutes", 3}},
          object{{"kind", "days"}, {"days", "3"}}, object{{"kind", "live"}, {"minutes", 10}},
          object{{"kind", ""}}, object{{"kind", "none"}, {"days", 3}},
          object{{"kind", "days"}, {"days", 3}, {"minutes", 3}}}) {
        CAPTURE(boost::json::serialize(bad));
        whole["clock"] = bad;
        CHECK(browser.post("/api/tables", whole).status == 400);
    }
    whole["clock"] = clock;
    whole["more"] = 1;
    const Reply more = browser.post("/api/tables?lang=en", whole);
    CHECK(more.status == 400);
    CHECK(text_at(more.json(), "text").find("more") != std::string::npos);
    whole.erase("more");
    for (const object& seat :
         {object{{"kind", "me"}, {"name", "Ala"}}, object{{"kind", "open"}, {"level", 1}},
          object{{"kind", "bot"}, {"level", 1}, {"name", "Ala"}}}) {
        CAPTURE(boost::json::serialize(seat));
        object odd = whole;
        odd["seats"] = array{seat, bot()};
        CHECK(browser.post("/api/tables", odd).status == 400);
    }
    CHECK(browser.get("/api/tables?list=mine").json().as_array().empty());
    whole["clock"] = clock;
    CHECK(browser.post("/api/tables", whole).status == 200);
}

TEST_CASE("a body says everything that its path asks for, in the right kind") {
    House house;
    Browser browser = house.guest(), phone = house.guest();
    REQUIRE(browser.post("/api/account", kAla).status == 200);
    REQUIRE(phone.post("/api/login", kAla).status == 200);
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
    struct Row {
        const char* path;
        object body;
        bool may_lack;
    };
    const Row rows[] = {
        {"/api/me", {{"name", "Ola"}, {"lang", "pl"}}, true},
        {"/api/account", kAla, false},
        {"/api/login", kAla, false},
        {"/api/reset", {{"token", "x"}, {"password", "long enough"}}, false},
        {"/api/password", {{"password", "correct horse"}, {"new_password", "long enough"}}, false},
        {"/api/sessions/end", {{"id", "x"}}, true},
        {"/api/account/end", {{"password", "correct horse"}}, true},
        {"/api/join", {{"token", "x"}}, false},
        {"/api/records", {{"record", "x"}}, false},
        {"/api/records", {{"record", "x"}, {"ply", 1}, {"seat", 0}}, true},
        {"/api/records/analysis", {{"record", "x"}, {"act", "look"}}, false},
        {"/api/blocks", {{"table", table}, {"seat", 1}, {"chat", 1}, {"end", "x"}}, true},
        {"/api/reports", {{"table", table}, {"reason", "x"}}, false},
        {"/api/reports", {{"table", table}, {"reason", "x"}, {"chat", 1}, {"seat", 1}}, true},
    };
    const Json before = browser.get("/api/export").json();
    for (auto [path, body, may_lack] : rows) {
        CAPTURE(path);
        body["more"] = 1;
        const Reply reply = browser.post(path, body);
        CHECK(reply.status == 400);
        CHECK(text_at(reply.json(), "code") == "malformed");
    }
    const std::string of_table = "/api/tables/" + table;
    for (const std::string& path : {std::string{"/api/logout"}, of_table + "/remove", of_table + "/analysis",
                                    of_table + "/analysis/end"}) {
        CAPTURE(path);
        CHECK(browser.post(path, object{{"more", 1}}).status == 400);
    }
    for (const auto& [path, body, may_lack] : rows)
        for (const auto& field : body)
            for (const object& bad : spoilt(body, field.key(), may_lack)) {
                CAPTURE(path);
                CAPTURE(boost::json::serialize(bad));
                const Reply reply = browser.post(path, bad);
                CHECK(reply.status == 400);
                CHECK(text_at(reply.json(), "code") == "malformed");
            }
    const Json after = browser.get("/api/export").json();
    CHECK(after.at("me") == before.at("me"));
    CHECK(after.at("tables") == before.at("tables"));
    CHECK(after.at("sessions").as_array().size() == 2);
}
