// The Plasma Cannon (AF-164 to AF-169): ships of others to the Maintenance Bay, or one of them to the stock.
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::Seat;

namespace {

using Options = std::vector<std::string>;

Table with_cannon(int players, int fuel = 0) {
    return Table::of(players).owns(Ruby, {PlasmaCannon}).has(Ruby, fuel, 0);
}

int bay(const Table& table, Seat seat) { return table.state.players[seat].bay; }
int stock(const Table& table, Seat seat) { return table.state.players[seat].stock; }

}  // namespace

TEST_CASE("AF-164 the Plasma Cannon sends ships of others at one station to the bay, 1 fuel for each") {
    auto table = with_cannon(3, 3).docked(SolarConverter, Sapphire, {2, 5}).docked(SolarConverter, Jade, {5});
    table.docked(LunarMine, Jade, {1}).play("use plasma_cannon");
    CHECK(table.options() == Options{"aim lunar_mine", "aim solar_converter"});
    CHECK(table.refuses("aim shipyard") == "AF-164");
    table.play("aim solar_converter");
    CHECK(table.options() == Options{"hit sapphire 2", "hit sapphire 5", "hit jade 5"});
    CHECK(table.refuses("cease") == "AF-164");       // at least one
    CHECK(table.refuses("hit jade 1") == "AF-164");  // it stands elsewhere
    table.play("hit sapphire 5");
    CHECK(table.refuses("hit sapphire 2") == "out-of-order");
    table.play("hit jade 5", "cease");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(bay(table, Sapphire) == 2);
    CHECK(bay(table, Jade) == 2);
    CHECK(table.ships(SolarConverter, Sapphire) == 1);
    CHECK(table.ships(SolarConverter, Jade) == 0);
    CHECK(table.ships(LunarMine, Jade) == 1);
    CHECK(table.refuses("use plasma_cannon") == "AF-136");

    auto relic = with_cannon(2, 1).relic(Sapphire, RelicPlace::SolarConverter, 3);
    relic.play("use plasma_cannon", "aim solar_converter", "hit sapphire 3r");
    CHECK(relic.state.relic.place == RelicPlace::MaintenanceBay);
    CHECK(relic.state.relic.owner == Sapphire);

    auto doomed = with_cannon(2, 1).fleet(Sapphire, 4).docked(TerraformingStation, Sapphire, {6});
    doomed.play("use plasma_cannon", "aim terraforming_station", "hit sapphire 6");
    CHECK(stock(doomed, Sapphire) == 3);  // AF-107
    CHECK(bay(doomed, Sapphire) == 3);
}

TEST_CASE("AF-165 own ships and dummies can never be chosen; the whole Colonist Hub is one station") {
    auto table = with_cannon(3, 9).docked(LunarMine, Ruby, {4}).docked(SolarConverter, Ruby, {2});
    CHECK(table.refuses("use plasma_cannon") == "AF-140");  // my ships, and the dummies of three players
    table.docked(SolarConverter, Sapphire, {2})
        .docked(ColonistHub, Sapphire, {1})
        .docked(ColonistHub, Jade, {3});
    table.play("use plasma_cannon");
    CHECK(table.refuses("aim lunar_mine") == "AF-164");
    CHECK(table.options() == Options{"aim colonist_hub", "aim solar_converter"});
    Table solar = table;
    solar.play("aim solar_converter");
    CHECK(solar.refuses("hit ruby 2") == "AF-165");
    CHECK(solar.options() == Options{"hit sapphire 2"});
    table.hub(Sapphire, 4).play("aim colonist_hub", "hit sapphire 1", "hit jade 3", "cease");
    CHECK(table.ships(ColonistHub, Sapphire) + table.ships(ColonistHub, Jade) == 0);
    CHECK(table.state.players[Sapphire].hub == 4);
}

TEST_CASE("AF-166 ships in the Maintenance Bay cannot be chosen for the fuel power") {
    auto table = with_cannon(2, 9);
    REQUIRE(bay(table, Sapphire) == 3);
    CHECK(table.refuses("use plasma_cannon") == "AF-140");
    table.relic(Sapphire, RelicPlace::MaintenanceBay);
    CHECK(table.refuses("use plasma_cannon") == "AF-140");
}

TEST_CASE("AF-167 with Pohl Foothills the total price is reduced by 1, not the price of each ship") {
    auto table = with_cannon(2, 2).colonies(PohlFoothills, {1}).docked(LunarMine, Sapphire, {1, 1, 2});
    table.play("use plasma_cannon", "aim lunar_mine", "hit sapphire 1", "hit sapphire 1", "hit sapphire 2",
               "cease");
    CHECK(table.fuel(Ruby) == 0);
    auto broke = with_cannon(2, 0).colonies(PohlFoothills, {1}).docked(LunarMine, Sapphire, {1, 2});
    broke.play("use plasma_cannon", "aim lunar_mine", "hit sapphire 1");
    CHECK(broke.refuses("hit sapphire 2") == "AF-31");
    broke.play("cease");
    CHECK(broke.ships(LunarMine, Sapphire) == 1);
}

TEST_CASE("AF-168 a discarded Plasma Cannon returns one ship of another player to the stock") {
    auto table =
        with_cannon(2).fleet(Sapphire, 5).docked(LunarMine, Sapphire, {2}).docked(LunarMine, Ruby, {3});
    table.relic(Sapphire, RelicPlace::SolarConverter, 4).play("discard plasma_cannon");
    CHECK(table.options() == Options{"destroy lunar_mine sapphire 2", "destroy solar_converter sapphire 4r",
                                     "destroy_in_bay sapphire own"});
    CHECK(table.refuses("destroy lunar_mine ruby 3") == "AF-168");
    CHECK(table.refuses("destroy_in_bay ruby own") == "AF-168");
    CHECK(table.refuses("destroy lunar_mine sapphire 6") == "AF-168");
    SUBCASE("docked") {
        table.play("destroy lunar_mine sapphire 2");
        CHECK(table.ships(LunarMine, Sapphire) == 0);
        CHECK(stock(table, Sapphire) == 2);
        CHECK(bay(table, Sapphire) == 4);
    }
    SUBCASE("in the Maintenance Bay") {
        table.play("destroy_in_bay sapphire own");
        CHECK(stock(table, Sapphire) == 2);
        CHECK(bay(table, Sapphire) == 3);
    }
    SUBCASE("the relic ship goes to Burroughs Desert") {
        table.play("destroy solar_converter sapphire 4r");
        CHECK(table.state.relic == Relic{});
        CHECK(stock(table, Sapphire) == 1);
    }
    CHECK(table.state.discard[PlasmaCannon] == 1);
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-169 the owner must have four ships of the own colour, and keep three outside Terraforming") {
    SUBCASE("a count of three protects every ship, the relic too") {
        auto table =
            with_cannon(2).docked(LunarMine, Sapphire, {2}).relic(Sapphire, RelicPlace::SolarConverter, 4);
        CHECK(table.refuses("discard plasma_cannon") == "AF-140");
        table.fleet(Sapphire, 4).play("discard plasma_cannon");
        CHECK(table.options().size() == 3);
    }
    SUBCASE("each owner is looked at alone") {
        auto table =
            with_cannon(3).docked(LunarMine, Sapphire, {2}).docked(LunarMine, Jade, {2}).fleet(Jade, 4);
        table.play("discard plasma_cannon");
        CHECK(table.refuses("destroy lunar_mine sapphire 2") == "AF-169");
        CHECK(table.options() == Options{"destroy lunar_mine jade 2", "destroy_in_bay jade own"});
    }
    SUBCASE("a ship at the Terraforming Station is as good as lost, but may itself be hit") {
        auto table = with_cannon(2).fleet(Sapphire, 4).docked(TerraformingStation, Sapphire, {6});
        table.docked(LunarMine, Sapphire, {2}).play("discard plasma_cannon");
        CHECK(table.refuses("destroy lunar_mine sapphire 2") == "AF-169");
        CHECK(table.refuses("destroy_in_bay sapphire own") == "AF-169");
        CHECK(table.allows("destroy terraforming_station sapphire 6"));
        table.fleet(Sapphire, 5);
        CHECK(table.allows("destroy lunar_mine sapphire 2"));
        table.fleet(Sapphire, 4).relic(Sapphire, RelicPlace::SolarConverter, 4);
        CHECK(table.allows("destroy solar_converter sapphire 4r"));  // three others are left
    }
    SUBCASE("the relic at the Terraforming Station is no ship of the own colour") {
        auto table = with_cannon(2).fleet(Sapphire, 4).docked(LunarMine, Sapphire, {2});
        table.relic(Sapphire, RelicPlace::TerraformingStation, 6).play("discard plasma_cannon");
        CHECK(table.allows("destroy lunar_mine sapphire 2"));
        table.play("destroy terraforming_station sapphire 6r");
        CHECK(table.state.relic == Relic{});
    }
}
