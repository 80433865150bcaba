// The Colonist Hub (5.6): AF-58 to AF-67 and the examples AF-E62 to AF-E67.
#include "alien_frontiers/table.h"

using namespace orrery::af;

namespace {

int circle(const Table& table, orrery::Seat seat = Ruby) { return table.state.players[seat].hub; }
int supply(const Table& table) { return table.state.players[Ruby].colonies; }

void dock(Table& table, std::initializer_list<int> values) {
    for (const int value : values) table.play("dock colonist_hub", "ship " + std::to_string(value));
}

}  // namespace

TEST_CASE("AF-58 every player has one track with three docks of his or her own") {
    auto table = Table::of(4).docked(ColonistHub, Sapphire, {1, 2, 3}).docked(ColonistHub, Jade, {4, 5, 6});
    table.hub(Sapphire, 3).hand({1, 3, 5, 6});
    dock(table, {1, 3, 6});
    CHECK(table.refuses("dock colonist_hub") == "AF-59");
    CHECK(circle(table) == 3);
    CHECK(circle(table, Sapphire) == 3);
    CHECK(circle(table, Jade) == 0);
    auto relic = Table::of(4)
                     .docked(ColonistHub, Ruby, {1, 2})
                     .relic(Sapphire, RelicPlace::ColonistHub, 6)
                     .hand({1, 1});
    dock(relic, {1});
    CHECK(relic.refuses("dock colonist_hub") == "AF-59");
}

TEST_CASE("AF-59 a ship of any value may dock on the track while a colony can advance") {
    for (int value = 1; value <= 6; ++value) CHECK(Table::of(4).hand({value}).allows("dock colonist_hub"));
    for (int position = 1; position <= 6; ++position)
        CHECK(Table::of(4).hub(Ruby, position).supply(Ruby, 0).hand({1}).allows("dock colonist_hub"));
    CHECK(Table::of(4).supply(Ruby, 1).hand({1}).allows("dock colonist_hub"));
    CHECK(Table::of(4).supply(Ruby, 0).hand({1}).refuses("dock colonist_hub") == "AF-59");
    CHECK(Table::of(4).docked(ColonistHub, Ruby, {2, 2}).hand({1}).allows("dock colonist_hub"));
    CHECK(Table::of(4).docked(ColonistHub, Ruby, {2, 2, 2}).hand({1}).refuses("dock colonist_hub") ==
          "AF-59");
}

TEST_CASE("AF-60 the ship puts a free colony on circle 1, or moves the colony one circle forward") {
    auto table = Table::of(4).hand({1, 6}).supply(Ruby, 4);
    dock(table, {6});
    CHECK(circle(table) == 1);
    CHECK(supply(table) == 3);
    dock(table, {1});
    CHECK(circle(table) == 2);
    CHECK(supply(table) == 3);
}

TEST_CASE("AF-61 ships are gathered, the colony keeps its circle") {
    auto table = Table::of(2).hub(Ruby, 2).hand({1, 1, 1});
    dock(table, {1, 1});
    CHECK(table.state.docked[ColonistHub][Ruby].size() == 2);
    dock(table, {1});
    table.next_turn({1, 1, 1});
    dock(table, {1, 1, 1});
    table.next_turn({1, 1, 1});
    CHECK(table.ships(ColonistHub, Ruby) == 0);
    CHECK(circle(table) == 5);
    CHECK(circle(table, Sapphire) == 3);
}

TEST_CASE("AF-62 while the colony stands on circle 7 no ship docks at the hub") {
    auto table = Table::of(4).hub(Ruby, 6).hand({1, 2}).has(Ruby, 1, 1);
    dock(table, {1});
    CHECK(circle(table) == 7);
    CHECK(table.refuses("dock colonist_hub") == "AF-62");
}

TEST_CASE("AF-63 from circle 7 the colony is launched for 1 fuel and 1 ore, at any moment") {
    CHECK(Table::of(4).hub(Ruby, 6).has(Ruby, 1, 1).refuses("launch") == "AF-63");
    CHECK(Table::of(4).hub(Ruby, 7).has(Ruby, 1, 0).refuses("launch") == "AF-31");
    CHECK(Table::of(4).hub(Ruby, 7).has(Ruby, 0, 1).refuses("launch") == "AF-31");
    auto table = Table::of(4).hub(Ruby, 7).has(Ruby, 3, 2).hand({4});  // it arrived in an earlier turn
    const int before = supply(table);
    table.play("launch", "land herbert_valley");
    CHECK(table.fuel(Ruby) == 2);
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.state.colonies[HerbertValley][Ruby] == 1);
    CHECK(supply(table) == before);
    CHECK(table.step() == Step::Main);
    CHECK(table.refuses("launch") == "AF-63");
}

TEST_CASE("AF-64 after a launch the hub is empty and the next ship starts a new colony") {
    auto table = Table::of(4).hub(Ruby, 7).has(Ruby, 1, 1).hand({4});
    table.play("launch", "land herbert_valley");
    CHECK(circle(table) == 0);
    const int before = supply(table);
    dock(table, {4});
    CHECK(circle(table) == 1);
    CHECK(supply(table) == before - 1);
}

TEST_CASE("AF-65 an advance beyond circle 7 is used by launching at once, or lost") {
    auto table = Table::of(4).colonies(AsimovCrater, {1}).hub(Ruby, 5).hand({2, 5}).supply(Ruby, 2);
    SUBCASE("if you launch, a new free colony stands on circle 1") {
        table.has(Ruby, 2, 2);
        dock(table, {2, 5});
        CHECK(circle(table) == 7);
        CHECK(table.options() == std::vector<std::string>{"launch", "lose_advance"});
        table.play("launch", "land lem_badlands");
        CHECK(circle(table) == 1);
        CHECK(supply(table) == 1);
        CHECK(table.fuel(Ruby) == 1);
        CHECK(table.ore(Ruby) == 1);
        CHECK(table.step() == Step::Main);
    }
    SUBCASE("if you do not, it is lost, and a later launch gives nothing more") {
        table.has(Ruby, 1, 1);
        dock(table, {2, 5});
        table.play("lose_advance");
        CHECK(circle(table) == 7);
        CHECK(table.fuel(Ruby) == 1);
        table.play("launch", "land lem_badlands");
        CHECK(circle(table) == 0);
        CHECK(supply(table) == 2);
    }
    SUBCASE("if you cannot pay, it is lost without a question") {
        table.has(Ruby, 1, 0);
        dock(table, {2, 5});
        CHECK(table.step() == Step::Main);
        CHECK(circle(table) == 7);
    }
    SUBCASE("the last colony ends the game instead") {
        table.has(Ruby, 1, 1).supply(Ruby, 0);
        dock(table, {2, 5});
        table.play("launch", "land lem_badlands");
        CHECK(table.over());
    }
    SUBCASE("without Asimov Crater nothing is left over") {
        table.colonies(AsimovCrater, {0}).has(Ruby, 2, 2).supply(Ruby, 2);
        dock(table, {2, 5});
        CHECK(circle(table) == 7);
        CHECK(table.step() == Step::Main);
    }
}

TEST_CASE("AF-66 a colony on the hub is neither free nor landed, and scores nothing") {
    auto table = Table::of(4).hand({1});
    const int before = supply(table);
    dock(table, {1});
    CHECK(supply(table) == before - 1);
    CHECK(table.score(Ruby) == 0);
    CHECK(table.hub(Ruby, 7).score(Ruby) == 0);
    CHECK(!Table::of(4).hub(Ruby, 7).over());
    for (const Territory territory : orrery::every<Territory>())
        CHECK(colonies_on(table.state, territory) == 0);
}

TEST_CASE("AF-67 removing ships from the hub never moves the colony") {
    SUBCASE("Plasma Cannon") {
        auto table = Table::of(4).docked(ColonistHub, Sapphire, {3, 4}).hub(Sapphire, 4).fleet(Sapphire, 4);
        table.owns(Ruby, {PlasmaCannon}).has(Ruby, 1, 0);
        auto other = table;
        table.play("use plasma_cannon", "aim colonist_hub", "hit sapphire 3");
        CHECK(table.ships(ColonistHub, Sapphire) == 1);
        CHECK(circle(table, Sapphire) == 4);
        other.play("discard plasma_cannon", "destroy colonist_hub sapphire 3");
        CHECK(other.ships(ColonistHub, Sapphire) == 1);
        CHECK(circle(other, Sapphire) == 4);
    }
    SUBCASE("Orbital Teleporter") {
        auto table = Table::of(4).hub(Ruby, 4).hand({3}).owns(Ruby, {OrbitalTeleporter}).has(Ruby, 2, 0);
        dock(table, {3});
        table.play("use orbital_teleporter", "teleport colonist_hub 3", "to lunar_mine");
        CHECK(circle(table) == 5);
    }
    SUBCASE("loss of the relic") {
        auto table = Table::of(4)
                         .relic(Sapphire, RelicPlace::ColonistHub, 2)
                         .hub(Sapphire, 4)
                         .owns(Ruby, {StasisBeam});
        table.play("discard stasis_beam", "place isolation_field burroughs_desert");
        CHECK(table.state.relic == Relic{});
        CHECK(circle(table, Sapphire) == 4);
    }
}

TEST_CASE("AF-E62 over several turns the first ship brings the colony to circle 1, the seventh to circle 7") {
    auto table = Table::of(2).hand({1, 2, 3});
    dock(table, {1});
    CHECK(circle(table) == 1);
    dock(table, {2, 3});
    for (const int ships : {3, 1}) {
        table.next_turn({1, 1, 1});
        dock(table, {1, 1, 1});
        table.next_turn({4, 4, 4});
        for (int ship = 0; ship < ships; ++ship) dock(table, {4});
        if (ships == 3) CHECK(circle(table) == 6);
    }
    CHECK(circle(table) == 7);
}

TEST_CASE("AF-E63 on circle 7, if you cannot or do not want to pay, you cannot dock at the hub") {
    for (const int resources : {0, 1})
        CHECK(Table::of(4)
                  .hub(Ruby, 7)
                  .has(Ruby, resources, resources)
                  .hand({3})
                  .refuses("dock colonist_hub") == "AF-62");
}

TEST_CASE("AF-E64 dock the 2 (circle 7), launch, dock the 5: a new colony stands on circle 1") {
    auto table = Table::of(4).hub(Ruby, 6).hand({2, 5}).has(Ruby, 1, 1);
    dock(table, {2});
    CHECK(circle(table) == 7);
    table.play("launch", "land lem_badlands");
    dock(table, {5});
    CHECK(circle(table) == 1);
}

TEST_CASE("AF-E65 with Asimov Crater from circle 5: 6, then 7 with one extra advance") {
    auto table = Table::of(4).colonies(AsimovCrater, {1}).hub(Ruby, 5).hand({3, 3}).has(Ruby, 1, 1);
    dock(table, {3});
    CHECK(circle(table) == 6);
    dock(table, {3});
    CHECK(circle(table) == 7);
    auto lost = table;
    table.play("launch", "land lem_badlands");
    CHECK(circle(table) == 1);
    lost.play("lose_advance");
    CHECK(circle(lost) == 7);
}

TEST_CASE("AF-E66 with Asimov Crater: dock (7), launch, dock: the new colony stands on circle 2") {
    auto table = Table::of(4).colonies(AsimovCrater, {1}).hub(Ruby, 6).hand({3, 3}).has(Ruby, 1, 1);
    dock(table, {3});
    table.play("launch", "land lem_badlands");
    dock(table, {3});
    CHECK(circle(table) == 2);
}

TEST_CASE("AF-E67 of three ships on the track one is teleported away: the colony stays, a fourth may dock") {
    auto table = Table::of(4).hand({1, 2, 3, 4}).owns(Ruby, {OrbitalTeleporter}).has(Ruby, 2, 0);
    dock(table, {1, 2, 3});
    CHECK(table.refuses("dock colonist_hub") == "AF-59");
    table.play("use orbital_teleporter", "teleport colonist_hub 2", "to solar_converter");
    CHECK(circle(table) == 3);
    dock(table, {4});
    CHECK(circle(table) == 4);
    CHECK(table.ships(ColonistHub, Ruby) == 3);
}
