// Names and talk: one line, no tricks, letters with their marks as one character.
#include "server/people/words.h"

#include <doctest/doctest.h>

using namespace orrery::server;

TEST_CASE("a line has no control characters, no marks of direction, no blanks to spare") {
    CHECK(clean_line("  Ala\t\n ma \u202E kota\u2066 ", 100) == "Ala ma kota");
    CHECK(clean_line("\uFEFFa\u200Bb", 100) == "a b");
    CHECK_FALSE(clean_line(" \n ", 100));
    CHECK_FALSE(clean_line("\xFF", 100));
    CHECK(clean_line("żółw", 5) == "żó");  // cut at a character
}

TEST_CASE("letters that came in parts are put together, so that what looks alike is alike") {
    CHECK(clean_line("Za\u0328b, z\u0307o\u0301\u0142w, S\u0301limak", 100) == "Ząb, żółw, Ślimak");
    CHECK(clean_line("a\u0302\u0301", 100) == "ấ");  // two marks, one letter
    CHECK(clean_line("ą ć ę ł ń ó ś ź ż", 100) == "ą ć ę ł ń ó ś ź ż");
    CHECK(clean_line("b\u0301", 100) == "b\u0301");  // there is no such letter
    CHECK(clean_line("\u0301a", 100) == "a");        // a mark on nothing
    CHECK(clean_line("a \u0301b", 100) == "a b");
}

TEST_CASE("heaps of marks are cut down") {
    std::string heap = "x";
    for (int i = 0; i < 40; ++i) heap += "\u0336";
    CHECK(clean_line(heap, 500) == "x\u0336\u0336");
}

TEST_CASE("of a long text the beginning is looked at, whole characters of it") {
    CHECK(clean_line(std::string(319, ' ') + "x y", 40) == "x");
    CHECK_FALSE(clean_line(std::string(320, ' ') + "x", 40));
    CHECK_FALSE(clean_name(std::string(320, ' ') + "x", 40));
    std::string zero_widths;
    for (int i = 0; i < 106; ++i) zero_widths += "\u200B";
    CHECK(clean_name(zero_widths + "xż", 40) == "x");  // 318 bytes, then one; ż would end behind the last
    CHECK_FALSE(clean_line(std::string(10'000, ' ') + '\xFF', 40));
}
