// Explore: the worked examples, whole orders, and the canonical list (PI-F2, PI-F3).
#include <algorithm>
#include <set>

#include "pocket_imperium/situations.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

// Every position in which the order can end: look(table). Only by canonical answers, if asked for.
template <class Look>
void for_each_ending(const Table& table, bool canonical, Look look) {
    if (table.order_is_over()) return look(table);
    ActionList list;
    const Seat seat = table.asked();
    table.rules.list(table.state, seat, list);
    int tried = 0;
    for (const Action action : list) {
        if (canonical && !table.rules.canonical(table.state, seat, action)) continue;
        ++tried;
        Table next = table;
        next.rules.play(next.state, seat, action);
        for_each_ending(next, canonical, look);
    }
    REQUIRE(tried > 0);
}

std::string ships_text(const Table& table) {
    const auto& count = table.state.ships.count;
    return {count.begin(), count.end()};
}

}  // namespace

TEST_CASE("PI-66 Explore never destroys ships and never starts a battle") {
    auto table = Table::of(2).ships("s1_n", Ruby, 2).ships("s1_nw", Ruby, 1).ships("s1_c", Sapphire, 1);
    table.ships("prime", Sapphire, 2).order(Ruby, Command::Explore, 2);
    int endings = 0;
    for_each_ending(table, false, [&](const Table& end) {
        ++endings;
        REQUIRE(ships_on_board(end.state, Ruby) == 3);
        REQUIRE(end.state.players[Sapphire].held == table.state.players[Sapphire].held);
        REQUIRE(end.ships("s1_c") == 1);
        REQUIRE(end.ships("prime") == 2);
        REQUIRE((end.state.players[Ruby].held & end.state.players[Sapphire].held).empty());
    });
    CHECK(endings > 100);
}

TEST_CASE("PI-F2 the canonical list makes fleet moves in non-decreasing order of origin and destination") {
    auto table = Table::of(2).ships("s1_c", Ruby, 1).ships("s3_nw", Ruby, 2).ships("s6_n", Ruby, 1);
    table.order(Ruby, Command::Explore, 3);
    CHECK(table.canonical_options() == table.options());
    table.play("from s3_nw", "fleet 1", "to s3_c");
    CHECK(table.options() == Notations{"from s1_c", "from s3_nw", "from s6_n", "stop"});
    CHECK(table.canonical_options() == Notations{"from s3_nw", "from s6_n", "stop"});
    table.play("from s3_nw");
    CHECK(contains(table.options(), "to prime"));
    CHECK(contains(table.options(), "to s2_sw"));
    const Notations canonical = table.canonical_options();
    CHECK(canonical.front() == "to s3_c");  // the same again is enough
    CHECK_FALSE(contains(canonical, "to s2_sw"));
    CHECK(contains(canonical, "to s4_se"));
}

TEST_CASE("PI-F2 origins in the last sector are in order as well") {
    auto table = Table::of(2).ships("s6_c", Ruby, 1).ships("s6_s", Ruby, 1).ships("s6_nw", Ruby, 2);
    table.order(Ruby, Command::Explore, 3);
    CHECK(table.canonical_options() == Notations{"from s6_c", "from s6_s", "from s6_nw", "stop"});
    Table last = table;
    last.play("from s6_nw", "fleet 1", "to s6_n", "direct");
    CHECK(last.options() == Notations{"from s6_c", "from s6_s", "from s6_nw", "stop"});
    CHECK(last.canonical_options() == Notations{"from s6_nw", "stop"});
    table.play("from s6_s", "to s6_sw", "direct");
    CHECK(table.canonical_options() == Notations{"from s6_nw", "stop"});
}

TEST_CASE("PI-F2, PI-F3 the canonical lists still reach every position, by fewer ways") {
    const Table tables[] = {
        Table::of(2).ships("s1_c", Ruby, 3).ships("s1_n", Ruby, 1).order(Ruby, Command::Explore, 1),
        Table::of(2).ships("s1_n", Ruby, 2).ships("s1_ne", Ruby, 1).order(Ruby, Command::Explore, 2),
        Table::of(2).ships("s1_s", Ruby, 2).ships("s1_se", Sapphire, 1).order(Ruby, Command::Explore, 2)};
    for (const Table& table : tables) {
        std::set<std::string> complete, canonical;
        int all_ways = 0, canonical_ways = 0;
        for_each_ending(table, false,
                        [&](const Table& end) { complete.insert(ships_text(end)), ++all_ways; });
        for_each_ending(table, true,
                        [&](const Table& end) { canonical.insert(ships_text(end)), ++canonical_ways; });
        CHECK(canonical == complete);
        CHECK(canonical_ways < all_ways);
    }
}

TEST_CASE("PI-F3 where both ways round are one step, leaving ships is offered via the smaller id only") {
    const auto routes = [](Table table, std::string_view dest) {
        table.play("to " + std::string{dest});
        return table.canonical_options();
    };
    const Table start = flying(Table::of(2).ships("s1_c", Ruby, 2), "s1_c", 2);
    CHECK(routes(start, "s1_ne") == Notations{"direct", "via s1_n"});  // not via s1_se
    CHECK(routes(start, "s1_n") == Notations{"direct"});
    CHECK(routes(start, "s6_se") == Notations{"direct", "via s1_sw", "via s1_nw"});  // two steps away

    Table friends = flying(Table::of(2).ships("s1_c", Ruby, 2).ships("s1_ne", Ruby, 1), "s1_c", 2);
    friends.play("to s1_n");
    CHECK(friends.canonical_options() == Notations{"direct", "via s1_ne"});  // it keeps its pick-ups
    friends.play("via s1_ne");
    CHECK(friends.options() == Notations{"leave 1", "pick_up 1"});
    CHECK(friends.canonical_options() == Notations{"pick_up 1"});

    // Beside Prime there is no other way round: a fleet cannot go on from there.
    const Table beside = flying(Table::of(2).ships("s1_s", Ruby, 2), "s1_s", 2);
    CHECK(routes(beside, "prime") == Notations{"direct", "via s1_sw", "via s2_nw"});
}

TEST_CASE("PI-E2 a ship is picked up on the way, one action is used, both ships are used up") {
    auto table = Table::of(3).ships("s3_s", Ruby, 1).ships("s3_c", Ruby, 1).ships("s6_n", Ruby, 1);
    table.order(Ruby, Command::Explore, 3).play("from s3_s", "to s3_nw", "via s3_c");  // picking up 1
    CHECK(table.owner("s3_s") == kNobody);
    CHECK(table.owner("s3_c") == kNobody);
    CHECK(table.kind("s3_nw") == Kind::LevelOne);
    CHECK(table.ships("s3_nw") == 2);
    CHECK(table.fresh("s3_nw") == 0);
    CHECK(table.state.asked().a == 2);  // actions left
    CHECK(table.options() == Notations{"from s6_n", "stop"});
}

TEST_CASE("PI-E3 ships may stay behind on the way") {
    auto table = Table::of(3).ships("s1_c", Ruby, 3).order(Ruby, Command::Explore, 2);
    table.play("from s1_c", "fleet 2", "to s6_se", "via s1_nw");  // leaving 1 is the only exchange
    CHECK(table.ships("s1_c") == 1);
    CHECK(table.ships("s1_nw") == 1);
    CHECK(table.ships("s6_se") == 1);
    CHECK(table.fresh("s1_c") == 1);
    CHECK(table.fresh("s1_nw") == 0);
    CHECK(table.fresh("s6_se") == 0);
}

TEST_CASE("PI-E13 two Explore cards are two orders: the ship moves in each of them") {
    auto table = Table::of(2).ships("s1_n", Ruby, 1).plans({"xx-ee-tt", "et-ex-xt"});
    REQUIRE(table.asks(Step::ExploreOrigin));
    table.play("from s1_n", "to s1_s");
    REQUIRE(table.asks(Step::ExploreOrigin));
    CHECK(table.state.reveals == 1);
    CHECK(table.state.asked().a == 2);
    table.play("from s1_s", "to prime");
    CHECK(table.ships("prime") == 1);
    CHECK(table.state.reveals == 2);

    auto single = Table::of(2).ships("s1_n", Ruby, 1).ships("s4_c", Ruby, 1).order(Ruby, Command::Explore, 3);
    single.play("from s1_n", "to s1_s");
    CHECK(single.refuses("from s1_s") == "PI-63");
}

TEST_CASE("PI-E16 a red ship in s1_c closes the way from s1_n to s1_s") {
    const Table red = flying(Table::of(2).ships("s1_n", Ruby, 2).ships("s1_c", Sapphire, 1), "s1_n", 1);
    CHECK(red.options() == Notations{"to s1_ne", "to s1_se", "to s1_sw", "to s1_nw", "to s6_ne", "to s6_se"});
    const Table free = flying(Table::of(2).ships("s1_n", Ruby, 2), "s1_n", 1);
    CHECK(free.options() == Notations{"to s1_c", "to s1_ne", "to s1_se", "to s1_s", "to s1_sw", "to s1_nw",
                                      "to s6_ne", "to s6_se"});
}

TEST_CASE("PI-E17 a fleet may move to prime through s1_s, but never through prime") {
    Table table = flying(Table::of(2).ships("s1_c", Ruby, 2).ships("s6_n", Ruby, 1), "s1_c", 2);
    table.play("to prime", "direct");
    CHECK(table.ships("prime") == 2);
    CHECK(table.refuses("from prime") == "PI-63");
    const Table beside = flying(Table::of(2).ships("s1_s", Ruby, 2), "s1_s", 2);
    CHECK_FALSE(contains(beside.options(), "to s4_n"));
    CHECK_FALSE(beside.allows("to s4_n"));
}

TEST_CASE("PI-E18 from prime 30 systems can be reached: 12 neighbours and 18 one step further") {
    const Table table = flying(Table::of(2).ships("prime", Ruby, 2), "prime", 2);
    CHECK(table.options().size() == 30);
    const Notations around = table.neighbours("prime");
    CHECK(around.size() == 12);
    for (const std::string& system : around) CHECK(contains(table.options(), "to " + system));
}

TEST_CASE("PI-E19 after all ships took part in the first move the second action is impossible") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).order(Ruby, Command::Explore, 2);
    table.play("from s1_c", "fleet 2", "to s6_se", "via s1_nw");  // leaving 1
    CHECK(table.ships("s1_nw") == 1);
    CHECK(table.ships("s6_se") == 1);
    CHECK(table.order_is_over());
}

TEST_CASE("PI-E20 a single ship flies direct; of three, one or two may stay behind, not all") {
    Table single = flying(Table::of(2).ships("s1_c", Ruby, 1), "s1_c", 1);
    single.play("to s6_se");  // direct is the only route
    CHECK(single.ships("s6_se") == 1);
    Table three = flying(Table::of(2).ships("s1_c", Ruby, 3), "s1_c", 3);
    three.play("to s6_se", "via s1_nw");
    CHECK(three.options() == Notations{"leave 1", "leave 2"});
    CHECK(three.refuses("leave 3") == "PI-59");
}

TEST_CASE("PI-E21 leaving 1 in s1_n on the way to s1_ne is canonical, the equal way round only legal") {
    Table smaller = flying(Table::of(2).ships("s1_c", Ruby, 2), "s1_c", 2);
    smaller.play("to s1_ne");
    CHECK(contains(smaller.canonical_options(), "via s1_n"));
    Table larger = flying(Table::of(2).ships("s1_c", Ruby, 2), "s1_c", 2);
    larger.play("to s1_n");
    CHECK(larger.allows("via s1_ne"));
    CHECK_FALSE(contains(larger.canonical_options(), "via s1_ne"));
    smaller.play("via s1_n");
    larger.play("via s1_ne");
    CHECK(smaller.state.ships == larger.state.ships);
}

TEST_CASE("PI-E49 a two-step move to a system next to the origin picks up a ship on the way") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_n", Ruby, 1).order(Ruby, Command::Explore, 1);
    table.play("from s1_c", "fleet 1", "to s1_ne", "via s1_n");  // picking up 1
    CHECK(table.ships("s1_c") == 1);
    CHECK(table.owner("s1_n") == kNobody);
    CHECK(table.ships("s1_ne") == 2);
    CHECK(table.order_is_over());
}

TEST_CASE("PI-E50 Expand and Explore alone: 3 new ships may fly in the same reveal, with 3 fleet moves") {
    auto table = Table::of(2).ships("s1_n", Ruby, 1).plans({"ex-ex-tt", "tt-ex-ex"});
    table.play("expand s1_n", "expand s1_n", "expand s1_n");
    REQUIRE(table.asks(Step::ExploreOrigin));
    CHECK(table.state.reveals == 1);
    for (const char* dest : {"to s1_ne", "to s1_c", "to s1_nw"}) {
        CHECK(table.state.reveals == 1);
        table.play("from s1_n");
        if (table.asks(Step::ExploreSize)) table.play("fleet 1");
        table.play(dest);
    }
    CHECK(table.state.reveals == 2);
    CHECK(ships_on_board(table.state, Ruby) == 4);
    for (const char* system : {"s1_n", "s1_ne", "s1_c", "s1_nw"}) CHECK(table.ships(system) == 1);
}
