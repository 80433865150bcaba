// What keeps a table fair and open: whose seat it is, what fills it up, for whom bots think, when it goes.
#include "server/place.h"
#include "store/replay.h"

using namespace orrery;
using namespace orrery::server;

namespace {

const object kNoClock{{"kind", "none"}};

// The refusal of who comes by the link of a seat; empty: the seat is theirs.
std::string joins(Place& place, const std::string& id, int seat, const char* who) {
    const int number = place.table(id).seat(static_cast<Seat>(seat)).invites;
    std::string code = "?";
    join(place.hall, invite_token(Key{}, id, seat, number), who, [&](std::variant<Live*, Refused> result) {
        const auto* refused = std::get_if<Refused>(&result);
        code = refused == nullptr ? "" : refused->code;
    });
    place.settle();
    return code;
}

// A table of Ala and Ola.
std::string table_of_two(Place& place, const object& clock = kNoClock) {
    const std::string id = place.new_table({me(), open_seat()}, clock);
    REQUIRE(joins(place, id, 1, "ola").empty());
    return id;
}

std::string code_of(const object& answer) {
    const auto* code = answer.if_contains("code");
    return code == nullptr ? "" : std::string{code->as_string()};
}

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
        const std::string id = table_of_two(place, clock);
        CHECK(place.say({{"t", "leave"}, {"id", "l"}, {"seat", 1}}, id, "ola").at("t") == "ack");
        CHECK(joins(place, id, 1, "ewa") == "held");
        CHECK_FALSE(has_link(place, id, 1));
        place.wait(held - 1000);
        CHECK(joins(place, id, 1, "ewa") == "held");
        place.wait(2000);
        CHECK(has_link(place, id, 1));
        CHECK(joins(place, id, 1, "ewa").empty());
        CHECK(code_of(place.say({{"t", "return"}, {"id", "r"}, {"seat", 1}}, id, "ola")) == "not_yours");
    }
}

TEST_CASE("nothing is taken back behind the back of who is away") {
    Place place;
    const std::string id = table_of_two(place);
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

TEST_CASE("a table takes answers, however full of everything else it is") {
    Limits limits;
    limits.table_entries = 60;
    limits.table_chat = 3;
    limits.seats = limits.undos = limits.hints = limits.chat = {1e6, 1e6, 1000};
    Place place{limits};
    const std::string id = table_of_two(place);
    std::string code;
    for (int i = 0; code.empty() && i < 200; ++i) {
        const char* kind = i % 2 == 0 ? "leave" : "return";
        code = code_of(place.say({{"t", kind}, {"id", std::to_string(i)}, {"seat", 1}}, id, "ola"));
    }
    CHECK(code == "table_full");
    CHECK(place.table(id).version() < 70);
    for (int i = 0; i < 3; ++i)
        CHECK(place.say({{"t", "chat"}, {"id", "c" + std::to_string(i)}, {"text", "x"}}, id).at("t") ==
              "ack");
    CHECK(code_of(place.say({{"t", "chat"}, {"id", "c3"}, {"text", "x"}}, id)) == "table_full");
    // Whoever is asked; Ola may be away, and then has to come back, which the full table does not take.
    const Seat asked = place.asked(id);
    const object still = place.answer(id, "still");
    CHECK((still.at("t") == "ack") == place.table(id).is_person(asked));
    CHECK(place.table(id).is_person(0));
}

TEST_CASE("leaving and coming back, undo and talk have limits of their own") {
    Place place;
    const std::string id = table_of_two(place);
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
    const std::string id = table_of_two(place);
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
    const std::string id = table_of_two(place);
    for (const char* who : {"ala", "ola"})
        CHECK(place.say({{"t", "chat"}, {"id", "c"}, {"text", who}}, id, who).at("t") == "ack");
    CHECK(place.store->chat(id, 10).size() == 2);
}

TEST_CASE("a seat that was given up for good is not taken back by its link") {
    Place place;
    const std::string id = table_of_two(place);
    CHECK(place.say({{"t", "leave"}, {"id", "l"}, {"seat", 1}}, id, "ola").at("t") == "ack");
    CHECK(place.say({{"t", "concede"}, {"id", "c"}, {"seat", 1}}, id, "ola").at("t") == "ack");
    CHECK(joins(place, id, 1, "ola") == "used");
    CHECK(place.table(id).seat(1).conceded);
}

TEST_CASE("at one table only so much is taken back") {
    Limits limits;
    limits.table_undos = 2;
    Place place{limits};
    const std::string id = place.new_table(kNoClock);
    std::vector<std::string> said;
    for (int i = 0; i < 3; ++i) {
        const Seat seat = place.asked(id);
        REQUIRE(place.answer(id, ("a" + std::to_string(i)).c_str()).at("t") == "ack");
        const auto ply = place.table(id).match().ply();
        said.push_back(code_of(place.say({{"t", "undo"},
                                          {"id", "u" + std::to_string(i)},
                                          {"seat", seat},
                                          {"v", place.table(id).version()},
                                          {"to", ply - 1}},
                                         id)));
    }
    CHECK(said == std::vector<std::string>{"", "", "undos_full"});
}

TEST_CASE("names and who is there are told together, and not to who has seen them") {
    Place place;
    const std::string id = table_of_two(place);
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
    const std::string id = table_of_two(place);
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
