#include "core/version.h"
#include "talk.h"

using namespace orrery;
using namespace orrery::protocol;

TEST_CASE("the handshake names the program, its version, the protocol and what it needs") {
    Talk talk;
    const Json hello = talk.json("hello", "hello protocol=1");
    CHECK(hello == Json{{"protocol", 1},
                        {"name", "orrery"},
                        {"version", version()},
                        {"needs", boost::json::array{"world"}}});
    CHECK(talk.json("hello", "hello") == hello);
    CHECK(talk.code("hello protocol=2") == "protocol");
    CHECK(talk.code("hello there") == "malformed");
}

TEST_CASE("every command that help lists is known, and none is answered twice") {
    Talk talk;
    const Json commands = talk.json("help", "help");
    CHECK(commands.as_array().size() == 20);
    for (const Json& command : commands.as_array()) {
        const std::string answer = talk.say(command.as_string());
        CHECK(answer.find("unknown-command") == std::string::npos);
        CHECK(answer.find('\n') == std::string::npos);
    }
    CHECK(!talk.going_on());
    CHECK(talk.code("Help") == "unknown-command");
}

TEST_CASE("blank lines and comments are not answered") {
    Talk talk;
    for (const char* silent : {"", "  ", "# hello"}) {
        CHECK(talk.say(silent).empty());
        CHECK(talk.going_on());
    }
}

TEST_CASE("the games are listed with their options and bots") {
    Talk talk;
    const Json games = talk.json("games", "games");
    REQUIRE(games.as_array().size() == catalog().size());
    CHECK(games.at(0).at("id") == "alien_frontiers");
    CHECK(games.at(0).at("options").at(0).at("id") == "length");
    CHECK(games.at(0).at("bots").at(0) == "random");
}

TEST_CASE("settings are read, set together or not at all, and speak the language") {
    Talk talk;
    CHECK(talk.say("settings") == R"(settings {"bot":"","lang":"en"})");
    CHECK(talk.say("set bot=greedy lang=pl") == "ok");
    CHECK(talk.say("settings") == R"(settings {"bot":"greedy","lang":"pl"})");
    CHECK(talk.say("undo") ==
          "error no-game Na planszy nie ma gry. Zacznij ją poleceniem `newgame` albo `position`.");
    CHECK(talk.code("set bot=random lang=de") == "malformed");
    CHECK(talk.code("set lang=en bot=genius") == "unknown-bot");
    CHECK(talk.code("set") == "malformed");
    CHECK(talk.code("set colour=red") == "malformed");
    CHECK(talk.say("settings") == R"(settings {"bot":"greedy","lang":"pl"})");
}

TEST_CASE("a game is begun as it is set up, or refused") {
    Talk talk;
    CHECK(talk.code("position") == "no-game");
    CHECK(talk.code("play end") == "no-game");
    talk.begin("newgame alien frontiers players=3 length=long first_player=ruby seat=2");
    const Json position = talk.json("position", "position");
    CHECK(position.at("players") == 3);
    CHECK(position.at("options").at("length") == "long");
    for (const auto& [said, code] :
         std::vector<std::pair<std::string, std::string>>{{"newgame", "malformed"},
                                                          {"newgame chess", "unknown-game"},
                                                          {"newgame af players=5", "setup"},
                                                          {"newgame af players=two", "malformed"},
                                                          {"newgame af size=long", "setup"},
                                                          {"newgame af length=short", "setup"},
                                                          {"newgame af players=2 length=long", "setup"},
                                                          {"newgame af seat=2", "seat"},
                                                          {"newgame af players=3 players=3", "malformed"}}) {
        const std::string& line = said;  // clang 14 captures no structured binding
        CAPTURE(line);
        CHECK(talk.code(line) == code);
    }
    CHECK(talk.json("position", "position") == position);
}

TEST_CASE("a position is taken over as it was written") {
    Talk talk;
    talk.begin("newgame pi players=2");
    for (int i = 0; i < 12; ++i)
        CHECK(talk.say("play " + talk.say("go bot=random seed=3").substr(7)) == "ok");
    const std::string position = talk.say("position");
    Talk other;
    CHECK(other.say(position) == "ok");
    CHECK(other.say("position") == position);
    CHECK(other.say("options") == talk.say("options"));
    CHECK(other.code("undo") == "undo");
    CHECK(other.code("position {") == "malformed");
    CHECK(other.code("position []") == "position");
    CHECK(other.code(position.substr(0, position.size() - 2)) == "malformed");
    CHECK(other.say("position") == position);
}

TEST_CASE("answers are played for who is asked, chance first of all") {
    Talk talk;
    talk.begin();
    CHECK(talk.say("actors") == "actors \"chance\"");
    const Json outcomes = talk.json("options", "options");
    REQUIRE(outcomes.as_array().size() == 2);
    CHECK(outcomes.at(0).at("notation") == "first ruby");
    CHECK(outcomes.at(0).at("weight") == 1);
    CHECK(talk.say("options seat=0") == "options []");
    CHECK(talk.code("play seat=0 first ruby") == "refused");
    CHECK(talk.say("play first ruby") == "ok");
    CHECK(talk.code("play first ruby") == "refused");
    CHECK(talk.code("play frobnicate") == "notation");
    CHECK(talk.say("undo") == "ok");
    CHECK(talk.say("actors") == "actors \"chance\"");
    CHECK(talk.code("undo") == "undo");
    CHECK(talk.code("undo x") == "malformed");
    CHECK(talk.say("undo 0") == "ok");
}

TEST_CASE("seats that are asked at the same time answer in any order") {
    Talk talk;
    talk.begin("newgame pi players=2");
    while (talk.json("actors", "actors").is_string() || talk.json("actors", "actors").as_array().size() < 2)
        REQUIRE(talk.say("play " + talk.say("go bot=random").substr(7)) == "ok");
    CHECK(talk.say("actors") == "actors [0,1]");
    const std::string secret = talk.say("view seat=0");
    const std::string answer = talk.say("go seat=1 bot=random").substr(7);
    CHECK(talk.say("play seat=sapphire " + answer) == "ok");
    CHECK(talk.say("actors") == "actors [0]");
    CHECK(talk.code("play seat=1 " + answer) == "refused");
    CHECK(talk.say("play seat=0 " + talk.say("go bot=random").substr(7)) == "ok");
}

TEST_CASE("why not is explained with the rule") {
    Talk talk;
    talk.begin();
    CHECK(talk.say("explain first ruby") == R"(explain {"allowed":true})");
    const Json refused = talk.json("explain", "explain seat=0 first ruby");
    CHECK(refused.at("allowed") == false);
    CHECK(refused.at("rule") == "not-your-turn");
    CHECK(refused.at("reason") == "somebody else is answering now");
    CHECK(talk.code("explain frobnicate") == "notation");
    CHECK(talk.code("explain") == "malformed");
    CHECK(talk.code("explain seat=2 first ruby") == "seat");
}

TEST_CASE("go answers without playing, the same for the same seed") {
    Talk talk;
    talk.begin("newgame af first_player=ruby");
    while (talk.say("actors") == "actors \"chance\"") talk.say("play " + talk.say("go").substr(7));
    const std::string before = talk.say("position");
    const std::string answer = talk.say("go bot=random seed=5");
    CHECK(talk.say("go bot=random seed=5") == answer);
    CHECK(talk.say("position") == before);
    CHECK(talk.code("go bot=genius") == "unknown-bot");
    CHECK(talk.code("go seat=1") == "seat");
    CHECK(talk.code("go seat=9") == "seat");
    CHECK(talk.code("go seed=-1") == "malformed");
    CHECK(talk.code("go info=perhaps") == "malformed");
    CHECK(talk.code("go now") == "malformed");
    const std::string informed = talk.say("go bot=greedy seed=5 info=yes");
    CHECK(informed.starts_with("info {\"rated\":[{\"notation\":"));
    CHECK(informed.substr(informed.find('\n') + 1) == talk.say("go bot=greedy seed=5"));
}

TEST_CASE("go and play in turn play a whole game of every title") {
    for (const GameRow& row : catalog()) {
        Talk talk;
        talk.begin("newgame " + std::string{row.info().id});
        REQUIRE(talk.say("set bot=random") == "ok");
        int plies = 0;
        for (; talk.say("actors") != "actors []"; ++plies)
            REQUIRE(talk.say("play " + talk.say("go").substr(7)) == "ok");
        CHECK(plies > 20);
        CHECK(talk.code("go") == "over");
        CHECK(talk.code("play end") == "over");
        CHECK(talk.say("options") == "options []");
        const Json standing = talk.json("standing", "standing");
        CHECK(standing.at("over") == true);
        CHECK(standing.at("scores").as_array().size() == static_cast<std::size_t>(row.info().min_players));
        REQUIRE(talk.say("undo " + std::to_string(plies)) == "ok");
        CHECK(talk.json("standing", "standing").at("over") == false);
    }
}

TEST_CASE("an imagined world is one that the seat cannot tell from the true one") {
    Talk talk;
    talk.begin("newgame pi players=2");
    CHECK(talk.code("imagine") == "malformed");
    CHECK(talk.code("imagine seat=4") == "seat");
    const std::string view = talk.say("view seat=1");
    const std::string world = talk.say("imagine seat=1 seed=9");
    CHECK(talk.say("imagine seat=1 seed=9") == world);
    Talk other;
    REQUIRE(other.say(world) == "ok");
    CHECK(other.say("view seat=1") == view);
    CHECK(talk.say("view").starts_with("view {"));
}
