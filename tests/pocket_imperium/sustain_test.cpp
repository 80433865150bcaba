// Exploitation: the sustain step (5.9).
#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

// Sapphire holds two far sectors, so that the game stops at the first choice of a sector.
Table with_others(Table table) {
    table.ships("s4_sw", Sapphire, 1).ships("s5_sw", Sapphire, 1).exploitation();
    REQUIRE(table.asks(Step::ScoreSector));
    return table;
}

// What the sustain step leaves of so many ships.
int sustained(Table table, std::string_view system, int ships) {
    table.ships(system, Ruby, ships);
    return with_others(table).ships(system);
}

// Everybody plans the same and gives up every order.
void all_idle(Table& table) {
    while (table.asks(Step::MakePlan)) table.play(table.state.seats() == 2 ? "plan ee-xx-tt" : "plan ext");
    while (!table.asks(Step::ScoreSector)) table.play("stop");
}

}  // namespace

TEST_CASE("PI-87 exploitation begins with sustain, then sectors are scored, then the closing steps follow") {
    auto table = Table::of(3, {{"prime", "quad"}}).ships("prime", Ruby, 6).ships("s1_n", Ruby, 4);
    table.ships("s4_c", Sapphire, 3).ships("s5_s", Jade, 1).ships("s6_n", Jade, 1).planning();
    all_idle(table);
    CHECK(table.ships("prime") == 4);  // sustained, but Quad-Prime has not taken its ship yet
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.points(Ruby) == 0);
    CHECK(table.state.round == 1);
    table.play("sector 1", "sector 4", "sector 5");  // then Ruby's additional sector is the only one left
    CHECK(table.points(Ruby) == 1);
    CHECK(table.points(Jade) == 2);
    CHECK(table.ships("prime") == 3);
    CHECK(table.state.round == 2);
}

TEST_CASE("PI-88 sustain applies to all players at once and involves no decision") {
    auto table = Table::of(4).first(Jade).ships("s1_n", Ruby, 5).ships("s2_ne", Sapphire, 4);
    table.ships("s3_sw", Jade, 3).ships("s4_c", Pearl, 6).planning();
    all_idle(table);
    CHECK(table.asked() == Jade);  // the first question after the orders is a sector
    for (const char* system : {"s1_n", "s2_ne", "s3_sw", "s4_c"}) CHECK(table.ships(system) == 2);
}

TEST_CASE("PI-89 capacity: empty 1, Level I 2, Level II 3, Tri-Prime 4, Quad-Prime 4, asteroid belt 0") {
    for (int ships = 1; ships <= 6; ++ships) {
        CAPTURE(ships);
        const auto at_most = [&](int capacity) { return ships < capacity ? ships : capacity; };
        CHECK(sustained(Table::of(3), "s1_ne", ships) == at_most(1));
        CHECK(sustained(Table::of(3), "s1_n", ships) == at_most(2));
        CHECK(sustained(Table::of(3), "s1_c", ships) == at_most(3));
        CHECK(sustained(Table::of(3), "prime", ships) == at_most(4));
        CHECK(sustained(Table::of(3, {{"prime", "quad"}}), "prime", ships) == at_most(4));
        CHECK(sustained(Table::of(3, {{"sides", "all_b"}}), "s1_c", ships) == 0);
    }
}

TEST_CASE("PI-90 ships above the capacity return to their owner's supply") {
    auto table = Table::of(3).ships("s1_n", Ruby, 5).ships("s2_se", Ruby, 3).ships("s3_ne", Jade, 7);
    CHECK(table.supply(Ruby) == 4);
    table = with_others(table);
    CHECK(table.supply(Ruby) == 9);  // 3 and 2 came back
    CHECK(table.supply(Jade) == 9);  // 4 came back
    CHECK(table.supply(Sapphire) == 10);
}

TEST_CASE("PI-91 unused capacity elsewhere does not help, and ships are not moved") {
    auto table = Table::of(3).ships("s1_n", Ruby, 4).ships("s1_c", Ruby, 1).ships("prime", Ruby, 1);
    table = with_others(table);
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.ships("s1_c") == 1);
    CHECK(table.ships("prime") == 1);
    for (const char* beside : {"s1_ne", "s1_nw"}) CHECK(table.owner(beside) == kNobody);
}

TEST_CASE("PI-92, PI-Q19 removal is compulsory, and ships within the capacity cannot be given up") {
    auto table = Table::of(3).ships("s1_n", Ruby, 3).ships("s1_c", Ruby, 3).ships("s1_ne", Ruby, 1);
    table = with_others(table);
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.ships("s1_c") == 3);
    CHECK(table.ships("s1_ne") == 1);
    CHECK(table.options() == Options{"sector 1", "sector 4", "sector 5"});
    for (const char* answer : {"stop", "decline", "leave 1", "send s1_c 1"})
        CHECK(table.refuses(answer) == "not-asked");
}

TEST_CASE("PI-93, PI-Q16 ships in asteroid systems are all removed, before sectors are scored") {
    auto table = Table::of(3, {{"sides", "all_b"}}).ships("s1_c", Ruby, 3).ships("s1_se", Ruby, 1);
    table = with_others(table);
    CHECK(table.owner("s1_c") == kNobody);
    CHECK(table.owner("s1_se") == kNobody);
    CHECK(table.supply(Ruby) == 12);
    CHECK(table.refuses("sector 1") == "PI-95");  // nobody is left there
}

TEST_CASE("PI-Q17 a fleet may stop in the asteroid belt and is lost only if it is still there at sustain") {
    auto table = Table::of(3, {{"sides", "all_b"}}).ships("s1_n", Ruby, 2).order(Ruby, Command::Explore, 1);
    table.play("from s1_n", "fleet 2", "to s1_c", "direct");
    CHECK(table.ships("s1_c") == 2);
    Table stays = table;
    CHECK(with_others(stays).supply(Ruby) == 12);
    table.order(Ruby, Command::Explore, 1).play("from s1_c", "fleet 2", "to s1_s", "direct");
    CHECK(with_others(table).ships("s1_s") == 2);
}

TEST_CASE("PI-Q18 asteroid systems have no planet: no Expand and no invasion there") {
    auto table = Table::of(3, {{"sides", "all_b"}}).ships("s1_n", Ruby, 1).ships("s1_c", Ruby, 1);
    table.ships("s1_nw", Sapphire, 1).order(Ruby, Command::Expand, 3);
    CHECK(table.refuses("expand s1_c") == "PI-46");
    CHECK(table.options() == Options{"expand s1_n", "stop"});
    table.order(Ruby, Command::Exterminate, 3);
    CHECK(table.refuses("invade s1_nw") == "PI-72");
    CHECK(table.refuses("invade s1_se") == "PI-72");
}

TEST_CASE("PI-Q20 the ships above capacity belong to the one owner of the system, and no choice arises") {
    auto table = Table::of(3).ships("s1_n", Ruby, 4).ships("s1_c", Sapphire, 5).ships("s1_s", Jade, 2);
    table = with_others(table);
    CHECK(table.owner("s1_n") == Ruby);
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.owner("s1_c") == Sapphire);
    CHECK(table.ships("s1_c") == 3);
    CHECK(table.supply(Ruby) == 10);
    CHECK(table.supply(Sapphire) == 7);
    CHECK(table.supply(Jade) == 10);
}

TEST_CASE("PI-E29 sustain leaves 2 of 4 on Level I, 1 of 2 in an empty system, 4 of 5 in Prime") {
    auto table = Table::of(3).ships("s1_n", Ruby, 4).ships("s1_ne", Ruby, 2).ships("prime", Jade, 5);
    table.ships("s1_c", Jade, 3);
    table = with_others(table);
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.ships("s1_ne") == 1);
    CHECK(table.ships("prime") == 4);
    CHECK(table.ships("s1_c") == 3);
}
