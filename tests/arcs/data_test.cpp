// The tables in the program are those of the rulebook, cell by cell (6.1 - 6.4, 6.6, 6.7).
#include <cctype>
#include <map>
#include <set>

#include "arcs/table.h"
#include "shared/book.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

// A row of the rulebook: its cells by the heads of their columns.
using BookRow = std::map<std::string, std::string, std::less<>>;
using BookTable = std::vector<BookRow>;

// The tables of a section, by its number.
std::vector<BookTable> book_tables(const std::string& number) {
    std::vector<BookTable> tables;
    for (const BookLines& lines : tables_under("### " + number + ' ', "arcs.en.md")) {
        BookTable& table = tables.emplace_back();
        for (std::size_t i = 1; i < lines.size(); ++i) {
            REQUIRE(lines[i].size() == lines[0].size());
            BookRow& row = table.emplace_back();
            for (std::size_t cell = 0; cell < lines[i].size(); ++cell) row[lines[0][cell]] = lines[i][cell];
        }
    }
    return tables;
}

std::set<std::string> listed(std::string_view cell) {
    std::set<std::string> items;
    for (const std::string_view item : split(cell, ',')) items.emplace(trimmed(item));
    return items;
}

// The data as the rulebook would print it.
std::string capital(std::string_view name) {
    std::string text{name};
    text[0] = static_cast<char>(std::toupper(text[0]));
    return text;
}
std::string printed(Resource type) {
    return type == Resource::None ? "-" : capital(names_of(type)[at(type)]);
}
std::string printed(System system) { return std::string{system_names()[system]}; }
std::string printed(const StartPieces& pieces) {
    REQUIRE(pieces.cities + pieces.starports <= 1);
    const std::string building = pieces.cities > 0 ? "city + " : pieces.starports > 0 ? "starport + " : "";
    return building + std::to_string(pieces.ships);
}
std::string with_type(System system) { return printed(system) + ' ' + printed(kMap[system].type); }

ClusterSet clusters_in(std::string_view cell) {
    ClusterSet set = 0;
    for (const std::string& number : listed(cell)) set |= static_cast<ClusterSet>(1U << (number[0] - '1'));
    return set;
}

std::set<std::string> neighbour_names(System system) {
    std::set<std::string> names;
    for (const System near : kMapTables.neighbours[0][system]) names.insert(printed(near));
    return names;
}

// "2g-3g": in the order of the ring, so the lower gate first but where it closes.
std::set<std::string> gate_pairs(ClusterSet out) {
    std::set<std::string> pairs;
    for (System gate = 0; gate < kSystems; gate += 4)
        for (const System near : kMapTables.neighbours[out][gate])
            if (is_gate(near) && gate < near) pairs.insert(printed(gate) + '-' + printed(near));
    return pairs;
}
std::set<std::string> lower_first(const std::set<std::string>& pairs) {
    std::set<std::string> result;
    for (const std::string& pair : pairs)
        result.insert(pair[0] < pair[3] ? pair : pair.substr(3) + '-' + pair.substr(0, 2));
    return result;
}

}  // namespace

TEST_CASE("6.1 the map is that of the rulebook: types, slots, neighbours") {
    const auto tables = book_tables("6.1");
    REQUIRE(tables.size() == 2);
    REQUIRE(tables[0].size() == kSystems);
    for (System system = 0; system < kSystems; ++system) {
        const BookRow& row = tables[0][system];
        CAPTURE(row.at("system"));
        CHECK(row.at("system") == printed(system));
        CHECK(row.at("kind") == (is_gate(system) ? "gate" : "planet"));
        CHECK(row.at("planet type") == printed(kMap[system].type));
        CHECK(row.at("building slots") == std::to_string(kMap[system].slots));
        CHECK(kPlaceTables.slots[system].size() == kMap[system].slots);
        CHECK(listed(row.at("adjacent systems (all clusters in play)")) == neighbour_names(system));
    }
}

TEST_CASE("6.1, AR-22 the ring of gates with clusters out of play is that of the rulebook") {
    const auto tables = book_tables("6.1");
    REQUIRE(tables.size() == 2);
    std::set<ClusterSet> told;
    for (const BookRow& row : tables[1]) {
        CAPTURE(row.at("out of play"));
        const ClusterSet out = clusters_in(row.at("out of play"));
        told.insert(out);
        CHECK(lower_first(listed(row.at("gate adjacencies"))) == gate_pairs(out));
    }
    for (const SetupRow& card : setup_rows().items) CHECK(told.contains(card.out));
}

TEST_CASE("6.2 the action cards are those of the rulebook: actions of a suit, pips of a number") {
    const auto tables = book_tables("6.2");
    REQUIRE(tables.size() == 1);
    REQUIRE(tables[0].size() == kCount<Suit>);
    for (const Suit suit : every<Suit>()) {
        const BookRow& row = tables[0][at(suit)];
        CHECK(row.at("id") == names_of(suit)[at(suit)]);
        std::set<std::string> actions;
        for (const Kind kind : kSuitActions[at(suit)]) actions.insert(capital(names_of(kind)[at(kind)]));
        CHECK(listed(row.at("actions")) == actions);
        for (int number = 1; number <= 7; ++number)
            CHECK(row.at(std::to_string(number)) == std::to_string(kPips[card_of(suit, number)]));
    }
}

TEST_CASE("6.3 the Court cards are those of the rulebook: order, suits, keys, Prelude texts") {
    const auto tables = book_tables("6.3");
    REQUIRE(tables.size() == 1);
    REQUIRE(tables[0].size() == kCount<Court>);
    for (const CourtRow& card : kCourt.items) {
        const BookRow& row = tables[0][at(card.court)];
        CAPTURE(row.at("id"));
        CHECK(row.at("no") == std::to_string(at(card.court) + 1));
        CHECK(row.at("id") == card.name);
        CHECK(row.at("suit") == (card.guild() ? printed(card.suit) : "Vox"));
        CHECK(row.at("keys") == (card.guild() ? std::to_string(card.keys) : "-"));
        CHECK(card.loyal == card.name.starts_with("loyal_"));
        CHECK((card.prelude != Prelude::Nothing) == row.at("timing").ends_with('P'));
        CHECK(card.guild() == (row.at("timing") != "W"));
    }
}

TEST_CASE("6.4 the setup cards are those of the rulebook: clusters out, systems A, B and C of each seat") {
    const auto tables = book_tables("6.4");
    REQUIRE(tables.size() == 1);
    auto row = tables[0].begin();
    for (const SetupRow& card : setup_rows().items) {
        CAPTURE(card.name);
        for (int seat = 0; seat < card.players; ++seat, ++row) {
            REQUIRE(row != tables[0].end());
            const SeatSetup& systems = card.seats[at(seat)];
            std::set<std::string> c;
            for (const System system : systems.c)
                if (system != kNoSystem) c.insert(printed(system));
            CHECK(row->at("id") == (seat == 0 ? card.name : ""));
            if (seat == 0) CHECK(clusters_in(row->at("out")) == card.out);
            CHECK(row->at("seat") == std::to_string(seat + 1));
            CHECK(row->at("A") == with_type(systems.a));
            CHECK(row->at("B") == with_type(systems.b));
            CHECK(listed(row->at("C")) == c);
        }
    }
    CHECK(row == tables[0].end());
}

TEST_CASE("6.6 the leaders are those of the rulebook: order, tokens, pieces") {
    const auto tables = book_tables("6.6");
    REQUIRE(tables.size() == 1);
    REQUIRE(tables[0].size() == kCount<Leader>);
    for (const Leader leader : every<Leader>()) {
        const BookRow& row = tables[0][at(leader)];
        const LeaderRow& data = leader_row(leader);
        CAPTURE(data.name);
        CHECK(row.at("id") == data.name);
        CHECK(row.at("RS1") == printed(data.tokens[0]));
        CHECK(row.at("RS2") == printed(data.tokens[1]));
        CHECK(row.at("A") == printed(data.a));
        CHECK(row.at("B") == printed(data.b));
        CHECK(row.at("C (each)") == std::to_string(data.c_ships));
    }
}

TEST_CASE("6.7 the lore is that of the rulebook, in its order") {
    const auto tables = book_tables("6.7");
    REQUIRE(tables.size() == 1);
    REQUIRE(tables[0].size() == kCount<Lore>);
    for (const Lore lore : every<Lore>()) {
        const BookRow& row = tables[0][at(lore)];
        CHECK(row.at("no") == std::to_string(at(lore) + 1));
        CHECK(row.at("id") == names_of(lore)[at(lore)]);
    }
}
