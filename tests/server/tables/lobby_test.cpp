// Which open tables everybody sees, and who sits at the table that follows one.
#include "server/far.h"

using namespace orrery;
using namespace orrery::server;

namespace {

std::string open_to_all(Browser& owner) {
    object wanted = wish("pocket_imperium", {me(), open_seat()});
    wanted["public"] = true;
    return new_table(owner, wanted);
}

std::size_t listed(Browser& who) { return who.get("/api/tables?list=open").json().as_array().size(); }

bool has_listed(Browser& who, const char* list, const std::string& table) {
    const Json all = who.get(std::string{"/api/tables?list="} + list).json();
    for (const Json& each : all.as_array())
        if (text_at(each, "id") == table) return true;
    return false;
}

// Ala and Ola gave a game up and a bot finished it. They do not wait for it: a bot sits in at once.
struct Finished {
    House house;
    Browser ala = house.guest(), ola = house.guest();
    std::string table = new_table(ala, wish("pocket_imperium", {me(), open_seat()}));

    Finished() {
        const std::string token = invite_of(position(ala, table).at("table"), 1);
        REQUIRE(ola.post("/api/join", object{{"token", token}}).status == 200);
        REQUIRE(text_at(say(ala, table, {{"t", "concede"}, {"id", "a"}, {"seat", 0}}), "t") == "ack");
        REQUIRE(text_at(say(ola, table, {{"t", "concede"}, {"id", "o"}, {"seat", 1}}), "t") == "ack");
        watched_to_the_end(ala, table);
    }
    void ala_blocks_ola() {
        REQUIRE(ala.post("/api/blocks", object{{"table", table}, {"seat", 1}}).status == 200);
    }
    // The table that follows; one place on, Ola's seat is the first.
    std::string rematch(Browser& asker) {
        REQUIRE(text_at(say(asker, table, {{"t", "rematch"}, {"id", "r"}}), "t") == "ack");
        return text_at(position(asker, table).at("table"), "next");
    }
    std::string kind_of(const std::string& next, std::size_t seat) {
        return text_at(position(ala, next).at("table").at("seats").at(seat), "kind");
    }
};

// How somebody who was not invited fares.
Reply takes_seat(Browser& who, Browser& owner, const std::string& table, std::size_t seat = 1) {
    return who.post("/api/join", object{{"token", invite_of(position(owner, table).at("table"), seat)}});
}

}  // namespace

TEST_CASE("lobby: nobody takes more than so many seats at tables of others that wait") {
    House house{[](Options& options) {
        options.limits.waiting_seats = 2;
        options.limits.joins = {6, 0, 1000};
    }};
    Browser ala = house.guest(), ola = house.guest();
    const array seats{me(), open_seat(), open_seat()};
    std::vector<std::string> tables;
    for (int i = 0; i < 3; ++i) tables.push_back(new_table(ala, wish("alien_frontiers", seats)));
    for (int i = 0; i < 2; ++i) CHECK(takes_seat(ola, ala, tables[i]).status == 200);
    const Reply refused = takes_seat(ola, ala, tables[2]);
    CHECK(refused.status == 409);
    CHECK(text_at(refused.json(), "code") == "waiting_seats");
    // One's own tables do not count, nor those that have begun.
    new_table(ola, wish("alien_frontiers", {me(), open_seat()}));
    Browser ewa = house.guest();
    REQUIRE(takes_seat(ewa, ala, tables[0], 2).status == 200);
    CHECK(takes_seat(ola, ala, tables[2]).status == 200);
    // Nor is a way around it tried for ever.
    CHECK(takes_seat(ola, ala, tables[2], 2).status == 409);  // sits there
    CHECK(takes_seat(ola, ala, tables[2], 2).status == 409);
    CHECK(takes_seat(ola, ala, tables[2], 2).status == 429);
}

TEST_CASE("lobby: of one address only so many take seats") {
    const House house = behind_proxy([](Options& options) {
        options.limits.joins_of_address = {2, 0, 1000};
    });
    Browser ala = guest_from(house, "192.0.2.1");
    const std::string table =
        new_table(ala, wish("alien_frontiers", {me(), open_seat(), open_seat(), open_seat()}));
    std::vector<Browser> guests;
    for (const char* address : {"192.0.2.2", "192.0.2.2", "192.0.2.2", "192.0.2.3"})
        guests.push_back(guest_from(house, address));
    CHECK(takes_seat(guests[0], ala, table, 1).status == 200);
    CHECK(takes_seat(guests[1], ala, table, 2).status == 200);
    CHECK(takes_seat(guests[2], ala, table, 3).status == 429);
    CHECK(takes_seat(guests[3], ala, table, 3).status == 200);
}

TEST_CASE("lobby: while a table waits whoever made it frees a seat that somebody took") {
    House house;
    Browser ala = house.guest(), ola = house.guest(), ewa = house.guest(), jan = house.guest();
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), open_seat(), open_seat()}));
    REQUIRE(takes_seat(ola, ala, table).status == 200);
    int number = 0;
    const auto frees = [&](Browser& who, int seat) {
        const Json answer =
            say(who, table, {{"t", "free_seat"}, {"id", std::to_string(++number)}, {"seat", seat}});
        return text_at(answer, "t") == "ack" ? "" : text_at(answer, "code");
    };
    CHECK(frees(ewa, 1) == "not_yours");
    CHECK(frees(ola, 1) == "not_yours");
    CHECK(frees(ala, 0) == "no_seat");  // one's own
    CHECK(frees(ala, 2) == "no_seat");  // nobody's
    CHECK(frees(ala, 3) == "no_seat");
    WebSocket watching = greeted(ola);
    REQUIRE(watching.receive("tables")->at("mine").as_array().size() == 1);
    CHECK(frees(ala, 1).empty());
    CHECK(watching.receive("tables")->at("mine").as_array().empty());
    CHECK_FALSE(has_listed(ola, "mine", table));
    const Json now = position(ala, table);
    CHECK(text_at(now.at("table").at("seats").at(1), "kind") == "open");
    const array& notes = now.at("notes").as_array();
    CHECK(text_at(notes.back(), "kind") == "freed");
    // Another link than before leads to it, and the game begins with who comes by it.
    CHECK(takes_seat(ewa, ala, table).status == 200);
    CHECK(takes_seat(ola, ala, table, 2).status == 409);
    REQUIRE(takes_seat(jan, ala, table, 2).status == 200);
    CHECK(frees(ala, 1) == "begun");
}

TEST_CASE("lobby: of one person, of one address and in all only so many tables are listed") {
    const House house = behind_proxy([](Options& options) {
        options.limits.new_tables = options.limits.requests = {1e6, 1e6, 1000};
        options.limits.listed_tables = 12;
    });
    Browser ala = guest_from(house, "192.0.2.1"), ola = guest_from(house, "192.0.2.1"),
            ewa = guest_from(house, "192.0.2.2"), ula = guest_from(house, "192.0.2.3");
    const std::string first = open_to_all(ewa);
    for (int i = 0; i < 11; ++i) open_to_all(ala);
    CHECK(listed(ewa) == 11);  // ten of hers, and Ewa's
    // Another guest of the same address takes no more room; nobody else's table is pushed out by it.
    for (int i = 0; i < 5; ++i) open_to_all(ola);
    CHECK(listed(ewa) == 11);
    CHECK(has_listed(ula, "open", first));
    for (int i = 0; i < 4; ++i) open_to_all(ula);
    CHECK(listed(ewa) == 12);
    CHECK_FALSE(has_listed(ula, "open", first));  // the latest come first
}

TEST_CASE("rematch: the same people, one place on") {
    Finished game;
    const std::string next = game.rematch(game.ala);
    CHECK(game.kind_of(next, 0) == "person");
    CHECK(game.kind_of(next, 1) == "person");
    CHECK(has_listed(game.ola, "mine", next));
}

TEST_CASE("rematch: somebody whom the asker has blocked is not taken along, and cannot come by the link") {
    Finished game;
    game.ala_blocks_ola();
    const std::string next = game.rematch(game.ala);
    CHECK(game.kind_of(next, 0) == "open");
    CHECK(game.kind_of(next, 1) == "person");
    CHECK_FALSE(has_listed(game.ola, "mine", next));
    const std::string token = invite_of(position(game.ala, next).at("table"), 0);
    const Reply refused = game.ola.post("/api/join", object{{"token", token}});
    CHECK(refused.status == 409);
    CHECK(text_at(refused.json(), "code") == "blocked");
}

TEST_CASE("rematch: who is blocked takes the one who blocked them nowhere") {
    Finished game;
    game.ala_blocks_ola();
    const std::string next = game.rematch(game.ola);
    CHECK(game.kind_of(next, 0) == "person");
    CHECK(game.kind_of(next, 1) == "open");
    CHECK_FALSE(has_listed(game.ala, "mine", next));
}
