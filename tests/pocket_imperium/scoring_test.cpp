// Exploitation: scoring sectors (5.10).
#include "pocket_imperium/situations.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

int shown_points(const Table& table, Seat seat, Seat viewer) {
    return table.rules.view(table.state, viewer).at("seats").at(seat).at("points").to_number<int>();
}

}  // namespace

TEST_CASE("PI-94 clockwise from the first player each player chooses a sector, which is scored at once") {
    auto table = Table::of(3).first(Sapphire).ships("s1_c", Ruby, 1).ships("s2_ne", Sapphire, 1);
    table.ships("s3_ne", Jade, 1).ships("s4_c", Ruby, 1).exploitation();
    CHECK(table.asked() == Sapphire);
    table.play("sector 1");
    CHECK(table.points(Ruby) == 2);
    CHECK(table.asked() == Jade);
    table.play("sector 4");
    CHECK(table.points(Ruby) == 3);
    CHECK(table.asked() == Ruby);
    CHECK(table.asks(Step::ScoreSector));
    table.play("sector 3");
    CHECK(table.points(Jade) == 2);
    CHECK(table.asks(Step::MakePlan));  // one sector each: sector 2 is not scored
    CHECK(table.points(Sapphire) == 0);
}

TEST_CASE("PI-89, PI-97 the view tells what a system sustains and what every sector would bring") {
    auto table = Table::of(3).first(Sapphire).ships("s1_c", Ruby, 1).ships("s2_ne", Sapphire, 1);
    table.ships("s3_ne", Jade, 1).ships("s4_c", Ruby, 1).exploitation();
    const Json view = table.rules.view(table.state, kSpectator);
    const auto number = [&](const char* system, const char* what) {
        return view.at("systems").at(system).at(what).to_number<int>();
    };
    CHECK(number("s1_c", "worth") == 2);
    CHECK(number("s1_c", "holds") == 3);
    CHECK(number("prime", "worth") == 0);  // PI-136: it scores at the end alone
    CHECK(number("prime", "holds") == 4);
    const auto before = table.points(Ruby);
    const int told = view.at("sectors").at(0).at("points").at(Ruby).to_number<int>();
    table.play("sector 1");
    CHECK(table.points(Ruby) - before == told);
    CHECK(told == 2);
}

TEST_CASE("PI-95 a sector may be chosen if it is numbered, not chosen yet by anybody, and occupied") {
    auto table = Table::of(2).ships("s1_c", Ruby, 1).ships("s2_ne", Sapphire, 1).ships("s3_ne", Sapphire, 1);
    table.ships("s5_c", Ruby, 1).ships("prime", Ruby, 1).exploitation();
    CHECK(table.options() == Options{"sector 1", "sector 2", "sector 3", "sector 5"});
    CHECK(table.refuses("sector 4") == "PI-95");  // next to ships in Prime, but nobody is in it
    CHECK(table.refuses("sector 6") == "PI-95");
    for (const char* other : {"sector 0", "sector 7", "sector prime"})
        CHECK_FALSE(table.rules.verbs().read(other).has_value());
    table.play("sector 3");  // a sector in which only others have ships
    CHECK(table.refuses("sector 3") == "PI-101");
    CHECK(table.options() == Options{"sector 1", "sector 2", "sector 5"});
}

TEST_CASE("PI-96, PI-Q11 the choice is compulsory even if only others score and also without ships") {
    auto table = Table::of(2).ships("s1_c", Sapphire, 1).ships("s2_ne", Sapphire, 1).exploitation();
    CHECK(table.asked() == Ruby);
    CHECK(table.options() == Options{"sector 1", "sector 2"});
    CHECK(table.refuses("stop") == "not-asked");
    CHECK(table.refuses("decline") == "not-asked");
    table.play("sector 1");
    CHECK(table.points(Ruby) == 0);
    CHECK(table.points(Sapphire) == 3);  // Ruby's choice, and Sapphire's own, which was the only one left
}

TEST_CASE("PI-96 if no sector may be chosen the player chooses none") {
    auto table = Table::of(3).ships("s1_c", Sapphire, 1).exploitation();
    CHECK(table.points(Sapphire) == 2);
    CHECK(table.state.players[Ruby].chosen == 1);
    CHECK(table.state.players[Sapphire].chosen == 0);
    CHECK(table.state.players[Jade].chosen == 0);
    CHECK(table.asks(Step::ComeBack));

    auto nothing = Table::of(2).ships("prime", Sapphire, 1).exploitation();
    CHECK(nothing.asks(Step::ComeBack));
    CHECK(nothing.state.scored == 0);
}

TEST_CASE("PI-97 every player gains 1 for each Level I and 2 for each Level II system, whatever the ships") {
    auto table = Table::of(4).first(Pearl).ships("s2_nw", Ruby, 1).ships("s2_ne", Ruby, 2);
    table.ships("s2_s", Sapphire, 2).ships("s2_c", Jade, 1).ships("s3_ne", Jade, 3).ships("s3_nw", Jade, 1);
    table.exploitation().play("sector 2");
    CHECK(table.points(Ruby) == 3);
    CHECK(table.points(Sapphire) == 1);
    CHECK(table.points(Pearl) == 0);  // the chooser has nothing there
    CHECK(table.points(Jade) == 3);   // nothing from the empty s2_c; 2 + 1 from sector 3, the only one left
}

TEST_CASE("PI-98, PI-Q33 the sector of Prime is never chosen, and Prime gives no points during the rounds") {
    auto table = Table::of(2).ships("prime", Ruby, 4).ships("s1_n", Ruby, 1).ships("s2_ne", Sapphire, 1);
    table.exploitation();
    CHECK(table.options() == Options{"sector 1", "sector 2"});
    for (const SystemSet& sector : table.map().sectors) CHECK_FALSE(sector.has(kPrime));
    table.play("sector 1");
    CHECK(table.asks(Step::MakePlan));
    CHECK(table.points(Ruby) == 1);
    CHECK(table.points(Sapphire) == 1);
}

TEST_CASE("PI-99 after all players the controller of Prime must choose one more sector, not scored yet") {
    auto table = Table::of(2).ships("prime", Sapphire, 1).ships("s1_c", Ruby, 1).ships("s2_ne", Sapphire, 1);
    table.ships("s3_ne", Sapphire, 1).ships("s4_sw", Ruby, 1).exploitation();
    table.play("sector 1");
    CHECK(table.asks(Step::ScoreSector));
    table.play("sector 2");
    REQUIRE(table.asks(Step::PrimeSector));
    CHECK(table.asked() == Sapphire);
    CHECK(table.refuses("sector 1") == "PI-101");
    CHECK(table.refuses("sector 2") == "PI-101");  // nor the own one
    CHECK(table.refuses("sector 5") == "PI-95");
    CHECK(table.refuses("stop") == "not-asked");
    CHECK(table.options() == Options{"sector 3", "sector 4"});
    table.play("sector 3");
    CHECK(table.points(Sapphire) == 3);
    CHECK(table.points(Ruby) == 2);
    CHECK(table.asks(Step::MakePlan));  // one, not two
}

TEST_CASE("PI-100 if nobody controls Prime there is no additional sector") {
    auto table = Table::of(2).ships("s1_s", Ruby, 1).ships("s2_nw", Sapphire, 1).ships("s3_ne", Ruby, 1);
    table.exploitation().play("sector 1", "sector 2");
    CHECK(table.asks(Step::MakePlan));
    CHECK(table.points(Ruby) == 1);
}

TEST_CASE("PI-101 each sector is scored at most once per round, and again in the next one") {
    auto table =
        Table::of(2).ships("s1_c", Ruby, 1).ships("s2_ne", Sapphire, 1).ships("s3_ne", Ruby, 1).planning();
    idle_orders(table);
    table.play("sector 1");
    CHECK(table.refuses("sector 1") == "PI-101");
    table.play("sector 2");
    CHECK(table.points(Ruby) == 2);
    idle_orders(table);
    REQUIRE(table.state.round == 2);
    CHECK(table.options() == Options{"sector 1", "sector 2", "sector 3"});
    table.play("sector 1");
    CHECK(table.points(Ruby) == 4);
    CHECK(table.refuses("sector 1") == "PI-101");
}

TEST_CASE("PI-102 points gained are never lost") {
    auto table =
        Table::of(2).points(Ruby, 5).points(Sapphire, 7).ships("s1_c", Ruby, 1).ships("s2_ne", Sapphire, 1);
    table.planning();
    idle_orders(table);
    table.play("sector 2");
    CHECK(table.points(Ruby) == 7);
    CHECK(table.points(Sapphire) == 8);
    idle_orders(table);
    table.state.players[Ruby].held = {};
    table.state.ships[Table::id("s1_c")] = 0;
    table.end_of_round().play("decline");
    CHECK(table.points(Ruby) == 7);  // without a ship and in the next round
    CHECK(table.points(Sapphire) == 8);
}

TEST_CASE("PI-Q10 a sector is controlled by nobody only if no ship of anybody is on its tile") {
    auto table = Table::of(2).ships("s1_sw", Sapphire, 1).ships("s3_sw", Ruby, 1).ships("prime", Ruby, 1);
    table.exploitation();
    CHECK(table.options() == Options{"sector 1", "sector 3"});
    CHECK(table.refuses("sector 2") == "PI-95");
}

TEST_CASE("PI-Q32 the totals of sector points are public") {
    auto table = Table::of(3).points(Ruby, 11).points(Sapphire, 4).ships("s1_c", Ruby, 1).planning();
    for (const Seat viewer : {Ruby, Sapphire, Jade, kSpectator}) {
        CHECK(shown_points(table, Ruby, viewer) == 11);
        CHECK(shown_points(table, Sapphire, viewer) == 4);
        CHECK(shown_points(table, Jade, viewer) == 0);
    }
}

TEST_CASE("PI-E30 the second player must take the sector that is left") {
    auto table = Table::of(2).ships("s4_sw", Ruby, 1).ships("s1_n", Sapphire, 1).exploitation();
    Table other = table;
    table.play("sector 4");
    CHECK(table.points(Ruby) == 2);
    CHECK(table.points(Sapphire) == 1);
    CHECK(table.asks(Step::MakePlan));

    other.play("sector 1");
    CHECK(other.points(Sapphire) == 1);
    CHECK(other.points(Ruby) == 2);  // Sapphire must choose 4
    CHECK(other.asks(Step::MakePlan));
}

TEST_CASE("PI-E31 with two occupied sectors the third player chooses none, and Prime brings no other one") {
    auto table = Table::of(3).ships("s1_n", Ruby, 1).ships("s2_ne", Sapphire, 1).ships("prime", Jade, 1);
    table.exploitation().play("sector 1");  // sector 2 is the only one left for Sapphire
    CHECK(table.points(Ruby) == 1);
    CHECK(table.points(Sapphire) == 1);
    CHECK(table.points(Jade) == 0);
    CHECK(table.asks(Step::MakePlan));
}

TEST_CASE("PI-E32 the controller of Prime is offered the occupied sectors that nobody chose") {
    auto table = Table::of(3).ships("prime", Ruby, 1).ships("s2_ne", Ruby, 1).ships("s1_n", Sapphire, 1);
    table.ships("s5_s", Jade, 1).ships("s3_nw", Jade, 1).ships("s4_c", Sapphire, 1).exploitation();
    table.play("sector 2", "sector 1", "sector 5");
    CHECK(table.asks(Step::PrimeSector));
    CHECK(table.asked() == Ruby);
    CHECK(table.options() == Options{"sector 3", "sector 4"});
}

TEST_CASE("PI-E33 a sector with a single ship in an empty system may be chosen and gives 0 points") {
    auto table =
        Table::of(3).ships("s3_c", Jade, 1).ships("s1_n", Ruby, 1).ships("s4_c", Sapphire, 1).exploitation();
    REQUIRE(table.allows("sector 3"));
    table.play("sector 3");
    for (const Seat seat : {Ruby, Sapphire, Jade}) CHECK(table.points(seat) == 0);
    CHECK(table.refuses("sector 3") == "PI-101");
}
