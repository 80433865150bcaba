#include "cli/terminal/styled.h"

#include <doctest/doctest.h>

#include <sstream>

#include "cli/boards/outline.h"
#include "cli/context.h"
#include "cli/program.h"
#include "cli/terminal/canvas.h"
#include "cli/terminal/surroundings.h"
#include "cli/terminal/text_table.h"

using namespace orrery::cli;

namespace {

std::string in_ascii(const std::string& text) {
    std::ostringstream out;
    AsciiBuffer buffer{out};
    std::ostream stream{&buffer};
    stream << text << std::flush;
    return out.str();
}

}  // namespace

TEST_CASE("lines are wrapped at blanks and keep their inks") {
    const Line line = Line{"one two ", Ink::Strong}.add("three", Ink::Quiet).add("four five");
    CHECK(text_of(wrap(line, 9)) == "one two\nthreefour\nfive\n");
    CHECK(wrap(line, 9)[1].spans()[0] == Span{"three", Ink::Quiet});
    CHECK(text_of(wrap_hanging({"AF-1  first second"}, 12, 6)) == "AF-1  first\n      second\n");
    CHECK(text_of(wrap({"a-word-that-is-too-long"}, 5)) == "a-word-that-is-too-long\n");
    CHECK(wrap({}, 10).size() == 1);
}

TEST_CASE("the width of a line counts characters, not bytes") {
    CHECK(Line{"Żółw ▲5"}.width() == 7);
    CHECK(Line{"ąć"}.pad_to(4).text() == "ąć  ");
    CHECK(shortened("Płaskowyż", 5) == "Płas…");
    CHECK(shortened("Płask", 5) == "Płask");
}

TEST_CASE("colours are for terminals that can show them") {
    const Line line{"hot", Ink::Danger};
    CHECK(Paint{Colours::None}(line) == "hot");
    CHECK(Paint{Colours::Basic}(line) == "\033[1;31mhot\033[0m");
    CHECK(Paint{Colours::True}(Ink::RubyPiece, "5").starts_with("\033[1;38;2;10;14;24;48;2;"));
}

TEST_CASE("marks in a text become inks") {
    const Line line = marked_up("a **bold** `code` 2 * 3 * 4");
    CHECK(line.text() == "a bold code 2 * 3 * 4");
    CHECK(line.spans()[1] == Span{"bold", Ink::Strong});
    CHECK(line.spans()[3] == Span{"code", Ink::News});
}

TEST_CASE("a table aligns its columns and wraps what does not fit") {
    TextTable table;
    table.column({"name"})
        .column({"n"}, Align::Right)
        .row({{"ab"}, {"1"}})
        .row({{"Żółw"}, {"200"}})
        .row({{"x"}});
    CHECK(text_of(table.lines(40)) == "name    n\n────  ───\nab      1\nŻółw  200\nx\n");

    TextTable narrow;
    narrow.column({"a"}).column({"b"}).row({{"short"}, {"many words that need several lines"}});
    for (const Line& line : narrow.lines(20)) CHECK(line.width() <= 20);

    TextTable unbroken;
    unbroken.column({"a"}).column({"b"}).row({{"program:path=a/very/long/path"}, {"12"}});
    CHECK(text_of(unbroken.lines(20)) ==
          "a                 b\n────────────────  ──\nprogram:path=a/v  12\nery/long/path\n");
}

TEST_CASE("a share is drawn as a bar with its interval") {
    CHECK(share_bar(0, 0, 0, 4) == "░░░░");
    CHECK(share_bar(0.25, 0.5, 0.75, 4) == "█▓▒░");
    CHECK(share_bar(1, 1, 1, 4) == "████");
}

TEST_CASE("frames on a canvas join where they touch") {
    Canvas canvas{7, 3};
    canvas.frame(0, 0, 4, 3, Ink::Plain);
    canvas.frame(3, 0, 4, 3, Ink::Plain);
    canvas.put(4, 1, {"abcdef"});  // cut off at the edge
    CHECK(text_of(canvas.lines()) == "╭──┬──╮\n│  │abc\n╰──┴──╯\n");
}

TEST_CASE("a game that nobody has drawn yet is shown in outline") {
    const auto view =
        orrery::parse_json(R"({"turn": 1, "hand": [2, 5], "seats": [{"fuel": 3, "cards": ["a", "b"]}],
                                             "map": {"north": {"ships": [], "owner": null}}})");
    REQUIRE(view);
    CHECK(text_of(outline(*view, 60)) ==
          "turn  1\nhand  2 5\nseats\n  0  fuel 3  cards a b\nmap\n  north  ships -  owner -\n");
}

TEST_CASE("without UTF-8 everything is written in ASCII, column by column") {
    CHECK(in_ascii("╭─ Żółw ─╮") == "+- Zolw -+");
    CHECK(in_ascii("▲5 ●2 „tak” −1 ✓ ŷ") == "R5 S2 \"tak\" -1 + ?");
    for (const char c : in_ascii("[▲5│×·★○⊘⊕⊗◇→…▓▒░█")) CHECK(static_cast<unsigned char>(c) < 0x80);
}
