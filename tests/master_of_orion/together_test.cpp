// Rules that meet: discounts of several cards, the last cube of a reserve, a deck that runs out in between.
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-58, MO-102, MO-108, MO-148 discounts of race, advisor and card add up where each applies") {
    auto table =
        Table::of(2).race(Ruby, "meklar").tracks(Ruby, 3, 0, 1).hand(Ruby, {"jump_gate", "colony_ship"});
    table.system(Ruby, {"space_elevator"}).advisor(Ruby, "fulcrum_sandebar").turn(Ruby).play("build");
    // Jump Gate costs 3/2/1. On the elevator there is the discount of Meklar alone.
    table.play("card jump_gate");
    CHECK(table.options() == std::vector<std::string>{"onto system_f", "found"});
    table.play("onto system_f");
    CHECK(table.options() == std::vector<std::string>{"save food", "save fleet", "save production"});
    table.play("save production");  // the two that are left must go to the fleet
    CHECK(table.tracks(Ruby) == "0/0/1");
    table.play("research").draws({"titan", "titan"});
    CHECK(table.refuses("build") == "MO-57");  // 2/1/0: the elevator alone, or Fulcrum and the elevator
    CHECK(table.tracks(Ruby, 1, 0, 0).allows("build"));
}

TEST_CASE("MO-60, MO-126, MO-148 a discount of 4 goes where nothing can be paid") {
    const auto ship = [](int food, int production) {
        auto table = Table::of(2).tracks(Ruby, food, 0, production).hand(Ruby, {"planetary_stock_exchange"});
        table.system(Ruby, {"space_elevator"})
            .advisor(Ruby, "fulcrum_sandebar")
            .on_fulcrum(Ruby, {"colony_ship"});
        return table.turn(Ruby).play("activate", card("planetary_stock_exchange"));
    };
    CHECK(ship(0, 1).tracks(Ruby) == "0/0/0");  // of 4/0/1
    auto both = ship(1, 1);
    CHECK(both.options() == std::vector<std::string>{"save food", "save production"});
    CHECK(both.play("save production").tracks(Ruby) == "0/0/1");
    CHECK(both.reserve(Ruby) == 8);  // the cube of the covered ship
}

TEST_CASE(
    "MO-27, MO-112, MO-164 the last cube of a reserve goes on one R space, the other effects drop out") {
    auto table = Table::of(2).tracks(Ruby, 0, 2, 0).morale(Ruby, 1).advisor(Ruby, "vale").cubes(Ruby, 9);
    table.system(Ruby, {"marine_barracks"}).system(Ruby, {"death_spores"}).system(Ruby, {"frigate"});
    table.turn(Ruby).play("attack");
    CHECK(table.refuses("done") == "MO-5");  // Frigate
    auto spores = table;
    table.play("resolve vale advisor");
    CHECK(table.morale(Ruby) == 0);
    CHECK(table.score(Ruby) == 4);
    table.draws({"titan"});  // only Frigate was left
    CHECK(table.asked() == Sapphire);
    spores.play("resolve frigate system_3").draws({"titan"}).play("resolve death_spores system_2");
    CHECK(spores.morale(Sapphire) == 8);
    CHECK(spores.asked() == Sapphire);
}

TEST_CASE("MO-37, MO-64, MO-103 a grey Exploit draws on after a reshuffle, and the spent card stays") {
    auto table = Table::of(2).race(Ruby, "mrrshan").hand(Ruby, {"frigate"}).pile({"titan", "transport"});
    table.deck({"capitol"}).turn(Ruby).play("exploit").draws({"capitol"});
    CHECK(table.pile() == "frigate");
    table.draws({"titan", "transport"});
    CHECK(table.options() == std::vector<std::string>{"return titan", "return transport", "return capitol"});
    table.play("return titan");
    CHECK(table.pile() == "frigate titan");
    CHECK(table.tracks(Ruby) == "0/1/0");
    // One card below the spent one: it is drawn, and returned by itself.
    auto one = Table::of(2).race(Ruby, "mrrshan").hand(Ruby, {"frigate"}).pile({"titan"});
    one.deck({}).turn(Ruby).play("exploit").draws({"titan"});
    CHECK(one.pile() == "frigate titan");
    CHECK(one.hand(Ruby).empty());
    CHECK(one.tracks(Ruby) == "0/1/0");
}

TEST_CASE("MO-37, MO-125, MO-167 Planetary Supercomputer draws on after a reshuffle, then discards") {
    auto table = Table::of(2).hand(Ruby, {"capitol"}).pile({"titan", "transport", "autolab"});
    table.system(Ruby, {"autolab", "soil_enrichment_facility", "planetary_supercomputer"})
        .deck({"frigate"})
        .turn(Ruby);
    table.play("activate").draws({"frigate", "titan", "transport"});
    CHECK(table.hand(Ruby) == "titan transport frigate capitol");
    table.play("discard capitol");
    CHECK(table.pile() == "autolab capitol");
    CHECK(table.asked() == Sapphire);
}

TEST_CASE("MO-29, MO-69, MO-139 the cube of the card that High Orbit Sonar covers pays for an activation") {
    auto table = building(2, "high_orbit_sonar").morale(Ruby, 5).system(Ruby, {"asteroid_mine"});
    table.system(Ruby, {"pleasure_dome"}).cubes(Ruby, 9).cube_on(Ruby, Place::System1).turn(Ruby);
    auto beside = table;
    beside.play("build", card("high_orbit_sonar"), "found");
    CHECK(beside.asked() == Sapphire);  // an empty reserve
    table.play("build", card("high_orbit_sonar"), "onto system_1");
    CHECK(table.options() == std::vector<std::string>{"also pleasure_dome system_2", "done"});
    table.play("also pleasure_dome system_2");
    CHECK(table.morale(Ruby) == 7);
    CHECK(table.reserve(Ruby) == 0);
    CHECK(table.has_cube(Ruby, Place::System2));
}

TEST_CASE("MO-7, MO-126, MO-139 a second High Orbit Sonar, built by the first, is done before it goes on") {
    auto table = building(2, "high_orbit_sonar").hand(Ruby, {"high_orbit_sonar"}).morale(Ruby, 5);
    table.system(Ruby, {"colony_ship"}).system(Ruby, {"pleasure_dome"}).turn(Ruby);
    table.play("build", card("high_orbit_sonar"), "found", "also colony_ship system_1",
               card("high_orbit_sonar"));
    const std::vector<std::string> left{"also pleasure_dome system_2", "done"};
    CHECK(table.options() == left);
    table.play("done");  // with the inner one
    CHECK(table.options() == left);
    table.play("also pleasure_dome system_2");
    CHECK(table.morale(Ruby) == 7);
    CHECK(table.asked() == Sapphire);
}

TEST_CASE("MO-8, MO-134, MO-135 Transport goes clockwise and leaves out who has no system") {
    auto table = building(4, "transport").system(Pearl, {"frigate", "astro_university"});
    table.advisor(Sapphire, "fulcrum_sandebar").on_fulcrum(Sapphire, {"biospheres"});
    table.system(Sapphire, {"titan", "capitol"}).cube_on(Sapphire, Place::SystemF);
    table.cube_on(Pearl, Place::System1).turn(Ruby).play("build", card("transport"));
    CHECK(table.options() == std::vector<std::string>{"sink sapphire system_1", "sink sapphire system_f"});
    table.play("sink sapphire system_f");  // nothing, and then the only system of Pearl
    CHECK(table.has_cube(Sapphire, Place::SystemF));
    CHECK(table.system(Sapphire, 1) == "titan capitol");
    CHECK(table.system(Pearl, 1) == "astro_university frigate");
    CHECK(table.reserve(Pearl) == 7);
    CHECK(table.asked() == Sapphire);
}
