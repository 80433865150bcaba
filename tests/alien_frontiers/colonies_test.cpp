// Colonies and control (5.15), and the rulings on the hub track (AF-Q30, AF-Q38 to AF-Q41).
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

using Options = std::vector<std::string>;

namespace {

// What a ship of this value docked at the Solar Converter brings now.
int fuel_from(Table& table, int value) {
    const int before = table.fuel(table.state.turn);
    table.play("dock solar_converter", "ship " + std::to_string(value));
    return table.fuel(table.state.turn) - before;
}

// The current player's colony stands on circle 7, with what a launch costs.
Table launcher(int players) { return Table::of(players).hub(Ruby, 7).has(Ruby, 1, 1); }

}  // namespace

TEST_CASE("AF-108 a colony is landed on any territory that does not carry the Repulsor Field") {
    auto table = launcher(4)
                     .field(Repulsor, HerbertValley)
                     .field(Isolation, LemBadlands)
                     .field(Positron, AsimovCrater);
    table.colonies(PohlFoothills, {0, 3}).play("launch");
    CHECK(table.options() == Options{"land asimov_crater", "land bradbury_plateau", "land burroughs_desert",
                                     "land heinlein_plains", "land lem_badlands", "land pohl_foothills",
                                     "land van_vogt_mountains"});
    CHECK(table.refuses("land herbert_valley") == "AF-108");
    table.play("land pohl_foothills");
    CHECK(table.state.colonies[PohlFoothills][Ruby] == 1);
    CHECK(table.state.colonies[PohlFoothills][Sapphire] == 3);
}

TEST_CASE("AF-108 a colony that was paid for must be landed at once") {
    auto table = Table::of(4).hand({4, 4, 4, 1}).has(Ruby, 0, 3);
    table.play("dock colony_constructor", "triple 4");
    CHECK(table.step() == Step::PlaceColony);
    CHECK(table.options().size() == 8);
    CHECK(table.refuses("end") == "not-asked");
    CHECK(table.refuses("dock solar_converter") == "not-asked");
}

TEST_CASE("AF-Q41 there is no limit of colonies on a territory") {
    auto table = Table::of(4).colonies(LemBadlands, {4, 5, 5, 5}).hub(Ruby, 7).has(Ruby, 1, 1);
    table.play("launch", "land lem_badlands");
    CHECK(table.state.colonies[LemBadlands][Ruby] == 5);
    CHECK(colonies_on(table.state, LemBadlands) == 20);
    CHECK_FALSE(table.over());
}

TEST_CASE("AF-109 the stations land a free colony from the supply") {
    auto constructor = Table::of(4).hand({4, 4, 4}).has(Ruby, 0, 3);
    constructor.play("dock colony_constructor", "triple 4", "land lem_badlands");
    CHECK(constructor.state.players[Ruby].colonies == 5);
    CHECK(constructor.state.colonies[LemBadlands][Ruby] == 1);
    auto terraforming = Table::of(4).fleet(Ruby, 4).hand({6}).has(Ruby, 1, 1);
    terraforming.play("dock terraforming_station", "ship 6", "land lem_badlands");
    CHECK(terraforming.state.players[Ruby].colonies == 5);
}

TEST_CASE("AF-109 with an empty supply the last colony is taken from the hub, from any circle") {
    for (const int circle : {1, 3, 7}) {
        CAPTURE(circle);
        auto table = Table::of(4).hub(Ruby, circle).supply(Ruby, 0);
        auto constructor = Table{table}.hand({4, 4, 4}).has(Ruby, 0, 3);
        constructor.play("dock colony_constructor", "triple 4", "land lem_badlands");
        CHECK(constructor.state.players[Ruby].hub == 0);
        CHECK(constructor.state.players[Ruby].colonies == 0);
        CHECK(constructor.state.colonies[LemBadlands][Ruby] == 1);
        CHECK(constructor.over());
        auto terraforming = Table{table}.fleet(Ruby, 4).hand({6}).has(Ruby, 1, 1);
        terraforming.play("dock terraforming_station", "ship 6", "land lem_badlands");
        CHECK(terraforming.state.players[Ruby].hub == 0);
        CHECK(terraforming.state.colonies[LemBadlands][Ruby] == 1);
        CHECK(terraforming.over());
    }
}

TEST_CASE("AF-110 while the supply is not empty the hub colony cannot be used for these stations") {
    auto table = Table::of(4).hub(Ruby, 7).supply(Ruby, 1).hand({4, 4, 4}).has(Ruby, 0, 3);
    table.play("dock colony_constructor", "triple 4", "land lem_badlands");
    CHECK(table.state.players[Ruby].hub == 7);
    CHECK(table.state.players[Ruby].colonies == 0);
    CHECK_FALSE(table.over());
}

TEST_CASE("AF-111 control is more colonies than every other single player; a tie gives it to nobody") {
    auto table = Table::of(4);
    CHECK(table.controller(LemBadlands) == kNobody);  // empty
    CHECK(table.colonies(LemBadlands, {0, 0, 0, 1}).controller(LemBadlands) == Pearl);
    CHECK(table.colonies(LemBadlands, {2, 2, 2, 3}).controller(LemBadlands) == Pearl);
    CHECK(table.colonies(LemBadlands, {3, 2, 2, 3}).controller(LemBadlands) == kNobody);
    CHECK(table.colonies(LemBadlands, {1, 3, 3, 0}).controller(LemBadlands) ==
          kNobody);  // even if others have fewer
    CHECK(table.colonies(LemBadlands, {3, 1, 1, 2}).controller(LemBadlands) == Ruby);
    CHECK(table.colonies(LemBadlands, {1, 1, 1, 1}).controller(LemBadlands) == kNobody);
    CHECK(table.colonies(LemBadlands, {2, 2, 3, 0}).controller(LemBadlands) == Jade);
}

TEST_CASE("AF-112 counter, point and bonus are gained and lost at once, on anybody's turn") {
    auto table =
        Table::of(2).colonies(LemBadlands, {1, 0}).turn_of(Sapphire).hub(Sapphire, 7).has(Sapphire, 1, 4);
    table.hand({4, 4, 4, 1, 1, 1});
    CHECK(table.score(Ruby) == 2);
    CHECK(fuel_from(table, 1) == 1);
    table.play("launch", "land lem_badlands");
    CHECK(table.controller(LemBadlands) == kNobody);
    CHECK(table.score(Ruby) == 1);
    CHECK(table.score(Sapphire) == 1);
    CHECK(fuel_from(table, 1) == 1);
    table.play("dock colony_constructor", "triple 4", "land lem_badlands");
    CHECK(table.controller(LemBadlands) == Sapphire);
    CHECK(table.score(Ruby) == 1);
    CHECK(table.score(Sapphire) == 3);
    CHECK(fuel_from(table, 1) == 2);
}

TEST_CASE("AF-113 a bonus belongs to who controls the territory or borrows it with the Data Crystal") {
    auto controlled = Table::of(4).hand({2}).colonies(LemBadlands, {2, 1});
    CHECK(fuel_from(controlled, 2) == 2);
    auto tied = Table::of(4).hand({2}).colonies(LemBadlands, {1, 1});
    CHECK(fuel_from(tied, 2) == 1);
    auto controlled_by_another = Table::of(4).hand({2}).colonies(LemBadlands, {1, 2});
    CHECK(fuel_from(controlled_by_another, 2) == 1);
    auto borrowed =
        Table::of(4).hand({2}).colonies(LemBadlands, {0, 1}).has(Ruby, 1, 0).owns(Ruby, {DataCrystal});
    borrowed.play("use data_crystal", "borrow lem_badlands");
    CHECK(fuel_from(borrowed, 2) == 2);
}

TEST_CASE("AF-113 nobody has the bonus of a territory with the Isolation Field") {
    auto controlled = Table::of(4).hand({2}).colonies(LemBadlands, {1}).field(Isolation, LemBadlands);
    CHECK(fuel_from(controlled, 2) == 1);
    auto borrowed = Table::of(4).hand({2}).colonies(LemBadlands, {0, 1}).has(Ruby, 1, 0);
    borrowed.owns(Ruby, {DataCrystal, StasisBeam}).play("use data_crystal", "borrow lem_badlands");
    borrowed.play("discard stasis_beam", "place isolation_field lem_badlands");
    CHECK(fuel_from(borrowed, 2) == 1);
    auto elsewhere = Table::of(4).hand({2}).colonies(LemBadlands, {1}).field(Isolation, PohlFoothills);
    CHECK(fuel_from(elsewhere, 2) == 2);
}

TEST_CASE("AF-114 a bonus is not applied backwards, and what it has given is not taken back when it ends") {
    auto table = Table::of(4).hand({3, 3, 3}).hub(Ruby, 7).has(Ruby, 1, 1).owns(Ruby, {OrbitalTeleporter});
    CHECK(fuel_from(table, 3) == 2);
    table.play("launch", "land lem_badlands");
    CHECK(table.fuel(Ruby) == 2);  // nothing for the first ship
    CHECK(fuel_from(table, 3) == 3);
    table.play("discard orbital_teleporter", "move_colony lem_badlands ruby", "onto asimov_crater");
    CHECK(table.fuel(Ruby) == 5);
    CHECK(fuel_from(table, 3) == 2);
}

TEST_CASE("AF-115 reductions and gains are applied automatically and take no price below 0") {
    auto ship = Table::of(4).hand({2, 2}).colonies(HerbertValley, {1});
    ship.play("dock shipyard", "pair 2");
    CHECK(ship.fuel(Ruby) == 0);
    CHECK(ship.ore(Ruby) == 0);
    auto card = Table::of(4).hand({2}).colonies(PohlFoothills, {1}).owns(Ruby, {BoosterPod});
    card.play("use booster_pod", "raise 2");
    CHECK(card.fuel(Ruby) == 0);
    auto colony = Table::of(4).hand({4, 4, 4}).colonies(BradburyPlateau, {1}).has(Ruby, 0, 3);
    colony.play("dock colony_constructor", "triple 4");
    CHECK(colony.ore(Ruby) == 1);
    CHECK(colony.step() == Step::PlaceColony);  // no question about the reduction
}

TEST_CASE("AF-E10 with red 2, green 1, yellow 1, blue 1 on Lem Badlands red controls it") {
    auto table = Table::of(4).colonies(LemBadlands, {2, 1, 1, 1}).hand({1});
    CHECK(table.controller(LemBadlands) == Ruby);
    CHECK(fuel_from(table, 1) == 2);
}

TEST_CASE("AF-E11 with red 2, yellow 2, green 1, blue 1 nobody controls Lem Badlands or has its bonus") {
    for (const orrery::Seat seat : {Ruby, Sapphire, Jade, Pearl}) {
        CAPTURE(seat);
        auto table = Table::of(4).colonies(LemBadlands, {2, 1, 2, 1}).turn_of(seat).hand({1});
        CHECK(table.controller(LemBadlands) == kNobody);
        CHECK(fuel_from(table, 1) == 1);
    }
}

TEST_CASE("AF-Q30 the Plasma Cannon does not affect the colony on the hub, only the ships") {
    auto table = Table::of(4).hub(Sapphire, 4).docked(ColonistHub, Sapphire, {1, 5}).has(Ruby, 2, 0);
    table.owns(Ruby, {PlasmaCannon});
    table.play("use plasma_cannon", "aim colonist_hub", "hit sapphire 1", "hit sapphire 5", "cease");
    CHECK(table.ships(ColonistHub, Sapphire) == 0);
    CHECK(table.state.players[Sapphire].bay == 3);
    CHECK(table.state.players[Sapphire].hub == 4);
}

TEST_CASE("AF-Q38 after a launch nobody changes to another track, and the docked ships stay") {
    auto table = launcher(4).hub(Ruby, 4).hand({1, 2, 3, 4});
    table.play("dock colonist_hub", "ship 1", "dock colonist_hub", "ship 2", "dock colonist_hub", "ship 3");
    table.play("launch", "land lem_badlands");
    CHECK(table.ships(ColonistHub, Ruby) == 3);
    CHECK(table.refuses("dock colonist_hub") == "AF-59");  // three tracks are empty, none of them is mine
    CHECK(table.state.players[Ruby].hub == 0);
}

TEST_CASE("AF-Q39 the extra advance is used for a launch at once, or lost") {
    auto table = Table::of(4).colonies(AsimovCrater, {1}).hub(Ruby, 5).hand({2, 3}).has(Ruby, 1, 1);
    table.play("dock colonist_hub", "ship 2", "dock colonist_hub", "ship 3");
    CHECK(table.options() == Options{"launch", "lose_advance"});
    Table at_once = table;
    at_once.play("launch", "land lem_badlands");
    CHECK(at_once.state.players[Ruby].hub == 1);
    table.play("lose_advance", "launch", "land lem_badlands");
    CHECK(table.state.players[Ruby].hub == 0);

    auto poor = Table::of(4).colonies(AsimovCrater, {1}).hub(Ruby, 5).hand({2, 3, 4}).has(Ruby, 0, 1);
    poor.play("dock colonist_hub", "ship 2", "dock colonist_hub", "ship 3");
    CHECK(poor.step() == Step::Main);
    poor.play("dock solar_converter", "ship 4", "launch", "land lem_badlands");
    CHECK(poor.state.players[Ruby].hub == 0);
}

TEST_CASE("AF-Q40 the hub cannot be used with an empty supply and no colony on the track") {
    auto table = launcher(4).supply(Ruby, 0).hand({3});
    table.play("launch", "land lem_badlands");
    CHECK(table.over());
    CHECK(Table::of(4).supply(Ruby, 0).hand({3}).refuses("dock colonist_hub") == "AF-59");
}
