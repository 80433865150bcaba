// The cards in the file are those of the rulebook: resource cards (6.2), setups of factions (6.9).
#include "shared/book.h"

#include <cctype>
#include <map>

#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

const std::string kBook = "alien-artifacts.en.md";
constexpr const char* kKindCodes[] = {"XPLR", "XPND", "XTRM", "XPLT"};

std::string printed(const Section& section) {
    return std::string{"RBGY"[static_cast<int>(section.colour)]} + std::to_string(section.icons) + ' ' +
           std::string{kKindCodes[static_cast<int>(section.kind)]};
}

// "technology 1 of 2; planet 1": AA-18 in the words of the table.
std::string printed(const FactionCard& faction, bool empire) {
    std::string text;
    for (const SetupStep& step : faction.setup) {
        if (step.empire != empire) continue;
        text += (text.empty() ? "" : "; ") +
                std::string{names_of(step.type)[static_cast<std::size_t>(step.type)]};
        if (!empire || step.of > 1) text += step.of > 1 ? " 1 of " + std::to_string(step.of) : " 1";
        if (empire) text += ", " + std::string{names_of(step.side)[static_cast<std::size_t>(step.side)]};
    }
    return text;
}

}  // namespace

TEST_CASE("6.2 the faces and numbers of all resource cards are those of the rulebook") {
    const Content& cards = *default_content();
    const auto tables = tables_under("#### All faces", kBook);
    REQUIRE(tables.size() == 1);
    std::map<std::string, BookCells> told;
    for (std::size_t i = 1; i < tables[0].size(); ++i)
        for (std::size_t at = 0; at + 4 <= tables[0][i].size(); at += 4) {
            const auto cell = tables[0][i].begin() + static_cast<std::ptrdiff_t>(at);
            told[*cell] = {cell + 1, cell + 4};
        }
    CHECK(told.size() == 72);
    REQUIRE(cards.entries.resources.size() == 72);
    for (int i = 0; i < 72; ++i) {
        const auto card = static_cast<Resource>(i);
        CAPTURE(cards.entries.resources[index(card)].id);
        CHECK(told[cards.entries.resources[index(card)].id] ==
              BookCells{printed(cards.section(face_of(card, false))),
                        printed(cards.section(face_of(card, true))),
                        std::to_string(cards.attack[index(card)])});
    }
}

TEST_CASE("6.2 every number is on as many cards of each kind, and of each pair of colours") {
    const Content& cards = *default_content();
    std::map<std::pair<int, Kind>, int> of_kind;
    std::map<std::pair<int, std::pair<Colour, Colour>>, int> of_pair;
    std::map<std::pair<Kind, Kind>, int> kinds;
    for (int i = 0; i < 72; ++i) {
        const auto card = static_cast<Resource>(i);
        const Section &a = cards.section(face_of(card, false)), &b = cards.section(face_of(card, true));
        const int number = cards.attack[index(card)];
        ++of_kind[{number, a.kind}];
        ++of_kind[{number, b.kind}];
        ++of_pair[{number, std::minmax(a.colour, b.colour)}];
        ++kinds[std::minmax(a.kind, b.kind)];
    }
    CHECK(of_kind.size() == 16);
    for (const auto& [key, n] : of_kind) CHECK(n == 9);
    CHECK(of_pair.size() == 24);
    for (const auto& [key, n] : of_pair) CHECK(n == (key.second.second == Colour::Gold ? 2 : 4));
    CHECK(kinds.size() == 6);
    for (const auto& [key, n] : kinds) CHECK(n == 12);
}

TEST_CASE("6.9 what every faction begins with is what the rulebook says") {
    const Content& cards = *default_content();
    const auto tables = tables_under("### 6.9 ", kBook);
    REQUIRE(tables.size() == 2);
    const BookLines rows = whole_rows(tables[0]);
    REQUIRE(rows.size() == 6);
    REQUIRE(cards.entries.factions.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) {
        REQUIRE(rows[i].size() == 6);
        CHECK(rows[i][0] == cards.entries.factions[i].id);
        CHECK(rows[i][4] == printed(cards.factions[i], false));
        CHECK(rows[i][5] == printed(cards.factions[i], true));
    }
}
