// Who sits where, who may do and see what, and taking back.
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Two people at a table; the second came by the first one's link.
struct Pair {
    House house;
    Browser ala = house.guest();
    Browser ola = house.guest();
    std::string table;

    explicit Pair(const char* game = "alien_frontiers") {
        table = new_table(ala, wish(game, {me(), open_seat()}));
        REQUIRE(
            ola.post("/api/join", object{{"token", invite_of(position(ala, table).at("table"), 1)}}).status ==
            200);
    }
    // Whoever is asked now, and the position as that person sees it.
    std::pair<Browser*, Json> asked() {
        for (Browser* each : {&ala, &ola}) {
            Json now = position(*each, table);
            if (!now.at("prompt").is_null()) return {each, now};
        }
        FAIL("nobody is asked");
        return {};
    }
    Browser& other(const Browser* one) { return one == &ala ? ola : ala; }
    static std::string text_at(const Json& json, const char* name) {
        return json.at(name).is_string() ? boost::json::value_to<std::string>(json.at(name))
                                         : boost::json::serialize(json.at(name));
    }
};

}  // namespace

TEST_CASE("a link is good once, for one seat, and only those at the table see it") {
    House house;
    Browser ala = house.guest();
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), open_seat(), open_seat()}));
    const Json summary = position(ala, table).at("table");
    CHECK(text_at(summary, "state") == "waiting");
    const std::string token = invite_of(summary, 1);
    CHECK(token != invite_of(summary, 2));

    Browser ola = house.guest();
    CHECK(position(ola, table).at("table").at("seats").at(1).as_object().if_contains("invite") == nullptr);
    CHECK(ola.post("/api/join", object{{"token", "nonsense"}}).status == 404);
    CHECK(ola.post("/api/join", object{}).status == 400);
    CHECK(ala.post("/api/join", object{{"token", token}}).status == 409);  // sits there already
    const Reply joined = ola.post("/api/join", object{{"token", token}});
    REQUIRE(joined.status == 200);
    CHECK(joined.json().at("seats").at(1).at("you").as_bool());
    Browser ewa = house.guest();
    for (Browser* late : {&ewa, &ola}) {
        const Reply used = late->post("/api/join", object{{"token", token}});
        CHECK(used.status == 410);
        CHECK(text_at(used.json(), "code") == "used");
        CHECK(text_at(used.json(), "table") == table);  // it may be watched
    }
    CHECK(text_at(position(ala, table).at("table"), "state") == "waiting");
    CHECK(ewa.post("/api/join", object{{"token", invite_of(position(ala, table).at("table"), 2)}}).status ==
          200);
    CHECK(text_at(position(ala, table).at("table"), "state") == "playing");
    Browser nobody{house.port()};
    CHECK(nobody.post("/api/join", object{{"token", token}}).status == 401);
}

TEST_CASE("nobody acts for another's seat or sees through another's eyes; who has no seat looks on") {
    Pair pair{"pocket_imperium"};
    const auto [who, now] = pair.asked();
    Browser& other = pair.other(who);
    Browser stranger = pair.house.guest();
    const object act = first_act(now, "x");
    for (Browser* each : {&other, &stranger}) {
        CHECK(text_at(say(*each, pair.table, act), "code") == "not_yours");
        const std::pair<const char*, object> others[] = {{"undo", {{"v", act.at("v")}, {"to", 0}}},
                                                         {"consent", {{"agree", true}}},
                                                         {"why", {}},
                                                         {"hint", {}},
                                                         {"hurry", {}},
                                                         {"concede", {}},
                                                         {"leave", {}},
                                                         {"return", {}}};
        for (const auto& [kind, fields] : others) {
            CAPTURE(kind);
            object message = fields;
            message["t"] = kind;
            message["id"] = kind;
            message["seat"] = act.at("seat");
            CHECK(text_at(say(*each, pair.table, message), "code") == "not_yours");
        }
    }
    CHECK(text_at(say(stranger, pair.table, {{"t", "rematch"}, {"id", "r"}}), "code") == "not_yours");
    Browser nobody{pair.house.port()};
    CHECK(nobody.post("/api/tables/" + pair.table + "/actions", act).status == 401);

    const std::string wanted = "&seat=" + boost::json::serialize(act.at("seat"));
    CHECK(position(other, pair.table, wanted).at("viewer") != act.at("seat"));
    CHECK(position(stranger, pair.table, wanted).at("viewer").is_null());
    CHECK(position(nobody, pair.table, wanted).at("viewer").is_null());
    CHECK(position(stranger, pair.table).at("prompt").is_null());
    CHECK(position(*who, pair.table).at("v") == now.at("v"));
}

TEST_CASE("undo is free as far as nothing was learnt; further only if all agree") {
    Pair pair;
    auto [who, now] = pair.asked();
    // A station is named, then taken back.
    object act = first_act(now, "dock");
    act["answers"] = array{act.at("answers").at(0)};
    REQUIRE(text_at(say(*who, pair.table, act), "t") == "ack");
    Json half = position(*who, pair.table);
    REQUIRE(half.at("undo").at("to") == now.at("ply"));
    REQUIRE(half.at("undo").at("free").as_bool());
    const object back{
        {"t", "undo"}, {"id", "u"}, {"seat", act.at("seat")}, {"v", half.at("v")}, {"to", now.at("ply")}};
    CHECK(text_at(say(*who, pair.table, back), "t") == "ack");
    Json again = position(*who, pair.table);
    CHECK(again.at("view") == now.at("view"));
    CHECK(again.at("log").as_array().back().at("undone").as_bool());

    // Before the dice: the other one is asked.
    object far{{"t", "undo"}, {"id", "far"}, {"seat", act.at("seat")}, {"v", again.at("v")}, {"to", 2}};
    CHECK(text_at(say(*who, pair.table, far), "t") == "ack");
    Browser& other = pair.other(who);
    const Json asked = position(other, pair.table);
    CHECK(asked.at("undo_request").at("yours").as_bool());
    CHECK_FALSE(position(*who, pair.table).at("undo_request").at("yours").as_bool());
    CHECK(asked.at("ply") == again.at("ply"));
    const auto other_seat = 1 - act.at("seat").to_number<int>();
    object consent{{"t", "consent"}, {"id", "no"}, {"seat", other_seat}, {"agree", false}};
    CHECK(text_at(say(other, pair.table, consent), "t") == "ack");
    CHECK(position(other, pair.table).as_object().if_contains("undo_request") == nullptr);
    far["id"] = "further";
    far["v"] = position(*who, pair.table).at("v");
    CHECK(text_at(say(*who, pair.table, far), "t") == "ack");
    consent["id"] = "yes";
    consent["agree"] = true;
    CHECK(text_at(say(other, pair.table, consent), "t") == "ack");
    CHECK(number_at(position(other, pair.table), "ply") < number_at(again, "ply") + 1);
    CHECK(text_at(position(other, pair.table).at("notes").as_array().back(), "kind") == "undo_agreed");
    CHECK_FALSE(pair.asked().second.is_null());  // chance has answered again
    consent["id"] = "late";
    CHECK(text_at(say(other, pair.table, consent), "code") == "no_request");
}

TEST_CASE("undo: alone against bots everything can be taken back, and it is noted") {
    House house;
    Browser ala = house.guest();
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), bot()}));
    const Json now = when_asked(ala, table);
    const object far{{"t", "undo"}, {"id", "u"}, {"seat", 0}, {"v", now.at("v")}, {"to", 3}};
    CHECK(text_at(say(ala, table, far), "t") == "ack");
    bool noted = false;
    const Json after = position(ala, table);
    for (const Json& note : after.at("notes").as_array())
        noted = noted || (text_at(note, "kind") == "undo_alone" && number_at(note, "seat") == 0);
    CHECK(noted);
    object nowhere = far;
    nowhere["id"] = "n";
    nowhere["to"] = 9999;
    CHECK(text_at(say(ala, table, nowhere), "code") == "no_undo");
}

TEST_CASE("who leaves is replaced by a bot and may come back; the seat is nobody else's for a while") {
    Pair pair;
    const auto [who, now] = pair.asked();
    const Json seat = now.at("prompt").at("seat");
    CHECK(text_at(say(*who, pair.table, {{"t", "return"}, {"id", "r0"}, {"seat", seat}}), "code") ==
          "not_replaced");
    CHECK(text_at(say(*who, pair.table, {{"t", "leave"}, {"id", "l"}, {"seat", seat}}), "t") == "ack");
    const Json other_sees = when_asked(pair.other(who), pair.table);  // the bot has moved
    const auto index = seat.to_number<std::size_t>();
    CHECK(other_sees.at("table").at("seats").at(index).at("replaced").as_bool());
    CHECK(text_at(say(*who, pair.table, first_act(now, "a")), "code") == "replaced");
    CHECK(text_at(say(*who, pair.table, {{"t", "return"}, {"id", "r"}, {"seat", seat}}), "t") == "ack");
    CHECK_FALSE(position(*who, pair.table).at("table").at("seats").at(index).at("replaced").as_bool());

    CHECK(text_at(say(*who, pair.table, {{"t", "leave"}, {"id", "l2"}, {"seat", seat}}), "t") == "ack");
    // For a while it is nobody else's: there is no link.
    const Json kept = position(pair.other(who), pair.table).at("table").at("seats").at(index);
    CHECK(kept.as_object().if_contains("invite") == nullptr);
}

TEST_CASE("who concedes is out: a bot plays on") {
    Pair pair;
    const auto [who, now] = pair.asked();
    const Json seat = now.at("prompt").at("seat");
    CHECK(text_at(say(*who, pair.table, {{"t", "concede"}, {"id", "c"}, {"seat", seat}}), "t") == "ack");
    when_asked(pair.other(who), pair.table);
    CHECK(text_at(say(*who, pair.table, {{"t", "return"}, {"id", "r"}, {"seat", seat}}), "code") ==
          "not_yours");
    CHECK(position(*who, pair.table)
              .at("table")
              .at("seats")
              .at(seat.to_number<std::size_t>())
              .at("conceded")
              .as_bool());
}

TEST_CASE("hot seat: one device, several seats, and a curtain where the next one has a secret") {
    House house;
    Browser ala = house.guest();
    const std::string table = new_table(ala, wish("pocket_imperium", {me(), shared_seat("Ola")}));
    Json now = position(ala, table);
    CHECK(now.at("table").at("hot_seat").as_bool());
    CHECK(text_at(now.at("table").at("seats").at(1), "name") == "Ola");
    for (int i = 0; i < 30 && !now.at("curtain").as_bool(); ++i) {
        REQUIRE(now.at("viewer") ==
                now.at("prompt").at("seat"));  // nothing is secret: the one to answer sees
        REQUIRE(text_at(say(ala, table, first_act(now, "h" + std::to_string(i))), "t") == "ack");
        now = position(ala, table);
    }
    REQUIRE(now.at("curtain").as_bool());
    CHECK(now.at("viewer").is_null());
    CHECK(now.at("prompt").is_null());
    // Who takes the device asks for that seat.
    const std::string seat = boost::json::serialize(now.at("curtain_seat"));
    const Json lifted = position(ala, table, "&seat=" + seat);
    CHECK_FALSE(lifted.at("curtain").as_bool());
    CHECK(lifted.at("viewer") == now.at("curtain_seat"));
    CHECK(text_at(lifted.at("prompt"), "step") == "make_plan");
    CHECK(lifted.as_object().if_contains("curtain_seat") == nullptr);
    // The past is told as everybody knew it.
    CHECK(position(ala, table, "&ply=1").at("viewer").is_null());
}

TEST_CASE("bots of one table have names of their own, the same whenever asked, in the reader's language") {
    House house;
    Browser ala = house.guest();
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), bot(1), bot(1), bot(2)}));
    const auto names = [&](const char* lang) {
        std::vector<std::string> all;
        const Json now = ala.get("/api/tables/" + table + "?lang=" + lang).json();
        for (std::size_t seat = 1; seat < 4; ++seat)
            all.push_back(text_at(now.at("table").at("seats").at(seat), "name"));
        return all;
    };
    const auto english = names("en");
    CHECK(english == names("en"));
    CHECK(english[0] != english[1]);
    CHECK(english[0].starts_with("Cadet "));
    CHECK(english[2].starts_with("Navigator "));
    CHECK(names("pl")[1].starts_with("Kadet "));
    for (const std::string& name : english) CHECK(name.find_first_of("<>{}") == std::string::npos);
}

TEST_CASE("bots have the temper that was asked for, of those that the game offers") {
    House house;
    Browser ala = house.guest();
    const Json games = ala.get("/api/games?lang=pl").json();
    for (const Json& game : games.as_array())
        for (const Json& temper : game.at("tempers").as_array()) {
            object raider = bot(1);
            raider["temper"] = temper.at("id");
            const std::string table = new_table(ala, wish(text_at(game, "id"), {me(), raider}));
            const Json now = ala.get("/api/tables/" + table).json();
            CHECK(now.at("table").at("seats").at(1).at("temper") == temper.at("id"));
            CHECK(text_at(temper, "about").find("temper.") == std::string::npos);
        }
    object wrong = bot(1);
    wrong["temper"] = "hand";
    CHECK(ala.post("/api/tables", wish("alien_frontiers", {me(), wrong})).status == 400);
}

TEST_CASE("talk at the table: cleaned, stored, told to those who watch") {
    Pair pair;
    WebSocket watching = greeted(pair.ola, pair.table);
    REQUIRE(watching.receive("position"));
    CHECK(text_at(
              say(pair.ala, pair.table, {{"t", "chat"}, {"id", "c"}, {"text", "  Cześć,\n\u202E świecie  "}}),
              "t") == "ack");
    const auto told = watching.receive("chat");
    REQUIRE(told);
    CHECK(text_at(told->at("messages").at(0), "text") == "Cześć, świecie");
    CHECK(told->at("messages").at(0).at("seat") == 0);
    CHECK(pair.ala.get("/api/tables/" + pair.table + "/chat").json().as_array().size() == 1);
    CHECK(text_at(say(pair.ala, pair.table, {{"t", "chat"}, {"id", "d"}, {"text", " \n "}}), "code") ==
          "malformed");
}

TEST_CASE("lists: mine, and tables that anybody may join") {
    House house;
    Browser ala = house.guest();
    Browser ola = house.guest();
    object open = wish("alien_frontiers", {me(), open_seat()});
    new_table(ala, open);
    open["public"] = true;
    open["name"] = "Wtorek";
    const std::string table = new_table(ala, open);
    CHECK(ala.get("/api/tables?list=mine").json().as_array().size() == 2);
    CHECK(ola.get("/api/tables?list=mine").json().as_array().empty());
    const Json listed = ola.get("/api/tables?list=open").json();
    REQUIRE(listed.as_array().size() == 1);
    CHECK(text_at(listed.at(0), "name") == "Wtorek");
    CHECK(ola.post("/api/join", object{{"token", invite_of(listed.at(0), 1)}}).status == 200);
    CHECK(ola.get("/api/tables?list=open").json().as_array().empty());
    CHECK(ola.get("/api/tables?list=other").status == 400);
    CHECK(text_at(position(ala, table).at("table"), "state") == "playing");
}

TEST_CASE("tables that cannot be are refused with the reason") {
    House house;
    Browser ala = house.guest();
    const auto refused = [&](const object& wanted) {
        const Reply reply = ala.post("/api/tables", wanted);
        return reply.status == 400 && !text_at(reply.json(), "text").empty();
    };
    CHECK(refused(wish("chess", {me(), bot()})));
    CHECK(refused(wish("alien_frontiers", {me()})));
    CHECK(refused(wish("alien_frontiers", {me(), me()})));
    CHECK(refused(wish("alien_frontiers", {me(), bot(9)})));
    CHECK(refused(wish("alien_frontiers", {me(), shared_seat("")})));
    CHECK(refused(object{{"game", "alien_frontiers"}, {"players", 3}, {"seats", array{me(), bot()}}}));
    object odd = wish("alien_frontiers", {me(), bot()});
    odd["options"] = object{{"length", "endless"}};
    CHECK(refused(odd));
    odd = wish("alien_frontiers", {me(), bot()});
    odd["clock"] = object{{"kind", "live"}, {"minutes", 0}, {"increment", 0}};
    CHECK(refused(odd));
    CHECK(ala.get("/api/tables?list=mine").json().as_array().empty());
}

TEST_CASE("a step of the past is shown as this viewer saw it then") {
    Pair pair{"pocket_imperium"};
    const auto [who, before] = pair.asked();
    REQUIRE(text_at(say(*who, pair.table, first_act(before, "a")), "t") == "ack");
    const Json then = position(*who, pair.table, "&ply=" + boost::json::serialize(before.at("ply")));
    CHECK(then.at("view") == before.at("view"));
    CHECK(then.at("prompt").is_null());
    CHECK(then.at("log").as_array().size() == before.at("ply").to_number<std::size_t>());
    CHECK(pair.ala.get("/api/tables/" + pair.table + "?ply=9999").status == 404);
    CHECK(pair.ala.get("/api/tables/" + pair.table + "/record").status == 403);
}
