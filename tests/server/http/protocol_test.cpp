// What is said over HTTP and the socket, and what comes back.
#include <set>

#include "games/master_of_orion/rules.h"
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Every point has a kind with a name, at any moment.
void check_breakdown(const Json& standing) {
    const auto& scores = standing.at("scores").as_array();
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        std::int64_t points = 0;
        for (const Json& kind : standing.at("breakdown").as_array()) {
            REQUIRE_FALSE(text_at(kind, "name").starts_with('<'));
            REQUIRE(kind.at("points").as_array().size() == scores.size());
            points += kind.at("points").at(seat).to_number<std::int64_t>();
        }
        REQUIRE(points == scores[seat].to_number<std::int64_t>());
    }
}

}  // namespace

TEST_CASE("a guest is in a game against bots at once, and plays it to the end over the socket") {
    for (const char* game : {"alien_frontiers", "pocket_imperium"}) {
        CAPTURE(game);
        House house{[](Options& options) {
            options.limits.acts = options.limits.messages = {1e6, 1e6, 1000};
        }};
        Browser browser = house.guest();
        const std::string table = new_table(browser, wish(game, {me(), bot()}));
        WebSocket socket = greeted(browser, table);
        std::int64_t answered = -1;
        int acts = 0;
        Json last;
        for (;;) {
            const auto message = socket.receive();
            REQUIRE(message);
            CHECK(text_at(*message, "t") != "error");
            if (text_at(*message, "t") != "position") continue;
            last = message->at("position");
            check_breakdown(last.at("standing"));
            if (text_at(last.at("table"), "state") == "over") break;
            if (last.at("prompt").is_null() || number_at(last, "ply") == answered) continue;
            answered = number_at(last, "ply");
            object act = first_act(last, "act" + std::to_string(++acts));
            act["table"] = table;
            socket.send(act);
        }
        CHECK(acts > 5);
        CHECK(last.at("fair").at("verified").as_bool());
        CHECK(text_at(last.at("fair"), "seed").size() == 64);
        check_breakdown(last.at("standing"));
        const Json polish = browser.get("/api/tables/" + table + "?lang=pl").json();
        const Json& kinds = last.at("standing").at("breakdown");
        for (std::size_t i = 0; i < kinds.as_array().size(); ++i) {
            const Json& same = polish.at("standing").at("breakdown").at(i);
            CHECK(same.at("key") == kinds.at(i).at("key"));
            CHECK(same.at("name") != kinds.at(i).at("name"));
        }
        const Reply record = browser.get("/api/tables/" + table + "/record");
        CHECK(record.status == 200);
        CHECK(record.body.starts_with("orrery-record 1\n"));
        const Json scores = browser.get("/api/tables/" + table + "/scores").json();
        CHECK(scores.at("plies").as_array().size() == scores.at("scores").as_array().size());
        CHECK(scores.at("scores").as_array().back() == last.at("standing").at("scores"));
    }
}

TEST_CASE("an act is acknowledged with the version after it; the same id again gets the same answer") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json before = position(browser, table);
    const object act = first_act(before, "once");
    const Json first = say(browser, table, act);
    CHECK(text_at(first, "t") == "ack");
    CHECK(number_at(first, "v") > number_at(before, "v"));
    const Json after = position(browser, table);
    CHECK(number_at(after, "v") == number_at(first, "v"));
    CHECK(say(browser, table, act) == first);
    CHECK(position(browser, table).at("ply") == after.at("ply"));
}

TEST_CASE("an answer to an older question is stale; answers that only others gave do not make it so") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json before = position(browser, table);
    CHECK(text_at(say(browser, table, first_act(before, "a")), "t") == "ack");
    const Json stale = say(browser, table, first_act(before, "b"));
    CHECK(text_at(stale, "t") == "nack");
    CHECK((text_at(stale, "code") == "stale" || text_at(stale, "code") == "not_your_turn"));

    // Planning goes on at the same time: one who plans does not make the others look again.
    Browser other = house.guest();
    const std::string plans = new_table(browser, wish("pocket_imperium", {me(), open_seat()}));
    other.post("/api/join", object{{"token", invite_of(position(browser, plans).at("table"), 1)}});
    const auto planning = [](const Json& now) {
        return !now.at("prompt").is_null() && text_at(now.at("prompt"), "step") == "make_plan";
    };
    Json mine;
    Json theirs;
    for (int i = 0; i < 50; ++i) {
        mine = position(browser, plans);
        theirs = position(other, plans);
        if (planning(mine) && planning(theirs)) break;
        Browser& asked = mine.at("prompt").is_null() ? other : browser;
        say(asked, plans, first_act(mine.at("prompt").is_null() ? theirs : mine, "s" + std::to_string(i)));
    }
    REQUIRE((planning(mine) && planning(theirs)));
    CHECK(text_at(say(browser, plans, first_act(mine, "p0")), "t") == "ack");
    CHECK(text_at(say(other, plans, first_act(theirs, "p1")), "t") == "ack");
}

TEST_CASE("AF-31 who cannot pay is told how much it takes and how much there is, refused or asking why") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    const std::size_t seat = now.at("prompt").at("seat").to_number<std::size_t>();
    const std::string ore = std::to_string(number_at(now.at("view").at("seats").at(seat), "ore"));
    const Json nack = say(browser, table, act_message(now, "a", {"dock colony_constructor"}));
    CHECK(text_at(nack, "rule") == "AF-31");
    CHECK(text_at(nack, "text") == "Not allowed: it takes 3 ore, and you have " + ore + " (rule AF-31).");
    const auto ask = [&](const char* field, const char* what) {
        return object{{"t", "why"}, {"id", "w"}, {"seat", now.at("prompt").at("seat")}, {field, what}};
    };
    for (const object& asked :
         {ask("spot", "station:colony_constructor"), ask("notation", "dock colony_constructor")}) {
        const Json why = say(browser, table, asked);
        CHECK(text_at(why, "rule") == "AF-31");
        CHECK(text_at(why, "text").ends_with(": it takes 3 ore, and you have " + ore + " (rule AF-31)."));
    }
    const Json polish =
        browser.post("/api/tables/" + table + "/actions?lang=pl", ask("notation", "dock colony_constructor"))
            .json();
    CHECK(text_at(polish, "text")
              .ends_with(": potrzeba 3 znaczników rudy, a masz " + ore + " (reguła AF-31)."));
}

TEST_CASE("an answer against the rules is refused with the rule and its text, in the language asked for") {
    House house;
    Browser browser = house.guest("pl");
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    std::set<std::string> allowed;
    for (const Json& option : now.at("prompt").at("options").as_array())
        allowed.insert(text_at(option, "notation"));
    bool seen = false;
    for (const char* station :
         {"lunar_mine", "terraforming_station", "raiders_outpost", "colony_constructor"}) {
        const std::string answer = std::string{"dock "} + station;
        if (allowed.contains(answer)) continue;
        seen = true;
        const Reply reply = browser.post("/api/tables/" + table + "/actions?lang=pl",
                                         act_message(now, answer, {answer.c_str()}));
        const Json nack = reply.json();
        CHECK(text_at(nack, "code") == "illegal");
        CHECK(text_at(nack, "rule").starts_with("AF-"));
        CHECK(text_at(nack, "rule_text").size() > 20);
        CHECK(text_at(nack, "text").find("reguła " + text_at(nack, "rule")) != std::string::npos);
        const Json why = say(browser, table,
                             {{"t", "why"},
                              {"id", "w"},
                              {"seat", now.at("prompt").at("seat")},
                              {"spot", std::string{"station:"} + station}});
        CHECK(text_at(why, "t") == "reason");
        CHECK_FALSE(why.at("allowed").as_bool());
        CHECK(why.at("rule") == nack.at("rule"));
    }
    CHECK(seen);
    CHECK(position(browser, table).at("v") == now.at("v"));
}

TEST_CASE("why: allowed things are said to be allowed; notation is judged, too; nonsense is no answer") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    const Json& option = now.at("prompt").at("options").at(0);
    const Json seat = now.at("prompt").at("seat");
    CHECK(say(browser, table, {{"t", "why"}, {"id", "1"}, {"seat", seat}, {"spot", option.at("spot")}})
              .at("allowed")
              .as_bool());
    CHECK(
        say(browser, table, {{"t", "why"}, {"id", "2"}, {"seat", seat}, {"notation", option.at("notation")}})
            .at("allowed")
            .as_bool());
    CHECK_FALSE(say(browser, table, {{"t", "why"}, {"id", "3"}, {"seat", seat}, {"notation", "fly away"}})
                    .at("allowed")
                    .as_bool());
    CHECK_FALSE(say(browser, table,
                    {{"t", "why"}, {"id", "4"}, {"seat", 1 - seat.to_number<int>()}, {"spot", "verb:end"}})
                    .at("allowed")
                    .as_bool());
}

TEST_CASE("a walk is taken whole or not at all") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    object act = first_act(now, "w");
    act.at("answers").as_array().push_back("dock lunar_mine");
    act.at("answers").as_array().push_back("fly away");
    CHECK(text_at(say(browser, table, act), "code") == "malformed");
    act.at("answers").as_array().back() = "roll 3";
    CHECK(text_at(say(browser, table, act), "t") == "nack");
    CHECK(position(browser, table).at("v") == now.at("v"));
}

TEST_CASE("messages that cannot be understood are refused, and nothing changes") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
    when_asked(browser, table);
    const Json before = position(browser, table);
    for (const object& bad :
         {object{{"t", "dance"}, {"id", "1"}}, object{{"t", "act"}}, object{{"t", "act"}, {"id", ""}},
          object{{"t", "act"}, {"id", "2"}, {"seat", 0}, {"v", 1}, {"answers", "end"}},
          object{{"t", "act"}, {"id", std::string(65, 'x')}, {"seat", 0}, {"v", 1}}})
        CHECK(text_at(say(browser, table, bad), "t") == "nack");
    CHECK(browser.request("POST", "/api/tables/" + table + "/actions", "{").status == 400);
    CHECK(browser.request("POST", "/api/tables/" + table + "/actions", "[]").status == 400);
    CHECK(text_at(say(browser, "nosuchtable", first_act(before, "1")), "code") == "no_table");
    WebSocket socket = greeted(browser, table);
    for (const char* bad : {"{", "[]", "7", "{\"t\":7}", "{\"x\":1}"}) {
        socket.send_text(bad);
        CHECK(text_at(*socket.receive("error"), "code") == "malformed");
    }
    socket.send(object{{"t", "ping"}});
    CHECK(socket.receive("pong"));
    CHECK(position(browser, table).at("v") == before.at("v"));
}

TEST_CASE("the socket wants to be greeted, in a protocol that it knows") {
    House house;
    Browser browser = house.guest();
    WebSocket socket{browser};
    socket.send(object{{"t", "rematch"}, {"id", "1"}, {"table", "x"}});
    CHECK(text_at(*socket.receive("error"), "code") == "hello_first");
    socket.send(object{{"t", "hello"}, {"proto", 2}, {"lang", "en"}});
    CHECK(text_at(*socket.receive("error"), "code") == "proto");
    socket.send(object{{"t", "hello"}, {"proto", 1}, {"lang", "pl"}, {"table", "nosuchtable"}});
    CHECK(text_at(*socket.receive("error"), "code") == "no_table");
}

TEST_CASE("a hint names up to three answers that are allowed, and is noted") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    const Json advice =
        say(browser, table, {{"t", "hint"}, {"id", "h"}, {"seat", now.at("prompt").at("seat")}});
    CHECK(text_at(advice, "t") == "advice");
    const auto& best = advice.at("best").as_array();
    REQUIRE(!best.empty());
    CHECK(best.size() <= 3);
    std::set<std::string> allowed;
    for (const Json& option : now.at("prompt").at("options").as_array())
        allowed.insert(text_at(option, "notation"));
    for (const Json& each : best) CHECK(allowed.contains(text_at(each.at("option"), "notation")));
    const Json after = position(browser, table);
    CHECK(text_at(after.at("notes").as_array().back(), "kind") == "hint");
    CHECK(text_at(say(browser, table, first_act(now, "a")), "t") == "ack");  // a note does not make it stale
}

TEST_CASE("what is served: games, texts, rulebooks, the description, status") {
    House house;
    Browser browser{house.port()};
    const Json games = browser.get("/api/games?lang=pl").json();
    CHECK(games.as_array().size() >= 2);
    for (const Json& game : games.as_array()) {
        CHECK(game.at("levels").as_array().size() == 5);
        const std::string id = text_at(game, "id");
        for (const char* lang : {"en", "pl"}) {
            const Json book = browser.get("/api/rules/" + id + "?lang=" + lang).json();
            CHECK(text_at(book, "lang") == lang);
            CHECK(book.at("sections").as_array().size() > 5);
        }
    }
    const Json texts = browser.get("/api/texts/pl/alien_frontiers").json();
    CHECK(text_at(texts, "name.seat.ruby") == "Rubin");
    CHECK(text_at(texts, "name.station.solar_converter") != "");
    CHECK_FALSE(texts.as_object().contains("name.galaxy.ring"));
    for (const char* nothing : {"xx/alien_frontiers", "pl/chess", "pl"})
        CHECK(browser.get("/api/texts/" + std::string{nothing}).status == 404);
    CHECK(browser.get("/api/rules/chess").status == 404);
    CHECK(browser.get("/api/content/chess").status == 404);
    CHECK(text_at(browser.get("/api/status").json(), "version") == "test");
    CHECK(browser.get("/api/openapi.yaml").body.starts_with("openapi: 3.1"));
    CHECK(browser.get("/api/nothing").status == 404);
    CHECK(browser.post("/api/games", object{}).status == 405);
}

TEST_CASE(
    "cards that come with a content are told in the language asked for, and again only if they changed") {
    House house;
    Browser browser = house.guest();
    for (const GameRow& row : catalog()) {
        const std::string path = "/api/content/" + std::string{row.info().id} + "?lang=pl";
        const Reply reply = browser.get(path);
        const auto content = built_in().part(row.info().id).content_json(Language::Polish);
        CAPTURE(path);
        if (!content) {
            CHECK(reply.status == 404);
            CHECK(text_at(reply.json(), "code") == "no_content");
            continue;
        }
        CHECK(reply.json().at("content") == *content);
        CHECK(text_at(reply.json(), "lang") == "pl");
        CHECK(reply.headers.at("cache-control") == "no-cache");
        CHECK(browser.request("GET", path, "", {{"If-None-Match", reply.headers.at("etag")}}).status == 304);
        CHECK(browser.request("GET", path, "", {{"If-None-Match", "\"other\""}}).status == 200);
    }
}

TEST_CASE("a corrected name is told again, although the same game is played with it") {
    std::string text{mo::MasterOfOrion::content_file().text};
    const std::string name = "name_en = \"Capitol\"";
    text.replace(text.find(name), name.size(), "name_en = \"Capital\"");
    Shelf corrected;
    REQUIRE_FALSE(corrected.replace_content("mine.toml", text));
    House before, after{{}, corrected};
    const std::string path = "/api/content/master_of_orion?lang=en";
    const Reply old = before.guest().get(path), fresh = after.guest().get(path);
    CHECK(old.json().at("hash") == fresh.json().at("hash"));
    CHECK(old.headers.at("etag") != fresh.headers.at("etag"));
    // The rulebook holds as before: names are for people.
    CHECK(after.guest().get("/api/rules/master_of_orion").json().at("replaced_content") == false);
}

TEST_CASE("a rulebook says that a game is played with other data than it prints, whatever the game") {
    const auto told = [](House& house, std::string_view game) {
        return house.guest().get("/api/rules/" + std::string{game}).json().at("replaced_content");
    };
    Shelf edited;
    std::string cards{mo::MasterOfOrion::content_file().text};
    const std::string cost = "cost = [3, 0, 0]";
    cards.replace(cards.find(cost), cost.size(), "cost = [4, 0, 0]");
    REQUIRE_FALSE(edited.replace_content("mine.toml", cards));
    House usual, other{{}, edited};
    for (const GameRow& row : catalog()) {
        const std::string_view id = row.info().id;
        CAPTURE(id);
        CHECK(told(usual, id) == false);
        CHECK(told(other, id) == (id == "master_of_orion"));
    }
}
