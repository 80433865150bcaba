// 5.9: Attack (MO-70 to MO-77).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-70 Attack an opponent, the cube lies on the attack area") {
    auto table = Table::of(3).tracks(Ruby, 0, 4, 0).turn(Ruby).play("attack");
    CHECK(table.options() == std::vector<std::string>{"target sapphire", "target jade"});
    CHECK(table.refuses("target ruby") == "MO-70");
    table.play("target jade");
    CHECK(table.player(Ruby).attacks[Jade] == 1);
    CHECK(Table::of(2).turn(Ruby).refuses("attack") == "MO-70");
}

TEST_CASE("MO-71, MO-E13 the same opponent once, twice or three times a round") {
    CHECK(attack_limit(2) == 3);
    CHECK(attack_limit(3) == 2);
    CHECK(attack_limit(4) == 1);
    auto table = Table::of(3).tracks(Ruby, 0, 9, 0).attacked(Ruby, Sapphire, 2).turn(Ruby).play("attack");
    CHECK(table.system(Ruby, 1).empty());
    CHECK(table.player(Ruby).attacks[Jade] == 1);  // Jade was the only target
    auto four = Table::of(4).tracks(Ruby, 0, 9, 0).attacked(Ruby, Sapphire, 1).turn(Ruby).play("attack");
    CHECK(four.refuses("target sapphire") == "MO-71");
    // A position with more is refused, and so is a game with another number of players.
    four.state.players[0].attacks[Sapphire] = 2;
    four.state.players[0].reserve -= 1;
    CHECK(four.rules.check(four.state) == breaks("MO-71"));
    CHECK(four.rules.judge_setup(Setup{.players = 5}) == breaks("MO-71"));
}

TEST_CASE("MO-72 the attacker needs at least the fleet of the defender") {
    auto table =
        Table::of(3).tracks(Ruby, 0, 4, 0).tracks(Sapphire, 0, 4, 0).tracks(Jade, 0, 5, 0).turn(Ruby);
    table.cubes(Ruby, 2).turn(Ruby).tracks(Jade, 0, 4, 0).play("attack").tracks(Jade, 0, 5, 0);
    CHECK(table.lacks("target jade") == "MO-72 strength 5 4");
    CHECK(table.allows("target sapphire"));
}

TEST_CASE("MO-73 virtual fleet cannot be spent") {
    auto table = Table::of(2).advisor(Ruby, "vale").tracks(Ruby, 0, 1, 0).turn(Ruby);
    CHECK_FALSE(table.offers("attack"));  // 1 + 2 against 0, but the price is 2
    CHECK(table.tracks(Ruby) == "0/1/0");
}

TEST_CASE("MO-74, MO-Q24 the price is 2, changed by both sides, at least 1, paid from the real fleet") {
    auto table = Table::of(2).tracks(Ruby, 0, 5, 0).turn(Ruby).play("attack");
    CHECK(table.tracks(Ruby) == "0/3/0");
    auto cheap = Table::of(2)
                     .tracks(Ruby, 0, 1, 0)
                     .system(Ruby, {"military_outpost"})
                     .system(Ruby, {"military_outpost"});
    cheap.turn(Ruby).play("attack");
    CHECK(cheap.tracks(Ruby) == "0/0/0");
    auto dear =
        Table::of(3).tracks(Ruby, 0, 2, 0).system(Sapphire, {"orbital_batteries"}).turn(Ruby).play("attack");
    CHECK(dear.player(Ruby).attacks[Jade] == 1);  // Sapphire would cost 3
    auto lacks =
        Table::of(4).tracks(Ruby, 0, 2, 0).system(Sapphire, {"orbital_batteries"}).turn(Ruby).play("attack");
    CHECK(lacks.lacks("target sapphire") == "MO-74 fleet 3 2");
}

TEST_CASE("MO-75 the defender loses 1 morale, the attacker gains 2 points, the defender's fleet stays") {
    auto table = Table::of(2).tracks(Ruby, 0, 3, 0).tracks(Sapphire, 0, 3, 0).turn(Ruby).play("attack");
    CHECK(table.morale(Sapphire) == 9);
    CHECK(table.score(Ruby) == 2);
    CHECK(table.tracks(Sapphire) == "0/3/0");
}

TEST_CASE("MO-76, MO-Q19 the defender's effects first, then the attacker's") {
    const auto rules = rules_with("{ on = \"attacked\", op = \"vp\", n = 1 }",
                                  "{ on = \"attacked\", op = \"draw\", n = 1 }");
    auto table = Table::of(2, rules)
                     .tracks(Ruby, 0, 3, 0)
                     .system(Ruby, {"frigate"})
                     .system(Sapphire, {"star_fortress"});
    table.turn(Ruby).play("attack").draws({"titan"});
    CHECK(table.hand(Sapphire) == "titan");
    table.draws({"capitol"});
    CHECK(table.hand(Ruby) == "capitol");
}

TEST_CASE("MO-77 After attack effects belong to the attacker, each once per attack") {
    auto table =
        Table::of(2).tracks(Ruby, 0, 9, 0).system(Ruby, {"marine_barracks"}).system(Sapphire, {"doom_star"});
    table.turn(Ruby).play("attack", "resolve marine_barracks system_1", "gain 1 fleet");
    CHECK(table.tracks(Sapphire) == "0/0/0");
    CHECK(table.asked() == Sapphire);
    table.turn(Ruby).play("attack");
    CHECK(table.asked() == Sapphire);  // the R space is occupied for the rest of the round
}
