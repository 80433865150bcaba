// Ships and fleets (5.3): AF-35 to AF-41, and the examples AF-E58 to AF-E61.
#include "alien_frontiers/walk.h"

using namespace orrery::af;
using orrery::Action;
using orrery::Seat;

namespace {

// Own-colour ships that are being rolled, and so are nowhere for a moment (AF-19, AF-178).
int in_the_air(const State& s) {
    if (s.todo.empty()) return 0;
    return s.asked().step == Step::RollShips  ? s.asked().a
           : s.asked().step == Step::WarpPick ? s.asked().b
                                              : 0;
}

int own_ships_on_the_table(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    int total = player.stock + player.bay + player.hand.size() + (seat == s.turn ? in_the_air(s) : 0);
    for (const Station station : orrery::every<Station>()) total += s.docked[station][seat].size();
    return total;
}

}  // namespace

TEST_CASE("AF-35 every ship is in exactly one place: hand, dock, Maintenance Bay or stock") {
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 1; seed <= 8; ++seed)
            walk(players, seed, [](const State&, Action action, const State& s) {
                CAPTURE(verb_table().write(action));
                for (Seat seat = 0; seat < s.seats(); ++seat) {
                    REQUIRE(own_ships_on_the_table(s, seat) == 6);
                    if (seat != s.turn) REQUIRE(s.players[seat].hand.empty());
                }
                REQUIRE((s.relic.place != RelicPlace::Hand || s.relic.owner == s.turn));
                REQUIRE((s.relic.owned() || s.relic == Relic{}));
            });
}

TEST_CASE("AF-36 the own-colour count is of all ships not in the stock; the relic never counts") {
    auto table =
        Table::of(4).docked(TerraformingStation, Ruby, {6}).docked(LunarMine, Ruby, {3}).hand({2, 2});
    table.fleet(Ruby, 5).relic(Ruby, RelicPlace::SolarConverter, 4).has(Ruby, 3, 3);
    CHECK(table.state.players[Ruby].bay == 1);
    CHECK(own_count(table.state.me()) == 5);
    table.play("dock shipyard", "pair 2");  // the price of the sixth ship
    CHECK(table.fuel(Ruby) + table.ore(Ruby) == 0);
    CHECK(own_count(table.state.me()) == 6);  // bought this turn, and it counts
}

TEST_CASE("AF-37 nobody has an own-colour count below 3 after a gather") {
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 1; seed <= 8; ++seed)
            walk(players, seed, [](const State& before, Action, const State& after) {
                if (before.turn == after.turn || after.todo.empty()) return;
                REQUIRE(own_count(after.me()) >= 3);
                REQUIRE(after.asked().a == own_count(after.me()));
            });
    auto table = Table::of(2).hand({6}).has(Ruby, 9, 9);
    CHECK(table.refuses("dock terraforming_station") == "AF-105");
    CHECK(table.owns(Ruby, {PlasmaCannon}).refuses("discard plasma_cannon") == "AF-140");
    CHECK(table.fleet(Sapphire, 4).allows("discard plasma_cannon"));
}

TEST_CASE("AF-38 a placed ship cannot be placed again this turn, except by the Orbital Teleporter") {
    auto table = Table::of(4).hand({2, 5}).has(Ruby, 2, 0).owns(Ruby, {OrbitalTeleporter});
    table.play("dock lunar_mine", "ship 5", "dock solar_converter");
    CHECK(table.options() == std::vector<std::string>{"ship 2"});
    CHECK(table.refuses("ship 5") == "AF-42");
    table.play("ship 2");
    for (const char* station : {"alien_artifact", "solar_converter", "colonist_hub"})
        CHECK(table.refuses("dock " + std::string{station}) == "AF-42");
    table.play("use orbital_teleporter", "teleport lunar_mine 5", "to solar_converter");
    CHECK(table.ships(SolarConverter, Ruby) == 2);
}

TEST_CASE("AF-39 own ships that go to the Maintenance Bay this turn wait there for the next gather") {
    SUBCASE("newly built") {
        auto table = Table::of(2).hand({2, 2}).has(Ruby, 1, 1).play("dock shipyard", "pair 2");
        CHECK(table.state.players[Ruby].bay == 2);
        CHECK(table.hand().empty());
        table.next_turn({1, 1, 1});
        for (int ship = 0; ship < 3; ++ship) table.play("dock colonist_hub", "ship 1");
        table.next_turn({1, 2, 3, 4});
        CHECK(table.hand() == std::vector{1, 2, 3, 4});
    }
    SUBCASE("bought") {
        auto table = Table::of(2).colonies(BurroughsDesert, {1}).has(Ruby, 1, 1).play("buy_relic");
        CHECK(table.hand().empty());
        CHECK(table.state.relic.place == RelicPlace::MaintenanceBay);
        CHECK(table.options() == std::vector<std::string>{"end"});
    }
    SUBCASE("bumped by yourself") {
        auto table = Table::of(2).hand({1, 2, 3, 4, 5, 6}).owns(Ruby, {OrbitalTeleporter}).has(Ruby, 8, 0);
        table.play("dock raiders_outpost", "straight 1-2-3", "raid_nothing");
        table.play("dock raiders_outpost", "straight 4-5-6", "raid_nothing");
        CHECK(table.state.players[Ruby].bay == 3);
        CHECK(table.hand().empty());
        table.play("use orbital_teleporter");
        CHECK(table.options() == std::vector<std::string>{"teleport raiders_outpost 4",
                                                          "teleport raiders_outpost 5",
                                                          "teleport raiders_outpost 6"});
    }
}

TEST_CASE("AF-40 a card changes only an own unplaced ship, and never below 1 or above 6") {
    auto table = Table::of(4).docked(SolarConverter, Ruby, {3}).docked(LunarMine, Sapphire, {4}).hand({1, 6});
    table.owns(Ruby, {BoosterPod, PolarityDevice, StasisBeam}).has(Ruby, 9, 0);
    table.play("use booster_pod");
    CHECK(table.refuses("raise 3") == "AF-40");  // docked
    CHECK(table.refuses("raise 4") == "AF-40");  // another player's
    CHECK(table.refuses("raise 6") == "AF-146");
    CHECK(table.options() == std::vector<std::string>{"raise 1"});
    table.play("raise 1", "use stasis_beam", "lower 2", "use polarity_device");
    CHECK(table.refuses("flip 3") == "AF-40");
    table.play("flip 6");
    CHECK(table.hand() == std::vector{1, 1});
    auto low = Table::of(4).hand({1, 1}).owns(Ruby, {StasisBeam, GravityManipulator}).has(Ruby, 9, 0);
    CHECK(low.refuses("use stasis_beam") == "AF-140");
    CHECK(low.refuses("use gravity_manipulator") == "AF-140");
    auto high = Table::of(4).hand({6, 6}).owns(Ruby, {BoosterPod, GravityManipulator}).has(Ruby, 9, 0);
    CHECK(high.refuses("use booster_pod") == "AF-140");
    CHECK(high.refuses("use gravity_manipulator") == "AF-140");
}

TEST_CASE("AF-41 the relic ship is used like any other ship of its owner") {
    SUBCASE("rolled and placed, alone or in a set") {
        auto table =
            Table::of(4).turn_of(Pearl).relic(Ruby, RelicPlace::LunarMine, 2).next_turn({3, 4, 4, 4});
        CHECK(table.ships(LunarMine, Ruby) == 0);
        table.play("dock orbital_market");
        CHECK(table.options() == std::vector<std::string>{"pair 4", "pair 4r"});
        table.play("pair 4r", "dock solar_converter", "ship 4");
        CHECK(table.ships(OrbitalMarket, Ruby) == 2);
        CHECK(table.hand() == std::vector{3});
        CHECK(table.fuel(Ruby) == 2);
    }
    SUBCASE("changed") {
        auto table = Table::of(4).relic(Ruby, RelicPlace::Hand, 5).owns(Ruby, {BoosterPod}).has(Ruby, 1, 0);
        table.play("use booster_pod", "raise 5r");
        CHECK(table.hand() == std::vector{6});
    }
    SUBCASE("bumped") {
        auto table = Table::of(4).docked(RaidersOutpost, Sapphire, {1, 2}).hand({2, 3, 4});
        table.relic(Sapphire, RelicPlace::RaidersOutpost, 3).play("dock raiders_outpost", "straight 2-3-4");
        CHECK(table.state.relic == Relic{RelicPlace::MaintenanceBay, Sapphire, 0, false});
    }
    SUBCASE("targeted") {
        auto table =
            Table::of(4).relic(Sapphire, RelicPlace::LunarMine, 6).owns(Ruby, {PlasmaCannon}).has(Ruby, 1, 0);
        table.play("use plasma_cannon", "aim lunar_mine", "hit sapphire 6r");
        CHECK(table.state.relic == Relic{RelicPlace::MaintenanceBay, Sapphire, 0, false});
    }
    SUBCASE("for it the stock means Burroughs Desert") {
        auto table = Table::of(4).relic(Sapphire, RelicPlace::LunarMine, 6).owns(Ruby, {PlasmaCannon});
        table.fleet(Sapphire, 4).play("discard plasma_cannon", "destroy lunar_mine sapphire 6r");
        CHECK(table.state.relic == Relic{});
        CHECK(own_count(table.state.players[Sapphire]) == 4);
    }
}

TEST_CASE("AF-E58 with count 4, one of them at the Terraforming Station, the fifth ship costs 2F + 2O") {
    auto table = Table::of(4).hand({2, 2, 6}).fleet(Ruby, 4).has(Ruby, 3, 3);
    table.play("dock terraforming_station", "ship 6", "land lem_badlands");
    CHECK(table.fuel(Ruby) == 2);
    table.play("dock shipyard", "pair 2");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 0);
    CHECK(own_count(table.state.me()) == 5);
}

TEST_CASE("AF-E59 with count 3 and 2, 2, 6: build first, then the 6 may dock at the Terraforming Station") {
    auto table = Table::of(2).hand({2, 2, 6}).has(Ruby, 2, 2);
    CHECK(table.refuses("dock terraforming_station") == "AF-105");
    table.play("dock shipyard", "pair 2");
    CHECK(own_count(table.state.me()) == 4);
    table.play("dock terraforming_station", "ship 6", "land lem_badlands");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 0);
    table.next_turn({1, 1, 1});
    for (int ship = 0; ship < 3; ++ship) table.play("dock colonist_hub", "ship 1");
    table.next_turn({1, 2, 3});
    CHECK(table.step() == Step::Main);
    CHECK(own_count(table.state.me()) == 3);
}

TEST_CASE("AF-E60 with count 3 a 6 is illegal at the Terraforming Station, but a relic that shows 6 is not") {
    auto table = Table::of(4).hand({6}).has(Ruby, 1, 1);
    CHECK(table.refuses("dock terraforming_station") == "AF-105");
    table.relic(Ruby, RelicPlace::Hand, 6).play("dock terraforming_station");
    CHECK(table.refuses("ship 6") == "AF-105");
    table.play("ship 6r", "land lem_badlands");
    CHECK(table.state.relic.place == RelicPlace::TerraformingStation);
}

TEST_CASE("AF-E61 a relic at the Terraforming Station returns when another player ties on Burroughs Desert") {
    auto table =
        Table::of(4).relic(Sapphire, RelicPlace::TerraformingStation, 6).hand({2, 2, 2, 6}).fleet(Ruby, 4);
    table.has(Ruby, 0, 3).play("dock colony_constructor", "triple 2", "land burroughs_desert");
    CHECK(table.controller(BurroughsDesert) == orrery::kNobody);
    CHECK(table.state.relic == Relic{});
    CHECK(table.has(Ruby, 1, 1).allows("dock terraforming_station"));
}
