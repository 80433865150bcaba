#include "engine/rulebook.h"

#include <doctest/doctest.h>

#include "catalog/catalog.h"
#include "cli/program.h"
#include "cli/terminal/markdown.h"
#include "core/text.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

constexpr std::string_view kBook = R"(# A game

Some words
in two lines.

## 1. First

**XY-1** One rule, which
goes on. [R, XY-Q1]

- an item
  that goes on
- another

| id    | name |
|-------|------|
| `one` | Żółw |
| `two` | Kot  |

### 1.1 Inside

**XY-E2** An example.

```
**XY-9** not a rule
```
)";

}  // namespace

TEST_CASE("a rulebook is read into sections and rules") {
    const Rulebook book{kBook, "XY"};
    REQUIRE(book.sections().size() == 3);
    CHECK(book.sections()[0].title == "A game");
    CHECK(book.sections()[0].blocks[0].lines[0] == "Some words in two lines.");
    CHECK(book.sections()[1].number == "1");
    CHECK(book.sections()[1].title == "First");
    CHECK(book.sections()[2].number == "1.1");
    REQUIRE(book.rule("XY-1").block != nullptr);
    CHECK(book.rule("XY-1").block->lines[0] == "One rule, which goes on. [R, XY-Q1]");
    CHECK(book.rule("XY-E2").section->number == "1.1");
    CHECK(book.rule("XY-9").block == nullptr);
    CHECK(book.section("1.1") != nullptr);
    CHECK(book.section("") == nullptr);
}

TEST_CASE("IDs are understood as people write them") {
    const Rulebook book{kBook, "XY"};
    CHECK(book.rule_id("XY-71") == "XY-71");
    CHECK(book.rule_id("xy71") == "XY-71");
    CHECK(book.rule_id("71") == "XY-71");
    CHECK(book.rule_id("e2") == "XY-E2");
    CHECK(book.rule_id("xy-q12") == "XY-Q12");
    CHECK(!book.rule_id("mine"));
    CHECK(!book.rule_id(""));
    CHECK(!book.rule_id("5.8"));
    CHECK(!book.rule_id("123456"));
}

TEST_CASE("a search finds all words, whatever their case and marks, and single rows of tables") {
    const Rulebook book{kBook, "XY"};
    CHECK(book.search({"ZOLW"})[0].blocks[0].lines.size() == 3);
    CHECK(book.search({"goes", "RULE"})[0].blocks[0].rule == "XY-1");
    CHECK(book.search({"goes", "nowhere"}).empty());
    CHECK(highlighted({"Żółw i kot"}, {"zolw"}).spans()[0] == Span{"Żółw", Ink::Hit});
}

TEST_CASE("markdown is rendered: hanging items and rules, aligned tables, code as it is") {
    const Rulebook book{kBook, "XY"};
    CHECK(text_of(render(book.sections()[1], {.width = 18, .highlight = {}})) ==
          "1 First\n\nXY-1  One rule,\n      which goes\n      on. [R,\n      XY-Q1]\n\n• an item that\n  "
          "goes on\n"
          "• another\n\nid   name\n───  ────\none  Żółw\ntwo  Kot\n");
    CHECK(text_of(render(book.sections()[2], {.width = 40, .highlight = {}})) ==
          "1.1 Inside\n\nXY-E2  An example.\n\n    **XY-9** not a rule\n");
}

TEST_CASE("the rulebooks of all games are there in both languages, with the same rules") {
    for (const GameRow& game : catalog()) {
        std::vector<std::string> ids[2];
        for (const Language language : kLanguages) {
            const Rulebook book = rulebook_of(game.info(), language);
            for (const Section& section : book.sections())
                for (const Block& block : section.blocks)
                    if (!block.rule.empty()) ids[static_cast<std::size_t>(language)].push_back(block.rule);
        }
        CHECK(ids[0].size() > 10);
        CHECK(ids[0] == ids[1]);
    }
}

TEST_CASE("a line of a rule may begin with a number") {
    const Rulebook book{"# A game\n\n## 1. First\n\n**XY-1** A cost (3 or\n5). Then more.\n\n2. An item.\n",
                        "XY"};
    const auto& blocks = book.sections()[1].blocks;
    REQUIRE(blocks.size() == 2);
    CHECK(blocks[0].lines[0] == "A cost (3 or 5). Then more.");
    CHECK(blocks[1].kind == BlockKind::Item);
}

// A line of a paragraph that begins with a dash or "2. " would begin an item, and the rest of the rule with
// it.
TEST_CASE("no rule is cut off by a line that begins like an item") {
    for (const GameRow& game : catalog()) {
        for (const EmbeddedFile& file : game.info().rulebook()) {
            bool in_rule = false;
            for (const std::string_view line : split(file.text, '\n')) {
                const std::size_t digits = line.find_first_not_of("0123456789");
                const bool item = line.starts_with("- ") || (digits > 0 && digits < line.size() &&
                                                             line.substr(digits).starts_with(". "));
                CHECK_MESSAGE(!(in_rule && item), file.name << ": " << line);
                in_rule = !line.empty() && !item && (in_rule || line.starts_with("**"));
            }
        }
    }
}
