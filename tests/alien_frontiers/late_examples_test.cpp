// Examples AF-E70 to AF-E100, but for those of scoring and of the end; the last rulings on stations.
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

namespace {

using Options = std::vector<std::string>;
using Values = std::vector<int>;

void to_artifact(Table& table, std::initializer_list<int> values) {
    for (const int value : values) table.play("dock alien_artifact", "ship " + std::to_string(value), "keep");
}

// Three players: the Solar Converter and the Alien Artifact are full, a 5 is at the Lunar Mine, my colony on
// circle 7.
Table single_stations_closed() {
    auto table = Table::of(3).hub(Ruby, 7).docked(SolarConverter, Sapphire, {1, 1, 1, 1});
    table.docked(SolarConverter, Jade, {1, 1, 1}).docked(AlienArtifact, Sapphire, {1, 1});
    return table.docked(AlienArtifact, Jade, {1, 1}).docked(LunarMine, Jade, {5});
}

}  // namespace

TEST_CASE("AF-E70 with Pohl Foothills the Data Crystal on 3 colonies costs 2 fuel") {
    auto table = Table::of(2).colonies(PohlFoothills, {1}).colonies(LemBadlands, {1, 2}).has(Ruby, 2, 0);
    table.owns(Ruby, {DataCrystal}).play("use data_crystal", "borrow lem_badlands");
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-E71 borrowed Pohl Foothills: 2 fuel; then Booster Pod costs nothing, Orbital Teleporter 1") {
    auto table = Table::of(3).colonies(PohlFoothills, {0, 1, 1}).hand({3}).docked(SolarConverter, Ruby, {5});
    table.has(Ruby, 3, 0).owns(Ruby, {DataCrystal, BoosterPod, OrbitalTeleporter});
    table.play("use data_crystal", "borrow pohl_foothills");
    CHECK(table.fuel(Ruby) == 1);
    table.play("use booster_pod", "raise 3");
    CHECK(table.fuel(Ruby) == 1);
    table.play("use orbital_teleporter", "teleport solar_converter 5", "to lunar_mine");
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-E72 the Data Crystal's illegal targets") {
    auto table = Table::of(2).has(Ruby, 9, 0).owns(Ruby, {DataCrystal}).field(Isolation, LemBadlands);
    table.colonies(BurroughsDesert, {0, 1}).colonies(LemBadlands, {0, 1}).colonies(PohlFoothills, {2, 1});
    table.colonies(HerbertValley, {0, 1}).play("use data_crystal");
    CHECK(table.refuses("borrow burroughs_desert") == "AF-149");
    CHECK(table.refuses("borrow asimov_crater") == "AF-149");
    CHECK(table.refuses("borrow lem_badlands") == "AF-132");
    CHECK(table.refuses("borrow pohl_foothills") == "AF-149");
    CHECK(table.allows("borrow herbert_valley"));
}

TEST_CASE("AF-E73 a borrowed territory with the Positron Field scores nothing for me") {
    auto table = Table::of(2).colonies(LemBadlands, {0, 1}).field(Positron, LemBadlands).has(Ruby, 1, 0);
    table.owns(Ruby, {DataCrystal}).play("use data_crystal", "borrow lem_badlands");
    CHECK(table.score(Ruby) == 0);
    CHECK(table.score(Sapphire) == 3);
}

TEST_CASE("AF-E74 Stasis Beam used for fuel cannot be discarded; one other card can, and then no further") {
    auto table =
        Table::of(2).hand({3}).has(Ruby, 1, 0).owns(Ruby, {StasisBeam, DataCrystal, GravityManipulator});
    table.play("use stasis_beam", "lower 3");
    CHECK(table.refuses("discard stasis_beam") == "AF-136");
    table.play("discard data_crystal", "place positron_field lem_badlands");
    CHECK(table.refuses("discard gravity_manipulator") == "AF-137");
}

TEST_CASE("AF-E75 a roll 1, 2, 3, 4 discards the Resource Cache, and one discard power is still mine") {
    auto table = Table::of(2).turn_of(Sapphire).fleet(Ruby, 4).owns(Ruby, {ResourceCache, DataCrystal});
    table.next_turn({1, 2, 3, 4});
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.ore(Ruby) == 1);
    CHECK(!table.owns(Ruby, ResourceCache));
    table.play("discard data_crystal", "place positron_field lem_badlands");
}

TEST_CASE("AF-E76 the relic's 4 makes odd and even equal: 1 fuel and 1 ore, and the Resource Cache goes") {
    auto table =
        Table::of(2).turn_of(Sapphire).owns(Ruby, {ResourceCache}).relic(Ruby, RelicPlace::SolarConverter, 1);
    table.next_turn({1, 3, 2, 4});
    CHECK(table.state.relic.value == 4);
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.ore(Ruby) == 1);
    CHECK(!table.owns(Ruby, ResourceCache));
}

TEST_CASE("AF-E77 a re-roll of all ships brings nothing more from the Resource Cache") {
    auto table = Table::of(2).turn_of(Sapphire).owns(Ruby, {ResourceCache, TemporalWarper}).has(Ruby, 1, 0);
    table.next_turn({1, 1, 2});
    CHECK(table.ore(Ruby) == 1);
    table.play("use temporal_warper", "reroll 1", "reroll 1", "reroll 2", "roll_them", "roll 2", "roll 4",
               "roll 6");
    CHECK(table.hand() == Values{2, 4, 6});
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 1);
}

TEST_CASE("AF-E78 the Warper may take Stasis Beam or its twin, not a second Booster Pod; usable at once") {
    auto table = Table::of(2).hand({3}).has(Ruby, 1, 0).owns(Ruby, {TemporalWarper, BoosterPod});
    table.pile({BoosterPod, StasisBeam, TemporalWarper}).play("discard temporal_warper");
    CHECK(table.options() == Options{"recover stasis_beam", "recover temporal_warper"});
    CHECK(table.refuses("recover booster_pod") == "AF-179");
    table.play("recover stasis_beam", "use stasis_beam", "lower 3");
    CHECK(table.hand() == Values{2});
}

TEST_CASE("AF-E79 a 3 teleported to the Shipyard to an unplaced 3: card and ship are both paid") {
    auto table = Table::of(2).docked(SolarConverter, Ruby, {3}).hand({3}).has(Ruby, 3, 1);
    table.owns(Ruby, {OrbitalTeleporter});
    table.play("use orbital_teleporter", "teleport solar_converter 3", "to_pair shipyard 3");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 0);
    CHECK(table.ships(Shipyard, Ruby) == 2);
    CHECK(own_count(table.state.players[Ruby]) == 4);
}

TEST_CASE("AF-E80 after one ship of the pair is teleported away I may still trade, twice with 4 fuel") {
    auto table = Table::of(2).hand({2, 2}).has(Ruby, 6, 0).owns(Ruby, {OrbitalTeleporter});
    table.play("dock orbital_market", "pair 2");
    table.play("use orbital_teleporter", "teleport orbital_market 2", "to lunar_mine", "trade", "trade");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 3);
    CHECK(table.refuses("trade") == "AF-31");
}

TEST_CASE("AF-E81 a 4 teleported from the Artifact cannot return this turn and counts no longer") {
    auto table = Table::of(2).hand({4, 4}).has(Ruby, 9, 0).owns(Ruby, {OrbitalTeleporter}).shows({AlienCity});
    to_artifact(table, {4, 4});
    CHECK(table.allows("claim"));
    table.play("use orbital_teleporter", "teleport alien_artifact 4", "to lunar_mine");
    CHECK(artifact_total(table.state) == 4);
    CHECK(table.refuses("claim") == "AF-52");
    CHECK(table.refuses("use orbital_teleporter") == "AF-136");
    CHECK(table.refuses("dock alien_artifact") == "AF-42");
}

TEST_CASE("AF-E82 a ship built this turn lies in the Maintenance Bay and cannot be teleported") {
    auto table = Table::of(2).fleet(Ruby, 3).hand({2, 2, 5}).has(Ruby, 3, 1).owns(Ruby, {OrbitalTeleporter});
    table.play("dock shipyard", "pair 2");
    CHECK(table.state.players[Ruby].bay == 1);
    table.play("use orbital_teleporter");
    CHECK(table.options() == Options{"teleport shipyard 2"});
}

TEST_CASE("AF-E83 6 + 2 and then 5 + 3 claim two cards") {
    auto table = Table::of(2).hand({2, 3, 5, 6}).shows({AlienCity, AlienMonument}).deck_of({});
    to_artifact(table, {6, 2});
    table.play("claim", "take alien_city");
    to_artifact(table, {5, 3});
    table.play("claim", "take alien_monument");
    CHECK(table.score(Ruby) == 2);
}

TEST_CASE("AF-E84 6 + 6 are spent by one claim, so the 2 docked afterwards gives a total of 2") {
    auto table = Table::of(2).hand({2, 6, 6}).shows({AlienCity, AlienMonument}).deck_of({});
    to_artifact(table, {6, 6});
    table.play("claim", "take alien_city");
    to_artifact(table, {2});
    CHECK(artifact_total(table.state) == 2);
    CHECK(table.refuses("claim") == "AF-52");
}

TEST_CASE("AF-E85 with only owned kinds in the display no claim is possible until it is cycled") {
    auto table =
        Table::of(2).hand({1, 2, 6}).owns(Ruby, {BoosterPod, StasisBeam}).shows({BoosterPod, StasisBeam});
    table.deck_of({AlienCity, DataCrystal, DataCrystal});
    to_artifact(table, {6, 2});
    CHECK(table.refuses("claim") == "AF-54");
    table.play("dock alien_artifact", "ship 1", "cycle");
    table.play("draw alien_city", "draw data_crystal", "draw data_crystal");
    CHECK(table.allows("claim"));
}

TEST_CASE("AF-E86 cycling with one card in the deck and seven in the pile leaves eight and none") {
    auto table = Table::of(2).hand({3}).shows({AlienCity, BoosterPod, DataCrystal});
    table.pile({BoosterPod, DataCrystal, StasisBeam, StasisBeam, PlasmaCannon, PlasmaCannon, TemporalWarper});
    table.deck_of({AlienMonument}).play("dock alien_artifact", "ship 3", "cycle");
    CHECK(table.options() == Options{"draw alien_monument"});
    CHECK(table.state.discard.size() == 10);
    table.play("draw alien_monument");
    CHECK(table.state.deck.size() == 10);
    CHECK(table.state.discard.empty());
    table.play("draw alien_city", "draw stasis_beam");
    CHECK(table.step() == Step::Main);
    CHECK(table.state.deck.size() == 8);
    CHECK(table.state.discard.empty());
    CHECK(table.state.display == std::array{AlienMonument, AlienCity, StasisBeam});
}

TEST_CASE("AF-E87 of 7 fuel and 4 ore exactly three are returned: 4, 5, 6 or 7 fuel may be kept") {
    auto table = Table::of(2).has(Ruby, 7, 4).play("end");
    CHECK(table.options() == Options{"keep_fuel 4", "keep_fuel 5", "keep_fuel 6", "keep_fuel 7"});
    table.play("keep_fuel 5");
    CHECK(table.fuel(Ruby) == 5);
    CHECK(table.ore(Ruby) == 3);
}

TEST_CASE("AF-E88 a 2 that can dock nowhere goes to the Maintenance Bay when the turn ends") {
    auto table = single_stations_closed().hand({2});
    CHECK(table.options() == Options{"end"});
    CHECK(table.refuses("dock colonist_hub") == "AF-62");
    const int before = table.state.players[Ruby].bay;
    table.play("end");
    CHECK(table.state.players[Ruby].bay == before + 1);
    CHECK(table.state.turn == Sapphire);
}

TEST_CASE("AF-E89 with a 2 left and a free dock at the Solar Converter ending the turn is illegal") {
    auto table = single_stations_closed().hand({2});
    table.state.docked[SolarConverter][Jade].remove(1);
    CHECK(table.refuses("end") == "AF-24");
    CHECK(table.options() == Options{"dock solar_converter"});
}

TEST_CASE("AF-E90 two 3s must dock at the Orbital Market before the turn can end; trading is not needed") {
    auto table = single_stations_closed().hand({3, 3});
    CHECK(table.refuses("end") == "AF-24");
    CHECK(table.options() == Options{"dock orbital_market"});
    table.play("dock orbital_market", "pair 3");
    CHECK(table.allows("end"));
}

TEST_CASE("AF-E91 one red and one green ship of different pairs removed: a pair may dock at the Shipyard") {
    auto table = Table::of(4).docked(Shipyard, Sapphire, {1, 1}).docked(Shipyard, Jade, {4, 4});
    table.docked(Shipyard, Pearl, {6, 6}).hand({2, 2}).has(Ruby, 3, 1).owns(Ruby, {PlasmaCannon});
    CHECK(table.refuses("dock shipyard") == "AF-44");
    table.play("use plasma_cannon", "aim shipyard", "hit sapphire 1");
    Table only_one = table;
    CHECK(only_one.play("cease").refuses("dock shipyard") == "AF-44");
    table.play("hit jade 4", "cease", "dock shipyard", "pair 2");
    CHECK(table.ships(Shipyard, Ruby) == 2);
}

TEST_CASE("AF-E92 the relic in the bay of a player with four own ships may be hit; with three it may not") {
    auto table = Table::of(2).relic(Sapphire, RelicPlace::MaintenanceBay).owns(Ruby, {PlasmaCannon});
    CHECK(table.refuses("discard plasma_cannon") == "AF-140");
    table.fleet(Sapphire, 4).play("discard plasma_cannon", "destroy_in_bay sapphire relic");
    CHECK(table.state.relic == Relic{});
    CHECK(own_count(table.state.players[Sapphire]) == 4);
}

TEST_CASE("AF-E93 of four ships the one at the Terraforming Station may be hit: three others remain") {
    auto table = Table::of(2).fleet(Sapphire, 4).docked(TerraformingStation, Sapphire, {6});
    table.owns(Ruby, {PlasmaCannon}).play("discard plasma_cannon", "destroy terraforming_station sapphire 6");
    CHECK(own_count(table.state.players[Sapphire]) == 3);
    CHECK(table.state.players[Sapphire].bay == 3);
}

TEST_CASE("AF-E94 the Gravity Manipulator with 1 and 6, with 1 and 1, with 3 and 3") {
    auto table = Table::of(2).has(Ruby, 2, 0).owns(Ruby, {GravityManipulator});
    SUBCASE("1 and 6 only become 2 and 5") {
        table.hand({1, 6}).play("use gravity_manipulator");
        CHECK(table.options() == Options{"lower 6"});
        table.play("lower 6");
        CHECK(table.options() == Options{"raise 1"});
        table.play("raise 1");
        CHECK(table.hand() == Values{2, 5});
    }
    SUBCASE("1 and 1: no use is possible") {
        table.hand({1, 1});
        CHECK(table.refuses("use gravity_manipulator") == "AF-140");
    }
    SUBCASE("3 and 3 become 2 and 4") {
        table.hand({3, 3}).play("use gravity_manipulator", "lower 3", "raise 3");
        CHECK(table.hand() == Values{2, 4});
    }
}

TEST_CASE("AF-E97 with the Repulsor Field on Lem Badlands no colony moves there or away, but generators do") {
    auto table =
        Table::of(2).colonies(LemBadlands, {0, 1}).colonies(AsimovCrater, {1}).field(Repulsor, LemBadlands);
    table.field(Isolation, LemBadlands);
    table.owns(Ruby, {OrbitalTeleporter, PolarityDevice, StasisBeam, GravityManipulator});
    CHECK(table.refuses("discard polarity_device") == "AF-140");
    SUBCASE("moves") {
        table.play("discard orbital_teleporter");
        CHECK(table.refuses("move_colony lem_badlands sapphire") == "AF-134");
        table.play("move_colony asimov_crater ruby");
        CHECK(table.refuses("onto lem_badlands") == "AF-134");
    }
    SUBCASE("the Isolation Field") {
        table.play("discard stasis_beam", "place isolation_field pohl_foothills");
        CHECK(table.state.fields[Isolation] == PohlFoothills);
    }
    SUBCASE("the Repulsor Field itself") {
        table.play("discard gravity_manipulator", "place repulsor_field pohl_foothills");
        CHECK(table.state.fields[Repulsor] == PohlFoothills);
    }
}

TEST_CASE("AF-E98 the red colony moved away from Burroughs Desert: control is lost, the relic returns") {
    auto table = Table::of(2).relic(Sapphire, RelicPlace::LunarMine, 3).owns(Ruby, {OrbitalTeleporter});
    table.play("discard orbital_teleporter", "move_colony burroughs_desert sapphire", "onto lem_badlands");
    CHECK(table.controller(BurroughsDesert) == kNobody);
    CHECK(table.state.relic == Relic{});
}

TEST_CASE("AF-E99 my first colony on Burroughs Desert sends the relic home, the second lets me buy it") {
    auto table = Table::of(2).relic(Sapphire, RelicPlace::LunarMine, 3).hand({4, 4, 4, 6}).has(Ruby, 2, 5);
    table.play("dock terraforming_station", "ship 6", "land burroughs_desert");
    CHECK(table.controller(BurroughsDesert) == kNobody);
    CHECK(table.state.relic == Relic{});
    CHECK(table.refuses("buy_relic") == "AF-124");
    table.play("dock colony_constructor", "triple 4", "land burroughs_desert", "buy_relic");
    CHECK(table.controller(BurroughsDesert) == Ruby);
    CHECK(table.state.relic.owned_by(Ruby));
}

TEST_CASE("AF-E100, AF-Q64 of two pairs at the Orbital Market the lower value is the price of each trade") {
    auto table = Table::of(4).hand({5, 5, 2, 2}).has(Ruby, 4, 0);
    SUBCASE("the dearer pair first") {
        table.play("dock orbital_market", "pair 5", "dock orbital_market", "pair 2");
    }
    SUBCASE("the cheaper pair first") {
        table.play("dock orbital_market", "pair 2", "dock orbital_market", "pair 5");
    }
    table.play("trade", "trade");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 2);
}

TEST_CASE("AF-Q63 no ship docks at the hub just to be put away; a launch first makes room") {
    auto table = Table::of(2).hand({3}).hub(Ruby, 7).has(Ruby, 1, 1);
    CHECK(table.refuses("dock colonist_hub") == "AF-62");
    table.play("launch", "land lem_badlands", "dock colonist_hub", "ship 3");
    CHECK(table.state.players[Ruby].hub == 1);
}
