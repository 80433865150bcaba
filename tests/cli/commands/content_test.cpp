// Files of content on the command line: several of them, bad ones, and records that need them.
#include "cli/program.h"
#include "games/alien_artifacts/rules.h"
#include "games/master_of_orion/rules.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

std::string orion(std::string_view from, std::string_view to) {
    std::string text{mo::MasterOfOrion::content_file().text};
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

// The hash of the content in use.
std::string hash_of(const Ran& ran, std::string_view game) {
    REQUIRE(ran.status == 0);
    const Json games = json_of(ran);
    for (const Json& each : games.as_array())
        if (each.at("id").as_string() == game) return each.at("content").at("hash").as_string().c_str();
    return {};
}

}  // namespace

TEST_CASE("content that is possible but unusual is used, with a warning in the language of the person") {
    const Folder folder;
    const std::string file = folder.write("mine.toml", orion("copies = 2", "copies = 3"));
    const Ran english = run_program({"games", "--content", file, "--lang", "en"});
    CHECK(english.status == 0);
    CHECK(english.err.find("There are 27 cards of this colour in the deck (blue)") != std::string::npos);
    CHECK(english.out.find("There are 27 cards") == std::string::npos);
    const Ran polish = run_program({"games", "--content", file, "--lang", "pl"});
    CHECK(polish.status == 0);
    CHECK(polish.err.find("27") != std::string::npos);
    CHECK(polish.complete());
    CHECK(run_program({"games", "--lang", "en"}).err.empty());
}

TEST_CASE("a bad file of cards is refused on every command, with its line and the way out") {
    const Folder folder;
    const std::string file = folder.write("mine.toml", orion("op = \"draw\", n = 1", "op = \"draw\", n = 0"));
    for (const char* command : {"games", "simulate", "serve"}) {
        CAPTURE(command);
        const Ran english = run_program({command, "--content", file, "--lang", "en"});
        CHECK(english.status == 1);
        CHECK(english.out.empty());
        CHECK(english.says("n is a number from 1 to 9"));
        CHECK(english.says("mine.toml, line "));
    }
    const Ran polish = run_program({"games", "--content", file, "--lang", "pl"});
    CHECK(polish.says("n to liczba od 1 do 9"));
    CHECK(polish.complete());
}

TEST_CASE("a record that was played with cards of somebody's own is refused without them") {
    const Folder folder;
    const std::string cards = folder.write("mine.toml", orion("cost = [4, 2, 1]", "cost = [0, 0, 1]"));
    const std::string record = folder / "game.txt";
    REQUIRE(run_program({"play", "mo", "--seats", "greedy,greedy", "--seed", "5", "--record", record,
                         "--content", cards})
                .status == 0);
    CHECK(run_program({"verify", record, "--content", cards}).status == 0);
    const Ran without = run_program({"verify", record, "--lang", "en"});
    CHECK(without.status == 1);
    CHECK(without.says("the game was played with other content"));
    CHECK(without.says("Load the same content file."));
    CHECK(run_program({"replay", record, "--lang", "pl"}).status == 1);
}

TEST_CASE("files of several games are used together, of two for one game none") {
    const Folder folder;
    const std::string cards = folder.write("orion.toml", orion("cost = [4, 2, 1]", "cost = [0, 0, 1]"));
    std::string text{aa::AlienArtifacts::content_file().text};
    const std::string_view usual = "base_cost = 5";
    REQUIRE(text.find(usual) != std::string::npos);
    const std::string artifacts =
        folder.write("artifacts.toml", text.replace(text.find(usual), usual.size(), "base_cost = 6"));
    const Ran plain = run_program({"games", "--json"});
    const Ran both = run_program({"games", "--json", "--content", cards, "--content=" + artifacts});
    const Ran other = run_program({"--content", artifacts, "games", "--json", "--content", cards});
    for (const Ran& ran : {both, other}) {
        CHECK(hash_of(ran, "master_of_orion") != hash_of(plain, "master_of_orion"));
        CHECK(hash_of(ran, "alien_artifacts") != hash_of(plain, "alien_artifacts"));
    }
    for (const std::string language : {"en", "pl"}) {
        const Ran twice =
            run_program({"simulate", "mo", "--content", cards, "--content", cards, "--lang", language});
        CHECK(twice.status == 2);
        CHECK(twice.out.empty());
        CHECK(twice.says("master_of_orion"));
        CHECK(twice.says("orion.toml"));
        CHECK(twice.complete());
    }
}
