#include <doctest/doctest.h>

#include <algorithm>

#include "cli/commands/command_line.h"
#include "cli/program.h"

using namespace orrery::cli;

namespace {

constexpr const char* kCommands[] = {"play",    "replay", "verify",   "games",   "rules", "position",
                                     "inspect", "apply",  "simulate", "analyse", "tune",  "bench",
                                     "arena",   "engine", "serve",    "store"};

}  // namespace

TEST_CASE("every command has help with examples in both languages") {
    for (const std::string language : {"en", "pl"}) {
        const Ran all = run_program({"--help", "--lang", language});
        CHECK(all.status == 0);
        CHECK(all.complete());
        for (const std::string command : kCommands) {
            CAPTURE(command);
            const Ran ran = run_program({command, "--help", "--lang", language});
            CHECK(ran.status == 0);
            CHECK(ran.complete());
            CHECK(ran.err.empty());
            CHECK(ran.says("orrery " + command));
            CHECK(ran.says(language == "pl" ? "Przykłady:" : "Examples:"));
            CHECK(all.says("  " + command));
        }
    }
    CHECK(run_program({}).status == 0);
    CHECK(run_program({"--version"}).out.starts_with("orrery "));
}

TEST_CASE("wrong usage ends with status 2, nothing on standard output, and says what to do") {
    const std::vector<std::vector<std::string>> wrong = {
        {"paly"},
        {"frobnicate"},
        {"--frobnicate"},
        {"games", "--jsn"},
        {"games", "extra"},
        {"play"},
        {"play", "chess"},
        {"play", "af", "--players", "5"},
        {"play", "af", "--players", "two"},
        {"play", "af", "--players"},
        {"play", "af", "--seats", "human,genius"},
        {"play", "af", "--seats", "human,human,human", "--players", "2"},
        {"play", "af", "--seed", "-1"},
        {"play", "af", "--option", "length"},
        {"play", "af", "--option", "length=medium"},
        {"play", "af", "--option", "size=long"},
        {"play", "af", "--players", "2", "--option", "length=long"},
        {"play", "--resume", "-"},
        {"replay"},
        {"verify"},
        {"inspect"},
        {"rules"},
        {"apply"},
        {"apply", "--position", "x"},
        {"position"},
        {"simulate"},
        {"simulate", "af", "--games", "0"},
        {"simulate", "af", "--games", "many"},
        {"simulate", "af", "--threads", "0"},
        {"simulate", "af", "--bots", "genius"},
        {"simulate", "af", "--bots", "random,random,random", "--players", "2"},
        {"bench", "af", "--seconds", "0"},
        {"bench", "af", "--bot", "genius"},
        {"bench", "af", "--bot", "level:3", "--turns", "0"},
        {"bench", "af", "--bot", "level:3", "--seconds", "3"},
        {"bench", "af", "--turns", "3"},
        {"apply", "--position", "x", "--action", ""},
        {"games", "--lang", "de"},
        {"games", "--color", "mauve"},
        {"games", "--lang"},
    };
    for (const std::string language : {"en", "pl"}) {
        for (std::vector<std::string> args : wrong) {
            std::string shown;
            for (const std::string& arg : args) shown += arg + ' ';
            CAPTURE(shown);
            if (args.back() != "--lang" && args.back() != "de")
                args.insert(args.begin(), {"--lang", language});
            const Ran ran = run_program(args);
            CHECK(ran.status == 2);
            CHECK(ran.out.empty());
            CHECK(ran.err.size() > 20);
            CHECK(ran.complete());
        }
    }
}

TEST_CASE("a slip of the fingers is understood") {
    CHECK(run_program({"paly"}).says("orrery play"));
    CHECK(run_program({"games", "--jsn"}).says("--json"));
    CHECK(run_program({"paly", "--lang", "pl"}).says("Czy chodziło o"));
    CHECK(likely_meant("simulte", {"play", "simulate"}) == "simulate");
    CHECK(likely_meant("xyz", {"play", "simulate"}).empty());
}

TEST_CASE("the language comes from the system unless it is asked for") {
    Surroundings polish;
    polish.language = orrery::Language::Polish;
    CHECK(run_program({"--help"}, "", polish).says("Użycie:"));
    CHECK(run_program({"--help", "--lang", "en"}, "", polish).says("Usage:"));
    CHECK(run_program({"games", "--lang=pl"}).says("gracze"));
}

TEST_CASE("colours are used on terminals only, and never against somebody's will") {
    Surroundings terminal;
    terminal.out_is_terminal = true;
    CHECK(!run_program({"games"}).says("\033["));
    CHECK(run_program({"games"}, "", terminal).says("\033["));
    CHECK(run_program({"games", "--color", "always"}).says("\033["));
    CHECK(!run_program({"games", "--color", "never"}, "", terminal).says("\033["));
    terminal.no_color = true;
    CHECK(!run_program({"games"}, "", terminal).says("\033["));
}

TEST_CASE("without UTF-8 the output is ASCII, but JSON stays what it is") {
    Surroundings plain;
    plain.utf8 = false;
    const Ran games = run_program({"games", "--lang", "pl"}, "", plain);
    CHECK(std::ranges::all_of(games.out, [](char c) { return static_cast<unsigned char>(c) < 0x80; }));
    CHECK(games.says("Dlugosc gry"));
    const Ran rules = run_program({"rules", "af", "71", "--lang", "pl", "--json"}, "", plain);
    CHECK(rules.says("ż"));
}
