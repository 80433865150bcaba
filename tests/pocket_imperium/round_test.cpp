// The round (5.3): how many there are, its phases, players without ships, the marker.
#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

// One round of players who have no ship and do not come back; false after the last one.
bool idle_round(Table& table) {
    REQUIRE(table.asks(Step::MakePlan));
    const int players = table.state.seats();
    for (Seat seat = 0; seat < players; ++seat)
        table.play_as(seat, players == 2 ? "plan ee-xx-tt" : "plan ext");
    if (table.over()) return false;
    for (int i = 0; i < players; ++i) table.play("decline");
    return true;
}

// Answers "stop" to every order and notes whose it was, up to the next question of another kind.
std::vector<int> stop_all(Table& table) {
    std::vector<int> seats;
    while (table.asks(Step::Expand) || table.asks(Step::ExploreOrigin) ||
           table.asks(Step::ExterminateTarget)) {
        seats.push_back(table.asked());
        table.play("stop");
    }
    return seats;
}

int actions_left(const Table& table) { return table.state.asked().a; }

}  // namespace

TEST_CASE("PI-25 a game has 6 rounds with 2 or 3 players and 8 with 4, and never ends earlier") {
    for (const auto& each : {std::pair{2, 6}, {3, 6}, {4, 8}}) {
        const int players = each.first;
        const int rounds = each.second;
        CAPTURE(players);
        auto table = Table::of(players).planning();
        int played = 1;
        while (idle_round(table)) {
            ++played;
            CHECK(table.state.round == played);
        }
        CHECK(played == rounds);  // although nobody had a ship
        CHECK(table.rules.view(table.state, kSpectator).at("rounds").to_number<int>() == rounds);
    }
}

TEST_CASE("PI-26 planning, execution, exploitation: a phase starts when all have finished the one before") {
    auto table =
        Table::of(3).ships("s1_n", Ruby, 2).ships("s3_nw", Sapphire, 2).ships("s4_c", Jade, 2).planning();
    const auto refuses_orders = [&] {
        return table.refuses("stop") == "not-asked" && table.refuses("expand s1_n") == "not-asked";
    };
    table.play_as(Jade, "plan ext").play_as(Ruby, "plan ext");
    CHECK(table.asks(Step::MakePlan));
    CHECK(table.state.reveals == 0);
    CHECK(refuses_orders());
    CHECK(table.refuses("sector 1") == "not-asked");
    table.play_as(Sapphire, "plan ext");
    for (int reveal = 1; reveal <= kReveals; ++reveal)
        for (const Seat seat : {Ruby, Sapphire, Jade}) {
            CHECK(table.state.reveals == reveal);
            CHECK(table.asked() == seat);
            CHECK(table.refuses("sector 1") == "not-asked");
            CHECK(table.refuses("plan ext") == "not-asked");
            table.play("stop");
        }
    CHECK(table.asks(Step::ScoreSector));
    CHECK(refuses_orders());
    table.play("sector 1", "sector 3");  // the third player has no choice
    CHECK(table.asks(Step::MakePlan));
    CHECK(table.state.round == 2);
    CHECK(table.state.reveals == 0);
    CHECK(table.rules.actors(table.state).seats == 0b111);
}

TEST_CASE("PI-27 a player without ships plans, reveals cards, chooses a sector and may come back") {
    auto table = Table::of(3).ships("s1_n", Ruby, 2).ships("s2_s", Ruby, 2);
    table.ships("s3_nw", Sapphire, 2).ships("s4_c", Sapphire, 2).planning();
    CHECK(table.rules.actors(table.state).includes(Jade));
    table.play_as(Jade, "plan ext").play_as(Ruby, "plan ext").play_as(Sapphire, "plan xte");
    CHECK(table.asks(Step::Expand));
    CHECK(table.asked() == Ruby);
    CHECK(actions_left(table) == 2);  // Jade's card counts
    CHECK(stop_all(table) == std::vector<int>{Ruby, Sapphire, Ruby, Sapphire, Sapphire, Ruby});
    table.play("sector 1", "sector 2");
    CHECK(table.asks(Step::ScoreSector));
    CHECK(table.asked() == Jade);
    CHECK(table.options() == Notations{"sector 3", "sector 4"});
    table.play("sector 4");
    CHECK(table.asks(Step::ComeBack));
    CHECK(table.asked() == Jade);
    table.play("return s5_sw");
    CHECK(table.ships("s5_sw") == 2);
    CHECK(table.owner("s5_sw") == Jade);
    CHECK(table.state.round == 2);
}

TEST_CASE("PI-Q24 cards of players without ships reduce effectiveness") {
    auto three = Table::of(3).ships("s1_n", Ruby, 2).plans({"ext", "ext", "ext"});
    CHECK(three.asked() == Ruby);
    CHECK(actions_left(three) == 1);
    auto four = Table::of(4).ships("s1_n", Ruby, 2).plans({"ext", "ext", "xte", "tex"});
    CHECK(actions_left(four) == 2);
    auto two = Table::of(2).ships("s1_n", Ruby, 2).plans({"ex-ex-tt", "ee-xx-tt"});
    CHECK(actions_left(two) == 1);
}

TEST_CASE("PI-Q9 the additional sector of Prime is not one that was chosen before, also not the own one") {
    const auto laid_out = [](std::string_view reading) {
        auto table = Table::of(2, {{"prime_sector", reading}});
        table.ships("prime", Ruby, 1)
            .ships("s1_n", Ruby, 1)
            .ships("s2_ne", Ruby, 1)
            .ships("s3_nw", Sapphire, 1);
        table.ships("s4_c", Sapphire, 1).exploitation().play("sector 1", "sector 3");
        REQUIRE(table.asks(Step::PrimeSector));
        REQUIRE(table.asked() == Ruby);
        return table;
    };
    auto ruling = laid_out("other");
    CHECK(ruling.options() == Notations{"sector 2", "sector 4"});
    CHECK(ruling.refuses("sector 1") == "PI-101");
    CHECK(ruling.refuses("sector 3") == "PI-101");

    auto letter = laid_out("own_too");  // the letter of the rulebook names only sectors of others
    CHECK(letter.options() == Notations{"sector 1", "sector 2", "sector 4"});
    letter.play("sector 1");
    CHECK(letter.points(Ruby) == 2);
}

TEST_CASE("PI-E46 the marker: after first player 2 of 4 come 3, 0 and 1") {
    auto table = Table::of(4).first(2).planning();
    for (const int first : {2, 3, 0, 1}) {
        CHECK(table.state.first == first);
        REQUIRE(idle_round(table));
    }
}
