// The verb table: notation, dense index, spot, and what is not well formed.
#include "engine/verbs.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <set>

#include "engine/any_game.h"
#include "shared/last_words.h"

using namespace orrery;

namespace {

constexpr std::string_view kStationNames[] = {"lunar_mine", "shipyard", "solar_converter"};
const Domain kStations{"station", kStationNames};
const Domain kFaces = numbers(1, 6);
const Domain kBays{"bay", numerals(10, 14), 10};
enum Verb : std::uint8_t { kDock, kEnd, kRoll, kMove, kClaim };
const VerbSpec kVerbs[] = {
    {kDock, "dock", {Operand{"ship", &kFaces}, Operand{"station", &kStations}}, 1},
    {kEnd, "end", {}},
    {kRoll, "roll", {Operand{"n", &kFaces}}, kNoSpot},
    {kMove, "move", {Operand{"from", &kStations}, Operand{"n", &kFaces}, Operand{"to", &kBays}}, 2},
    {kClaim, "claim", {Operand{"station", &kStations}}},
};
const VerbTable kTable{kVerbs};

Action any_action() {
    return {*rc::gen::arbitrary<std::uint8_t>(), *rc::gen::arbitrary<std::uint8_t>(),
            *rc::gen::arbitrary<std::uint8_t>(), *rc::gen::arbitrary<std::uint8_t>()};
}

Action any_small_action() {
    const auto small = [] { return static_cast<std::uint8_t>(*rc::gen::inRange(0, 16)); };
    return {static_cast<std::uint8_t>(*rc::gen::inRange(0, 6)), small(), small(), small()};
}

}  // namespace

TEST_CASE("a table whose rows are out of order gives up") {
    const std::string said = last_words([] {
        const VerbSpec swapped[] = {{kEnd, "end"}, {kDock, "dock"}};
        VerbTable{swapped};
    });
    CHECK(said.find("out of order") != std::string::npos);
}

TEST_CASE("an answer is written with the names of its operands") {
    CHECK(kTable.write({kDock, 5, 0}) == "dock 5 lunar_mine");
    CHECK(kTable.write({kEnd}) == "end");
    CHECK(kTable.write({kMove, 2, 1, 14}) == "move solar_converter 1 14");
    CHECK(kTable.read("  dock\t5   lunar_mine ") == Action{kDock, 5, 0});
}

TEST_CASE("what is not notation is not read") {
    for (const auto text : {"", " ", "dock", "dock 5", "dock 5 lunar_mine 1", "dock 7 lunar_mine",
                            "dock 5 moon", "Dock 5 lunar_mine", "end 1", "fly", "roll 0", "roll 01",
                            "roll -1", "claim lunar", "claim lunar_mine_"})
        CHECK_MESSAGE(kTable.read(text) == std::nullopt, text);
}

TEST_CASE("an operand outside its domain is malformed, and so is one too many") {
    CHECK(kTable.well_formed({kDock, 6, 2}));
    CHECK_FALSE(kTable.well_formed({kDock, 0, 2}));
    CHECK_FALSE(kTable.well_formed({kDock, 7, 2}));
    CHECK_FALSE(kTable.well_formed({kDock, 6, 3}));
    CHECK_FALSE(kTable.well_formed({kDock, 6, 2, 1}));
    CHECK_FALSE(kTable.well_formed({kEnd, 1}));
    CHECK_FALSE(kTable.well_formed({kMove, 0, 1, 9}));
    CHECK_FALSE(kTable.well_formed({static_cast<std::uint8_t>(std::size(kVerbs))}));
}

TEST_CASE("the dense index counts every well-formed answer once") {
    CHECK(kTable.size() == 6 * 3 + 1 + 6 + 3 * 6 * 5 + 3);
    CHECK(kTable.index({kDock, 1, 0}) == 0);
    CHECK(kTable.index({kDock, 1, 1}) == 1);
    CHECK(kTable.index({kEnd}) == 18);
    CHECK(kTable.index({kClaim, 2}) == kTable.size() - 1);
    std::set<std::string> notations;
    for (int i = 0; i < kTable.size(); ++i) notations.insert(kTable.write(kTable.at(i)));
    CHECK(static_cast<int>(notations.size()) == kTable.size());
}

TEST_CASE("notation and index give every answer back") {
    CHECK(rc::check("index", [] {
        const int index = *rc::gen::inRange(0, kTable.size());
        const Action action = kTable.at(index);
        RC_ASSERT(kTable.well_formed(action));
        RC_ASSERT(kTable.index(action) == index);
        RC_ASSERT(kTable.read(kTable.write(action)) == action);
    }));
    CHECK(rc::check("any four bytes are well formed exactly if the index knows them", [] {
        const Action action = *rc::gen::arbitrary<bool>() ? any_small_action() : any_action();
        bool known = false;
        for (int i = 0; i < kTable.size(); ++i) known |= kTable.at(i) == action;
        RC_ASSERT(kTable.well_formed(action) == known);
    }));
    CHECK(rc::check("any text is no notation, or that of what it is read as", [](const std::string& noise) {
        const int index = *rc::gen::inRange(0, kTable.size());
        std::string text = kTable.write(kTable.at(index));
        text.insert(static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size()) + 1)), noise);
        const auto read = kTable.read(text);
        RC_ASSERT(
            (!read || kTable.read(kTable.write(*read)) == read));  // the macro would evaluate both sides
    }));
}

TEST_CASE("the spot is the thing to click, or a button") {
    CHECK(kTable.spot({kDock, 5, 0}) == "station:lunar_mine");
    CHECK(kTable.spot({kEnd}) == "verb:end");
    CHECK(kTable.spot({kRoll, 3}) == "verb:roll");
    CHECK(kTable.spot({kMove, 0, 1, 12}) == "bay:12");
    CHECK(kTable.spot({kClaim, 1}) == "station:shipyard");
    // And back: all answers that mean it.
    std::set<std::string> spots;
    for (int i = 0; i < kTable.size(); ++i) spots.insert(kTable.spot(kTable.at(i)));
    for (const std::string& spot : spots) {
        std::vector<Action> meant;
        for (int i = 0; i < kTable.size(); ++i)
            if (kTable.spot(kTable.at(i)) == spot) meant.push_back(kTable.at(i));
        CHECK(kTable.at_spot(spot) == meant);
    }
    for (const char* none : {"", ":", "verb", "verb:", "verb:dock", "station:", "station:moon", "number:3"})
        CHECK(kTable.at_spot(none).empty());
}

TEST_CASE("labels and log lines are filled from the operands") {
    constexpr EmbeddedFile kFile[] = {{"en.toml", R"(
        label.dock = "Dock a {ship} at {station}"
        log.dock = "{player} docks a {ship} at {station}"
        log.roll = "{n} is rolled"
        name.station.lunar_mine = "the Lunar Mine"
        name.seat.sapphire = "Sapphire"
    )"}};
    Texts texts{Language::English};
    texts.add(kFile);
    CHECK(label(texts, kTable, {kDock, 5, 0}) == "Dock a 5 at the Lunar Mine");
    CHECK(label(texts, kTable, {kEnd}) == "<label.end>");
    CHECK(short_label(texts, kTable, {kEnd}) == "<label.end>");
    CHECK(log_line(texts, kTable, 1, {kDock, 5, 0}) == "Sapphire docks a 5 at the Lunar Mine");
    CHECK(log_line(texts, kTable, kChance, {kRoll, 2}) == "2 is rolled");
}
