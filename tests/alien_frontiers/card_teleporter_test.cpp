// The Orbital Teleporter (AF-157 to AF-163): a docked ship docks again; discarded, it moves a colony.
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

namespace {

using Options = std::vector<std::string>;
using Values = std::vector<int>;

Table with_teleporter(int players, int fuel, int ore = 0) {
    return Table::of(players).owns(Ruby, {OrbitalTeleporter}).has(Ruby, fuel, ore);
}

}  // namespace

TEST_CASE("AF-157 the Orbital Teleporter re-docks one of my docked ships elsewhere, for 2 fuel") {
    SUBCASE("alone") {
        auto table =
            with_teleporter(2, 3).docked(SolarConverter, Ruby, {4}).docked(AlienArtifact, Sapphire, {5});
        table.play("use orbital_teleporter");
        CHECK(table.options() == Options{"teleport solar_converter 4"});
        CHECK(table.refuses("teleport alien_artifact 5") == "AF-157");  // not mine
        table.play("teleport solar_converter 4", "to lunar_mine");
        CHECK(table.ships(SolarConverter, Ruby) == 0);
        CHECK(table.ships(LunarMine, Ruby) == 1);
        CHECK(table.fuel(Ruby) == 1);
        CHECK(table.ore(Ruby) == 1);
        CHECK(table.refuses("use orbital_teleporter") == "AF-136");
    }
    SUBCASE("together with unplaced ships, at the price of the station") {
        auto table = with_teleporter(2, 2, 4).docked(SolarConverter, Ruby, {4}).hand({4, 4});
        table.play("use orbital_teleporter", "teleport solar_converter 4", "to_triple 4",
                   "land lem_badlands");
        CHECK(table.ships(ColonyConstructor, Ruby) == 3);
        CHECK(table.hand().empty());
        CHECK(table.ore(Ruby) == 1);
        CHECK(table.controller(LemBadlands) == Ruby);
    }
    SUBCASE("all requirements are as in a normal docking") {
        auto table = with_teleporter(2, 2).docked(SolarConverter, Ruby, {4}).docked(LunarMine, Sapphire, {5});
        table.play("use orbital_teleporter", "teleport solar_converter 4");
        CHECK(table.refuses("to lunar_mine") == "AF-71");
        CHECK(table.refuses("to terraforming_station") == "AF-161");
        CHECK(table.refuses("to shipyard") == "AF-46");
    }
    SUBCASE("1 fuel is not enough") {
        CHECK(with_teleporter(2, 1).docked(SolarConverter, Ruby, {4}).refuses("use orbital_teleporter") ==
              "AF-31");
    }
}

TEST_CASE("AF-158 the ship may not come from the Terraforming Station or from the Maintenance Bay") {
    auto table = with_teleporter(2, 2).fleet(Ruby, 4).docked(TerraformingStation, Ruby, {6});
    REQUIRE(table.state.players[Ruby].bay == 3);
    CHECK(table.refuses("use orbital_teleporter") == "AF-140");
    table.docked(SolarConverter, Ruby, {2}).play("use orbital_teleporter");
    CHECK(table.options() == Options{"teleport solar_converter 2"});
    CHECK(table.refuses("teleport terraforming_station 6") == "AF-158");
}

TEST_CASE("AF-159 the ship keeps its value and may not go back to the station it came from") {
    auto table = with_teleporter(2, 2).docked(AlienArtifact, Ruby, {5}).play("use orbital_teleporter");
    table.play("teleport alien_artifact 5");
    CHECK(table.refuses("to alien_artifact") == "AF-159");
    CHECK(!table.offers("to alien_artifact"));
    table.play("to solar_converter");
    CHECK(table.fuel(Ruby) == 3);
    CHECK(table.state.docked[SolarConverter][Ruby].has(5));
}

TEST_CASE("AF-160, AF-Q66 partners come from the unplaced ships only; docked ships do not help") {
    SUBCASE("no pair with a ship that stands there already") {
        auto table =
            with_teleporter(4, 3, 1).docked(OrbitalMarket, Ruby, {3, 3}).docked(SolarConverter, Ruby, {3});
        table.docked(Shipyard, Ruby, {3}).play("use orbital_teleporter", "teleport solar_converter 3");
        CHECK(table.refuses("to_pair orbital_market 3") == "AF-42");
        CHECK(table.refuses("to_pair shipyard 3") == "AF-42");
    }
    SUBCASE("the set holds the moved ship") {
        auto table = with_teleporter(2, 9, 9).docked(SolarConverter, Ruby, {3}).hand({2, 2, 3});
        table.play("use orbital_teleporter", "teleport solar_converter 3");
        CHECK(table.allows("to_pair shipyard 3"));
        CHECK(table.refuses("to_pair shipyard 2") == "AF-160");
    }
    SUBCASE("the Artifact total goes on") {
        auto table = with_teleporter(2, 2).hand({5}).docked(SolarConverter, Ruby, {3}).shows({AlienCity});
        table.play("dock alien_artifact", "ship 5", "keep");
        CHECK(table.refuses("claim") == "AF-52");
        table.play("use orbital_teleporter", "teleport solar_converter 3", "to alien_artifact", "keep");
        CHECK(table.allows("claim"));
    }
    SUBCASE("a spent ship may leave the Artifact, and an unspent one takes its value along") {
        auto table = with_teleporter(2, 2).hand({2, 6, 6}).shows({AlienCity, BoosterPod}).deck_of({});
        table.play("dock alien_artifact", "ship 6", "keep", "dock alien_artifact", "ship 2", "keep");
        table.play("claim", "take alien_city", "dock alien_artifact", "ship 6", "keep",
                   "use orbital_teleporter");
        CHECK(table.options() ==
              Options{"teleport_spent 2", "teleport_spent 6", "teleport alien_artifact 6"});
        CHECK(table.refuses("teleport alien_artifact 2") == "AF-157");
        Table unspent = table;
        unspent.play("teleport alien_artifact 6", "to solar_converter");
        CHECK(artifact_total(unspent.state) == 0);
        table.play("teleport_spent 6", "to solar_converter");
        CHECK(artifact_total(table.state) == 6);
    }
    SUBCASE("the hub count goes on") {
        auto table =
            with_teleporter(2, 2).hand({5}).docked(SolarConverter, Ruby, {3}).colonies(AsimovCrater, {1});
        table.hub(Ruby, 1).play("dock colonist_hub", "ship 5");
        table.play("use orbital_teleporter", "teleport solar_converter 3", "to colonist_hub");
        CHECK(table.state.players[Ruby].hub == 4);
    }
}

TEST_CASE("AF-161 any station may be the destination; card and station must be payable together") {
    auto table = with_teleporter(2, 5, 3).docked(SolarConverter, Ruby, {6}).hand({4, 5, 6, 6});
    table.play("use orbital_teleporter", "teleport solar_converter 6");
    CHECK(table.options() == Options{"to alien_artifact", "to colonist_hub", "to_triple 6", "to lunar_mine",
                                     "to_pair orbital_market 6", "to_straight 4-5-6", "to_pair shipyard 6",
                                     "to terraforming_station"});
    table.has(Ruby, 4, 3);
    CHECK(table.refuses("to_pair shipyard 6") == "AF-161");  // 2 for the card, 3 for the sixth ship
    table.has(Ruby, 2, 3);
    CHECK(table.refuses("to terraforming_station") == "AF-161");
    table.has(Ruby, 3, 1).play("to terraforming_station", "land lem_badlands");
    CHECK(table.ships(TerraformingStation, Ruby) == 1);
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 0);

    auto nowhere = with_teleporter(2, 2).docked(AlienArtifact, Ruby, {2}).docked(LunarMine, Sapphire, {3});
    nowhere.docked(SolarConverter, Sapphire, {1, 1, 1, 1, 1})
        .docked(SolarConverter, Ruby, {1, 1})
        .hub(Ruby, 7);
    nowhere.docked(AlienArtifact, Ruby, {2, 2, 2});
    CHECK(nowhere.refuses("use orbital_teleporter") == "AF-140");
}

TEST_CASE("AF-162 the dock left behind is free from then on") {
    auto table =
        with_teleporter(2, 2).docked(LunarMine, Ruby, {6, 2}).docked(LunarMine, Sapphire, {1}).hand({4});
    CHECK(table.refuses("dock lunar_mine") == "AF-44");
    table.play("use orbital_teleporter", "teleport lunar_mine 6", "to solar_converter");
    table.play("dock lunar_mine", "ship 4");  // the threshold is 2 now
    CHECK(table.ore(Ruby) == 1);
}

TEST_CASE("AF-163 a discarded Orbital Teleporter moves one colony of any player to another territory") {
    auto table = with_teleporter(3, 0).colonies(LemBadlands, {0, 1, 2}).colonies(AsimovCrater, {1});
    table.colonies(HerbertValley, {0, 1}).field(Repulsor, HerbertValley).play("discard orbital_teleporter");
    CHECK(table.options() == Options{"move_colony asimov_crater ruby", "move_colony lem_badlands sapphire",
                                     "move_colony lem_badlands jade"});
    CHECK(table.refuses("move_colony lem_badlands ruby") == "AF-163");
    CHECK(table.refuses("move_colony herbert_valley sapphire") == "AF-134");
    table.play("move_colony lem_badlands jade");
    CHECK(table.refuses("onto lem_badlands") == "AF-163");
    CHECK(table.refuses("onto herbert_valley") == "AF-134");
    CHECK(table.options().size() == 6);
    table.play("onto asimov_crater");
    CHECK(table.controller(LemBadlands) == kNobody);
    CHECK(table.controller(AsimovCrater) == kNobody);
    CHECK(table.state.discard[OrbitalTeleporter] == 1);

    auto frozen = with_teleporter(2, 0).colonies(LemBadlands, {1, 1}).field(Repulsor, LemBadlands);
    CHECK(frozen.refuses("discard orbital_teleporter") == "AF-140");
}

TEST_CASE("AF-Q52 a teleported ship is not taken into the hand, so no card changes it on the way") {
    auto table = with_teleporter(2, 9).owns(Ruby, {BoosterPod}).docked(SolarConverter, Ruby, {4}).hand({2});
    table.play("use orbital_teleporter", "teleport solar_converter 4");
    CHECK(table.hand() == Values{2});
    CHECK(table.refuses("use booster_pod") == "not-asked");
    CHECK(table.refuses("end") == "not-asked");
    for (const std::string& option : table.options()) CHECK(option.starts_with("to"));
    table.play("to alien_artifact", "keep");
    CHECK(table.hand() == Values{2});
    CHECK(table.state.docked[AlienArtifact][Ruby].has(4));
}

TEST_CASE("AF-Q53 a ship may be teleported out of the Raiders' Outpost; its two others stay") {
    auto table = with_teleporter(2, 2).hand({1, 2, 3, 1, 2, 3});
    table.play("dock raiders_outpost", "straight 1-2-3", "raid_nothing");
    CHECK(table.refuses("dock raiders_outpost") == "AF-85");
    table.play("use orbital_teleporter", "teleport raiders_outpost 3", "to solar_converter");
    CHECK(table.ships(RaidersOutpost, Ruby) == 2);
    table.play("dock raiders_outpost", "straight 1-2-3");
    CHECK(table.state.players[Ruby].bay == 2);
}

TEST_CASE("AF-Q54 no ship docked in an earlier turn can be teleported, since all were gathered") {
    auto table = with_teleporter(2, 2).turn_of(Sapphire).docked(SolarConverter, Ruby, {4, 5});
    table.next_turn({1, 2, 3});
    CHECK(table.ships(SolarConverter, Ruby) == 0);
    CHECK(table.refuses("use orbital_teleporter") == "AF-140");
    table.play("dock alien_artifact", "ship 3", "keep");
    CHECK(table.allows("use orbital_teleporter"));
}

TEST_CASE("AF-Q65 a hub ship that was teleported away still counts for Asimov Crater") {
    auto table = with_teleporter(2, 2).hand({2, 5}).hub(Ruby, 1).colonies(AsimovCrater, {1});
    table.play("dock colonist_hub", "ship 2");
    CHECK(table.state.players[Ruby].hub == 2);
    table.play("use orbital_teleporter", "teleport colonist_hub 2", "to solar_converter");
    CHECK(table.ships(ColonistHub, Ruby) == 0);
    table.play("dock colonist_hub", "ship 5");
    CHECK(table.state.players[Ruby].hub == 4);
}
