// Booster Pod, Gravity Manipulator, Stasis Beam: values of unplaced ships, and the field generators (5.20).
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::every;
using orrery::kNobody;

namespace {

using Options = std::vector<std::string>;
using Values = std::vector<int>;

Options places(std::string_view field, Territory but_not = OffBoard) {
    Options result;
    for (const Territory territory : every<Territory>())
        if (territory != but_not)
            result.push_back("place " + std::string{field} + " " +
                             std::string{names_of(territory)[code_of(territory)]});
    return result;
}

}  // namespace

TEST_CASE("AF-146 the Booster Pod raises one unplaced ship of value 1-5 by 1, for 1 fuel") {
    auto table = Table::of(2).hand({1, 5, 6}).docked(SolarConverter, Ruby, {3}).has(Ruby, 2, 0);
    table.owns(Ruby, {BoosterPod}).relic(Ruby, RelicPlace::Hand, 5);
    table.play("use booster_pod");
    CHECK(table.options() == Options{"raise 1", "raise 5", "raise 5r"});
    CHECK(table.refuses("raise 6") == "AF-146");
    CHECK(table.refuses("raise 3") == "AF-40");  // it is docked
    CHECK(table.refuses("lower 5") == "not-asked");
    Table relic = table;
    relic.play("raise 5r");
    CHECK(relic.state.relic.value == 6);
    table.play("raise 5");
    CHECK(table.hand() == Values{1, 5, 6, 6});
    CHECK(table.state.relic.value == 5);
    CHECK(table.fuel(Ruby) == 1);
}

TEST_CASE("AF-147 a discarded Booster Pod takes one field generator off the board; it needs one there") {
    auto table = Table::of(2).owns(Ruby, {BoosterPod});
    CHECK(table.refuses("discard booster_pod") == "AF-140");
    table.field(Isolation, LemBadlands).field(Repulsor, LemBadlands);
    table.play("discard booster_pod");
    CHECK(table.options() == Options{"remove_field isolation_field", "remove_field repulsor_field"});
    CHECK(table.refuses("remove_field positron_field") == "AF-147");
    table.play("remove_field repulsor_field");
    CHECK(table.state.fields[Repulsor] == OffBoard);
    CHECK(table.state.fields[Isolation] == LemBadlands);
    CHECK(!table.owns(Ruby, BoosterPod));
}

TEST_CASE("AF-154 the Gravity Manipulator lowers one unplaced ship and raises another by 1, for 2 fuel") {
    SUBCASE("two different ships, both changes possible") {
        auto table = Table::of(2).hand({1, 4, 6}).has(Ruby, 3, 0).owns(Ruby, {GravityManipulator});
        table.play("use gravity_manipulator");
        CHECK(table.options() == Options{"lower 4", "lower 6"});
        CHECK(table.refuses("lower 1") == "AF-154");
        table.play("lower 4");
        CHECK(table.options() == Options{"raise 1"});
        CHECK(table.refuses("raise 4") == "AF-154");  // the very ship that goes down
        CHECK(table.refuses("raise 6") == "AF-154");
        table.play("raise 1");
        CHECK(table.hand() == Values{2, 3, 6});
        CHECK(table.fuel(Ruby) == 1);
    }
    SUBCASE("they may show the same value, the relic among them") {
        auto table = Table::of(2).hand({4, 4}).relic(Ruby, RelicPlace::Hand, 4).has(Ruby, 2, 0);
        table.owns(Ruby, {GravityManipulator}).play("use gravity_manipulator", "lower 4");
        CHECK(table.options() == Options{"raise 4", "raise 4r"});
        table.play("raise 4r");
        CHECK(table.state.relic.value == 5);
        CHECK(table.hand() == Values{3, 4, 5});
    }
    SUBCASE("docked ships do not take part") {
        auto table = Table::of(2).hand({4}).docked(SolarConverter, Ruby, {3}).has(Ruby, 2, 0);
        table.owns(Ruby, {GravityManipulator});
        CHECK(table.refuses("use gravity_manipulator") == "AF-140");
    }
    SUBCASE("1 fuel is not enough") {
        auto table = Table::of(2).hand({3, 4}).has(Ruby, 1, 0).owns(Ruby, {GravityManipulator});
        CHECK(table.refuses("use gravity_manipulator") == "AF-31");
    }
}

TEST_CASE("AF-155 a discarded Gravity Manipulator places or moves the Repulsor Field") {
    auto table = Table::of(2).owns(Ruby, {GravityManipulator}).play("discard gravity_manipulator");
    CHECK(table.options() == places("repulsor_field"));
    table.play("place repulsor_field herbert_valley");
    CHECK(table.state.fields[Repulsor] == HerbertValley);
    CHECK(table.state.fields[Isolation] == OffBoard);
    CHECK(table.state.fields[Positron] == OffBoard);
    CHECK(table.state.discard[GravityManipulator] == 1);
}

TEST_CASE("AF-176 the Stasis Beam lowers one unplaced ship of value 2-6 by 1, for 1 fuel") {
    auto table = Table::of(2).hand({1, 2, 6}).docked(SolarConverter, Ruby, {4}).has(Ruby, 1, 0);
    table.owns(Ruby, {StasisBeam}).play("use stasis_beam");
    CHECK(table.options() == Options{"lower 2", "lower 6"});
    CHECK(table.refuses("lower 1") == "AF-176");
    CHECK(table.refuses("lower 4") == "AF-40");
    table.play("lower 6");
    CHECK(table.hand() == Values{1, 2, 5});
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-177 a discarded Stasis Beam places or moves the Isolation Field") {
    auto table =
        Table::of(2).owns(Ruby, {StasisBeam}).field(Isolation, LemBadlands).play("discard stasis_beam");
    CHECK(table.options() == places("isolation_field", LemBadlands));
    table.play("place isolation_field pohl_foothills");
    CHECK(table.state.fields[Isolation] == PohlFoothills);
    CHECK(table.state.fields[Repulsor] == OffBoard);
    CHECK(table.state.discard[StasisBeam] == 1);

    auto desert = Table::of(2).relic(Sapphire, RelicPlace::LunarMine, 3).owns(Ruby, {StasisBeam});
    desert.play("discard stasis_beam", "place isolation_field burroughs_desert");
    CHECK(desert.controller(BurroughsDesert) == Sapphire);
    CHECK(desert.state.relic == Relic{});  // AF-126
}

TEST_CASE("AF-Q50 a generator is moved to another territory; from off the board all eight are possible") {
    auto table = Table::of(2).owns(Ruby, {DataCrystal}).play("discard data_crystal");
    CHECK(table.options() == places("positron_field"));
    table.field(Positron, AsimovCrater);
    CHECK(table.refuses("place positron_field asimov_crater") == "AF-130");
    CHECK(table.options() == places("positron_field", AsimovCrater));
}

TEST_CASE("AF-Q51 a generator may be placed on an empty or uncontrolled territory, and beside another one") {
    auto table =
        Table::of(2).owns(Ruby, {StasisBeam}).colonies(HerbertValley, {1, 1}).field(Repulsor, LemBadlands);
    REQUIRE(table.controller(HerbertValley) == kNobody);
    table.play("discard stasis_beam");
    CHECK(table.allows("place isolation_field herbert_valley"));
    CHECK(table.allows("place isolation_field asimov_crater"));
    CHECK(table.allows("place isolation_field lem_badlands"));
}

TEST_CASE("AF-Q62 a 6 is never raised and a 1 never lowered, not even for half of the Gravity Manipulator") {
    auto table = Table::of(2).has(Ruby, 9, 0).owns(Ruby, {BoosterPod, StasisBeam, GravityManipulator});
    SUBCASE("only sixes") {
        table.hand({6, 6});
        CHECK(table.refuses("use booster_pod") == "AF-140");
        CHECK(table.refuses("use gravity_manipulator") == "AF-140");
        CHECK(table.allows("use stasis_beam"));
    }
    SUBCASE("only ones") {
        table.hand({1, 1});
        CHECK(table.refuses("use stasis_beam") == "AF-140");
        CHECK(table.refuses("use gravity_manipulator") == "AF-140");
        CHECK(table.allows("use booster_pod"));
    }
}
