#include "talk.h"

using namespace orrery;
using namespace orrery::protocol;

namespace {

// A decision as the host sends it, at the first question to a seat.
boost::json::object decision() {
    Talk talk;
    talk.begin("newgame af first_player=ruby");
    while (talk.say("actors") == "actors \"chance\"") talk.say("play " + talk.say("go").substr(7));
    const Json world = talk.json("position", "imagine seat=0 seed=1");
    return {{"seat", 0}, {"seed", 5}, {"world", world}};
}

std::string line_of(const boost::json::object& decision) {
    return "decide " + boost::json::serialize(decision);
}

}  // namespace

TEST_CASE("a decision is answered from its world, the board stays as it is") {
    Talk talk;
    REQUIRE(talk.say("set bot=greedy") == "ok");
    CHECK(talk.say(line_of(decision())).starts_with("answer "));
    CHECK(talk.code("position") == "no-game");
    talk.begin("newgame pi");
    const std::string before = talk.say("position");
    CHECK(talk.say(line_of(decision())).starts_with("answer "));
    CHECK(talk.say("position") == before);
    CHECK(talk.say("over {\"scores\":[1,2]}") == "ok");
    CHECK(talk.code("over") == "malformed");
    CHECK(talk.code("over [") == "malformed");
}

TEST_CASE("the setting `bot` decides, and the seed makes it the same again") {
    Talk talk;
    REQUIRE(talk.say("set bot=random") == "ok");
    const std::string answer = talk.say(line_of(decision()));
    for (int i = 0; i < 5; ++i) CHECK(talk.say(line_of(decision())) == answer);
}

TEST_CASE("a decision that is none is refused") {
    Talk talk;
    REQUIRE(talk.say("set bot=greedy") == "ok");
    for (const char* wrong : {"decide", "decide {", "decide []", "decide 5", "decide {}",
                              R"(decide {"seat":"0"})", R"(decide {"seat":-1})", R"(decide {"seat":5})",
                              R"(decide {"seat":0,"seed":-1})", R"(decide {"seat":0,"seed":1.5})"})
        CHECK_MESSAGE(talk.code(wrong) == "malformed", wrong);
    CHECK(talk.code(R"(decide {"seat":0})") == "no-world");
    CHECK(talk.code(R"(decide {"seat":0,"world":{}})") == "position");
    auto other = decision();
    other["seat"] = 1;
    CHECK(talk.code(line_of(other)) == "seat");
    other["seat"] = 4;
    CHECK(talk.code(line_of(other)) == "seat");
    other["seat"] = 0;
    other["extra"] = true;  // a field of a later version
    CHECK(talk.say(line_of(other)).starts_with("answer "));
}
