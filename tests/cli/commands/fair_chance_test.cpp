// docs/fair-chance.md as somebody uses it who trusts nobody: its code, a record, the program.
#include <doctest/doctest.h>

#include <filesystem>

#include "cli/program.h"
#include "core/text.h"
#include "shared/sessions.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

// Both pieces of code in a row, as the page says.
std::string checking_script() {
    std::string script;
    for (const int piece : {0, 1})
        for (const std::string& line : block_of("docs/fair-chance.md", "python", piece))
            script += line + '\n';
    return script;
}

// The exit status of the script for this record.
int checks(const Folder& folder, const std::string& record) {
    const std::string command = "PATH=" + folder.path().string() + ":$PATH python3 " + folder / "check.py" +
                                ' ' + folder.write("record.txt", record) + " >" + folder / "out" + " 2>&1";
    return std::system(command.c_str());  // NOLINT(cert-env33-c): the shell is what a reader uses
}

}  // namespace

TEST_CASE(
    "the code in docs/fair-chance.md checks the cards of a record, and notices a draw that is another one") {
    const Folder folder;
    folder.write("check.py", checking_script());
    std::filesystem::create_symlink(ORRERY_PROGRAM, folder / "orrery");
    run_program({"play", "mo", "--seats", "random,random", "--seed", "2", "--record", folder / "game.txt"});
    // The beginning is enough: every draw is one call of the program.
    const std::string game = folder.read("game.txt");
    std::string record;
    int answers = 0, draws = 0;
    for (const std::string_view line : split(game, '\n')) {
        record += std::string{line} + '\n';
        answers += line.starts_with("chance ") || line.starts_with("0 ") || line.starts_with("1 ") ? 1 : 0;
        draws += line.starts_with("chance draw ") ? 1 : 0;
        if (answers == 18) break;
    }
    REQUIRE(draws > 5);
    CHECK_MESSAGE(checks(folder, record) == 0, folder.read("out"));

    const std::size_t first = record.find("chance first ");
    REQUIRE(first != std::string::npos);
    const bool ruby = record.substr(first).starts_with("chance first ruby");
    const std::string forged =
        record.substr(0, first) + "chance first " + (ruby ? "sapphire" : "ruby") + '\n';
    CHECK(checks(folder, forged) != 0);
    CHECK(folder.read("out").find("AssertionError") != std::string::npos);
}
