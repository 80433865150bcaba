// Whatever comes in, every line is answered once, and what is refused changes nothing.
#include <array>

#include "shared/mutations.h"
#include "talk.h"

using namespace orrery;
using namespace orrery::protocol;

namespace {

std::vector<std::string> sound_lines() {
    Talk talk;
    talk.begin("newgame pi players=2");
    const std::string position = talk.say("position");
    const std::string world = position.substr(std::string_view{"position "}.size());
    return {"hello protocol=1",
            "help",
            "games",
            "settings",
            "set bot=random lang=pl",
            "set lang=en bot=greedy:noise=0.5",
            "newgame af players=3 length=long seat=2",
            "newgame pocket_imperium players=2",
            position,
            "position",
            "actors",
            "options seat=1",
            "view seat=0",
            "play first ruby",
            "play seat=0 dock lunar_mine",
            "explain end",
            "undo 1",
            "standing",
            "imagine seat=1 seed=4",
            "go bot=random seat=0 seed=7",
            "go bot=random info=yes",
            "decide {\"seat\":0,\"seed\":1,\"world\":" + world + "}",
            "over {\"over\":true,\"scores\":[3,4],\"ranks\":[2,1]}",
            "stop",
            "# a comment"};
}

bool is_known(std::string_view word) {
    constexpr std::array kWords{"hello", "help",    "games",    "settings", "position", "actors", "options",
                                "view",  "explain", "standing", "answer",   "ok",       "error"};
    return std::ranges::find(kWords, word) != kWords.end();
}

// Nothing, or `info` lines and one answer.
bool is_answer(const std::string& said, bool silent) {
    if (silent) return said.empty();
    const auto lines = split(said, '\n');
    for (std::size_t i = 0; i + 1 < lines.size(); ++i)
        if (!lines[i].starts_with("info ")) return false;
    return is_known(words(lines.back()).at(0));
}

}  // namespace

TEST_CASE("thousands of mutated lines are answered, and refused ones change nothing") {
    const auto sound = sound_lines();
    Talk talk;
    Rng rng{17};
    std::array<int, 2> answered{};
    for (int i = 0; i < 6000; ++i) {
        std::string line = rng.one_of(sound);
        if (rng.below(4) != 0) line = mutated(line, rng);
        if (rng.below(3) == 0)
            line = "play " + talk.say("go bot=random seed=1").substr(7);  // the game goes on
        CAPTURE(line);
        const auto read =
            problem_with(line) ? Line{"too strange", ""} : read_line(line).value_or(Line{"", ""});
        const bool silent = read.command.empty() || read.command == "quit";
        if (talk.say("settings").find("random") == std::string::npos)
            talk.say("set bot=random");  // the quick one
        const std::string before = talk.say("position"), settings = talk.say("settings");
        const std::string said = talk.say(line);
        REQUIRE(is_answer(said, silent));
        const bool refused = said.starts_with("error ");
        ++answered[refused ? 1 : 0];
        if (!refused) continue;
        REQUIRE(talk.say("settings") == settings);
        if (before.starts_with("position ")) REQUIRE(talk.say("position") == before);
    }
    CHECK(answered[0] > 1000);
    CHECK(answered[1] > 1000);
}

TEST_CASE("long and deep lines are refused without being kept") {
    Talk talk;
    talk.begin();
    CHECK(talk.code("play " + std::string(kMaxLineBytes, 'x')) == "too-long");
    CHECK(talk.code("play " + std::string(kMaxLineBytes - 5, 'x')) == "notation");
    CHECK(talk.say("play " + std::string(100'000, 'x')).size() < 300);
    CHECK(talk.code("position " + std::string(500'000, '[')) == "malformed");
    CHECK(talk.code("decide {\"seat\":" + std::string(500'000, '9') + "}") == "malformed");
    std::string pairs = "newgame af";
    for (int i = 0; i < 2000; ++i) pairs += " a=b";
    CHECK(talk.code(pairs) == "malformed");
    CHECK(talk.say("actors") == "actors \"chance\"");
}
