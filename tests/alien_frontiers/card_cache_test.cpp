// The Resource Cache (AF-172 to AF-175): income after the roll.
#include "alien_frontiers/table.h"

using namespace orrery::af;

namespace {

// Ruby owns a Resource Cache and rolls next; nobody has a resource.
Table before_the_roll(int own_ships = 3) {
    return Table::of(2).turn_of(Sapphire).fleet(Ruby, own_ships).owns(Ruby, {ResourceCache});
}

}  // namespace

TEST_CASE("AF-172 after my roll: more odd, 1 ore; more even, 1 fuel; equally many, both, and the card goes") {
    SUBCASE("more odd") {
        auto table = before_the_roll().next_turn({1, 5, 2});
        CHECK(table.ore(Ruby) == 1);
        CHECK(table.fuel(Ruby) == 0);
        CHECK(table.owns(Ruby, ResourceCache));
    }
    SUBCASE("more even") {
        auto table = before_the_roll().next_turn({3, 4, 6});
        CHECK(table.ore(Ruby) == 0);
        CHECK(table.fuel(Ruby) == 1);
        CHECK(table.owns(Ruby, ResourceCache));
    }
    SUBCASE("equally many") {
        auto table = before_the_roll(4).next_turn({3, 4, 6, 5});
        CHECK(table.ore(Ruby) == 1);
        CHECK(table.fuel(Ruby) == 1);
        CHECK(!table.owns(Ruby, ResourceCache));
        CHECK(table.state.discard[ResourceCache] == 1);
    }
    SUBCASE("after the roll of another player nothing happens") {
        auto table = Table::of(2).owns(Ruby, {ResourceCache}).next_turn({1, 1, 1});
        CHECK(table.ore(Ruby) + table.ore(Sapphire) == 0);
    }
}

TEST_CASE("AF-173 the count uses the roll itself, includes the relic ship, and is made once per turn") {
    SUBCASE("the relic ship") {
        auto table = before_the_roll().relic(Ruby, RelicPlace::MaintenanceBay);
        table.next_turn({1, 1, 2, 4});
        CHECK(table.ore(Ruby) == 1);
        CHECK(table.fuel(Ruby) == 1);
        CHECK(!table.owns(Ruby, ResourceCache));
    }
    SUBCASE("later changes and re-rolls") {
        auto table = before_the_roll().has(Ruby, 2, 0).owns(Ruby, {BoosterPod, TemporalWarper});
        table.next_turn({1, 1, 2});
        REQUIRE(table.ore(Ruby) == 1);
        table.play("use booster_pod", "raise 1");
        table.play("use temporal_warper", "reroll 1", "roll_them", "roll 6");
        CHECK(table.hand() == std::vector{2, 2, 6});
        CHECK(table.step() == Step::Main);
        CHECK(table.ore(Ruby) == 1);
        CHECK(table.fuel(Ruby) == 0);
    }
}

TEST_CASE("AF-174 a Resource Cache acquired during a turn first works next turn; one dealt works at once") {
    SUBCASE("stolen") {
        auto table = Table::of(2).owns(Sapphire, {ResourceCache}).hand({1, 2, 3});
        table.play("dock raiders_outpost", "straight 1-2-3", "raid_card",
                   "steal_card sapphire resource_cache");
        CHECK(table.ore(Ruby) + table.fuel(Ruby) == 0);
        table.next_turn({1, 1, 1});
        CHECK(table.ore(Sapphire) == 0);
        for (int i = 0; i < 3; ++i) table.play("dock alien_artifact", "ship 1", "keep");
        table.next_turn({2, 2, 3});
        CHECK(table.fuel(Ruby) == 1);
    }
    SUBCASE("dealt") {
        Table table;
        table.state = table.rules.start({.players = 2, .choice = {0, 1}});
        table.play("draw alien_city", "draw booster_pod", "draw data_crystal");
        table.play("draw resource_cache", "draw resource_cache");
        table.play("roll 1", "roll 2", "roll 3");
        CHECK(table.step() == Step::Main);
        CHECK(table.state.turn == Ruby);
        CHECK(table.ore(Ruby) == 1);
        CHECK(table.ore(Sapphire) == 0);
    }
}

TEST_CASE("AF-175 its owner cannot discard a Resource Cache in any other way; it can be stolen") {
    auto table = Table::of(2).owns(Ruby, {ResourceCache});
    CHECK(table.refuses("discard resource_cache") == "AF-144");
    CHECK(table.refuses("use resource_cache") == "AF-144");
    table.next_turn({1, 2, 3});
    table.play("dock raiders_outpost", "straight 1-2-3", "raid_card", "steal_card ruby resource_cache");
    CHECK(table.owns(Sapphire, ResourceCache));
    CHECK(!table.owns(Ruby, ResourceCache));
}
