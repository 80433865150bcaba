// The geometry of the galaxies: the tables of sections 6.2 to 6.4, and what follows from coordinates alone.
#include <algorithm>
#include <set>

#include "games/pocket_imperium/atlas_geometry.h"
#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

struct Place {
    std::string_view name;
    int q, r;
    Kind kind;
    int depth;
    std::string_view neighbours;
};

// 6.4, in the order of ids.
constexpr Place kStandard[] = {
    {"prime", 0, 0, Kind::Empty, 3, "s1_s s1_sw s2_sw s2_nw s3_n s3_nw s4_n s4_ne s5_ne s5_se s6_se s6_s"},
    {"s1_c", 2, -3, Kind::LevelTwo, 2, "s1_n s1_ne s1_se s1_s s1_sw s1_nw"},
    {"s1_n", 2, -4, Kind::LevelOne, 1, "s1_c s1_ne s1_nw"},
    {"s1_ne", 3, -4, Kind::Empty, 1, "s1_c s1_n s1_se"},
    {"s1_se", 3, -3, Kind::Empty, 1, "s1_c s1_ne s1_s s2_n"},
    {"s1_s", 2, -2, Kind::LevelOne, 2, "prime s1_c s1_se s1_sw s2_n s2_nw"},
    {"s1_sw", 1, -2, Kind::Empty, 2, "prime s1_c s1_s s1_nw s6_se"},
    {"s1_nw", 1, -3, Kind::Empty, 1, "s1_c s1_n s1_sw s6_ne s6_se"},
    {"s2_c", 3, -1, Kind::Empty, 2, "s2_n s2_ne s2_se s2_s s2_sw s2_nw"},
    {"s2_n", 3, -2, Kind::Empty, 1, "s1_se s1_s s2_c s2_ne s2_nw"},
    {"s2_ne", 4, -2, Kind::LevelOne, 1, "s2_c s2_n s2_se"},
    {"s2_se", 4, -1, Kind::Empty, 1, "s2_c s2_ne s2_s"},
    {"s2_s", 3, 0, Kind::LevelOne, 1, "s2_c s2_se s2_sw s3_ne"},
    {"s2_sw", 2, 0, Kind::Empty, 2, "prime s2_c s2_s s2_nw s3_n s3_ne"},
    {"s2_nw", 2, -1, Kind::LevelTwo, 2, "prime s1_s s2_c s2_n s2_sw"},
    {"s3_c", 1, 2, Kind::Empty, 2, "s3_n s3_ne s3_se s3_s s3_sw s3_nw"},
    {"s3_n", 1, 1, Kind::Empty, 2, "prime s2_sw s3_c s3_ne s3_nw"},
    {"s3_ne", 2, 1, Kind::LevelTwo, 1, "s2_s s2_sw s3_c s3_n s3_se"},
    {"s3_se", 2, 2, Kind::Empty, 1, "s3_c s3_ne s3_s"},
    {"s3_s", 1, 3, Kind::Empty, 1, "s3_c s3_se s3_sw"},
    {"s3_sw", 0, 3, Kind::LevelOne, 1, "s3_c s3_s s3_nw s4_se"},
    {"s3_nw", 0, 2, Kind::LevelOne, 2, "prime s3_c s3_n s3_sw s4_ne s4_se"},
    {"s4_c", -2, 3, Kind::LevelOne, 2, "s4_n s4_ne s4_se s4_s s4_sw s4_nw"},
    {"s4_n", -2, 2, Kind::Empty, 2, "prime s4_c s4_ne s4_nw s5_se s5_s"},
    {"s4_ne", -1, 2, Kind::LevelOne, 2, "prime s3_nw s4_c s4_n s4_se"},
    {"s4_se", -1, 3, Kind::Empty, 1, "s3_sw s3_nw s4_c s4_ne s4_s"},
    {"s4_s", -2, 4, Kind::Empty, 1, "s4_c s4_se s4_sw"},
    {"s4_sw", -3, 4, Kind::LevelTwo, 1, "s4_c s4_s s4_nw"},
    {"s4_nw", -3, 3, Kind::Empty, 1, "s4_c s4_n s4_sw s5_s"},
    {"s5_c", -3, 1, Kind::Empty, 2, "s5_n s5_ne s5_se s5_s s5_sw s5_nw"},
    {"s5_n", -3, 0, Kind::Empty, 1, "s5_c s5_ne s5_nw s6_sw"},
    {"s5_ne", -2, 0, Kind::Empty, 2, "prime s5_c s5_n s5_se s6_s s6_sw"},
    {"s5_se", -2, 1, Kind::LevelTwo, 2, "prime s4_n s5_c s5_ne s5_s"},
    {"s5_s", -3, 2, Kind::LevelOne, 1, "s4_n s4_nw s5_c s5_se s5_sw"},
    {"s5_sw", -4, 2, Kind::Empty, 1, "s5_c s5_s s5_nw"},
    {"s5_nw", -4, 1, Kind::LevelOne, 1, "s5_c s5_n s5_sw"},
    {"s6_c", -1, -2, Kind::LevelTwo, 2, "s6_n s6_ne s6_se s6_s s6_sw s6_nw"},
    {"s6_n", -1, -3, Kind::LevelOne, 1, "s6_c s6_ne s6_nw"},
    {"s6_ne", 0, -3, Kind::Empty, 1, "s1_nw s6_c s6_n s6_se"},
    {"s6_se", 0, -2, Kind::LevelOne, 2, "prime s1_sw s1_nw s6_c s6_ne s6_s"},
    {"s6_s", -1, -1, Kind::Empty, 2, "prime s5_ne s6_c s6_se s6_sw"},
    {"s6_sw", -2, -1, Kind::Empty, 1, "s5_n s5_ne s6_c s6_s s6_nw"},
    {"s6_nw", -2, -2, Kind::Empty, 1, "s6_c s6_n s6_sw"},
};

const GalaxyMap& map_of(Galaxy galaxy) { return default_atlas().galaxies[galaxy]; }

Hex hex_of(const GalaxyMap& map, System system) { return {map.hex[system][0], map.hex[system][1]}; }

SystemSet numbered(const GalaxyMap& map) { return map.all - SystemSet::of(kPrime); }

std::string joined(SystemSet systems) {
    std::string text;
    for (const System system : systems) text += (text.empty() ? "" : " ") + Table::name(system);
    return text;
}

int systems_of_depth(const GalaxyMap& map, int depth) {
    int count = 0;
    for (const System system : numbered(map)) count += map.depth[system] == depth;
    return count;
}

int adjacent_pairs(const GalaxyMap& map) {
    int ends = 0;
    for (const System system : map.all) ends += map.neighbours[system].size();
    return ends / 2;
}

int worth(const TileSystems& side) {
    int points = 0;
    for (const Kind kind : side) points += kind == Kind::LevelOne ? 1 : kind == Kind::LevelTwo ? 2 : 0;
    return points;
}

int count_of(const TileSystems& side, Kind kind) {
    return static_cast<int>(std::count(side.begin(), side.end(), kind));
}

TileSystems turned(const TileSystems& side, int steps) {
    TileSystems result = side;
    for (int i = 0; i < 6; ++i)
        result[static_cast<std::size_t>((i + steps) % 6 + 1)] = side[static_cast<std::size_t>(i + 1)];
    return result;
}

}  // namespace

TEST_CASE("PI-1 each hex of a numbered tile is one system, and the Prime tile is a single system") {
    for (const Galaxy galaxy : every<Galaxy>()) {
        CAPTURE(static_cast<int>(galaxy));
        const GalaxyMap& map = map_of(galaxy);
        std::set<Hex> hexes;
        SystemSet in_sectors;
        for (int slot = 1; slot <= map.slots; ++slot) {
            const SystemSet sector = map.sectors[static_cast<std::size_t>(slot)];
            const Hex centre = hex_of(map, system_at(slot, 0));
            CHECK(sector.size() == 7);
            CHECK((sector & in_sectors).empty());
            in_sectors = in_sectors | sector;
            for (const System system : sector) {
                CHECK(distance(hex_of(map, system), centre) == (system == system_at(slot, 0) ? 0 : 1));
                CHECK(distance(hex_of(map, system), hex_of(map, kPrime)) >= 2);
                CHECK(hexes.insert(hex_of(map, system)).second);
            }
        }
        CHECK_FALSE(in_sectors.has(kPrime));
        CHECK(map.all == (in_sectors | SystemSet::of(kPrime)));
    }
    CHECK(map_of(Galaxy::Standard).all.size() == 43);
}

TEST_CASE("PI-2 the standard map of A sides has the kinds of section 6.4, Prime counts among the planets") {
    const Table table = Table::of(3);
    int id = 0;
    for (const Place& place : kStandard) {
        CAPTURE(place.name);
        CHECK(Table::id(place.name) == id++);
        CHECK(table.kind(place.name) == place.kind);
        const bool planet = place.name == "prime" || place.kind != Kind::Empty;
        CHECK(planets(table.state).has(Table::id(place.name)) == planet);
    }
    CHECK(planets(table.state).size() == 19);
}

TEST_CASE("PI-2 the standard map of B sides has asteroids and a black hole, which are no planets") {
    const Table table = Table::of(3, {{"sides", "all_b"}});
    const auto& kinds = table.state.kinds;
    CHECK(joined(kinds[Kind::LevelOne]) ==
          "s1_n s1_s s2_ne s2_nw s3_ne s4_c s4_ne s4_s s5_ne s6_ne s6_se s6_nw");
    CHECK(joined(kinds[Kind::LevelTwo]) == "s1_ne s2_s s3_s s3_nw s5_c s5_nw");
    CHECK(joined(kinds[Kind::Asteroid]) == "s1_c s1_se s1_nw");
    CHECK(joined(kinds[Kind::BlackHole]) == "s2_c");
    CHECK(kinds[Kind::Empty].size() == 42 - 12 - 6 - 3 - 1);
    CHECK(planets(table.state) == (kinds[Kind::LevelOne] | kinds[Kind::LevelTwo] | SystemSet::of(kPrime)));
}

TEST_CASE("PI-3 two hex systems are adjacent when their hexes share an edge, on one tile or across tiles") {
    for (const Galaxy galaxy : every<Galaxy>()) {
        CAPTURE(static_cast<int>(galaxy));
        const GalaxyMap& map = map_of(galaxy);
        for (const System one : numbered(map))
            for (const System other : numbered(map)) {
                const bool touch = distance(hex_of(map, one), hex_of(map, other)) == 1;
                REQUIRE(map.neighbours[one].has(other) == touch);
            }
    }
    CHECK(map_of(Galaxy::Standard).neighbours[Table::id("s1_se")].has(Table::id("s2_n")));
}

TEST_CASE("PI-3 the standard galaxy has the coordinates, depths and neighbours of section 6.4") {
    const GalaxyMap& map = map_of(Galaxy::Standard);
    for (const Place& place : kStandard) {
        CAPTURE(place.name);
        const System system = Table::id(place.name);
        CHECK(hex_of(map, system) == Hex{place.q, place.r});
        CHECK(map.depth[system] == place.depth);
        CHECK(joined(map.neighbours[system]) == place.neighbours);
    }
}

TEST_CASE("PI-4 Prime is adjacent to every system that shares an edge with one of its seven hexes") {
    for (const Galaxy galaxy : every<Galaxy>()) {
        CAPTURE(static_cast<int>(galaxy));
        const GalaxyMap& map = map_of(galaxy);
        const Hex centre = hex_of(map, kPrime);
        for (const System system : numbered(map)) {
            const bool touches = distance(hex_of(map, system), centre) == 2;
            REQUIRE(map.neighbours[kPrime].has(system) == touches);
            REQUIRE(map.neighbours[system].has(kPrime) == touches);
        }
        CHECK_FALSE(map.neighbours[kPrime].has(kPrime));
    }
}

TEST_CASE("PI-4 the neighbours of Prime in each galaxy are those of section 6.3") {
    const auto around_prime = [](Galaxy galaxy) { return joined(map_of(galaxy).neighbours[kPrime]); };
    CHECK(around_prime(Galaxy::Standard) ==
          "s1_s s1_sw s2_sw s2_nw s3_n s3_nw s4_n s4_ne s5_ne s5_se s6_se s6_s");
    CHECK(around_prime(Galaxy::Cloud) == "s1_sw s1_nw s3_n s3_nw s4_n s4_ne s6_ne s6_se");
    CHECK(around_prime(Galaxy::Pyramid) == "s2_s s2_sw s3_sw s3_nw s4_ne s4_se s5_se s5_s");
    CHECK(around_prime(Galaxy::Ring) == "s1_n s1_nw s5_ne s5_se");
    CHECK(around_prime(Galaxy::RingEmpire) == "s1_s s2_sw s3_nw s4_n s5_ne s6_se");
}

TEST_CASE("PI-Q36 every galaxy has the check values of section 6.3") {
    struct Row {
        Galaxy galaxy;
        int systems, pairs, around_prime, depth_1, depth_2, depth_3, depth_of_prime;
    };
    for (const Row& row :
         {Row{Galaxy::Standard, 43, 102, 12, 24, 18, 0, 3}, Row{Galaxy::Cloud, 43, 101, 8, 24, 16, 2, 1},
          Row{Galaxy::Pyramid, 36, 83, 8, 21, 12, 2, 1}, Row{Galaxy::Ring, 36, 76, 4, 20, 15, 0, 1},
          Row{Galaxy::RingEmpire, 43, 84, 6, 30, 12, 0, 3}}) {
        CAPTURE(static_cast<int>(row.galaxy));
        const GalaxyMap& map = map_of(row.galaxy);
        CHECK(map.all.size() == row.systems);
        CHECK(adjacent_pairs(map) == row.pairs);
        CHECK(map.neighbours[kPrime].size() == row.around_prime);
        CHECK(systems_of_depth(map, 1) == row.depth_1);
        CHECK(systems_of_depth(map, 2) == row.depth_2);
        CHECK(systems_of_depth(map, 3) == row.depth_3);
        CHECK(map.depth[kPrime] == row.depth_of_prime);
    }
}

TEST_CASE("PI-Q36 the tiles of every galaxy lie where section 6.3 puts them") {
    struct Row {
        Galaxy galaxy;
        unsigned players;  // a bit for each number
        Hex prime;
        std::vector<Hex> slots;
    };
    const Row rows[] = {
        {Galaxy::Standard, 0b11100, {0, 0}, {{2, -3}, {3, -1}, {1, 2}, {-2, 3}, {-3, 1}, {-1, -2}}},
        {Galaxy::Cloud, 0b10000, {0, 0}, {{3, -1}, {4, 1}, {1, 2}, {-2, 3}, {-5, 4}, {-3, 1}}},
        {Galaxy::Pyramid, 0b01100, {0, 0}, {{1, -5}, {2, -3}, {3, -1}, {-3, 1}, {-1, -2}}},
        {Galaxy::Ring, 0b00100, {2, -3}, {{3, -1}, {1, 2}, {-2, 3}, {-3, 1}, {-1, -2}}},
        {Galaxy::RingEmpire, 0b11100, {0, 0}, {{0, -3}, {3, -3}, {3, 0}, {0, 3}, {-3, 3}, {-3, 0}}}};
    for (const Row& row : rows) {
        CAPTURE(static_cast<int>(row.galaxy));
        const GalaxyMap& map = map_of(row.galaxy);
        CHECK(map.players == row.players);
        CHECK(hex_of(map, kPrime) == row.prime);
        REQUIRE(map.slots == static_cast<int>(row.slots.size()));
        for (int slot = 1; slot <= map.slots; ++slot)
            CHECK(hex_of(map, system_at(slot, 0)) == row.slots[static_cast<std::size_t>(slot - 1)]);
    }
}

TEST_CASE("PI-Q36 the tile sides show what section 6.2 lists, from the centre clockwise from the north") {
    constexpr std::string_view kSides[] = {"II I - - I - -", "ast I II ast I - ast",  // 2
                                           "- I - I - II -", "hole I - II - I -",     // 3
                                           "- - - I I - II", "- - II - II - I",       // 4
                                           "I - II - - I -", "I I - - - I -",         // 5
                                           "- - I - - II I", "II - II - I - -",       // 6
                                           "II - I - I - -", "- I - I I - -"};        // 7
    constexpr std::string_view kShort[] = {"-", "I", "II", "ast", "hole"};
    for (std::size_t i = 0; i < std::size(kSides); ++i) {
        CAPTURE(i);
        std::string shown;
        for (const Kind kind : default_atlas().tiles[i / 2][i % 2])
            shown += (shown.empty() ? "" : " ") + std::string{kShort[static_cast<std::size_t>(kind)]};
        CHECK(shown == kSides[i]);
    }
}

TEST_CASE("PI-Q36 every A side has two Level I and one Level II, and none is a rotation of another") {
    const auto& tiles = default_atlas().tiles;
    int level_one = 0, level_two = 0;
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
        CAPTURE(tile);
        const TileSystems& side = tiles[tile][0];
        CHECK(count_of(side, Kind::LevelOne) == 2);
        CHECK(count_of(side, Kind::LevelTwo) == 1);
        CHECK(count_of(side, Kind::Empty) == 4);
        CHECK(worth(side) == 4);
        for (std::size_t other = 0; other < tile; ++other)
            for (int steps = 0; steps < 6; ++steps) CHECK(turned(tiles[other][0], steps) != side);
        level_one += count_of(tiles[tile][1], Kind::LevelOne);
        level_two += count_of(tiles[tile][1], Kind::LevelTwo);
    }
    CHECK(level_one == 12);  // of all B sides
    CHECK(level_two == 6);
}

TEST_CASE("PI-Q36 each A side of the fixed standard layout has exactly one planet next to Prime") {
    const Table table = Table::of(3);
    const GalaxyMap& map = table.map();
    for (std::size_t slot = 1; slot <= kSlots; ++slot)
        CHECK((map.neighbours[kPrime] & map.sectors[slot] & planets(table.state)).size() == 1);
}

TEST_CASE("PI-Q36 the hole of a ring is not outside, so systems beside it are deep") {
    const GalaxyMap& ring = map_of(Galaxy::Ring);
    CHECK(ring.depth[Table::id("s4_ne")] == 2);  // beside the hole at (0,0)
    CHECK(ring.depth[Table::id("s1_ne")] == 1);
    const GalaxyMap& empire = map_of(Galaxy::RingEmpire);
    CHECK(empire.depth[Table::id("s1_s")] == 2);
    CHECK(empire.depth[Table::id("s1_n")] == 1);
}
