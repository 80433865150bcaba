// orrery tune, and the weights that it finds.
#include <doctest/doctest.h>

#include "cli/program.h"
#include "engine/json.h"

namespace orrery::cli {

namespace {

std::vector<std::string> tuning(std::vector<std::string> more) {
    std::vector<std::string> args{"tune",      "pi",       "--method", "matches",      "--generations",
                                  "1",         "--blocks", "1",        "--validation", "2",
                                  "--threads", "1",        "--from",   "hand"};
    args.insert(args.end(), more.begin(), more.end());
    return args;
}

}  // namespace

TEST_CASE("tune finds weights, measures them and keeps them in a file that bots can use") {
    const Folder folder;
    for (const char* language : {"en", "pl"}) {
        const Ran ran =
            run_program(tuning({"--out", folder / "w.toml", "--name", "better", "--lang", language}));
        CHECK_MESSAGE(ran.status == 0, ran.err);
        CHECK(ran.complete());
        CHECK(ran.says("better"));
        CHECK(ran.says("--weights"));
    }
    CHECK(folder.read("w.toml").find("[set.better]") != std::string::npos);
    const Ran played = run_program({"simulate", "pi", "--weights", folder / "w.toml", "--bots",
                                    "greedy:weights=better,greedy", "--games", "2", "--threads", "1"});
    CHECK_MESSAGE(played.status == 0, played.err);
    CHECK(played.says("greedy:weights=better"));
}

TEST_CASE("tune learns from results") {
    const Folder folder;
    const Ran ran = run_program({"tune", "af", "--generations", "1", "--games", "20", "--validation", "2",
                                 "--threads", "1", "--out", folder / "w.toml", "--json"});
    REQUIRE_MESSAGE(ran.status == 0, ran.err);
    const auto json = parse_json(ran.out);
    REQUIRE(static_cast<bool>(json));
    CHECK(json->at("method").as_string() == "results");
    CHECK(folder.read("w.toml").find("by results") != std::string::npos);
}

TEST_CASE("tune without a file prints the weights") {
    const Ran ran = run_program(tuning({}));
    CHECK(ran.status == 0);
    CHECK(ran.says("[set.mine]"));
}

TEST_CASE("tune as JSON") {
    const Ran ran = run_program(tuning({"--json", "--players", "2,3", "--seed", "7"}));
    REQUIRE(ran.status == 0);
    const auto json = parse_json(ran.out);
    REQUIRE(static_cast<bool>(json));
    CHECK(json->at("game").as_string() == "pocket_imperium");
    CHECK(json->at("from").as_string() == "hand");
    CHECK(json->at("validation").as_array().size() == 2);
    CHECK(json->at("file").as_string().find("[set.mine]") != std::string::npos);
}

TEST_CASE("arguments of tune that make no sense are refused and nothing is written") {
    const Folder folder;
    const std::vector<std::vector<std::string>> cases{
        {"tune"},
        {"tune", "chess"},
        tuning({"--players", "9"}),
        tuning({"--players", "x"}),
        tuning({"--players", "2,9"}),
        tuning({"--generations", "0"}),
        tuning({"--blocks", "none"}),
        tuning({"--games", "10"}),
        {"tune", "af", "--games", "0"},
        {"tune", "af", "--blocks", "10"},
        {"tune", "af", "--against", "best"},
        {"tune", "af", "--method", "guess"},
        tuning({"--validation", "-1"}),
        tuning({"--threads", "0"}),
        tuning({"--from", "best"}),
        tuning({"--against", "hand,best"}),
        tuning({"--keep", "shp"}),
        tuning({"--name", "my set"}),
        tuning({"--option", "layout=round"}),
    };
    for (auto args : cases) {
        args.insert(args.end(), {"--out", folder / "w.toml"});
        const Ran ran = run_program(args);
        CHECK_MESSAGE(ran.status == 2, args.back());
        CHECK(ran.complete());
        CHECK(ran.out.empty());
    }
    CHECK(folder.files() == 0);
}

TEST_CASE("weights that could not be kept are refused before anything is played") {
    const Folder folder;
    for (const std::string& file : {folder / "no/such/folder.toml", folder.path().string()}) {
        const Ran ran = run_program(tuning({"--out", file}));
        CHECK(ran.status == 1);
        CHECK(ran.out.empty());
        CHECK((ran.says("There is no folder") || ran.says("is a directory")));
    }
    CHECK(folder.files() == 0);
}

TEST_CASE("a weights file that cannot be used is refused with its line") {
    const Folder folder;
    const std::string file =
        folder.write("w.toml", "game = \"pocket_imperium\"\n[set.mine]\nship = \"many\"\n");
    for (const char* language : {"en", "pl"}) {
        const Ran ran = run_program({"games", "--weights", file, "--lang", language});
        CHECK(ran.status == 1);
        CHECK(ran.complete());
        CHECK(ran.says("3"));
        CHECK(ran.says("ship"));
    }
    CHECK(run_program({"games", "--weights", folder / "none.toml"}).status == 1);
    CHECK(run_program({"simulate", "pi", "--bots", "greedy:weights=mine"}).status == 2);
}

}  // namespace orrery::cli
