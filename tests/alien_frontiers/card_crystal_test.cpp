// The Data Crystal (AF-148 to AF-153): a bonus borrowed for a turn, and the Positron Field.
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

namespace {

using Options = std::vector<std::string>;

// What one ship of this value brings at the Solar Converter: 1 more with Lem Badlands (AF-102).
int solar_gain(Table& table, int value) {
    const int before = table.fuel(table.state.turn);
    table.play("dock solar_converter", "ship " + std::to_string(value));
    return table.fuel(table.state.turn) - before;
}

}  // namespace

TEST_CASE("AF-148 the Data Crystal gives a bonus until the end of the turn, for 1 fuel for every colony") {
    auto table = Table::of(3).colonies(LemBadlands, {1, 2, 1}).hand({1, 3, 4}).owns(Ruby, {DataCrystal});
    table.has(Ruby, 3, 0);
    CHECK(table.refuses("use data_crystal") == "AF-140");  // four colonies, mine included
    table.has(Ruby, 5, 0).colonies(AsimovCrater, {0, 3, 3}).play("use data_crystal");
    CHECK(table.options() == Options{"borrow lem_badlands"});
    CHECK(table.refuses("borrow asimov_crater") == "AF-148");
    table.play("borrow lem_badlands");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(solar_gain(table, 4) == 3);
    CHECK(solar_gain(table, 3) == 3);  // for the whole turn
    table.play("dock solar_converter", "ship 1").next_turn({2, 2, 2});
    CHECK(table.state.turn == Sapphire);
    for (int i = 0; i < 3; ++i) CHECK(solar_gain(table, 2) == 2);  // by control
    table.next_turn({2, 2, 2});
    for (int i = 0; i < 3; ++i) table.play("dock alien_artifact", "ship 2", "keep");
    table.next_turn({4, 4, 4});
    CHECK(table.state.turn == Ruby);
    CHECK(solar_gain(table, 4) == 2);
}

TEST_CASE("AF-149 not Burroughs Desert, no empty or isolated territory, none whose bonus I have already") {
    auto table = Table::of(2).has(Ruby, 9, 0).owns(Ruby, {DataCrystal}).field(Isolation, PohlFoothills);
    table.colonies(BurroughsDesert, {0, 1}).colonies(HerbertValley, {1}).colonies(PohlFoothills, {0, 1});
    CHECK(table.refuses("use data_crystal") == "AF-140");  // none of these four, nor an empty one
    table.colonies(HeinleinPlains, {0, 1}).colonies(LemBadlands, {1, 1}).colonies(VanVogtMountains, {1, 2});
    table.play("use data_crystal");
    CHECK(table.options() ==
          Options{"borrow heinlein_plains", "borrow lem_badlands", "borrow van_vogt_mountains"});
    CHECK(table.refuses("borrow burroughs_desert") == "AF-149");
    CHECK(table.refuses("borrow asimov_crater") == "AF-149");
    CHECK(table.refuses("borrow herbert_valley") == "AF-149");
    CHECK(table.refuses("borrow pohl_foothills") == "AF-132");
}

TEST_CASE("AF-150 the Data Crystal gives neither control nor points and leaves the controller the bonus") {
    auto table =
        Table::of(2).colonies(LemBadlands, {0, 1}).hand({3}).has(Ruby, 1, 0).owns(Ruby, {DataCrystal});
    table.play("use data_crystal", "borrow lem_badlands");
    CHECK(table.controller(LemBadlands) == Sapphire);
    CHECK(table.score(Ruby) == 0);
    CHECK(table.score(Sapphire) == 2);
    CHECK(solar_gain(table, 3) == 3);
    table.next_turn({3, 3, 3});
    CHECK(solar_gain(table, 3) == 3);
}

TEST_CASE("AF-151 the borrowed bonus outlasts changes of colonies; only the Isolation Field ends it early") {
    auto table = Table::of(2).colonies(LemBadlands, {0, 1}).hand({3, 3}).has(Ruby, 1, 0);
    table.owns(Ruby, {DataCrystal, OrbitalTeleporter, StasisBeam});
    table.play("use data_crystal", "borrow lem_badlands");
    SUBCASE("the only colony leaves") {
        table.play("discard orbital_teleporter", "move_colony lem_badlands sapphire", "onto asimov_crater");
        CHECK(table.controller(LemBadlands) == kNobody);
        CHECK(solar_gain(table, 3) == 3);
    }
    SUBCASE("another colony comes, and nothing more is paid") {
        table.colonies(AsimovCrater, {0, 1});
        table.play("discard orbital_teleporter", "move_colony asimov_crater sapphire", "onto lem_badlands");
        CHECK(table.fuel(Ruby) == 0);
        CHECK(solar_gain(table, 3) == 3);
    }
    SUBCASE("the Isolation Field is placed there") {
        CHECK(solar_gain(table, 3) == 3);
        table.play("discard stasis_beam", "place isolation_field lem_badlands");
        CHECK(solar_gain(table, 3) == 2);
    }
}

TEST_CASE("AF-152 borrowing Pohl Foothills does not reduce the price of the use that borrows it") {
    auto table = Table::of(2).colonies(PohlFoothills, {0, 2}).hand({3}).has(Ruby, 2, 0);
    table.owns(Ruby, {DataCrystal, BoosterPod}).play("use data_crystal", "borrow pohl_foothills");
    CHECK(table.fuel(Ruby) == 0);
    table.play("use booster_pod", "raise 3");  // from now on it does
    CHECK(table.fuel(Ruby) == 0);
    auto poorer = Table::of(2).colonies(PohlFoothills, {0, 2}).has(Ruby, 1, 0).owns(Ruby, {DataCrystal});
    CHECK(poorer.refuses("use data_crystal") == "AF-140");
}

TEST_CASE("AF-153 a discarded Data Crystal places or moves the Positron Field") {
    auto table =
        Table::of(2).colonies(LemBadlands, {1}).owns(Ruby, {DataCrystal}).field(Positron, AsimovCrater);
    table.play("discard data_crystal", "place positron_field lem_badlands");
    CHECK(table.state.fields[Positron] == LemBadlands);
    CHECK(table.state.fields[Isolation] == OffBoard);
    CHECK(table.score(Ruby) == 3);
    CHECK(table.state.discard[DataCrystal] == 1);
}
