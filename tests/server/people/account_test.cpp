// What is theirs: another password, sessions elsewhere, an export, leaving for good.
#include "server/base/metrics.h"
#include "server/house.h"
#include "store/backup.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Ala with an account, on two devices.
struct Account {
    House house{[](Options& options) { options.limits.logins = {1000, 1000, 1000}; }};
    Browser ala = house.guest();
    Browser phone = house.guest();

    Account() {
        REQUIRE(ala.post("/api/account", kAla).status == 200);
        REQUIRE(phone.post("/api/login", kAla).status == 200);
    }
    static bool is_ala(Browser& browser) { return text_at(browser.get("/api/me").json(), "name") == "Ala"; }
};

}  // namespace

TEST_CASE("sessions are listed, and ended one by one or all but this one; their sockets are closed") {
    Account account;
    Json sessions = account.ala.get("/api/sessions").json();
    REQUIRE(sessions.as_array().size() == 2);
    const std::size_t other = sessions.at(0).at("current").as_bool() ? 1 : 0;
    CHECK(sessions.at(1 - other).at("current").as_bool());
    CHECK(account.ala.post("/api/sessions/end", object{{"id", "0000000000000000"}}).status == 404);
    WebSocket socket = greeted(account.phone);
    const Reply ended = account.ala.post("/api/sessions/end", object{{"id", sessions.at(other).at("id")}});
    CHECK(ended.json().as_array().size() == 1);
    CHECK_FALSE(socket.receive("nothing"));
    CHECK(socket.closed_with() == 1008);
    CHECK_FALSE(Account::is_ala(account.phone));
    CHECK(Account::is_ala(account.ala));

    Browser third = account.house.guest();
    REQUIRE(third.post("/api/login", kAla).status == 200);
    CHECK(third.post("/api/sessions/end", object{}).json().as_array().size() == 1);
    CHECK(Account::is_ala(third));
    CHECK_FALSE(Account::is_ala(account.ala));
    Browser nobody{account.house.port()};
    CHECK(nobody.get("/api/sessions").status == 401);
    CHECK(nobody.post("/api/sessions/end", object{}).status == 401);
}

TEST_CASE("another password ends all other sessions") {
    Account account;
    const object change{{"password", "correct horse"}, {"new_password", "battery staple"}};
    CHECK(account.ala.post("/api/password", object{{"password", "x"}, {"new_password", "battery staple"}})
              .status == 401);
    CHECK(account.ala.post("/api/password", object{{"password", "correct horse"}, {"new_password", "x"}})
              .status == 400);
    CHECK(account.ala.post("/api/password", object{}).status == 400);
    CHECK(Account::is_ala(account.phone));
    const std::string before = account.ala.cookie;
    CHECK(account.ala.post("/api/password", change).status == 200);
    CHECK(account.ala.cookie != before);
    CHECK(Account::is_ala(account.ala));
    CHECK_FALSE(Account::is_ala(account.phone));
    CHECK(account.phone.post("/api/login", kAla).status == 401);
    CHECK(account.phone.post("/api/login", object{{"name", "Ala"}, {"password", "battery staple"}}).status ==
          200);
    Browser guest = account.house.guest();
    CHECK(guest.post("/api/password", change).status == 400);  // has no account
}

TEST_CASE("who leaves for good is forgotten; the games stay, bots play on") {
    Account account;
    Browser ola = account.house.guest();
    const std::string table = new_table(account.ala, wish("alien_frontiers", {me(), open_seat()}));
    const std::string waiting = new_table(account.ala, wish("alien_frontiers", {me(), open_seat()}));
    REQUIRE(ola.post("/api/join", object{{"token", invite_of(position(account.ala, table).at("table"), 1)}})
                .status == 200);
    REQUIRE(text_at(say(account.ala, table, {{"t", "chat"}, {"id", "c"}, {"text", "Halo"}}), "t") == "ack");
    CHECK(account.ala.post("/api/account/end", object{{"password", "wrong"}}).status == 401);
    CHECK(account.ala.post("/api/account/end", object{}).status == 401);
    CHECK(Account::is_ala(account.ala));

    CHECK(account.ala.post("/api/account/end", object{{"password", "correct horse"}}).status == 204);
    CHECK_FALSE(Account::is_ala(account.phone));
    CHECK(account.phone.post("/api/login", kAla).status == 401);
    const Json now = when_asked(ola, table);  // the bot has moved, if it was to
    CHECK(text_at(now.at("table").at("seats").at(0), "name").empty());
    CHECK(now.at("table").at("seats").at(0).at("conceded").as_bool());
    CHECK(text_at(now.at("table"), "name") == "Table");  // "Table of Ala" it was
    CHECK(ola.get("/api/tables/" + table + "/chat").json().as_array().empty());
    CHECK(text_at(position(ola, waiting).at("table").at("seats").at(0), "kind") == "open");
    // The name is free again.
    CHECK(ola.post("/api/account", kAla).status == 200);

    Browser guest = account.house.guest();
    CHECK(guest.post("/api/account/end", object{}).status == 204);  // guests have no password
    account.house.close();
    account.house.open();
    Browser later{account.house.port()};
    CHECK(text_at(position(later, table).at("table").at("seats").at(0), "name").empty());
}

TEST_CASE("everything of one's own can be taken along") {
    Account account;
    const std::string table = new_table(account.ala, wish("pocket_imperium", {me(), bot()}));
    REQUIRE(text_at(say(account.ala, table, {{"t", "chat"}, {"id", "c"}, {"text", "Halo"}}), "t") == "ack");
    const Reply reply = account.ala.get("/api/export");
    CHECK(reply.headers.at("content-disposition").find("attachment") != std::string::npos);
    const Json mine = reply.json();
    CHECK(text_at(mine.at("me"), "name") == "Ala");
    CHECK(mine.at("sessions").as_array().size() == 2);
    REQUIRE(mine.at("tables").as_array().size() == 1);
    CHECK(text_at(mine.at("tables").at(0), "id") == table);
    CHECK(mine.at("tables").at(0).at("seats") == Json(array{0}));
    CHECK(text_at(mine.at("tables").at(0).at("chat").at(0), "text") == "Halo");
    CHECK(reply.body.find("argon2") == std::string::npos);
    CHECK(reply.body.find("seed") == std::string::npos);
    Browser ola = account.house.guest();
    CHECK(ola.get("/api/export").json().at("tables").as_array().empty());
    CHECK(Browser{account.house.port()}.get("/api/export").status == 401);
    for (int i = 0; i < 2; ++i) CHECK(account.ala.get("/api/export").status == 200);
    CHECK(account.ala.get("/api/export").status == 429);
}

TEST_CASE("the status tells how quick answers are and how old the last backup is") {
    House house;
    Browser browser = house.guest();
    Json status = browser.get("/api/status").json();
    CHECK(status.at("backup_age_s").is_null());
    CHECK(number_at(status, "act_p95_ms") == 0);
    const std::string copy = house.folder().path().string() + "/copy.db";
    REQUIRE_FALSE(store::back_up(house.folder().path().string(), copy));
    status = browser.get("/api/status").json();
    CHECK(number_at(status, "backup_age_s") >= 0);
    CHECK(number_at(status, "backup_age_s") < 600);

    Metrics metrics;
    CHECK(metrics.acknowledged_within(0.95) == 0);
    for (int i = 1; i <= 101; ++i) metrics.acknowledged(i);
    CHECK(metrics.acknowledged_within(0.95) == 96);
    for (int i = 0; i < 2000; ++i) metrics.acknowledged(7);  // old ones are forgotten
    CHECK(metrics.acknowledged_within(1) == 7);
}
