// Where a number is why something is refused, the verdict tells it.
#include "alien_frontiers/table.h"

using namespace orrery::af;

TEST_CASE("AF-31 a price that cannot be paid: what lacks, how much it takes, how much there is") {
    auto table = Table::of(4).hand({2, 2, 2, 6}).fleet(Ruby, 4).hub(Ruby, 7).colonies(BurroughsDesert, {1});
    table.owns(Ruby, {BoosterPod, GravityManipulator}).has(Ruby, 1, 1);
    CHECK(table.lacks("dock shipyard") == "AF-31 fuel 2 1");
    CHECK(table.lacks("dock colony_constructor") == "AF-31 ore 3 1");
    CHECK(table.lacks("use gravity_manipulator") == "AF-31 fuel 2 1");
    CHECK(table.lacks("use booster_pod").empty());
    table.state.flags.market_rate = 3;
    CHECK(table.lacks("trade") == "AF-31 fuel 3 1");
    table.has(Ruby, 2, 0);
    CHECK(table.lacks("dock shipyard") == "AF-31 ore 2 0");
    CHECK(table.lacks("launch") == "AF-31 ore 1 0");
    CHECK(table.lacks("buy_relic") == "AF-31 ore 1 0");
}

TEST_CASE("AF-31, AF-167 each ship that the Plasma Cannon hits is paid for") {
    auto table = Table::of(2).docked(LunarMine, Sapphire, {2, 6}).owns(Ruby, {PlasmaCannon}).has(Ruby, 1, 0);
    table.play("use plasma_cannon", "aim lunar_mine", "hit sapphire 2");
    CHECK(table.lacks("hit sapphire 6") == "AF-31 fuel 1 0");
}

TEST_CASE("AF-148 the Data Crystal costs as many fuel as there are colonies") {
    auto table = Table::of(4).owns(Ruby, {DataCrystal}).has(Ruby, 1, 0);
    table.colonies(LemBadlands, {0, 2}).colonies(HerbertValley, {0, 1}).play("use data_crystal");
    CHECK(table.lacks("borrow lem_badlands") == "AF-148 fuel 2 1");
    CHECK(table.lacks("borrow asimov_crater") == "AF-149");  // no number decides
}

TEST_CASE("AF-71 the Lunar Mine wants a value; of several ships the highest is compared") {
    auto table = Table::of(4).docked(LunarMine, Sapphire, {5}).hand({2, 4});
    CHECK(table.lacks("dock lunar_mine") == "AF-71 value 5 4");
    auto some = Table::of(4).docked(LunarMine, Sapphire, {4}).hand({2, 5}).play("dock lunar_mine");
    CHECK(some.lacks("ship 2") == "AF-71 value 4 2");
}

TEST_CASE("AF-103, AF-105 the Terraforming Station wants a six, and four ships of one's own") {
    auto table = Table::of(4).fleet(Ruby, 4).hand({3, 5}).has(Ruby, 1, 1);
    CHECK(table.lacks("dock terraforming_station") == "AF-103 value 6 5");
    auto few = Table::of(4).hand({6}).has(Ruby, 1, 1);
    CHECK(few.lacks("dock terraforming_station") == "AF-105 ships 4 3");
}

TEST_CASE("AF-85 a straight must beat the sum at the Outpost") {
    auto table = Table::of(4).docked(RaidersOutpost, Sapphire, {2, 3, 4}).hand({1, 2, 3, 4, 5});
    table.play("dock raiders_outpost");
    CHECK(table.lacks("straight 1-2-3") == "AF-85 sum 10 6");
    CHECK(table.lacks("straight 2-3-4") == "AF-85 sum 10 9");
}

TEST_CASE("AF-52 a claim takes a total of 8") {
    auto table = Table::of(4).shows({BoosterPod, DataCrystal, StasisBeam}).hand({2, 5});
    table.play("dock alien_artifact", "ship 5", "keep");
    CHECK(table.lacks("claim") == "AF-52 total 8 5");
}

TEST_CASE("AF-44 there must be as many free docks as ships that dock together") {
    auto full = Table::of(2).docked(LunarMine, Sapphire, {5, 5, 5}).hand({6});
    CHECK(full.lacks("dock lunar_mine") == "AF-44 docks 1 0");
}

TEST_CASE("AF-63 a colony is launched from circle 7; where there is none no circle is named") {
    CHECK(Table::of(4).hub(Ruby, 6).has(Ruby, 1, 1).lacks("launch") == "AF-63 circle 7 6");
    CHECK(Table::of(4).has(Ruby, 1, 1).lacks("launch") == "AF-63");
}
