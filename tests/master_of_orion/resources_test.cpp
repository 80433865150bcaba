// 5.2 to 5.4: resources, morale, points (MO-11 to MO-21).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-11 a gain stops at 9 and the rest is lost") {
    auto table = Table::of(2).tracks(Ruby, 8, 0, 0).hand(Ruby, {"autolab"}).turn(Ruby).play("exploit");
    CHECK(table.tracks(Ruby) == "9/0/0");
}

TEST_CASE("MO-12 a payment is all or nothing") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 0, 9).hand(Ruby, {"frigate", "biospheres"}).turn(Ruby).play("build");
    CHECK(table.lacks("card frigate") == "MO-57 fleet 2 0");
    CHECK(table.options() == std::vector<std::string>{"card biospheres"});
    // An exchange is offered only in the direction that can be paid.
    auto port = Table::of(2).tracks(Ruby, 2, 9, 2).system(Ruby, {"space_port"}).turn(Ruby).play("activate");
    CHECK(port.tracks(Ruby) == "5/9/0");  // 0/0/2 was the only way, and fleet stops at 9
}

TEST_CASE("MO-12 an exchange that cannot be paid is refused with the number") {
    auto table = Table::of(2).tracks(Ruby, 3, 3, 2).system(Ruby, {"space_port"}).turn(Ruby).play("activate");
    table.tracks(Ruby, 3, 3, 1);
    CHECK(table.lacks("pay 0 0 2") == "MO-12 production 2 1");
    CHECK(table.allows("pay 3 3 0"));
}

TEST_CASE("MO-13 resources come from income, Exploit, Trade and effects only") {
    auto table = Table::of(2).hand(Ruby, {"frigate", "titan", "autolab"}).tracks(Ruby, 4, 4, 4).turn(Ruby);
    table.play("research").draws({"capitol", "capitol"});
    CHECK(table.tracks(Ruby) == "4/4/4");
    table.turn(Ruby).play("propaganda");
    CHECK(table.tracks(Ruby) == "4/4/4");
    table.turn(Ruby).play("contract", "discard frigate", "discard titan", "discard autolab", "hire vale");
    CHECK(table.tracks(Ruby) == "4/4/4");
}

TEST_CASE("MO-14 exactly one alternative of a slash list") {
    auto table = Table::of(2).advisor(Ruby, "victoria").turn(Ruby).play("activate");
    CHECK(table.options() == std::vector<std::string>{"gain 2 food", "gain 2 fleet", "gain 2 production"});
    CHECK(table.refuses("gain 1 food") == "MO-14");
    table.play("gain 2 fleet");
    CHECK(table.tracks(Ruby) == "0/2/0");
}

TEST_CASE("MO-15 resources of your choice are chosen one by one") {
    auto table = Table::of(2).race(Ruby, "bulrathi").tracks(Ruby, 7, 0, 0).start_round();
    CHECK(table.options() == std::vector<std::string>{"gain 1 food", "gain 1 fleet", "gain 1 production"});
    table.play("gain 1 food", "gain 1 production");
    CHECK(table.tracks(Ruby) == "8/0/1");
}

TEST_CASE("MO-16 an exchange works once, in either direction, in the printed amounts") {
    auto table = Table::of(2).tracks(Ruby, 7, 7, 5).system(Ruby, {"space_port"}).turn(Ruby).play("activate");
    CHECK(table.options() == std::vector<std::string>{"pay 3 3 0", "pay 0 0 2"});
    CHECK(table.refuses("pay 6 6 0") == "MO-16");
    table.play("pay 3 3 0");
    CHECK(table.tracks(Ruby) == "4/4/7");
    CHECK(table.asked() == Sapphire);
}

TEST_CASE("MO-17 morale starts at 10, never exceeds it and has no lower bound") {
    CHECK(Table::of(2).morale(Ruby) == 10);
    auto table = Table::of(2).morale(Ruby, 9).turn(Ruby).play("propaganda");
    CHECK(table.morale(Ruby) == 10);
    auto low = Table::of(2).morale(Sapphire, -3).tracks(Ruby, 0, 2, 0).turn(Ruby).play("attack");
    CHECK(low.morale(Sapphire) == -4);
}

TEST_CASE("MO-18 morale 6+ to build and to activate") {
    auto build = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .morale(Ruby, 5)
                     .hand(Ruby, {"titan", "frigate"})
                     .turn(Ruby)
                     .play("build");
    CHECK(build.lacks("card titan") == "MO-18 morale 6 5");
    CHECK(build.morale(Ruby, -3).lacks("card titan") == "MO-18 morale 6 -3");
    CHECK(build.morale(Ruby, 6).allows("card titan"));
    auto work = Table::of(2).morale(Ruby, 5).system(Ruby, {"superscalar_gas_harvester"}).turn(Ruby);
    CHECK_FALSE(work.offers("activate"));
    CHECK(work.morale(Ruby, 6).offers("activate"));
}

TEST_CASE("MO-19, MO-E40 morale of 0 matters only at the end of a round") {
    auto low = Table::of(2).morale(Sapphire, 0).tracks(Ruby, 0, 2, 0).turn(Ruby).play("attack");
    CHECK(low.morale(Sapphire) == -1);
    CHECK_FALSE(low.over());
    CHECK_FALSE(Table::of(2).morale(Sapphire, 1).tracks(Ruby, 4, 0, 0).end_round().over());
    CHECK(Table::of(2).morale(Sapphire, 0).end_round().over());
    CHECK(Table::of(2).morale(Sapphire, -1).end_round().over());
}

TEST_CASE("MO-20 points are added at once, without an upper limit") {
    auto table = Table::of(2).score(Ruby, 99).tracks(Ruby, 0, 2, 0).turn(Ruby).play("attack");
    CHECK(table.score(Ruby) == 101);
}

TEST_CASE("MO-21, MO-Q25 points are paid from the score track alone, which never drops below 0") {
    auto table = Table::of(2).system(Ruby, {"capitol", "planetary_stock_exchange"}).turn(Ruby);
    CHECK(table.points(Ruby) > 10);
    CHECK_FALSE(table.offers("activate"));
    table.score(Ruby, 1).play("activate", "gain 3 fleet");
    CHECK(table.score(Ruby) == 0);
    CHECK(table.tracks(Ruby) == "0/3/0");
}

TEST_CASE("MO-21 a payment of points that is refused says how many there are") {
    auto table =
        Table::of(2).system(Ruby, {"planetary_stock_exchange"}).advisor(Ruby, "victoria").score(Ruby, 1);
    table.turn(Ruby).play("activate").score(Ruby, 0);
    CHECK(table.lacks("work planetary_stock_exchange system_1") == "MO-21 points 1 0");
}
