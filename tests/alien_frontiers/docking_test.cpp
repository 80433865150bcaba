// Docking in general (5.4): AF-42 to AF-48, the ruling AF-Q7, and the examples of the Raiders' Outpost AF-E49
// to AF-E57 that are not about resources.
#include "alien_frontiers/table.h"

using namespace orrery::af;

namespace {

using Options = std::vector<std::string>;

// Ruby's straight is docked at the Outpost; the raid is being asked for.
Table raiding(Table table) { return table.hand({1, 2, 3}).play("dock raiders_outpost", "straight 1-2-3"); }

}  // namespace

TEST_CASE("AF-42 a station needs enough free docks, the required values and the whole cost at once") {
    auto table = Table::of(4).hand({4, 4, 4}).has(Ruby, 0, 3);
    CHECK(table.allows("dock colony_constructor"));
    SUBCASE("docks") {
        table.docked(ColonyConstructor, Sapphire, {1, 1, 1, 2});
        CHECK(table.refuses("dock colony_constructor") == "AF-44");
    }
    SUBCASE("values") {
        table.state.me().hand = Dice::one(4) + Dice::one(4) + Dice::one(5);
        CHECK(table.refuses("dock colony_constructor") == "AF-46");
        CHECK(table.refuses("dock terraforming_station") == "AF-31");
        CHECK(table.has(Ruby, 1, 1).refuses("dock terraforming_station") == "AF-103");
        table.play("dock solar_converter");
        CHECK(table.refuses("ship 6") == "AF-42");
    }
    SUBCASE("cost") { CHECK(table.has(Ruby, 9, 2).refuses("dock colony_constructor") == "AF-31"); }
    SUBCASE("ships") {
        for (const Station station : orrery::every<Station>()) {
            const std::string dock = "dock " + std::string{names_of(station)[code_of(station)]};
            CHECK(Table::of(4).has(Ruby, 9, 9).refuses(dock) == "AF-42");
        }
    }
}

TEST_CASE("AF-43, AF-Q7 free docks are counted, whichever printed group they belong to") {
    SUBCASE("Colony Constructor: one ship in each triple leaves four docks") {
        auto table =
            Table::of(4).docked(ColonyConstructor, Sapphire, {5}).docked(ColonyConstructor, Jade, {1});
        table.hand({4, 4, 4}).has(Ruby, 0, 3).play("dock colony_constructor", "triple 4");
        CHECK(table.ships(ColonyConstructor, Ruby) == 3);
    }
    SUBCASE("Shipyard: three single ships leave three docks") {
        auto table = Table::of(4).docked(Shipyard, Sapphire, {5, 1}).docked(Shipyard, Jade, {1}).hand({2, 2});
        table.has(Ruby, 1, 1).play("dock shipyard", "pair 2");
        CHECK(table.ships(Shipyard, Ruby) == 2);
    }
    SUBCASE("Orbital Market: two single ships leave two docks, three leave too few") {
        auto table =
            Table::of(4).docked(OrbitalMarket, Sapphire, {5}).docked(OrbitalMarket, Jade, {1}).hand({2, 2});
        CHECK(table.allows("dock orbital_market"));
        CHECK(table.docked(OrbitalMarket, Pearl, {6}).refuses("dock orbital_market") == "AF-44");
    }
}

TEST_CASE("AF-44 any ship or dummy occupies a dock, and docking pushes none out except at the Outpost") {
    SUBCASE("by anybody's ship") {
        auto table =
            Table::of(4).docked(AlienArtifact, Sapphire, {1, 1}).docked(AlienArtifact, Ruby, {2}).hand({3});
        CHECK(table.allows("dock alien_artifact"));
        CHECK(table.docked(AlienArtifact, Jade, {6}).refuses("dock alien_artifact") == "AF-44");
        CHECK(table.relic(Jade, RelicPlace::TerraformingStation, 6)
                  .hand({6})
                  .fleet(Ruby, 4)
                  .has(Ruby, 1, 1)
                  .refuses("dock terraforming_station") == "AF-44");
    }
    SUBCASE("by a dummy") {
        auto table = Table::of(2).docked(LunarMine, Sapphire, {1, 1, 1}).hand({6});
        CHECK(table.refuses("dock lunar_mine") == "AF-44");
    }
    SUBCASE("nobody is pushed out") {
        auto table = Table::of(4)
                         .docked(OrbitalMarket, Sapphire, {1, 1})
                         .hand({6, 6})
                         .docked(RaidersOutpost, Jade, {1});
        table.play("dock orbital_market", "pair 6");
        CHECK(table.ships(OrbitalMarket, Sapphire) == 2);
        CHECK(table.refuses("dock orbital_market") == "AF-42");
        table.hand({1, 2, 3}).play("dock raiders_outpost", "straight 1-2-3", "raid_nothing");
        CHECK(table.ships(RaidersOutpost, Jade) == 0);
    }
}

TEST_CASE("AF-45 one docking at a station for single ships places one ship; more need further dockings") {
    for (const Station station :
         {AlienArtifact, ColonistHub, LunarMine, SolarConverter, TerraformingStation}) {
        CAPTURE(names_of(station)[code_of(station)]);
        auto table = Table::of(4).hand({6, 6, 6}).fleet(Ruby, 6).has(Ruby, 2, 2);
        const std::string dock = "dock " + std::string{names_of(station)[code_of(station)]};
        table.play(dock);
        CHECK(table.refuses("pair 6") == "not-asked");
        CHECK(table.refuses("triple 6") == "not-asked");
        table.play("ship 6");
        CHECK(table.ships(station, Ruby) == 1);
        if (table.step() != Step::Main) table.play(table.options().back());
        CHECK(table.step() == Step::Main);
        CHECK(table.hand() == std::vector{6, 6});
        CHECK(table.refuses(dock) == (station == TerraformingStation ? "AF-44" : ""));
    }
}

TEST_CASE("AF-46 Market and Shipyard take two equal ships, the Constructor three, the Outpost a straight") {
    auto table = Table::of(4).hand({2, 3, 3, 3, 4}).has(Ruby, 9, 9);
    SUBCASE("pairs") {
        for (const char* dock : {"dock orbital_market", "dock shipyard"}) {
            auto copy = table;
            copy.play(dock);
            CHECK(copy.options() == Options{"pair 3"});
            CHECK(copy.refuses("pair 2") == "AF-42");
            CHECK(copy.refuses("triple 3") == "AF-46");
            copy.play("pair 3");
            CHECK(copy.hand() == std::vector{2, 3, 4});
        }
    }
    SUBCASE("triples") {
        table.play("dock colony_constructor");
        CHECK(table.options() == Options{"triple 3"});
        CHECK(table.refuses("pair 3") == "AF-46");
        CHECK(table.play("triple 3").hand() == std::vector{2, 4});
    }
    SUBCASE("straights") {
        table.play("dock raiders_outpost");
        CHECK(table.options() == Options{"straight 2-3-4"});
        CHECK(table.refuses("straight 3-4-5") == "AF-42");
        CHECK(table.play("straight 2-3-4").hand() == std::vector{3, 3});
    }
    SUBCASE("the whole set comes from the unplaced ships") {
        auto single = Table::of(4).docked(OrbitalMarket, Ruby, {3}).docked(Shipyard, Ruby, {3}).hand({3});
        single.docked(ColonyConstructor, Ruby, {3, 3}).has(Ruby, 9, 9);
        for (const char* dock : {"dock orbital_market", "dock shipyard", "dock colony_constructor"})
            CHECK(single.refuses(dock) == "AF-46");
        auto unequal = Table::of(4).hand({3, 4}).has(Ruby, 9, 9);
        for (const char* dock : {"dock orbital_market", "dock shipyard", "dock raiders_outpost"})
            CHECK(unequal.refuses(dock) == "AF-46");
    }
    SUBCASE("only the Orbital Teleporter brings one docked ship to it") {
        auto ported = Table::of(4).docked(SolarConverter, Ruby, {3}).hand({3}).has(Ruby, 2, 0);
        ported.owns(Ruby, {OrbitalTeleporter}).play("use orbital_teleporter", "teleport solar_converter 3");
        ported.play("to_pair orbital_market 3");
        CHECK(ported.ships(OrbitalMarket, Ruby) == 2);
        CHECK(ported.hand().empty());
    }
}

TEST_CASE("AF-47 a station may be used several times in one turn") {
    SUBCASE("single ships") {
        auto table = Table::of(4).hand({2, 2, 2, 2}).fleet(Ruby, 4);
        for (int ship = 0; ship < 4; ++ship) table.play("dock alien_artifact", "ship 2", "keep");
        CHECK(table.ships(AlienArtifact, Ruby) == 4);
    }
    SUBCASE("pairs") {
        auto table = Table::of(4).hand({2, 2, 5, 5}).has(Ruby, 5, 5);
        table.play("dock shipyard", "pair 5", "dock shipyard", "pair 2");
        CHECK(table.ships(Shipyard, Ruby) == 4);
    }
    SUBCASE("triples") {
        auto table = Table::of(4).hand({2, 2, 2, 5, 5, 5}).has(Ruby, 0, 6);
        table.play("dock colony_constructor", "triple 5", "land lem_badlands");
        table.play("dock colony_constructor", "triple 2", "land lem_badlands");
        CHECK(table.state.colonies[LemBadlands][Ruby] == 2);
    }
}

TEST_CASE("AF-48 what a docking has given is kept even if the ship later leaves the dock") {
    auto table = Table::of(4).hand({6}).has(Ruby, 2, 0).owns(Ruby, {OrbitalTeleporter});
    table.play("dock lunar_mine", "ship 6");
    table.play("use orbital_teleporter", "teleport lunar_mine 6", "to alien_artifact", "keep");
    CHECK(table.ships(LunarMine, Ruby) == 0);
    CHECK(table.ore(Ruby) == 1);
    auto raided =
        Table::of(2).hand({2, 2}).has(Ruby, 1, 1).owns(Sapphire, {PlasmaCannon}).has(Sapphire, 2, 0);
    raided.play("dock shipyard", "pair 2").next_turn({1, 1, 1});
    raided.play("use plasma_cannon", "aim shipyard", "hit ruby 2", "hit ruby 2", "cease");
    CHECK(own_count(raided.state.players[Ruby]) == 4);
}

TEST_CASE("AF-E49 after 1-2-3 and a raid, 4-5-6 bumps the own ships and raids a second time") {
    auto table = Table::of(4).hand({1, 2, 3, 4, 5, 6}).has(Sapphire, 4, 4);
    table.play("dock raiders_outpost", "straight 1-2-3", "raid_resources");
    for (int i = 0; i < 4; ++i) table.play("steal sapphire fuel");
    table.play("dock raiders_outpost", "straight 4-5-6");
    CHECK(table.state.players[Ruby].bay == 3);
    CHECK(table.ships(RaidersOutpost, Ruby) == 3);
    table.play("raid_resources");
    for (int i = 0; i < 4; ++i) table.play("steal sapphire ore");
    CHECK(table.fuel(Ruby) + table.ore(Ruby) == 8);
}

TEST_CASE("AF-E50 another 2-3-4 is illegal where 2-3-4 stands: the sum must be strictly higher") {
    auto table = Table::of(4).docked(RaidersOutpost, Sapphire, {2, 3, 4}).hand({2, 3, 4});
    CHECK(table.refuses("dock raiders_outpost") == "AF-85");
}

TEST_CASE("AF-E51 where only a 6 is left 1-2-3 is illegal and 2-3-4 is legal") {
    auto table =
        Table::of(4).docked(RaidersOutpost, Sapphire, {6}).hand({1, 2, 3, 4}).play("dock raiders_outpost");
    CHECK(table.refuses("straight 1-2-3") == "AF-85");
    CHECK(table.options() == Options{"straight 2-3-4"});
}

TEST_CASE("AF-E52 while 4-5-6 is complete nobody can dock at the Outpost until a ship of it leaves") {
    auto table = Table::of(4).docked(RaidersOutpost, Sapphire, {4, 5, 6}).hand({1, 2, 3, 4, 5, 6});
    CHECK(table.refuses("dock raiders_outpost") == "AF-85");
    table.owns(Ruby, {PlasmaCannon}).has(Ruby, 1, 0);
    table.play("use plasma_cannon", "aim raiders_outpost", "hit sapphire 4", "cease");
    CHECK(table.play("dock raiders_outpost").options() == Options{"straight 3-4-5", "straight 4-5-6"});
}

TEST_CASE("AF-E55 a stolen Booster Pod goes to the discard pile if you own one") {
    auto table = raiding(Table::of(4).owns(Ruby, {BoosterPod}).owns(Sapphire, {BoosterPod}));
    table.play("raid_card", "steal_card sapphire booster_pod");
    CHECK(table.state.discard[BoosterPod] == 1);
    CHECK(table.owns(Ruby, BoosterPod));
    CHECK(!table.owns(Sapphire, BoosterPod));
}

TEST_CASE("AF-E56 from the owner of the other Decoy only that is taken; a second raid takes Alien City") {
    auto given = Table::of(4).owns(Ruby, {HolographicDecoy}).owns(Sapphire, {HolographicDecoy, AlienCity});
    auto table = raiding(given.hand({4, 5, 6})).play("raid_card");
    CHECK(table.refuses("steal_card sapphire alien_city") == "AF-91");
    CHECK(table.options() == Options{"steal_card sapphire holographic_decoy"});
    table.play("steal_card sapphire holographic_decoy");
    CHECK(table.state.discard[HolographicDecoy] == 1);
    table.play("dock raiders_outpost", "straight 4-5-6", "raid_card", "steal_card sapphire alien_city");
    CHECK(table.owns(Ruby, AlienCity));
    CHECK(table.owns(Ruby, HolographicDecoy));
}

TEST_CASE("AF-E57 a Plasma Cannon used by its owner may be used once it is stolen, for either power") {
    auto table =
        Table::of(2).turn_of(Sapphire).docked(LunarMine, Ruby, {3}).docked(SolarConverter, Sapphire, {2});
    table.owns(Sapphire, {PlasmaCannon}).has(Sapphire, 1, 0).fleet(Sapphire, 4).has(Ruby, 1, 0);
    table.play("use plasma_cannon", "aim lunar_mine", "hit ruby 3", "cease");
    CHECK(table.refuses("discard plasma_cannon") == "AF-136");
    table.next_turn({1, 2, 3}).play("dock raiders_outpost", "straight 1-2-3");
    table.play("raid_card", "steal_card sapphire plasma_cannon");
    CHECK(table.allows("discard plasma_cannon"));
    table.play("use plasma_cannon", "aim solar_converter", "hit sapphire 2");
    CHECK(table.ships(SolarConverter, Sapphire) == 0);
}
