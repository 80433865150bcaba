// Who lost a seat at a table that waits, and does not come back to it.
#include "server/place.h"

using namespace orrery;
using namespace orrery::server;

namespace {

const array kSeats{me(), open_seat(), open_seat()};

std::string frees(Place& place, const std::string& id, int seat) {
    static int number = 0;
    return code_of(
        place.say({{"t", "free_seat"}, {"id", "f" + std::to_string(++number)}, {"seat", seat}}, id));
}

}  // namespace

TEST_CASE("barred: whoever was sent away, and guests from there, sit at that table no more") {
    Place place;
    store::Transaction claim;
    claim.changes.push_back({.id = "ewa", .name = "Ewa", .claim = "hash"});
    place.store->write(claim, {});
    store::Transaction more;
    more.people.emplace_back();
    more.people.back().id = more.people.back().name = "jan";
    more.people.back().lang = "en";
    place.store->write(more, {});
    place.settle();
    place.hall.seen_at("ala", "192.0.2.1");
    const std::string id = place.new_table(kSeats, {{"kind", "none"}});
    place.hall.seen_at("ola", "2001:db8:1:1::1");
    REQUIRE(place.joins(id, 1, "ola").empty());
    CHECK(frees(place, id, 1).empty());
    CHECK(place.table(id).notes().back().kind == "freed");
    CHECK(place.joins(id, 1, "ola") == "blocked");
    place.hall.seen_at("jan", "2001:db8:1:2::1");  // another address of that network
    CHECK(place.joins(id, 1, "jan") == "blocked");
    place.hall.seen_at("jan", "2001:db8:2:1::1");
    place.hall.seen_at("ola", "192.0.2.9");
    CHECK(place.joins(id, 2, "ola") == "blocked");  // wherever they are
    CHECK(place.joins(id, 1, "jan").empty());
    place.hall.seen_at("ewa", "2001:db8:1:1::2");  // with an account
    const std::string other = place.new_table(kSeats, {{"kind", "none"}});
    CHECK(place.joins(other, 1, "ola").empty());
    // As much of it is known after the table was read again; nobody reads from the log who it was.
    const auto stored = *place.store->game(id);
    const Result<Table> again = Table::load(stored, place.hall.games(), 0);
    REQUIRE(again);
    CHECK(again->notes().size() == place.table(id).notes().size());
    for (const store::Entry& entry : stored.entries) {
        CHECK(entry.body.find("ola") == std::string::npos);
        CHECK(entry.body.find("2001") == std::string::npos);
    }
    CHECK(place.joins(id, 2, "ewa").empty());
}

TEST_CASE("barred: who makes the table shares an address with a class: only who was sent away is meant") {
    Place place;
    for (const char* who : {"ala", "ola", "ewa"}) place.hall.seen_at(who, "192.0.2.1");
    const std::string id = place.new_table(kSeats, {{"kind", "none"}});
    REQUIRE(place.joins(id, 1, "ola").empty());
    CHECK(frees(place, id, 1).empty());
    CHECK(place.joins(id, 1, "ola") == "blocked");
    CHECK(place.joins(id, 1, "ewa").empty());
}

TEST_CASE("barred: freeing seats has a rate of its own, whatever was left and taken before") {
    Limits limits;
    limits.seats = {1, 0, 1000};
    limits.freeing = {2, 0, 1000};
    Place place{limits};
    const std::string id = place.new_table(kSeats, {{"kind", "none"}});
    REQUIRE(place.say({{"t", "open_chat"}, {"id", "o"}, {"open", true}}, id).at("t") == "ack");
    REQUIRE(code_of(place.say({{"t", "leave"}, {"id", "l"}, {"seat", 2}}, id)) == "not_yours");
    for (const char* who : {"ola", "ewa"}) {
        REQUIRE(place.joins(id, 1, who).empty());
        CHECK(frees(place, id, 1).empty());
    }
    CHECK(frees(place, id, 1) == "rate");
}
