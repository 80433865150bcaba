// What people are told at a table: how far undo leads, whose turn it is, why not, what chance brought to
// whom; and records that somebody opens.
#include "server/house.h"
#include "shared/scored_record.h"

using namespace orrery;
using namespace orrery::server;

namespace {

object why(const Json& now, const std::string& spot, const array& with = {}) {
    return {{"t", "why"}, {"id", "w"}, {"seat", now.at("prompt").at("seat")}, {"spot", spot}, {"with", with}};
}

// "dock solar_converter", and the first ship that goes there.
array solar_converter(const Json& now) {
    const Json& walks = now.at("prompt").at("walks");
    for (const Json& walk : walks.at("walks").as_array()) {
        array answers;
        for (const Json& step : walk.as_array())
            answers.push_back(walks.at("steps").at(step.to_number<std::size_t>()).at("notation"));
        if (answers.size() > 1 && answers[0] == "dock solar_converter") return answers;
    }
    return {};
}

}  // namespace

TEST_CASE("undo: one thing that was done is all its answers; the turn is all since the dice") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    CHECK(now.at("undo").is_null());
    CHECK(text_at(say(browser, table, act_message(now, "a", solar_converter(now))), "t") == "ack");
    const Json once = position(browser, table);
    CHECK(text_at(say(browser, table, act_message(once, "b", solar_converter(once))), "t") == "ack");
    const Json twice = position(browser, table);
    CHECK(twice.at("undo").at("to") == once.at("ply"));
    CHECK(twice.at("undo").at("turn") == now.at("ply"));
    CHECK(twice.at("undo").at("free").as_bool());
    CHECK_FALSE(twice.at("undo").at("asks").as_bool());
}

TEST_CASE("undo: after somebody else's move it asks them, and watchers have nothing to take back") {
    House house;
    Browser ala = house.guest();
    Browser ola = house.guest();
    const std::string table = new_table(ala, wish("pocket_imperium", {me(), open_seat()}));
    const std::string token = invite_of(position(ala, table).at("table"), 1);
    REQUIRE(ola.post("/api/join", object{{"token", token}}).status == 200);
    const bool begins = !position(ala, table).at("prompt").is_null();
    Browser& first = begins ? ala : ola;
    Browser& second = begins ? ola : ala;
    REQUIRE(text_at(say(first, table, first_act(position(first, table), "1")), "t") == "ack");
    CHECK(position(first, table).at("undo").at("free").as_bool());
    REQUIRE(text_at(say(second, table, first_act(position(second, table), "2")), "t") == "ack");
    const Json after = position(first, table).at("undo");
    CHECK_FALSE(after.at("free").as_bool());
    CHECK(after.at("asks").as_bool());
    Browser watcher = house.guest();
    CHECK(position(watcher, table).at("undo").is_null());
    // Waiting says a name and what for.
    Browser& waits = position(first, table).at("prompt").is_null() ? first : second;
    const Json asked = position(waits, table);
    const auto seat = asked.at("table").at("asked").at(0).to_number<std::size_t>();
    CHECK(text_at(asked, "waiting").starts_with(text_at(asked.at("table").at("seats").at(seat), "name")));
}

TEST_CASE("why: what does not go together with what is picked says so with its own rule") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    const array walk = solar_converter(now);
    const std::string ship = "ship:" + std::string{walk[1].as_string()}.substr(5);
    CHECK(say(browser, table, why(now, "station:solar_converter")).at("allowed").as_bool());
    CHECK(say(browser, table, why(now, "station:solar_converter", {ship})).at("allowed").as_bool());
    // AF-45: the Raiders' Outpost takes a straight; of one ship alone the nearest reason is told, never
    // silence.
    const Json no = say(browser, table, why(now, "station:colony_constructor", {ship}));
    CHECK_FALSE(no.at("allowed").as_bool());
    CHECK(text_at(no, "rule").starts_with("AF-"));
}

TEST_CASE("log: chance says whom it befell") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    const Json now = position(browser, table);
    int dealt = 0, rolled = 0;
    for (const Json& line : now.at("log").as_array()) {
        const bool has = line.as_object().if_contains("for") != nullptr;
        if (text_at(line, "notation").starts_with("roll "))
            rolled += line.at("for") == now.at("prompt").at("seat");
        if (text_at(line, "notation").starts_with("draw ") && has) ++dealt;
    }
    CHECK(dealt == 2);
    CHECK(rolled == 3);
}

TEST_CASE("bots among themselves wait until somebody watches") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    when_asked(browser, table);
    CHECK(text_at(say(browser, table, {{"t", "concede"}, {"id", "c"}, {"seat", 0}}), "t") == "ack");
    const std::int64_t ply = number_at(position(browser, table), "ply");
    // A whole game of bots that somebody watches goes by.
    watched_to_the_end(browser, new_table(browser, wish("pocket_imperium", {bot(), bot()})));
    CHECK(number_at(position(browser, table), "ply") == ply);
    const Json now = watched_to_the_end(browser, table);
    CHECK(now.at("table").at("standing").at("ranks").as_array().size() == 2);
}

TEST_CASE("records: shown at any moment to any seat with its question; nonsense is refused with its line") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    when_asked(browser, table);  // a table begins when somebody looks at it
    CHECK(text_at(say(browser, table, {{"t", "concede"}, {"id", "c"}, {"seat", 0}}), "t") == "ack");
    watched_to_the_end(browser, table);
    const std::string record = browser.get("/api/tables/" + table + "/record").body;
    const auto read = [&](object more) {
        more["record"] = record;
        return browser.post("/api/records", more);
    };
    const Json whole = read({}).json();
    const Json last = position(browser, table);
    CHECK(whole.at("position").at("view") == last.at("view"));
    CHECK(whole.at("position").at("fair").at("verified").as_bool());
    CHECK(whole.at("course").at("turns").as_array().back() == last.at("ply"));
    const Json start = read({{"ply", 1}}).json().at("position");
    const Json asked =
        read({{"ply", 1}, {"seat", start.at("table").at("asked").at(0)}}).json().at("position");
    CHECK(asked.at("prompt").at("options").as_array().size() > 1);
    CHECK(read({{"ply", 1'000'000}}).status == 404);
    CHECK(read({{"ply", 1}, {"seat", 4}}).status == 404);
    const Reply refused = browser.post("/api/records", {{"record", "orrery record\nnonsense"}});
    CHECK(refused.status == 400);
    CHECK(text_at(refused.json(), "code") == "record");
    CHECK(browser.post("/api/records", {{"ply", 1}}).status == 400);
}

TEST_CASE(
    "log: what an answer sets off by itself comes with its line, the same to every seat and to who looks "
    "on") {
    House house;
    const std::string record = scored_record();
    const auto shown = [&](object more, const std::string& lang = "en") {
        Browser browser = house.guest(lang);
        more["record"] = record;
        return browser.post("/api/records?lang=" + lang, more).json().at("position");
    };
    const Json last = shown({});
    const Json& line = last.at("log").as_array().back();
    const array& sequels = line.at("sequels").as_array();
    CHECK(text_at(sequels.at(0), "text").find(" is scored") != std::string::npos);
    CHECK(sequels.at(0).at("seat").is_null());
    CHECK(text_at(sequels.at(0), "spot").starts_with("ambition:"));
    CHECK(text_at(sequels.back(), "text").find('<') == std::string::npos);
    for (const int seat : {0, 1})
        CHECK(shown({{"seat", seat}}).at("log").as_array().back().at("sequels") == sequels);
    const Json polish = shown({}, "pl").at("log").as_array().back().at("sequels");
    CHECK(text_at(polish.at(0), "text").starts_with("Podliczona Ambicja: "));
    // Before the answer nothing of it is there.
    const Json before = shown({{"ply", number_at(last, "ply") - 1}});
    CHECK(boost::json::serialize(before.at("log")).find(" is scored") == std::string::npos);
}
