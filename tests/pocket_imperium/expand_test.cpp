// Expand (5.6), and its canonical list (PI-F1).
#include <set>

#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

// Ruby on a Level I, a Level II, Prime and an empty system; Sapphire on a Level I system.
Table spread_out() {
    return Table::of(2)
        .ships("s1_n", Ruby, 2)
        .ships("s1_c", Ruby, 1)
        .ships("prime", Ruby, 1)
        .ships("s1_ne", Ruby, 1)
        .ships("s4_c", Sapphire, 2);
}

// Every distribution of ships in which the Expand orders of Ruby that are asked now can end.
void find_endings(const Table& table, bool canonical, std::set<std::string>& endings, int& sequences) {
    if (!table.asks(Step::Expand) || table.asked() != Ruby) {
        const auto& count = table.state.ships.count;
        endings.insert(std::string{count.begin(), count.end()});
        ++sequences;
        return;
    }
    for (const std::string& option : canonical ? table.canonical_options() : table.options()) {
        Table next = table;
        next.play(option);
        find_endings(next, canonical, endings, sequences);
    }
}

}  // namespace

TEST_CASE("PI-44 one action places 1 ship from the supply in one system") {
    auto table = spread_out().order(Ruby, Command::Expand, 3);
    const int supply = table.supply(Ruby);
    table.play("expand s1_n");
    CHECK(table.ships("s1_n") == 3);
    CHECK(table.supply(Ruby) == supply - 1);
    CHECK(table.ships("s1_c") == 1);
    CHECK(table.supply(Sapphire) == 10);
    CHECK(table.state.asked().a == 2);  // actions left
}

TEST_CASE("PI-45 eligible are the player's own systems with a planet: Level I, Level II, Prime") {
    const auto table = spread_out().order(Ruby, Command::Expand, 3);
    CHECK(table.options() == Notations{"expand prime", "expand s1_c", "expand s1_n", "stop"});
    auto taken = table;
    taken.play("expand prime", "expand s1_c", "expand s1_n");
    CHECK(taken.ships("prime") == 2);
    CHECK(taken.ships("s1_c") == 2);
    CHECK(taken.ships("s1_n") == 3);
}

TEST_CASE("PI-46 no ship is placed without a planet, in an unoccupied system or in another player's") {
    const auto table = spread_out().order(Ruby, Command::Expand, 3);
    CHECK(table.refuses("expand s1_ne") == "PI-46");  // own, but empty
    CHECK(table.refuses("expand s1_s") == "PI-46");   // a free planet
    CHECK(table.refuses("expand s4_c") == "PI-46");   // Sapphire's

    const auto asteroids = Table::of(2, {{"sides", "all_b"}})
                               .ships("s1_c", Ruby, 2)
                               .ships("s1_n", Ruby, 1)
                               .order(Ruby, Command::Expand, 3);
    CHECK(asteroids.kind("s1_c") == Kind::Asteroid);
    CHECK(asteroids.refuses("expand s1_c") == "PI-46");
    CHECK(asteroids.options() == Notations{"expand s1_n", "stop"});
}

TEST_CASE("PI-47 the ships of one order may go to one system or to different ones") {
    auto one = spread_out().order(Ruby, Command::Expand, 3);
    one.play("expand s1_n", "expand s1_n", "expand s1_n");
    CHECK(one.ships("s1_n") == 5);
    auto different = spread_out().order(Ruby, Command::Expand, 3);
    different.play("expand s1_n", "expand prime", "expand s1_n");
    CHECK(different.ships("s1_n") == 4);
    CHECK(different.ships("prime") == 2);
}

TEST_CASE("PI-48 no ship can be placed beyond the supply") {
    auto table = Table::of(2).ships("s1_n", Ruby, 10).order(Ruby, Command::Expand, 3);
    table.play("expand s1_n");
    CHECK(table.asks(Step::Expand));
    table.play("expand s1_n");
    CHECK(table.order_is_over());  // two of the three actions
    CHECK(table.ships("s1_n") == 12);
    CHECK(Table::of(2).ships("s1_n", Ruby, 12).order(Ruby, Command::Expand, 3).order_is_over());

    auto asked_beyond = Table::of(2).ships("s1_n", Ruby, 11).order(Ruby, Command::Expand, 3);
    asked_beyond.state.ships[Table::id("s1_n")] = 12;
    CHECK(asked_beyond.refuses("expand s1_n") == "PI-48");
}

TEST_CASE("PI-49 Expand may overfill a system until the sustain step") {
    auto table =
        Table::of(2).ships("s1_n", Ruby, 2).ships("s4_c", Sapphire, 1).order(Ruby, Command::Expand, 3);
    REQUIRE(table.kind("s1_n") == Kind::LevelOne);  // it sustains 2
    table.play("expand s1_n", "expand s1_n", "expand s1_n");
    CHECK(table.ships("s1_n") == 5);
    table.exploitation();
    CHECK(table.ships("s1_n") == 2);
}

TEST_CASE("PI-50 new ships may be used by every later order, also of the same reveal") {
    auto table = Table::of(2).ships("s1_n", Ruby, 1).plans({"ex-ex-tt", "tt-ex-ex"});
    table.play("expand s1_n", "expand s1_n", "expand s1_n");
    REQUIRE(table.asks(Step::ExploreOrigin));
    CHECK(table.fresh("s1_n") == 4);
    table.play("from s1_n", "fleet 4", "to s1_c", "direct");
    CHECK(table.ships("s1_c") == 4);

    auto later = Table::of(3).ships("s1_n", Ruby, 1).plans({"etx", "xet", "xet"});
    later.play("expand s1_n", "expand s1_n", "expand s1_n", "invade s1_c", "send s1_n 4");
    CHECK(later.ships("s1_c") == 4);
}

TEST_CASE("PI-Q34 Expand in Prime is possible, it holds a planet") {
    for (const char* side : {"tri", "quad"}) {
        CAPTURE(side);
        auto table = Table::of(2, {{"prime", side}}).ships("prime", Ruby, 1).order(Ruby, Command::Expand, 2);
        CHECK(table.options() == Notations{"expand prime", "stop"});
        table.play("expand prime", "expand prime");
        CHECK(table.ships("prime") == 3);
    }
}

TEST_CASE("PI-F1 the canonical list chooses systems in non-decreasing id within one order") {
    auto table = Table::of(2).ships("s1_n", Ruby, 1).ships("s2_s", Ruby, 1).ships("s4_c", Ruby, 1);
    table.order(Ruby, Command::Expand, 3);
    CHECK(table.canonical_options() == table.options());
    table.play("expand s2_s");
    CHECK(table.allows("expand s1_n"));  // legal all the same
    CHECK(table.options() == Notations{"expand s1_n", "expand s2_s", "expand s4_c", "stop"});
    CHECK(table.canonical_options() == Notations{"expand s2_s", "expand s4_c", "stop"});
    table.play("expand s4_c");
    CHECK(table.canonical_options() == Notations{"expand s4_c", "stop"});
}

TEST_CASE("PI-F1 two Expand cards of one player in one reveal count as one order") {
    auto table = Table::of(2).ships("s3_nw", Ruby, 1).ships("s4_c", Ruby, 1).ships("s1_n", Sapphire, 1);
    table.ships("s2_s", Sapphire, 1).plans({"ee-xx-tt", "et-ex-xt"});
    table.play("expand s4_c");
    REQUIRE(table.asked() == Ruby);
    CHECK(table.allows("expand s3_nw"));
    CHECK(table.canonical_options() == Notations{"expand s4_c", "stop"});
    table.play("stop");
    REQUIRE(table.asked() == Sapphire);  // whose order begins anew
    CHECK(table.canonical_options() == Notations{"expand s1_n", "expand s2_s", "stop"});

    auto next_reveal =
        Table::of(2).ships("s1_n", Ruby, 1).ships("s2_s", Ruby, 1).plans({"et-et-xx", "xx-et-et"});
    next_reveal.play("expand s2_s", "stop", "stop");
    REQUIRE(next_reveal.asks(Step::Expand));
    REQUIRE(next_reveal.state.reveals == 2);
    CHECK(next_reveal.canonical_options() == Notations{"expand s1_n", "expand s2_s", "stop"});
}

TEST_CASE("PI-F1 the canonical list still reaches every position") {
    auto single = Table::of(2).ships("s1_n", Ruby, 1).ships("s2_s", Ruby, 1).ships("s4_c", Ruby, 1);
    single.order(Ruby, Command::Expand, 3);
    auto twice = Table::of(2).ships("s1_n", Ruby, 1).ships("s2_s", Ruby, 1).plans({"ee-xx-tt", "xx-tt-ee"});
    for (const Table& table : {single, twice}) {
        std::set<std::string> complete, canonical;
        int all_sequences = 0, canonical_sequences = 0;
        find_endings(table, false, complete, all_sequences);
        find_endings(table, true, canonical, canonical_sequences);
        CHECK(canonical == complete);
        CHECK(canonical_sequences < all_sequences);
    }
}

TEST_CASE("PI-E14 with 11 ships on the board an Expand of 3 places only 1") {
    auto table = Table::of(3).ships("s1_n", Ruby, 5).ships("s3_nw", Ruby, 6).order(Ruby, Command::Expand, 3);
    table.play("expand s3_nw");
    CHECK(table.order_is_over());
    CHECK(table.ships("s3_nw") == 7);
    CHECK(table.supply(Ruby) == 0);
}

TEST_CASE("PI-E15 EXPAND_SYSTEM offers prime, s1_n, END; not the empty s1_ne") {
    const auto table = Table::of(3)
                           .ships("s1_n", Ruby, 2)
                           .ships("s1_ne", Ruby, 1)
                           .ships("prime", Ruby, 1)
                           .order(Ruby, Command::Expand, 3);
    CHECK(table.options() == Notations{"expand prime", "expand s1_n", "stop"});
    CHECK(table.refuses("expand s1_ne") == "PI-46");
}
