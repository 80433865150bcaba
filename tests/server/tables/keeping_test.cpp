// What keeps a table fair and open: whose seat it is, what fills it up, for whom bots think, when it goes.
#include "server/place.h"
#include "store/replay.h"

using namespace orrery;
using namespace orrery::server;

namespace {

const object kNoClock{{"kind", "none"}};

bool has_link(Place& place, const std::string& id, std::size_t seat) {
    const Live& live = *place.hall.find(id);
    const object summary = summary_json({place.hall, live, "ala", Language::English, {}});
    return summary.at("seats").at(seat).as_object().contains("invite");
}

}  // namespace

TEST_CASE("a seat that somebody left is theirs for as long as the clock gives them") {
    for (const auto& [clock, held] :
         {std::pair{kNoClock, kDay},
          std::pair{object{{"kind", "live"}, {"minutes", 5}, {"increment", 0}}, 5 * kMinute},
          std::pair{object{{"kind", "days"}, {"days", 3}}, 3 * kDay}}) {
        Place place;
        const std::string id = place.table_of_two(clock);
        CHECK(place.say({{"t", "leave"}, {"id", "l"}, {"seat", 1}}, id, "ola").at("t") == "ack");
        CHECK(place.joins(id, 1, "ewa") == "held");
        CHECK_FALSE(has_link(place, id, 1));
        place.wait(held - 1000);
        CHECK(place.joins(id, 1, "ewa") == "held");
        place.wait(2000);
        CHECK(has_link(place, id, 1));
        CHECK(place.joins(id, 1, "ewa").empty());
        CHECK(code_of(place.say({{"t", "return"}, {"id", "r"}, {"seat", 1}}, id, "ola")) == "not_yours");
    }
}

TEST_CASE(
    "a seat whose person ran out of time is kept as one that was left; its link leads in, or is not shown") {
    const object days{{"kind", "days"}, {"days", 2}},
        live{{"kind", "live"}, {"minutes", 5}, {"increment", 0}};
    for (const object& clock : {days, live}) {
        Place place;
        const std::string id = place.table_of_two(clock);
        while (place.asked(id) == 0)
            REQUIRE(place.answer(id, std::to_string(place.table(id).version()).c_str()).at("t") == "ack");
        place.wait(place.table(id).left(1, place.loop.now()) + 2000);
        REQUIRE(place.table(id).seat(1).replaced);
        CHECK_FALSE(has_link(place, id, 1));
        CHECK(place.joins(id, 1, "ewa") == "held");
        place.wait(2 * kDay);
        const bool shown = has_link(place, id, 1);
        CHECK(shown == (clock == days));
        if (shown) CHECK(place.joins(id, 1, "ewa").empty());
    }
}

TEST_CASE("nothing is taken back behind the back of who is away") {
    Place place;
    const std::string id = place.table_of_two();
    while (place.table(id).match().ply() < 12)
        REQUIRE(place.answer(id, std::to_string(place.table(id).version()).c_str()).at("t") == "ack");
    CHECK(place.say({{"t", "leave"}, {"id", "l"}, {"seat", 1}}, id, "ola").at("t") == "ack");
    const std::size_t ply = place.table(id).match().ply();
    const object undo{{"t", "undo"}, {"id", "u"}, {"seat", 0}, {"v", place.table(id).version()}, {"to", 1}};
    CHECK(place.say(undo, id).at("t") == "ack");
    CHECK(place.table(id).match().ply() == ply);  // it waits for her
    CHECK(place.say({{"t", "consent"}, {"id", "c"}, {"seat", 1}, {"agree", true}}, id, "ola").at("t") ==
          "ack");
    CHECK(place.table(id).match().ply() < ply);
}

namespace {

// Ala asks to begin anew, and Ola is asked.
void ask_back(Place& place, const std::string& id) {
    while (place.table(id).match().ply() < 12)
        REQUIRE(place.answer(id, std::to_string(place.table(id).version()).c_str()).at("t") == "ack");
    const object undo{{"t", "undo"}, {"id", "u"}, {"seat", 0}, {"v", place.table(id).version()}, {"to", 1}};
    REQUIRE(place.say(undo, id).at("t") == "ack");
    REQUIRE(place.hall.find(id)->undo);
}

const object kAgrees{{"t", "consent"}, {"id", "c"}, {"seat", 1}, {"agree", true}};

}  // namespace

TEST_CASE("who is asked to take back is still asked when the table has left the memory") {
    for (const bool played_on : {false, true}) {
        Place place;
        const std::string id = place.table_of_two();
        ask_back(place, id);
        if (played_on) REQUIRE(place.answer(id, "on").at("t") == "ack");
        place.wait(20 * kMinute);
        REQUIRE_FALSE(place.hall.in_memory(id));
        CHECK(place.hall.find(id)->undo.has_value() != played_on);
        const object answer = place.say(kAgrees, id, "ola");
        CHECK(code_of(answer) == (played_on ? "no_request" : ""));
        CHECK((place.table(id).match().ply() < 12) != played_on);
        CHECK_FALSE(place.hall.find(id)->undo);
        place.wait(20 * kMinute);
        CHECK_FALSE(place.hall.find(id)->undo);
    }
}

TEST_CASE("a request to take back that nobody made, as only a foreign file has it, is none") {
    Place place;
    const std::string id = place.table_of_two();
    REQUIRE(place.answer(id, "a").at("t") == "ack");
    Draft draft;
    add_note(draft, place.table(id), -1, note_of_asking(0), place.loop.now());
    place.hall.commit(*place.hall.find(id), std::move(draft), "", {});
    place.wait(20 * kMinute);
    REQUIRE_FALSE(place.hall.in_memory(id));
    CHECK_FALSE(place.hall.find(id)->undo);
}

TEST_CASE("what could not be written is no answer to who asked to take back") {
    Place place;
    const std::string id = place.table_of_two();
    ask_back(place, id);
    const auto request = [&] { return place.hall.find(id)->undo; };
    place.full = true;
    CHECK(code_of(place.answer(id, "on")) == "store");
    CHECK(request());
    CHECK(code_of(place.say(kAgrees, id, "ola")) == "store");
    REQUIRE(request());
    CHECK(request()->agreed.empty());
    place.full = false;
    CHECK(place.say(kAgrees, id, "ola").at("t") == "ack");
    CHECK_FALSE(request());
    CHECK(place.table(id).match().ply() < 12);
}

TEST_CASE("nothing is taken back any more when a bot has ended the game: its luck is open") {
    Place place;
    const std::string id = place.table_of_two();
    ask_back(place, id);
    for (const auto& [who, seat] : {std::pair{"ala", 0}, std::pair{"ola", 1}})
        REQUIRE(place.say({{"t", "leave"}, {"id", "l"}, {"seat", seat}}, id, who).at("t") == "ack");
    // As bots do it, which sit in for both.
    Rng rng{7};
    while (!place.table(id).over()) {
        const Seat seat = place.asked(id);
        ActionList options;
        place.table(id).match().game().list(seat, options);
        const Action action = options[rng.below(static_cast<std::uint32_t>(options.size()))];
        Drafted drafted = draft_answers(place.table(id), seat, std::array{action}, place.loop.now());
        REQUIRE(std::holds_alternative<Draft>(drafted));
        place.hall.commit(*place.hall.find(id), std::move(std::get<Draft>(drafted)), "", {});
        place.settle();
    }
    CHECK(code_of(place.say(kAgrees, id, "ola")) == "no_request");
    CHECK(place.table(id).match().game().over());
}

TEST_CASE("leaving and coming back, undo and talk have limits of their own") {
    Place place;
    const std::string id = place.table_of_two();
    int taken = 0;
    for (int i = 0; i < 40; ++i) {
        const char* kind = i % 2 == 0 ? "leave" : "return";
        taken += place.say({{"t", kind}, {"id", std::to_string(i)}, {"seat", 1}}, id, "ola").at("t") == "ack";
    }
    CHECK(taken <= 12);
}

TEST_CASE("a hello is bounded whatever the history; older lines come in pages") {
    Limits limits;
    limits.log_lines = limits.note_lines = 5;
    limits.seats = {1e6, 1e6, 1000};
    Place place{limits};
    const std::string id = place.table_of_two();
    for (int i = 0; i < 40; ++i)
        place.say({{"t", i % 2 == 0 ? "leave" : "return"}, {"id", std::to_string(i)}, {"seat", 1}}, id,
                  "ola");
    const Live& live = *place.hall.find(id);
    const std::string who = "ala";
    const Glance glance{place.hall, live, who, Language::English, {}};
    const object whole = shown_position(glance, 0);
    CHECK(whole.at("notes").as_array().size() == 5);
    CHECK(whole.at("log").as_array().size() <= 5);
    std::set<std::int64_t> seen;
    std::int64_t before = live.table.version() + 1;
    for (bool more = true; more;) {
        const object page = log_before_json(glance, before);
        CHECK(page.at("notes").as_array().size() <= 5);
        for (const Json& note : page.at("notes").as_array())
            seen.insert(note.at("v").to_number<std::int64_t>());
        if (page.at("notes").as_array().empty()) break;
        before = page.at("notes").at(0).at("v").to_number<std::int64_t>();
        more = before > 1;
    }
    CHECK(seen.size() == live.table.notes().size());
}

TEST_CASE("the same id of two people is two requests") {
    Place place;
    const std::string id = place.table_of_two();
    for (const char* who : {"ala", "ola"})
        CHECK(place.say({{"t", "chat"}, {"id", "c"}, {"text", who}}, id, who).at("t") == "ack");
    CHECK(place.store->chat(id, 10).size() == 2);
}

TEST_CASE("a seat that was given up for good is not taken back by its link") {
    Place place;
    const std::string id = place.table_of_two();
    CHECK(place.say({{"t", "leave"}, {"id", "l"}, {"seat", 1}}, id, "ola").at("t") == "ack");
    CHECK(place.say({{"t", "concede"}, {"id", "c"}, {"seat", 1}}, id, "ola").at("t") == "ack");
    CHECK(place.joins(id, 1, "ola") == "used");
    CHECK(place.table(id).seat(1).conceded);
}

TEST_CASE("names and who is there are told together, and not to who has seen them") {
    Place place;
    const std::string id = place.table_of_two();
    Page page{"ala"};
    Live& live = *place.hall.find(id);
    place.hall.add_connection(page);
    place.hall.watch(page, live);
    place.hall.show(page, live);
    const std::size_t before = page.heard.size();
    for (int i = 0; i < 20; ++i) place.hall.rename("ola", "Ola " + std::to_string(i));
    CHECK(page.heard.size() == before);
    place.wait(1000);
    CHECK(page.heard.size() == before + 1);
    place.hall.drop_connection(page);
}

TEST_CASE("only who plays at a table writes there, until its owner lets everybody") {
    Place place;
    const std::string id = place.table_of_two();
    const auto chat = [&](const char* who, const char* name) {
        return code_of(place.say({{"t", "chat"}, {"id", name}, {"text", "hello"}}, id, who));
    };
    CHECK(chat("ala", "a").empty());
    CHECK(chat("ola", "b").empty());
    CHECK(chat("ewa", "c") == "chat_closed");
    CHECK(code_of(place.say({{"t", "open_chat"}, {"id", "o"}, {"open", true}}, id, "ola")) == "not_yours");
    CHECK(place.say({{"t", "open_chat"}, {"id", "o"}, {"open", true}}, id).at("t") == "ack");
    CHECK(chat("ewa", "d").empty());
}

TEST_CASE("bots at a table without people think only while somebody watches") {
    Place place;
    const std::string id = place.new_table({bot(1), bot(1)}, kNoClock);
    CHECK(place.table(id).playing());
    CHECK(place.bots.waiting() == 0);
    Page page{"ewa"};
    Live& live = *place.hall.find(id);
    place.hall.watch(page, live);
    place.hall.wake_bots(live);
    CHECK(place.bots.waiting() == 1);
    place.hall.leave(page);
}

TEST_CASE("who has used up their share of thinking waits; quick bots do not") {
    Place place;
    const std::string slow = place.new_table({bot(5), me()}, kNoClock);
    const std::string quick = place.new_table({bot(1), me()}, kNoClock);
    const std::size_t waiting = place.bots.waiting();
    place.hall.thought({"ala", "ala"}, 10'000);
    CHECK(place.hall.thinking_wait({"ala", "ala"}) > 0);
    CHECK(place.hall.thinking_wait({"ola", "ola"}) == 0);
    const std::string later = place.new_table({bot(5), me()}, kNoClock);
    const std::string soon = place.new_table({bot(1), me()}, kNoClock);
    // Who is to begin is luck; both tables have the same.
    const bool bots_begin = place.table(later).is_bot(place.asked(later));
    CHECK(place.bots.waiting() == waiting + (bots_begin ? 1 : 0));
    const Live& live = *place.hall.find(later);
    const std::string who = "ala";
    const object shown = shown_position({place.hall, live, who, Language::English, {}}, 0);
    const bool told =
        std::string_view{shown.at("waiting").as_string()}.find("rest") != std::string_view::npos;
    CHECK(told == bots_begin);
    // And no hints.
    const std::string own = place.new_table(kNoClock);
    CHECK(code_of(place.say({{"t", "hint"}, {"id", "h"}, {"seat", place.asked(own)}}, own)) == "budget");
    place.wait(20 * 3'600'000LL);
    CHECK(place.hall.thinking_wait({"ala", "ala"}) == 0);
}

TEST_CASE("who does not want to wait has the answer now, even of a bot that rests") {
    Place place;
    place.hall.thought({"ala", "ala"}, 10'000);
    // Who begins is the same luck at both tables, so a bot does at one of them.
    const std::string first = place.new_table({bot(5), me()}, kNoClock);
    const std::string second = place.new_table({me(), bot(5)}, kNoClock);
    const std::string id = place.table(first).is_bot(place.asked(first)) ? first : second;
    const Seat own = id == first ? 1 : 0;
    REQUIRE(place.table(id).is_bot(place.asked(id)));
    const std::size_t waiting = place.bots.waiting();
    const object hurry{{"t", "hurry"}, {"id", "h"}, {"seat", own}};
    CHECK(code_of(place.say(hurry, id, "ewa")) == "not_yours");
    CHECK(place.bots.waiting() == waiting);
    CHECK(place.say(hurry, id).at("t") == "ack");
    CHECK(place.bots.waiting() == waiting + 1);
    CHECK(place.hall.find(id)->turn.patience->hurried());
    CHECK(place.hall.find(id)->turn.patience->enough());
    // Nobody is thinking at the other one: nothing happens there.
    const std::string other = id == first ? second : first;
    CHECK(place.say({{"t", "hurry"}, {"id", "o"}, {"seat", 1 - own}}, other).at("t") == "ack");
    CHECK(place.bots.waiting() == waiting + 1);
}

TEST_CASE("tables at which nothing happens go, when the lobby says") {
    Place place;
    const std::string waiting = place.new_table({me(), open_seat()}, kNoClock);
    const std::string playing = place.new_table(kNoClock);
    const std::string who = "ala";
    const object summary = summary_json({place.hall, *place.hall.find(waiting), who, Language::English, {}});
    CHECK(summary.at("expires").to_number<Millis>() * 1000 >= place.loop.now() + 13 * kDay);
    place.wait(13 * kDay);
    CHECK(place.hall.find(waiting) != nullptr);
    place.wait(2 * kDay);
    CHECK(place.hall.find(waiting) == nullptr);
    CHECK(place.hall.find(playing) != nullptr);
}

TEST_CASE("a game begins when somebody of it looks; its commitment was shown before") {
    Place place;
    const object wanted{{"game", "alien_frontiers"}, {"players", 2}, {"seats", array{me(), bot(1)}}};
    const auto wish = read_wish(place.hall, wanted, "ala");
    REQUIRE(wish);
    std::string id;
    object summary;
    const std::string who = "ala";
    open_table(place.hall, wish->stored, wish->seed, [&](Live* live) {
        id = live->table.id();
        summary = summary_json({place.hall, *live, who, Language::English, {}});
    });
    place.settle();
    CHECK(summary.at("state") == "waiting");
    CHECK(summary.at("commitment").as_string() == commitment(place.table(id).seed()));
    CHECK(place.table(id).match().ply() == 0);
    place.hall.begin(*place.hall.find(id), "ewa", [] {});
    place.settle();
    CHECK(place.table(id).match().ply() == 0);
    place.hall.begin(*place.hall.find(id), "ala", [] {});
    place.settle();
    CHECK(place.table(id).playing());
}

TEST_CASE("a list: tables that have to be rebuilt take a turn of the loop each, others come by the dozen") {
    Place place;
    std::vector<std::string> ids;
    for (int i = 0; i < 25; ++i) ids.push_back(place.new_table(kNoClock));
    place.wait(20 * kMinute);
    const auto in_memory = [&] {
        return std::ranges::count_if(ids, [&](const auto& id) { return place.hall.in_memory(id); });
    };
    REQUIRE(in_memory() == 0);
    const auto turns = [&] {
        Json listed;
        int count = 0;
        list_tables(place.hall, ids, "ala", Language::English, [&](const Json& all) { listed = all; });
        for (; listed.is_null(); ++count) {
            const auto before = in_memory();
            REQUIRE(place.loop.run_posted());
            CHECK(in_memory() <= before + 1);
        }
        REQUIRE(listed.as_array().size() == ids.size());
        for (std::size_t i = 0; i < ids.size(); ++i) CHECK(listed.at(i).at("id").as_string() == ids[i]);
        return count;
    };
    CHECK(turns() == 25);
    CHECK(turns() == 2);
}

TEST_CASE("many tables that go at the same time go a few at once") {
    Place place;
    std::vector<std::string> ids;
    for (int i = 0; i < 12; ++i) ids.push_back(place.new_table({me(), open_seat()}, kNoClock));
    const auto left = [&] {
        return std::ranges::count_if(ids, [&](const auto& id) { return place.hall.find(id) != nullptr; });
    };
    place.loop.set(place.loop.now() + 15 * kDay);
    place.wait(61 * kMinute);  // a clock that jumps is believed after an hour
    CHECK(left() == 2);
    place.wait(5 * kMinute);
    CHECK(left() == 0);
}

TEST_CASE("many tables where time is up come back a few at once, and all of them") {
    Place place;
    std::vector<std::string> ids;
    for (int i = 0; i < 25; ++i) ids.push_back(place.new_table({{"kind", "days"}, {"days", 1}}));
    place.wait(20 * kMinute);
    REQUIRE(place.hall.live_tables() == 0);
    place.loop.set(place.loop.now() + 2 * kDay);
    std::vector<std::size_t> read;
    for (const Millis next : {0, 1000, 1000}) {
        place.wait(next);
        read.push_back(place.hall.live_tables());
    }
    CHECK(read == std::vector<std::size_t>{10, 20, 25});
    for (const std::string& id : ids) CHECK(place.table(id).seat(place.asked(id)).replaced);
}
