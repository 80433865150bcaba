#include <doctest/doctest.h>

#include <csignal>

#include "cli/program.h"
#include "cli/terminal/interrupt.h"
#include "engine/json.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

std::vector<std::string> arena(std::vector<std::string> more, const std::string& blocks = "3") {
    std::vector<std::string> args{"arena", "pi", "--bots", "greedy,random", "--blocks", blocks};
    args.insert(args.end(), more.begin(), more.end());
    return args;
}

std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream rest{line};
    for (std::string cell; std::getline(rest, cell, ',');) cells.push_back(cell);
    return cells;
}

// A match without what differs each time: the columns of time, and the check of a line, which counts them.
std::string without_seconds(const std::string& text) {
    std::string kept;
    std::istringstream lines{text};
    std::vector<std::string> names;
    for (std::string line; std::getline(lines, line);) {
        const std::vector<std::string> cells = cells_of(line);
        if (line.starts_with("block,")) names = cells;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (i >= names.size() || !(names[i].starts_with("seconds") || names[i] == "check"))
                kept += cells[i] + ',';
        kept += '\n';
    }
    return kept;
}

}  // namespace

TEST_CASE("arena says who is stronger, in both languages") {
    for (const std::string language : {"en", "pl"}) {
        const Ran ran = run_program(arena({"--lang", language, "--sprt", "0,200"}, "10"));
        CHECK(ran.status == 0);
        CHECK(ran.complete());
        CHECK(ran.says("100"));
        CHECK(ran.says("LLR"));
    }
    const Json json = json_of(run_program(arena({"--json", "--threads", "2"})));
    CHECK(json.at("blocks") == 3);
    CHECK(json.at("bots").at(0).at("name") == "greedy");
    CHECK(json.at("bots").at(0).at("win_share").to_number<double>() > 0.6);
}

TEST_CASE("a match in a file can be resumed, and only by the same match") {
    const Folder folder;
    const std::string file = folder / "match.csv";
    REQUIRE(run_program(arena({"--csv", file}, "2")).status == 0);
    const std::string two = folder.read("match.csv");
    CHECK(run_program(arena({"--csv", file})).status == 1);  // it is there already
    CHECK(run_program(arena({"--csv", file, "--resume", "--seed", "5"})).status == 1);
    CHECK(folder.read("match.csv") == two);
    const Ran more = run_program(arena({"--csv", file, "--resume", "--json"}, "5"));
    CHECK(more.status == 0);
    CHECK(json_of(more).at("blocks") == 5);
    REQUIRE(run_program(arena({"--csv", folder / "whole.csv"}, "5")).status == 0);
    CHECK(without_seconds(folder.read("match.csv")) == without_seconds(folder.read("whole.csv")));
    folder.write("match.csv", two + "nonsense\n");
    const Ran bad = run_program(arena({"--csv", file, "--resume", "--lang", "pl"}, "5"));
    CHECK(bad.status == 1);
    CHECK(bad.complete());
    CHECK(folder.read("match.csv") == two + "nonsense\n");
}

TEST_CASE("the records of a match are games that can be verified and replayed") {
    const Folder folder;
    REQUIRE(run_program(arena({"--records", folder / "games"}, "1")).status == 0);
    const std::string record = (folder.path() / "games" / "block-000000-1.txt").string();
    const Ran verified = run_program({"verify", record});
    CHECK(verified.says("✓ Rules"));
    CHECK(run_program({"replay", record}).status == 0);
}

TEST_CASE("wrong use of arena changes nothing and says what is wrong") {
    const Folder folder;
    CHECK(run_program({"arena"}).status == 2);
    CHECK(run_program({"arena", "pi"}).status == 2);
    CHECK(run_program({"arena", "pi", "--bots", "greedy"}).status == 2);
    CHECK(run_program({"arena", "pi", "--bots", "greedy,deep"}).status == 2);
    CHECK(run_program(arena({"--resume"})).status == 2);
    for (const std::string sprt : {"5", "5,0", "a,b", "0,20,40", "0,", "0,99999"})
        CHECK(run_program(arena({"--sprt", sprt})).status == 2);
    CHECK(run_program(arena({}, "0")).status == 2);
    CHECK(run_program(arena({"--csv", folder / "no/such.csv"})).status == 1);
    CHECK(run_program(arena({"--csv", folder.path().string()})).status == 1);
    CHECK(folder.files() == 0);
}

TEST_CASE("Ctrl-C is noticed once, and the usual handling comes back") {
    {
        const Interrupt interrupt;
        CHECK(!interrupt.asked());
        std::raise(SIGINT);
        CHECK(interrupt.asked());
    }
    const Interrupt next;
    CHECK(!next.asked());
}
