// The variant Galactic Bounty Hunters (5.13), and what is hidden in it (9).
#include "pocket_imperium/situations.h"

using namespace orrery;
using namespace orrery::pi;

using Options = std::vector<std::string>;

namespace {

// A real game up to the first plan: everybody settles on the first system offered.
Table settled(Table table) {
    while (table.asks(Step::SetupFirst) || table.asks(Step::SetupSecond)) table.play(table.options().front());
    REQUIRE(table.asks(Step::MakePlan));
    return table;
}

Table hunters(int players) {
    return settled(Table::setup(players, {{"first_player", "ruby"}, {"bounty", "on"}}));
}

Table bounty_table(int players) { return Table::of(players, {{"bounty", "on"}}); }

SystemSet free_planets(const State& s) {
    return (s.kinds[Kind::LevelOne] | s.kinds[Kind::LevelTwo]) - held_by_anybody(s);
}

// With two players and the same plan four equal cards meet in every reveal: nobody acts.
// Each of three players takes a tile; one more lies on s4_c. Of the four tiles two are worth 1.
Table taken(int ruby, int sapphire, int jade) {
    auto table = bounty_table(3).ships("s1_c", Ruby, 1).ships("s2_ne", Sapphire, 1).ships("s3_ne", Jade, 1);
    for (const char* tile : {"s1_c", "s2_ne", "s3_ne", "s4_c"}) table.bounty(tile);
    table.bounty_values(2, 2).exploitation().play("sector 1", "sector 2");
    for (const int value : {ruby, sapphire, jade}) table.play("bounty " + std::to_string(value));
    REQUIRE(table.asks(Step::MakePlan));
    return table;
}

Json seat_in_view(const Table& table, Seat seat, Seat viewer) {
    return table.rules.view(table.state, viewer).at("seats").at(seat);
}

int weight(const Table& table, int value) {
    OutcomeList outcomes;
    table.rules.outcomes(table.state, outcomes);
    for (const Outcome& outcome : outcomes)
        if (outcome.action == act(Verb::Bounty, value)) return static_cast<int>(outcome.weight);
    return 0;
}

}  // namespace

TEST_CASE("PI-120 the variant is optional and can be combined with every other option") {
    const Table off = settled(Table::setup(3, {{"first_player", "ruby"}}));
    CHECK(off.state.bounty.empty());
    for (const std::string_view galaxy : names_of(Galaxy{}))
        for (const std::string_view sides : {"all_a", "all_b", "abbaba"})
            for (const std::string_view prime : {"tri", "quad"}) {
                const int players = galaxy == "cloud" ? 4 : 2;
                const Table on = settled(Table::setup(players, {{"galaxy", galaxy},
                                                                {"sides", sides},
                                                                {"prime", prime},
                                                                {"first_player", "ruby"},
                                                                {"bounty", "on"}}));
                CAPTURE(std::string{galaxy});
                CHECK(on.rules.judge_setup(on.rules.setup_of(on.state)) == kAllowed);
                CHECK(on.state.bounty == free_planets(on.state));
            }
}

TEST_CASE("PI-121 at the end of setup every unoccupied Level I and Level II system receives one tile") {
    auto table = Table::setup(3, {{"first_player", "ruby"}, {"bounty", "on"}});
    CHECK(table.state.bounty.empty());  // not before everybody has settled
    table = settled(table);
    CHECK(table.state.bounty == free_planets(table.state));
    CHECK_FALSE(table.state.bounty.has(kPrime));
    CHECK(table.state.bounty.size() == table.state.blank_tiles + table.state.point_tiles);
    CHECK((table.state.bounty & table.state.kinds[Kind::Empty]).empty());
}

TEST_CASE("PI-122, PI-123 4 blank tiles and 10, 8 or 6 tiles worth 1 fit a map with 18 planets") {
    for (const int players : {2, 3, 4}) {
        CAPTURE(players);
        const State s = hunters(players).state;
        CHECK((s.kinds[Kind::LevelOne] | s.kinds[Kind::LevelTwo]).size() == 18);
        CHECK(s.blank_tiles == 4);
        CHECK(s.point_tiles == 14 - 2 * players);
        CHECK(s.bounty.size() == 18 - 2 * players);
    }
    for (const std::string_view sides : {"all_b", "abbaba", "baabab"}) {
        const State s =
            settled(Table::setup(2, {{"sides", sides}, {"first_player", "ruby"}, {"bounty", "on"}})).state;
        CHECK(s.bounty.size() == 14);
    }
}

TEST_CASE("PI-124, PI-Q29 with F free planets there are min(4, F) blank tiles and F - b tiles worth 1") {
    const State ring =
        settled(Table::setup(2, {{"galaxy", "ring"}, {"first_player", "ruby"}, {"bounty", "on"}})).state;
    CHECK(ring.blank_tiles == 4);
    CHECK(ring.point_tiles == 7);
    const State pyramid =
        settled(Table::setup(3, {{"galaxy", "pyramid"}, {"first_player", "ruby"}, {"bounty", "on"}})).state;
    CHECK(pyramid.blank_tiles == 4);
    CHECK(pyramid.point_tiles == 5);

    for (int free = 0; free <= 6; ++free) {  // a map of one's own may have very few
        CAPTURE(free);
        auto table = bounty_table(2);
        table.state.kinds[Kind::LevelOne] = table.state.kinds[Kind::LevelTwo] = {};
        for (int i = 0; i < free; ++i) table.state.kinds[Kind::LevelTwo].add(system_at(1, i));
        push_automatic(table.state, Step::SpreadBounty);
        table.rules.run(table.state);
        CHECK(table.state.blank_tiles == (free < 4 ? free : 4));
        CHECK(table.state.point_tiles == (free < 4 ? 0 : free - 4));
    }
}

TEST_CASE("PI-125 the blank tiles are used in this variant and otherwise stay in the box") {
    const State off = settled(Table::setup(2, {{"first_player", "ruby"}})).state;
    CHECK(off.blank_tiles == 0);
    CHECK(off.point_tiles == 0);
    auto table = bounty_table(2).ships("s1_c", Ruby, 1).bounty("s1_c").bounty("s6_c").bounty_values(1, 1);
    table.exploitation();
    CHECK(table.options() == Options{"bounty 0", "bounty 1"});
    table.play("bounty 0");
    CHECK(table.state.players[Ruby].bounties == 1);
    CHECK(table.state.players[Ruby].bounty_points == 0);
    CHECK(table.state.blank_tiles == 0);
    CHECK(table.state.point_tiles == 1);
}

TEST_CASE("PI-126 placement is uniformly random; nobody knows the value of a tile on the board") {
    auto table = bounty_table(2).ships("s1_c", Ruby, 1).ships("s1_n", Ruby, 1).ships("s1_s", Ruby, 1);
    for (const char* tile : {"s1_n", "s1_c", "s1_s", "s2_ne", "s3_ne"}) table.bounty(tile);
    table.bounty_values(2, 3).exploitation();
    CHECK(weight(table, 0) == 2);
    CHECK(weight(table, 1) == 3);
    table.play("bounty 1");
    CHECK(weight(table, 0) == 2);
    CHECK(weight(table, 1) == 2);
    table.play("bounty 0");
    CHECK(weight(table, 0) == 1);
    CHECK(weight(table, 1) == 2);

    const Table blank = bounty_table(2).bounty("s2_ne").bounty_values(1, 0).planning();
    const Table worth = bounty_table(2).bounty("s2_ne").bounty_values(0, 1).planning();
    for (const Seat viewer : {Ruby, Sapphire, kSpectator})
        CHECK(blank.rules.view(blank.state, viewer) == worth.rules.view(worth.state, viewer));
}

TEST_CASE("PI-127 after the additional sector every player takes the tiles of all systems controlled") {
    auto table =
        bounty_table(2).first(Sapphire).ships("prime", Ruby, 1).ships("s1_c", Ruby, 1).ships("s1_n", Ruby, 1);
    table.ships("s2_ne", Sapphire, 1).ships("s3_ne", Sapphire, 1).ships("s4_sw", Sapphire, 1);
    for (const char* tile : {"s1_c", "s1_n", "s2_ne", "s4_c"}) table.bounty(tile);
    table.bounty_values(1, 3).planning();
    idle_orders(table);
    table.play("sector 1", "sector 2");
    CHECK(table.asks(Step::PrimeSector));
    CHECK(table.state.bounty.size() == 4);
    table.play("sector 3");
    CHECK(table.asks(Step::BountyValue));  // automatic: nobody but chance is asked
    CHECK(table.asked() == kChance);
    table.play("bounty 1", "bounty 0", "bounty 1");
    CHECK(table.asks(Step::MakePlan));
    CHECK(table.state.players[Sapphire].bounties == 1);
    CHECK(table.state.players[Sapphire].bounty_points == 1);
    CHECK(table.state.players[Ruby].bounties == 2);
    CHECK(table.state.players[Ruby].bounty_points == 1);
    CHECK(table.state.bounty == SystemSet::of(Table::id("s4_c")));
}

TEST_CASE("PI-128 a tile stays on its system, whatever happens there, until it is taken, once") {
    auto table =
        bounty_table(2).ships("s1_n", Ruby, 1).ships("s1_s", Sapphire, 2).bounty("s1_c").bounty_values(0, 1);
    const SystemSet lying = table.state.bounty;
    table.order(Ruby, Command::Explore, 1).play("from s1_n", "to s1_c");
    CHECK(table.state.bounty == lying);
    table.order(Sapphire, Command::Exterminate, 1).play("invade s1_c", "send s1_s 1");
    CHECK(table.owner("s1_c") == kNobody);
    CHECK(table.state.bounty == lying);
    table.order(Sapphire, Command::Exterminate, 1).play("invade s1_c");
    CHECK(table.state.bounty == lying);
    table.exploitation().play("bounty 1");
    CHECK(table.state.bounty.empty());
    CHECK(table.state.players[Sapphire].bounties == 1);
    CHECK(table.asks(Step::ComeBack));  // Ruby's; Sapphire takes nothing a second time
    table.play("decline");
    idle_orders(table);
    CHECK(table.asks(Step::ComeBack));
    CHECK(table.state.players[Sapphire].bounties == 1);
}

TEST_CASE("PI-129 bounty points are added to the victory points at the end; no standing shows them before") {
    auto table = taken(1, 1, 0);
    CHECK(table.rules.standing(table.state).scores[Ruby] == 2);  // sector 1
    CHECK(table.rules.standing(table.state).scores[Sapphire] == 1);
    CHECK(table.rules.standing(table.state).scores[Jade] == 2);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == table.rules.standing(table.state).ranks[Jade]);
    CHECK(table.rules.standing(taken(0, 0, 1).state) == table.rules.standing(table.state));

    table.round(6).end_of_round();
    REQUIRE(table.over());
    CHECK(table.rules.standing(table.state).scores[Ruby] == 2 + 2 + 1);
    CHECK(table.rules.standing(table.state).scores[Sapphire] == 1 + 1 + 1);
    CHECK(table.rules.standing(table.state).scores[Jade] == 2 + 2);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 1);
    CHECK(table.rules.standing(table.state).ranks[Jade] == 2);
}

TEST_CASE("PI-127 the owner looks at the tiles taken; the others and spectators do not, until the end") {
    const Table one = taken(0, 1, 1);
    const Table blank = taken(0, 0, 1);
    CHECK(seat_in_view(one, Sapphire, Sapphire).at("bounty_points") == 1);
    CHECK(seat_in_view(blank, Sapphire, Sapphire).at("bounty_points") == 0);
    for (const Seat viewer : {Ruby, Jade, kSpectator}) {
        CAPTURE(int{viewer});
        CHECK(seat_in_view(one, Sapphire, viewer).at("bounty_points").is_null());
        CHECK(seat_in_view(one, Sapphire, viewer).at("bounties") == 1);  // their number is public
        CHECK(one.rules.view(one.state, viewer) == blank.rules.view(blank.state, viewer));
    }
    Table end = one;
    end.round(6).end_of_round();
    REQUIRE(end.over());
    for (const Seat viewer : {Ruby, Sapphire, Jade, kSpectator})
        CHECK(seat_in_view(end, Sapphire, viewer).at("bounty_points") == 1);
}

TEST_CASE("PI-127 only the taker is a witness of the value drawn") {
    auto table = bounty_table(3).first(Jade).ships("s1_c", Ruby, 1).ships("s3_ne", Jade, 1);
    table.bounty("s1_c").bounty("s3_ne").bounty_values(1, 1).exploitation().play("sector 1");
    REQUIRE(table.asks(Step::BountyValue));
    CHECK(table.rules.witnesses(table.state, kChance, act(Verb::Bounty, 1)) == 1U << Jade);
    table.play("bounty 1");
    REQUIRE(table.asks(Step::BountyValue));
    CHECK(table.rules.witnesses(table.state, kChance, act(Verb::Bounty, 0)) == 1U << Ruby);
    CHECK(table.rules.witnesses(table.state, Ruby, act(Verb::Sector, 1)) == kEverybody);
}

TEST_CASE("PI-127 imagining redeals the values among all tiles that the viewer does not know") {
    const Table table = taken(1, 1, 0);
    const State& s = table.state;
    constexpr int kDeals = 900;
    int sapphire_ones = 0, jade_ones = 0, board_ones = 0;
    for (int i = 0; i < kDeals; ++i) {
        Rng rng = Rng::stream(7, static_cast<std::uint64_t>(i));
        const State dream = table.rules.imagine(s, Ruby, rng);
        REQUIRE(dream.players[Ruby].bounty_points == 1);  // the own tile is known
        int ones = dream.point_tiles;
        for (Seat seat = 0; seat < 3; ++seat) {
            REQUIRE(dream.players[seat].bounties == 1);
            REQUIRE(dream.players[seat].bounty_points <= 1);
            ones += dream.players[seat].bounty_points;
        }
        REQUIRE(ones == 2);
        REQUIRE(dream.blank_tiles + dream.point_tiles == 1);
        REQUIRE(dream.bounty == s.bounty);
        REQUIRE(table.rules.view(dream, Ruby) == table.rules.view(s, Ruby));
        sapphire_ones += dream.players[Sapphire].bounty_points;
        jade_ones += dream.players[Jade].bounty_points;
        board_ones += dream.point_tiles;
    }
    // One tile worth 1 among three unknown ones: a third each.
    for (const int ones : {sapphire_ones, jade_ones, board_ones}) {
        CHECK(ones > kDeals / 3 - 60);
        CHECK(ones < kDeals / 3 + 60);
    }
}

TEST_CASE("PI-127 a spectator knows no tile; at the end there is nothing left to imagine") {
    Table table = taken(1, 1, 0);
    int ruby_ones = 0;
    for (std::uint64_t i = 0; i < 400; ++i) {
        Rng rng = Rng::stream(8, i);
        ruby_ones += table.rules.imagine(table.state, kSpectator, rng).players[Ruby].bounty_points;
    }
    CHECK(ruby_ones > 150);  // two of four tiles are worth 1
    CHECK(ruby_ones < 250);

    table.round(6).end_of_round();
    for (std::uint64_t i = 0; i < 50; ++i) {
        Rng rng{i};
        CHECK(table.rules.imagine(table.state, Jade, rng) == table.state);
    }
}

TEST_CASE("PI-E42 4 blanks and 8 ones for 3 players on 18 planets, 4 and 7 for 2 players on five tiles") {
    const State three = hunters(3).state;
    CHECK(held_by_anybody(three).size() == 6);
    CHECK(three.bounty.size() == 12);
    CHECK(three.blank_tiles == 4);
    CHECK(three.point_tiles == 8);

    const State two =
        settled(Table::setup(2, {{"galaxy", "pyramid"}, {"first_player", "ruby"}, {"bounty", "on"}})).state;
    CHECK((two.kinds[Kind::LevelOne] | two.kinds[Kind::LevelTwo]).size() == 15);
    CHECK(two.bounty.size() == 11);
    CHECK(two.blank_tiles == 4);
    CHECK(two.point_tiles == 7);
}

TEST_CASE("PI-E43 blue takes the tile of s1_c in round 1; red, who conquers it in round 2, finds none") {
    auto table =
        bounty_table(2).ships("s1_c", Sapphire, 1).ships("s1_n", Ruby, 2).bounty("s1_c").bounty("s4_c");
    table.bounty_values(1, 1).planning();
    idle_orders(table);
    table.play("bounty 1");
    CHECK(table.state.players[Sapphire].bounties == 1);
    REQUIRE(table.state.round == 2);
    table.order(Ruby, Command::Exterminate, 1).play("invade s1_c", "send s1_n 2").exploitation();
    CHECK(table.owner("s1_c") == Ruby);
    CHECK_FALSE(table.asks(Step::BountyValue));
    CHECK(table.state.players[Ruby].bounties == 0);
    CHECK(table.state.bounty == SystemSet::of(Table::id("s4_c")));
}
