// Bots that are programs: ours in examples/, and all kinds of bad ones. The bad ones are one-line shell
// scripts.
#include "lab/players/program_bot.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text.h"
#include "lab/players/process.h"
#include "protocol/documents.h"
#include "shared/folder.h"

using namespace orrery;

namespace {

const std::string kRandomBot = std::string{ORRERY_ROOT} + "/examples/random_bot.py";
const std::string kHello = R"(read a; echo 'hello {"protocol":1}'; )";

std::string script(const Folder& folder, const std::string& text) {
    const std::string path = folder.write("bot", "#!/bin/sh\n" + text + '\n');
    REQUIRE(chmod(path.c_str(), 0700) == 0);
    return path;
}

Result<std::unique_ptr<Player>> player(const std::string& name, const char* game = "af") {
    return make_player(*find_game(game), built_in(), name);
}

// The problem that a game of this player at seat 0 against greedy ends with; nothing: it was played.
std::optional<Message> problem_of(Player& one, const GameRow& row) {
    auto game = *row.make(built_in(), {.players = 2});
    const auto two = row.make_bot(built_in(), "greedy");
    Rng rng{8};
    if (auto problem = one.new_game(*game, 0)) return problem;
    while (!game->over()) {
        const Seat seat = game->actors().first();
        if (seat == kChance) {
            game->play(seat, draw_outcome(*game, rng));
            continue;
        }
        const auto action =
            seat == 0 ? one.choose(*game, seat, rng) : Result<Action>{(*two)->choose(*game, seat, rng)};
        if (!action) return action.problem();
        REQUIRE(static_cast<bool>(game->judge(seat, *action)));
        game->play(seat, *action);
    }
    return one.over(*game);
}

// What only a hang reaches, and what whoever is to be late has passed at once.
constexpr const char* kPatient = "60s";
constexpr const char* kHurried = "300ms";

Message problem_with_script(const std::string& text, const std::string& timeout = kPatient) {
    const Folder folder;
    const auto bot = player("program:path=" + script(folder, text) + ":timeout=" + timeout);
    REQUIRE(static_cast<bool>(bot));
    const auto problem = problem_of(**bot, *find_game("af"));
    REQUIRE(problem.has_value());
    for (const Language language : kLanguages) {
        const std::string said = shared_texts(language).format(*problem);
        CHECK_MESSAGE(said.find('<') == std::string::npos, said);
        CHECK_MESSAGE(said.find("program:path=") != std::string::npos, said);  // it says which bot
    }
    return *problem;
}

std::string param(const Message& message, std::string_view name) {
    for (const Param& each : message.params)
        if (each.name == name) return each.value;
    return "";
}

// Whether there is such a process that has not ended (an orphan that nobody takes note of does not count).
bool is_running(const std::string& id) {
    std::ifstream file{"/proc/" + id + "/stat"};
    std::string number, name, state;
    return file >> number >> name >> state && state != "Z" && state != "X";
}

bool ends_soon(const std::string& id) {
    for (int i = 0; i < 30'000 && is_running(id); ++i) usleep(2000);  // a minute: only a hang takes it
    return !is_running(id);
}

}  // namespace

TEST_CASE("the example bot plays a whole game of every title against greedy") {
    for (const GameRow& row : catalog()) {
        const auto bot = make_player(row, built_in(), "program:path=" + kRandomBot + ":timeout=" + kPatient);
        REQUIRE(static_cast<bool>(bot));
        const auto problem = problem_of(**bot, row);
        CHECK_MESSAGE(!problem, (problem ? shared_texts(Language::English).format(*problem) : ""));
        CHECK(!problem_of(**bot, row));  // and another one
    }
}

TEST_CASE("a built-in bot is a player that does not fail") {
    const auto bot = player("random");
    REQUIRE(static_cast<bool>(bot));
    CHECK(!problem_of(**bot, *find_game("af")));
    CHECK(player("genius").problem().key == "error.bot.unknown");
}

TEST_CASE("where there is little room a program is called by its file") {
    CHECK(short_name("greedy:noise=0.2") == "greedy:noise=0.2");
    CHECK(short_name("program:path=bots/mine.py:timeout=5s") == "mine.py");
    CHECK(short_name("program:path=mine") == "mine");
    CHECK(short_name("program") == "program");
}

TEST_CASE("a program that cannot be is refused before anything is started") {
    const Folder folder;
    const std::string file = folder.write("text", "hello");
    CHECK(player("program").problem().key == "error.program.path");
    CHECK(player("program:timeout=1s").problem().key == "error.program.path");
    CHECK(player("program:path=" + folder / "none").problem().key == "error.program.missing");
    CHECK(player("program:path=" + folder.path().string()).problem().key == "error.program.missing");
    CHECK(player("program:path=" + file).problem().key == "error.program.missing");
    CHECK(player("program:path=" + kRandomBot + ":speed=9").problem().key == "error.bot.setting_unknown");
    CHECK(player("program:path=" + kRandomBot + ":timeout=5").problem().key == "error.bot.setting_time");
    CHECK(player("program:path=" + kRandomBot + ":timeout=2h").problem().key == "error.bot.setting_time");
}

TEST_CASE("what is executable but no program cannot be started") {
    const Folder folder;
    const std::string path = folder.write("bot", "\x7F no program");
    REQUIRE(chmod(path.c_str(), 0700) == 0);
    const auto bot = player("program:path=" + path);
    REQUIRE(static_cast<bool>(bot));
    CHECK(problem_of(**bot, *find_game("af"))->key == "error.program.start");
}

TEST_CASE("a program that dies, hangs or babbles ends the match with the reason") {
    CHECK(param(problem_with_script("exit 3"), "n") == "3");
    CHECK(problem_with_script("exit 3").key == "error.program.ended.status");
    CHECK(problem_with_script("kill -9 $$").key == "error.program.ended.signal");
    CHECK(problem_with_script("exec >&- <&-; sleep 5").key == "error.program.ended.closed");
    CHECK(problem_with_script("sleep 60", kHurried).key == "error.program.late");
    CHECK(problem_with_script(kHello + "sleep 60", kHurried).key == "error.program.late");
    CHECK(problem_with_script(kHello + "read a; exit 0").key == "error.program.ended.status");
    CHECK(problem_with_script("read a; echo Traceback").key == "error.program.nonsense");
    CHECK(problem_with_script(kHello + "cat").key == "error.program.nonsense");
    CHECK(problem_with_script("read a; yes info | tr -d '\\n'").key == "error.program.long");
    CHECK(problem_with_script("read a; while :; do echo info on and on; done", kHurried).key ==
          "error.program.late");
    CHECK(problem_with_script(kHello + "printf 'ok\\nok\\n'; cat").key == "error.program.unasked");
}

TEST_CASE("an answer that the rules refuse is named with its rule") {
    const std::string play = kHello + "read a; echo ok; read a; echo 'answer ";
    const Message refused = problem_with_script(play + "first ruby'");
    CHECK(refused.key == "error.program.refused");
    CHECK(param(refused, "line") == "first ruby");
    CHECK(param(refused, "rule") == "not-asked");
    const Message nonsense = problem_with_script(play + "42'");
    CHECK(nonsense.key == "error.program.notation");
    CHECK(param(nonsense, "line") == "42");
}

TEST_CASE("a program is given its words, as they are") {
    const Folder folder;
    const std::string echo = script(folder, "read a; echo \"hello $#,$1,$2\"");
    const auto bot = player("program:path=" + echo + ":args=engine  --bot=greedy*:timeout=" + kPatient);
    REQUIRE(static_cast<bool>(bot));
    const auto problem = problem_of(**bot, *find_game("af"));
    REQUIRE(problem.has_value());
    CHECK(param(*problem, "line") == "hello 2,engine,--bot=greedy*");
}

TEST_CASE("info and blank lines are skipped") {
    const Folder folder;
    ProcessPlan plan;
    plan.timeout = std::chrono::minutes{1};
    plan.path = script(folder, "while read a; do echo 'info thinking'; echo; echo \"ok $a\"; done");
    const auto process = Process::start("bot", plan);
    REQUIRE(static_cast<bool>(process));
    CHECK(*(*process)->ask("one") == "ok one");
    CHECK(*(*process)->ask(std::string(500'000, 'x')) == "ok " + std::string(500'000, 'x'));
}

TEST_CASE("nothing of a program is left behind, whatever it does") {
    for (const std::string text : {"cat", "exit 0", "trap '' TERM HUP; while :; do sleep 1; done"}) {
        const Folder folder;
        ProcessPlan plan;
        plan.timeout = std::chrono::minutes{1};
        plan.path =
            script(folder, "sleep 20 & echo $! >" + folder / "child" + "; read a; echo ready; " + text);
        std::string id;
        {
            const auto process = Process::start("bot", plan);
            REQUIRE(static_cast<bool>(process));
            id = std::to_string((*process)->id());
            CHECK(is_running(id));
            CHECK(*(*process)->ask("hello") == "ready");
        }
        CHECK(!is_running(id));
        const std::string child{trimmed(folder.read("child"))};
        CHECK(!child.empty());
        CHECK(ends_soon(child));
    }
}
