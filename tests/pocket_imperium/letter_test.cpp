// Two readings of the rulebook's letter, as options: prime_entry=invasion_only and prime_sector=own_too.
#include <algorithm>

#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

Table no_entry() { return Table::of(2, {{"prime_entry", "invasion_only"}}); }

bool offers(const Table& table, std::string_view option) {
    const Options all = table.options();
    return std::find(all.begin(), all.end(), option) != all.end();
}

// Ruby controls Prime; sectors 1 to 4 are occupied; Ruby chose sector 1, Sapphire sector 2.
Table additional(Table table) {
    table.ships("prime", Ruby, 1)
        .ships("s1_c", Ruby, 1)
        .ships("s2_ne", Sapphire, 1)
        .ships("s3_ne", Sapphire, 1);
    table.ships("s4_sw", Ruby, 1).exploitation().play("sector 1", "sector 2");
    REQUIRE(table.asks(Step::PrimeSector));
    return table;
}

}  // namespace

TEST_CASE("PI-Q1 by the letter a fleet stops before Prime: no Explore move ends there") {
    auto table = no_entry().ships("s1_s", Ruby, 2).ships("s1_n", Ruby, 1).order(Ruby, Command::Explore, 2);
    Table beside = table;
    beside.play("from s1_s", "fleet 2");
    CHECK_FALSE(offers(beside, "to prime"));
    CHECK_FALSE(beside.allows("to prime"));
    CHECK_FALSE(beside.allows("to s4_n"));  // nor does it fly through
    CHECK(beside.allows("to s2_nw"));       // another way past it

    Table two_steps = no_entry().ships("s1_c", Ruby, 1).order(Ruby, Command::Explore, 1).play("from s1_c");
    CHECK_FALSE(offers(two_steps, "to prime"));

    auto by_ruling = Table::of(2).ships("s1_s", Ruby, 2).order(Ruby, Command::Explore, 1);
    by_ruling.play("from s1_s", "fleet 2");
    CHECK(offers(by_ruling, "to prime"));
}

TEST_CASE("PI-Q1 by the letter Prime can still be invaded, left, and filled by Expand") {
    auto invasion = no_entry().ships("s1_s", Ruby, 2).order(Ruby, Command::Exterminate, 1);
    invasion.play("invade prime", "send s1_s 2");
    CHECK(invasion.owner("prime") == Ruby);

    invasion.order(Ruby, Command::Explore, 1).play("from prime", "fleet 1");
    CHECK(invasion.options().size() == 30);  // everything that PI-E18 lists
    invasion.play("to s1_s");
    CHECK(invasion.ships("s1_s") == 1);
    invasion.order(Ruby, Command::Explore, 1).play("from s1_s");
    CHECK_FALSE(invasion.allows("to prime"));  // not even to join own ships
    invasion.order(Ruby, Command::Expand, 1).play("expand prime");
    CHECK(invasion.ships("prime") == 2);
}

TEST_CASE("PI-Q9 by the letter the additional sector may be the own choice again, which then scores twice") {
    auto table = additional(Table::of(2, {{"prime_sector", "own_too"}}));
    CHECK(table.options() == Options{"sector 1", "sector 3", "sector 4"});
    CHECK(table.refuses("sector 2") == "PI-101");  // chosen by another player
    CHECK(table.refuses("sector 5") == "PI-95");
    CHECK(table.points(Ruby) == 2);
    table.play("sector 1");
    CHECK(table.points(Ruby) == 4);
    CHECK(table.points(Sapphire) == 1);
    CHECK(table.asks(Step::MakePlan));

    auto by_ruling = additional(Table::of(2));
    CHECK(by_ruling.options() == Options{"sector 3", "sector 4"});
    CHECK(by_ruling.refuses("sector 1") == "PI-101");
}

TEST_CASE("PI-Q9 by the letter only the additional sector repeats, and only for the controller of Prime") {
    auto table =
        Table::of(2, {{"prime_sector", "own_too"}}).ships("prime", Sapphire, 1).ships("s1_c", Ruby, 1);
    table.ships("s2_ne", Sapphire, 1).ships("s3_ne", Ruby, 1).exploitation().play("sector 1");
    CHECK(table.asks(Step::ScoreSector));
    CHECK(table.refuses("sector 1") == "PI-101");  // an ordinary choice
    table.play("sector 2");
    REQUIRE(table.asks(Step::PrimeSector));
    CHECK(table.asked() == Sapphire);
    CHECK(table.options() == Options{"sector 2", "sector 3"});

    // If nothing else is left it is the only answer.
    auto single = Table::of(2, {{"prime_sector", "own_too"}}).ships("prime", Ruby, 1).ships("s1_c", Ruby, 1);
    single.ships("s2_ne", Sapphire, 1).exploitation().play("sector 1");
    CHECK(single.points(Ruby) == 4);
    CHECK(single.points(Sapphire) == 1);
}
