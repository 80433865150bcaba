// 5.14 and chapter 6.4: the structures that need words of their own (MO-119 to MO-133, MO-167).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-119 Advanced Data Center takes any discarded card; with an empty pile it has no effect") {
    auto table = building(2, "advanced_data_center").pile({"titan", "frigate", "capitol"}).turn(Ruby);
    table.play("build", card("advanced_data_center"));
    CHECK(table.options() == std::vector<std::string>{"take titan", "take frigate", "take capitol"});
    auto empty = building(2, "advanced_data_center").turn(Ruby).play("build", card("advanced_data_center"));
    CHECK(empty.system(Ruby, 1) == "advanced_data_center");
    CHECK(empty.asked() == Sapphire);
}

TEST_CASE("MO-120, MO-E6, MO-Q20 Autolab: a cube, another one with an active yellow card") {
    auto alone = building(2, "autolab").turn(Ruby).play("build", card("autolab"));
    CHECK(alone.available(Ruby) == 3);
    auto both = building(2, "autolab")
                    .system(Ruby, {"asteroid_mine"})
                    .turn(Ruby)
                    .play("build", card("autolab"), "found");
    CHECK(both.available(Ruby) == 4);
    auto covered = building(2, "autolab").system(Ruby, {"asteroid_mine"}).turn(Ruby);
    covered.play("build", card("autolab"), "onto system_1");
    CHECK(covered.available(Ruby) == 3);
    auto fulcrum = building(2, "autolab").advisor(Ruby, "fulcrum_sandebar", Colour::Yellow).turn(Ruby);
    fulcrum.play("build", card("autolab"), "found");
    CHECK(fulcrum.available(Ruby) == 4);
    auto under = building(2, "autolab").advisor(Ruby, "fulcrum_sandebar", Colour::Yellow).turn(Ruby);
    under.play("build", card("autolab"), "onto system_f");
    CHECK(under.available(Ruby) == 3);
}

TEST_CASE("MO-121 Civil Transport builds one structure, and after a blue one another") {
    auto table = building(2, "civil_transport").hand(Ruby, {"autolab", "frigate"}).turn(Ruby);
    table.play("build", card("civil_transport"), "use", card("frigate"), "found");
    CHECK(table.asked() == Sapphire);  // Frigate is grey
    auto blue = building(2, "civil_transport").hand(Ruby, {"autolab", "frigate"}).turn(Ruby);
    blue.play("build", card("civil_transport"), "use", card("autolab"), "found", "use");
    CHECK(blue.asks(Step::BuildCard));
    auto none = building(2, "civil_transport").hand(Ruby, {"autolab", "frigate"}).turn(Ruby);
    none.play("build", card("civil_transport"), "decline");
    CHECK(none.asked() == Sapphire);
}

TEST_CASE("MO-122, MO-E5 a chain of Civil Transports: five structures with one action") {
    auto table = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .hand(Ruby, {"civil_transport", "civil_transport", "biospheres", "advanced_data_center",
                                  "frigate"});
    table.turn(Ruby).play("build", card("civil_transport"));
    table.play("use", card("civil_transport"), "onto system_1");
    table.tracks(Ruby, 9, 9, 9)
        .play("use", card("advanced_data_center"), "onto system_1");  // blue, by the second one
    table.play("use", card("biospheres"), "found");                   // grey, by the second one
    table.play("use", card("frigate"), "found");                      // by the first one
    CHECK(table.system(Ruby, 1) == "civil_transport civil_transport advanced_data_center");
    CHECK(table.system(Ruby, 2) == "biospheres");
    CHECK(table.system(Ruby, 3) == "frigate");
    CHECK(table.available(Ruby) == 2);
    CHECK(table.asked() == Sapphire);
}

TEST_CASE("MO-123, MO-Q39 Holosimulator hires for an available cube, without a Contract") {
    auto table = building(2, "holosimulator").advisor(Ruby, "vale").centre({"moldred"}).turn(Ruby);
    table.play("build", card("holosimulator"), "use");
    CHECK(table.advisor(Ruby) == "moldred");  // the only one in the centre
    CHECK(table.centre() == "vale");
    CHECK(table.available(Ruby) == 1);
    CHECK(table.player(Ruby).boxes[Deed::Contract] == 0);
    auto last = building(2, "holosimulator").cubes(Ruby, 1).turn(Ruby).play("build", card("holosimulator"));
    CHECK(last.asked() == Sapphire);  // the cube of the action was the last one
    auto none = building(2, "holosimulator").centre({}).turn(Ruby).play("build", card("holosimulator"));
    CHECK(none.asked() == Sapphire);
}

TEST_CASE("MO-124, MO-E35 Planetary Stock Exchange: 1 point for 4 food / 3 fleet / 2 production") {
    auto table =
        Table::of(2).system(Ruby, {"planetary_stock_exchange"}).score(Ruby, 2).turn(Ruby).play("activate");
    CHECK(table.options() == std::vector<std::string>{"gain 4 food", "gain 3 fleet", "gain 2 production"});
    CHECK(table.score(Ruby) == 1);
    // Printed points do not help.
    auto printed = Table::of(2).system(Ruby, {"space_port", "battleship", "planetary_stock_exchange"});
    CHECK(printed.points(Ruby) == 21);
    CHECK_FALSE(printed.turn(Ruby).offers("activate"));
}

TEST_CASE("MO-125 the cards that count count themselves") {
    auto soil = Table::of(2).system(Ruby, {"soil_enrichment_facility"}).turn(Ruby).play("activate");
    CHECK(soil.tracks(Ruby) == "2/0/0");
    auto garrison =
        Table::of(2).system(Ruby, {"titan", "frigate", "fighter_garrison"}).turn(Ruby).play("activate");
    CHECK(garrison.tracks(Ruby) == "0/2/0");
    auto recyclotron =
        Table::of(2).system(Ruby, {"space_port", "star_fortress", "recyclotron"}).turn(Ruby).play("activate");
    CHECK(recyclotron.tracks(Ruby) == "0/0/3");
    auto computer = Table::of(2).system(Ruby, {"planetary_supercomputer"}).turn(Ruby).play("activate");
    CHECK(computer.state.asked().count == 1);
}

TEST_CASE("MO-167, MO-E49, MO-Q43 Planetary Supercomputer discards a card of the whole hand") {
    auto table =
        Table::of(2).system(Ruby, {"autolab", "planetary_supercomputer"}).hand(Ruby, {"capitol"}).turn(Ruby);
    table.play("activate").draws({"titan", "frigate"});
    CHECK(table.options() == std::vector<std::string>{"discard titan", "discard frigate", "discard capitol"});
    table.play("discard capitol");
    CHECK(table.hand(Ruby) == "titan frigate");
}

TEST_CASE("MO-126, MO-E39 Colony Ship builds into its own system with a discount of 2") {
    auto table =
        Table::of(2).tracks(Ruby, 1, 1, 0).system(Ruby, {"colony_ship"}).system(Ruby, {"biospheres"});
    table.hand(Ruby, {"frigate"}).turn(Ruby);
    const int reserve = table.reserve(Ruby);
    table.play("activate", card("frigate"), "save food");
    CHECK(table.system(Ruby, 1) == "colony_ship frigate");
    CHECK(table.tracks(Ruby) == "0/0/0");
    CHECK(table.reserve(Ruby) == reserve + 1);  // the cube that activated it
    auto full = Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"frigate"});
    full.system(Ruby, {"titan", "titan", "capitol", "capitol", "colony_ship"}).turn(Ruby);
    CHECK_FALSE(full.offers("activate"));
    auto poor =
        Table::of(2).tracks(Ruby, 1, 0, 0).hand(Ruby, {"frigate"}).system(Ruby, {"colony_ship"}).turn(Ruby);
    CHECK_FALSE(poor.offers("activate"));
}

TEST_CASE("MO-126 no other system may be chosen") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).system(Ruby, {"biospheres"}).system(Ruby, {"colony_ship"});
    table.hand(Ruby, {"frigate"}).turn(Ruby).play("activate");
    table.state.todo.pop_back();
    table.state.players[0].hand.take(table.title("frigate"));
    table.state.building = {
        .under_way = true, .title = table.title("frigate"), .from_pile = false, .place = {}, .price = {}};
    ask(table.state, Step::BuildSystem, Ruby);
    CHECK(table.refuses("onto system_1") == "MO-126");
    CHECK(table.refuses("found") == "MO-126");
    CHECK(table.allows("onto system_2"));
}

TEST_CASE("MO-127 Battleship fills every empty A and R space of the opponents") {
    auto table =
        building(3, "battleship").system(Sapphire, {"pleasure_dome"}).system(Sapphire, {"death_spores"});
    table.system(Sapphire, {"astro_university", "frigate"})
        .advisor(Sapphire, "victoria")
        .system(Ruby, {"asteroid_mine"});
    table.turn(Ruby).play("build", card("battleship"), "found");
    CHECK(table.has_cube(Sapphire, Place::System1));
    CHECK(table.has_cube(Sapphire, Place::System2));
    CHECK_FALSE(table.has_cube(Sapphire, Place::System3));
    CHECK(table.has_cube(Sapphire, Place::Advisor));
    CHECK(table.reserve(Sapphire) == 4);
    CHECK(table.reserve(Jade) == 7);
    CHECK(table.player(Ruby).cubes.empty());
}

TEST_CASE("MO-128 with too few cubes the opponent chooses which spaces are filled") {
    auto table =
        building(2, "battleship").system(Sapphire, {"pleasure_dome"}).system(Sapphire, {"death_spores"});
    table.advisor(Sapphire, "victoria").cubes(Sapphire, 8).turn(Ruby).play("build", card("battleship"));
    CHECK(table.asked() == Sapphire);
    CHECK(table.options() == std::vector<std::string>{"fill pleasure_dome system_1",
                                                      "fill death_spores system_2", "fill victoria advisor"});
    table.play("fill victoria advisor");
    CHECK(table.refuses("fill victoria advisor") == "MO-25");
    CHECK(table.refuses("fill pleasure_dome system_2") == "MO-127");
    table.play("fill death_spores system_2");
    CHECK_FALSE(table.has_cube(Sapphire, Place::System1));
    CHECK(table.reserve(Sapphire) == 0);
    CHECK(table.asks(Step::ChooseAction));
}

TEST_CASE("MO-129 Doom Star and Frigate work after each attack") {
    auto table =
        Table::of(2).tracks(Ruby, 0, 9, 0).system(Ruby, {"doom_star"}).system(Ruby, {"frigate"}).turn(Ruby);
    table.play("attack", "resolve doom_star system_1").draws({"titan"});
    CHECK(table.tracks(Ruby) == "2/7/0");
    table.turn(Ruby).play("attack", "resolve frigate system_2").draws({"titan"});
    CHECK(table.tracks(Ruby) == "4/5/0");
    CHECK(table.hand(Ruby) == "titan titan");
}

TEST_CASE("MO-E12 Pleasure Dome works at morale 10, with Propaganda already used") {
    auto table = Table::of(2).morale(Ruby, 9).system(Ruby, {"pleasure_dome"}).turn(Ruby).play("propaganda");
    CHECK(table.morale(Ruby) == 10);
    table.turn(Ruby);
    CHECK(table.refuses("propaganda") == "MO-80");
    REQUIRE(table.offers("activate"));
    table.play("activate");
    CHECK(table.morale(Ruby) == 10);
    CHECK(table.has_cube(Ruby, Place::System1));
    CHECK(table.available(Ruby) == 1);
    CHECK(table.asked() == Sapphire);
}

TEST_CASE("MO-130 Government Support Facility and Pleasure Dome are no Propaganda") {
    for (const char* id : {"government_support_facility", "pleasure_dome"}) {
        CAPTURE(id);
        auto table = Table::of(2)
                         .race(Ruby, "darlok")
                         .tracks(Ruby, 2, 0, 0)
                         .hand(Sapphire, {"frigate", "titan"})
                         .system(Ruby, {id});
        table.turn(Ruby).play("activate");
        CHECK(table.has_cube(Ruby, Place::System1));
        CHECK(table.morale(Ruby) == 10);
        CHECK(table.hand_size(Sapphire) == 2);  // nobody discards
        CHECK(table.asked() == Sapphire);
        table.turn(Ruby);
        CHECK(table.offers("propaganda"));
        // Nor does the Propaganda of the round stand in their way.
        auto after = Table::of(2).tracks(Ruby, 2, 0, 0).cubes(Sapphire, 0).system(Ruby, {id});
        after.turn(Ruby).play("propaganda");
        CHECK(after.offers("activate"));
    }
}

TEST_CASE("MO-131 the 2 food of Government Support Facility are paid first") {
    auto table =
        Table::of(2).tracks(Ruby, 3, 0, 0).morale(Ruby, 4).system(Ruby, {"government_support_facility"});
    table.turn(Ruby).play("activate");
    CHECK(table.tracks(Ruby) == "1/0/0");
    CHECK(table.morale(Ruby) == 7);
}

TEST_CASE("MO-132, MO-E8 Orbital Batteries: each active copy makes attacks on you 1 dearer") {
    auto table =
        Table::of(2).tracks(Ruby, 0, 3, 0).tracks(Sapphire, 0, 1, 0).system(Sapphire, {"orbital_batteries"});
    table.system(Sapphire, {"orbital_batteries"}).turn(Ruby);
    CHECK_FALSE(table.offers("attack"));
    table.tracks(Ruby, 0, 4, 0).play("attack");
    CHECK(table.tracks(Ruby) == "0/0/0");
    auto covered =
        Table::of(2).tracks(Ruby, 0, 2, 0).system(Sapphire, {"orbital_batteries", "frigate"}).turn(Ruby);
    CHECK(covered.offers("attack"));
}

TEST_CASE("MO-133, MO-E7 Titan: each opponent loses 1 morale for each own system") {
    auto table = building(3, "titan").system(Sapphire, {"frigate"}).system(Sapphire, {"autolab", "capitol"});
    table.system(Ruby, {"biospheres"}).turn(Ruby).play("build", card("titan"), "found");
    CHECK(table.morale(Sapphire) == 8);
    CHECK(table.morale(Jade) == 10);
    CHECK(table.morale(Ruby) == 10);
    auto fulcrum =
        building(2, "titan").advisor(Sapphire, "fulcrum_sandebar").turn(Ruby).play("build", card("titan"));
    CHECK(fulcrum.morale(Sapphire) == 9);
}
