// Rates of what is said at a table, and how long tables stay.
#include "server/place.h"

using namespace orrery;
using namespace orrery::server;

TEST_CASE("rates: undo, consent, hurry and open_chat, each of a person over all tables") {
    Limits limits;
    limits.undos = limits.seats = {2, 0, 1000};
    Place place{limits};
    const std::string one = place.new_table({{"kind", "none"}}), two = place.new_table({{"kind", "none"}});
    const object messages[] = {
        {{"t", "undo"}, {"v", 1}, {"to", 0}, {"seat", 0}},
        {{"t", "consent"}, {"agree", true}, {"seat", 0}},
        {{"t", "hurry"}, {"seat", 0}},
        {{"t", "open_chat"}, {"open", true}},
    };
    for (object message : messages) {
        CAPTURE(boost::json::serialize(message));
        const auto say = [&](const char* id, const std::string& table, const char* who) {
            message["id"] = id;
            return code_of(place.say(message, table, who));
        };
        CHECK(say("a", one, "ala") != "rate");
        CHECK(say("b", two, "ala") != "rate");
        CHECK(say("c", one, "ala") == "rate");
        CHECK(say("d", two, "ala") == "rate");
        CHECK(say("e", one, "ola") != "rate");
    }
}

TEST_CASE("tables at which nobody plays on go after ninety days") {
    Place place;
    const std::string id = place.new_table({{"kind", "none"}});
    REQUIRE(place.table(id).playing());
    constexpr Millis kLook = 70 * kMinute;  // after an hour a clock that was set is believed
    place.loop.set(place.loop.now() + 89 * kDay);
    place.wait(kLook);
    CHECK(place.hall.find(id) != nullptr);
    place.loop.set(place.loop.now() + kDay);
    place.wait(kLook);
    CHECK(place.hall.find(id) == nullptr);
    CHECK(place.store->game_in_brief(id)->game.state == store::GameState::Removed);
}

TEST_CASE("rates: questions why not and taking back are an address's, too") {
    Limits limits;
    limits.whys_of_address = limits.undos_of_address = {1, 0, 1000};
    Place place{limits};
    for (const char* who : {"ala", "ola"}) place.hall.seen_at(who, "192.0.2.1");
    place.hall.seen_at("ewa", "192.0.2.2");
    const std::string id = place.new_table({{"kind", "none"}});
    for (object message : {object{{"t", "why"}, {"seat", 0}, {"spot", "x"}},
                           object{{"t", "undo"}, {"seat", 0}, {"v", 0}, {"to", 0}}}) {
        CAPTURE(boost::json::serialize(message));
        message["id"] = "a";
        CHECK(code_of(place.say(message, id, "ala")) != "rate");
        CHECK(code_of(place.say(message, id, "ola")) == "rate");
        CHECK(code_of(place.say(message, id, "ewa")) != "rate");
    }
}
