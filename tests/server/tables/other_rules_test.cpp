// A table of rules that this program does not know: it stops nobody else, says so, and stays readable.
#include <algorithm>
#include <map>

#include "server/far.h"
#include "store/sqlite.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;

namespace {

void come_back_with_other_rules(House& house, const std::string& table) {
    house.close();
    {
        store::Database database{(house.folder().path() / store::kStoreFile).string(),
                                 store::Database::Mode::ReadWrite};
        database.run("update game set rules_version = 99 where id = '" + table + "'");
    }
    house.open();
}

}  // namespace

TEST_CASE(
    "an unfinished game of another rules version does not stop the server: it says so and stays readable") {
    House house;
    Browser browser = house.guest();
    const std::string old = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    const std::string other = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    for (const std::string& id : {old, other}) when_asked(browser, id);
    CHECK(text_at(say(browser, old, {{"t", "chat"}, {"id", "c"}, {"text", "see you"}}), "t") == "ack");
    come_back_with_other_rules(house, old);
    Browser again{house.port()};
    again.cookie = browser.cookie;

    const Reply shown = again.get("/api/tables/" + old + "?lang=en");
    CHECK(shown.status == 409);
    CHECK(text_at(shown.json(), "code") == "stopped");
    const std::string why = text_at(shown.json(), "text");
    CHECK(!why.empty());
    bool listed = false;
    const Json mine = again.get("/api/tables?list=mine&lang=en").json();
    for (const Json& each : mine.as_array()) {
        if (text_at(each, "id") != old) continue;
        listed = true;
        CHECK(text_at(each, "state") == "stopped");
        CHECK(text_at(each, "prompt") == why);
        CHECK(each.at("seats").as_array().size() == 2);
    }
    CHECK(listed);
    const Json talk = again.get("/api/tables/" + old + "/chat").json();
    REQUIRE(talk.as_array().size() == 1);
    CHECK(text_at(talk.at(0), "text") == "see you");

    const Reply past = again.get("/api/tables/" + old + "/log?lang=en&before=100000");
    CHECK(past.status == 200);
    CHECK(again.get("/api/tables/" + old + "/log?lang=en&before=x").status == 400);
    CHECK(again.get("/api/tables/nowhere/log?before=9").status == 404);

    const Json now = when_asked(again, other);
    CHECK(text_at(say(again, other, first_act(now, "go")), "t") == "ack");
}

namespace {

// The versions of the lines that somebody may read in full.
std::map<std::int64_t, std::string> read_by(Browser& browser, const std::string& table) {
    std::map<std::int64_t, std::string> lines;
    const Json page = browser.get("/api/tables/" + table + "/log?lang=en&before=100000").json();
    for (const Json& line : page.at("log").as_array()) {
        const auto* notation = line.as_object().if_contains("notation");
        lines[number_at(line, "n")] = notation == nullptr ? "" : text_at(line, "notation");
        if (notation == nullptr) CHECK(text_at(line, "text").find(':') == std::string::npos);
    }
    return lines;
}

bool hides(const std::map<std::int64_t, std::string>& lines) {
    return std::ranges::any_of(lines, [](const auto& line) { return line.second.empty(); });
}

}  // namespace

TEST_CASE("the past of a game of other rules tells everybody what it told before, and hides the rest") {
    House house{[](Options& options) { options.limits.acts = options.limits.requests = {1e6, 1e6, 1000}; }};
    Browser ala = house.guest(), ola = house.guest(), stranger = house.guest();
    const std::string table = new_table(ala, wish("pocket_imperium", {me(), open_seat()}));
    const std::string token = invite_of(position(ala, table).at("table"), 1);
    REQUIRE(ola.post("/api/join", object{{"token", token}}).status == 200);
    // Until something of each is hidden from the other.
    for (int i = 0; i < 100 && !(hides(read_by(ala, table)) && hides(read_by(ola, table))); ++i)
        for (Browser* each : {&ala, &ola}) {
            const Json now = position(*each, table);
            if (now.at("prompt").is_object()) say(*each, table, first_act(now, "go" + std::to_string(i)));
        }
    const auto to_ala = read_by(ala, table), to_ola = read_by(ola, table), to_all = read_by(stranger, table);
    REQUIRE(hides(to_ala));
    REQUIRE(hides(to_ola));
    REQUIRE(to_ala != to_ola);
    come_back_with_other_rules(house, table);
    const auto now_by = [&](const Browser& before) {
        Browser again{house.port()};
        again.cookie = before.cookie;
        return read_by(again, table);
    };
    CHECK(now_by(ala) == to_ala);
    CHECK(now_by(ola) == to_ola);
    CHECK(now_by(stranger) == to_all);
    const Json page = Browser{house.port()}.get("/api/tables/" + table + "/log?lang=en&before=100000").json();
    const auto& notes = page.at("notes").as_array();
    const auto joined =
        std::ranges::find_if(notes, [](const Json& note) { return text_at(note, "kind") == "joined"; });
    REQUIRE(joined != notes.end());
    CHECK(number_at(*joined, "seat") == 1);
}

TEST_CASE("the past of a game of other rules is read anew each time, and only so often for an address") {
    House house = behind_proxy([](Options& options) { options.limits.readings = {2, 0, 1000}; });
    Browser ala = guest_from(house, "192.0.2.1");
    const std::string table = new_table(ala, wish("pocket_imperium", {me(), bot()}));
    come_back_with_other_rules(house, table);
    const auto status = [&](const char* address) {
        return from(house, address).get("/api/tables/" + table + "/log?before=100").status;
    };
    CHECK(status("192.0.2.1") == 200);
    CHECK(status("192.0.2.1") == 200);
    CHECK(status("192.0.2.1") == 429);
    CHECK(status("192.0.2.2") == 200);
}
