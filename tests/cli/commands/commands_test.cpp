#include <doctest/doctest.h>

#include <fstream>

#include "cli/program.h"
#include "engine/json.h"
#include "shared/scored_record.h"

using namespace orrery;
using namespace orrery::cli;

namespace {}  // namespace

TEST_CASE("games lists every game with its options and bots") {
    for (const std::string language : {"en", "pl"}) {
        const Ran ran = run_program({"games", "--lang", language});
        CHECK(ran.status == 0);
        CHECK(ran.complete());
        CHECK(ran.says("alien_frontiers"));
        CHECK(ran.says("length=standard"));
        CHECK(ran.says("greedy"));
    }
    const Json games = json_of(run_program({"games", "--json"}));
    CHECK(games.at(0).at("id") == "alien_frontiers");
    CHECK(games.at(0).at("max_players") == 4);
    CHECK(games.at(0).at("options").at(0).at("values").at(1) == "long");
}

TEST_CASE("rules shows the contents, a rule, a section, or what was searched for") {
    CHECK(run_program({"rules", "af"}).says("5.8 Lunar Mine"));
    CHECK(run_program({"rules", "af"}).says("AF-71 - AF-74"));
    for (const std::string id : {"AF-71", "af71", "71", "aF-71"}) {
        const Ran rule = run_program({"rules", "af", id});
        CHECK(rule.status == 0);
        CHECK(rule.says("AF-71  A ship may dock if its value is at least the highest"));
        CHECK(!rule.says("AF-72"));
    }
    CHECK(run_program({"rules", "af", "e5", "--lang", "pl"}).says("AF-E5"));
    CHECK(run_program({"rules", "af", "5.8"}).says("AF-74"));
    CHECK(run_program({"rules", "af", "relic", "plasma"}).says("AF-107"));
    CHECK(run_program({"rules", "af", "relic plasma", "--color", "always"}).says("mrelic\033[0m"));
    CHECK(run_program({"rules", "af", "zolty", "--lang", "pl"}).says("żółty"));
    CHECK(json_of(run_program({"rules", "af", "71", "--json"})).at("id") == "AF-71");
    CHECK(json_of(run_program({"rules", "af", "--json"})).as_array().size() > 20);
    CHECK(json_of(run_program({"rules", "af", "relic", "--json"})).as_array().size() > 2);
}

TEST_CASE("rules that are not there end with status 1") {
    CHECK(run_program({"rules", "af",
                       "AF-"
                       "999"})
              .status == 1);
    CHECK(run_program({"rules", "af", "xyzzy"}).status == 1);
    CHECK(run_program({"rules", "af", "xyzzy", "--lang", "pl"}).says("Nic nie znaleziono"));
}

TEST_CASE("no line of the rulebook is wider than the terminal, tables aside") {
    Surroundings narrow;
    narrow.columns = 60;
    std::istringstream book{run_program({"rules", "af", "5."}, "", narrow).out};
    for (std::string line; std::getline(book, line);) CHECK(Line{line}.width() <= 60);
}

TEST_CASE("a position is printed, answered and inspected") {
    const Folder folder;
    const Ran start = run_program({"position", "af", "--players", "3", "--option", "length=long"});
    CHECK(start.status == 0);
    const Json position = json_of(start);
    CHECK(position.at("options").at("length") == "long");
    const std::string file = folder.write("start.json", start.out);

    const Ran next =
        run_program({"apply", "--position", file, "--action", "first ruby", "draw", "booster_pod"});
    CHECK(next.status == 0);
    CHECK(json_of(next).at("state").at("display").at(0) == "booster_pod");
    const Ran same = run_program(
        {"apply", "--position", "-", "--action", "first ruby", "--action", "draw booster_pod"}, start.out);
    CHECK(same.out == next.out);

    const Ran seen = run_program({"inspect", file, "--lang", "pl"});
    CHECK(seen.status == 0);
    CHECK(seen.complete());
    CHECK(seen.says("first sapphire"));
    CHECK(seen.says("Teraz odpowiada los."));
    CHECK(seen.says("Kopalnia Księżycowa"));
}

TEST_CASE("apply refuses with the rule and prints no position") {
    const Folder folder;
    const std::string start = run_program({"position", "af"}).out;
    std::vector<std::string> args{"apply", "--position", "-", "--action", "first", "ruby"};
    for (const std::string card :
         {"booster_pod", "data_crystal", "stasis_beam", "alien_city", "plasma_cannon"})
        args.insert(args.end(), {"draw", card});
    args.insert(args.end(), {"roll", "1", "roll", "2", "roll", "3"});
    CHECK(run_program(args, start).status == 0);

    auto forbidden = args;
    forbidden.insert(forbidden.end(), {"dock", "terraforming_station"});
    const Ran ran = run_program(forbidden, start);
    CHECK(ran.status == 1);
    CHECK(ran.out.empty());
    CHECK(ran.says("is refused (AF-"));

    for (const std::string wrong : {"end", "ship 3", "dance"}) {
        auto refused = args;
        refused.push_back(wrong);
        CAPTURE(wrong);
        CHECK(run_program(refused, start).status == 1);
        CHECK(run_program(refused, start).out.empty());
    }
}

TEST_CASE("inspect gives the position or the view, who is asked, and the answers with index and spot") {
    const Folder folder;
    const std::string record = finished_record(folder);
    const Json whole = json_of(run_program({"inspect", record, "--to", "30", "--json"}));
    CHECK(whole.at("position").at("format") == "orrery-position");
    const Json seen = json_of(run_program({"inspect", record, "--to", "30", "--seat", "sapphire", "--json"}));
    CHECK(seen.at("view").at("players") == 2);
    CHECK(seen.as_object().contains("actors"));
    CHECK(run_program({"inspect", record, "--seat", "perła", "--lang", "pl"}).status == 2);
    CHECK(run_program({"inspect", record, "--seat", "szafir", "--lang", "pl"}).status == 0);
    CHECK(run_program({"inspect", record, "--to", "100000"}).status == 2);

    bool options = false;
    for (const auto& option : whole.at("options").as_array()) {
        options = true;
        for (const char* field : {"notation", "label", "index", "spot"})
            CHECK(option.as_object().contains(field));
    }
    CHECK(options);
}

TEST_CASE("replay tells a game and stops where it should") {
    const Folder folder;
    const std::string record = finished_record(folder);
    for (const std::string language : {"en", "pl"}) {
        const Ran ran = run_program({"replay", record, "--lang", language});
        CHECK(ran.status == 0);
        CHECK(ran.complete());
    }
    CHECK(run_program({"replay", record, "--to", "0"}).says("After answer 0"));
    const Ran stepped = run_program({"replay", record, "--step"}, "\n\nq\n");
    CHECK(stepped.status == 0);
    CHECK(stepped.says("Lunar Mine"));
    const Json json = json_of(run_program({"replay", record, "--json"}));
    CHECK(json.at("answers").at(0).at("seat") == "chance");
    CHECK(json.as_object().contains("result"));
}

TEST_CASE("replay tells what an answer sets off by itself, in both languages and as JSON") {
    const Folder folder;
    const std::string record = folder / "scored.txt";
    std::ofstream{record} << scored_record();
    CHECK(run_program({"replay", record}).says(" is scored"));
    CHECK(run_program({"replay", record, "--lang", "pl"}).says("Podliczona Ambicja: "));
    const Json told = json_of(run_program({"replay", record, "--json"}));
    const auto& answers = told.at("answers").as_array();
    const auto& sequels = answers.back().at("sequels").as_array();
    CHECK(boost::json::serialize(sequels.at(0)).find(" is scored") != std::string::npos);
    const std::string to = std::to_string(answers.size() - 1);
    CHECK_FALSE(run_program({"replay", record, "--to", to}).says(" is scored"));
}

TEST_CASE("verify checks rules, result and chance, and notices what is wrong") {
    const Folder folder;
    const std::string record = finished_record(folder);
    const Ran right = run_program({"verify", record});
    CHECK(right.status == 0);
    CHECK(right.says("✓ Chance"));
    CHECK(run_program({"verify", record, "--lang", "pl"}).complete());
    CHECK(json_of(run_program({"verify", record, "--json"})).at("chance").at("verdict") == "right");

    std::string text = folder.read("game.txt");
    const std::size_t seed = text.find("\nseed ") + 6;
    std::string forged = text;
    forged[seed] = forged[seed] == '0' ? '1' : '0';
    const Ran wrong = run_program({"verify", folder.write("forged.txt", forged)});
    CHECK(wrong.status == 1);
    CHECK(wrong.says("✗ Chance"));

    text.erase(text.find("\nseed "), 70);
    CHECK(run_program({"verify", folder.write("sealed.txt", text)}).status == 0);
    CHECK(run_program({"verify", folder / "sealed.txt"}).says("has not been revealed"));
}

TEST_CASE("simulate plays bots against each other, the same with any number of threads") {
    const std::vector<std::string> args{"simulate", "af", "--bots",   "greedy,random",
                                        "--games",  "6",  "--threads"};
    auto one = args;
    one.push_back("1");
    auto two = args;
    two.insert(two.end(), {"2", "--lang", "pl"});
    const Ran first = run_program(one);
    CHECK(first.status == 0);
    CHECK(first.complete());
    CHECK(first.says("greedy"));
    const Ran second = run_program(two);
    CHECK(second.complete());
    CHECK(second.says("wygrane"));
    one.push_back("--json");
    two.push_back("--json");
    CHECK(json_of(run_program(one)).at("bots") == json_of(run_program(two)).at("bots"));
}

TEST_CASE("bench measures and prints a signature") {
    const Ran ran = run_program({"bench", "af", "--players", "2", "--seconds", "1", "--lang", "pl"});
    CHECK(ran.status == 0);
    CHECK(ran.complete());
    CHECK(ran.says("sygnatura"));
}

TEST_CASE("bench measures whole turns of a bot") {
    const std::vector<std::string> words{"bench", "pi", "--players", "2", "--bot", "level:1", "--turns", "3"};
    const Ran ran = run_program(words);
    CHECK(ran.status == 0);
    CHECK(ran.complete());
    CHECK(ran.says("median"));
    std::vector<std::string> more = words;
    more.push_back("--json");
    const Json json = json_of(run_program(more));
    CHECK(json.at("turns") == 3);
    CHECK(json.at("limit") == 1.0);
    CHECK(json.at("median").as_double() <= json.at("longest").as_double());
}
