// Territory bonuses (5.16), and the rulings on the Data Crystal that borrows them (AF-Q32 to AF-Q35).
#include "alien_frontiers/table.h"

using namespace orrery::af;

using Options = std::vector<std::string>;

namespace {

int circle(const Table& table) { return table.state.players[Ruby].hub; }

// Ruby's colony on circle 1, and Asimov Crater hers.
Table at_asimov() { return Table::of(4).colonies(AsimovCrater, {1}).hub(Ruby, 1); }

// Ruby may borrow: Sapphire has one colony on the territory, and nothing else stands on the planet.
Table borrower(Territory territory, int fuel) {
    return Table::of(4).colonies(territory, {0, 1}).owns(Ruby, {DataCrystal}).has(Ruby, fuel, 0);
}

}  // namespace

TEST_CASE("AF-116 Asimov Crater advances one circle more, once a turn, from the second ship on") {
    auto table = at_asimov().hand({1, 2, 3});
    table.play("dock colonist_hub", "ship 1");
    CHECK(circle(table) == 2);
    table.play("dock colonist_hub", "ship 2");
    CHECK(circle(table) == 4);
    table.play("dock colonist_hub", "ship 3");
    CHECK(circle(table) == 5);

    auto without = Table::of(4).colonies(AsimovCrater, {0, 1}).hub(Ruby, 1).hand({1, 2});
    without.play("dock colonist_hub", "ship 1", "dock colonist_hub", "ship 2");
    CHECK(circle(without) == 3);
}

TEST_CASE("AF-116 ships are counted anew in every turn") {
    auto table = Table::of(2).colonies(AsimovCrater, {1}).hub(Ruby, 1).hand({1, 2}).fleet(Ruby, 3);
    table.play("dock colonist_hub", "ship 1", "dock colonist_hub", "ship 2");
    CHECK(circle(table) == 4);
    table.next_turn({1, 1, 1});
    for (int i = 0; i < 3; ++i) table.play("dock solar_converter", "ship 1");
    table.next_turn({1, 2, 3}).play("dock colonist_hub", "ship 1");
    CHECK(circle(table) == 5);
    table.play("dock colonist_hub", "ship 2");
    CHECK(circle(table) == 7);
}

TEST_CASE("AF-116 ships brought by the Orbital Teleporter count, and so do ships that have left again") {
    auto brought = at_asimov().hand({1}).docked(SolarConverter, Ruby, {2}).has(Ruby, 2, 0);
    brought.owns(Ruby, {OrbitalTeleporter}).play("dock colonist_hub", "ship 1");
    brought.play("use orbital_teleporter", "teleport solar_converter 2", "to colonist_hub");
    CHECK(circle(brought) == 4);

    auto left = at_asimov().hand({1, 2}).has(Ruby, 2, 0).owns(Ruby, {OrbitalTeleporter});
    left.play("dock colonist_hub", "ship 1", "use orbital_teleporter", "teleport colonist_hub 1",
              "to solar_converter");
    left.play("dock colonist_hub", "ship 2");
    CHECK(left.ships(ColonistHub, Ruby) == 1);
    CHECK(circle(left) == 4);
}

TEST_CASE("AF-116 ships docked before and after a launch in one turn are counted together") {
    auto table = at_asimov().hub(Ruby, 6).hand({1, 2}).has(Ruby, 1, 1);
    table.play("dock colonist_hub", "ship 1", "launch", "land lem_badlands", "dock colonist_hub", "ship 2");
    CHECK(circle(table) == 2);
}

TEST_CASE("AF-117 with Bradbury Plateau the Colony Constructor costs 2 ore instead of 3") {
    const Table table = Table::of(4).hand({4, 4, 4}).colonies(BradburyPlateau, {1});
    CHECK(Table{table}.has(Ruby, 0, 1).refuses("dock colony_constructor") == "AF-31");
    auto two = Table{table}.has(Ruby, 0, 2);
    two.play("dock colony_constructor", "triple 4");
    CHECK(two.ore(Ruby) == 0);
    const Table without = Table::of(4).hand({4, 4, 4}).colonies(BradburyPlateau, {1, 1}).has(Ruby, 0, 2);
    CHECK(without.refuses("dock colony_constructor") == "AF-31");
}

TEST_CASE("AF-118 with Burroughs Desert I may buy the relic ship") {
    CHECK(Table::of(4).colonies(BurroughsDesert, {1}).has(Ruby, 1, 1).allows("buy_relic"));
    CHECK(Table::of(4).colonies(BurroughsDesert, {1, 1}).has(Ruby, 1, 1).refuses("buy_relic") == "AF-124");
    CHECK(Table::of(4).colonies(LemBadlands, {1}).has(Ruby, 1, 1).refuses("buy_relic") == "AF-124");
}

TEST_CASE("AF-119 with Heinlein Plains each trade costs 1 fuel") {
    for (int value = 1; value <= 6; ++value) {
        CAPTURE(value);
        auto table = Table::of(4).hand({value, value}).colonies(HeinleinPlains, {1}).has(Ruby, 2, 0);
        table.play("dock orbital_market", "pair " + std::to_string(value), "trade", "trade");
        CHECK(table.fuel(Ruby) == 0);
        CHECK(table.ore(Ruby) == 2);
    }
}

TEST_CASE("AF-120 with Herbert Valley each ship built costs 1 fuel and 1 ore less") {
    auto table = Table::of(4).hand({2, 2, 5, 5}).colonies(HerbertValley, {1}).has(Ruby, 4, 5);
    table.play("dock shipyard", "pair 2");
    CHECK(table.fuel(Ruby) == 3);
    CHECK(table.ore(Ruby) == 4);
    table.play("dock shipyard", "pair 5");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.ore(Ruby) == 2);
}

TEST_CASE("AF-121 with Lem Badlands each ship at the Solar Converter gives 1 additional fuel") {
    auto table = Table::of(4).hand({1, 6}).colonies(LemBadlands, {1});
    table.play("dock solar_converter", "ship 1");
    CHECK(table.fuel(Ruby) == 2);
    table.play("dock solar_converter", "ship 6");
    CHECK(table.fuel(Ruby) == 6);
}

TEST_CASE("AF-122 with Pohl Foothills each use of a fuel power costs 1 fuel less") {
    const Table table = Table::of(4).colonies(PohlFoothills, {1}).colonies(LemBadlands, {0, 3}).hand({2, 5});
    const auto with = [&](Card card, int fuel) { return Table{table}.owns(Ruby, {card}).has(Ruby, fuel, 0); };

    auto teleporter = with(OrbitalTeleporter, 1).docked(SolarConverter, Ruby, {3});
    teleporter.play("use orbital_teleporter", "teleport solar_converter 3", "to lunar_mine");
    CHECK(teleporter.fuel(Ruby) == 0);
    auto gravity = with(GravityManipulator, 1);
    gravity.play("use gravity_manipulator", "lower 2", "raise 5");
    CHECK(gravity.fuel(Ruby) == 0);
    auto crystal = with(DataCrystal, 2);
    crystal.play("use data_crystal", "borrow lem_badlands");
    CHECK(crystal.fuel(Ruby) == 0);
    auto warper = with(TemporalWarper, 0);
    warper.play("use temporal_warper", "reroll 2", "reroll 5", "roll_them");
    CHECK(warper.fuel(Ruby) == 0);
    auto two_cards = with(BoosterPod, 1).owns(Ruby, {StasisBeam});
    two_cards.play("use booster_pod", "raise 2", "use stasis_beam", "lower 5");
    CHECK(two_cards.fuel(Ruby) == 1);  // each use is reduced
    CHECK(Table{with(OrbitalTeleporter, 0)}
              .docked(SolarConverter, Ruby, {3})
              .refuses("use orbital_teleporter") == "AF-31");
}

TEST_CASE("AF-123 with Van Vogt Mountains the first ship of the turn at the mine may have any value") {
    auto table =
        Table::of(4).colonies(VanVogtMountains, {1}).docked(LunarMine, Sapphire, {4}).hand({2, 3, 5});
    table.play("dock lunar_mine", "ship 2");
    CHECK(table.ore(Ruby) == 1);
    table.play("dock lunar_mine");
    CHECK(table.refuses("ship 3") == "AF-71");
    table.play("ship 5");
    CHECK(table.ore(Ruby) == 2);

    auto high_first =
        Table::of(4).colonies(VanVogtMountains, {1}).docked(LunarMine, Sapphire, {4}).hand({2, 5});
    high_first.play("dock lunar_mine", "ship 5");
    CHECK(high_first.refuses("dock lunar_mine") == "AF-71");
}

TEST_CASE("AF-123 gained after my first ship of the turn has docked at the mine, the bonus has no effect") {
    auto table = Table::of(4).hand({2, 5}).hub(Ruby, 7).has(Ruby, 1, 1);
    table.play("dock lunar_mine", "ship 5", "launch", "land van_vogt_mountains");
    CHECK(table.refuses("dock lunar_mine") == "AF-71");
}

TEST_CASE("AF-E12 with Asimov Crater two ships move the colony from circle 1 to 4, three to 5") {
    auto table = at_asimov().hand({3, 5, 6});
    table.play("dock colonist_hub", "ship 3", "dock colonist_hub", "ship 5");
    CHECK(circle(table) == 4);
    table.play("dock colonist_hub", "ship 6");
    CHECK(circle(table) == 5);
}

TEST_CASE("AF-E13 with Bradbury Plateau 5-5-5 at the Colony Constructor cost 2 ore") {
    auto table = Table::of(4).hand({5, 5, 5}).colonies(BradburyPlateau, {1}).has(Ruby, 1, 4);
    table.play("dock colony_constructor", "triple 5");
    CHECK(table.ore(Ruby) == 2);
    CHECK(table.fuel(Ruby) == 1);
}

TEST_CASE("AF-E17 with Heinlein Plains and 3-3 at the Orbital Market every trade costs 1 fuel") {
    auto table = Table::of(4).hand({3, 3}).colonies(HeinleinPlains, {1}).has(Ruby, 3, 0);
    table.play("dock orbital_market", "pair 3", "trade");
    CHECK(table.fuel(Ruby) == 2);
    table.play("trade", "trade");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 3);
}

TEST_CASE("AF-E18 with Herbert Valley the fifth ship costs 1 fuel and 1 ore, the fourth nothing") {
    auto fifth = Table::of(4).fleet(Ruby, 4).hand({2, 2}).colonies(HerbertValley, {1}).has(Ruby, 1, 1);
    fifth.play("dock shipyard", "pair 2");
    CHECK(fifth.fuel(Ruby) == 0);
    CHECK(fifth.ore(Ruby) == 0);
    auto fourth = Table::of(4).fleet(Ruby, 3).hand({2, 2}).colonies(HerbertValley, {1}).has(Ruby, 1, 1);
    fourth.play("dock shipyard", "pair 2");
    CHECK(fourth.fuel(Ruby) == 1);
    CHECK(fourth.ore(Ruby) == 1);
}

TEST_CASE("AF-E19 with Lem Badlands 3 and 4 at the Solar Converter give 6 fuel") {
    auto table = Table::of(4).hand({3, 4}).colonies(LemBadlands, {1});
    table.play("dock solar_converter", "ship 3", "dock solar_converter", "ship 4");
    CHECK(table.fuel(Ruby) == 6);
}

TEST_CASE("AF-E20 with Pohl Foothills raising a ship by the Booster Pod costs 0 fuel") {
    auto table = Table::of(4).hand({3}).colonies(PohlFoothills, {1}).owns(Ruby, {BoosterPod}).has(Ruby, 2, 0);
    table.play("use booster_pod", "raise 3");
    CHECK(table.hand() == std::vector{4});
    CHECK(table.fuel(Ruby) == 2);
    CHECK(Table::of(4)
              .hand({3})
              .colonies(PohlFoothills, {1})
              .owns(Ruby, {BoosterPod})
              .allows("use booster_pod"));
}

TEST_CASE("AF-E21 with Pohl Foothills removing three ships from the Lunar Mine costs 2 fuel") {
    auto table =
        Table::of(4).docked(LunarMine, Sapphire, {1, 4}).docked(LunarMine, Jade, {4}).has(Ruby, 2, 0);
    table.colonies(PohlFoothills, {1}).owns(Ruby, {PlasmaCannon});
    table.play("use plasma_cannon", "aim lunar_mine", "hit sapphire 1", "hit sapphire 4", "hit jade 4",
               "cease");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(ships_at(table.state, LunarMine).empty());
}

TEST_CASE("AF-E22 with Van Vogt Mountains and a 5 at the mine my first may be 1, 2, 4 or 5, then the 5") {
    auto table =
        Table::of(4).colonies(VanVogtMountains, {1}).docked(LunarMine, Sapphire, {5}).hand({1, 2, 4, 5});
    table.play("dock lunar_mine");
    CHECK(table.options() == Options{"ship 1", "ship 2", "ship 4", "ship 5"});
    for (const char* first : {"ship 1", "ship 2", "ship 4"}) {
        CAPTURE(first);
        Table after = table;
        after.play(first, "dock lunar_mine");
        CHECK(after.options() == Options{"ship 5"});
        after.play("ship 5");
        CHECK(after.ore(Ruby) == 2);
    }
}

TEST_CASE("AF-Q32 the Data Crystal may not be used on a territory whose bonus I have") {
    auto table = borrower(LemBadlands, 8).colonies(PohlFoothills, {2, 1});
    table.play("use data_crystal");
    CHECK(table.refuses("borrow pohl_foothills") == "AF-149");
    CHECK(table.options() == Options{"borrow lem_badlands"});
    const Table nothing_else =
        Table::of(4).colonies(PohlFoothills, {1}).owns(Ruby, {DataCrystal}).has(Ruby, 8, 0);
    CHECK(nothing_else.refuses("use data_crystal") == "AF-140");
}

TEST_CASE("AF-Q33 the Data Crystal may borrow where I am tied or in the minority, at the full price") {
    auto tied =
        Table::of(4).colonies(LemBadlands, {2, 2}).owns(Ruby, {DataCrystal}).has(Ruby, 4, 0).hand({1});
    tied.play("use data_crystal", "borrow lem_badlands");
    CHECK(tied.fuel(Ruby) == 0);
    tied.play("dock solar_converter", "ship 1");
    CHECK(tied.fuel(Ruby) == 2);
    auto minority =
        Table::of(4).colonies(LemBadlands, {1, 2}).owns(Ruby, {DataCrystal}).has(Ruby, 3, 0).hand({1});
    minority.play("use data_crystal", "borrow lem_badlands", "dock solar_converter", "ship 1");
    CHECK(minority.fuel(Ruby) == 2);
}

TEST_CASE("AF-Q34 a borrowed bonus lasts for the turn, unless the Isolation Field comes") {
    auto table = borrower(LemBadlands, 1).hand({1, 1, 1}).owns(Ruby, {OrbitalTeleporter, StasisBeam});
    table.play("use data_crystal", "borrow lem_badlands");
    Table moved = table;
    moved.play("discard orbital_teleporter", "move_colony lem_badlands sapphire", "onto pohl_foothills");
    moved.play("dock solar_converter", "ship 1", "dock solar_converter", "ship 1");
    CHECK(moved.fuel(Ruby) == 4);
    Table isolated = table;
    isolated.play("discard stasis_beam", "place isolation_field lem_badlands", "dock solar_converter",
                  "ship 1");
    CHECK(isolated.fuel(Ruby) == 1);

    auto two_turns = Table::of(2).colonies(LemBadlands, {0, 1}).owns(Ruby, {DataCrystal}).has(Ruby, 1, 0);
    two_turns.hand({1}).play("use data_crystal", "borrow lem_badlands", "dock solar_converter", "ship 1");
    CHECK(two_turns.fuel(Ruby) == 2);
    two_turns.next_turn({2, 2, 2});
    for (int i = 0; i < 3; ++i) two_turns.play("dock solar_converter", "ship 2");
    two_turns.next_turn({1, 1, 1}).play("dock solar_converter", "ship 1");
    CHECK(two_turns.fuel(Ruby) == 3);
}

TEST_CASE("AF-Q35 the Data Crystal borrows each bonus in time for its action, Burroughs Desert never") {
    SUBCASE("Asimov Crater: before the second hub ship of the turn") {
        auto table = borrower(AsimovCrater, 1).hub(Ruby, 1).hand({1, 2});
        table.play("dock colonist_hub", "ship 1", "use data_crystal", "borrow asimov_crater");
        table.play("dock colonist_hub", "ship 2");
        CHECK(circle(table) == 4);
    }
    SUBCASE("Bradbury Plateau: before the docking that shall be cheaper") {
        auto table = borrower(BradburyPlateau, 1).hand({4, 4, 4}).has(Ruby, 1, 2);
        CHECK(table.refuses("dock colony_constructor") == "AF-31");
        table.play("use data_crystal", "borrow bradbury_plateau", "dock colony_constructor", "triple 4");
        CHECK(table.ore(Ruby) == 0);
    }
    SUBCASE("Herbert Valley: before the docking that shall be cheaper") {
        auto table = borrower(HerbertValley, 1).hand({4, 4});
        table.play("use data_crystal", "borrow herbert_valley", "dock shipyard", "pair 4");
        CHECK(table.state.players[Ruby].stock == 2);
    }
    SUBCASE("Heinlein Plains: before or after docking, before the trade") {
        auto table = borrower(HeinleinPlains, 2).hand({6, 6});
        Table before = table;
        before.play("use data_crystal", "borrow heinlein_plains", "dock orbital_market", "pair 6", "trade");
        CHECK(before.ore(Ruby) == 1);
        table.play("dock orbital_market", "pair 6", "use data_crystal", "borrow heinlein_plains", "trade");
        CHECK(table.ore(Ruby) == 1);
    }
    SUBCASE("Lem Badlands: before each docking") {
        auto table = borrower(LemBadlands, 0).hand({1, 1});
        table.play("dock solar_converter", "ship 1", "use data_crystal", "borrow lem_badlands");
        table.play("dock solar_converter", "ship 1");
        CHECK(table.fuel(Ruby) == 2);
    }
    SUBCASE("Pohl Foothills: before the other cards") {
        auto table = borrower(PohlFoothills, 1).hand({1}).owns(Ruby, {BoosterPod});
        table.play("use data_crystal", "borrow pohl_foothills", "use booster_pod", "raise 1");
        CHECK(table.hand() == std::vector{2});
    }
    SUBCASE("Van Vogt Mountains: before the first ship of the turn at the mine") {
        auto table = borrower(VanVogtMountains, 1).hand({1, 2, 6}).docked(LunarMine, Sapphire, {4});
        Table late = table;
        late.play("dock lunar_mine", "ship 6", "use data_crystal", "borrow van_vogt_mountains");
        CHECK(late.refuses("dock lunar_mine") == "AF-71");
        table.play("use data_crystal", "borrow van_vogt_mountains", "dock lunar_mine", "ship 1");
        CHECK(table.ore(Ruby) == 1);
    }
    SUBCASE("Burroughs Desert: never") {
        auto table = borrower(BurroughsDesert, 8).colonies(LemBadlands, {0, 1});
        table.play("use data_crystal");
        CHECK(table.refuses("borrow burroughs_desert") == "AF-149");
    }
}

TEST_CASE("AF-Q36 Asimov Crater works once a turn, not again after a launch or with a third ship") {
    auto table = at_asimov().hub(Ruby, 4).hand({1, 2, 3}).has(Ruby, 1, 1);
    table.play("dock colonist_hub", "ship 1", "dock colonist_hub", "ship 2");
    CHECK(circle(table) == 7);
    table.play("launch", "land lem_badlands", "dock colonist_hub", "ship 3");
    CHECK(circle(table) == 1);

    auto fourth = at_asimov().hand({1, 2, 3, 4}).has(Ruby, 2, 0).owns(Ruby, {OrbitalTeleporter});
    fourth.play("dock colonist_hub", "ship 1", "dock colonist_hub", "ship 2", "dock colonist_hub", "ship 3");
    fourth.play("use orbital_teleporter", "teleport colonist_hub 1", "to solar_converter",
                "dock colonist_hub");
    fourth.play("ship 4");
    CHECK(circle(fourth) == 6);
}

TEST_CASE("AF-Q37 with two ships docked before the bonus is gained, the third ship triggers it") {
    auto table = borrower(AsimovCrater, 1).hub(Ruby, 1).hand({1, 2, 3});
    table.play("dock colonist_hub", "ship 1", "dock colonist_hub", "ship 2");
    CHECK(circle(table) == 3);
    table.play("use data_crystal", "borrow asimov_crater", "dock colonist_hub", "ship 3");
    CHECK(circle(table) == 5);
}
