// The relic ship (5.17).
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

using Options = std::vector<std::string>;

namespace {

bool at_home(const Table& table) { return table.state.relic == Relic{}; }

// Ruby controls Burroughs Desert.
Table on_the_desert(int fuel, int ore) {
    return Table::of(2).colonies(BurroughsDesert, {1}).has(Ruby, fuel, ore);
}

// Ruby can launch a colony in this turn, Sapphire owns the relic and controls Burroughs Desert 1:0.
Table against_the_owner(RelicPlace place, int value) {
    return Table::of(4).relic(Sapphire, place, value).hub(Ruby, 7).has(Ruby, 1, 1);
}

}  // namespace

TEST_CASE("AF-124 who controls Burroughs Desert may buy the relic that lies there for 1 fuel and 1 ore") {
    auto table = on_the_desert(3, 2);
    table.play("buy_relic");
    CHECK(table.fuel(Ruby) == 2);
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.state.relic.owned_by(Ruby));
    CHECK(table.refuses("buy_relic") == "AF-124");  // it lies there no more

    CHECK(on_the_desert(0, 5).refuses("buy_relic") == "AF-31");
    CHECK(on_the_desert(5, 0).refuses("buy_relic") == "AF-31");
    CHECK(Table::of(2).has(Ruby, 5, 5).refuses("buy_relic") == "AF-124");
    CHECK(on_the_desert(5, 5).colonies(BurroughsDesert, {1, 1}).refuses("buy_relic") == "AF-124");
    CHECK(on_the_desert(5, 5).colonies(BurroughsDesert, {1, 2}).refuses("buy_relic") == "AF-124");
    CHECK(on_the_desert(5, 5).field(Isolation, BurroughsDesert).refuses("buy_relic") == "AF-124");
    CHECK(on_the_desert(5, 5).field(Repulsor, BurroughsDesert).allows("buy_relic"));
}

TEST_CASE("AF-124 the Data Crystal never gives the right to buy the relic") {
    auto table = Table::of(2).colonies(BurroughsDesert, {0, 1}).colonies(LemBadlands, {0, 1}).has(Ruby, 8, 8);
    table.owns(Ruby, {DataCrystal}).play("use data_crystal");
    CHECK(table.refuses("borrow burroughs_desert") == "AF-149");
    table.play("borrow lem_badlands");
    CHECK(table.refuses("buy_relic") == "AF-124");
}

TEST_CASE("AF-125 the bought relic goes to the Maintenance Bay and joins the fleet at the next gather") {
    auto table = on_the_desert(1, 1).hand({2});
    table.play("buy_relic");
    CHECK(table.state.relic.place == RelicPlace::MaintenanceBay);
    CHECK(table.hand() == std::vector{2});
    CHECK(table.state.players[Ruby].bay == 2);  // it is none of the own colour
    put_away(table);
    table.next_turn({1, 1, 1});
    CHECK(table.hand().size() == 3);
    put_away(table);
    table.next_turn({2, 3, 4});
    CHECK(table.step() == Step::RollShips);
    table.play("roll 5");
    CHECK(table.hand() == std::vector{2, 3, 4, 5});
    table.play("dock solar_converter");
    CHECK(table.options() == Options{"ship 2", "ship 3", "ship 4", "ship 5r"});
}

TEST_CASE("AF-126 the relic returns the moment control of Burroughs Desert is tied, from wherever it is") {
    const struct {
        RelicPlace place;
        int value;
    } cases[] = {{RelicPlace::LunarMine, 4},           {RelicPlace::RaidersOutpost, 3},
                 {RelicPlace::TerraformingStation, 6}, {RelicPlace::ColonistHub, 1},
                 {RelicPlace::MaintenanceBay, 0},      {RelicPlace::AlienArtifact, 2}};
    for (const auto& each : cases) {
        const RelicPlace place = each.place;
        CAPTURE(static_cast<int>(place));
        auto table = against_the_owner(place, each.value);
        table.play("launch");
        Table elsewhere = table;
        elsewhere.play("land lem_badlands");
        CHECK(elsewhere.state.relic.place == place);
        table.play("land burroughs_desert");
        CHECK(at_home(table));
    }
}

TEST_CASE("AF-126 the relic leaves the hand too") {
    auto table = Table::of(4).relic(Ruby, RelicPlace::Hand, 4).hand({2}).owns(Ruby, {OrbitalTeleporter});
    CHECK(table.hand() == std::vector{2, 4});
    table.play("discard orbital_teleporter", "move_colony burroughs_desert ruby", "onto lem_badlands");
    CHECK(at_home(table));
    CHECK(table.hand() == std::vector{2});
}

TEST_CASE("AF-126 the relic returns when control is lost through the cards") {
    auto moved = against_the_owner(RelicPlace::LunarMine, 5).owns(Ruby, {OrbitalTeleporter});
    moved.play("discard orbital_teleporter", "move_colony burroughs_desert sapphire", "onto lem_badlands");
    CHECK(at_home(moved));
    auto exchanged = against_the_owner(RelicPlace::LunarMine, 5)
                         .colonies(LemBadlands, {1, 0})
                         .owns(Ruby, {PolarityDevice});
    exchanged.play("discard polarity_device", "swap burroughs_desert sapphire", "with lem_badlands ruby");
    CHECK(at_home(exchanged));
    CHECK(exchanged.controller(BurroughsDesert) == Ruby);
}

TEST_CASE("AF-126 the relic returns when the Isolation Field, and no other, is placed on its desert") {
    const Table table = against_the_owner(RelicPlace::MaintenanceBay, 0);
    auto isolated = Table{table}.owns(Ruby, {StasisBeam});
    isolated.play("discard stasis_beam", "place isolation_field burroughs_desert");
    CHECK(at_home(isolated));
    auto elsewhere = Table{table}.owns(Ruby, {StasisBeam});
    elsewhere.play("discard stasis_beam", "place isolation_field lem_badlands");
    CHECK(elsewhere.state.relic.owned_by(Sapphire));
    auto repulsor = Table{table}.owns(Ruby, {GravityManipulator});
    repulsor.play("discard gravity_manipulator", "place repulsor_field burroughs_desert");
    CHECK(repulsor.state.relic.owned_by(Sapphire));
    auto positron = Table{table}.owns(Ruby, {DataCrystal});
    positron.play("discard data_crystal", "place positron_field burroughs_desert");
    CHECK(positron.state.relic.owned_by(Sapphire));
}

TEST_CASE("AF-127 a relic that came back may be bought by whoever controls the desert, in the same turn") {
    auto table = against_the_owner(RelicPlace::SolarConverter, 3).hand({4, 4, 4}).has(Ruby, 2, 5);
    table.play("launch", "land burroughs_desert");
    CHECK(at_home(table));
    CHECK(table.refuses("buy_relic") == "AF-124");  // 1:1
    table.play("dock colony_constructor", "triple 4", "land burroughs_desert");
    CHECK(table.controller(BurroughsDesert) == Ruby);
    table.play("buy_relic");
    CHECK(table.state.relic.owned_by(Ruby));
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 0);
}

TEST_CASE("AF-128 what sends the relic to the ship stock sends it to Burroughs Desert instead") {
    for (const auto& each : {std::pair{RelicPlace::LunarMine, "destroy lunar_mine sapphire 3r"},
                             std::pair{RelicPlace::MaintenanceBay, "destroy_in_bay sapphire relic"}}) {
        const RelicPlace place = each.first;
        const char* const destroy = each.second;
        CAPTURE(destroy);
        auto table =
            Table::of(4).fleet(Sapphire, 5).relic(Sapphire, place, place == RelicPlace::LunarMine ? 3 : 0);
        table.owns(Ruby, {PlasmaCannon}).play("discard plasma_cannon", destroy);
        CHECK(at_home(table));
        CHECK(own_count(table.state.players[Sapphire]) == 5);
        CHECK(table.state.players[Sapphire].stock == 1);
    }
}

TEST_CASE("AF-E14 when another player makes it 1:1 on Burroughs Desert, the relic returns there at once") {
    auto table = Table::of(2).relic(Ruby, RelicPlace::LunarMine, 4).turn_of(Sapphire).hub(Sapphire, 7);
    table.has(Sapphire, 1, 1);
    CHECK(table.controller(BurroughsDesert) == Ruby);
    CHECK(table.score(Ruby) == 2);
    table.play("launch", "land burroughs_desert");
    CHECK(table.controller(BurroughsDesert) == kNobody);
    CHECK(table.score(Ruby) == 1);
    CHECK(table.score(Sapphire) == 1);
    CHECK(at_home(table));
}

TEST_CASE("AF-E15 the Isolation Field sends the relic home from the mine, although control stays") {
    auto table =
        Table::of(2).relic(Ruby, RelicPlace::LunarMine, 4).turn_of(Sapphire).owns(Sapphire, {StasisBeam});
    table.owns(Ruby, {BoosterPod}).has(Ruby, 2, 2);
    CHECK(free_docks(table.state, LunarMine) == 2);
    table.play("discard stasis_beam", "place isolation_field burroughs_desert");
    CHECK(at_home(table));
    CHECK(free_docks(table.state, LunarMine) == 3);
    table.next_turn({1, 1, 1});
    CHECK(table.controller(BurroughsDesert) == Ruby);
    CHECK(table.refuses("buy_relic") == "AF-124");
    table.play("discard booster_pod", "remove_field isolation_field");
    CHECK(table.allows("buy_relic"));
}

TEST_CASE("AF-E16 from the Terraforming Station the relic goes home and may be bought again at once") {
    auto table = Table::of(2).relic(Ruby, RelicPlace::Hand, 6).has(Ruby, 2, 2);
    table.play("dock terraforming_station", "ship 6r", "land lem_badlands");
    table.next_turn({1, 1, 1});
    CHECK(table.state.relic.place == RelicPlace::TerraformingStation);
    put_away(table);
    table.next_turn({1, 2, 3});
    CHECK(table.step() == Step::Main);  // the relic is not rolled
    CHECK(at_home(table));
    CHECK(table.state.players[Ruby].stock == 3);
    table.play("buy_relic");
    CHECK(table.state.relic.place == RelicPlace::MaintenanceBay);
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-Q25 the relic is a full ship: in pairs, triples, straights, at the Artifact, on the hub") {
    const auto with_relic = [](int value) {
        return Table::of(4).relic(Ruby, RelicPlace::Hand, value).has(Ruby, 3, 3);
    };
    auto yard = with_relic(3).hand({3, 3});
    yard.play("dock shipyard");
    CHECK(yard.options() == Options{"pair 3", "pair 3r"});
    yard.play("pair 3r");
    CHECK(yard.state.relic.place == RelicPlace::Shipyard);
    CHECK(yard.hand() == std::vector{3});

    auto market = with_relic(2).hand({2});
    market.play("dock orbital_market", "pair 2r", "trade");
    CHECK(market.fuel(Ruby) == 1);
    auto constructor = with_relic(4).hand({4, 4});
    constructor.play("dock colony_constructor", "triple 4r", "land lem_badlands");
    CHECK(constructor.ships(ColonyConstructor, Ruby) == 3);
    auto outpost = with_relic(4).hand({3, 5});
    outpost.play("dock raiders_outpost", "straight 3-4r-5");
    CHECK(outpost.ships(RaidersOutpost, Ruby) == 3);
    auto hub = with_relic(1);
    hub.play("dock colonist_hub", "ship 1r");
    CHECK(hub.state.players[Ruby].hub == 1);
    auto artifact = with_relic(6).hand({2}).shows({AlienCity});
    artifact.play("dock alien_artifact", "ship 6r", "keep", "dock alien_artifact", "ship 2", "keep");
    CHECK(artifact.allows("claim"));
}

TEST_CASE("AF-Q26 the relic can be lost and bought again in one turn") {
    auto table = on_the_desert(3, 3).hub(Ruby, 7).owns(Ruby, {OrbitalTeleporter});
    table.play("buy_relic", "discard orbital_teleporter", "move_colony burroughs_desert ruby",
               "onto lem_badlands");
    CHECK(at_home(table));
    CHECK(table.refuses("buy_relic") == "AF-124");
    table.play("launch", "land burroughs_desert", "buy_relic");
    CHECK(table.state.relic.owned_by(Ruby));
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 0);
}

TEST_CASE("AF-Q27 the discarded Plasma Cannon may not hit the relic of a player with three own ships") {
    const auto aimed_at = [](int own) {
        auto table = Table::of(4).fleet(Sapphire, own).relic(Sapphire, RelicPlace::LunarMine, 3);
        return table.fleet(Jade, 4).owns(Ruby, {PlasmaCannon}).play("discard plasma_cannon");
    };
    CHECK(aimed_at(3).refuses("destroy lunar_mine sapphire 3r") == "AF-169");
    CHECK(aimed_at(4).allows("destroy lunar_mine sapphire 3r"));
}
