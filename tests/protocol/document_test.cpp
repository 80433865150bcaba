#include "core/text.h"
#include "shared/sessions.h"
#include "talk.h"

using namespace orrery;
using namespace orrery::protocol;

namespace {

std::string document() {
    std::ifstream in{std::string{ORRERY_ROOT} + "/docs/protocol.md"};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

TEST_CASE("gaps stand for anything, and for nothing else") {
    CHECK(matches("abc", "abc"));
    CHECK(!matches("abcd", "abc"));
    CHECK(matches("a[1,2]b[3]c", "a[...]b[...]c"));
    CHECK(!matches("a[1,2]b[3]d", "a[...]b[...]c"));
    CHECK(matches("anything", "..."));
    CHECK(!matches("ab", "...c"));
}

TEST_CASE("the session with the engine goes as docs/protocol.md tells") {
    Talk talk;
    std::vector<std::string> answers;
    for (const std::string& line : block_of("docs/protocol.md", "session engine")) {
        CAPTURE(line);
        if (line.starts_with("> ")) {
            REQUIRE(answers.empty());
            const std::string said = talk.say(std::string_view{line}.substr(2));
            if (said.empty()) continue;
            for (const std::string_view each : split(said, '\n'))
                answers.insert(answers.begin(), std::string{each});
            continue;
        }
        REQUIRE(line.starts_with("< "));
        REQUIRE(!answers.empty());
        CHECK_MESSAGE(matches(answers.back(), std::string_view{line}.substr(2)), answers.back());
        answers.pop_back();
    }
    CHECK(answers.empty());
    CHECK(!talk.going_on());
}

TEST_CASE("docs/protocol.md has a row for every command") {
    Talk talk;
    const std::string text = document();
    const Json commands = talk.json("help", "help");
    for (const Json& command : commands.as_array()) {
        const std::string row = "\n| `" + std::string{command.as_string()};
        CHECK_MESSAGE(text.find(row) != std::string::npos, row);
    }
}

TEST_CASE("docs/protocol.md has a row for every code of an error") {
    const std::string text = document();
    const std::size_t from = text.find("### Codes of errors");
    REQUIRE(from != std::string::npos);
    const std::string table = text.substr(from, text.find("\n## ", from) - from);
    for (const Code code : every<Code>()) {
        const std::string written = '`' + std::string{name_of(code)} + '`';
        CHECK_MESSAGE(table.find(written) != std::string::npos, written);
    }
}
