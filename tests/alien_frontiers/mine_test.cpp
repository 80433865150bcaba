// The Lunar Mine (5.8): AF-71 to AF-74, the ruling AF-Q15 and the examples AF-E45 to AF-E48.
#include "alien_frontiers/table.h"

using namespace orrery::af;

TEST_CASE("AF-71 the Lunar Mine takes a ship at least as high as every ship docked there, for 1 ore") {
    auto table = Table::of(4).docked(LunarMine, Sapphire, {4}).hand({2, 4, 5});
    table.play("dock lunar_mine");
    CHECK(table.refuses("ship 2") == "AF-71");
    CHECK(table.allows("ship 4"));  // equal is enough
    table.play("ship 5");
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.refuses("dock lunar_mine") == "AF-71");  // my own five counts too
    for (int value = 1; value <= 6; ++value) CHECK(Table::of(4).hand({value}).allows("dock lunar_mine"));
    auto relic =
        Table::of(4).docked(LunarMine, Jade, {2}).relic(Sapphire, RelicPlace::LunarMine, 5).hand({4});
    CHECK(relic.refuses("dock lunar_mine") == "AF-71");
}

TEST_CASE("AF-72, AF-Q15 the comparison is made anew for each ship, my own of this turn included") {
    auto table = Table::of(4).hand({2, 2, 5});
    for (const int value : {2, 2, 5}) table.play("dock lunar_mine", "ship " + std::to_string(value));
    CHECK(table.ore(Ruby) == 3);
    auto hasty = Table::of(4).hand({2, 2, 5}).play("dock lunar_mine", "ship 5");
    CHECK(hasty.refuses("dock lunar_mine") == "AF-71");
}

TEST_CASE("AF-73 with Van Vogt Mountains the first ship docked here in a turn may have any value") {
    auto table = Table::of(4).docked(LunarMine, Sapphire, {5}).hand({1, 2}).colonies(VanVogtMountains, {1});
    table.play("dock lunar_mine", "ship 1");
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.refuses("dock lunar_mine") == "AF-71");
    auto tied = Table::of(4).docked(LunarMine, Sapphire, {5}).hand({1}).colonies(VanVogtMountains, {1, 1});
    CHECK(tied.refuses("dock lunar_mine") == "AF-71");
    auto full = Table::of(2).docked(LunarMine, Sapphire, {5, 5, 5}).hand({1}).colonies(VanVogtMountains, {1});
    CHECK(full.refuses("dock lunar_mine") == "AF-44");
}

TEST_CASE("AF-74 if the highest ship leaves, the threshold falls to the highest remaining value") {
    auto given = Table::of(2).docked(LunarMine, Sapphire, {6}).docked(LunarMine, Ruby, {2}).hand({3});
    CHECK(mine_threshold(given.state) == 6);
    SUBCASE("gathered") {
        auto table =
            Table::of(2).docked(LunarMine, Sapphire, {6}).docked(LunarMine, Ruby, {4}).next_turn({3, 4, 5});
        CHECK(mine_threshold(table.state) == 4);
        CHECK(table.play("dock lunar_mine").options() == std::vector<std::string>{"ship 4", "ship 5"});
    }
    SUBCASE("removed") {
        given.owns(Ruby, {PlasmaCannon}).has(Ruby, 1, 0);
        given.play("use plasma_cannon", "aim lunar_mine", "hit sapphire 6", "cease");
        CHECK(mine_threshold(given.state) == 2);
        CHECK(given.allows("dock lunar_mine"));
    }
    SUBCASE("teleported") {
        auto table = Table::of(2).hand({3, 5}).owns(Ruby, {OrbitalTeleporter}).has(Ruby, 2, 0);
        table.play("dock lunar_mine", "ship 5");
        CHECK(table.refuses("dock lunar_mine") == "AF-71");
        table.play("use orbital_teleporter", "teleport lunar_mine 5", "to solar_converter");
        CHECK(mine_threshold(table.state) == 1);  // the dummies
        CHECK(table.allows("dock lunar_mine"));
    }
}

TEST_CASE("AF-E45 two players: three ships of value 1 fill the mine beside its two dummies") {
    auto table = Table::of(2).hand({1, 1, 1, 6});
    for (int ship = 0; ship < 3; ++ship) table.play("dock lunar_mine", "ship 1");
    CHECK(table.ore(Ruby) == 3);
    CHECK(table.refuses("dock lunar_mine") == "AF-44");
}

TEST_CASE("AF-E46 after the 6 the 4 is illegal; in the order 4, 6 both are legal") {
    auto high_first = Table::of(4).hand({4, 6}).play("dock lunar_mine", "ship 6");
    CHECK(high_first.refuses("dock lunar_mine") == "AF-71");
    auto table = Table::of(4).hand({4, 6}).play("dock lunar_mine", "ship 4", "dock lunar_mine", "ship 6");
    CHECK(table.ore(Ruby) == 2);
}

TEST_CASE("AF-E47 with Van Vogt Mountains the 1 docks beside a 5, then only a 5 or 6 may follow") {
    auto table =
        Table::of(4).docked(LunarMine, Sapphire, {5}).hand({1, 2, 4, 5, 6}).colonies(VanVogtMountains, {1});
    table.play("dock lunar_mine", "ship 1", "dock lunar_mine");
    CHECK(table.refuses("ship 2") == "AF-71");
    CHECK(table.refuses("ship 4") == "AF-71");
    CHECK(table.options() == std::vector<std::string>{"ship 5", "ship 6"});
}

TEST_CASE("AF-E48 borrowing Van Vogt Mountains after the first ship of the turn does not help") {
    auto table = Table::of(4)
                     .hand({2, 6})
                     .colonies(VanVogtMountains, {0, 1})
                     .owns(Ruby, {DataCrystal})
                     .has(Ruby, 1, 0);
    table.play("dock lunar_mine", "ship 6", "use data_crystal", "borrow van_vogt_mountains");
    CHECK(table.refuses("dock lunar_mine") == "AF-71");
}
