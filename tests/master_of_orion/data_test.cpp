// The cards of the built-in file are those of both rulebooks, cell by cell (6.3 - 6.6).
#include <fstream>
#include <map>

#include "core/text.h"
#include "games/master_of_orion/card_texts.h"
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

// The words of a rulebook that the tables use.
struct Book {
    Language language;
    const char* file;
    const char *english, *polish, *copies, *name, *cost, *income, *points, *space, *morale, *effect;
    const char *to_build, *to_activate, *start, *start_points, *place, *effects, *flags;
    const char *source_name, *source_colour, *source_effect;
    std::array<const char*, kCount<Colour>> colours;
};
constexpr Book kBooks[] = {
    {Language::English,
     ORRERY_ROOT "/docs/rules/master-of-orion.en.md",
     "English",
     "Polish",
     "copies",
     "name",
     "cost",
     "income",
     "VP",
     "space",
     "morale 6+",
     "effect",
     "to build",
     "to activate",
     "Start f/l/p",
     "Start VP",
     "Space",
     "Effects",
     "Flags",
     "src N",
     "src C",
     "src E",
     {"Blue", "Red", "Yellow", "Grey"}},
    {Language::Polish,
     ORRERY_ROOT "/docs/rules/master-of-orion.pl.md",
     "po angielsku",
     "po polsku",
     "egz.",
     "nazwa",
     "koszt",
     "produkcja",
     "PZ",
     "pole",
     "morale 6+",
     "efekt",
     "do budowy",
     "do aktywacji",
     "początek f/l/p",
     "początkowe PZ",
     "pole",
     "efekty",
     "flagi",
     "źr. N",
     "źr. C",
     "źr. E",
     {"Niebieskie", "Czerwone", "Żółte", "Szare"}},
};

// A row of a rulebook: its cells by the heads of their columns.
using BookRow = std::map<std::string, std::string, std::less<>>;
struct BookTable {
    std::string above;  // the bold line over it
    std::vector<BookRow> rows;
};

std::vector<std::string> cells_of(std::string_view line) {
    std::vector<std::string> cells;
    for (const std::string_view cell : split(line.substr(1, line.size() - 2), '|'))
        cells.emplace_back(trimmed(cell));
    return cells;
}

// The tables of a section up to its next heading, by its number.
std::vector<BookTable> book_tables(const Book& book, const std::string& number) {
    std::ifstream file{book.file};
    REQUIRE(file.good());
    std::vector<BookTable> tables;
    std::vector<std::string> heads;
    std::string above;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("#")) inside = line.starts_with("### " + number + ' ');
        if (line.starts_with("**")) above = line;
        if (!inside || !line.starts_with("|")) {
            heads.clear();
        } else if (heads.empty()) {
            heads = cells_of(line);
            tables.push_back({above, {}});
        } else if (!line.starts_with("|-")) {
            const auto cells = cells_of(line);
            REQUIRE(cells.size() == heads.size());
            for (BookRow& row = tables.back().rows.emplace_back(); const std::string& cell : cells)
                row[heads[row.size()]] = cell;
        }
    }
    return tables;
}

// The data as a rulebook would print it.
std::string printed(const Triple& triple) {
    return std::to_string(triple[0]) + '/' + std::to_string(triple[1]) + '/' + std::to_string(triple[2]);
}
std::string printed(const std::optional<Space>& space) { return space ? std::string{name_of(*space)} : "-"; }
std::string printed(const Book& book, const StructureEntry& card) {
    for (const auto& morale : {card.build_morale, card.activate_morale})
        if (morale) CHECK(*morale == 6);
    CHECK_FALSE((card.build_morale && card.activate_morale));
    return card.build_morale ? book.to_build : card.activate_morale ? book.to_activate : "-";
}
std::string printed_flags(const AdvisorEntry& advisor) {
    const std::string own = advisor.own_system ? "own_system" : "",
                      keeps = advisor.keeps_cube ? "keeps_cube" : "";
    return own.empty() && keeps.empty() ? "-" : own + keeps;
}
std::string printed(const Source& source) {
    constexpr By<Provenance, const char*> kLetters{{"S", "S~", "P", "R"}};
    REQUIRE(source.from.size() == 1);
    return kLetters[source.from[0]];
}
// "R (timing S)": what the file has of it.
std::string_view first_word(std::string_view cell) { return cell.substr(0, cell.find(' ')); }

// Goes through a list of the file and the rows of tables one by one.
template <class Entries, class F>
void compare(const Book& book, const std::string& number, const Entries& entries, F f) {
    auto entry = entries.begin();
    for (const BookTable& table : book_tables(book, number))
        for (const BookRow& row : table.rows) {
            REQUIRE(entry != entries.end());
            CAPTURE(std::string{book.file});
            CAPTURE(entry->id);
            CHECK(row.at("id") == entry->id);
            f(table, row, *entry++);
        }
    CHECK(entry == entries.end());
}

void check_names(const Book& book, const BookRow& row, const Spelling& name) {
    CHECK(row.at(book.english) == name.in(Language::English));
    CHECK(row.at(book.polish) == name.in(Language::Polish));
}

const Entries& entries() { return default_content().entries; }
std::string text_of(const Book& book, std::string_view id) {
    const Content& content = default_content();
    return CardTexts{content, book.language}.text(*content.names.find<Card>(id));
}

}  // namespace

TEST_CASE("6.3 the structures are those of the rulebook: names, colour, copies, sources") {
    for (const Book& book : kBooks)
        compare(book, "6.3", entries().structure,
                [&](const BookTable& table, const BookRow& row, const StructureEntry& card) {
                    const std::string colour = book.colours[static_cast<std::size_t>(card.colour)];
                    CHECK(table.above.starts_with("**" + colour + ':'));
                    check_names(book, row, card.name);
                    CHECK(row.at(book.copies) == std::to_string(card.copies));
                    CHECK(row.at(book.source_name) == printed(card.source.name));
                    CHECK(row.at(book.source_colour) == printed(card.source.colour));
                    CHECK(first_word(row.at(book.source_effect)) == printed(card.source.effect));
                });
}

TEST_CASE("6.4 the structures are those of the rulebook: cost, income, points, space, morale, effect") {
    for (const Book& book : kBooks)
        compare(book, "6.4", entries().structure,
                [&](const BookTable& table, const BookRow& row, const StructureEntry& card) {
                    const std::string colour = book.colours[static_cast<std::size_t>(card.colour)];
                    CHECK(table.above == "**" + colour + "**");
                    CHECK(row.at(book.name) == card.name.in(book.language));
                    CHECK(row.at(book.cost) == printed(card.cost));
                    CHECK(row.at(book.income) == printed(card.income));
                    CHECK(row.at(book.points) == (card.vp ? std::to_string(*card.vp) : "?"));
                    CHECK(row.at(book.space) == printed(card.space));
                    CHECK(row.at(book.morale) == printed(book, card));
                    CHECK(row.at(book.effect) == text_of(book, card.id));
                });
}

TEST_CASE("6.5 the races are those of the rulebook: names, start, points at the start") {
    for (const Book& book : kBooks)
        compare(book, "6.5", entries().race,
                [&](const BookTable&, const BookRow& row, const RaceEntry& race) {
                    check_names(book, row, race.name);
                    CHECK(row.at(book.start) == printed(race.start));
                    CHECK(row.at(book.start_points) == std::to_string(race.start_vp));
                });
}

TEST_CASE("6.6 the advisors are those of the rulebook: names, space, effects, flags") {
    for (const Book& book : kBooks)
        compare(book, "6.6", entries().advisor,
                [&](const BookTable&, const BookRow& row, const AdvisorEntry& advisor) {
                    check_names(book, row, advisor.name);
                    CHECK(row.at(book.place) == printed(advisor.space));
                    CHECK(row.at(book.effects) == text_of(book, advisor.id));
                    CHECK(row.at(book.flags) == printed_flags(advisor));
                });
}
