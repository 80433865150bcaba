// Explore: fleet moves (5.7).
#include <algorithm>
#include <set>

#include "pocket_imperium/situations.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

Notations with_verb(std::string_view verb, const Notations& systems) {
    Notations notations;
    for (const std::string& system : systems) notations.push_back(std::string{verb} + ' ' + system);
    return notations;
}

// What lies within one or two steps when nobody is in the way, in the order of ids.
Notations within_two_steps(const Table& table, const std::string& origin) {
    std::set<System> reached;
    for (const std::string& near : table.neighbours(origin)) {
        reached.insert(Table::id(near));
        if (near == "prime") continue;
        for (const std::string& far : table.neighbours(near)) reached.insert(Table::id(far));
    }
    reached.erase(Table::id(origin));
    Notations names;
    for (const System system : reached) names.push_back(Table::name(system));
    return names;
}

}  // namespace

TEST_CASE("PI-51 a fleet is 1 or more fresh ships that start together, all or some of those there") {
    auto table =
        Table::of(2).ships("s1_n", Ruby, 3).ships("s4_c", Sapphire, 2).order(Ruby, Command::Explore, 3);
    CHECK(table.options() == Notations{"from s1_n", "stop"});
    CHECK(table.refuses("from s4_c") == "PI-51");  // another player's
    CHECK(table.refuses("from s1_c") == "PI-51");  // nobody's
    table.play("from s1_n");
    CHECK(table.options() == Notations{"fleet 1", "fleet 2", "fleet 3"});
    CHECK(table.refuses("fleet 4") == "PI-63");
    table.play("fleet 2", "to s1_ne", "direct");
    CHECK(table.ships("s1_n") == 1);
    CHECK(table.ships("s1_ne") == 2);
    CHECK(table.state.asked().a == 2);  // actions left
}

TEST_CASE("PI-52 a fleet moves 1 or 2 steps, each to an adjacent system") {
    for (System system = 0; system < kSystems; ++system) {
        const std::string origin = Table::name(system);
        CAPTURE(origin);
        const Table table = flying(Table::of(2).ships(origin, Ruby, 1), origin, 1);
        CHECK(table.options() == with_verb("to", within_two_steps(table, origin)));
    }
    const Table table = flying(Table::of(2).ships("s1_n", Ruby, 1), "s1_n", 1);
    CHECK(table.allows("to s1_ne"));             // one step
    CHECK(table.allows("to s1_se"));             // two
    CHECK(table.refuses("to s2_n") == "PI-52");  // three
    CHECK(table.refuses("to s1_n") == "PI-62");  // none
}

TEST_CASE("PI-53 a fleet may not enter another player's system, neither to stop nor to fly through") {
    const Table table = flying(Table::of(2).ships("s1_n", Ruby, 1).ships("s1_ne", Sapphire, 1), "s1_n", 1);
    CHECK(table.refuses("to s1_ne") == "PI-53");
    CHECK(table.allows("to s1_se"));  // still reached through s1_c
    const Table closed =
        flying(Table::of(2).ships("s1_n", Ruby, 1).ships("s1_ne", Sapphire, 1).ships("s1_c", Sapphire, 1),
               "s1_n", 1);
    CHECK_FALSE(closed.allows("to s1_se"));
    CHECK_FALSE(closed.allows("to s1_s"));

    auto shut_in = Table::of(2).ships("s1_n", Ruby, 1).ships("s4_c", Ruby, 1).ships("s1_c", Sapphire, 1);
    shut_in.ships("s1_ne", Sapphire, 1).ships("s1_nw", Sapphire, 1).order(Ruby, Command::Explore, 3);
    CHECK(shut_in.options() == Notations{"from s4_c", "stop"});
    CHECK(shut_in.refuses("from s1_n") == "PI-53");
}

TEST_CASE("PI-54 a fleet may enter and cross unoccupied systems and own ones") {
    for (const int friends : {0, 2}) {
        CAPTURE(friends);
        auto table = Table::of(2).ships("s1_n", Ruby, 1);
        if (friends > 0) table.ships("s1_c", Ruby, friends);
        const Table enter = flying(table, "s1_n", 1);
        CHECK(enter.allows("to s1_c"));
        CHECK(enter.allows("to s1_s"));  // through s1_c alone
        CHECK(enter.allows("to s1_sw"));
    }
}

TEST_CASE("PI-55 Prime may be entered with the first or the second step, and the move then ends") {
    const Table first = flying(Table::of(2).ships("s1_s", Ruby, 1), "s1_s", 1);
    CHECK(first.allows("to prime"));
    for (const char* beyond : {"to s4_n", "to s5_ne", "to s3_nw"}) CHECK_FALSE(first.allows(beyond));
    const Table second = flying(Table::of(2).ships("s1_c", Ruby, 1), "s1_c", 1);
    CHECK(second.allows("to prime"));
    const Table held = flying(Table::of(2).ships("s1_s", Ruby, 1).ships("prime", Sapphire, 1), "s1_s", 1);
    CHECK(held.refuses("to prime") == "PI-53");
    // Own ships in Prime do not make it a way through, nor a place for an exchange.
    Table own = flying(Table::of(2).ships("s1_s", Ruby, 2).ships("prime", Ruby, 2), "s1_s", 2);
    CHECK_FALSE(own.allows("to s4_n"));
    own.play("to s1_sw");
    CHECK(own.options() == Notations{"direct", "via s1_c"});
    CHECK(own.refuses("via prime") == "PI-69");
}

TEST_CASE("PI-Q1 an Explore move may end in Prime; the letter of the rulebook is an option") {
    const Table ruling = flying(Table::of(2).ships("s1_s", Ruby, 1), "s1_s", 1);
    CHECK(contains(ruling.options(), "to prime"));
    auto letter = Table::of(2, {{"prime_entry", "invasion_only"}}).ships("s1_s", Ruby, 1);
    const Table by_letter = flying(letter, "s1_s", 1);
    CHECK_FALSE(contains(by_letter.options(), "to prime"));
    CHECK(by_letter.refuses("to prime") == "PI-Q1");
    CHECK(letter.order(Ruby, Command::Exterminate, 1).allows("invade prime"));
}

TEST_CASE("PI-56 a fleet that starts in Prime may take a second step, but not back into Prime") {
    const Table table = flying(Table::of(2).ships("prime", Ruby, 1), "prime", 1);
    CHECK(table.allows("to s1_s"));
    CHECK(table.allows("to s1_c"));
    CHECK(table.refuses("to prime") == "PI-62");
    CHECK(table.refuses("to s1_n") == "PI-52");
}

TEST_CASE("PI-57 a fleet controls an unoccupied system at once, and joins the ships in an own one") {
    auto table = Table::of(2).ships("s1_n", Ruby, 3).ships("s1_c", Ruby, 1).order(Ruby, Command::Explore, 2);
    table.play("from s1_n", "fleet 2", "to s1_c", "direct");
    CHECK(table.ships("s1_c") == 3);
    CHECK(table.owner("s1_ne") == kNobody);
    table.play("from s1_n", "to s1_ne", "direct");
    CHECK(table.owner("s1_ne") == Ruby);
}

TEST_CASE("PI-58, PI-Q2 any number of fresh ships in the intermediate system may join the fleet") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_nw", Ruby, 3).ships("s1_n", Ruby, 1);
    table.order(Ruby, Command::Explore, 3).play("from s1_n", "to s1_nw", "direct");
    CHECK(table.ships("s1_nw") == 4);  // one of them has flown
    table.play("from s1_c", "fleet 1", "to s6_se", "via s1_nw");
    CHECK(table.options() == Notations{"pick_up 1", "pick_up 2", "pick_up 3"});
    CHECK(table.refuses("pick_up 4") == "PI-58");
    table.play("pick_up 3");
    CHECK(table.ships("s6_se") == 4);
    CHECK(table.ships("s1_nw") == 1);
    CHECK(table.ships("s1_c") == 1);
}

TEST_CASE("PI-59 any number of ships may stay in the intermediate system and control it at once") {
    Table table = flying(Table::of(2).ships("s1_c", Ruby, 5), "s1_c", 4);
    table.play("to s6_se", "via s1_nw");
    CHECK(table.options() == Notations{"leave 1", "leave 2", "leave 3"});
    table.play("leave 3");
    CHECK(table.owner("s1_nw") == Ruby);
    CHECK(table.ships("s1_nw") == 3);
    CHECK(table.ships("s6_se") == 1);
    CHECK(table.ships("s1_c") == 1);
}

TEST_CASE("PI-59, PI-Q3 at least one ship that came from the origin flies on") {
    Table table = flying(Table::of(2).ships("s1_c", Ruby, 3).ships("s1_nw", Ruby, 2), "s1_c", 3);
    table.play("to s6_se", "via s1_nw");
    CHECK(table.refuses("leave 3") == "PI-59");  // although others could fly on instead
    CHECK(table.allows("leave 2"));
    Table one = flying(Table::of(2).ships("s1_c", Ruby, 1).ships("s1_nw", Ruby, 2), "s1_c", 1);
    one.play("to s6_se", "via s1_nw");
    CHECK(one.options() == Notations{"pick_up 1", "pick_up 2"});
    CHECK(one.refuses("leave 1") == "PI-59");
}

TEST_CASE("PI-60, PI-Q5 one fleet move picks up, or drops off, or does neither") {
    const auto arrived = [] {
        Table table = flying(Table::of(2).ships("s1_c", Ruby, 3).ships("s1_nw", Ruby, 2), "s1_c", 3);
        table.play("to s6_se");
        return table;
    };
    Table neither = arrived();
    neither.play("direct");
    CHECK(neither.ships("s6_se") == 3);
    Table exchange = arrived();
    exchange.play("via s1_nw");
    CHECK(exchange.options() == Notations{"leave 1", "leave 2", "pick_up 1", "pick_up 2"});
    for (const std::string& option : exchange.options()) {
        CAPTURE(option);
        Table table = exchange;
        table.play(option);
        CHECK_FALSE(table.asks(Step::ExploreExchange));  // once, then it is flown
        const int n = option.back() - '0';
        const bool leaves = option.front() == 'l';
        CHECK(table.ships("s6_se") == (leaves ? 3 - n : 3 + n));
        CHECK(table.ships("s1_nw") == (leaves ? 2 + n : 2 - n));
    }
}

TEST_CASE("PI-61 a two-step move may lead to a system next to the origin, with an exchange on the way") {
    Table table = flying(Table::of(2).ships("s1_c", Ruby, 2), "s1_c", 2);
    table.play("to s1_ne");
    CHECK(table.options() == Notations{"direct", "via s1_n", "via s1_se"});
    table.play("via s1_se");  // leaving 1 is the only exchange
    CHECK(table.ships("s1_se") == 1);
    CHECK(table.ships("s1_ne") == 1);
}

TEST_CASE("PI-62, PI-Q4 a fleet may not return to its origin in the same move") {
    for (System system = 0; system < kSystems; ++system) {
        const std::string origin = Table::name(system);
        const Table table = flying(Table::of(2).ships(origin, Ruby, 2), origin, 1);
        CHECK(table.refuses("to " + origin) == "PI-62");
        CHECK_FALSE(contains(table.options(), "to " + origin));
    }
}

TEST_CASE("PI-63 ships that flew, were dropped off or picked up are not fresh until the order ends") {
    auto flew = Table::of(2).ships("s1_n", Ruby, 2).order(Ruby, Command::Explore, 3);
    flew.play("from s1_n", "fleet 1", "to s1_ne");
    CHECK(flew.refuses("from s1_ne") == "PI-63");
    CHECK(flew.options() == Notations{"from s1_n", "stop"});

    auto dropped = Table::of(2).ships("s1_c", Ruby, 3).order(Ruby, Command::Explore, 3);
    dropped.play("from s1_c", "fleet 2", "to s6_se", "via s1_nw");
    CHECK(dropped.refuses("from s1_nw") == "PI-63");

    auto picked =
        Table::of(2).ships("s1_c", Ruby, 2).ships("s1_nw", Ruby, 1).order(Ruby, Command::Explore, 3);
    picked.play("from s1_c", "fleet 1", "to s6_se", "via s1_nw");
    CHECK(picked.ships("s6_se") == 2);
    CHECK(picked.refuses("from s6_se") == "PI-63");
    picked.play("stop").order(Ruby, Command::Explore, 1);
    CHECK(picked.allows("from s6_se"));  // another order
}

TEST_CASE("PI-63 ships joining used ones stay fresh alone") {
    auto table = Table::of(2).ships("s1_n", Ruby, 1).ships("s1_c", Ruby, 2).order(Ruby, Command::Explore, 3);
    table.play("from s1_n", "to s1_c", "from s1_c");
    CHECK(table.ships("s1_c") == 3);
    CHECK(table.options() == Notations{"fleet 1", "fleet 2"});
    CHECK(table.refuses("fleet 3") == "PI-63");
}

TEST_CASE("PI-64 at the start of an order every own ship is fresh, and no other") {
    auto table = Table::of(3).ships("s1_n", Ruby, 2).ships("s3_nw", Sapphire, 3).plans({"xet", "xet", "ext"});
    REQUIRE(table.asked() == Ruby);
    CHECK(table.fresh("s1_n") == 2);
    CHECK(table.fresh("s3_nw") == 0);
    table.play("from s1_n", "fleet 1", "to s1_ne", "stop");
    REQUIRE(table.asked() == Sapphire);
    for (const char* system : {"s1_n", "s1_ne"}) CHECK(table.fresh(system) == 0);
    CHECK(table.fresh("s3_nw") == 3);
}

TEST_CASE("PI-64 what a move does to ships and fresh ships") {
    const auto laid_out = Table::of(2).ships("s1_c", Ruby, 4).ships("s1_nw", Ruby, 3).ships("s6_se", Ruby, 1);
    const auto numbers = [](const Table& table) {
        std::vector<int> all;
        for (const char* system : {"s1_c", "s1_nw", "s6_se"}) {
            all.push_back(table.ships(system));
            all.push_back(table.fresh(system));
        }
        return all;
    };
    const auto after = [&](auto... answers) {
        Table table = flying(laid_out, "s1_c", 3);
        table.play("to s6_se", answers...);
        return numbers(table);
    };
    CHECK(numbers(flying(laid_out, "s1_c", 3)) == std::vector{4, 4, 3, 3, 1, 1});
    CHECK(after("direct") == std::vector{1, 1, 3, 3, 4, 1});
    CHECK(after("via s1_nw", "leave 2") == std::vector{1, 1, 5, 3, 2, 1});
    CHECK(after("via s1_nw", "pick_up 2") == std::vector{1, 1, 1, 1, 6, 1});
}

TEST_CASE("PI-65 flying through a system without leaving a ship changes nothing there") {
    auto free = Table::of(2).ships("s1_n", Ruby, 2).order(Ruby, Command::Explore, 2);
    free.play("from s1_n", "fleet 2", "to s1_s", "direct");
    CHECK(free.owner("s1_c") == kNobody);
    CHECK(free.ships("s1_c") == 0);
    auto own = Table::of(2).ships("s1_n", Ruby, 2).ships("s1_c", Ruby, 2).order(Ruby, Command::Explore, 2);
    own.play("from s1_n", "fleet 2", "to s1_s", "direct");
    CHECK(own.ships("s1_c") == 2);
    CHECK(own.fresh("s1_c") == 2);
}

TEST_CASE("PI-67 a player may leave a system completely; it is then unoccupied") {
    auto table =
        Table::of(2).ships("s1_n", Ruby, 2).ships("s6_n", Sapphire, 1).order(Ruby, Command::Explore, 1);
    table.play("from s1_n", "fleet 2", "to s1_nw", "direct");
    CHECK(table.owner("s1_n") == kNobody);
    CHECK(table.ships("s1_n") == 0);
    table.order(Sapphire, Command::Explore, 1).play("from s6_n");
    CHECK_FALSE(table.allows("to s1_nw"));
}

TEST_CASE("PI-68 empty and asteroid systems may be entered, crossed and be destinations") {
    const auto b_sides = [] { return Table::of(2, {{"sides", "all_b"}}); };
    REQUIRE(b_sides().kind("s1_c") == Kind::Asteroid);
    REQUIRE(b_sides().kind("s1_sw") == Kind::Empty);
    Table table = flying(b_sides().ships("s1_n", Ruby, 2), "s1_n", 2);
    CHECK(table.allows("to s1_c"));   // stops on an asteroid
    CHECK(table.allows("to s1_s"));   // crosses it
    CHECK(table.allows("to s1_sw"));  // an empty system
    CHECK(table.allows("to s6_se"));  // across s1_nw, another asteroid
    table.play("to s1_s");
    CHECK(table.options() == Notations{"direct", "via s1_c"});

    Table empties = flying(Table::of(2).ships("s3_s", Ruby, 1), "s3_s", 1);
    REQUIRE(empties.kind("s3_c") == Kind::Empty);
    CHECK(empties.allows("to s3_c"));
    CHECK(empties.allows("to s3_n"));  // across s3_c
}

TEST_CASE("PI-69 the route is direct, or via every system but Prime that is next to origin and destination") {
    for (System system = 0; system < kSystems; ++system) {
        const std::string origin = Table::name(system);
        const Table start = flying(Table::of(2).ships(origin, Ruby, 2), origin, 2);
        const Notations around = start.neighbours(origin);
        for (const std::string& dest : within_two_steps(start, origin)) {
            CAPTURE(origin);
            CAPTURE(dest);
            Notations routes{"direct"};
            for (const std::string& middle : start.neighbours(dest))
                if (middle != "prime" && contains(around, middle)) routes.push_back("via " + middle);
            Table table = start;
            table.play("to " + dest);
            if (routes.size() == 1) REQUIRE(table.ships(dest) == 2);  // flown at once
            if (routes.size() > 1) REQUIRE(table.options() == routes);
        }
    }
}

TEST_CASE("PI-69 a single ship goes via a system only if somebody fresh is there to be picked up") {
    auto table = Table::of(2).ships("s1_c", Ruby, 1).ships("s1_n", Ruby, 1).ships("s6_ne", Ruby, 1);
    table.order(Ruby, Command::Explore, 3).play("from s1_c", "to s1_nw");
    CHECK(table.options() ==
          Notations{"direct", "via s1_n"});  // s1_sw would be another way, but nobody is there
    CHECK(table.refuses("via s1_sw") == "PI-69");

    auto used = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_ne", Ruby, 1).ships("s4_c", Ruby, 1);
    used.order(Ruby, Command::Explore, 3).play("from s1_ne", "to s1_n", "direct");
    used.play("from s1_c", "fleet 1", "to s1_nw");
    CHECK(used.ships("s1_nw") == 1);  // the ship in s1_n is not fresh: there was only the direct way

    auto enemy =
        Table::of(2).ships("s1_c", Ruby, 2).ships("s1_n", Sapphire, 1).order(Ruby, Command::Explore, 3);
    enemy.play("from s1_c", "fleet 2", "to s1_nw");
    CHECK(enemy.options() == Notations{"direct", "via s1_sw"});
}
