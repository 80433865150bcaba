// Whoever runs the server, and what everybody may do about neighbours.
#include <future>

#include "server/house.h"
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
        auto store = store::SqliteStore::open(house.folder().path().string());
        REQUIRE(store);
        store::Transaction transaction;
        transaction.changes.push_back({.id = text_at(ala.get("/api/me").json(), "id"), .role = "owner"});
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
    CHECK(club.act({{"act", "remove_name"}, {"table", club.table}, {"seat", 1}}).status == 200);
    CHECK(text_at(club.ewa.get("/api/me").json(), "name").starts_with("Guest "));
    CHECK(club.act({{"act", "remove_table"}, {"table", club.table}}).status == 200);
    for (int i = 0; i < 1000 && club.ola.get("/api/tables/" + club.table).status != 404; ++i) {
    }
    CHECK(club.ola.get("/api/tables/" + club.table).status == 404);
    CHECK(club.ola.get("/api/tables").json().as_array().empty());
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
