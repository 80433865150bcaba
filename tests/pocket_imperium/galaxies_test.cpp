// Alternative galaxies (5.14, 6.3).
#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

Table in_galaxy(std::string_view galaxy, int players) { return Table::of(players, {{"galaxy", galaxy}}); }

bool is_legal(std::string_view galaxy, int players) {
    const Table table = in_galaxy(galaxy, players);
    return bool{table.rules.judge_setup(table.rules.setup_of(table.state))};
}

struct CheckValues {
    std::string_view galaxy;
    int players, systems, pairs, of_prime, depth_1, depth_2, depth_3, prime_depth;
};
constexpr CheckValues kCheckValues[] = {{"standard", 2, 43, 102, 12, 24, 18, 0, 3},
                                        {"cloud", 4, 43, 101, 8, 24, 16, 2, 1},
                                        {"pyramid", 2, 36, 83, 8, 21, 12, 2, 1},
                                        {"ring", 2, 36, 76, 4, 20, 15, 0, 1},
                                        {"ring_empire", 2, 43, 84, 6, 30, 12, 0, 3}};

}  // namespace

TEST_CASE("PI-130 the galaxies replace only the positions of the tiles") {
    const State standard = in_galaxy("standard", 4).state;
    for (const CheckValues& expected : kCheckValues) {
        CAPTURE(std::string{expected.galaxy});
        const Table table = in_galaxy(expected.galaxy, expected.players);
        const GalaxyMap& map = table.map();
        CHECK(map.all.size() == expected.systems);
        int ends = 0;
        int depths[4] = {};
        for (const System system : map.all) {
            ends += map.neighbours[system].size();
            for (const System other : map.neighbours[system]) CHECK(map.neighbours[other].has(system));
            if (system != kPrime) ++depths[map.depth[system]];
        }
        CHECK(ends == 2 * expected.pairs);
        CHECK(map.neighbours[kPrime].size() == expected.of_prime);
        CHECK(depths[1] == expected.depth_1);
        CHECK(depths[2] == expected.depth_2);
        CHECK(depths[3] == expected.depth_3);
        CHECK(map.depth[kPrime] == expected.prime_depth);

        // The tiles show what they show in the standard galaxy, turned by slot number minus 1.
        for (const Kind kind : every<Kind>())
            CHECK(table.state.kinds[kind] == (standard.kinds[kind] & map.all));
        for (int slot = 1; slot <= map.slots; ++slot)
            CHECK(map.sectors[static_cast<std::size_t>(slot)].size() == 7);
    }
}

TEST_CASE("PI-130 the neighbours of Prime in each galaxy") {
    const auto of_prime = [](std::string_view galaxy, int players) {
        return in_galaxy(galaxy, players).neighbours("prime");
    };
    CHECK(of_prime("standard", 2) == Options{"s1_s", "s1_sw", "s2_sw", "s2_nw", "s3_n", "s3_nw", "s4_n",
                                             "s4_ne", "s5_ne", "s5_se", "s6_se", "s6_s"});
    CHECK(of_prime("cloud", 4) ==
          Options{"s1_sw", "s1_nw", "s3_n", "s3_nw", "s4_n", "s4_ne", "s6_ne", "s6_se"});
    CHECK(of_prime("pyramid", 2) ==
          Options{"s2_s", "s2_sw", "s3_sw", "s3_nw", "s4_ne", "s4_se", "s5_se", "s5_s"});
    CHECK(of_prime("ring", 2) == Options{"s1_n", "s1_nw", "s5_ne", "s5_se"});
    CHECK(of_prime("ring_empire", 2) == Options{"s1_s", "s2_sw", "s3_nw", "s4_n", "s5_ne", "s6_se"});
}

TEST_CASE("PI-130 all other rules stay the same in every galaxy") {
    for (const CheckValues& each : kCheckValues) {
        CAPTURE(std::string{each.galaxy});
        auto table = in_galaxy(each.galaxy, each.players).ships("prime", Ruby, 6).ships("s1_c", Ruby, 5);
        table.ships("s2_ne", Sapphire, 1).ships("s3_ne", Sapphire, 1).exploitation();
        CHECK(table.ships("prime") == 4);
        CHECK(table.ships("s1_c") == 3);
        table.play("sector 1");
        CHECK(table.points(Ruby) == 2);
        const int rounds = each.players == 4 ? 8 : 6;
        auto last = in_galaxy(each.galaxy, each.players).round(rounds).ships("prime", Ruby, 1).end_of_round();
        CHECK(last.over());
        CHECK(last.points(Ruby) == 3);
    }
}

TEST_CASE("PI-131 cloud is for 4 players, pyramid for 2-3, ring for 2, ring_empire for 2-4") {
    for (const int players : {2, 3, 4}) {
        CAPTURE(players);
        CHECK(is_legal("standard", players));
        CHECK(is_legal("cloud", players) == (players == 4));
        CHECK(is_legal("pyramid", players) == (players <= 3));
        CHECK(is_legal("ring", players) == (players == 2));
        CHECK(is_legal("ring_empire", players));
    }
    const Table ring = in_galaxy("ring", 3);
    CHECK(ring.rules.judge_setup(ring.rules.setup_of(ring.state)) == Verdict{"PI-131"});
}

TEST_CASE("PI-132 hexes not covered by a tile are not part of the map; holes cannot be entered") {
    // Between Prime, slot 1 and slot 2 of the ring empire lies a hole of one hex: no way across it.
    auto empire = in_galaxy("ring_empire", 2).ships("s1_s", Ruby, 1).ships("prime", Sapphire, 1);
    CHECK(empire.neighbours("s1_s") == Options{"prime", "s1_c", "s1_se", "s1_sw"});
    CHECK(empire.neighbours("s1_se") == Options{"s1_c", "s1_ne", "s1_s", "s2_nw"});
    empire.order(Ruby, Command::Explore, 1).play("from s1_s");
    CHECK(empire.refuses("to s2_sw") == "PI-52");
    CHECK(empire.allows("to s2_nw"));

    // The hole of the ring lies where the standard galaxy has Prime; slot 6 has no tile.
    auto ring =
        in_galaxy("ring", 2).ships("s1_sw", Ruby, 1).order(Ruby, Command::Explore, 1).play("from s1_sw");
    for (const std::string& option : ring.options()) CHECK(ring.map().all.has(Table::id(option.substr(3))));
    CHECK(ring.neighbours("s1_sw") == Options{"s1_c", "s1_s", "s1_nw", "s2_n", "s2_ne"});
    CHECK(ring.refuses("to s6_c") == "PI-52");
    CHECK(ring.neighbours("s6_c").empty());
    CHECK_FALSE(ring.map().all.has(Table::id("s6_c")));

    auto nowhere = in_galaxy("pyramid", 2).ships("s1_c", Ruby, 1).end_of_round();
    CHECK(nowhere.refuses("return s6_n") == "PI-104");
    auto wrong = in_galaxy("pyramid", 2).ships("s1_c", Ruby, 1).ships("s6_n", Sapphire, 1).planning();
    CHECK(wrong.rules.check(wrong.state) == Verdict{"PI-132"});
}

TEST_CASE("PI-133, PI-Q30 all seven sectors means all tiles in play") {
    for (const std::string_view galaxy : {"pyramid", "ring"}) {
        CAPTURE(std::string{galaxy});
        auto table = in_galaxy(galaxy, 2);
        for (const char* planet : {"s1_c", "s2_nw", "s3_ne", "s4_sw", "s5_se"}) table.ships(planet, Ruby, 1);
        Table last = table;
        table.exploitation();
        CHECK(table.options() == Options{"sector 1", "sector 2", "sector 3", "sector 4", "sector 5"});
        CHECK(table.refuses("sector 6") == "PI-133");
        last.round(6).end_of_round();
        CHECK(last.points(Ruby) == 10);  // five Level II planets on five tiles
    }
    auto standard = Table::of(2);
    for (const char* planet : {"s1_c", "s2_nw", "s3_ne", "s4_sw", "s5_se", "s6_c"})
        standard.ships(planet, Ruby, 1);
    CHECK(standard.round(6).end_of_round().points(Ruby) == 12);
}
