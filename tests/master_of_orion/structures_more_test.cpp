// 5.14 and chapter 6.4: the structures that need words of their own (MO-134 to MO-150).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-134, MO-E29 Transport sinks the top card of one system of each opponent") {
    auto table = building(2, "transport").system(Sapphire, {"frigate", "capitol", "pleasure_dome"});
    table.cube_on(Sapphire, Place::System1)
        .system(Sapphire, {"autolab"})
        .turn(Ruby)
        .play("build", card("transport"));
    CHECK(table.asked() == Ruby);
    CHECK(table.options() == std::vector<std::string>{"sink sapphire system_1", "sink sapphire system_2"});
    CHECK(table.refuses("sink sapphire system_3") == "MO-134");
    auto single = table;
    table.play("sink sapphire system_1");
    CHECK(table.system(Sapphire, 1) == "pleasure_dome frigate capitol");
    CHECK(table.reserve(Sapphire) == 7);
    single.play("sink sapphire system_2");
    CHECK(single.system(Sapphire, 2) == "autolab");
    CHECK(single.available(Sapphire) == 3);  // no After building effect
}

TEST_CASE("MO-135, MO-E50 bottom is directly above Fulcrum") {
    auto table = building(2, "transport")
                     .advisor(Sapphire, "fulcrum_sandebar")
                     .on_fulcrum(Sapphire, {"frigate", "pleasure_dome"});
    table.cube_on(Sapphire, Place::SystemF).turn(Ruby).play("build", card("transport"));
    CHECK(table.system(Sapphire, 5) == "pleasure_dome frigate");
    CHECK(table.reserve(Sapphire) == 7);
    auto one = building(2, "transport")
                   .advisor(Sapphire, "fulcrum_sandebar")
                   .on_fulcrum(Sapphire, {"pleasure_dome"});
    one.cube_on(Sapphire, Place::SystemF).turn(Ruby).play("build", card("transport"));
    CHECK(one.has_cube(Sapphire, Place::SystemF));
    auto none = building(2, "transport")
                    .advisor(Sapphire, "fulcrum_sandebar")
                    .turn(Ruby)
                    .play("build", card("transport"));
    CHECK(none.asked() == Sapphire);
}

TEST_CASE("MO-136 Death Spores: a cube from the reserve for 1 more morale of the defender") {
    auto table = Table::of(3)
                     .tracks(Ruby, 0, 2, 0)
                     .system(Ruby, {"death_spores"})
                     .turn(Ruby)
                     .play("attack", "target jade");
    table.play("resolve death_spores system_1");
    CHECK(table.morale(Jade) == 8);
    CHECK(table.morale(Sapphire) == 10);
    CHECK(table.has_cube(Ruby, Place::System1));
}

TEST_CASE("MO-137, MO-Q23 Colonial Treasury pays by the colour below") {
    const auto treasury = [](std::string_view below) {
        auto table = Table::of(2)
                         .tracks(Ruby, 0, 0, 1)
                         .hand(Ruby, {"colonial_treasury"})
                         .system(Ruby, {below})
                         .turn(Ruby);
        return table.play("build", card("colonial_treasury"), "onto system_1", "use");
    };
    CHECK(treasury("autolab").tracks(Ruby) == "6/0/0");
    CHECK(treasury("titan").tracks(Ruby) == "0/4/0");
    CHECK(treasury("jump_gate").tracks(Ruby) == "0/0/2");
    CHECK(treasury("titan").available(Ruby) == 1);
}

TEST_CASE("MO-138, MO-E30 Colonial Treasury on grey, as first card, or without a cube") {
    auto table = Table::of(2)
                     .tracks(Ruby, 0, 0, 1)
                     .hand(Ruby, {"colonial_treasury"})
                     .system(Ruby, {"titan"})
                     .cubes(Ruby, 2);
    auto declined = table;
    table.turn(Ruby).play("build", card("colonial_treasury"), "onto system_1", "use");
    CHECK(table.tracks(Ruby) == "0/4/0");
    CHECK(table.available(Ruby) == 0);
    declined.turn(Ruby).play("build", card("colonial_treasury"), "onto system_1", "decline");
    CHECK(declined.tracks(Ruby) == "0/0/0");
    auto grey = Table::of(2)
                    .tracks(Ruby, 0, 0, 1)
                    .hand(Ruby, {"colonial_treasury"})
                    .system(Ruby, {"frigate"})
                    .turn(Ruby);
    auto first = grey;
    grey.play("build", card("colonial_treasury"), "onto system_1");
    CHECK(grey.asked() == Sapphire);
    first.play("build", card("colonial_treasury"), "found");
    CHECK(first.asked() == Sapphire);
    auto broke = Table::of(2)
                     .tracks(Ruby, 0, 0, 1)
                     .hand(Ruby, {"colonial_treasury"})
                     .system(Ruby, {"titan"})
                     .cubes(Ruby, 1);
    broke.turn(Ruby).play("build", card("colonial_treasury"), "onto system_1");
    CHECK(broke.asked() == Sapphire);
    auto fulcrum = Table::of(2)
                       .tracks(Ruby, 0, 0, 1)
                       .hand(Ruby, {"colonial_treasury"})
                       .advisor(Ruby, "fulcrum_sandebar", Colour::Yellow);
    fulcrum.turn(Ruby).play("build", card("colonial_treasury"), "onto system_f", "use");
    CHECK(fulcrum.tracks(Ruby) == "0/0/3");  // the discount saved the production
}

TEST_CASE("MO-139, MO-E31 High Orbit Sonar activates any of the own cards for free") {
    auto table = building(2, "high_orbit_sonar")
                     .tracks(Ruby, 1, 0, 1)
                     .system(Ruby, {"asteroid_mine"})
                     .system(Ruby, {"pleasure_dome"});
    table.cube_on(Ruby, Place::System2).advisor(Ruby, "victoria").turn(Ruby);
    table.play("build", card("high_orbit_sonar"), "found");
    CHECK(table.options() ==
          std::vector<std::string>{"also asteroid_mine system_1", "also victoria advisor", "done"});
    table.play("also victoria advisor", "gain 2 food");
    CHECK(table.options() == std::vector<std::string>{"also asteroid_mine system_1", "done"});
    CHECK(table.refuses("also victoria advisor") == "MO-25");
    CHECK(table.refuses("also pleasure_dome system_2") == "MO-25");
    auto stop = table;
    table.play("also asteroid_mine system_1");
    CHECK(table.tracks(Ruby) == "2/1/1");
    CHECK(table.reserve(Ruby) == 4);
    CHECK(table.asked() == Sapphire);
    stop.play("done");
    CHECK(stop.tracks(Ruby) == "2/0/0");
    CHECK(stop.asked() == Sapphire);
}

TEST_CASE("MO-139 the choices of High Orbit Sonar are made anew after each activation") {
    // Colony Ship builds Pleasure Dome over itself: the dome may follow, the ship is covered.
    auto table = building(2, "high_orbit_sonar").hand(Ruby, {"pleasure_dome"});
    table.morale(Ruby, 7).system(Ruby, {"colony_ship"}).system(Ruby, {"asteroid_mine"}).turn(Ruby);
    table.play("build", card("high_orbit_sonar"), "found");
    CHECK(table.options() ==
          std::vector<std::string>{"also colony_ship system_1", "also asteroid_mine system_2", "done"});
    table.play("also colony_ship system_1");
    while (!table.asks(Step::FreeActivation)) table.play(table.options()[0]);
    CHECK(table.system(Ruby, 1) == "colony_ship pleasure_dome");
    CHECK(table.options() ==
          std::vector<std::string>{"also pleasure_dome system_1", "also asteroid_mine system_2", "done"});
    CHECK(table.refuses("also colony_ship system_1") == "MO-66");
    table.play("also pleasure_dome system_1");
    CHECK(table.morale(Ruby) == 9);
    // Without a cube in the reserve nothing can be activated for free, and nothing is asked.
    auto none = building(2, "high_orbit_sonar").system(Ruby, {"asteroid_mine"}).cubes(Ruby, 10).turn(Ruby);
    none.play("build", card("high_orbit_sonar"), "found");
    CHECK(none.asked() == Sapphire);
}

TEST_CASE("MO-140, MO-E26 Star Fortress: 1 point for each attack on you; Doom Star 2 food for the attacker") {
    auto table =
        Table::of(2).tracks(Ruby, 0, 4, 0).system(Ruby, {"doom_star"}).system(Sapphire, {"star_fortress"});
    table.turn(Ruby).play("attack");
    CHECK(table.tracks(Ruby) == "2/2/0");
    CHECK(table.morale(Sapphire) == 9);
    CHECK(table.score(Sapphire) == 1);
    CHECK(table.score(Ruby) == 2);
    auto two = Table::of(2)
                   .tracks(Ruby, 0, 4, 0)
                   .system(Sapphire, {"star_fortress"})
                   .system(Sapphire, {"star_fortress"});
    two.turn(Ruby).play("attack");
    CHECK(two.score(Sapphire) == 2);
}

TEST_CASE("MO-141, MO-E16, MO-Q34 Communications Satellite puts a system into any order") {
    auto table = building(2, "communications_satellite")
                     .system(Ruby, {"frigate"})
                     .system(Ruby, {"autolab", "pleasure_dome"});
    table.cube_on(Ruby, Place::System2)
        .turn(Ruby)
        .play("build", card("communications_satellite"), "onto system_1");
    CHECK(table.options() == std::vector<std::string>{"rearrange system_1", "rearrange system_2"});
    CHECK(table.refuses("rearrange system_3") == "MO-141");
    auto own = table;
    table.play("rearrange system_2");
    CHECK(table.options() == std::vector<std::string>{"next autolab", "next pleasure_dome"});
    CHECK(table.refuses("next titan") == "MO-141");
    auto same = table;
    table.play("next pleasure_dome");
    CHECK(table.system(Ruby, 2) == "pleasure_dome autolab");
    CHECK_FALSE(table.has_cube(Ruby, Place::System2));
    CHECK(table.available(Ruby) == 2);  // Autolab does not work again
    same.play("next autolab");
    CHECK(same.has_cube(Ruby, Place::System2));
    own.play("rearrange system_1", "next communications_satellite");
    CHECK(own.system(Ruby, 1) == "communications_satellite frigate");
}

TEST_CASE("MO-141 copies of one title count as the same card") {
    auto table =
        building(2, "communications_satellite").system(Ruby, {"pleasure_dome", "frigate", "pleasure_dome"});
    table.cube_on(Ruby, Place::System1).turn(Ruby).play("build", card("communications_satellite"), "found");
    table.play("rearrange system_1", "next frigate");
    CHECK(table.system(Ruby, 1) == "frigate pleasure_dome pleasure_dome");
    CHECK(table.has_cube(Ruby, Place::System1));
}

TEST_CASE("MO-142, MO-E17 Destroyer: discard 2 cards or lose 1 morale") {
    auto table =
        building(3, "destroyer").hand(Sapphire, {"frigate"}).hand(Jade, {"titan", "capitol", "autolab"});
    table.turn(Ruby).play("build", card("destroyer"));
    CHECK(table.morale(Sapphire) == 9);  // one card: no choice
    CHECK(table.hand_size(Sapphire) == 1);
    CHECK(table.asked() == Jade);
    CHECK(table.options() == std::vector<std::string>{"choose 1 discard 2", "choose 2 lose_morale 1"});
    auto morale = table;
    table.play("choose 1 discard 2", "discard titan", "discard autolab");
    CHECK(table.hand(Jade) == "capitol");
    CHECK(table.morale(Jade) == 10);
    morale.play("choose 2 lose_morale 1");
    CHECK(morale.morale(Jade) == 9);
    CHECK(morale.hand_size(Jade) == 3);
}

TEST_CASE("MO-142 the cards that are missing are told") {
    auto table = building(2, "destroyer")
                     .hand(Sapphire, {"frigate", "titan"})
                     .turn(Ruby)
                     .play("build", card("destroyer"));
    table.state.players[1].hand.take(table.title("titan"));
    CHECK(table.lacks("choose 1 discard 2") == "MO-142 cards 2 1");
    CHECK(table.refuses("choose 1 lose_morale 1") == "MO-14");
}

TEST_CASE("MO-143, MO-E28 Espionage Training Complex sends the opponents' advisors back") {
    auto table = building(3, "espionage_training_complex")
                     .advisor(Sapphire, "quail")
                     .cube_on(Sapphire, Place::Advisor);
    table.advisor(Jade, "fulcrum_sandebar").advisor(Ruby, "moldred").centre({"vale"}).turn(Ruby);
    table.play("build", card("espionage_training_complex"));
    CHECK(table.advisor(Sapphire) == "-");
    CHECK(table.reserve(Sapphire) == 7);
    CHECK(table.centre() == "vale quail");
    CHECK(table.advisor(Jade) == "fulcrum_sandebar");
    CHECK(table.advisor(Ruby) == "moldred");
}

TEST_CASE("MO-144, MO-E3 Space Port: 3 food and 3 fleet for 2 production, or the reverse") {
    auto table = Table::of(2).tracks(Ruby, 3, 3, 2).system(Ruby, {"space_port"}).turn(Ruby).play("activate");
    auto back = table;
    table.play("pay 3 3 0");
    CHECK(table.tracks(Ruby) == "0/0/4");
    back.play("pay 0 0 2");
    CHECK(back.tracks(Ruby) == "6/6/0");
}

TEST_CASE("MO-145 Biospheres takes the top card of the discard pile") {
    auto table =
        Table::of(2).system(Ruby, {"biospheres"}).pile({"titan", "frigate"}).turn(Ruby).play("activate");
    CHECK(table.hand(Ruby) == "frigate");
    CHECK(table.pile() == "titan");
    CHECK_FALSE(Table::of(2).system(Ruby, {"biospheres"}).turn(Ruby).offers("activate"));
}

TEST_CASE("MO-146 Artemis counts cards, the others of its kind structures") {
    auto artemis = Table::of(2)
                       .advisor(Ruby, "fulcrum_sandebar", Colour::Red)
                       .on_fulcrum(Ruby, {"titan", "artemis_system_net"});
    CHECK(artemis.points(Ruby) == 10 + 2 + 3);
    auto gate = Table::of(2)
                    .advisor(Ruby, "fulcrum_sandebar", Colour::Yellow)
                    .on_fulcrum(Ruby, {"space_port", "jump_gate"});
    CHECK(gate.points(Ruby) == 10 + 3 + 2);
    auto elsewhere = Table::of(2)
                         .advisor(Ruby, "fulcrum_sandebar", Colour::Red)
                         .system(Ruby, {"titan", "artemis_system_net"});
    CHECK(elsewhere.points(Ruby) == 10 + 2 + 2);
}

TEST_CASE("MO-147, MO-Q36 Goods Exchange gives each opponent 1 food") {
    auto table =
        Table::of(3).system(Ruby, {"goods_exchange"}).tracks(Jade, 9, 0, 0).turn(Ruby).play("activate");
    CHECK(table.tracks(Ruby) == "3/0/1");
    CHECK(table.tracks(Sapphire) == "1/0/0");
    CHECK(table.tracks(Jade) == "9/0/0");
}

TEST_CASE("MO-148 Space Elevator: 1 less in every other system, copies add up") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).system(Ruby, {"space_elevator"}).system(Ruby, {"space_elevator"});
    table.system(Ruby, {"frigate"}).hand(Ruby, {"biospheres"}).turn(Ruby).play("build", "card biospheres");
    const Sites sites = sites_for({table.rules.content(), table.state, Ruby},
                                  action_task({table.rules.content(), table.state, Ruby}));
    CHECK(sites.discount[0] == 1);  // on top of the first: only the second one counts
    CHECK(sites.discount[1] == 1);
    CHECK(sites.discount[2] == 2);
    CHECK(sites.discount[3] == 2);  // a new system
    table.play("onto system_3");    // costs 2: everything is saved
    CHECK(table.tracks(Ruby) == "9/9/9");
    auto covered = Table::of(2)
                       .tracks(Ruby, 9, 9, 9)
                       .system(Ruby, {"space_elevator", "frigate"})
                       .hand(Ruby, {"biospheres"});
    covered.turn(Ruby).play("build", "card biospheres", "found");
    CHECK(covered.tracks(Ruby) == "7/9/9");
}

TEST_CASE("MO-149, MO-E27 Missile Base: 2 virtual fleet in the defence") {
    auto table = Table::of(2)
                     .tracks(Ruby, 0, 4, 0)
                     .tracks(Sapphire, 0, 2, 0)
                     .system(Sapphire, {"missile_base"})
                     .turn(Ruby);
    CHECK(table.offers("attack"));
    CHECK_FALSE(table.tracks(Sapphire, 0, 3, 0).offers("attack"));
    auto two = Table::of(2)
                   .tracks(Ruby, 0, 3, 0)
                   .system(Sapphire, {"missile_base"})
                   .system(Sapphire, {"missile_base"})
                   .turn(Ruby);
    CHECK_FALSE(two.offers("attack"));
    // It does not help its owner to attack.
    auto attacker = Table::of(2)
                        .tracks(Ruby, 0, 2, 0)
                        .tracks(Sapphire, 0, 3, 0)
                        .system(Ruby, {"missile_base"})
                        .turn(Ruby);
    CHECK_FALSE(attacker.offers("attack"));
}

TEST_CASE("MO-150 Military Outpost: attacks cost 1 less, copies add up, at least 1") {
    auto table =
        Table::of(2).tracks(Ruby, 0, 4, 0).system(Ruby, {"military_outpost"}).turn(Ruby).play("attack");
    CHECK(table.tracks(Ruby) == "0/3/0");
    auto two = Table::of(2)
                   .tracks(Ruby, 0, 4, 0)
                   .system(Ruby, {"military_outpost"})
                   .system(Ruby, {"military_outpost"});
    two.system(Sapphire, {"orbital_batteries"}).turn(Ruby).play("attack");
    CHECK(two.tracks(Ruby) == "0/3/0");  // 2 - 2 + 1
}

TEST_CASE("the other structures: what their effects give") {
    const auto built = [](std::string_view id) { return building(2, id).turn(Ruby).play("build", card(id)); };
    CHECK(built("hydroponic_farm").tracks(Ruby) == "7/9/9");    // 9 - 4 + 2
    CHECK(built("automated_factory").tracks(Ruby) == "6/8/9");  // 9 - 1 + 1 production
    const auto active = [](std::string_view id) {
        return Table::of(2).system(Ruby, {id}).turn(Ruby).play("activate");
    };
    CHECK(active("subterranean_farms").tracks(Ruby) == "4/0/0");
    CHECK(active("asteroid_mine").tracks(Ruby) == "0/1/1");
    CHECK(active("superscalar_gas_harvester").tracks(Ruby) == "0/0/2");
    CHECK(active("astro_university").state.asked().count == 3);
    auto dome = Table::of(2).morale(Ruby, 3).system(Ruby, {"pleasure_dome"}).turn(Ruby).play("activate");
    CHECK(dome.morale(Ruby) == 5);
    auto cloning = Table::of(2).tracks(Ruby, 4, 0, 0).system(Ruby, {"cloning_center"}).start_round();
    CHECK(cloning.tracks(Ruby) == "7/0/0");
    auto laboratory = Table::of(2).tracks(Ruby, 4, 0, 0).system(Ruby, {"research_laboratory"}).start_round();
    CHECK(laboratory.asks(Step::Draw));
    CHECK(laboratory.state.asked().count == 1);
    auto barracks = Table::of(2).tracks(Ruby, 0, 2, 0).system(Ruby, {"marine_barracks"}).turn(Ruby);
    barracks.play("attack", "resolve marine_barracks system_1");
    CHECK(barracks.options() == std::vector<std::string>{"gain 2 food", "gain 1 fleet", "gain 1 production"});
    CHECK(Table::of(2).system(Ruby, {"autolab", "gaia_transformation"}).points(Ruby) == 10 + 1 + 2);
    CHECK(Table::of(2).system(Ruby, {"frigate", "galactic_cybernet"}).points(Ruby) == 10 + 1 + 2);
    CHECK(Table::of(2).system(Ruby, {"capitol"}).system(Ruby, {"frigate"}).points(Ruby) == 10 + 1 + 2);
}
