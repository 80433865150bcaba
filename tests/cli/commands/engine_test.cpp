// `orrery engine` and bots that are programs, as a person meets them.
#include <doctest/doctest.h>

#include "cli/program.h"
#include "protocol/line.h"
#include "shared/sessions.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

const std::string kRandomBot = "program:path=" + std::string{ORRERY_ROOT} + "/examples/random_bot.py";

}  // namespace

TEST_CASE("orrery engine answers line by line, in the language that was asked for") {
    const Ran ran =
        run_program({"engine", "--lang", "pl"}, "hello protocol=1\n\nactors\nnewgame af\r\nactors");
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out.starts_with("hello {\"protocol\":1,"));
    CHECK(
        ran.out.ends_with("\nerror no-game Na planszy nie ma gry. Zacznij ją poleceniem `newgame` albo "
                          "`position`.\nok\nactors \"chance\"\n"));
    CHECK(run_program({"engine"}, "quit\nactors\n").out.empty());
}

TEST_CASE("a line that is too long is refused, and the next one is read") {
    const std::string input = "newgame af\n" + std::string(5 * protocol::kMaxLineBytes, 'x') + "\nactors\n";
    const Ran ran = run_program({"engine", "--lang", "en"}, input);
    CHECK(ran.out ==
          "ok\nerror too-long The line is too long. At most 1048576 bytes are read.\nactors \"chance\"\n");
}

TEST_CASE("the bot of the engine can be named, if there is one") {
    CHECK(run_program({"engine", "--bot", "greedy"}, "settings\n").says(R"("bot":"greedy")"));
    const Ran ran = run_program({"engine", "--bot", "genius"}, "settings\n");
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.says("genius"));
}

TEST_CASE("the script in docs/protocol.md plays a whole game") {
    const Folder folder;
    std::string script;
    for (const std::string& line : block_of("docs/protocol.md", "python")) script += line + '\n';
    const std::string command = "ORRERY=" ORRERY_PROGRAM " python3 " + folder.write("script.py", script) +
                                " >" + folder / "out" + " 2>&1";
    CHECK(std::system(command.c_str()) == 0);  // NOLINT(cert-env33-c): the shell is what a reader uses
    CHECK_MESSAGE(folder.read("out").find(" answers, scores [") != std::string::npos, folder.read("out"));
}

TEST_CASE("a program sits at the table like any bot") {
    const Folder folder;
    const Ran ran = run_program(
        {"play", "pi", "--seats", kRandomBot + ",greedy", "--seed", "2", "--record", folder / "game.txt"});
    CHECK(ran.status == 0);
    CHECK(ran.complete());
    CHECK(ran.says("random_bot.py"));
    CHECK(run_program({"verify", folder / "game.txt"}).status == 0);
}

TEST_CASE("a program plays in the arena; where only bots of ours can play it is refused with the reason") {
    const Ran arena =
        run_program({"arena", "pi", "--bots", kRandomBot + ",greedy", "--blocks", "1", "--lang", "en"});
    CHECK(arena.status == 0);
    CHECK(arena.complete());
    const Ran died =
        run_program({"arena", "pi", "--bots", "program:path=/bin/false,random", "--blocks", "1"});
    CHECK(died.status == 1);
    CHECK(died.says("program:path=/bin/false"));
    const Ran ran = run_program({"simulate", "pi", "--bots", kRandomBot, "--games", "1", "--lang", "en"});
    CHECK(ran.status == 2);
    CHECK(ran.says("arena"));
}

TEST_CASE("a program that is not there is wrong usage; one that fails ends the game with status 1") {
    CHECK(run_program({"play", "af", "--seats", "program"}).status == 2);
    CHECK(run_program({"play", "af", "--seats", "program:path=/none"}).status == 2);
    CHECK(run_program({"play", "af", "--seats", kRandomBot + ":timeout=soon"}).status == 2);
    const Ran failed =
        run_program({"play", "af", "--seats", "program:path=/bin/false,greedy", "--lang", "en"});
    CHECK(failed.status == 1);
    CHECK(failed.complete());
    CHECK(failed.says("program:path=/bin/false has ended"));
}
