// Tables without sockets: clocks that run out, tables that leave the memory.
#include "server/place.h"

using namespace orrery;
using namespace orrery::server;

namespace {

std::string last_note(const Table& table) { return table.notes().empty() ? "" : table.notes().back().kind; }

}  // namespace

TEST_CASE(
    "a live clock runs while a person is asked; an answer adds the increment; at its end a bot sits in") {
    Place place;
    const std::string id = place.new_table({{"kind", "live"}, {"minutes", 1}, {"increment", 5}});
    const Seat seat = place.asked(id);
    CHECK(place.table(id).left(seat, place.loop.now()) == 60'000);
    place.wait(20'000);
    CHECK(place.table(id).left(seat, place.loop.now()) == 40'000);
    CHECK(place.table(id).left(static_cast<Seat>(1 - seat), place.loop.now()) == 60'000);
    CHECK(place.answer(id, "a").at("t") == "ack");
    CHECK(place.table(id).left(seat, place.loop.now()) == 45'000);
    const Seat next = place.asked(id);
    place.wait(120'000);
    CHECK(place.table(id).seat(next).replaced);
    CHECK(last_note(place.table(id)) == "flag");
    CHECK(place.answer(id, "b").at("code") == "replaced");
    CHECK(place.say({{"t", "return"}, {"id", "r"}, {"seat", next}}, id).at("code") == "time_up");
}

TEST_CASE(
    "a clock of days counts for every answer, also of a table that is not in memory; who comes back goes "
    "on") {
    Place place;
    const std::string id = place.new_table({{"kind", "days"}, {"days", 2}});
    const Seat seat = place.asked(id);
    place.wait(kDay);
    CHECK(place.hall.live_tables() == 0);
    CHECK_FALSE(place.table(id).seat(seat).replaced);
    CHECK(place.table(id).left(seat, place.loop.now()) == kDay);
    place.wait(kDay + 5'000);
    CHECK(place.table(id).seat(seat).replaced);
    CHECK(last_note(place.table(id)) == "flag");
    CHECK(place.say({{"t", "return"}, {"id", "r"}, {"seat", seat}}, id).at("t") == "ack");
    CHECK(place.answer(id, "a").at("t") == "ack");
    CHECK(place.table(id).left(place.asked(id), place.loop.now()) == 2 * kDay);
}

TEST_CASE("a table that nobody uses leaves the memory and comes back as it was, times and all") {
    Place place;
    const std::string id = place.new_table({{"kind", "none"}});
    CHECK(place.answer(id, "a").at("t") == "ack");
    CHECK(place.answer(id, "b").at("t") == "ack");
    const std::string who = "ala";
    const auto shown = [&] {
        return shown_position({place.hall, *place.hall.find(id), who, Language::English, {.seat = 0}}, 0);
    };
    const object before = shown();
    const Seat seat = place.asked(id);
    const std::int64_t since = place.table(id).asked_since(seat);
    CHECK(place.hall.in_memory(id));
    place.wait(20 * kMinute);
    CHECK_FALSE(place.hall.in_memory(id));
    CHECK(shown() == before);
    CHECK(place.table(id).asked_since(seat) == since);
    CHECK(place.table(id).clock_runs(seat) == false);
}

TEST_CASE("a table with a live clock that everybody has left goes from memory, too") {
    Place place;
    const std::string id = place.new_table({{"kind", "live"}, {"minutes", 1}, {"increment", 0}});
    const Seat asked = place.asked(id);
    for (const int seat : {1 - asked, static_cast<int>(asked)})
        CHECK(place.say({{"t", "leave"}, {"id", std::to_string(seat)}, {"seat", seat}}, id).at("t") == "ack");
    place.wait(60 * kMinute);
    CHECK(place.hall.live_tables() == 0);
}

TEST_CASE("a request that was acknowledged once is acknowledged the same when it comes again later") {
    Place place;
    const std::string id = place.new_table({{"kind", "none"}});
    ActionList options;
    const Seat seat = place.asked(id);
    place.table(id).match().game().list(seat, options);
    const object act{{"t", "act"},
                     {"id", "x"},
                     {"v", place.table(id).version()},
                     {"seat", seat},
                     {"answers", array{place.table(id).match().game().verbs().write(options[0])}}};
    const object first = place.say(act, id);
    CHECK(first.at("t") == "ack");
    place.wait(30 * kMinute);
    CHECK(place.hall.live_tables() == 0);
    CHECK(place.say(act, id) == first);
}

TEST_CASE("clocks as text") {
    for (const char* good : {"none", "live 10 15", "live 1 0", "days 3"}) {
        const auto clock = read_clock(good);
        REQUIRE(clock);
        CHECK(clock_text(*clock) == good);
    }
    for (const char* bad : {"", "live", "live 0 5", "live 5", "days 0", "days 1000", "years 1", "live 1 1 1"})
        CHECK_FALSE(read_clock(bad));
}

TEST_CASE("what waits while a table is taken away finds no table") {
    Place place;
    const std::string played = place.table_of_two();
    place.hall.remove(played, {});  // it is still being written
    const object chat{{"t", "chat"}, {"id", "c"}, {"text", "Too late"}};
    CHECK(code_of(place.say(chat, played)) == "no_table");
    CHECK(place.store->chat(played, 1).empty());
    const std::string open = place.new_table({me(), open_seat()}, {{"kind", "none"}});
    place.hall.remove(open, {});
    CHECK(place.joins(open, 1, "ola") == "no_invite");
    CHECK(place.store->game(open)->seats[1].person.empty());
}
