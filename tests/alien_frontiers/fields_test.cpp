// Field generators (5.18).
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

using Options = std::vector<std::string>;

namespace {

struct Generator {
    Field field;
    Card card;
    std::string discard, place;
};
const Generator kGenerators[] = {
    {Isolation, StasisBeam, "discard stasis_beam", "place isolation_field "},
    {Positron, DataCrystal, "discard data_crystal", "place positron_field "},
    {Repulsor, GravityManipulator, "discard gravity_manipulator", "place repulsor_field "}};

}  // namespace

TEST_CASE("AF-129 a generator is on one territory at most, and several may share one") {
    auto table =
        Table::of(4).colonies(LemBadlands, {1}).field(Isolation, LemBadlands).field(Positron, LemBadlands);
    table.field(Repulsor, PohlFoothills)
        .owns(Ruby, {GravityManipulator})
        .hub(Ruby, 7)
        .has(Ruby, 1, 1)
        .hand({1});
    table.play("discard gravity_manipulator", "place repulsor_field lem_badlands");
    CHECK(table.state.fields[Isolation] == LemBadlands);
    CHECK(table.state.fields[Positron] == LemBadlands);
    CHECK(table.state.fields[Repulsor] == LemBadlands);
    CHECK(table.score(Ruby) == 3);  // colony, control, Positron Field
    table.play("dock solar_converter", "ship 1");
    CHECK(table.fuel(Ruby) == 2);  // no bonus: Isolation Field
    table.play("launch");
    CHECK(table.refuses("land lem_badlands") == "AF-108");
    CHECK(table.allows("land pohl_foothills"));  // the Repulsor Field has left it
}

TEST_CASE("AF-129 generators take precedence over cards") {
    auto table = Table::of(4).colonies(LemBadlands, {0, 1}).has(Ruby, 1, 0).hand({1});
    table.owns(Ruby, {DataCrystal, StasisBeam}).play("use data_crystal", "borrow lem_badlands");
    table.play("discard stasis_beam", "place isolation_field lem_badlands", "dock solar_converter", "ship 1");
    CHECK(table.fuel(Ruby) == 1);
}

TEST_CASE("AF-130 each generator is placed by discarding its card, on any territory if it is off the board") {
    for (const Generator& generator : kGenerators) {
        CAPTURE(generator.place);
        auto table = Table::of(4).owns(Ruby, {generator.card});
        table.play(generator.discard);
        CHECK(table.options() ==
              Options{generator.place + "asimov_crater", generator.place + "bradbury_plateau",
                      generator.place + "burroughs_desert", generator.place + "heinlein_plains",
                      generator.place + "herbert_valley", generator.place + "lem_badlands",
                      generator.place + "pohl_foothills", generator.place + "van_vogt_mountains"});
        for (const Generator& other : kGenerators)
            if (other.field != generator.field)
                CHECK(table.refuses(other.place + "lem_badlands") == "not-asked");
        table.play(generator.place + "lem_badlands");
        for (const Generator& other : kGenerators)
            CHECK(table.state.fields[other.field] ==
                  (other.field == generator.field ? LemBadlands : OffBoard));
        CHECK_FALSE(table.owns(Ruby, generator.card));
        CHECK(table.state.discard[generator.card] == 1);
    }
}

TEST_CASE("AF-130 a generator on the board must be moved to a different territory") {
    for (const Generator& generator : kGenerators) {
        CAPTURE(generator.place);
        auto table = Table::of(4).field(generator.field, HerbertValley).owns(Ruby, {generator.card});
        table.play(generator.discard);
        CHECK(table.refuses(generator.place + "herbert_valley") == "AF-130");
        CHECK(table.options().size() == 7);
        table.play(generator.place + "asimov_crater");
        CHECK(table.state.fields[generator.field] == AsimovCrater);
    }
}

TEST_CASE("AF-131 discarding a Booster Pod takes a generator off the board; it may be placed again") {
    auto table =
        Table::of(2).field(Isolation, LemBadlands).field(Repulsor, LemBadlands).owns(Ruby, {BoosterPod});
    table.owns(Sapphire, {StasisBeam}).play("discard booster_pod");
    CHECK(table.options() == Options{"remove_field isolation_field", "remove_field repulsor_field"});
    CHECK(table.refuses("remove_field positron_field") == "AF-147");
    table.play("remove_field isolation_field");
    CHECK(table.state.fields[Isolation] == OffBoard);
    CHECK(table.state.fields[Repulsor] == LemBadlands);
    CHECK_FALSE(table.owns(Ruby, BoosterPod));
    table.next_turn({1, 2, 3}).play("discard stasis_beam", "place isolation_field lem_badlands");
    CHECK(table.state.fields[Isolation] == LemBadlands);

    CHECK(Table::of(2).owns(Ruby, {BoosterPod}).refuses("discard booster_pod") == "AF-140");
}

TEST_CASE("AF-132 with the Isolation Field nobody has the bonus, control and its point are unaffected") {
    auto table = Table::of(4).colonies(LemBadlands, {2, 1}).field(Isolation, LemBadlands).hand({3});
    CHECK(table.controller(LemBadlands) == Ruby);
    CHECK(table.score(Ruby) == 3);
    table.play("dock solar_converter", "ship 3");
    CHECK(table.fuel(Ruby) == 2);

    auto borrower = Table::of(4).colonies(LemBadlands, {0, 1}).colonies(PohlFoothills, {0, 1});
    borrower.field(Isolation, LemBadlands).owns(Ruby, {DataCrystal}).has(Ruby, 8, 0).play("use data_crystal");
    CHECK(borrower.refuses("borrow lem_badlands") == "AF-132");
    CHECK(borrower.options() == Options{"borrow pohl_foothills"});
}

TEST_CASE("AF-132 each of the bonuses is switched off") {
    const Table shipyard =
        Table::of(4).hand({2, 2}).colonies(HerbertValley, {1}).field(Isolation, HerbertValley);
    CHECK(shipyard.refuses("dock shipyard") == "AF-31");
    const Table constructor = Table::of(4).hand({2, 2, 2}).has(Ruby, 0, 2).colonies(BradburyPlateau, {1});
    CHECK(Table{constructor}.field(Isolation, BradburyPlateau).refuses("dock colony_constructor") == "AF-31");
    auto mine = Table::of(4).hand({2}).colonies(VanVogtMountains, {1}).field(Isolation, VanVogtMountains);
    CHECK(mine.docked(LunarMine, Sapphire, {5}).refuses("dock lunar_mine") == "AF-71");
    auto market = Table::of(4).hand({2, 2}).colonies(HeinleinPlains, {1}).field(Isolation, HeinleinPlains);
    market.has(Ruby, 1, 0).play("dock orbital_market", "pair 2");
    CHECK(market.refuses("trade") == "AF-31");
    auto hub =
        Table::of(4).hand({2, 2}).colonies(AsimovCrater, {1}).field(Isolation, AsimovCrater).hub(Ruby, 1);
    hub.play("dock colonist_hub", "ship 2", "dock colonist_hub", "ship 2");
    CHECK(hub.state.players[Ruby].hub == 3);
    const Table relic =
        Table::of(4).has(Ruby, 1, 1).colonies(BurroughsDesert, {1}).field(Isolation, BurroughsDesert);
    CHECK(relic.refuses("buy_relic") == "AF-124");
}

TEST_CASE("AF-133 the Positron Field gives 1 point to the controller, to nobody if nobody controls") {
    auto table = Table::of(4).field(Positron, LemBadlands);
    CHECK(table.colonies(LemBadlands, {2, 1}).score(Ruby) == 4);
    CHECK(table.score(Sapphire) == 1);
    CHECK(table.colonies(LemBadlands, {2, 2}).score(Ruby) == 2);
    CHECK(table.score(Sapphire) == 2);
    CHECK(table.colonies(LemBadlands, {2, 3}).score(Ruby) == 2);
    CHECK(table.score(Sapphire) == 5);
    CHECK(table.colonies(LemBadlands, {0, 0}).score(Ruby) == 0);
    CHECK(table.colonies(PohlFoothills, {1}).score(Ruby) == 2);  // the field is elsewhere
}

TEST_CASE("AF-134 no colony is landed on a territory with the Repulsor Field") {
    auto table = Table::of(4).field(Repulsor, LemBadlands).hub(Ruby, 7).has(Ruby, 1, 4).hand({4, 4, 4});
    table.play("launch");
    CHECK(table.refuses("land lem_badlands") == "AF-108");
    CHECK(table.options().size() == 7);
    table.play("land asimov_crater", "dock colony_constructor", "triple 4");
    CHECK(table.refuses("land lem_badlands") == "AF-108");
    CHECK(table.options().size() == 7);
}

TEST_CASE("AF-134 the Orbital Teleporter takes no colony from there and brings none") {
    auto table =
        Table::of(4).field(Repulsor, LemBadlands).colonies(LemBadlands, {1}).owns(Ruby, {OrbitalTeleporter});
    CHECK(table.refuses("discard orbital_teleporter") == "AF-140");
    table.colonies(PohlFoothills, {0, 1}).play("discard orbital_teleporter");
    CHECK(table.refuses("move_colony lem_badlands ruby") == "AF-134");
    CHECK(table.options() == Options{"move_colony pohl_foothills sapphire"});
    table.play("move_colony pohl_foothills sapphire");
    CHECK(table.refuses("onto lem_badlands") == "AF-134");
    CHECK(table.options().size() == 6);
}

TEST_CASE("AF-134 the Polarity Device exchanges no colony there") {
    auto only_there =
        Table::of(4).field(Repulsor, LemBadlands).colonies(LemBadlands, {1}).colonies(AsimovCrater, {0, 1});
    CHECK(only_there.owns(Ruby, {PolarityDevice}).refuses("discard polarity_device") == "AF-140");
    auto table =
        Table::of(4).field(Repulsor, LemBadlands).colonies(LemBadlands, {1}).owns(Ruby, {PolarityDevice});
    CHECK(table.colonies(PohlFoothills, {0, 1}).refuses("discard polarity_device") == "AF-140");
    table.colonies(AsimovCrater, {1}).play("discard polarity_device");
    CHECK(table.refuses("swap lem_badlands ruby") == "AF-134");
    CHECK(table.options() == Options{"swap asimov_crater ruby"});
    table.colonies(HerbertValley, {0, 0, 1}).colonies(LemBadlands, {1, 1}).play("swap asimov_crater ruby");
    CHECK(table.refuses("with lem_badlands sapphire") == "AF-134");
    CHECK(table.options() == Options{"with herbert_valley jade", "with pohl_foothills sapphire"});
}

TEST_CASE("AF-134 generators on it can still be moved and removed, control and bonus stay") {
    auto table =
        Table::of(4).field(Repulsor, LemBadlands).field(Positron, LemBadlands).colonies(LemBadlands, {1});
    table.hand({1, 1});
    CHECK(table.controller(LemBadlands) == Ruby);
    table.play("dock solar_converter", "ship 1");
    CHECK(table.fuel(Ruby) == 2);
    auto moved = Table{table}.owns(Ruby, {GravityManipulator});
    moved.play("discard gravity_manipulator", "place repulsor_field asimov_crater");
    CHECK(moved.state.fields[Repulsor] == AsimovCrater);
    auto positron = Table{table}.owns(Ruby, {DataCrystal});
    positron.play("discard data_crystal", "place positron_field asimov_crater");
    CHECK(positron.state.fields[Positron] == AsimovCrater);
    auto removed = Table{table}.owns(Ruby, {BoosterPod});
    removed.play("discard booster_pod", "remove_field repulsor_field");
    CHECK(removed.state.fields[Repulsor] == OffBoard);
    auto brought = Table{table}.owns(Ruby, {StasisBeam});
    brought.play("discard stasis_beam", "place isolation_field lem_badlands");
    CHECK(brought.state.fields[Isolation] == LemBadlands);
}

TEST_CASE("AF-E23 with the Isolation Field on Pohl Foothills cards cost the full price, nobody borrows it") {
    auto owner = Table::of(4).colonies(PohlFoothills, {1}).field(Isolation, PohlFoothills).hand({2});
    owner.owns(Ruby, {BoosterPod});
    CHECK(owner.refuses("use booster_pod") == "AF-31");
    owner.has(Ruby, 1, 0).play("use booster_pod", "raise 2");
    CHECK(owner.fuel(Ruby) == 0);

    auto other = Table::of(4).colonies(PohlFoothills, {0, 1}).field(Isolation, PohlFoothills).has(Ruby, 8, 0);
    other.owns(Ruby, {DataCrystal});
    CHECK(other.refuses("use data_crystal") == "AF-140");
    other.colonies(LemBadlands, {0, 1}).play("use data_crystal");
    CHECK(other.refuses("borrow pohl_foothills") == "AF-132");
}

TEST_CASE("AF-E24 with the Positron Field on Herbert Valley its controller has 1 additional point") {
    auto table = Table::of(4).colonies(HerbertValley, {0, 0, 2, 1});
    CHECK(table.score(Jade) == 3);
    table.field(Positron, HerbertValley);
    CHECK(table.score(Jade) == 4);
    CHECK(table.score(Pearl) == 1);
}

TEST_CASE("AF-E25 with the Repulsor Field on Asimov Crater no colony is landed, moved or exchanged there") {
    auto table =
        Table::of(4).field(Repulsor, AsimovCrater).colonies(AsimovCrater, {1}).colonies(LemBadlands, {0, 1});
    table.colonies(PohlFoothills, {1});
    auto landing = Table{table}.hub(Ruby, 7).has(Ruby, 1, 1);
    landing.play("launch");
    CHECK(landing.refuses("land asimov_crater") == "AF-108");
    auto moving = Table{table}.owns(Ruby, {OrbitalTeleporter});
    moving.play("discard orbital_teleporter");
    CHECK(moving.refuses("move_colony asimov_crater ruby") == "AF-134");
    moving.play("move_colony lem_badlands sapphire");
    CHECK(moving.refuses("onto asimov_crater") == "AF-134");
    auto exchanging = Table{table}.owns(Ruby, {PolarityDevice});
    exchanging.play("discard polarity_device");
    CHECK(exchanging.refuses("swap asimov_crater ruby") == "AF-134");
    CHECK(exchanging.options() == Options{"swap lem_badlands sapphire"});
}
