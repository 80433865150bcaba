// Of several rules against a spot one is told: the one that is nearest to being kept.
#include "server/tables/nearest.h"

#include "alien_frontiers/table.h"

using namespace orrery;
using namespace orrery::server;
using enum af::Station;
using enum af::Territory;
using enum af::Card;
using af::Ruby;
using af::Sapphire;

namespace {

using Picked = std::vector<std::string>;

// The way that was meant and why not, such as "to terraforming_station: AF-161"; what is lacking follows:
// "use orbital_teleporter: AF-31 fuel 2 1".
std::string told(const af::Table& laid, const std::string& spot, const Picked& with = {}) {
    GameOf<af::AlienFrontiers> game{laid.rules, laid.rules.setup_of(laid.state)};
    const_cast<af::State&>(game.true_state()) = laid.state;  // not by set_state(): cards are missing here
    const Judged judged = judge_spot(game, laid.asked(), spot, with);
    const std::string way = judged.action ? game.verbs().write(*judged.action) + ": " : "";
    if (judged.verdict) return way + "allowed";
    const Lack& lack = judged.verdict.lack;
    if (lack.what == 0) return way + judged.verdict.rule;
    return way + judged.verdict.rule + ' ' + std::string{game.info().lacks[lack.what - 1U]} + ' ' +
           std::to_string(lack.needs) + ' ' + std::to_string(lack.has);
}

af::Table with_teleporter(int fuel, int ore) {
    return af::Table::of(2).owns(Ruby, {OrbitalTeleporter}).has(Ruby, fuel, ore);
}

}  // namespace

TEST_CASE("why: of the ways to use a spot the one is told of which there is least too little") {
    // AF-31, AF-71: the fleet's next ship takes 3 of each, the mine a 5.
    auto table = af::Table::of(2).hand({1, 2, 3}).has(Ruby, 2, 0).docked(LunarMine, Sapphire, {5});
    CHECK(told(table, "station:lunar_mine") == "dock lunar_mine: AF-71 value 5 3");
    CHECK(told(table, "station:colony_constructor") == "dock colony_constructor: AF-31 ore 3 0");
    table.play("dock solar_converter");
    // A ship of that value is not there; that another question is asked is no reason beside a rule.
    CHECK(told(table, "ship:4").starts_with("ship 4: AF-42"));
}

TEST_CASE(
    "why: a station that a teleport could reach tells that card and station are paid together (AF-161)") {
    // Two fuel for the card, none is left for the station; a pair of sixes is in the hand or not.
    for (const std::initializer_list<int> hand : {std::initializer_list<int>{4, 5, 6, 6}, {4, 5}}) {
        auto table = with_teleporter(2, 3).docked(SolarConverter, Ruby, {6}).hand(hand);
        table.play("use orbital_teleporter");
        CHECK(told(table, "station:solar_converter") == "teleport solar_converter 6: allowed");
        CHECK(told(table, "station:solar_converter", {"station:terraforming_station"}) ==
              "to terraforming_station: AF-161");
        table.play("teleport solar_converter 6");
        CHECK(told(table, "station:terraforming_station") == "to terraforming_station: AF-161");
        CHECK(told(table, "station:solar_converter").find("AF-159") != std::string::npos);
        CHECK(told(table, "station:lunar_mine") == "to lunar_mine: allowed");
    }
}

TEST_CASE("why: the same answer but for the place comes before answers that nobody could mean") {
    auto table = with_teleporter(4, 3).docked(SolarConverter, Ruby, {6}).hand({4, 5, 6, 6});
    table.play("use orbital_teleporter", "teleport solar_converter 6");
    // The pair of sixes could go to the Orbital Market; pairs of other values hold no teleported ship
    // (AF-160).
    CHECK(told(table, "station:orbital_market") == "to_pair orbital_market 6: allowed");
    CHECK(told(table, "station:shipyard") == "to_pair shipyard 6: AF-161");
}

TEST_CASE("why: what goes with what was picked before is judged after it, and a rule comes before silence") {
    auto table = af::Table::of(2).hand({1, 2, 4, 6}).has(Ruby, 1, 3);  // AF-105: three remain
    CHECK(told(table, "station:terraforming_station", {"ship:6"}) == "dock terraforming_station: allowed");
    CHECK(told(table, "station:terraforming_station", {"ship:4"}) == "ship 4: AF-103 value 6 4");
    CHECK(told(table, "ship:6") == "not-asked");
}
