// Board, ships, control (5.1), with the examples of invasions and of scoring that show who holds what.
#include "engine/said.h"
#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

// Plays at random to the end and looks at every position on the way.
template <class Look>
void walk(Table table, std::uint64_t seed, Look look) {
    Rng rng{seed};
    ActionList list;
    for (Actors who = table.rules.actors(table.state); !who.over(); who = table.rules.actors(table.state)) {
        look(table);
        table.rules.play(table.state, who.first(), random_answer(table.rules, table.state, who, rng, list));
    }
    look(table);
}

// While ships are sent into an invasion they are in no system.
bool is_invading(const Table& table) { return table.asks(Step::ExterminateShips); }

int ships_of(const Table& table, Seat seat) { return ships_on_board(table.state, seat); }

std::string problem_of(const Table& table) {
    const Verdict verdict = table.rules.check(table.state);
    return verdict ? std::string{} : std::string{verdict.rule};
}

// Two seats with the same first card, the others with another one.
State sharing_a_card(int players, Seat one, Seat other) {
    State s = Table::of(players).state;
    for (Seat seat = 0; seat < players; ++seat)
        s.players[seat].plan = static_cast<std::uint8_t>(seat == one || seat == other ? 1 : 3);  // ext, xet
    return s;
}

}  // namespace

TEST_CASE("PI-5 a player controls a system exactly while own ships are in it, planet or not") {
    auto table = Table::of(3).ships("s1_n", Ruby, 2).ships("s3_c", Ruby, 1).order(Ruby, Command::Explore, 3);
    CHECK(table.owner("s1_ne") == kNobody);
    table.play("from s1_n", "fleet 1", "to s1_ne");
    CHECK(table.kind("s1_ne") == Kind::Empty);
    CHECK(table.owner("s1_ne") == Ruby);  // at once, without a planet
    CHECK(table.owner("s1_n") == Ruby);   // one ship is enough
    table.play("from s1_n", "to s1_c");
    CHECK(table.owner("s1_c") == Ruby);
    CHECK(table.owner("s1_n") == kNobody);  // also at once: the order goes on
    CHECK(table.asks(Step::ExploreOrigin));
    CHECK(table.refuses("from s1_n") == "PI-51");
}

TEST_CASE("PI-5 ships without a holder, or a holder without ships, cannot be") {
    auto table = Table::of(2).ships("s1_n", Ruby, 2).ships("s4_c", Sapphire, 2).planning();
    REQUIRE(problem_of(table).empty());
    table.state.ships[Table::id("s3_c")] = 1;
    CHECK(problem_of(table) == "PI-5");
    table.state.ships[Table::id("s3_c")] = 0;
    table.state.players[Ruby].held.add(Table::id("s3_c"));
    CHECK(problem_of(table) == "PI-5");
}

TEST_CASE("PI-6 a system never holds ships of two players outside an invasion") {
    for (int players = 2; players <= 4; ++players)
        walk(Table::setup(players, {{"layout", "random"}, {"sides", "random"}}), 6, [](const Table& table) {
            SystemSet held;
            int on_board = 0;
            for (Seat seat = 0; seat < table.state.seats(); ++seat) {
                REQUIRE((held & table.state.players[seat].held).empty());
                held = held | table.state.players[seat].held;
                on_board += ships_of(table, seat);
            }
            int in_systems = 0;
            for (System system = 0; system < kSystems; ++system) {
                REQUIRE((table.state.ships[system] > 0) == held.has(system));
                in_systems += table.state.ships[system];
            }
            REQUIRE(in_systems == on_board);
        });
    auto table = Table::of(2).ships("s1_n", Ruby, 2).ships("s4_c", Sapphire, 2).planning();
    table.state.players[Sapphire].held.add(Table::id("s1_n"));
    CHECK(problem_of(table) == "PI-6");
}

TEST_CASE("PI-6 after an invasion the target belongs to one player or to nobody") {
    for (int attackers = 1; attackers <= 3; ++attackers) {
        CAPTURE(attackers);
        auto table = Table::of(2).ships("s1_c", Ruby, 3).ships("s1_n", Sapphire, 2);
        table.order(Ruby, Command::Exterminate, 1);
        table.play("invade s1_n", "send s1_c " + std::to_string(attackers));
        CHECK(table.owner("s1_n") == (attackers == 1 ? Sapphire : attackers == 2 ? kNobody : Ruby));
        CHECK(table.ships("s1_n") == (attackers == 2 ? 0 : 1));
    }
}

TEST_CASE("PI-7 removed ships return to the supply and can be placed again") {
    auto table = Table::of(2).ships("s1_n", Ruby, 8).ships("s1_c", Sapphire, 5).ships("s5_s", Sapphire, 7);
    table.order(Sapphire, Command::Expand, 3);
    CHECK(table.order_is_over());  // twelve on the board
    table.order(Ruby, Command::Exterminate, 1).play("invade s1_c", "send s1_n 2");
    CHECK(table.supply(Ruby) == 6);
    CHECK(table.supply(Sapphire) == 2);
    table.order(Sapphire, Command::Expand, 3).play("expand s1_c", "expand s1_c");
    CHECK(table.order_is_over());
    CHECK(table.ships("s1_c") == 5);
    CHECK(table.supply(Sapphire) == 0);
}

TEST_CASE("PI-8 a player never has more than 12 ships on the board") {
    auto full = Table::of(2).ships("s1_c", Ruby, 5).ships("s3_nw", Ruby, 7);
    CHECK(full.supply(Ruby) == 0);
    full.order(Ruby, Command::Expand, 3);
    CHECK(full.order_is_over());
    CHECK_FALSE(full.rules.verbs().read("fleet 13").has_value());

    auto spare = Table::of(2).ships("s1_c", Ruby, 12).ships("s4_c", Sapphire, 2).planning();
    CHECK(problem_of(spare).empty());
    spare.state.ships[Table::id("s1_c")] = 13;
    CHECK(problem_of(spare) == "PI-8");

    walk(Table::setup(2), 8, [](const Table& table) {
        for (Seat seat = 0; seat < 2; ++seat) {
            REQUIRE(ships_of(table, seat) <= 12);
            if (!is_invading(table)) REQUIRE(ships_of(table, seat) + table.supply(seat) == 12);
        }
    });
}

TEST_CASE("PI-9 there is no limit to the ships in one system until the sustain step") {
    auto table = Table::of(2).ships("s1_n", Ruby, 9).order(Ruby, Command::Expand, 3);
    table.play("expand s1_n", "expand s1_n", "expand s1_n");
    CHECK(table.ships("s1_n") == 12);
    table.order(Ruby, Command::Explore, 1).play("from s1_n", "fleet 12", "to s1_ne", "direct");
    CHECK(table.ships("s1_ne") == 12);  // empty: it sustains one
    table.exploitation();
    CHECK(table.ships("s1_ne") == 1);
}

TEST_CASE("PI-10 a sector is occupied when anybody controls at least one system on its tile") {
    auto table = Table::of(3).ships("s1_n", Ruby, 1).ships("s3_s", Jade, 1).ships("s6_n", Sapphire, 1);
    table.ships("prime", Sapphire, 1).exploitation();
    REQUIRE(table.kind("s3_s") == Kind::Empty);
    CHECK(table.asked() == Ruby);
    CHECK(table.options() == Notations{"sector 1", "sector 3", "sector 6"});
    CHECK(table.refuses("sector 2") == "PI-95");
}

TEST_CASE("PI-11 neighbouring players sit next to a player: both opponents of three, not the one opposite") {
    for (const int players : {3, 4})
        for (Seat one = 0; one < players; ++one)
            for (Seat other = 0; other < players; ++other) {
                if (one == other) continue;
                CAPTURE(players);
                CAPTURE(static_cast<int>(one));
                CAPTURE(static_cast<int>(other));
                const bool opposite = players == 4 && (one + 2) % 4 == other;
                const State s = sharing_a_card(players, one, other);
                CHECK(effectiveness(s, one, Command::Expand, 0) == (opposite ? 3 : 2));
            }
    State two = Table::of(2).state;
    two.players[Ruby].plan = two.players[Sapphire].plan = kSinglePlans + 4 + 1;  // ex-et-xt
    CHECK(effectiveness(two, Ruby, Command::Expand, 0) == 2);
    CHECK(effectiveness(two, Sapphire, Command::Expand, 0) == 2);
}

TEST_CASE("PI-E4 five invade three: each removes 3, and the invader controls the system with 2") {
    auto table = Table::of(2).ships("s1_c", Ruby, 5).ships("s1_n", Sapphire, 3);
    const int before = table.supply(Sapphire);
    table.order(Ruby, Command::Exterminate, 1).play("invade s1_n", "send s1_c 5");
    CHECK(table.owner("s1_n") == Ruby);
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.owner("s1_c") == kNobody);
    CHECK(table.supply(Sapphire) == before + 3);
}

TEST_CASE("PI-E5 Prime is invaded from two systems at once") {
    auto table = Table::of(2).ships("prime", Ruby, 3).ships("s2_nw", Sapphire, 3).ships("s1_s", Sapphire, 2);
    REQUIRE(table.kind("s2_nw") == Kind::LevelTwo);
    table.order(Sapphire, Command::Exterminate, 1).play("invade prime", "send s1_s 2", "send s2_nw 2");
    CHECK(table.owner("prime") == Sapphire);
    CHECK(table.ships("prime") == 1);
    CHECK(table.ships("s2_nw") == 1);
    CHECK(table.owner("s1_s") == kNobody);
    CHECK(table.supply(Ruby) == 12);
}

TEST_CASE("PI-E6 whoever chooses the sector, everybody with planets in it scores") {
    for (const Seat chooser : {Ruby, Sapphire, Jade}) {
        CAPTURE(static_cast<int>(chooser));
        auto table = Table::of(3).ships("s2_nw", Ruby, 1).ships("s2_ne", Ruby, 1).ships("s2_s", Sapphire, 1);
        table.ships("s5_c", Jade, 1).first(chooser).exploitation();
        REQUIRE(table.asked() == chooser);
        table.play("sector 2");
        CHECK(table.points(Ruby) == 3);
        CHECK(table.points(Sapphire) == 1);
        CHECK(table.points(Jade) == 0);
    }
}

TEST_CASE("PI-E22 a system emptied by the invasion before is not controlled any more and may be invaded") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).ships("s1_sw", Ruby, 1);
    table.order(Ruby, Command::Exterminate, 2);
    CHECK(table.refuses("invade s1_c") == "PI-73");  // the opposite order
    table.play("invade s1_n", "send s1_c 2");
    CHECK(table.allows("invade s1_c"));
    table.play("invade s1_c");  // with the one ship of s1_sw
    CHECK(table.ships("s1_n") == 2);
    CHECK(table.ships("s1_c") == 1);
    CHECK(table.owner("s1_c") == Ruby);
    CHECK(table.owner("s1_sw") == kNobody);
}

TEST_CASE("PI-E23 ships that have invaded cannot go on to Prime in the same order") {
    auto table = Table::of(2).ships("s1_c", Ruby, 2).order(Ruby, Command::Exterminate, 2);
    table.play("invade s1_s", "send s1_c 2");
    CHECK(table.ships("s1_s") == 2);
    CHECK(table.order_is_over());
    CHECK(table.owner("prime") == kNobody);
}

TEST_CASE("a set of systems that names one twice is refused, and it can be said why") {
    SystemSet systems;
    JsonReader reader{"state.invaded"};
    from_json(boost::json::array{"prime", "s1_c", "prime"}, systems, reader);
    REQUIRE(reader.failed());
    CHECK(reader.problem()->key == "error.json.repeated");
    CHECK(can_be_said(*reader.problem()));
}
