// Who goes for good leaves no seat behind; a table that goes takes its talk along.
#include <doctest/doctest.h>

#include "store/tables.h"

using namespace orrery;
using namespace orrery::store;

namespace {

Transaction forgetting(const char* person) {
    Transaction transaction;
    transaction.forgotten = person;
    return transaction;
}

Transaction seating(const char* person, bool conceded) {
    Transaction transaction;
    transaction.game = "game1";
    transaction.seats.push_back(
        {.seat = 0, .kind = SeatKind::Person, .person = person, .conceded = conceded});
    return transaction;
}

Transaction saying(std::int64_t n) {
    Transaction transaction;
    transaction.game = "game1";
    transaction.chat.push_back({.n = n, .person = "ala", .name = "Ala", .text = "hello", .at = 1});
    return transaction;
}

}  // namespace

TEST_CASE("store: nobody goes for good while a seat is not given up, and who is gone gets none") {
    const Folder folder;
    const auto store = store_with_game(folder);
    CHECK(store->unfinished_of("ala") == std::vector<std::string>{"game1"});
    CHECK(write_now(*store, forgetting("ala")) == Written::Conflict);
    CHECK_FALSE(store->person("ala")->gone);
    REQUIRE(write_now(*store, seating("ala", true)) == Written::Done);
    CHECK(store->unfinished_of("ala").empty());
    CHECK(write_now(*store, forgetting("ala")) == Written::Done);
    CHECK(store->person("ala")->gone);
    // What was drafted before, and comes now.
    CHECK(write_now(*store, seating("ala", false)) == Written::Conflict);
    CHECK(store->game("game1")->seats[0].conceded);
}

TEST_CASE("store: a table that is removed takes its talk along, but what was reported") {
    const Folder folder;
    const auto store = store_with_game(folder);
    for (const int n : {1, 2, 3}) REQUIRE(write_now(*store, saying(n)) == Written::Done);
    Transaction report;
    report.reports.push_back({.at = 1, .by = "ola", .game = "game1", .chat = 2, .reason = "rude"});
    REQUIRE(write_now(*store, report) == Written::Done);
    Transaction removing;
    removing.game = "game1";
    removing.state = GameState::Over;
    REQUIRE(write_now(*store, removing) == Written::Done);
    CHECK(store->chat("game1", 10).size() == 3);
    removing.state = GameState::Removed;
    REQUIRE(write_now(*store, removing) == Written::Done);
    const auto left = store->chat("game1", 10);
    REQUIRE(left.size() == 1);
    CHECK(left[0].n == 2);
}
