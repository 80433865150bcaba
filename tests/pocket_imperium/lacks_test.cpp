// Where a number is why something is refused, the verdict tells it.
#include "pocket_imperium/table.h"

using namespace orrery::pi;

TEST_CASE("PI-63 a fleet has no more ships than there are unused ones") {
    auto table = Table::of(2).ships("s1_n", Ruby, 3).order(Ruby, Command::Explore, 3).play("from s1_n");
    CHECK(table.lacks("fleet 5") == "PI-63 fresh 5 3");
    CHECK(table.lacks("fleet 3").empty());
}

TEST_CASE("PI-58 no more are picked up than there are unused ones; PI-59 one flies on") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_nw", Ruby, 3);
    table.order(Ruby, Command::Explore, 3).play("from s1_c", "fleet 2", "to s6_se", "via s1_nw");
    CHECK(table.lacks("pick_up 4") == "PI-58 fresh 4 3");
    CHECK(table.lacks("leave 2") == "PI-59 fleet 3 2");
    CHECK(table.lacks("leave 1").empty());
}

TEST_CASE("PI-81 no more are sent than there are unused ones; PI-74 at least one is sent") {
    auto table = Table::of(3).ships("prime", Ruby, 6).order(Ruby, Command::Exterminate, 2);
    table.play("invade s1_s");
    CHECK(table.lacks("send prime 7") == "PI-81 fresh 7 6");
    CHECK(table.lacks("send prime 0") == "PI-74 force 1 0");
}
