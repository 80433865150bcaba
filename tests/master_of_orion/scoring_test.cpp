// Chapter 7: scoring and ties (MO-154 to MO-161, MO-168), and the keywords (MO-84 to MO-90).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-154, MO-E42 score track, morale, printed points and End of game effects") {
    auto table = Table::of(2).score(Ruby, 14).morale(Ruby, -2).system(
        Ruby, {"gaia_transformation", "autolab", "soil_enrichment_facility"});
    table.system(Ruby, {"superscalar_gas_harvester"}).system(Ruby, {"biospheres"});
    CHECK(table.points(Ruby) == 14 - 2 + (1 + 2 + 3 + 2) + 3);
    const Breakdown rows = table.rules.breakdown(table.state);
    REQUIRE(rows.size() == 4);
    CHECK(rows[0].points[Ruby] == 14);
    CHECK(rows[1].points[Ruby] == -2);
    CHECK(rows[2].points[Ruby] == 8);
    CHECK(rows[3].points[Ruby] == 3);
}

TEST_CASE("MO-155 a ? card is worth exactly what its effect gives") {
    CHECK(Table::of(2).system(Ruby, {"jump_gate"}).points(Ruby) == 11);
    CHECK_FALSE(Table::of(2).rules.content().entries.structure[12].vp.has_value());  // Gaia Transformation
}

TEST_CASE("MO-156 hands, resources, cubes and advisors give no points") {
    auto table = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .hand(Ruby, {"battleship", "capitol"})
                     .cubes(Ruby, 9)
                     .advisor(Ruby, "vale");
    CHECK(table.points(Ruby) == table.points(Sapphire));
}

TEST_CASE("MO-157 also a player with morale 0 or less is scored and may win") {
    auto table = Table::of(2).morale(Ruby, -3).score(Ruby, 20).end_round();
    CHECK(table.over());
    CHECK(table.rules.standing(table.state).scores[Ruby] == 17);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 1);
}

TEST_CASE("MO-158 the highest final score wins") {
    auto table =
        Table::of(4).score(Ruby, 1).score(Sapphire, 2).score(Jade, 4).score(Pearl, 3).round(8).end_round();
    CHECK(table.rules.standing(table.state).ranks[Jade] == 1);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 4);
}

TEST_CASE("MO-159 a tie: higher morale") {
    auto table = Table::of(2)
                     .score(Ruby, 34)
                     .morale(Ruby, 6)
                     .score(Sapphire, 33)
                     .morale(Sapphire, 7)
                     .tracks(Ruby, 9, 9, 9);
    CHECK(table.points(Ruby) == table.points(Sapphire));
    CHECK(table.rules.standing(table.state).ranks[Sapphire] == 1);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 2);
}

TEST_CASE("MO-160, MO-161, MO-E43 then more resources, then the victory is shared") {
    auto table = Table::of(2).score(Ruby, 34).morale(Ruby, 6).score(Sapphire, 34).morale(Sapphire, 6);
    table.tracks(Ruby, 9, 0, 0).tracks(Sapphire, 5, 5, 1);
    CHECK(table.rules.standing(table.state).ranks[Sapphire] == 1);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 2);
    table.tracks(Ruby, 0, 2, 9);
    CHECK(table.rules.standing(table.state).ranks[Sapphire] == 1);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 1);
}

TEST_CASE("MO-168 the other places are ranked in the same way") {
    auto table = Table::of(4).score(Ruby, 9).score(Sapphire, 5).score(Jade, 5).score(Pearl, 1);
    const auto ranks = table.rules.standing(table.state).ranks;
    CHECK(ranks[Sapphire] == 2);
    CHECK(ranks[Jade] == 2);
    CHECK(ranks[Pearl] == 4);
    table.tracks(Jade, 1, 0, 0);
    CHECK(table.rules.standing(table.state).ranks[Sapphire] == 3);
}

TEST_CASE("MO-84 Activation works when the card is activated, by action or for free") {
    auto table = Table::of(2)
                     .tracks(Ruby, 1, 0, 1)
                     .system(Ruby, {"asteroid_mine"})
                     .hand(Ruby, {"high_orbit_sonar"})
                     .turn(Ruby);
    CHECK(table.tracks(Ruby) == "1/0/1");
    table.play("build", "card high_orbit_sonar", "found", "also asteroid_mine system_1");
    CHECK(table.tracks(Ruby) == "0/1/1");
}

TEST_CASE("MO-85 After attack works when the attack has been paid for and its result applied") {
    auto table = Table::of(2).tracks(Ruby, 0, 2, 0).system(Ruby, {"death_spores"}).turn(Ruby).play("attack");
    CHECK(table.asks(Step::PickAfterAttack));
    CHECK(table.tracks(Ruby) == "0/0/0");
    CHECK(table.score(Ruby) == 2);
    CHECK(table.morale(Sapphire) == 9);
}

TEST_CASE("MO-86 After building works once, however the structure was built, and not when it is moved") {
    auto table = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .system(Ruby, {"colony_ship"})
                     .hand(Ruby, {"hydroponic_farm", "communications_satellite"});
    table.turn(Ruby).play("activate", "card hydroponic_farm");
    CHECK(table.tracks(Ruby) == "9/9/9");  // 4 - 2, then 2 gained
    table.turn(Ruby).play("build", "card communications_satellite", "found", "rearrange system_1",
                          "next hydroponic_farm");
    CHECK(table.system(Ruby, 1) == "hydroponic_farm colony_ship");
    CHECK(table.tracks(Ruby) == "8/7/9");
}

TEST_CASE("MO-87 End of game effects count from covered cards") {
    CHECK(Table::of(2).system(Ruby, {"jump_gate", "space_port"}).points(Ruby) == 10 + 2 + 3);
}

TEST_CASE("MO-88 Always applies while the card is active") {
    auto table = Table::of(2).tracks(Ruby, 0, 1, 0).system(Ruby, {"military_outpost"}).turn(Ruby);
    CHECK(table.offers("attack"));
    auto covered =
        Table::of(2).tracks(Ruby, 0, 1, 0).system(Ruby, {"military_outpost", "frigate"}).turn(Ruby);
    CHECK_FALSE(covered.offers("attack"));
}

TEST_CASE("MO-89, MO-E21 Round start comes after the level and cannot raise it") {
    auto table = Table::of(2)
                     .tracks(Ruby, 1, 0, 0)
                     .morale(Ruby, 5)
                     .system(Ruby, {"cloning_center"})
                     .tracks(Sapphire, 4, 0, 0);
    table.start_round().draws({"titan"});
    CHECK(table.available(Ruby) == 3);
    CHECK(table.morale(Ruby) == 6);
    CHECK(table.tracks(Ruby) == "4/0/0");
}

TEST_CASE("MO-90 a white cube is a gained cube, a crossed-out card a card discarded from the hand") {
    auto table =
        Table::of(2).advisor(Ruby, "moldred").tracks(Ruby, 4, 0, 0).tracks(Sapphire, 4, 0, 0).start_round();
    table.draws({"titan", "frigate"}).play("discard frigate");
    CHECK(table.pile() == "frigate");
    CHECK(Table::of(2)
              .tracks(Ruby, 3, 0, 0)
              .hand(Ruby, {"autolab"})
              .turn(Ruby)
              .play("build", "card autolab")
              .available(Ruby) == 3);
}
