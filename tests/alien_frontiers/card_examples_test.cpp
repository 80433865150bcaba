// The rulebook's examples of Alien Tech cards (AF-E26 to AF-E41).
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

namespace {

using Options = std::vector<std::string>;
using Values = std::vector<int>;

}  // namespace

TEST_CASE("AF-E26 the Booster Pod makes a 3 a 4, and the pair of 4s can go to the Shipyard") {
    auto table = Table::of(2).hand({1, 3, 4}).owns(Ruby, {BoosterPod}).has(Ruby, 2, 1);
    table.play("use booster_pod", "raise 3");
    CHECK(table.fuel(Ruby) == 1);
    table.play("dock shipyard", "pair 4");
    CHECK(table.state.players[Ruby].bay == 1);
}

TEST_CASE("AF-E27 the Data Crystal on Heinlein Plains for 2 fuel; then trades with 6s cost 1 fuel") {
    auto table = Table::of(3).hand({1, 6, 6}).colonies(HeinleinPlains, {0, 1, 1}).owns(Ruby, {DataCrystal});
    table.has(Ruby, 5, 0).play("use data_crystal", "borrow heinlein_plains");
    CHECK(table.fuel(Ruby) == 3);
    table.play("dock orbital_market", "pair 6", "trade", "trade");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.ore(Ruby) == 2);
}

TEST_CASE("AF-E28 the Gravity Manipulator on 2 and 5 of 1, 2, 5 leaves 1, 1, 6") {
    auto table = Table::of(2).hand({1, 2, 5}).owns(Ruby, {GravityManipulator}).has(Ruby, 2, 0);
    table.play("use gravity_manipulator", "lower 2", "raise 5");
    CHECK(table.hand() == Values{1, 1, 6});
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-E29 red cannot take ore from the owner of the Decoy, and of the cards only the Decoy") {
    auto table =
        Table::of(3).owns(Sapphire, {HolographicDecoy, StasisBeam}).has(Sapphire, 0, 4).has(Jade, 1, 0);
    table.hand({1, 2, 3}).play("dock raiders_outpost", "straight 1-2-3");
    Table resources = table;
    resources.play("raid_resources");
    CHECK(resources.options() == Options{"steal jade fuel"});
    CHECK(resources.refuses("steal sapphire ore") == "AF-91");
    table.play("raid_card");
    CHECK(table.options() == Options{"steal_card sapphire holographic_decoy"});
    table.play("steal_card sapphire holographic_decoy");
    CHECK(table.step() == Step::Main);
    CHECK(table.refuses("steal sapphire ore") == "not-asked");
    CHECK(table.ore(Sapphire) == 4);
}

TEST_CASE("AF-E30 a 6 teleported from the Lunar Mine to the Alien Artifact and a 2 make 8; the ore is kept") {
    auto table =
        Table::of(2).hand({2, 5, 6}).owns(Ruby, {OrbitalTeleporter}).has(Ruby, 2, 0).shows({AlienCity});
    table.play("dock lunar_mine", "ship 6");
    CHECK(table.ore(Ruby) == 1);
    table.play("use orbital_teleporter", "teleport lunar_mine 6", "to alien_artifact", "keep");
    CHECK(table.fuel(Ruby) == 0);
    table.play("dock alien_artifact", "ship 2", "keep");
    CHECK(table.allows("claim"));
    CHECK(table.ore(Ruby) == 1);
}

TEST_CASE("AF-E31 a colony moved to Lem Badlands makes it 2:1: control, and 1 point more") {
    auto table = Table::of(3).colonies(LemBadlands, {1, 1}).colonies(VanVogtMountains, {1, 0, 2});
    const int before = table.score(Ruby);
    table.owns(Ruby, {OrbitalTeleporter})
        .play("discard orbital_teleporter", "move_colony van_vogt_mountains ruby");
    table.play("onto lem_badlands");
    CHECK(table.controller(LemBadlands) == Ruby);
    CHECK(table.score(Ruby) == before + 1);
}

TEST_CASE("AF-E32 the Plasma Cannon empties a full Shipyard for 2 fuel, and my pair of 2s may dock") {
    auto table = Table::of(2).hand({2, 2, 4}).docked(Shipyard, Sapphire, {5, 5}).owns(Ruby, {PlasmaCannon});
    table.has(Ruby, 3, 1);
    CHECK(table.refuses("dock shipyard") == "AF-44");
    table.play("use plasma_cannon", "aim shipyard", "hit sapphire 5", "hit sapphire 5", "cease");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.state.players[Sapphire].bay == 3);
    table.play("dock shipyard", "pair 2");
}

TEST_CASE("AF-E33 a red ship removed from the Terraforming Station goes to the stock; the dock is free") {
    auto table =
        Table::of(2).fleet(Sapphire, 4).docked(TerraformingStation, Sapphire, {6}).hand({6, 6, 6, 6});
    table.owns(Ruby, {PlasmaCannon}).has(Ruby, 2, 1);
    CHECK(table.refuses("dock terraforming_station") == "AF-44");
    table.play("use plasma_cannon", "aim terraforming_station", "hit sapphire 6", "cease");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.state.players[Sapphire].stock == 3);
    CHECK(table.state.players[Sapphire].bay == 3);
    CHECK(table.allows("dock terraforming_station"));
}

TEST_CASE("AF-E34 a 6 at the Lunar Mine goes to yellow's stock, and the threshold falls") {
    auto table =
        Table::of(3).fleet(Sapphire, 6).docked(LunarMine, Sapphire, {6}).docked(LunarMine, Jade, {4});
    table.hand({4}).owns(Ruby, {PlasmaCannon});
    CHECK(table.refuses("dock lunar_mine") == "AF-71");
    table.play("discard plasma_cannon", "destroy lunar_mine sapphire 6");
    CHECK(table.state.players[Sapphire].stock == 1);
    table.play("dock lunar_mine", "ship 4");
}

TEST_CASE("AF-E35 red would start the next turn with two ships, so the one at the Lunar Mine cannot be hit") {
    auto table = Table::of(2).docked(LunarMine, Sapphire, {3}).docked(AlienArtifact, Sapphire, {1, 2});
    table.docked(TerraformingStation, Sapphire, {6}).owns(Ruby, {PlasmaCannon}).play("discard plasma_cannon");
    CHECK(table.refuses("destroy lunar_mine sapphire 3") == "AF-169");
    CHECK(table.options() == Options{"destroy terraforming_station sapphire 6"});
}

TEST_CASE("AF-E36 the Polarity Device makes a 1 a 6") {
    auto table = Table::of(2).hand({1, 2, 5}).owns(Ruby, {PolarityDevice}).has(Ruby, 1, 0);
    table.play("use polarity_device", "flip 1");
    CHECK(table.hand() == Values{2, 5, 6});
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-E37 exchanging a yellow with a red colony leaves 1:1 twice, and nobody controls either") {
    auto table = Table::of(3).colonies(HerbertValley, {0, 2}).colonies(LemBadlands, {0, 0, 2});
    table.owns(Ruby, {PolarityDevice});
    table.play("discard polarity_device", "swap herbert_valley sapphire", "with lem_badlands jade");
    CHECK(table.state.colonies[HerbertValley] == Seats{0, 1, 1, 0});
    CHECK(table.state.colonies[LemBadlands] == Seats{0, 1, 1, 0});
    CHECK(table.controller(HerbertValley) == kNobody);
    CHECK(table.controller(LemBadlands) == kNobody);
}

TEST_CASE("AF-E38 a claimed Resource Cache gives nothing this turn; it first works after my next roll") {
    auto table = Table::of(2).hand({3, 6}).shows({ResourceCache}).deck_of({});
    table.play("dock alien_artifact", "ship 3", "keep", "dock alien_artifact", "ship 6", "keep");
    table.play("claim", "take resource_cache");
    CHECK(table.fuel(Ruby) + table.ore(Ruby) == 0);
    table.next_turn({2, 2, 2});
    for (int i = 0; i < 3; ++i) table.play("dock solar_converter", "ship 2");
    CHECK(table.fuel(Ruby) + table.ore(Ruby) == 0);
    table.next_turn({1, 3, 6});
    CHECK(table.ore(Ruby) == 1);
}

TEST_CASE("AF-E39, AF-Q61 the Stasis Beam makes a pair of 1s, for the Shipyard or the Orbital Market") {
    auto table = Table::of(2).hand({1, 2, 5}).owns(Ruby, {StasisBeam}).has(Ruby, 2, 1);
    table.play("use stasis_beam", "lower 2");
    CHECK(table.hand() == Values{1, 1, 5});
    CHECK(table.fuel(Ruby) == 1);
    SUBCASE("Shipyard") {
        table.play("dock shipyard", "pair 1");
        CHECK(table.state.players[Ruby].bay == 1);
    }
    SUBCASE("Orbital Market, at the rate of 1") {
        table.play("dock orbital_market", "pair 1", "trade");
        CHECK(table.fuel(Ruby) == 0);
        CHECK(table.ore(Ruby) == 2);
    }
}

TEST_CASE("AF-E40 the Temporal Warper rolls the 1 and the 2 again, the 5 stays") {
    auto table = Table::of(2).hand({1, 2, 5}).owns(Ruby, {TemporalWarper}).has(Ruby, 1, 0);
    table.play("use temporal_warper", "reroll 1", "reroll 2", "roll_them", "roll 3", "roll 6");
    CHECK(table.step() == Step::Main);
    CHECK(table.hand() == Values{3, 5, 6});
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-E41 the discarded Temporal Warper takes Alien City from the pile: 1 point more") {
    auto table = Table::of(2).owns(Ruby, {TemporalWarper}).pile({AlienCity});
    CHECK(table.score(Ruby) == 0);
    table.play("discard temporal_warper", "recover alien_city");
    CHECK(table.owns(Ruby, AlienCity));
    CHECK(table.score(Ruby) == 1);
}
