// Set-up (3, 5.2): players, tiles, starting systems.
#include <algorithm>

#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

constexpr std::string_view kAround[] = {"n", "ne", "se", "s", "sw", "nw"};

Notations all_of_kind(const Table& table, Kind kind) {
    Notations names;
    for (const System system : table.state.kinds[kind]) names.push_back("settle " + Table::name(system));
    return names;
}

// Settles everybody on the first system offered and notes who was asked.
std::vector<int> settle_all(Table& table) {
    std::vector<int> asked;
    while (table.asks(Step::SetupFirst) || table.asks(Step::SetupSecond)) {
        asked.push_back(table.asked());
        table.play(table.options().front());
    }
    return asked;
}

Table placed(int players, std::string_view sides) {
    auto table = Table::setup(players, {{"layout", "random"}, {"sides", sides}, {"first_player", "ruby"}});
    table.play("tile 2", "tile 3", "tile 4", "tile 5", "tile 6", "tile 7");
    return table;
}

Setup with(int players, std::string_view option, std::string_view value) {
    return setup_of<PocketImperium>(players, {{option, value}});
}

bool is_uniform(const Table& table) {
    OutcomeList outcomes;
    table.rules.outcomes(table.state, outcomes);
    for (const Outcome& outcome : outcomes)
        if (outcome.weight != outcomes[0].weight) return false;
    return true;
}

}  // namespace

TEST_CASE("PI-12 2, 3 or 4 players take part; seat numbers increase clockwise") {
    const PocketImperium rules;
    for (int players = 0; players <= 6; ++players) {
        CAPTURE(players);
        const Verdict verdict = rules.judge_setup(Setup{.players = static_cast<std::uint8_t>(players)});
        CHECK(verdict == (players >= 2 && players <= 4 ? kAllowed : breaks("PI-12")));
    }
    CHECK(rules.judge_setup(with(4, "first_player", "pearl")));
    CHECK(rules.judge_setup(with(3, "first_player", "pearl")) == breaks("PI-12"));

    auto table = Table::setup(4, {{"first_player", "ruby"}});
    CHECK(table.state.seats() == 4);
    auto asked = settle_all(table);
    asked.resize(4);
    CHECK(asked == std::vector<int>{Ruby, Sapphire, Jade, Pearl});
}

TEST_CASE("PI-13 the Prime tile lies in the centre of the standard galaxy, six numbered tiles around it") {
    const Table table = Table::of(3);
    const auto& hex = table.map().hex;
    CHECK(hex[kPrime] == std::array<std::int8_t, 2>{0, 0});
    constexpr std::array<std::int8_t, 2> kCentres[] = {{2, -3}, {3, -1}, {1, 2}, {-2, 3}, {-3, 1}, {-1, -2}};
    for (int slot = 1; slot <= kSlots; ++slot) CHECK(hex[system_at(slot, 0)] == kCentres[slot - 1]);
    for (int slot = 1; slot <= kSlots; ++slot) {  // fixed: tile k+1 on slot k, turned k-1 steps
        const Tile& tile = table.state.tiles[static_cast<std::size_t>(slot - 1)];
        CHECK(tile.number == slot + 1);
        CHECK(tile.turned == slot - 1);
        CHECK(tile.side == 0);
    }
}

TEST_CASE("PI-13 a random layout may put the numbered tiles in any order, each of them once") {
    auto table = Table::setup(3, {{"layout", "random"}});
    Notations left{"tile 2", "tile 3", "tile 4", "tile 5", "tile 6", "tile 7"};
    for (const int number : {7, 2, 6, 3, 5, 4}) {
        CAPTURE(number);
        CHECK(table.options() == left);
        CHECK(is_uniform(table));
        const std::string tile = "tile " + std::to_string(number);
        table.play(tile);
        left.erase(std::find(left.begin(), left.end(), tile));
    }
    CHECK(table.asks(Step::TurnTile));
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        CHECK(table.state.tiles[slot].number == std::array{7, 2, 6, 3, 5, 4}[slot]);
}

TEST_CASE("PI-13 a galaxy with five slots leaves the last tile of the order out") {
    auto table = Table::setup(2, {{"galaxy", "ring"}, {"layout", "random"}});
    CHECK(table.map().hex[kPrime] == std::array<std::int8_t, 2>{2, -3});
    table.play("tile 7", "tile 6", "tile 5", "tile 4", "tile 3");
    CHECK(table.asks(Step::TurnTile));
    for (int slot = 0; slot < 5; ++slot) table.play("turn 0");
    table.play("first ruby");
    CHECK(table.asks(Step::SetupFirst));
    CHECK(table.state.tiles[5] == Tile{});
    CHECK(table.refuses("settle s6_n") == "PI-17");
}

TEST_CASE("PI-14 each numbered tile may lie in any of six rotations") {
    for (int steps = 0; steps < 6; ++steps) {
        CAPTURE(steps);
        auto table = placed(2, "all_a");
        for (int slot = 1; slot <= kSlots; ++slot) {
            REQUIRE(table.options() == Notations{"turn 0", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5"});
            table.play("turn " + std::to_string((steps + slot) % 6));
        }
        const auto at = [&](int printed) {
            return "s3_" + std::string{kAround[static_cast<std::size_t>((printed + steps + 3) % 6)]};
        };
        CHECK(table.kind("s3_c") == Kind::Empty);  // tile 4A: SE and S are Level I, NW is Level II
        CHECK(table.kind(at(0)) == Kind::Empty);
        CHECK(table.kind(at(1)) == Kind::Empty);
        CHECK(table.kind(at(2)) == Kind::LevelOne);
        CHECK(table.kind(at(3)) == Kind::LevelOne);
        CHECK(table.kind(at(4)) == Kind::Empty);
        CHECK(table.kind(at(5)) == Kind::LevelTwo);
    }
}

TEST_CASE("PI-14 each numbered tile may show side A or side B") {
    auto table = placed(2, "random");
    for (int slot = 1; slot <= kSlots; ++slot) table.play("turn 0");
    for (int slot = 1; slot <= kSlots; ++slot) {
        CHECK(table.options() == Notations{"side a", "side b"});
        CHECK(is_uniform(table));
        table.play(slot % 2 == 0 ? "side b" : "side a");
    }
    CHECK(table.kind("s1_c") == Kind::LevelTwo);   // 2A
    CHECK(table.kind("s2_c") == Kind::BlackHole);  // 3B
    CHECK(table.kind("s3_nw") == Kind::LevelTwo);  // 4A
    CHECK(table.kind("s4_n") == Kind::LevelOne);   // 5B
    CHECK(table.kind("s5_nw") == Kind::LevelOne);  // 6A
    CHECK(table.kind("s6_se") == Kind::LevelOne);  // 7B

    const Table listed = Table::of(2, {{"sides", "abaaab"}});
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        CHECK(listed.state.tiles[slot].side == std::array{0, 1, 0, 0, 0, 1}[slot]);
    CHECK(listed.kind("s2_c") == Kind::BlackHole);
    CHECK(listed.kind("s1_c") == Kind::LevelTwo);
}

TEST_CASE("PI-Q27 a tile may be turned any way, by chance or as the fixed layout says") {
    auto table = placed(3, "all_a");
    CHECK(is_uniform(table));
    table.play("turn 5");
    CHECK(table.state.tiles[0].turned == 5);
    CHECK(table.allows("turn 5"));  // rotations are independent of each other
    CHECK(Table::of(3).state.tiles[3].turned == 3);
}

TEST_CASE(
    "PI-15 clockwise from the first player each places exactly 2 ships on an unoccupied Level I system") {
    auto table = Table::setup(3, {{"first_player", "sapphire"}});
    CHECK(table.asks(Step::SetupFirst));
    CHECK(table.options() == all_of_kind(table, Kind::LevelOne));
    CHECK(table.options().size() == 12);
    for (const auto& [seat, system] : {std::pair{Sapphire, "s1_n"}, {Jade, "s2_s"}, {Ruby, "s4_c"}}) {
        CHECK(table.asks(Step::SetupFirst));
        CHECK(table.asked() == seat);
        table.play("settle " + std::string{system});
        CHECK(table.owner(system) == seat);
        CHECK(table.ships(system) == 2);
        CHECK(table.supply(seat) == 10);
    }
    CHECK(table.asks(Step::SetupSecond));
    CHECK(table.options().size() == 9);
}

TEST_CASE("PI-16 counter-clockwise from the last player each places exactly 2 ships on one more system") {
    auto table = Table::setup(3, {{"first_player", "sapphire"}});
    table.play("settle s1_n", "settle s2_s", "settle s4_c");
    for (const auto& [seat, system] : {std::pair{Ruby, "s6_n"}, {Jade, "s6_se"}, {Sapphire, "s5_s"}}) {
        CHECK(table.asks(Step::SetupSecond));
        CHECK(table.asked() == seat);
        table.play("settle " + std::string{system});
        CHECK(table.owner(system) == seat);
        CHECK(table.ships(system) == 2);
    }
    CHECK(table.asks(Step::MakePlan));
    CHECK(table.state.round == 1);
}

TEST_CASE("PI-17 only unoccupied Level I systems are starting systems, the player's own included") {
    auto table = Table::setup(2, {{"first_player", "ruby"}});
    for (const char* system : {"s1_c", "s1_ne", "prime"})
        CHECK(table.refuses("settle " + std::string{system}) == "PI-17");
    table.play("settle s1_n");
    CHECK(table.refuses("settle s1_n") == "PI-17");  // the other player's
    table.play("settle s1_s", "settle s2_s");
    CHECK(table.asked() == Ruby);
    CHECK(table.refuses("settle s1_n") == "PI-17");  // the own one
    CHECK(table.refuses("settle s2_s") == "PI-17");

    const auto b_sides = Table::setup(2, {{"first_player", "ruby"}, {"sides", "all_b"}});
    for (const char* system : {"s1_c", "s2_c", "s1_ne", "prime"})  // asteroids, black hole, Level II
        CHECK(b_sides.refuses("settle " + std::string{system}) == "PI-17");
    CHECK(b_sides.options() == all_of_kind(b_sides, Kind::LevelOne));
}

TEST_CASE("PI-18 both starting systems may lie in one sector, be adjacent and touch Prime") {
    auto table = Table::setup(2, {{"first_player", "ruby"}});
    table.play("settle s3_nw", "settle s1_n", "settle s2_s", "settle s3_sw");
    const Notations around = table.neighbours("s3_nw");
    CHECK(std::count(around.begin(), around.end(), "prime") == 1);
    CHECK(std::count(around.begin(), around.end(), "s3_sw") == 1);
    CHECK(table.owner("s3_nw") == Ruby);
    CHECK(table.owner("s3_sw") == Ruby);
}

TEST_CASE("PI-Q28 a starting system may lie next to an opponent, and in the same sector") {
    auto table = Table::setup(2, {{"first_player", "ruby"}});
    table.play("settle s4_c", "settle s4_ne");
    CHECK(table.owner("s4_c") == Ruby);
    CHECK(table.owner("s4_ne") == Sapphire);
    const Notations around = table.neighbours("s4_c");
    CHECK(std::count(around.begin(), around.end(), "s4_ne") == 1);
}

TEST_CASE("PI-19 after setup each player has 4 ships on the board and 8 in supply") {
    for (int players = 2; players <= 4; ++players) {
        auto table = Table::setup(players, {{"first_player", "sapphire"}});
        settle_all(table);
        for (Seat seat = 0; seat < players; ++seat) {
            CHECK(ships_on_board(table.state, seat) == 4);
            CHECK(table.state.players[seat].held.size() == 2);
            CHECK(table.supply(seat) == 8);
        }
    }
}

TEST_CASE("PI-20 with 3 or 4 players everybody owns one card of each command") {
    for (const int players : {3, 4})
        for (int plan = first_plan(players); plan < last_plan(players); ++plan)
            for (const Command command : every<Command>()) {
                int copies = 0;
                for (const Cards& reveal : plan_of(plan).reveals) copies += reveal[command];
                CHECK(copies == 1);
            }
}

TEST_CASE("PI-21 with 2 players everybody owns two cards of each command") {
    for (int plan = first_plan(2); plan < last_plan(2); ++plan)
        for (const Command command : every<Command>()) {
            int copies = 0;
            for (const Cards& reveal : plan_of(plan).reveals) copies += reveal[command];
            CHECK(copies == 2);
        }
}

TEST_CASE("PI-22 the command cards are available again in every round") {
    auto table = Table::of(3).planning();
    const Notations first = table.options();
    for (int round = 1; round <= 3; ++round) {
        CAPTURE(round);
        CHECK(table.state.round == round);
        CHECK(table.options() == first);
        for (const Seat seat : {Ruby, Sapphire, Jade}) table.play_as(seat, "plan xte");
        table.play("decline", "decline", "decline");  // nobody has a ship
    }
}

TEST_CASE("PI-23 every player starts with 0 victory points") {
    auto table = Table::setup(4, {{"first_player", "ruby"}, {"bounty", "on"}});
    settle_all(table);
    REQUIRE(table.asks(Step::MakePlan));
    for (Seat seat = 0; seat < 4; ++seat) {
        CHECK(table.points(seat) == 0);
        CHECK(table.rules.standing(table.state).scores[seat] == 0);
    }
}

TEST_CASE("PI-24, PI-Q26 victory points are unlimited: the points in the box are no limit") {
    int most = 0, sum = 0;
    for (const auto& tile : default_atlas().tiles) {
        int points = 0;
        for (const Kind kind : tile[0]) points += kind == Kind::LevelOne ? 1 : kind == Kind::LevelTwo ? 2 : 0;
        most = std::max(most, points);
        sum += points;
    }
    CHECK(rounds_of(4) * 5 * most + sum + 3 == 187);

    auto table = Table::of(2).ships("s1_c", Ruby, 1).ships("s1_n", Ruby, 1).ships("s1_s", Ruby, 1);
    table.points(Ruby, 202).points(Sapphire, 202).exploitation();
    CHECK(table.points(Ruby) == 206);
}

TEST_CASE("PI-E44 tile 5A on slot 4 turned 3 steps has s4_c I, s4_sw II, s4_ne I") {
    auto table = placed(2, "all_a");
    table.play("turn 0", "turn 0", "turn 0", "turn 3", "turn 0", "turn 0");
    CHECK(table.state.tiles[3].number == 5);
    for (const Table& each : {table, Table::of(2)}) {  // chance may turn it so; the fixed layout does
        CHECK(each.kind("s4_c") == Kind::LevelOne);
        CHECK(each.kind("s4_sw") == Kind::LevelTwo);
        CHECK(each.kind("s4_ne") == Kind::LevelOne);
        for (const char* empty : {"s4_n", "s4_se", "s4_s", "s4_nw"}) CHECK(each.kind(empty) == Kind::Empty);
    }
}

TEST_CASE("PI-E45 four players, first player 2: they settle in the order 2, 3, 0, 1, 1, 0, 3, 2") {
    auto table = Table::setup(4);
    CHECK(table.options() == Notations{"first ruby", "first sapphire", "first jade", "first pearl"});
    CHECK(is_uniform(table));
    table.play("first jade");
    CHECK(settle_all(table) == std::vector<int>{2, 3, 0, 1, 1, 0, 3, 2});
    CHECK(table.state.first == Jade);
}
