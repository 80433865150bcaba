// The Terraforming Station (5.14).
#include "alien_frontiers/table.h"

using namespace orrery::af;

namespace {

// Ruby with four ships, one of them a six in hand.
Table with_a_six(int fuel, int ore) { return Table::of(2).fleet(Ruby, 4).hand({6}).has(Ruby, fuel, ore); }

}  // namespace

TEST_CASE("AF-103 a six, 1 fuel and 1 ore land one colony at once") {
    auto table = with_a_six(3, 2).hand({5});
    table.play("dock terraforming_station");
    CHECK(table.refuses("ship 5") == "AF-103");
    table.play("ship 6");
    CHECK(table.fuel(Ruby) == 2);
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.step() == Step::PlaceColony);
    table.play("land pohl_foothills");
    CHECK(table.step() == Step::Main);
    CHECK(table.state.colonies[PohlFoothills][Ruby] == 1);
    CHECK(table.state.players[Ruby].colonies == 7);
    CHECK(table.ships(TerraformingStation, Ruby) == 1);
}

TEST_CASE("AF-103 there is one dock") {
    auto table = Table::of(4).fleet(Ruby, 6).hand({6, 6}).has(Ruby, 8, 8);
    table.play("dock terraforming_station", "ship 6", "land lem_badlands");
    CHECK(table.refuses("dock terraforming_station") == "AF-44");
}

TEST_CASE("AF-104 the ship stays in the dock until my next turn, and leaves my fleet before I roll") {
    auto table = with_a_six(1, 1);
    table.play("dock terraforming_station", "ship 6", "land lem_badlands");
    CHECK(table.state.players[Ruby].stock == 2);
    table.next_turn({1, 2, 6}).has(Sapphire, 4, 4);
    CHECK(table.ships(TerraformingStation, Ruby) == 1);
    CHECK(table.refuses("dock terraforming_station") == "AF-44");
    put_away(table);
    table.next_turn({1, 2, 3});
    CHECK(table.step() == Step::Main);  // three dice, not four
    CHECK(table.hand() == std::vector{1, 2, 3});
    CHECK(table.ships(TerraformingStation, Ruby) == 0);
    CHECK(table.state.players[Ruby].stock == 3);
}

TEST_CASE("AF-105 an own-colour ship may not dock while I have only three") {
    auto table = Table::of(4).fleet(Ruby, 3).hand({6, 6, 6}).has(Ruby, 4, 4);
    CHECK(table.refuses("dock terraforming_station") == "AF-105");
    CHECK(Table::of(4).fleet(Ruby, 4).hand({6, 6, 6}).has(Ruby, 4, 4).allows("dock terraforming_station"));
}

TEST_CASE("AF-105, AF-Q24 the relic ship may dock while I have only three ships of my own colour") {
    auto table = Table::of(4).fleet(Ruby, 3).hand({6}).has(Ruby, 1, 1).relic(Ruby, RelicPlace::Hand, 6);
    table.play("dock terraforming_station");
    CHECK(table.refuses("ship 6") == "AF-105");
    CHECK(table.options() == std::vector<std::string>{"ship 6r"});
    table.play("ship 6r", "land lem_badlands");
    CHECK(table.state.relic.place == RelicPlace::TerraformingStation);
    CHECK(table.state.colonies[LemBadlands][Ruby] == 1);

    auto low = Table::of(4).fleet(Ruby, 3).has(Ruby, 1, 1).relic(Ruby, RelicPlace::Hand, 5);
    CHECK(low.refuses("dock terraforming_station") == "AF-103");
}

TEST_CASE("AF-106 the Orbital Teleporter cannot move a ship away from here") {
    auto table =
        Table::of(4).fleet(Ruby, 5).docked(TerraformingStation, Ruby, {6}).docked(SolarConverter, Ruby, {3});
    table.has(Ruby, 8, 8).owns(Ruby, {OrbitalTeleporter}).play("use orbital_teleporter");
    CHECK(table.refuses("teleport terraforming_station 6") == "AF-158");
    CHECK(table.options() == std::vector<std::string>{"teleport solar_converter 3"});

    auto alone = Table::of(4).fleet(Ruby, 4).docked(TerraformingStation, Ruby, {6}).has(Ruby, 8, 8);
    CHECK(alone.owns(Ruby, {OrbitalTeleporter}).refuses("use orbital_teleporter") == "AF-140");
}

TEST_CASE("AF-106 the Orbital Teleporter may bring a ship here") {
    auto table = Table::of(4).fleet(Ruby, 4).docked(SolarConverter, Ruby, {6}).has(Ruby, 3, 1);
    table.owns(Ruby, {OrbitalTeleporter});
    table.play("use orbital_teleporter", "teleport solar_converter 6", "to terraforming_station");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 0);
    CHECK(table.ships(TerraformingStation, Ruby) == 1);
    CHECK(table.step() == Step::PlaceColony);
}

TEST_CASE("AF-107 the Plasma Cannon sends an own ship to the stock and the relic to Burroughs Desert") {
    auto own = Table::of(4).fleet(Sapphire, 5).docked(TerraformingStation, Sapphire, {6}).has(Ruby, 1, 0);
    own.owns(Ruby, {PlasmaCannon});
    own.play("use plasma_cannon", "aim terraforming_station", "hit sapphire 6", "cease");
    CHECK(own.state.players[Sapphire].stock == 2);
    CHECK(own.state.players[Sapphire].bay == 4);
    CHECK(own.ships(TerraformingStation, Sapphire) == 0);

    auto relic = Table::of(4).relic(Sapphire, RelicPlace::TerraformingStation, 6).has(Ruby, 1, 0);
    relic.owns(Ruby, {PlasmaCannon});
    relic.play("use plasma_cannon", "aim terraforming_station", "hit sapphire 6r", "cease");
    CHECK(relic.state.relic.place == RelicPlace::BurroughsDesert);
    CHECK(relic.state.players[Sapphire].stock == 3);
    CHECK(relic.controller(BurroughsDesert) == Sapphire);
}

TEST_CASE("AF-E1 with no six, or the dock taken, or without 1 fuel or 1 ore, docking here is illegal") {
    CHECK(with_a_six(1, 1).allows("dock terraforming_station"));
    const Table no_six = Table::of(2).fleet(Ruby, 4).hand({5, 4, 1}).has(Ruby, 1, 1);
    CHECK(no_six.refuses("dock terraforming_station") == "AF-103");
    CHECK(with_a_six(1, 1).docked(TerraformingStation, Sapphire, {6}).refuses("dock terraforming_station") ==
          "AF-44");
    CHECK(with_a_six(0, 1).refuses("dock terraforming_station") == "AF-31");
    CHECK(with_a_six(1, 0).refuses("dock terraforming_station") == "AF-31");
}

TEST_CASE("AF-Q23 a ship built this turn counts for the minimum of three") {
    auto table = Table::of(2).hand({2, 2, 6}).has(Ruby, 2, 2);
    CHECK(table.refuses("dock terraforming_station") == "AF-105");
    table.play("dock shipyard", "pair 2", "dock terraforming_station", "ship 6", "land lem_badlands");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 0);
    table.next_turn({1, 1, 1});
    put_away(table);
    table.next_turn({1, 2, 3});
    CHECK(table.step() == Step::Main);
    CHECK(table.hand() == std::vector{1, 2, 3});
}

TEST_CASE("AF-Q28 the discarded Plasma Cannon may hit the ship here if the owner has four ships in all") {
    auto table =
        Table::of(2).fleet(Sapphire, 4).docked(TerraformingStation, Sapphire, {6}).owns(Ruby, {PlasmaCannon});
    table.play("discard plasma_cannon");
    CHECK(table.refuses("destroy_in_bay sapphire own") == "AF-169");  // two would start the next turn
    table.play("destroy terraforming_station sapphire 6");
    CHECK(table.state.players[Sapphire].stock == 3);
    CHECK(table.state.players[Sapphire].bay == 3);
    CHECK(table.ships(TerraformingStation, Sapphire) == 0);

    auto three =
        Table::of(2).fleet(Sapphire, 3).docked(TerraformingStation, Sapphire, {6}).owns(Ruby, {PlasmaCannon});
    CHECK(three.refuses("discard plasma_cannon") == "AF-140");
}

TEST_CASE("AF-Q29 the fuel power of the Plasma Cannon hits the ship here whatever the owner has left") {
    for (const int own : {3, 4}) {
        CAPTURE(own);
        auto table =
            Table::of(2).fleet(Sapphire, own).docked(TerraformingStation, Sapphire, {6}).has(Ruby, 1, 0);
        table.owns(Ruby, {PlasmaCannon})
            .play("use plasma_cannon", "aim terraforming_station", "hit sapphire 6");
        CHECK(own_count(table.state.players[Sapphire]) == own - 1);
    }
}
