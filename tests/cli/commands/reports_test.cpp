#include <doctest/doctest.h>

#include "cli/program.h"
#include "engine/json.h"
#include "lab/study/analysis.h"

using namespace orrery;
using namespace orrery::cli;

TEST_CASE("simulate writes a page about what wins, in the language that was asked for") {
    const Folder folder;
    const std::string file = folder / "report.html";
    for (const std::string language : {"en", "pl"}) {
        const Ran ran = run_program({"simulate", "pi", "--bots", "random", "--players", "3", "--games", "30",
                                     "--report", file, "--lang", language});
        CHECK(ran.status == 0);
        CHECK(ran.says(file));
        const std::string page = folder.read("report.html");
        CHECK(page.find("<html lang=\"" + language + "\">") != std::string::npos);
        CHECK(page.find("Pocket Imperium") != std::string::npos);
        CHECK(page.find("&lt;report") == std::string::npos);
    }
}

TEST_CASE("arena writes a page, and the same figures as without it") {
    const Folder folder;
    const std::vector<std::string> args{"arena", "pi", "--bots", "greedy,random", "--blocks", "3", "--json"};
    auto with_page = args;
    with_page.insert(with_page.end(), {"--report", folder / "match.html"});
    const auto plain = parse_json(run_program(args).out);
    const auto reported = parse_json(run_program(with_page).out);
    REQUIRE(plain);
    REQUIRE(reported);
    CHECK(plain->at("bots").at(0).at("win_share") == reported->at("bots").at(0).at("win_share"));
    CHECK(folder.read("match.html").find("greedy") != std::string::npos);
}

TEST_CASE("a page that cannot be written is refused before anything is played") {
    const Folder folder;
    const std::string nowhere = folder / "no/such/report.html";
    for (const std::vector<std::string>& args :
         {std::vector<std::string>{"simulate", "pi", "--games", "1000000000", "--report", nowhere},
          {"arena", "pi", "--bots", "random,random", "--blocks", "10000000", "--report", nowhere}}) {
        const Ran ran = run_program(args);
        CHECK(ran.status == 1);
        CHECK(ran.complete());
        CHECK(ran.says("no/such"));
    }
}

TEST_CASE("analyse refuses what it cannot look at, and says why") {
    const Folder folder;
    const std::string record = finished_record(folder);
    CHECK(run_program({"analyse"}).status == 2);
    CHECK(run_program({"analyse", folder / "nothing.txt"}).status == 1);
    CHECK(run_program({"analyse", record, "--bot", "deep"}).status == 2);
    CHECK(run_program({"analyse", record, "--seat", "pearl"}).status == 2);
    const Ran random = run_program({"analyse", record, "--bot", "random", "--lang", "pl"});
    CHECK(random.status == 1);  // it has no idea who wins
    CHECK(random.complete());
    CHECK(random.says("szans"));
}

TEST_CASE("analyse shows chances and mistakes, on the terminal, as a page and as JSON") {
    const Folder folder;
    run_program({"play", "pi", "--seats", "greedy,random", "--seed", "5", "--record", folder / "game.txt"});
    const std::string record = folder / "game.txt";
    for (const std::string language : {"en", "pl"}) {
        const Ran ran = run_program({"analyse", record, "--bot", "greedy", "--report", folder / "game.html",
                                     "--lang", language, "--threads", "2"});
        CHECK(ran.status == 0);
        CHECK(ran.complete());
        CHECK(ran.says("--to "));
        CHECK(folder.read("game.html").find("<html lang=\"" + language + "\">") != std::string::npos);
    }
    const auto json = parse_json(run_program({"analyse", record, "--bot", "greedy", "--json"}).out);
    REQUIRE(json);
    // Whoever looks at its own games finds nothing to blame; random gives plenty.
    CHECK(json->at("seats").at(0).at("agreed") == json->at("seats").at(0).at("decisions"));
    CHECK(!json->at("mistakes").as_array().empty());
    CHECK(json->at("mistakes").as_array().size() <= kMostMistakes);
    for (const Json& mistake : json->at("mistakes").as_array()) CHECK(mistake.at("seat") == 1);
    const auto own =
        parse_json(run_program({"analyse", record, "--bot", "greedy", "--seat", "0", "--json"}).out);
    REQUIRE(own);
    CHECK(own->at("mistakes").as_array().empty());
}

TEST_CASE("the end of a game shows where the points come from") {
    const Folder folder;
    const Ran ran = run_program({"replay", finished_record(folder), "--lang", "pl"});
    for (const char* kind : {"kolonie", "terytoria", "Pole Pozytronowe", "karty"}) CHECK(ran.says(kind));
}
