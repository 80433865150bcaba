#include <doctest/doctest.h>
#include <sys/stat.h>

#include "catalog/catalog.h"
#include "cli/program.h"
#include "engine/any_game.h"

namespace orrery {
std::span<const EmbeddedFile> engine_texts();
std::span<const EmbeddedFile> cli_texts();
}  // namespace orrery

using namespace orrery;
using namespace orrery::cli;

namespace {

// What the game says last, without the talk about files.
std::string answers_of(const std::string& record) {
    std::string answers;
    std::istringstream lines{record.substr(record.find("\n\n"))};
    for (std::string line; std::getline(lines, line);) answers += line + '\n';
    return answers;
}

}  // namespace

TEST_CASE("a whole game is played by always answering 1, in both languages") {
    for (const std::string language : {"en", "pl"}) {
        const Folder folder;
        const Ran ran =
            run_program({"play", "af", "--seed", "3", "--lang", language, "--record", folder / "game.txt"},
                        lines_of("1", 4000));
        CHECK(ran.status == 0);
        CHECK(ran.complete());
        CHECK(ran.err.empty());
        CHECK(ran.says("141df455d4ebf03577f671893f4eb54bd007a834114e25ea0d8abf097f5e15e9"));
        CHECK(ran.says(language == "pl" ? "Koniec gry." : "The game is over."));
        CHECK(folder.files() == 1);
        CHECK(run_program({"verify", folder / "game.txt"}).status == 0);
    }
}

TEST_CASE("every number of players, small and large, with and without colours") {
    Surroundings small;
    small.columns = 80;
    small.rows = 24;
    small.out_is_terminal = true;
    for (const std::string seats : {"human,random", "human,random,random", "human,random,random,random"}) {
        for (const Surroundings& around : {Surroundings{}, small}) {
            const Ran ran =
                run_program({"play", "af", "--seats", seats, "--seed", "11"}, lines_of("1", 300), around);
            CHECK(ran.status == 0);
            CHECK(ran.complete());
        }
    }
}

TEST_CASE("the boards fit their sheets in both languages") {
    for (const std::string language : {"en", "pl"}) {
        for (const int columns : {80, 100}) {
            Surroundings sheet;
            sheet.columns = columns;
            std::istringstream shown{run_program({"play", "af", "--seats", "human,random,random,random",
                                                  "--seed", "2", "--lang", language},
                                                 lines_of("1", 400), sheet)
                                         .out};
            for (std::string line; std::getline(shown, line);) {
                const bool prompt = line.find("orrery-save") != std::string::npos;
                CAPTURE(line);
                CHECK((prompt || Line{line}.width() <= static_cast<std::size_t>(columns)));
            }
        }
    }
}

TEST_CASE("answers are taken as numbers, in notation, and abbreviated") {
    const Ran ran =
        run_program({"play", "af", "--seed", "8"}, "dock lunar_mine\nu\ndock solar\nship 2\nfoo\n99\n");
    CHECK(ran.says("Which ship do you dock?"));
    CHECK(ran.says("Taken back: 1 answer."));
    CHECK(ran.says("\"foo\" is neither an answer nor a command."));
    CHECK(ran.says("Choose a number from 1 to"));
    CHECK(ran.says("The game was not saved."));
}

TEST_CASE("what cannot be taken back is explained") {
    const Ran ran = run_program({"play", "af", "--seed", "8", "--lang", "pl"}, "u\ncofnij\n");
    CHECK(ran.says("od twojej ostatniej odpowiedzi rzucano kostkami"));
}

TEST_CASE("whoever asks why not gets the rule") {
    const Ran ran = run_program({"play", "af", "--seed", "8"},
                                "w dock shipyard\ndock terraforming_station\nw ship 2\nw\n");
    CHECK(ran.says("Dock at the Shipyard: it takes 1 ore, and you have 0 (rule AF-31)."));
    CHECK(ran.says("AF-31  Costs are paid"));
    CHECK(ran.says("Dock at the Terraforming Station: it takes 1 ore, and you have 0 (rule AF-31)."));
    CHECK(ran.says("something else is being asked now"));
    CHECK(ran.says("for example: w dock"));
    const Ran polish =
        run_program({"play", "af", "--seed", "8", "--lang", "pl"}, "dlaczego dock shipyard\nw dock lunar\n");
    CHECK(polish.says("potrzeba 1 znacznika rudy, a masz 0 (reguła AF-31)"));
    CHECK(polish.says("reguły teraz na to pozwalają"));
    CHECK(polish.complete());
}

TEST_CASE("every refusal that is no rule has words in both languages") {
    for (const Language language : kLanguages) {
        Texts texts{language};
        texts.add(engine_texts());
        texts.add(cli_texts());
        for (const Verdict& verdict : {kNotAsked, kNotYourTurn, kOutOfOrder, kMalformed}) {
            CAPTURE(verdict.rule);
            CHECK(refusal_text(texts, GameInfo{}, verdict).find(verdict.rule) == std::string::npos);
        }
        CHECK(refusal_text(texts, GameInfo{}, breaks("AF-71")).find("AF-71") != std::string::npos);
    }
}

TEST_CASE("hints, rules, information, the log and the board are there for the asking") {
    for (const std::string language : {"en", "pl"}) {
        const Ran ran =
            run_program({"play", "af", "--seed", "8", "--lang", language},
                        "h\nr 71\nr xyz\ni plasma\ni lem\ni lunar_mine\ni nothing-like-it\nl\nb\n?\n\n");
        CHECK(ran.status == 0);
        CHECK(ran.complete());
        CHECK(ran.says(language == "pl" ? "Najlepiej:" : "Best:"));
        CHECK(ran.says("AF-71  "));
        CHECK(ran.says(language == "pl" ? "Działo Plazmowe\n  za paliwo: " : "Plasma Cannon\n  for fuel: "));
        CHECK(ran.says(language == "pl" ? "Kopalnia Księżycowa\n  " : "Lunar Mine\n  "));
    }
}

TEST_CASE("the help takes its example from the question, in every game") {
    for (const GameRow& row : catalog()) {
        CAPTURE(row.info().id);
        const std::string id{row.info().id};
        const Ran ran = run_program({"play", id, "--seed", "8"}, "w\n?\n");
        const std::size_t told = ran.out.find("on, for example: ");
        REQUIRE(told != std::string::npos);
        CHECK(ran.says("Write after w what you would like to answer, for example: w "));
        CHECK((id == "alien_frontiers" || !ran.says("dock lunar_mine")));
        CHECK(ran.complete());
    }
}

TEST_CASE("an answer without choice is played and said, except the end of a turn") {
    const Ran ran = run_program({"play", "af", "--seed", "3"}, lines_of("1", 200));
    CHECK(ran.says("Only one answer was possible: "));
    CHECK(!ran.says("Only one answer was possible: End the turn"));
    CHECK(ran.says("1 End the turn"));
}

TEST_CASE("a saved game goes on as it would have gone on") {
    const Folder folder;
    const std::vector<std::string> game{"play", "af", "--players", "3", "--seed", "21"};
    auto whole = game;
    whole.insert(whole.end(), {"--record", folder / "whole.txt"});
    CHECK(run_program(whole, lines_of("1", 4000)).status == 0);

    const std::string save = folder / "half.txt";
    CHECK(run_program(game, lines_of("1", 25) + "s " + save + "\nq\n").status == 0);
    CHECK(folder.read("half.txt").find("\nseed ") == std::string::npos);
    CHECK(folder.read("half.txt").find("\nresult ") == std::string::npos);
    CHECK(folder.read("half.txt").find("\ncommitment ") != std::string::npos);
    struct stat status {};
    REQUIRE(stat((save + ".seed").c_str(), &status) == 0);
    CHECK((status.st_mode & 0777U) == 0600U);

    CHECK(run_program({"play", "--resume", save, "--record", folder / "rest.txt"}, lines_of("1", 4000))
              .status == 0);
    CHECK(folder.read("whole.txt") == folder.read("rest.txt"));
    CHECK(run_program({"verify", folder / "rest.txt"}).status == 0);
    CHECK(!folder.has("rest.txt.seed"));
}

TEST_CASE("without its seed a saved game goes on with another and drops the commitment") {
    const Folder folder;
    const std::string save = folder / "half.txt";
    run_program({"play", "af", "--seed", "21"}, lines_of("1", 9) + "q\n" + save + "\n");
    REQUIRE(folder.has("half.txt"));
    std::filesystem::remove(save + ".seed");
    const Ran ran =
        run_program({"play", "--resume", save, "--record", folder / "rest.txt"}, lines_of("1", 4000));
    CHECK(ran.status == 0);
    CHECK(ran.says("can no longer be verified"));
    CHECK(folder.read("rest.txt").find("\ncommitment ") == std::string::npos);
    CHECK(run_program({"verify", folder / "rest.txt"}).says("holds no commitment"));
    CHECK(answers_of(folder.read("rest.txt")).starts_with(answers_of(folder.read("half.txt"))));
}

TEST_CASE("a game cannot be resumed where that makes no sense") {
    const Folder folder;
    const std::string over = finished_record(folder);
    CHECK(run_program({"play", "--resume", over}).status == 1);
    CHECK(run_program({"play", "--resume", folder / "none.txt"}).status == 1);
    CHECK(run_program({"play", "--resume", over, "--players", "3"}).status == 2);
}

TEST_CASE("whoever leaves is asked whether to save, and may come back") {
    const Folder folder;
    const std::string file = folder / "game.txt";
    const std::vector<std::string> game{"play", "af", "--seed", "8"};
    CHECK(run_program(game, "1\nq\nn\n").status == 0);
    CHECK(run_program(game, "1\nq\nb\n1\nq\n" + file + "\n").status == 0);
    CHECK(folder.has("game.txt"));
    CHECK(run_program(game, "s " + file + "/impossible\nq\nn\n").says("cannot be written"));
    CHECK(run_program(game, "s " + folder.path().string() + "\nq\nn\n").says("is a directory"));
    CHECK(folder.files() == 2);
    CHECK(!std::filesystem::exists(folder.path().string() + ".seed"));  // what cannot be saved leaves nothing
}

TEST_CASE("two people share a keyboard without a curtain where nothing is hidden") {
    const Ran ran = run_program({"play", "af", "--seats", "human,human", "--seed", "4"}, lines_of("1", 60));
    CHECK(ran.status == 0);
    CHECK(!ran.says("Pass the keyboard"));
    CHECK(ran.says("▲ > "));
    CHECK(ran.says("● > "));
}

TEST_CASE("where views differ, the keyboard is passed on, and secrets are told to their owners only") {
    const Ran ran =
        run_program({"play", "pi", "--seats", "human,human", "--seed", "3"}, lines_of("1", 20) + "l\n");
    CHECK(ran.says("  1 EE XX TT    7 "));  // the plans for two are many: they are told in short, in columns
    CHECK(ran.status == 0);
    CHECK(ran.complete());
    CHECK(ran.says("Pass the keyboard"));
}

TEST_CASE("Pocket Imperium is played at the same table, in both languages") {
    for (const std::string language : {"en", "pl"}) {
        const Ran ran = run_program({"play", "pi", "--seed", "3", "--lang", language}, lines_of("1", 100));
        CHECK(ran.status == 0);
        CHECK(ran.complete());
    }
}

TEST_CASE("a person at a terminal is asked for a file for the record, and may decline") {
    const Folder folder;
    Surroundings terminal;
    terminal.in_is_terminal = true;
    const std::vector<std::string> game{"play", "af", "--seats", "greedy,random", "--seed", "1"};
    CHECK(run_program(game, "\n", terminal).status == 0);
    CHECK(folder.files() == 0);
    CHECK(run_program(game, (folder / "kept.txt") + "\n", terminal).says("is recorded in"));
    CHECK(run_program({"verify", folder / "kept.txt"}).status == 0);
    const Ran again =
        run_program(game, (folder / "no/such.txt") + '\n' + (folder / "other.txt") + "\n", terminal);
    CHECK(again.status == 0);
    CHECK(again.says("cannot be written"));
    CHECK(folder.has("other.txt"));
}

TEST_CASE("a record that could not be kept is told, before the game if that can be seen") {
    const Folder folder;
    const auto play = [](const std::string& file) {
        return run_program({"play", "af", "--seats", "greedy,random", "--seed", "1", "--record", file});
    };
    for (const std::string& file : {folder / "no/such/folder.txt", folder.path().string()}) {
        const Ran refused = play(file);
        CHECK(refused.status == 1);
        CHECK(refused.out.empty());
    }
    const Ran lost = play("/proc/self/record.txt");  // a folder, in which nobody can make a file
    CHECK(lost.status == 1);
    CHECK(lost.says("The game is over."));
    CHECK(lost.says("cannot be written"));
}

TEST_CASE("bots alone play a game to its end") {
    const Ran ran = run_program({"play", "af", "--seats", "greedy,random,greedy", "--seed", "1"});
    CHECK(ran.status == 0);
    CHECK(ran.says("The game is over."));
}
