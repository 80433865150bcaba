// What fits into a table: everybody there has a share, and who has used it up stops alone.
#include "server/place.h"

using namespace orrery;
using namespace orrery::server;

namespace {

Limits unhurried() {
    Limits limits;
    limits.seats = limits.undos = limits.hints = limits.chat = limits.chat_of_address = {1e6, 1e6, 1000};
    return limits;
}

// Says it again and again, each time as another request; the first refusal, and how often it was heard.
std::pair<std::string, int> until_refused(Place& place, object message, const std::string& id,
                                          const char* who = "ala") {
    static int number = 0;
    for (int heard = 0; heard < 300; ++heard) {
        message["id"] = "s" + std::to_string(++number);
        if (message.contains("v")) message["v"] = place.table(id).version();
        if (const std::string code = code_of(place.say(message, id, who)); !code.empty())
            return {code, heard};
    }
    return {};
}

std::pair<std::string, int> chats(Place& place, const std::string& id, const char* who) {
    return until_refused(place, {{"t", "chat"}, {"text", "x"}}, id, who);
}

using Stopped = std::pair<std::string, int>;

// Guests who are called so, with a number.
std::vector<std::string> guests_of(Place& place, int many) {
    store::Transaction guests;
    std::vector<std::string> names;
    for (int i = 0; i < many; ++i) {
        store::Person guest;
        guest.id = guest.name = names.emplace_back("guest" + std::to_string(i));
        guest.lang = "en";
        guests.people.push_back(std::move(guest));
    }
    place.store->write(guests, {});
    place.settle();
    return names;
}

}  // namespace

TEST_CASE("shares: who has filled a log with what is no answer stops alone, and can go, talk and play") {
    Limits limits = unhurried();
    limits.table_entries = 40;
    Place place{limits};
    const std::string id = place.table_of_two();
    REQUIRE(place.answer(id, "first").at("t") == "ack");
    REQUIRE(place.answer(id, "second").at("t") == "ack");
    // Ala asks Ola again and again.
    object asks{{"t", "undo"}, {"seat", 0}, {"v", 0}, {"to", 0}};
    CHECK(until_refused(place, asks, id) == Stopped{"table_full", 20});
    CHECK(code_of(place.say({{"t", "hint"}, {"id", "h"}, {"seat", 0}}, id)) == "table_full");
    asks["seat"] = 1;
    CHECK(until_refused(place, asks, id, "ola").second == 19);  // all but that she came
    CHECK(place.say({{"t", "chat"}, {"id", "c"}, {"text", "x"}}, id).at("t") == "ack");
    CHECK(place.answer(id, "still").at("t") == "ack");
    for (const char* kind : {"leave", "return", "leave"})
        CHECK(
            place
                .say({{"t", kind}, {"id", kind + std::to_string(place.table(id).version())}, {"seat", 0}}, id)
                .at("t") == "ack");
    // For going and coming back there is some room more, and not without end; giving up is always possible.
    int moves = 0;
    for (std::string code; code.empty() && moves < 100; ++moves)
        code = code_of(place.say(
            {{"t", moves % 2 == 0 ? "return" : "leave"}, {"id", std::to_string(moves)}, {"seat", 0}}, id));
    CHECK(moves == 12 - 3 + 1);
    CHECK(place.table(id).extras(0) == 20 + 12);
    // As much of it is known after the table was read again.
    const Result<Table> again = Table::load(*place.store->game(id), place.hall.games(), 0);
    REQUIRE(again);
    for (const Seat seat : {Seat{0}, Seat{1}}) CHECK(again->extras(seat) == place.table(id).extras(seat));
}

TEST_CASE("shares: who has taken back as much as is theirs leaves the others theirs") {
    Limits limits = unhurried();
    limits.table_undos = 4;
    Place place{limits};
    const std::string id = place.new_table({{"kind", "none"}});
    std::map<Seat, std::vector<std::string>> said;
    std::map<Seat, std::vector<bool>> offers;
    for (int i = 0; i < 200 && (said[0].size() < 3 || said[1].size() < 3); ++i) {
        const Seat seat = place.asked(id);
        REQUIRE(place.answer(id, ("a" + std::to_string(i)).c_str()).at("t") == "ack");
        if (said[seat].size() == 3) continue;  // plays on, until the other one is asked
        const Live& live = *place.hall.find(id);
        const Glance glance{place.hall, live, "ala", Language::English, {.seat = seat}};
        offers[seat].push_back(!shown_position(glance, 0).at("undo").is_null());
        const object undo{{"t", "undo"},
                          {"id", "u" + std::to_string(i)},
                          {"seat", seat},
                          {"v", place.table(id).version()},
                          {"to", place.table(id).match().ply() - 1}};
        said[seat].push_back(code_of(place.say(undo, id)));
    }
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        CHECK(said[seat] == std::vector<std::string>{"", "", "undos_full"});
        CHECK(offers[seat] == std::vector<bool>{true, true, false});
    }
}

TEST_CASE("shares: bots need none; alone against them everything is one's own") {
    Limits limits = unhurried();
    limits.table_undos = 4;
    Place place{limits};
    const std::string id = place.new_table({me(), bot(), bot()}, {{"kind", "none"}});
    CHECK(place.table(id).share_of(limits.table_undos) == 4);
}

TEST_CASE("shares: of a table's chat most is for who plays there, equally; who looks on has the rest") {
    Limits limits = unhurried();
    limits.table_chat = 100;
    Place place{limits};
    const std::string id = place.table_of_two();
    REQUIRE(place.say({{"t", "open_chat"}, {"id", "o"}, {"open", true}}, id).at("t") == "ack");
    CHECK(chats(place, id, "ewa") == Stopped{"chat_full", 2});
    CHECK(chats(place, id, "ala") == Stopped{"chat_full", 40});
    // Whatever is counted is counted again from the store.
    place.hall.find(id)->said.reset();
    CHECK(chats(place, id, "ewa") == Stopped{"chat_full", 0});
    CHECK(chats(place, id, "ala") == Stopped{"chat_full", 0});
    CHECK(chats(place, id, "ola") == Stopped{"chat_full", 40});
}

TEST_CASE("shares: of chat who looks on from one address has one share, and one rate") {
    Limits limits = unhurried();
    limits.table_chat = 500;
    limits.chat_of_address = {15, 0, 1000};
    Place place{limits};
    const auto names = guests_of(place, 30);
    const std::string id = place.table_of_two(), other = place.table_of_two();
    REQUIRE(place.say({{"t", "open_chat"}, {"id", "o"}, {"open", true}}, id).at("t") == "ack");
    REQUIRE(place.say({{"t", "open_chat"}, {"id", "o"}, {"open", true}}, other).at("t") == "ack");
    const auto says = [&](const std::string& table, const std::string& who) {
        return code_of(place.say({{"t", "chat"}, {"id", who}, {"text", "x"}}, table, who.c_str()));
    };
    std::map<std::string, int> codes;
    for (const std::string& name : names) {
        place.hall.seen_at(name, "192.0.2.1");
        ++codes[says(codes.contains("chat_crowded") ? other : id, name)];
    }
    CHECK(codes == std::map<std::string, int>{{"", 14}, {"chat_crowded", 1}, {"rate", 15}});
    place.hall.seen_at("ewa", "192.0.2.2");
    CHECK(says(id, "ewa").empty());
    CHECK(says(id, "ala").empty());
}

TEST_CASE("shares: of chat a network of the longer addresses has some, not one for each address in it") {
    Limits limits = unhurried();
    limits.table_chat = 500;
    limits.network_shares = 2;
    Place place{limits};
    const auto names = guests_of(place, 5);
    const std::string id = place.table_of_two();
    REQUIRE(place.say({{"t", "open_chat"}, {"id", "o"}, {"open", true}}, id).at("t") == "ack");
    for (std::size_t i = 0; i < 4; ++i)
        place.hall.seen_at(names[i], "2001:db8:1:" + std::to_string(i) + "::1");
    place.hall.seen_at(names[4], "2001:db8:2::1");
    CHECK(chats(place, id, names[0].c_str()) == Stopped{"chat_full", 10});
    CHECK(chats(place, id, names[1].c_str()) == Stopped{"chat_full", 10});
    CHECK(chats(place, id, names[2].c_str()) == Stopped{"chat_crowded", 0});
    CHECK(chats(place, id, names[4].c_str()) == Stopped{"chat_full", 10});
}

TEST_CASE("shares: tables a day and lines a minute, too, of a network") {
    Limits limits;
    limits.network_shares = 2;
    limits.tables_a_day = {1, 0, 1000};
    limits.chat_of_address = {1, 0, 1000};
    Place place{limits};
    const auto names = guests_of(place, 4);
    for (std::size_t i = 0; i < 3; ++i)
        place.hall.seen_at(names[i], "2001:db8:1:" + std::to_string(i) + "::1");
    place.hall.seen_at(names[3], "2001:db8:2::1");
    const std::string id = place.table_of_two();
    REQUIRE(place.say({{"t", "open_chat"}, {"id", "o"}, {"open", true}}, id).at("t") == "ack");
    std::string tables, lines;
    for (const std::string& name : names) {
        tables += place.hall.refuses_table(name) ? '-' : '+';
        lines += chats(place, id, name.c_str()).second > 0 ? '+' : '-';
    }
    CHECK(tables == "++-+");
    CHECK(lines == "++-+");
}

TEST_CASE("shares: of chat each seat has one, whoever sits there after the other") {
    Limits limits = unhurried();
    limits.table_chat = 100;
    Place place{limits};
    const std::string id = place.new_table({me(), open_seat(), open_seat()}, {{"kind", "none"}});
    REQUIRE(place.joins(id, 1, "ola").empty());
    CHECK(chats(place, id, "ola") == Stopped{"chat_full", 26});
    REQUIRE(place.say({{"t", "leave"}, {"id", "l"}, {"seat", 1}}, id, "ola").at("t") == "ack");
    REQUIRE(place.joins(id, 1, "ewa").empty());
    CHECK(chats(place, id, "ewa") == Stopped{"chat_full", 0});
    place.hall.find(id)->said.reset();
    CHECK(chats(place, id, "ewa") == Stopped{"chat_full", 0});
    CHECK(chats(place, id, "ala") == Stopped{"chat_full", 26});
}

TEST_CASE("shares: who comes and goes while a table waits fills no log, and nobody is refused for it") {
    Limits limits = unhurried();
    limits.table_entries = 200;
    Place place{limits};
    const std::string waiting = place.new_table({me(), open_seat(), open_seat()}, {{"kind", "none"}});
    for (int i = 0; i < 20; ++i) {
        REQUIRE(place.joins(waiting, 1, "ola").empty());
        const object leaves{{"t", "leave"}, {"id", "l" + std::to_string(i)}, {"seat", 1}};
        REQUIRE(place.say(leaves, waiting, "ola").at("t") == "ack");
        CHECK(place.table(waiting).seat(1).kind == store::SeatKind::Open);
    }
    CHECK(place.table(waiting).extras(1) == 6);
    CHECK(place.table(waiting).notes().back().kind == "stood_up");
}
