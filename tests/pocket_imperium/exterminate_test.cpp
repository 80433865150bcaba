// Exterminate: what may be invaded, from where, and what becomes of the ships (5.8).
#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

// Ruby invades s1_n from s1_c with all ships there; Sapphire may hold it.
Table battle(int attackers, int defenders) {
    auto table = Table::of(2).ships("s1_c", Ruby, attackers);
    if (defenders > 0) table.ships("s1_n", Sapphire, defenders);
    table.order(Ruby, Command::Exterminate, 1).play("invade s1_n");
    if (table.asks(Step::ExterminateShips)) table.play("send s1_c " + std::to_string(attackers));
    REQUIRE(table.order_is_over());
    return table;
}

// One ship in the source takes the target.
void check_invasion(Table table, std::string_view source, std::string_view target) {
    CAPTURE(std::string{source});
    table.ships(source, Ruby, 1).order(Ruby, Command::Exterminate, 1);
    table.play("invade " + std::string{target});
    CHECK(table.owner(source) == kNobody);
    CHECK(table.owner(target) == Ruby);
    CHECK(table.ships(target) == 1);
}

}  // namespace

TEST_CASE("PI-70 one action is the invasion of one target system by ships from adjacent systems") {
    auto table = Table::of(3).ships("prime", Ruby, 6).order(Ruby, Command::Exterminate, 2);
    table.play("invade s1_s");
    CHECK(table.refuses("invade s2_nw") == "not-asked");  // one target in an action
    CHECK(table.refuses("stop") == "not-asked");          // chosen is chosen
    table.play("send prime 1");
    CHECK(table.ships("s1_s") == 1);
    CHECK(table.ships("prime") == 5);
    REQUIRE(table.asks(Step::ExterminateTarget));
    table.play("invade s2_nw", "send prime 2");
    CHECK(table.order_is_over());  // two actions, although fresh ships and targets are left
    CHECK(table.fresh("prime") == 3);
    CHECK(table.ships("s2_nw") == 2);
}

TEST_CASE("PI-71 a legal target has a planet, is not controlled by the invader and is next to fresh ships") {
    auto table = Table::of(3).ships("s1_s", Ruby, 2).ships("s2_ne", Ruby, 1);
    table.ships("prime", Sapphire, 4).ships("s3_sw", Jade, 1).order(Ruby, Command::Exterminate, 3);
    // Held by another player, unoccupied Level II (twice): all next to s1_s. s2_ne has no planet beside it.
    CHECK(table.options() == Options{"invade prime", "invade s1_c", "invade s2_nw", "stop"});
    CHECK(table.refuses("invade s1_n") == "PI-71");   // two steps away
    CHECK(table.refuses("invade s3_sw") == "PI-71");  // next to no ship of Ruby's
    CHECK(table.refuses("invade s1_s") == "PI-73");
    CHECK(table.refuses("invade s1_se") == "PI-72");

    auto used = Table::of(3).ships("s1_s", Ruby, 2).ships("s4_c", Ruby, 1);
    used.order(Ruby, Command::Exterminate, 3).play("invade s1_c", "send s1_s 2");
    CHECK(used.refuses("invade s1_n") == "PI-71");  // s1_c is next to it, but its ships are not fresh
    CHECK(used.options() == Options{"invade s4_ne", "invade s4_sw", "stop"});
}

TEST_CASE("PI-72 ships in systems without a planet can never be attacked") {
    auto table = Table::of(2).ships("s1_c", Ruby, 5).ships("s1_ne", Sapphire, 1).ships("s1_sw", Sapphire, 1);
    table.order(Ruby, Command::Exterminate, 3);
    CHECK(table.refuses("invade s1_ne") == "PI-72");
    CHECK(table.refuses("invade s1_se") == "PI-72");  // nor an empty system that nobody holds
    CHECK(table.options() == Options{"invade s1_n", "invade s1_s", "stop"});

    auto belt = Table::of(2, {{"sides", "all_b"}}).ships("s1_n", Ruby, 5).ships("s1_c", Sapphire, 1);
    belt.order(Ruby, Command::Exterminate, 3);
    CHECK(belt.refuses("invade s1_c") == "PI-72");
    CHECK(belt.options() == Options{"invade s1_ne", "stop"});
    CHECK(belt.refuses("invade s2_c") == "PI-72");  // the black hole
}

TEST_CASE("PI-73 a system that the player controls cannot be invaded or reinforced") {
    auto table = Table::of(2).ships("s1_c", Ruby, 4).ships("s1_n", Ruby, 1).ships("s4_n", Ruby, 1);
    table.order(Ruby, Command::Exterminate, 3);
    CHECK(table.refuses("invade s1_n") == "PI-73");
    CHECK(table.refuses("invade s1_c") == "PI-73");
    table.play("invade s1_s", "send s1_c 1");
    CHECK(table.refuses("invade s1_s") == "PI-73");  // just conquered: no more ships can follow
    table.play("invade prime");
    CHECK(table.order_is_over());  // three fresh ships in s1_c, but nothing left to invade
}

TEST_CASE("PI-74 any number of fresh ships from any number of adjacent systems, at least one in all") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_se", Ruby, 2).ships("s1_sw", Ruby, 2);
    table.ships("s1_n", Ruby, 2).order(Ruby, Command::Exterminate, 1).play("invade s1_s");
    CHECK(table.options() == Options{"send s1_c 0", "send s1_c 1", "send s1_c 2"});
    CHECK(table.refuses("send s1_c 3") == "PI-81");

    Table none = table;
    none.play("send s1_c 0", "send s1_se 0");
    CHECK(none.refuses("send s1_sw 0") == "PI-74");
    CHECK(none.options() == Options{"send s1_sw 1", "send s1_sw 2"});

    table.play("send s1_c 1", "send s1_se 0", "send s1_sw 2");
    CHECK(table.order_is_over());  // s1_n lies two steps away and was not asked for ships
    CHECK(table.ships("s1_s") == 3);
    CHECK(table.ships("s1_c") == 1);
    CHECK(table.ships("s1_se") == 2);
    CHECK(table.owner("s1_sw") == kNobody);
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.supply(Ruby) == 4);
}

TEST_CASE("PI-75, PI-Q21 ships may invade from any kind of system, planet or not") {
    check_invasion(Table::of(2), "s1_sw", "s1_s");  // empty
    check_invasion(Table::of(2), "s1_n", "s1_c");   // Level I
    check_invasion(Table::of(2), "s1_c", "s1_n");   // Level II
    check_invasion(Table::of(2), "prime", "s1_s");
    check_invasion(Table::of(2), "s2_nw", "prime");
    check_invasion(Table::of(2, {{"sides", "all_b"}}), "s1_c", "s1_n");  // asteroid belt
}

TEST_CASE("PI-76 invader and defender both remove as many ships as the smaller side has") {
    for (int attackers = 1; attackers <= 6; ++attackers)
        for (int defenders = 0; defenders <= 6; ++defenders) {
            CAPTURE(attackers);
            CAPTURE(defenders);
            const Table table = battle(attackers, defenders);
            const int lost = attackers < defenders ? attackers : defenders;
            CHECK(table.supply(Ruby) == kMaxShips - attackers + lost);
            CHECK(table.supply(Sapphire) == kMaxShips - defenders + lost);
        }
}

TEST_CASE("PI-77 the larger side keeps the target with the difference; equal sides leave it unoccupied") {
    for (int attackers = 1; attackers <= 5; ++attackers)
        for (int defenders = 1; defenders <= 5; ++defenders) {
            CAPTURE(attackers);
            CAPTURE(defenders);
            const Table table = battle(attackers, defenders);
            const Seat winner = attackers > defenders ? Ruby : attackers < defenders ? Sapphire : kNobody;
            CHECK(table.owner("s1_n") == winner);
            CHECK(table.ships("s1_n") == std::abs(attackers - defenders));
            CHECK(table.owner("s1_c") == kNobody);
        }
}

TEST_CASE("PI-78 invading an unoccupied system costs nothing") {
    for (int attackers = 1; attackers <= 12; ++attackers) {
        const Table table = battle(attackers, 0);
        CHECK(table.owner("s1_n") == Ruby);
        CHECK(table.ships("s1_n") == attackers);
        CHECK(table.supply(Ruby) == kMaxShips - attackers);
    }
}

TEST_CASE("PI-79 an invasion with fewer ships than the defender has is legal") {
    auto table =
        Table::of(2).ships("s1_c", Ruby, 2).ships("s1_n", Sapphire, 9).order(Ruby, Command::Exterminate, 1);
    REQUIRE(table.allows("invade s1_n"));
    table.play("invade s1_n");
    CHECK(table.options() == Options{"send s1_c 1", "send s1_c 2"});
    table.play("send s1_c 1");
    CHECK(table.owner("s1_n") == Sapphire);
    CHECK(table.ships("s1_n") == 8);
}

TEST_CASE("PI-80 the defender makes no decision and cannot retreat or reinforce") {
    auto table = Table::of(2).ships("s1_c", Ruby, 3).ships("s4_c", Ruby, 1);
    table.ships("s1_n", Sapphire, 2).ships("s1_nw", Sapphire, 5).order(Ruby, Command::Exterminate, 2);
    table.play("invade s1_n");
    CHECK(table.rules.actors(table.state) == Actors::of(Ruby));
    table.play("send s1_c 3");
    CHECK(table.rules.actors(table.state) == Actors::of(Ruby));
    CHECK(table.asks(Step::ExterminateTarget));
    CHECK(table.owner("s1_n") == Ruby);
    CHECK(table.ships("s1_n") == 1);
    CHECK(table.ships("s1_nw") == 5);
    CHECK(table.supply(Sapphire) == 7);
}

TEST_CASE("PI-81 within one order each ship takes part in at most one invasion") {
    auto table =
        Table::of(2).ships("s1_c", Ruby, 4).ships("s1_sw", Ruby, 1).order(Ruby, Command::Exterminate, 3);
    CHECK(table.fresh("s1_c") == 4);
    table.play("invade s1_s", "send s1_c 2", "send s1_sw 0");
    CHECK(table.fresh("s1_c") == 2);
    CHECK(table.fresh("s1_s") == 0);  // survivors are not fresh
    table.play("invade s1_n");
    CHECK(table.refuses("send s1_c 3") == "PI-81");
    table.play("send s1_c 1");
    CHECK(table.fresh("s1_c") == 1);
    table.play("invade prime");  // the one ship of s1_sw; those in s1_s, next to Prime, are not asked for
    CHECK(table.order_is_over());
    CHECK(table.ships("prime") == 1);
    CHECK(table.ships("s1_s") == 2);
    CHECK(table.ships("s1_c") == 1);
}

TEST_CASE("PI-82 the invasions of an order are chosen one by one, each result seen before the next choice") {
    auto table =
        Table::of(2).ships("s1_c", Ruby, 5).ships("s1_n", Sapphire, 2).order(Ruby, Command::Exterminate, 2);
    table.play("invade s1_n", "send s1_c 2");
    CHECK(table.owner("s1_n") == kNobody);
    CHECK(table.supply(Sapphire) == 12);
    CHECK(table.options() == Options{"invade s1_n", "invade s1_s", "stop"});  // after a draw it can be had

    auto won =
        Table::of(2).ships("s1_c", Ruby, 5).ships("s1_n", Sapphire, 2).order(Ruby, Command::Exterminate, 2);
    won.play("invade s1_n", "send s1_c 3");
    CHECK(won.owner("s1_n") == Ruby);
    CHECK(won.options() == Options{"invade s1_s", "stop"});
}

TEST_CASE("PI-83, PI-Q22 a system emptied earlier, also in the same order, may be invaded") {
    auto table =
        Table::of(2).ships("s1_s", Ruby, 2).ships("prime", Ruby, 1).order(Ruby, Command::Exterminate, 2);
    CHECK(table.refuses("invade s1_s") == "PI-73");
    Table partly = table;
    partly.play("invade s1_c", "send s1_s 1");
    CHECK(partly.refuses("invade s1_s") == "PI-73");  // one ship stayed
    table.play("invade s1_c", "send s1_s 2");
    CHECK(table.allows("invade s1_s"));
    table.play("invade s1_s");
    CHECK(table.ships("s1_s") == 1);
    CHECK(table.ships("s1_c") == 2);
    CHECK(table.owner("prime") == kNobody);

    auto flown = Table::of(2).ships("s1_s", Ruby, 1).order(Ruby, Command::Explore, 1);
    flown.play("from s1_s", "to s1_se").order(Ruby, Command::Exterminate, 1);
    flown.play("invade s1_s");
    CHECK(flown.ships("s1_s") == 1);
}

TEST_CASE("PI-84 one system may be invaded by several players in the same reveal, one after the other") {
    auto table = Table::of(3).ships("s1_c", Ruby, 1).ships("s1_se", Sapphire, 2).ships("prime", Jade, 3);
    table.plans({"txe", "txe", "txe"});
    REQUIRE(table.asked() == Ruby);
    table.play("invade s1_s");
    CHECK(table.owner("s1_s") == Ruby);
    REQUIRE(table.asked() == Sapphire);
    table.play("invade s1_s", "send s1_se 2");
    CHECK(table.owner("s1_s") == Sapphire);
    CHECK(table.ships("s1_s") == 1);
    REQUIRE(table.asked() == Jade);
    table.play("invade s1_s", "send prime 3");
    CHECK(table.owner("s1_s") == Jade);
    CHECK(table.ships("s1_s") == 2);
}

TEST_CASE("PI-85 a player may invade a system again with another action or in a later order") {
    auto table =
        Table::of(2).ships("s1_c", Ruby, 6).ships("s1_n", Sapphire, 5).order(Ruby, Command::Exterminate, 2);
    table.play("invade s1_n", "send s1_c 2");
    CHECK(table.ships("s1_n") == 3);
    table.play("invade s1_n", "send s1_c 2");
    CHECK(table.ships("s1_n") == 1);
    CHECK(table.order_is_over());
    table.order(Ruby, Command::Exterminate, 1).play("invade s1_n", "send s1_c 2");
    CHECK(table.owner("s1_n") == Ruby);
    CHECK(table.ships("s1_n") == 1);
}

TEST_CASE("PI-86 ships come source by source in ascending id; the last may not send 0 if none was sent") {
    auto table = Table::of(2).ships("prime", Ruby, 1).ships("s1_c", Ruby, 2).ships("s2_n", Ruby, 2);
    table.order(Ruby, Command::Exterminate, 1).play("invade s1_s");
    CHECK(table.options() == Options{"send prime 0", "send prime 1"});
    CHECK(table.refuses("send s1_c 1") == "out-of-order");
    CHECK(table.refuses("send s2_n 1") == "out-of-order");
    table.play("send prime 0");
    CHECK(table.options() == Options{"send s1_c 0", "send s1_c 1", "send s1_c 2"});

    Table none = table;
    none.play("send s1_c 0");
    CHECK(none.options() == Options{"send s2_n 1", "send s2_n 2"});
    Table one = table;
    one.play("send s1_c 1");
    CHECK(one.options() == Options{"send s2_n 0", "send s2_n 1", "send s2_n 2"});
    one.play("send s2_n 0");
    CHECK(one.ships("s1_s") == 1);
    CHECK(one.ships("s2_n") == 2);
}
