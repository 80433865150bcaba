// The end of the round: closing steps, come-back and the first player marker (5.11).
#include <algorithm>

#include "pocket_imperium/situations.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

std::vector<std::string> of_depth(const Table& table, int depth) {
    std::vector<std::string> result;
    for (const System system : table.map().all)
        if (system != kPrime && table.map().depth[system] == depth) result.push_back(Table::name(system));
    return result;
}

// One ship each on all systems of depth 1, by the players other than the last, who has none.
Table border_is_full(Table table) {
    const auto border = of_depth(table, 1);
    const int others = table.state.seats() - 1;
    for (std::size_t i = 0; i < border.size(); ++i)
        table.ships(border[i], static_cast<Seat>(i % static_cast<std::size_t>(others)), 1);
    table.end_of_round();
    REQUIRE(table.asks(Step::ComeBack));
    REQUIRE(table.asked() == others);
    return table;
}

Options returns_to(const std::vector<std::string>& systems) {
    Options result;
    for (const std::string& system : systems) result.push_back("return " + system);
    result.push_back("decline");
    return result;
}

bool offers(const Table& table, std::string_view option) {
    const Options all = table.options();
    return std::find(all.begin(), all.end(), option) != all.end();
}

}  // namespace

TEST_CASE("PI-103 bounty collection, then Quad-Prime loss, then come-back, then the marker") {
    auto table = Table::of(2, {{"prime", "quad"}, {"bounty", "on"}}).ships("prime", Ruby, 1);
    table.ships("s1_c", Sapphire, 1).bounty("s1_c").bounty_values(0, 1).planning();
    idle_orders(table);
    REQUIRE(table.asks(Step::BountyValue));  // sector 1 was the only one
    CHECK(table.points(Sapphire) == 2);
    CHECK(table.ships("prime") == 1);
    table.play("bounty 1");
    REQUIRE(table.asks(Step::ComeBack));
    CHECK(table.asked() == Ruby);
    CHECK(table.owner("prime") == kNobody);
    CHECK(table.state.first == Ruby);
    CHECK(table.state.round == 1);
    table.play("return s4_sw");
    CHECK(table.state.first == Sapphire);
    CHECK(table.state.round == 2);
    CHECK(table.asks(Step::MakePlan));
}

TEST_CASE("PI-103 in the last round the final scoring follows bounty collection and Quad-Prime loss") {
    auto table = Table::of(2, {{"prime", "quad"}, {"bounty", "on"}}).round(6).ships("prime", Ruby, 1);
    table.ships("s1_c", Sapphire, 1).bounty("s1_c").bounty_values(0, 1).planning();
    idle_orders(table);
    REQUIRE(table.asks(Step::BountyValue));
    CHECK(table.points(Sapphire) == 2);  // final scoring is still to come
    table.play("bounty 1");
    CHECK(table.over());
    CHECK(table.points(Sapphire) == 4);
    CHECK(table.points(Ruby) == 0);
    CHECK(table.state.first == Ruby);  // the marker stays
}

TEST_CASE("PI-104 a player without ships may place 2 on an unoccupied system nearest to the outer border") {
    auto table = Table::of(3).ships("s2_ne", Ruby, 2).ships("s4_c", Jade, 1).end_of_round();
    REQUIRE(table.asks(Step::ComeBack));
    CHECK(table.asked() == Sapphire);  // those with ships are not asked
    CHECK(table.refuses("return s2_ne") == "PI-104");
    CHECK(table.refuses("return s2_c") == "PI-104");  // unoccupied, but further inside
    CHECK(table.refuses("return s4_c") == "PI-104");
    table.play("return s2_s");
    CHECK(table.owner("s2_s") == Sapphire);
    CHECK(table.ships("s2_s") == 2);
    CHECK(table.supply(Sapphire) == 10);
    CHECK(table.asks(Step::MakePlan));
}

TEST_CASE("PI-105 eligible are all unoccupied systems of the smallest depth") {
    auto table = Table::of(3).ships("s1_c", Ruby, 1).ships("s4_c", Sapphire, 1).end_of_round();
    CHECK(of_depth(table, 1).size() == 24);
    CHECK(table.options() == returns_to(of_depth(table, 1)));

    const Table inside = border_is_full(Table::of(3));
    CHECK(of_depth(inside, 2).size() == 18);
    CHECK(inside.options() == returns_to(of_depth(inside, 2)));

    // One border system is free again: nothing further inside is eligible.
    auto gap = Table::of(3);
    const auto border = of_depth(gap, 1);
    for (std::size_t i = 1; i < border.size(); ++i) gap.ships(border[i], i % 2 == 0 ? Ruby : Sapphire, 1);
    gap.end_of_round();
    CHECK(gap.options() == returns_to({border[0]}));
}

TEST_CASE("PI-106 black holes and Prime are never eligible and are ignored for the smallest depth") {
    const Table hole = border_is_full(Table::of(3, {{"sides", "all_b"}}));
    REQUIRE(hole.map().depth[Table::id("s2_c")] == 2);
    CHECK(hole.refuses("return s2_c") == "PI-106");
    CHECK(hole.refuses("return prime") == "PI-106");
    CHECK(hole.options().size() == 17 + 1);
    CHECK_FALSE(offers(hole, "return s2_c"));

    // In the cloud Prime touches the border, but the nearest systems are those of depth 2.
    const Table cloud = border_is_full(Table::of(4, {{"galaxy", "cloud"}}));
    REQUIRE(cloud.map().depth[kPrime] == 1);
    CHECK(cloud.options() == returns_to(of_depth(cloud, 2)));
    CHECK(cloud.options().size() == 16 + 1);

    auto kinds = Table::of(2, {{"sides", "all_b"}}).ships("s4_c", Ruby, 1).end_of_round();
    CHECK(offers(kinds, "return s1_se"));  // asteroid belt
    CHECK(offers(kinds, "return s2_se"));  // empty
    CHECK(offers(kinds, "return s1_n"));   // Level I
    CHECK(offers(kinds, "return s2_s"));   // Level II
}

TEST_CASE("PI-107 both ships go to the same system, or the player declines until the end of the next round") {
    auto table = Table::of(2).ships("s1_c", Ruby, 1).end_of_round();
    REQUIRE(table.asked() == Sapphire);
    Table placed = table;
    placed.play("return s3_ne");
    CHECK(placed.ships("s3_ne") == 2);
    CHECK(placed.supply(Sapphire) == 10);
    CHECK(placed.asks(Step::MakePlan));
    idle_orders(placed);
    CHECK(placed.state.round == 2);
    placed.play("sector 1");         // then sector 3 is the only one left
    CHECK(placed.state.round == 3);  // Sapphire has ships and is not asked

    table.play("decline");
    CHECK(table.supply(Sapphire) == 12);
    CHECK(table.state.round == 2);
    idle_orders(table);
    CHECK(table.state.round == 2);
    CHECK(table.asks(Step::ComeBack));
    CHECK(table.asked() == Sapphire);
    table.play("return s3_ne");
    CHECK(table.ships("s3_ne") == 2);
}

TEST_CASE("PI-108 several players without ships place clockwise from the first player, one after the other") {
    auto table = Table::of(4).first(Jade).ships("s1_c", Pearl, 1).end_of_round();
    for (const Seat seat : {Jade, Ruby, Sapphire}) {
        CHECK(table.asks(Step::ComeBack));
        CHECK(table.asked() == seat);
        const std::string place = table.options().front();
        table.play(place);
        if (seat != Sapphire) CHECK(table.refuses(place) == "PI-104");
    }
    CHECK(table.asks(Step::MakePlan));
    for (const Seat seat : {Ruby, Sapphire, Jade}) CHECK(table.supply(seat) == 10);
}

TEST_CASE("PI-109, PI-Q12 there is no come-back after the last round") {
    for (const int players : {2, 3, 4}) {
        CAPTURE(players);
        const int last = rounds_of(players);
        const Table over = Table::of(players).round(last).ships("s1_c", Ruby, 1).end_of_round();
        CHECK(over.over());
        CHECK(over.supply(Sapphire) == 12);
        const Table before = Table::of(players).round(last - 1).ships("s1_c", Ruby, 1).end_of_round();
        CHECK(before.asks(Step::ComeBack));
    }
}

TEST_CASE("PI-110 the marker passes clockwise to the next player, with or without ships; a round begins") {
    auto table =
        Table::of(3).first(Ruby).round(2).ships("s1_c", Ruby, 1).ships("s4_c", Jade, 1).end_of_round();
    table.play("decline");
    CHECK(table.state.first == Sapphire);
    CHECK(table.supply(Sapphire) == 12);
    CHECK(table.state.round == 3);
    CHECK(table.asks(Step::MakePlan));
    CHECK(table.rules.actors(table.state) == Actors{0b111, false});

    auto around =
        Table::of(3).first(Jade).ships("s1_c", Ruby, 1).ships("s4_c", Jade, 1).ships("s2_s", Sapphire, 1);
    CHECK(around.end_of_round().state.first == Ruby);
}

TEST_CASE("PI-Q13 come-back is by hex distance to the border, on any kind but black hole and Prime") {
    auto table = Table::of(2, {{"galaxy", "pyramid"}}).ships("s1_c", Ruby, 1).end_of_round();
    REQUIRE(table.map().depth[kPrime] == 1);
    CHECK(table.refuses("return prime") == "PI-106");
    CHECK(table.options() == returns_to(of_depth(table, 1)));
    CHECK(table.options().size() == 21 + 1);
    auto standard = Table::of(2).ships("s4_c", Ruby, 1).end_of_round();
    CHECK(standard.refuses("return s1_c") == "PI-104");  // a Level II planet, but inside
    CHECK(standard.allows("return s1_ne"));              // empty, but on the border
}

TEST_CASE("PI-Q14 a hole inside a ring is no outer border") {
    auto ring = Table::of(2, {{"galaxy", "ring"}}).ships("s3_c", Ruby, 1).end_of_round();
    CHECK(ring.refuses("return s1_sw") == "PI-104");  // at the hole in the middle
    CHECK(ring.refuses("return s4_ne") == "PI-104");
    CHECK(ring.allows("return s1_ne"));
    CHECK(ring.options().size() == 20 + 1);

    auto empire = Table::of(2, {{"galaxy", "ring_empire"}}).ships("s3_c", Ruby, 1).end_of_round();
    CHECK(empire.refuses("return s1_s") == "PI-104");  // between two enclosed holes
    CHECK(empire.options().size() == 30 + 1);
}

TEST_CASE("PI-E34 come-back of green among 22 border systems") {
    auto table = Table::of(3).round(2).ships("s1_n", Ruby, 2).ships("s3_sw", Sapphire, 1).end_of_round();
    REQUIRE(table.asks(Step::ComeBack));
    CHECK(table.asked() == Jade);
    CHECK(table.options().size() == 22 + 1);
    CHECK(offers(table, "return s2_s"));
    CHECK(offers(table, "return s4_sw"));
    CHECK(offers(table, "decline"));
    CHECK_FALSE(offers(table, "return s1_n"));
    CHECK_FALSE(offers(table, "return s3_sw"));
    CHECK(table.refuses("return s1_c") == "PI-104");
    table.play("return s4_sw");
    CHECK(table.owner("s4_sw") == Jade);
    CHECK(table.ships("s4_sw") == 2);
}

TEST_CASE("PI-E35 of two players without ships the earlier places first; the other not in the same system") {
    auto table = Table::of(3).first(Sapphire).ships("s1_c", Sapphire, 1).end_of_round();
    CHECK(table.asked() == Jade);
    table.play("return s4_sw");
    CHECK(table.asked() == Ruby);
    CHECK(table.refuses("return s4_sw") == "PI-104");
    table.play("return s2_s");
    CHECK(table.owner("s4_sw") == Jade);
    CHECK(table.owner("s2_s") == Ruby);
}

TEST_CASE("PI-E36 in the last round no come-back: final scoring follows at once") {
    auto table = Table::of(3).round(6).ships("s1_c", Ruby, 1).ships("s2_nw", Sapphire, 1).exploitation();
    table.play("sector 1");  // then sector 2 for Sapphire, none for Jade, who has no ships
    CHECK(table.over());
    CHECK(table.points(Ruby) == 4);
    CHECK(table.points(Sapphire) == 4);
    CHECK(table.supply(Jade) == 12);
}
