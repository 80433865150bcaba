// Exterminate: the examples of section 8, and the filters PI-F4 and PI-F5 of the canonical list.
#include <set>

#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

struct Board {
    std::array<std::uint8_t, kSystems> ships;
    std::uint64_t ruby;
    auto operator<=>(const Board&) const = default;
};

// Every position in which the order can end.
void collect(const Table& table, bool canonical, std::set<Board>& ends) {
    if (table.order_is_over()) {
        ends.insert({table.state.ships.count, table.state.players[Ruby].held.number()});
        return;
    }
    for (const std::string& option : canonical ? table.canonical_options() : table.options()) {
        Table next = table;
        next.play(option);
        collect(next, canonical, ends);
    }
}

bool has(const Options& options, std::string_view option) {
    for (const std::string& each : options)
        if (each == option) return true;
    return false;
}

}  // namespace

TEST_CASE("PI-E24 a smaller force weakens the defender and is lost") {
    auto table = Table::of(2).ships("s1_c", Ruby, 1).ships("s1_n", Sapphire, 3);
    table.order(Ruby, Command::Exterminate, 3).play("invade s1_n");
    CHECK(table.supply(Ruby) == 12);
    CHECK(table.supply(Sapphire) == 10);
    CHECK(table.owner("s1_n") == Sapphire);
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.owner("s1_c") == kNobody);
    CHECK(table.order_is_over());
}

TEST_CASE("PI-E25 two against two leave the system unoccupied") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_n", Sapphire, 2);
    table.order(Ruby, Command::Exterminate, 1).play("invade s1_n", "send s1_c 2");
    CHECK(table.owner("s1_n") == kNobody);
    CHECK(table.ships("s1_n") == 0);
    CHECK(table.supply(Ruby) == 12);
    CHECK(table.supply(Sapphire) == 12);
}

TEST_CASE("PI-E26 a ship in an empty system is no legal target") {
    auto table = Table::of(2).ships("s1_ne", Sapphire, 1).ships("s1_c", Ruby, 3);
    table.order(Ruby, Command::Exterminate, 3);
    CHECK(table.refuses("invade s1_ne") == "PI-72");
    CHECK_FALSE(has(table.options(), "invade s1_ne"));
}

TEST_CASE("PI-E27 the own system is no legal target") {
    auto table =
        Table::of(2).ships("s1_n", Ruby, 1).ships("s1_c", Ruby, 1).order(Ruby, Command::Exterminate, 3);
    CHECK(table.refuses("invade s1_n") == "PI-73");
    CHECK(table.options() == Options{"invade s1_s", "stop"});
}

TEST_CASE("PI-E28 after a draw the next player takes the unoccupied system") {
    auto table = Table::of(3).ships("s1_s", Jade, 2).ships("s1_c", Ruby, 2).ships("s2_n", Sapphire, 1);
    table.plans({"tex", "tex", "ext"});
    REQUIRE(table.asked() == Jade);
    table.play("stop");  // Jade's Expand comes first
    REQUIRE(table.asked() == Ruby);
    CHECK(table.state.asked().a == 2);
    table.play("invade s1_s", "send s1_c 2");
    CHECK(table.owner("s1_s") == kNobody);
    REQUIRE(table.asked() == Sapphire);
    CHECK(table.state.asked().a == 2);
    table.play("invade s1_s");
    CHECK(table.owner("s1_s") == Sapphire);
    CHECK(table.ships("s1_s") == 1);
}

TEST_CASE("PI-E51 an invasion from Prime weakens an overfull system; sustain takes the rest of the excess") {
    auto table = Table::of(2).ships("prime", Ruby, 2).ships("s1_s", Sapphire, 4);
    table.order(Ruby, Command::Exterminate, 1).play("invade s1_s", "send prime 1");
    CHECK(table.ships("prime") == 1);
    CHECK(table.owner("s1_s") == Sapphire);
    CHECK(table.ships("s1_s") == 3);
    table.exploitation();
    CHECK(table.ships("s1_s") == 2);
    CHECK(table.ships("prime") == 1);
}

TEST_CASE("PI-E52 with ships in an empty system only Expand ends by itself; exploring and invading go on") {
    auto table = Table::of(3).ships("s2_se", Ruby, 2).ships("s4_c", Sapphire, 1).ships("s5_s", Jade, 1);
    table.plans({"ext", "txe", "txe"});
    CHECK(table.asked() == Sapphire);  // Ruby's Expand was the only one, with three actions
    CHECK(table.asks(Step::ExterminateTarget));
    CHECK(table.ships("s2_se") == 2);

    table.order(Ruby, Command::Explore, 1);
    CHECK(table.options() == Options{"from s2_se", "stop"});
    table.order(Ruby, Command::Exterminate, 1);
    CHECK(table.options() == Options{"invade s2_ne", "invade s2_s", "stop"});
}

TEST_CASE("PI-F4 a target smaller than the last one is canonical only if the last invasion vacated it") {
    auto table = Table::of(2).ships("prime", Ruby, 6).order(Ruby, Command::Exterminate, 3);
    CHECK(table.canonical_options() == table.options());  // no invasion yet
    table.play("invade s3_nw", "send prime 1");
    CHECK(table.options() ==
          Options{"invade s1_s", "invade s2_nw", "invade s4_ne", "invade s5_se", "invade s6_se", "stop"});
    CHECK(table.canonical_options() == Options{"invade s4_ne", "invade s5_se", "invade s6_se", "stop"});

    auto vacated = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_sw", Ruby, 1).ships("s4_c", Ruby, 1);
    vacated.order(Ruby, Command::Exterminate, 3).play("invade s1_n", "send s1_c 2");
    CHECK(has(vacated.canonical_options(), "invade s1_c"));
    CHECK_FALSE(has(vacated.canonical_options(), "invade prime"));  // id 0, and never held
    vacated.play("invade s4_ne");
    CHECK(has(vacated.options(), "invade s1_c"));
    CHECK_FALSE(
        has(vacated.canonical_options(), "invade s1_c"));  // vacated by an earlier invasion than the last
}

TEST_CASE("PI-F5 a system is not invaded twice in one order, but again in the next one") {
    auto table = Table::of(2).ships("s1_c", Ruby, 6).ships("s1_n", Sapphire, 5);
    table.plans({"tt-ee-xx", "ee-xx-tt"}).play("stop", "stop");  // two Expand cards of Sapphire's
    REQUIRE(table.asked() == Ruby);
    table.play("invade s1_n", "send s1_c 1");
    CHECK(table.options() == Options{"invade s1_n", "invade s1_s", "stop"});
    CHECK(table.canonical_options() == Options{"invade s1_s", "stop"});
    table.play("stop");
    REQUIRE(table.asks(Step::ExterminateTarget));  // the second card
    CHECK(table.canonical_options() == Options{"invade s1_n", "invade s1_s", "stop"});
}

TEST_CASE("PI-F4, PI-F5 the canonical list reaches every position that the complete one reaches") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_sw", Ruby, 1).ships("s6_c", Ruby, 2);
    table.ships("s1_n", Sapphire, 2).ships("s6_se", Sapphire, 1).order(Ruby, Command::Exterminate, 3);
    std::set<Board> complete;
    std::set<Board> canonical;
    collect(table, false, complete);
    collect(table, true, canonical);
    CHECK(complete.size() > 50);
    CHECK(complete == canonical);
}
