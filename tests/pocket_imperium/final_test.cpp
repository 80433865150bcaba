// The end of the game: final scoring, the winner, tie-breaks and the lower places (7).
#include "pocket_imperium/situations.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;
using Places = std::vector<int>;

namespace {

// The places of all seats on this board, as if the game had just ended.
Places places(const Table& table) {
    REQUIRE(table.over());
    const Standing standing = table.rules.standing(table.state);
    Places result;
    for (Seat seat = 0; seat < table.state.seats(); ++seat) result.push_back(standing.ranks[seat]);
    return result;
}

}  // namespace

TEST_CASE("PI-134 the game ends after the exploitation of the last round, with all of its steps") {
    auto table = Table::of(2, {{"prime", "quad"}, {"bounty", "on"}}).round(5).ships("prime", Ruby, 4);
    table.ships("s1_c", Ruby, 1)
        .ships("s2_ne", Sapphire, 1)
        .ships("s3_ne", Sapphire, 1)
        .ships("s4_sw", Ruby, 1);
    table.bounty("s1_c").bounty_values(0, 1).planning();
    idle_orders(table);
    table.play("sector 1", "sector 2", "sector 3", "bounty 1");
    REQUIRE(table.asks(Step::MakePlan));  // round 5 is not the last
    CHECK(table.state.round == 6);
    CHECK(table.points(Ruby) == 2);
    CHECK(table.points(Sapphire) == 3);

    table.bounty("s4_sw").bounty_values(0, 1);
    idle_orders(table);
    CHECK(table.asked() == Sapphire);
    table.play("sector 1", "sector 2");  // the regular choices
    CHECK(table.asks(Step::PrimeSector));
    table.play("sector 4");  // the additional sector
    CHECK(table.asks(Step::BountyValue));
    CHECK(table.points(Ruby) == 2 + 2 + 2);
    CHECK(table.points(Sapphire) == 3 + 1);
    table.play("bounty 1");
    CHECK(table.over());
    CHECK(table.ships("prime") == 2);            // Quad-Prime took one ship in each round
    CHECK(table.points(Ruby) == 6 + 2 + 2 + 4);  // sectors 1 and 4 and Quad-Prime
    CHECK(table.points(Sapphire) == 4 + 1 + 2);
    CHECK(table.rules.standing(table.state).scores[Ruby] == 14 + 2);
}

TEST_CASE("PI-134 with four players the last round is the eighth") {
    auto seventh =
        Table::of(4).round(7).ships("s1_c", Ruby, 1).ships("s2_ne", Sapphire, 1).ships("s3_ne", Jade, 1);
    seventh.ships("s4_c", Pearl, 1);
    Table eighth = seventh;
    CHECK(seventh.end_of_round().asks(Step::MakePlan));
    CHECK(seventh.state.round == 8);
    CHECK(seventh.points(Ruby) == 0);
    CHECK(eighth.round(8).end_of_round().over());
    CHECK(eighth.points(Ruby) == 2);
}

TEST_CASE("PI-135 in the final scoring every numbered sector is scored once, whatever was chosen before") {
    auto table =
        Table::of(3).round(6).ships("s1_c", Ruby, 1).ships("s1_n", Sapphire, 2).ships("s2_ne", Sapphire, 1);
    table.ships("s3_ne", Ruby, 3).ships("s4_c", Jade, 1).ships("s5_se", Jade, 1).ships("s6_n", Ruby, 1);
    table.ships("s6_nw", Jade, 1).exploitation().play("sector 1", "sector 3", "sector 5");
    CHECK(table.over());
    CHECK(table.points(Ruby) == (2 + 2) + (2 + 2 + 1));
    CHECK(table.points(Sapphire) == 1 + (1 + 1));
    CHECK(table.points(Jade) == 2 + (1 + 2));
}

TEST_CASE("PI-136 in addition the controller of Tri-Prime gains 3 points, of Quad-Prime 4") {
    auto tri = Table::of(2).round(6).ships("prime", Sapphire, 2).ships("s1_n", Ruby, 1).end_of_round();
    CHECK(tri.points(Sapphire) == 3);
    CHECK(tri.points(Ruby) == 1);
    auto four = Table::of(2, {{"prime", "quad"}}).round(6).ships("prime", Sapphire, 2).end_of_round();
    CHECK(four.points(Sapphire) == 4);
    auto nobody = Table::of(2).round(6).ships("s1_n", Ruby, 1).ships("s2_nw", Sapphire, 1).end_of_round();
    CHECK(nobody.points(Ruby) == 1);
    CHECK(nobody.points(Sapphire) == 2);
}

TEST_CASE("PI-137 in the final scoring the controller of Prime gets no additional sector") {
    auto table =
        Table::of(2).round(6).ships("prime", Ruby, 1).ships("s1_c", Ruby, 1).ships("s2_nw", Sapphire, 1);
    table.ships("s3_ne", Sapphire, 1).end_of_round();
    CHECK(table.over());  // nothing is asked
    CHECK(table.points(Ruby) == 2 + 3);
    CHECK(table.points(Sapphire) == 2 + 2);
}

TEST_CASE("PI-138 the player with the most points of sectors, end and bounties wins") {
    auto table =
        Table::of(3, {{"bounty", "on"}}).round(6).points(Ruby, 10).points(Sapphire, 9).points(Jade, 8);
    table.ships("s1_c", Jade, 1).ships("s2_ne", Ruby, 1).end_of_round();
    CHECK(table.rules.standing(table.state).scores[Ruby] == 11);
    CHECK(table.rules.standing(table.state).scores[Jade] == 10);
    CHECK(places(table) == Places{1, 3, 2});

    table.state.players[Sapphire].bounties = table.state.players[Sapphire].bounty_points = 3;
    CHECK(table.rules.standing(table.state).scores[Sapphire] == 12);
    CHECK(places(table) == Places{2, 1, 3});
}

TEST_CASE("PI-139 first tie-break: a tied player who controls Prime wins") {
    auto table = Table::of(2).points(Ruby, 20).points(Sapphire, 20).ships("prime", Sapphire, 1);
    table.ships("s1_c", Ruby, 1).ships("s2_nw", Ruby, 1).ships("s1_n", Ruby, 1);
    CHECK(places(table) == Places{2, 1});
    CHECK(places(table.points(Ruby, 21)) == Places{1, 2});  // only a tie is broken
}

TEST_CASE("PI-140 second tie-break: among the tied players, more controlled Level II systems") {
    auto table = Table::of(3).points(Ruby, 20).points(Sapphire, 20).points(Jade, 19);
    table.ships("s1_c", Sapphire, 1).ships("s2_nw", Sapphire, 1).ships("s3_ne", Ruby, 3);
    table.ships("s1_n", Ruby, 1).ships("s1_s", Ruby, 1).ships("s2_ne", Ruby, 1);  // Level I does not help yet
    table.ships("s4_sw", Jade, 1)
        .ships("s5_se", Jade, 1)
        .ships("s6_c", Jade, 1);  // nor Jade, who is not tied
    CHECK(places(table) == Places{2, 1, 3});
}

TEST_CASE("PI-141 third tie-break: more controlled Level I systems") {
    auto table =
        Table::of(2).points(Ruby, 20).points(Sapphire, 20).ships("s1_c", Ruby, 3).ships("s2_nw", Sapphire, 1);
    table.ships("s1_n", Ruby, 2).ships("s2_ne", Sapphire, 1).ships("s2_s", Sapphire, 1);
    table.ships("s1_ne", Ruby, 1).ships("s1_nw", Ruby, 1);  // empty systems are nothing
    CHECK(places(table) == Places{2, 1});
}

TEST_CASE("PI-142, PI-Q31 players still tied share the victory") {
    auto table = Table::of(3).points(Ruby, 20).points(Sapphire, 20).points(Jade, 5);
    table.ships("s1_c", Ruby, 3)
        .ships("s2_nw", Sapphire, 1)
        .ships("s1_n", Ruby, 2)
        .ships("s2_ne", Sapphire, 1);
    table.ships("s1_ne", Ruby, 1);
    CHECK(places(table) == Places{1, 1, 3});
}

TEST_CASE("PI-143, PI-Q38 the tie-breaks also order the lower places; equal in everything share a place") {
    auto table = Table::of(4).points(Pearl, 30).points(Ruby, 20).points(Sapphire, 20).points(Jade, 20);
    Table equal = table;
    CHECK(places(equal) == Places{2, 2, 2, 1});
    Table by_prime = table;
    CHECK(places(by_prime.ships("prime", Jade, 1)) == Places{3, 3, 2, 1});
    table.ships("s1_c", Sapphire, 1).ships("s1_n", Ruby, 1);
    CHECK(places(table) == Places{3, 2, 4, 1});
}

TEST_CASE("PI-143 the tie-breaks use the board after the final scoring") {
    // Quad-Prime takes Ruby's only ship there before the final scoring: no 4 points and no tie-break.
    auto table = Table::of(2, {{"prime", "quad"}}).round(6).points(Ruby, 20).points(Sapphire, 19);
    table.ships("prime", Ruby, 1).ships("s1_n", Sapphire, 1).end_of_round();
    CHECK(table.rules.standing(table.state).scores[Ruby] == 20);
    CHECK(table.rules.standing(table.state).scores[Sapphire] == 20);
    CHECK(places(table) == Places{2, 1});
}

TEST_CASE("PI-E37 final scoring: 3 + 2 + 1 in addition to what was scored in the last round") {
    auto table = Table::of(2).round(6).points(Ruby, 7).ships("prime", Ruby, 1).ships("s1_c", Ruby, 1);
    table.ships("s1_n", Ruby, 1).end_of_round();
    CHECK(table.points(Ruby) == 7 + 6);

    auto whole = Table::of(2).round(6).ships("prime", Ruby, 1).ships("s1_c", Ruby, 1).ships("s1_n", Ruby, 1);
    whole.exploitation();  // sector 1 is the only one to choose
    CHECK(whole.over());
    CHECK(whole.points(Ruby) == 3 + 6);
}

TEST_CASE("PI-E38 a tie is broken by Level II, not by another player's Prime; equals share the victory") {
    auto table = Table::of(3).points(Ruby, 25).points(Sapphire, 25).points(Jade, 20).ships("prime", Jade, 1);
    table.ships("s1_c", Ruby, 1).ships("s2_nw", Sapphire, 1);
    Table shared = table;
    CHECK(places(table.ships("s6_c", Ruby, 1)) == Places{1, 2, 3});
    CHECK(places(shared.ships("s1_n", Ruby, 1).ships("s2_ne", Sapphire, 1)) == Places{1, 1, 3});
}
