// 5.9: the action phase and its actions but Attack (MO-50 to MO-69, MO-78 to MO-83).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-50 one action each, clockwise; who has no cube is skipped") {
    auto table =
        Table::of(3).cubes(Ruby, 1).cubes(Sapphire, 0).cubes(Jade, 2).hand(Jade, {"frigate"}).turn(Ruby);
    CHECK(table.asked() == Ruby);
    table.play("propaganda");
    CHECK(table.available(Ruby) == 0);
    CHECK(table.asked() == Jade);
    table.play("propaganda");
    CHECK(table.asked() == Jade);
}

TEST_CASE("MO-51, MO-Q5 nobody may pass") {
    auto table = Table::of(2).cubes(Ruby, 2).hand(Ruby, {"frigate"}).turn(Ruby);
    CHECK(table.refuses("done") == "not-asked");
    CHECK(table.refuses("decline") == "not-asked");
    CHECK(table.options() == std::vector<std::string>{"exploit", "research", "propaganda"});
}

TEST_CASE("MO-52 an action may be taken again, Propaganda may not") {
    auto table = Table::of(2).cubes(Sapphire, 0).turn(Ruby).play("propaganda");
    CHECK(table.asked() == kChance);  // only Research is left: it is taken at once
    table.draws({"frigate", "frigate"});
    CHECK(table.refuses("propaganda") == "MO-80");
    table.play("research").draws({"titan", "titan"});
    CHECK(table.player(Ruby).boxes[Deed::Research] == 0);  // the round is over, all cubes are back
}

TEST_CASE("MO-53 where the cube goes") {
    auto table =
        Table::of(2).tracks(Ruby, 3, 2, 0).system(Ruby, {"pleasure_dome"}).cubes(Ruby, 9).cubes(Sapphire, 0);
    table.hand(Ruby, {"frigate", "titan"})
        .turn(Ruby)
        .play("activate", "attack", "trade", "swap food production");
    CHECK(table.has_cube(Ruby, Place::System1));
    CHECK(table.player(Ruby).attacks[Sapphire] == 1);
    CHECK(table.player(Ruby).boxes[Deed::Trade] == 1);
    CHECK(table.player(Ruby).boxes[Deed::Activate] == 0);
    CHECK(table.player(Ruby).boxes[Deed::Attack] == 0);
    CHECK(table.available(Ruby) == 6);
}

TEST_CASE("MO-53 every other action puts its cube on its own box") {
    for (const Deed deed : every<Deed>()) {
        if (deed == Deed::Activate || deed == Deed::Attack) continue;
        const std::string action{name_of(deed)};
        CAPTURE(action);
        auto table = Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"titan", "titan", "frigate"}).turn(Ruby);
        table.play(action);
        for (const Deed box : every<Deed>())
            CHECK(int{table.player(Ruby).boxes[box]} == (box == deed ? 1 : 0));
        CHECK(table.available(Ruby) == 2);
        CHECK(table.reserve(Ruby) == 7);
    }
}

TEST_CASE("MO-54 Research is legal even if nothing can be drawn, so there is always an action") {
    auto table = Table::of(2).deck({}).turn(Ruby).play("propaganda", "propaganda");
    // Ruby and Sapphire have nothing but Research: it is taken for them until the round is over.
    CHECK(table.state.round == 2);
}

TEST_CASE("MO-55, MO-E36 gained cubes are spent in the same phase") {
    auto table = Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"autolab"}).system(Ruby, {"asteroid_mine"});
    table.cubes(Ruby, 1).cubes(Sapphire, 0).turn(Ruby).play("build", "card autolab", "found");
    CHECK(table.available(Ruby) == 2);
    CHECK(table.asked() == Ruby);
    table.play("propaganda");
    CHECK(table.asked() == Ruby);
    CHECK(table.available(Ruby) == 1);
}

TEST_CASE("MO-56 build a structure of the hand for its cost") {
    auto table = Table::of(2).tracks(Ruby, 5, 3, 1).hand(Ruby, {"frigate"}).turn(Ruby).play("build");
    CHECK(table.refuses("card titan") == "MO-56");
    table.play("card frigate");
    CHECK(table.tracks(Ruby) == "3/1/1");
    CHECK(table.system(Ruby, 1) == "frigate");
    CHECK(table.hand_size(Ruby) == 0);
}

TEST_CASE("MO-57 Build needs a card that can be placed and paid") {
    auto poor = Table::of(2).tracks(Ruby, 1, 2, 0).hand(Ruby, {"frigate"}).turn(Ruby);
    CHECK(poor.refuses("build") == "MO-57");
    CHECK(Table::of(2).tracks(Ruby, 2, 2, 0).hand(Ruby, {"frigate"}).turn(Ruby).allows("build"));
    auto full = Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"jump_gate"}).morale(Ruby, 5).turn(Ruby);
    CHECK(full.refuses("build") == "MO-57");
}

TEST_CASE("MO-57 a discount that applies in one system only makes the card buildable there only") {
    auto table = Table::of(2)
                     .tracks(Ruby, 1, 2, 0)
                     .hand(Ruby, {"frigate", "capitol"})
                     .advisor(Ruby, "fulcrum_sandebar");
    table.turn(Ruby).play("build");
    CHECK(table.options() == std::vector<std::string>{"card frigate"});
    table.play("card frigate");  // the system of Fulcrum is the only place, the missing food the only way
    CHECK(table.system(Ruby, 5) == "frigate");
    CHECK(table.tracks(Ruby) == "0/0/0");
}

TEST_CASE("MO-58 discounts add up and are chosen freely among the resources of the cost") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).advisor(Ruby, "fulcrum_sandebar").system(Ruby, {"space_elevator"});
    table.hand(Ruby, {"titan"}).turn(Ruby).play("build", "card titan", "onto system_f");
    CHECK(table.state.building.discount == 2);
    CHECK(table.options() == std::vector<std::string>{"save food", "save fleet", "save production"});
    table.play("save fleet", "save fleet");
    CHECK(table.tracks(Ruby) == "8/7/8");
}

TEST_CASE("MO-59 a discount never touches what is not in the cost, and what is left over is lost") {
    auto table = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .system(Ruby, {"colony_ship"})
                     .hand(Ruby, {"holosimulator", "colonial_treasury"});
    table.turn(Ruby).play("activate", "card colonial_treasury");  // costs 0/0/1, discount 2
    CHECK(table.tracks(Ruby) == "9/9/9");
    auto half = Table::of(2)
                    .tracks(Ruby, 9, 9, 9)
                    .system(Ruby, {"colony_ship"})
                    .hand(Ruby, {"holosimulator"})
                    .centre({});
    half.turn(Ruby).play("activate", "card holosimulator");  // costs 2/1/0, discount 2
    CHECK(half.refuses("save production") == "MO-59");
    half.play("save fleet");
    CHECK(half.tracks(Ruby) == "8/9/9");  // then only food was left to save
}

TEST_CASE("MO-60 only choices that leave the card payable are legal") {
    auto table =
        Table::of(2).tracks(Ruby, 2, 0, 9).advisor(Ruby, "fulcrum_sandebar").hand(Ruby, {"holosimulator"});
    table.tracks(Ruby, 1, 1, 0).turn(Ruby).play("build", "card holosimulator");
    CHECK(table.tracks(Ruby) == "0/0/0");  // 2/1/0 with 1/1/0: the food must be saved
    auto wrong =
        Table::of(2).tracks(Ruby, 3, 1, 0).advisor(Ruby, "fulcrum_sandebar").hand(Ruby, {"transport"});
    wrong.system(Ruby, {"space_elevator"})
        .turn(Ruby)
        .play("build", "card transport");  // 2/3/0, two fleet are missing
    CHECK(wrong.tracks(Ruby) == "1/0/0");
}

TEST_CASE("MO-60 the cube of the covered card is removed before the After building effect") {
    auto table = Table::of(2).tracks(Ruby, 9, 0, 0).hand(Ruby, {"autolab"}).system(Ruby, {"pleasure_dome"});
    table.cubes(Ruby, 9)
        .cube_on(Ruby, Place::System1)
        .turn(Ruby)
        .play("build", "card autolab", "onto system_1");
    CHECK(table.available(Ruby) == 9);  // Autolab gains the cube that lay on the Pleasure Dome
    CHECK(table.reserve(Ruby) == 0);
}

TEST_CASE("MO-60 what would make the rest unpayable is refused") {
    auto table =
        Table::of(2).tracks(Ruby, 2, 2, 0).advisor(Ruby, "fulcrum_sandebar").hand(Ruby, {"transport"});
    table.system(Ruby, {"space_elevator"}).turn(Ruby).play("build", "card transport", "onto system_f");
    // 2/3/0 with 2/2/0 and a discount of 2: one fleet must be saved, the other point is free.
    table.play("save food");
    CHECK(table.tracks(Ruby) == "1/0/0");
    auto again =
        Table::of(2).tracks(Ruby, 3, 3, 1).advisor(Ruby, "fulcrum_sandebar").hand(Ruby, {"star_fortress"});
    again.turn(Ruby).play("build", "card star_fortress");
    CHECK(again.tracks(Ruby) == "1/0/0");
}

TEST_CASE("MO-61 building by an effect costs as usual and is no Build action") {
    auto table =
        Table::of(2).race(Ruby, "meklar").tracks(Ruby, 3, 0, 0).hand(Ruby, {"civil_transport", "autolab"});
    table.turn(Ruby).play("build", "card civil_transport");
    CHECK(table.tracks(Ruby) == "1/0/0");  // the first Build action saved 1
    CHECK(table.asked() == Sapphire);      // Autolab costs 3, and no discount makes it payable
    CHECK(table.player(Ruby).boxes[Deed::Build] == 1);
}

TEST_CASE("MO-62 a structure produces from the next round on") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 0, 0).tracks(Sapphire, 4, 0, 0).hand(Ruby, {"subterranean_farms"});
    table.turn(Ruby).play("build", "card subterranean_farms");
    CHECK(table.tracks(Ruby) == "5/0/0");
    table.round(2).start_round();
    CHECK(table.tracks(Ruby) == "7/0/0");
}

TEST_CASE("MO-63 Exploit: blue 3 food, red 2 fleet, yellow 1 production, even into a full track") {
    const auto reward = [](std::string_view id) {
        return Table::of(2)
            .hand(Ruby, {id, "capitol"})
            .turn(Ruby)
            .play("exploit", "spend " + std::string{id})
            .tracks(Ruby);
    };
    CHECK(reward("autolab") == "3/0/0");
    CHECK(reward("titan") == "0/2/0");
    CHECK(reward("space_port") == "0/0/1");
    CHECK(Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"autolab"}).turn(Ruby).allows("exploit"));
    auto empty = Table::of(2).turn(Ruby);
    CHECK(empty.lacks("exploit") == "MO-63 cards 1 0");
    auto two = Table::of(2).hand(Ruby, {"autolab", "capitol"}).turn(Ruby).play("exploit");
    CHECK(two.refuses("spend titan") == "MO-63");
}

TEST_CASE("MO-63 the last card of a hand is exploited without a question") {
    auto table = Table::of(2).hand(Ruby, {"autolab"}).turn(Ruby).play("exploit");
    CHECK(table.tracks(Ruby) == "3/0/0");
    CHECK(table.pile() == "autolab");
    CHECK(table.asked() == Sapphire);
    auto copies = Table::of(2).hand(Ruby, {"autolab", "autolab"}).turn(Ruby).play("exploit");
    CHECK(copies.options() ==
          std::vector<std::string>{"spend autolab"});  // only Ruby knows that they are two
}

TEST_CASE("MO-64, MO-Q27 the only card that could be drawn is returned without a question") {
    auto table = Table::of(2).hand(Ruby, {"frigate", "capitol"}).deck({"titan"}).turn(Ruby);
    table.play("exploit", "spend frigate");
    table.draws({"titan"});
    CHECK(table.hand(Ruby) == "capitol");
    CHECK(table.pile() == "frigate titan");
    CHECK(table.state.drawn.empty());
    CHECK(table.asked() == Sapphire);
}

TEST_CASE("MO-64, MO-Q27 grey: draw 4, discard one of those drawn, keep the rest") {
    auto table = Table::of(2).hand(Ruby, {"frigate", "capitol"}).turn(Ruby).play("exploit", "spend frigate");
    table.draws({"titan", "autolab", "titan", "doom_star"});
    CHECK(table.options() == std::vector<std::string>{"return autolab", "return doom_star", "return titan"});
    CHECK(table.refuses("return capitol") == "MO-64");
    table.play("return titan");
    CHECK(table.hand(Ruby) == "autolab doom_star titan capitol");
    CHECK(table.pile() == "frigate titan");
    auto few = Table::of(2).hand(Ruby, {"frigate"}).deck({"titan", "autolab"}).turn(Ruby).play("exploit");
    few.draws({"titan", "autolab"}).play("return autolab");
    CHECK(few.hand(Ruby) == "titan");
    auto none = Table::of(2).hand(Ruby, {"frigate"}).deck({}).turn(Ruby).play("exploit");
    CHECK(none.pile() == "frigate");
    CHECK(none.asked() == Sapphire);
}

TEST_CASE("MO-65 Research draws 2 cards") {
    auto table = Table::of(2).turn(Ruby).play("research").draws({"titan", "frigate"});
    CHECK(table.hand(Ruby) == "titan frigate");
    CHECK(table.asked() == Sapphire);
}

TEST_CASE("MO-66 Activate an own active card with an empty A space") {
    auto table = Table::of(2)
                     .system(Ruby, {"pleasure_dome"})
                     .system(Ruby, {"asteroid_mine"})
                     .system(Ruby, {"frigate"});
    table.system(Sapphire, {"astro_university"}).turn(Ruby).play("activate");
    CHECK(table.options() ==
          std::vector<std::string>{"work pleasure_dome system_1", "work asteroid_mine system_2"});
    CHECK(table.refuses("work frigate system_3") == "MO-66");
    CHECK(table.refuses("work asteroid_mine system_1") == "MO-66");
    table.play("work asteroid_mine system_2");
    CHECK(table.tracks(Ruby) == "0/1/1");
    CHECK(Table::of(2).turn(Ruby).refuses("activate") == "MO-66");
}

TEST_CASE("MO-67, MO-E11 an additional cost is paid before the effect") {
    auto poor =
        Table::of(2).tracks(Ruby, 1, 0, 0).morale(Ruby, 5).system(Ruby, {"government_support_facility"});
    poor.advisor(Ruby, "victoria").turn(Ruby).play("activate", "gain 2 fleet");  // only Victoria can work
    auto asked =
        Table::of(2).tracks(Ruby, 2, 0, 0).morale(Ruby, 5).system(Ruby, {"government_support_facility"});
    asked.advisor(Ruby, "victoria").turn(Ruby).play("activate").tracks(Ruby, 1, 0, 0);
    CHECK(asked.lacks("work government_support_facility system_1") == "MO-67 food 2 1");
    asked.tracks(Ruby, 2, 0, 0).play("work government_support_facility system_1");
    CHECK(asked.tracks(Ruby) == "0/0/0");
    CHECK(asked.morale(Ruby) == 8);
}

TEST_CASE("MO-68, MO-Q6 no activation without any result; a gain lost to a cap is one") {
    auto table = Table::of(2)
                     .system(Ruby, {"biospheres"})
                     .system(Ruby, {"pleasure_dome"})
                     .system(Ruby, {"asteroid_mine"});
    table.turn(Ruby).play("activate");
    CHECK(table.refuses("work biospheres system_1") == "MO-68");
    CHECK(table.allows("work pleasure_dome system_2"));  // at morale 10
}

TEST_CASE("MO-69, MO-Q9 a free activation follows all other rules") {
    auto table = Table::of(2).tracks(Ruby, 1, 9, 9).morale(Ruby, 5).hand(Ruby, {"high_orbit_sonar"});
    table.system(Ruby, {"government_support_facility"}).system(Ruby, {"superscalar_gas_harvester"});
    table.system(Ruby, {"pleasure_dome"}).cube_on(Ruby, Place::System3).advisor(Ruby, "victoria").turn(Ruby);
    table.play("build", "card high_orbit_sonar", "found");
    // Food 0 after building: no cost for the facility, morale 5 for the harvester, the dome is occupied.
    CHECK(table.options() == std::vector<std::string>{"also victoria advisor", "done"});
    CHECK(table.refuses("also superscalar_gas_harvester system_2") == "MO-18");
    CHECK(table.refuses("also pleasure_dome system_3") == "MO-25");
    table.cubes(Ruby, table.available(Ruby) + table.reserve(Ruby));
    CHECK(table.lacks("also victoria advisor") == "MO-69 cubes 1 0");
}

TEST_CASE("MO-78, MO-E2 one exchange of 3 food, 2 fleet, 1 production") {
    auto table = Table::of(2).tracks(Ruby, 6, 1, 0).turn(Ruby).play("trade");
    CHECK(table.options() == std::vector<std::string>{"swap food fleet", "swap food production"});
    CHECK(table.lacks("swap fleet food") == "MO-78 fleet 2 1");
    CHECK(table.refuses("swap food food") == "MO-78");
    table.play("swap food fleet");
    CHECK(table.tracks(Ruby) == "3/3/0");
    CHECK(table.asked() == Sapphire);
    CHECK(Table::of(2).tracks(Ruby, 2, 1, 0).turn(Ruby).refuses("trade") == "MO-78");
}

TEST_CASE("MO-79 a trade into a full track is legal, the gain is lost") {
    auto table = Table::of(2).tracks(Ruby, 9, 2, 0).turn(Ruby).play("trade", "swap fleet food");
    CHECK(table.tracks(Ruby) == "9/0/0");
}

TEST_CASE("MO-80 Propaganda: 3 morale, once a round, also at morale 10") {
    auto table = Table::of(2).morale(Ruby, 4).hand(Ruby, {"frigate"}).turn(Ruby).play("propaganda");
    CHECK(table.morale(Ruby) == 7);
    table.turn(Ruby);
    CHECK(table.refuses("propaganda") == "MO-80");
    CHECK(Table::of(2).turn(Ruby).allows("propaganda"));
    auto twice = Table::of(2).turn(Ruby);
    twice.state.players[0].boxes[Deed::Propaganda] = 2;
    twice.state.players[0].reserve -= 2;
    CHECK(twice.rules.check(twice.state) == breaks("MO-80"));
}

TEST_CASE("MO-81 Contract: 3 cards for an advisor of the centre") {
    auto table = Table::of(2)
                     .hand(Ruby, {"frigate", "titan", "autolab", "capitol"})
                     .centre({"vale", "victoria"})
                     .turn(Ruby);
    table.play("contract", "discard frigate", "discard titan", "discard autolab");
    CHECK(table.options() == std::vector<std::string>{"hire vale", "hire victoria"});
    CHECK(table.refuses("hire quail") == "MO-81");
    table.play("hire victoria");
    CHECK(table.advisor(Ruby) == "victoria");
    CHECK(table.hand(Ruby) == "capitol");
    auto two = Table::of(2).hand(Ruby, {"frigate", "titan"}).turn(Ruby);
    CHECK(two.lacks("contract") == "MO-81 cards 3 2");
    CHECK(
        Table::of(2).hand(Ruby, {"frigate", "titan", "autolab"}).centre({}).turn(Ruby).refuses("contract") ==
        "MO-81");
}

TEST_CASE(
    "MO-82, MO-E37, MO-Q16 a previous advisor returns after the new one was taken, its cube to the reserve") {
    auto table =
        Table::of(2).advisor(Ruby, "vale").cube_on(Ruby, Place::Advisor).centre({"moldred", "quail"});
    table.hand(Ruby, {"frigate", "titan", "autolab"}).turn(Ruby);
    table.play("contract", "discard titan", "discard frigate");
    CHECK(table.pile() == "titan frigate autolab");  // the last card of the hand needs no question
    CHECK(table.options() == std::vector<std::string>{"hire moldred", "hire quail"});
    table.play("hire moldred");
    CHECK(table.advisor(Ruby) == "moldred");
    CHECK(table.centre() == "vale quail");
    CHECK_FALSE(table.has_cube(Ruby, Place::Advisor));
    CHECK(table.reserve(Ruby) == 7);
    // Two players cannot have the same advisor.
    table.state.players[1].advisor = table.state.players[0].advisor;
    CHECK(table.rules.check(table.state) == breaks("MO-82"));
}

TEST_CASE("MO-83 with Fulcrum Sandebar there is no Contract") {
    auto table =
        Table::of(2).advisor(Ruby, "fulcrum_sandebar").hand(Ruby, {"frigate", "titan", "autolab"}).turn(Ruby);
    CHECK(table.refuses("contract") == "MO-83");
}
