// 5.5 and 5.6: cubes and systems (MO-22 to MO-35).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-22 a position with eleven cubes, or nine, cannot be") {
    auto table = Table::of(2).turn(Ruby);
    CHECK(table.rules.check(table.state));
    ++table.state.players[0].reserve;
    CHECK(table.rules.check(table.state) == breaks("MO-22"));
    table.state.players[0].reserve -= 2;
    CHECK(table.rules.check(table.state) == breaks("MO-22"));
}

TEST_CASE("MO-23, MO-Q10 a gained cube comes from the reserve, an empty one gives none") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 0, 0).hand(Ruby, {"autolab"}).turn(Ruby).play("build", "card autolab");
    CHECK(table.available(Ruby) == 3);  // one spent, one gained
    CHECK(table.reserve(Ruby) == 6);
    auto empty = Table::of(2).tracks(Ruby, 9, 0, 0).hand(Ruby, {"autolab"}).cubes(Ruby, 10).turn(Ruby);
    empty.play("build", "card autolab");
    CHECK(empty.available(Ruby) == 9);
    CHECK(empty.reserve(Ruby) == 0);
}

TEST_CASE("MO-24 a cube that is discarded goes to its owner's reserve") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).system(Ruby, {"pleasure_dome"}).cube_on(Ruby, Place::System1);
    table.hand(Ruby, {"frigate"}).turn(Ruby);
    const int before = table.reserve(Ruby);
    table.play("build", "card frigate", "onto system_1");
    CHECK(table.reserve(Ruby) == before + 1);
    CHECK_FALSE(table.has_cube(Ruby, Place::System1));
}

TEST_CASE("MO-25 a space holds one cube") {
    auto table = Table::of(2)
                     .system(Ruby, {"pleasure_dome"})
                     .system(Ruby, {"pleasure_dome"})
                     .cube_on(Ruby, Place::System1);
    table.system(Ruby, {"asteroid_mine"}).turn(Ruby).play("activate");
    CHECK(table.refuses("work pleasure_dome system_1") == "MO-25");
    CHECK(table.allows("work pleasure_dome system_2"));
    // No space, no cube: such a position cannot be.
    auto wrong = Table::of(2).system(Ruby, {"frigate"}).cube_on(Ruby, Place::System1).turn(Ruby);
    CHECK(wrong.rules.check(wrong.state) == breaks("MO-25"));
}

TEST_CASE("MO-26 the A space takes the action cube, or one from the reserve if the activation is free") {
    auto table = Table::of(2).system(Ruby, {"pleasure_dome"}).turn(Ruby).play("activate");
    CHECK(table.has_cube(Ruby, Place::System1));
    CHECK(table.available(Ruby) == 2);
    CHECK(table.reserve(Ruby) == 7);
    auto sonar =
        Table::of(2).tracks(Ruby, 9, 9, 9).system(Ruby, {"pleasure_dome"}).hand(Ruby, {"high_orbit_sonar"});
    sonar.turn(Ruby).play("build", "card high_orbit_sonar", "found", "also pleasure_dome system_1");
    CHECK(sonar.has_cube(Ruby, Place::System1));
    CHECK(sonar.available(Ruby) == 2);
    CHECK(sonar.reserve(Ruby) == 6);
}

TEST_CASE("MO-27 the R space takes a cube from the reserve; without one the effect cannot be used") {
    auto table =
        Table::of(2).tracks(Ruby, 0, 2, 0).system(Ruby, {"marine_barracks"}).turn(Ruby).play("attack");
    table.play("resolve marine_barracks system_1", "gain 2 food");
    CHECK(table.has_cube(Ruby, Place::System1));
    CHECK(table.reserve(Ruby) == 6);
    auto empty =
        Table::of(2).tracks(Ruby, 0, 2, 0).system(Ruby, {"marine_barracks"}).cubes(Ruby, 10).turn(Ruby);
    empty.play("attack");
    CHECK(empty.asked() == Sapphire);
    // A free activation needs the reserve as well.
    auto sonar =
        Table::of(2).tracks(Ruby, 9, 9, 9).system(Ruby, {"pleasure_dome"}).hand(Ruby, {"high_orbit_sonar"});
    sonar.cubes(Ruby, 10).turn(Ruby).play("build", "card high_orbit_sonar", "found");
    CHECK(sonar.asked() == Sapphire);
}

TEST_CASE("MO-28 a card with a cube produces, scores and applies its other effects") {
    auto table =
        Table::of(2).advisor(Ruby, "vale").cube_on(Ruby, Place::Advisor).system(Ruby, {"pleasure_dome"});
    table.cube_on(Ruby, Place::System1).tracks(Ruby, 4, 2, 0).tracks(Sapphire, 4, 4, 0).turn(Ruby);
    CHECK(table.points(Ruby) == 12);
    CHECK(table.offers("attack"));  // the virtual fleet of Vale: 2 + 2 against 4
    table.start_round();
    CHECK(table.tracks(Ruby) == "5/2/0");
}

TEST_CASE("MO-29 a card that is covered or leaves the top loses its cube") {
    auto table = Table::of(2).tracks(Sapphire, 9, 9, 9).system(Ruby, {"frigate", "pleasure_dome"});
    table.cube_on(Ruby, Place::System1)
        .hand(Sapphire, {"transport"})
        .turn(Sapphire)
        .play("build", "card transport");
    CHECK(table.system(Ruby, 1) == "pleasure_dome frigate");
    CHECK_FALSE(table.has_cube(Ruby, Place::System1));
    CHECK(table.reserve(Ruby) == 7);
}

TEST_CASE("MO-30 at most four systems of at most five cards, none at the start") {
    CHECK(Table::setup(2, {{"races", "humans"}, {"advisors", "off"}}).player(Ruby).systems[0].empty());
    auto table = Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"biospheres"});
    table.system(Ruby, {"frigate"}).system(Ruby, {"frigate"}).system(Ruby, {"titan"});
    table.system(Ruby, {"titan", "capitol", "capitol", "autolab", "autolab"})
        .turn(Ruby)
        .play("build", "card biospheres");
    CHECK(table.options() == std::vector<std::string>{"onto system_1", "onto system_2", "onto system_3"});
}

TEST_CASE("MO-31 a new system, or on top of one with room") {
    auto table = Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"biospheres"}).system(Ruby, {"frigate"});
    table.system(Ruby, {"titan", "titan", "capitol", "capitol", "autolab"})
        .turn(Ruby)
        .play("build", "card biospheres");
    CHECK(table.options() == std::vector<std::string>{"onto system_1", "found"});
    CHECK(table.refuses("onto system_2") == "MO-31");
    CHECK(table.refuses("onto system_3") == "MO-31");
    table.play("found");
    CHECK(table.system(Ruby, 3) == "biospheres");
}

TEST_CASE("MO-32 only the top card works; End of game effects work from anywhere") {
    auto table = Table::of(2).system(Ruby, {"pleasure_dome", "frigate"}).turn(Ruby);
    CHECK_FALSE(table.offers("activate"));
    auto scored = Table::of(2).system(Ruby, {"capitol", "frigate"}).system(Ruby, {"biospheres"});
    CHECK(scored.points(Ruby) == 10 + 1 + 2 + 2);  // Capitol counts two systems though it is covered
}

TEST_CASE("MO-33 covered cards keep production, colour and points") {
    auto table =
        Table::of(2).tracks(Ruby, 4, 0, 0).system(Ruby, {"hydroponic_farm", "soil_enrichment_facility"});
    CHECK(table.points(Ruby) == 10 + 1 + 2);
    table.turn(Ruby).play("activate");
    CHECK(table.tracks(Ruby) == "8/0/0");  // 2 for each of two blue structures
    table.tracks(Ruby, 4, 0, 0).start_round();
    CHECK(table.tracks(Ruby) == "7/0/0");
}

TEST_CASE("MO-34 a second copy may be built, and every active copy applies") {
    auto table = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .hand(Ruby, {"orbital_batteries"})
                     .system(Ruby, {"orbital_batteries"});
    table.turn(Ruby).play("build", "card orbital_batteries", "found");
    CHECK(attack_price(table.rules.content(), table.player(Sapphire), table.player(Ruby)) == 4);
}

TEST_CASE("MO-35 nothing but effects that say so changes the order of a system") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).system(Ruby, {"frigate", "titan"}).hand(Ruby, {"biospheres"});
    table.pile({"capitol"}).turn(Ruby).play("build", "card biospheres", "onto system_1");
    CHECK(table.system(Ruby, 1) == "frigate titan biospheres");
    table.turn(Ruby).play("activate");
    CHECK(table.system(Ruby, 1) == "frigate titan biospheres");
}
