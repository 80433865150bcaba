// A table of rules that this program does not know: it stops nobody else, says so, and stays readable.
#include "server/house.h"
#include "store/sqlite.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;

TEST_CASE(
    "an unfinished game of another rules version does not stop the server: it says so and stays readable") {
    House house;
    Browser browser = house.guest();
    const std::string old = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    const std::string other = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    for (const std::string& id : {old, other}) when_asked(browser, id);
    CHECK(text_at(say(browser, old, {{"t", "chat"}, {"id", "c"}, {"text", "see you"}}), "t") == "ack");
    house.close();
    {
        store::Database database{(house.folder().path() / store::kStoreFile).string(),
                                 store::Database::Mode::ReadWrite};
        database.run("update game set rules_version = 99 where id = '" + old + "'");
    }
    house.open();
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

    const Json now = when_asked(again, other);
    CHECK(text_at(say(again, other, first_act(now, "go")), "t") == "ack");
}
