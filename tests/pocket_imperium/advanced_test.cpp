// Advanced sectors: Quad-Prime, asteroid belt, black hole and the other B sides (5.12).
#include <algorithm>

#include "games/pocket_imperium/board.h"
#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

Table advanced(int players = 2) { return Table::of(players, {{"sides", "all_b"}}); }
Table quad(int players = 2) { return Table::of(players, {{"prime", "quad"}}); }

}  // namespace

TEST_CASE("PI-111 A and B sides may be mixed freely, and a B side's rules apply only where it is used") {
    auto belt = Table::of(2, {{"sides", "baaaaa"}});
    CHECK(belt.kind("s1_c") == Kind::Asteroid);
    CHECK(belt.kind("s2_c") == Kind::Empty);
    CHECK(belt.state.kinds[Kind::BlackHole].empty());
    CHECK(contains(belt.neighbours("s2_n"), "s2_c"));

    auto hole = Table::of(2, {{"sides", "abaaaa"}});
    CHECK(hole.kind("s1_c") == Kind::LevelTwo);
    CHECK(hole.kind("s2_c") == Kind::BlackHole);
    CHECK(hole.state.kinds[Kind::Asteroid].empty());
    hole.ships("s1_c", Ruby, 3).ships("s4_c", Sapphire, 1).exploitation();
    CHECK(hole.ships("s1_c") == 3);  // no belt there

    for (unsigned bits = 1; bits <= 62; ++bits) {
        std::string sides;
        for (int tile = 0; tile < kTiles; ++tile) sides += ((bits >> tile) & 1U) != 0 ? 'b' : 'a';
        CAPTURE(sides);
        const Table mixed = Table::of(2, {{"sides", sides}});
        CHECK(mixed.state.kinds[Kind::Asteroid].size() == (sides[0] == 'b' ? 3 : 0));
        CHECK(mixed.state.kinds[Kind::BlackHole].size() == (sides[1] == 'b' ? 1 : 0));
    }

    // Quad-Prime among A sides, Tri-Prime among B sides: only the side in use loses a ship.
    auto tri = advanced().ships("prime", Ruby, 3).ships("s4_c", Sapphire, 1).exploitation();
    CHECK(tri.ships("prime") == 3);
    auto four = quad().ships("prime", Ruby, 3).ships("s4_c", Sapphire, 1).exploitation();
    CHECK(four.ships("prime") == 2);
}

TEST_CASE("PI-112 Quad-Prime follows every rule of Tri-Prime") {
    CHECK(quad().neighbours("prime") == Table::of(2).neighbours("prime"));
    CHECK(quad().neighbours("prime").size() == 12);

    auto fleet = quad().ships("s1_s", Ruby, 1).order(Ruby, Command::Explore, 1).play("from s1_s");
    CHECK(fleet.allows("to prime"));
    CHECK_FALSE(fleet.allows("to s4_n"));  // only through Prime

    auto kept = quad().ships("prime", Ruby, 7).ships("s1_n", Ruby, 1).ships("s2_ne", Sapphire, 1);
    kept.ships("s3_ne", Sapphire, 1).ships("s4_c", Ruby, 1).exploitation();
    CHECK(kept.ships("prime") == 4);
    kept.play("sector 1", "sector 2");
    CHECK(kept.asks(Step::PrimeSector));
    CHECK(kept.asked() == Ruby);
    CHECK(kept.options() == Options{"sector 3", "sector 4"});

    auto tie = quad().points(Ruby, 9).points(Sapphire, 9).ships("prime", Sapphire, 1).ships("s1_c", Ruby, 1);
    CHECK(tie.rules.standing(tie.state).ranks[Sapphire] == 1);
    CHECK(tie.rules.standing(tie.state).ranks[Ruby] == 2);
}

TEST_CASE("PI-113 at the end of each exploitation the controller of Quad-Prime removes a ship from it") {
    for (int ships = 1; ships <= 4; ++ships) {
        CAPTURE(ships);
        auto table = quad().ships("prime", Ruby, ships).ships("s1_n", Ruby, 1).ships("s2_ne", Sapphire, 1);
        table.ships("s3_ne", Sapphire, 1).exploitation().play("sector 1");
        CHECK(table.ships("prime") == ships);
        table.play("sector 2");  // the additional sector is the only one left
        CHECK(table.asks(Step::MakePlan));
        CHECK(table.points(Sapphire) == 3);
        CHECK(table.ships("prime") == ships - 1);
        CHECK(table.owner("prime") == (ships == 1 ? kNobody : Ruby));
        CHECK(table.supply(Ruby) == 12 - ships);  // one ship is in s1_n, one came back
    }
    auto nobody = quad().ships("s1_n", Ruby, 1).ships("s2_ne", Sapphire, 1).end_of_round();
    CHECK(nobody.supply(Ruby) == 11);
    CHECK(nobody.supply(Sapphire) == 11);
}

TEST_CASE("PI-114, PI-Q15 the loss also happens in the last round, before the final scoring") {
    auto table = quad().round(6).ships("prime", Ruby, 1).ships("s1_n", Sapphire, 1).end_of_round();
    CHECK(table.over());
    CHECK(table.owner("prime") == kNobody);
    CHECK(table.points(Ruby) == 0);
    auto two = quad().round(6).ships("prime", Ruby, 2).ships("s1_n", Sapphire, 1).end_of_round();
    CHECK(two.ships("prime") == 1);
    CHECK(two.points(Ruby) == 4);
}

TEST_CASE("PI-115 a player whose last ship is lost in Quad-Prime may come back in the same round's end") {
    auto table = quad().ships("prime", Ruby, 1).ships("s1_n", Sapphire, 1).exploitation();
    REQUIRE(table.asks(Step::ComeBack));
    CHECK(table.asked() == Ruby);
    CHECK(table.state.round == 1);
    table.play("return s2_s");
    CHECK(table.ships("s2_s") == 2);
    CHECK(table.state.round == 2);
}

TEST_CASE("PI-116 in the final scoring Quad-Prime is worth 4 points") {
    auto table = quad(3).round(6).ships("prime", Jade, 4).end_of_round();
    CHECK(table.points(Jade) == 4);
    CHECK(table.points(Ruby) == 0);
}

TEST_CASE("PI-117 ships may enter, cross, stop, pick up, drop off and invade in the asteroid belt") {
    CHECK(advanced().state.kinds[Kind::Asteroid].size() == 3);
    for (const char* rock : {"s1_c", "s1_se", "s1_nw"}) CHECK(advanced().kind(rock) == Kind::Asteroid);

    auto stop = advanced().ships("s1_n", Ruby, 1).order(Ruby, Command::Explore, 1);
    stop.play("from s1_n", "to s1_c");
    CHECK(stop.ships("s1_c") == 1);

    auto cross = advanced().ships("s1_n", Ruby, 1).order(Ruby, Command::Explore, 1);
    cross.play("from s1_n", "to s1_s");  // through s1_c, the only way
    CHECK(cross.ships("s1_s") == 1);

    auto drop = advanced().ships("s1_n", Ruby, 3).order(Ruby, Command::Explore, 1);
    drop.play("from s1_n", "fleet 3", "to s1_s", "via s1_c", "leave 2");
    CHECK(drop.ships("s1_c") == 2);
    CHECK(drop.ships("s1_s") == 1);

    auto pick = advanced().ships("s1_n", Ruby, 1).ships("s1_c", Ruby, 2).order(Ruby, Command::Explore, 1);
    pick.play("from s1_n", "to s1_s", "via s1_c", "pick_up 2");
    CHECK(pick.ships("s1_s") == 3);

    auto invade = advanced().ships("s1_c", Ruby, 3).ships("s1_ne", Sapphire, 1);
    invade.order(Ruby, Command::Exterminate, 1).play("invade s1_ne", "send s1_c 3");
    CHECK(invade.owner("s1_ne") == Ruby);
    CHECK(invade.ships("s1_ne") == 2);
}

TEST_CASE("PI-117 every ship still in the belt at sustain is lost; no Expand, no invasion, no points there") {
    auto table = advanced().ships("s1_c", Ruby, 2).ships("s1_n", Ruby, 2).ships("s1_nw", Sapphire, 2);
    table.order(Ruby, Command::Expand, 1);
    CHECK(table.refuses("expand s1_c") == "PI-46");
    table.order(Ruby, Command::Exterminate, 1);
    CHECK(table.refuses("invade s1_nw") == "PI-72");
    Table lost = table;
    lost.exploitation();
    CHECK(lost.ships("s1_c") == 0);
    CHECK(lost.ships("s1_nw") == 0);
    CHECK(lost.ships("s1_n") == 2);
    table.round(6).end_of_round();
    CHECK(table.points(Ruby) == 1);  // s1_n alone
    CHECK(table.points(Sapphire) == 0);
}

TEST_CASE("PI-118 the black hole holds no ship, is not flown through and is no neighbour") {
    const Table table = advanced();
    REQUIRE(table.kind("s2_c") == Kind::BlackHole);
    for (const char* beside : {"s2_n", "s2_ne", "s2_se", "s2_s", "s2_sw", "s2_nw"})
        CHECK_FALSE(contains(table.neighbours(beside), "s2_c"));

    auto fleet = advanced().ships("s2_ne", Ruby, 2).order(Ruby, Command::Explore, 1);
    fleet.play("from s2_ne", "fleet 2");
    CHECK_FALSE(fleet.allows("to s2_c"));
    CHECK_FALSE(fleet.allows("to s2_sw"));  // opposite, through the hole only
    fleet.play("to s2_nw");
    CHECK(fleet.refuses("via s2_c") == "PI-69");
    CHECK(fleet.options() == Options{"direct", "via s2_n"});

    CHECK(Table::setup(2, {{"sides", "all_b"}, {"first_player", "ruby"}}).refuses("settle s2_c") == "PI-17");
    CHECK(advanced().ships("s4_c", Ruby, 1).end_of_round().refuses("return s2_c") == "PI-106");
    Table wrong = advanced().ships("s4_c", Sapphire, 1).ships("s1_n", Ruby, 1).planning();
    CHECK(wrong.rules.check(wrong.state) == kAllowed);
    add_ships(wrong.state, Ruby, Table::id("s2_c"), 1);
    CHECK(wrong.rules.check(wrong.state) == Verdict{"PI-118"});
}

TEST_CASE("PI-119 sides 4B, 5B, 6B and 7B have no special rule, only another layout") {
    const auto& tiles = Table::of(2).rules.atlas().tiles;
    for (std::size_t tile = 2; tile < kTiles; ++tile) {
        CAPTURE(tile);
        CHECK(tiles[tile][0] != tiles[tile][1]);
        int planets_on_it = 0;
        for (const Kind kind : tiles[tile][1]) {
            CHECK(kind != Kind::Asteroid);
            CHECK(kind != Kind::BlackHole);
            planets_on_it += int{kind != Kind::Empty};
        }
        CHECK(planets_on_it == 3);
    }
}

TEST_CASE("PI-E39 Quad-Prime: red names the additional sector, then loses the ship") {
    auto table = quad().ships("prime", Ruby, 1).ships("s1_n", Ruby, 1).ships("s2_ne", Sapphire, 1);
    table.ships("s3_ne", Sapphire, 1).ships("s4_c", Sapphire, 1).exploitation().play("sector 1", "sector 2");
    REQUIRE(table.asks(Step::PrimeSector));
    CHECK(table.asked() == Ruby);
    CHECK(table.ships("prime") == 1);
    table.play("sector 3");
    CHECK(table.owner("prime") == kNobody);
    CHECK(table.points(Sapphire) == 3);

    auto last = quad().round(6).ships("prime", Ruby, 1).ships("s1_n", Sapphire, 1).exploitation();
    CHECK(last.over());
    CHECK(last.points(Ruby) == 0);
    auto two = quad().round(6).ships("prime", Ruby, 2).ships("s1_n", Sapphire, 1).exploitation();
    CHECK(two.over());
    CHECK(two.ships("prime") == 1);
    CHECK(two.points(Ruby) == 4);
}

TEST_CASE("PI-E40 asteroids: the ship left there is lost, and there is neither Expand nor invasion") {
    auto table =
        advanced().ships("s1_n", Ruby, 2).ships("s4_c", Sapphire, 1).order(Ruby, Command::Explore, 1);
    table.play("from s1_n", "fleet 2", "to s1_s", "via s1_c");  // leaving 1 is the only exchange
    CHECK(table.ships("s1_s") == 1);
    CHECK(table.ships("s1_c") == 1);
    table.order(Ruby, Command::Expand, 1);
    CHECK(table.refuses("expand s1_c") == "PI-46");
    Table rival = table;
    rival.ships("s1_ne", Sapphire, 2).order(Sapphire, Command::Exterminate, 1);
    CHECK(rival.refuses("invade s1_c") == "PI-72");
    table.exploitation();
    CHECK(table.owner("s1_c") == kNobody);
    CHECK(table.ships("s1_s") == 1);
    CHECK(table.supply(Ruby) == 11);
}

TEST_CASE("PI-E41 black hole: it and what lies behind it are not offered") {
    auto table = advanced().ships("s2_ne", Ruby, 1).order(Ruby, Command::Explore, 1);
    table.play("from s2_ne");
    CHECK(table.options() == Options{"to s1_se", "to s1_s", "to s2_n", "to s2_se", "to s2_s", "to s2_nw"});

    auto standard = Table::of(2).ships("s2_ne", Ruby, 1).order(Ruby, Command::Explore, 1).play("from s2_ne");
    CHECK(standard.options() == Options{"to s1_se", "to s1_s", "to s2_c", "to s2_n", "to s2_se", "to s2_s",
                                        "to s2_sw", "to s2_nw"});
}
