// Examples of the rulebook about the Alien Artifact and the Lunar Mine (8.1), and rulings on the Resource
// Cache and the deck (AF-Q42 to AF-Q45).
#include "alien_frontiers/table.h"

using namespace orrery::af;

using Options = std::vector<std::string>;

namespace {

// AF-E3 up to the moment when the Plasma Cannon lies in the display.
Table three_ships_cycled() {
    auto table = Table::of(4).hand({2, 3, 4}).shows({AlienCity, BoosterPod, StasisBeam});
    table.play("dock alien_artifact", "ship 3", "cycle");
    table.play("draw resource_cache", "draw booster_pod", "draw stasis_beam");
    table.play("dock alien_artifact", "ship 2", "cycle");
    table.play("draw data_crystal", "draw polarity_device", "draw temporal_warper");
    CHECK(table.refuses("claim") == "AF-52");  // 5
    table.play("dock alien_artifact", "ship 4", "cycle");
    table.play("draw plasma_cannon", "draw polarity_device", "draw temporal_warper");
    return table;
}

}  // namespace

TEST_CASE("AF-E2 6 and 2 at the Alien Artifact make 8 and claim the Polarity Device from the display") {
    auto table = Table::of(4).hand({2, 6}).shows({PolarityDevice, AlienCity, BoosterPod});
    table.play("dock alien_artifact", "ship 6", "keep");
    CHECK(table.refuses("claim") == "AF-52");
    table.play("dock alien_artifact", "ship 2", "keep");
    CHECK(artifact_total(table.state) == 8);
    table.play("claim");
    CHECK(table.allows("take polarity_device"));
    table.play("take polarity_device");
    CHECK(table.owns(Ruby, PolarityDevice));
}

TEST_CASE("AF-E3 3, 2 and 4, each with a cycle, total 9 and may claim the Plasma Cannon that appears") {
    Table table = three_ships_cycled();
    CHECK(artifact_total(table.state) == 9);
    table.play("claim", "take plasma_cannon");
    CHECK(table.owns(Ruby, PlasmaCannon));
}

TEST_CASE("AF-E4 a fourth ship may cycle again but not claim, for the first three are spent") {
    Table table = three_ships_cycled();
    table.play("claim", "take plasma_cannon", "draw holographic_decoy").hand({6});
    table.play("dock alien_artifact", "ship 6");
    CHECK(table.options() == Options{"cycle", "keep"});
    table.play("cycle", "draw alien_monument", "draw holographic_decoy", "draw orbital_teleporter");
    CHECK(artifact_total(table.state) == 6);
    CHECK(table.refuses("claim") == "AF-52");
}

TEST_CASE("AF-E5 with 1 and 4 at the mine the 3 is illegal; 4 and 6 give 2 ore, the next needs a 6") {
    auto table = Table::of(4).docked(LunarMine, Sapphire, {1, 4}).hand({3, 4, 6});
    table.play("dock lunar_mine");
    CHECK(table.options() == Options{"ship 4", "ship 6"});
    CHECK(table.refuses("ship 3") == "AF-71");
    table.play("ship 4", "dock lunar_mine", "ship 6");
    CHECK(table.ore(Ruby) == 2);
    CHECK(free_docks(table.state, LunarMine) == 1);
    CHECK(table.refuses("dock lunar_mine") == "AF-71");
    table.hand({5, 6}).play("dock lunar_mine");
    CHECK(table.options() == Options{"ship 6"});
}

TEST_CASE("AF-Q42 the forced discard of the Resource Cache does not use up the discard of the turn") {
    auto table =
        Table::of(2).fleet(Sapphire, 4).owns(Sapphire, {ResourceCache, StasisBeam, GravityManipulator});
    table.next_turn({1, 2, 3, 4});
    CHECK_FALSE(table.owns(Sapphire, ResourceCache));
    CHECK(table.state.discard[ResourceCache] == 1);
    CHECK(table.fuel(Sapphire) == 1);
    CHECK(table.ore(Sapphire) == 1);
    table.play("discard stasis_beam", "place isolation_field lem_badlands");
    CHECK(table.refuses("discard gravity_manipulator") == "AF-137");
}

TEST_CASE("AF-Q43 a Resource Cache dealt at set-up works from the first turn") {
    Table table = Table::of(2);
    table.state = table.rules.start({.players = 2, .choice = {0, 1}});
    table.play("draw booster_pod", "draw stasis_beam", "draw data_crystal");
    table.play("draw resource_cache", "draw alien_city");
    CHECK(table.owns(Ruby, ResourceCache));
    table.play("roll 1", "roll 3", "roll 4");
    CHECK(table.step() == Step::Main);
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-Q44 nobody has two Resource Caches") {
    auto claiming = Table::of(2).owns(Ruby, {ResourceCache}).shows({ResourceCache, AlienCity}).hand({2, 6});
    claiming.play("dock alien_artifact", "ship 6", "keep", "dock alien_artifact", "ship 2", "keep", "claim");
    CHECK(claiming.refuses("take resource_cache") == "AF-54");

    auto table = Table::of(2).owns(Ruby, {ResourceCache}).owns(Sapphire, {ResourceCache}).hand({1, 2, 3});
    table.play("dock raiders_outpost", "straight 1-2-3", "raid_card", "steal_card sapphire resource_cache");
    CHECK(table.state.discard[ResourceCache] == 1);
    table.next_turn({1, 1, 1});
    put_away(table);
    table.next_turn({1, 3, 5});
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.owns(Ruby, ResourceCache));
}

TEST_CASE("AF-Q45 the pile is reshuffled when a card has to be drawn and the deck is empty, not before") {
    auto table =
        Table::of(2).hand({2, 4, 6}).shows({AlienCity, AlienMonument, StasisBeam}).pile({PlasmaCannon});
    table.owns(Ruby, {TemporalWarper}).deck_of({BoosterPod});
    table.play("dock alien_artifact", "ship 6", "keep", "dock alien_artifact", "ship 2", "keep");
    table.play("claim", "take alien_city");
    CHECK(table.options() == Options{"draw booster_pod"});
    table.play("draw booster_pod");
    CHECK(table.state.deck.empty());
    CHECK(table.state.discard[PlasmaCannon] == 1);
    CHECK(table.allows("discard temporal_warper"));  // the pile is still there for it

    table.play("dock alien_artifact", "ship 4", "cycle");
    // Cards cycled away in the same step are part of the new deck.
    CHECK(table.options() ==
          Options{"draw alien_monument", "draw booster_pod", "draw plasma_cannon", "draw stasis_beam"});
    table.play("draw booster_pod", "draw plasma_cannon", "draw stasis_beam");
    CHECK(table.step() == Step::Main);
    CHECK(table.state.deck.size() == 1);
    CHECK(table.state.discard.empty());
}
