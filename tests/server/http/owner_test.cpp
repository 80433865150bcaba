// Whoever runs the server, and what everybody may do about neighbours.
#include <future>

#include "server/base/ids.h"
#include "server/far.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Ala runs the server; Ola and Ewa play at a table.
struct Club {
    House house;
    Browser ala = house.guest(), ola = house.guest(), ewa = house.guest();
    std::string table;

    Club() {
        REQUIRE(ala.post("/api/account", object{{"name", "Ala"}, {"password", "correct horse"}}).status ==
                200);
        give_role();
        table = new_table(ola, wish("alien_frontiers", {me(), open_seat()}));
        REQUIRE(
            ewa.post("/api/join", object{{"token", invite_of(position(ola, table).at("table"), 1)}}).status ==
            200);
    }
    // As `orrery store role` does it, while the server runs.
    void give_role() {
        store::Transaction transaction;
        transaction.changes.push_back({.id = text_at(ala.get("/api/me").json(), "id"), .role = "owner"});
        write(std::move(transaction));
    }
    void write(store::Transaction transaction) const {
        auto store = store::SqliteStore::open(house.folder().path().string());
        REQUIRE(store);
        std::promise<store::Written> written;
        (*store)->write(std::move(transaction), [&](store::Written result) { written.set_value(result); });
        REQUIRE(written.get_future().get() == store::Written::Done);
    }
    void chat(Browser& who, const char* id, const char* text) {
        REQUIRE(text_at(say(who, table, {{"t", "chat"}, {"id", id}, {"text", text}}), "t") == "ack");
    }
    std::size_t lines(Browser& who) {
        return who.get("/api/tables/" + table + "/chat").json().as_array().size();
    }
    Reply act(object what) { return ala.post("/api/owner", what); }
};

}  // namespace

TEST_CASE("only whoever runs the server may look after it") {
    Club club;
    CHECK(club.ala.get("/api/me").json().at("owner").as_bool());
    CHECK_FALSE(club.ola.get("/api/me").json().at("owner").as_bool());
    CHECK(club.ala.get("/api/owner").status == 200);
    CHECK(club.ola.get("/api/owner").status == 403);
    CHECK(Browser{club.house.port()}.get("/api/owner").status == 401);
    CHECK(
        club.ola.post("/api/owner", object{{"act", "mute"}, {"table", club.table}, {"seat", 1}, {"hours", 1}})
            .status == 403);
    for (const object& nonsense : {object{}, object{{"act", "x"}}, object{{"act", "ban"}, {"hours", 1}},
                                   object{{"act", "ban"}, {"range", "x"}, {"hours", 1}},
                                   object{{"act", "mute"}, {"table", club.table}, {"seat", 9}, {"hours", 1}},
                                   object{{"act", "end_ban"}, {"ban", 77}}})
        CHECK(club.act(nonsense).status == 400);
}

TEST_CASE("a report is read, the line removed, its writer muted, everything noted") {
    Club club;
    club.chat(club.ewa, "a", "rude words");
    WebSocket watching = greeted(club.ola, club.table);
    REQUIRE(club.ola.post("/api/reports", object{{"table", club.table}, {"chat", 1}, {"reason", "rude"}})
                .status == 204);
    const Json view = club.ala.get("/api/owner").json();
    REQUIRE(view.at("reports").as_array().size() == 1);
    CHECK(text_at(view.at("reports").at(0), "text") == "rude words");
    CHECK(club.act({{"act", "hide_chat"}, {"table", club.table}, {"chat", 1}}).status == 200);
    CHECK(watching.receive("unsaid"));
    CHECK(club.lines(club.ola) == 0);
    CHECK(club.act({{"act", "mute"}, {"table", club.table}, {"chat", 1}, {"hours", 24}}).status == 200);
    CHECK(text_at(say(club.ewa, club.table, {{"t", "chat"}, {"id", "b"}, {"text", "more"}}), "code") ==
          "muted");
    const Reply closed = club.act({{"act", "close_report"}, {"report", 1}});
    CHECK(closed.json().at("reports").as_array().empty());
    CHECK(closed.json().at("audit").as_array().size() == 3);
    CHECK(text_at(closed.json().at("audit").at(0), "by") == "Ala");
}

TEST_CASE("who is banned is sent away at once, by account and by address, until it ends") {
    Club club;
    WebSocket socket = greeted(club.ewa, club.table);
    CHECK(club.act({{"act", "ban"}, {"table", club.table}, {"seat", 1}, {"hours", 24}}).status == 200);
    while (socket.receive()) {
    }
    CHECK(socket.closed_with() == 1008);
    CHECK(club.ewa.get("/api/tables").status == 403);
    CHECK(WebSocket{club.ewa}.status() == 403);
    CHECK(club.ola.get("/api/tables").status == 200);
    const Json bans = club.ala.get("/api/owner").json().at("bans");
    REQUIRE(bans.as_array().size() == 1);
    CHECK(club.act({{"act", "end_ban"}, {"ban", bans.at(0).at("id")}}).status == 200);
    CHECK(club.ewa.get("/api/tables").status == 200);
    CHECK(club.act({{"act", "ban"}, {"range", "192.0.2.0/24"}, {"hours", 1}}).status == 200);
    CHECK(club.act({{"act", "ban"}, {"name", "Ala"}, {"hours", 1}}).status == 403);  // not oneself
}

TEST_CASE("names and tables can be taken away") {
    Club club;
    REQUIRE(club.ewa.post("/api/me", object{{"name", "Rude Name"}}).status == 200);
    club.chat(club.ewa, "a", "words");
    CHECK(club.act({{"act", "remove_name"}, {"table", club.table}, {"seat", 1}}).status == 200);
    CHECK(text_at(club.ola.get("/api/tables/" + club.table + "/chat").json().at(0), "by")
              .starts_with("Guest "));
    CHECK(club.ewa.post("/api/me", object{{"name", "rude name"}}).status == 409);  // not again
    // Nor as somebody who shares the device.
    const Reply shared =
        club.ewa.post("/api/tables", wish("alien_frontiers", {me(), shared_seat("Rude  nаme")}));
    CHECK(shared.status == 400);
    const std::string other = new_table(
        club.ola, wish("alien_frontiers", {me(), shared_seat("Rude name")}));  // others may be called so
    CHECK(text_at(club.ewa.get("/api/me").json(), "name").starts_with("Guest "));
    CHECK(club.act({{"act", "remove_table"}, {"table", club.table}}).status == 200);
    CHECK(club.ola.get("/api/tables/" + club.table).status == 404);
    const Json left = club.ola.get("/api/tables").json();
    REQUIRE(left.as_array().size() == 1);
    CHECK(text_at(left.at(0), "id") == other);
}

TEST_CASE("a forgotten password is set anew by a link, once") {
    Club club;
    const Reply made = club.act({{"act", "reset_password"}, {"name", "Ala"}});
    REQUIRE(made.status == 200);
    const std::string token = text_at(made.json(), "link").substr(7);
    Browser elsewhere{club.house.port()};
    CHECK(elsewhere.post("/api/reset", object{{"token", token}, {"password", "short"}}).status == 400);
    CHECK(elsewhere.post("/api/reset", object{{"token", token}, {"password", "battery staple"}}).status ==
          200);
    CHECK(text_at(elsewhere.get("/api/me").json(), "name") == "Ala");
    CHECK(club.ala.get("/api/sessions").status == 401);  // all others have ended
    CHECK(elsewhere.post("/api/reset", object{{"token", token}, {"password", "another horse"}}).status ==
          404);
}

TEST_CASE("a link to a new password is good for as long as it says, and no longer") {
    Club club;
    const std::string ala = text_at(club.ala.get("/api/me").json(), "id");
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    store::Transaction links;
    links.resets = {{.hash = hash_of("old"), .person = ala, .until = now - 1},
                    {.hash = hash_of("good"), .person = ala, .until = now + 24 * 3'600'000}};
    club.write(links);
    const auto status = [&](const char* token) {
        return Browser{club.house.port()}
            .post("/api/reset", object{{"token", token}, {"password", "battery staple"}})
            .status;
    };
    CHECK(status("old") == 404);
    CHECK(club.ala.get("/api/sessions").status == 200);
    CHECK(status("good") == 200);
}

TEST_CASE("everybody may stop reading somebody, who then cannot join their tables") {
    Club club;
    club.chat(club.ewa, "a", "boring words");
    CHECK(club.lines(club.ola) == 1);
    const Reply blocked = club.ola.post("/api/blocks", object{{"table", club.table}, {"chat", 1}});
    REQUIRE(blocked.status == 200);
    CHECK(club.lines(club.ola) == 0);
    CHECK(club.lines(club.ewa) == 1);
    const std::string other = new_table(club.ola, wish("alien_frontiers", {me(), open_seat()}));
    const std::string token = invite_of(position(club.ola, other).at("table"), 1);
    CHECK(club.ewa.post("/api/join", object{{"token", token}}).status == 409);
    CHECK(club.ola.post("/api/blocks", object{{"end", blocked.json().at(0).at("id")}})
              .json()
              .as_array()
              .empty());
    CHECK(club.lines(club.ola) == 1);
    CHECK(club.ewa.post("/api/join", object{{"token", token}}).status == 200);
}

TEST_CASE("who made a table removes it, as long as nobody else plays there") {
    Club club;
    CHECK(club.ewa.post("/api/tables/" + club.table + "/remove", object{}).status == 403);
    CHECK(club.ola.post("/api/tables/" + club.table + "/remove", object{}).status == 409);
    const std::string own = new_table(club.ola, wish("alien_frontiers", {me(), bot()}));
    CHECK(club.ola.post("/api/tables/" + own + "/remove", object{}).status == 204);
    CHECK(club.ola.get("/api/tables/" + own).status == 404);
}

namespace {

// Behind a proxy everybody has an address.
struct FarClub {
    House house = behind_proxy();

    Reply post(Browser& who, const std::string& address, const std::string& path, const object& body) const {
        return who.request("POST", path, boost::json::serialize(body), proxied(address));
    }
    int status(Browser& who, const std::string& address) const {
        return who.request("GET", "/api/me", "", proxied(address)).status;
    }
};

void make_owner(const House& house, const std::string& person) {
    auto store = store::SqliteStore::open(house.folder().path().string());
    REQUIRE(store);
    store::Transaction transaction;
    transaction.changes.push_back({.id = person, .role = "owner"});
    std::promise<store::Written> written;
    (*store)->write(std::move(transaction), [&](store::Written result) { written.set_value(result); });
    REQUIRE(written.get_future().get() == store::Written::Done);
}

}  // namespace

TEST_CASE("a ban of a range keeps out who comes from there, not the owner, and runs out") {
    FarClub club;
    Browser ala{club.house.port()}, ewa{club.house.port()}, far{club.house.port()};
    const char* own = "198.51.100.7";
    const char* there = "192.0.2.9";
    REQUIRE(club.status(ala, own) == 200);
    const Reply account = club.post(ala, own, "/api/account", kAla);
    REQUIRE(account.status == 200);
    make_owner(club.house, text_at(account.json(), "id"));
    REQUIRE(club.status(ewa, there) == 200);
    const auto ban = [&](object what) {
        what["act"] = "ban";
        return club.post(ala, own, "/api/owner", what);
    };
    const Reply self = ban({{"range", "198.51.0.0/16"}, {"hours", 1}});
    CHECK(text_at(self.json(), "code") == "own_range");
    CHECK(club.status(ala, own) == 200);
    REQUIRE(ban({{"range", "192.0.2.0/24"}, {"hours", 1}}).status == 200);
    CHECK(club.status(ewa, there) == 403);
    CHECK(club.status(far, "192.0.2.200") == 403);
    CHECK(club.status(far, "192.0.3.1") == 200);
    // One that has run out keeps nobody out.
    REQUIRE(club.post(ala, own, "/api/owner", {{"act", "end_ban"}, {"ban", 1}}).status == 200);
    REQUIRE(ban({{"range", "192.0.2.0/24"}, {"hours", 0}}).status == 200);
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
    CHECK(club.status(ewa, there) == 200);
}

TEST_CASE("where somebody came from may be unknown, and then it is said") {
    Club club;
    const Reply unknown =
        club.act({{"act", "ban"}, {"table", club.table}, {"seat", 1}, {"range", "last"}, {"hours", 1}});
    CHECK(unknown.status == 400);
    CHECK(text_at(unknown.json(), "code") == "no_address");
}

TEST_CASE("a table and a name can be reported, once, and somebody silent blocked by the seat") {
    Club club;
    const auto report = [&](const object& what) { return club.ola.post("/api/reports", what).status; };
    CHECK(report({{"table", club.table}, {"reason", "the table"}}) == 204);
    CHECK(report({{"table", club.table}, {"seat", 1}, {"reason", "the name"}}) == 204);
    CHECK(report({{"table", club.table}, {"seat", 1}, {"reason", "again"}}) == 204);
    CHECK(report({{"table", club.table}, {"seat", 7}, {"reason", "nobody"}}) == 404);
    CHECK(report({{"table", club.table}, {"chat", 9223372036854775807}, {"reason", "none"}}) == 404);
    const Json reports = club.ala.get("/api/owner").json().at("reports");
    REQUIRE(reports.as_array().size() == 2);
    CHECK(reports.at(0).at("seat") == 1);  // the latest first
    CHECK(text_at(reports.at(0), "who") == text_at(club.ewa.get("/api/me").json(), "name"));
    const std::string before = std::to_string(number_at(reports.at(0), "n"));
    CHECK(club.ala.get("/api/owner?before=" + before).json().at("reports").as_array().size() == 1);
    CHECK(club.act({{"act", "mute"}, {"table", club.table}, {"chat", 9223372036854775807}, {"hours", 1}})
              .status == 400);
    CHECK(club.ola.post("/api/blocks", object{{"table", club.table}, {"seat", 1}}).status == 200);
    CHECK(club.ola.post("/api/blocks", object{{"table", club.table}, {"chat", 9223372036854775807}}).status ==
          400);
    int status = 200;
    for (int i = 0; i < 9 && status != 429; ++i)
        status = club.ola.post("/api/blocks", object{{"table", club.table}, {"seat", 1}}).status;
    CHECK(status == 429);
}

TEST_CASE("reports are read without a game being played through for each; one of a name says whose") {
    Club club;
    const std::string waiting = new_table(club.ola, wish("alien_frontiers", {me(), open_seat()}));
    REQUIRE(
        club.ewa.post("/api/reports", object{{"table", waiting}, {"seat", 0}, {"reason", "rude"}}).status ==
        204);
    club.house.close();
    club.house.open();
    const std::string cookie = club.ala.cookie;
    Browser ala{club.house.port()};
    ala.cookie = cookie;
    const auto in_memory = [&] { return number_at(ala.get("/api/status").json(), "tables"); };
    const std::int64_t before = in_memory();
    const Json reports = ala.get("/api/owner").json().at("reports");
    CHECK(text_at(reports.at(0), "who").starts_with("Guest "));
    CHECK(in_memory() == before);
}
