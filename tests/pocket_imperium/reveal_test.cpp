// Revealing, order of execution, effectiveness (5.5).
#include <algorithm>

#include "pocket_imperium/situations.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

bool asks_order(const Table& table) {
    return table.asks(Step::Expand) || table.asks(Step::ExploreOrigin) || table.asks(Step::ExterminateTarget);
}

// "ruby expand 2"
std::string order_asked(const Table& table) {
    const char* command = table.asks(Step::Expand)          ? " expand "
                          : table.asks(Step::ExploreOrigin) ? " explore "
                                                            : " exterminate ";
    return std::string{kSeatNames[table.asked()]} + command + std::to_string(table.state.asked().a);
}

// Ends every order of the reveal at once and notes it.
Notations orders_of_reveal(Table& table) {
    const int reveal = table.state.reveals;
    Notations orders;
    for (; asks_order(table) && table.state.reveals == reveal; table.play("stop"))
        orders.push_back(order_asked(table));
    return orders;
}

using Plans = std::initializer_list<std::string_view>;

Notations first_reveal(Plans plans, Seat first = Ruby) {
    auto table = settled(static_cast<int>(plans.size()));
    return orders_of_reveal(table.first(first).plans(plans));
}

// The cards of a plan in a reveal, as letters.
std::string_view cards(int plan, int reveal) {
    const std::string_view name = plan_names()[plan];
    return name.size() == 3 ? name.substr(static_cast<std::size_t>(reveal), 1)
                            : name.substr(static_cast<std::size_t>(3 * reveal), 2);
}
int copies(int plan, int reveal, char letter) {
    const std::string_view laid = cards(plan, reveal);
    return static_cast<int>(std::count(laid.begin(), laid.end(), letter));
}

// Every combination of plans and every reveal: look(state, plans, reveal).
template <class Look>
void for_all_reveals(int players, Look look) {
    State s = Table::of(players).state;
    const int first = first_plan(players), last = last_plan(players);
    std::vector<int> plans(static_cast<std::size_t>(players), first);
    for (;;) {
        for (Seat seat = 0; seat < players; ++seat)
            s.players[seat].plan = static_cast<std::uint8_t>(plans[seat] + 1);
        for (int reveal = 0; reveal < kReveals; ++reveal) look(s, plans, reveal);
        std::size_t i = 0;
        while (i < plans.size() && ++plans[i] == last) plans[i++] = first;
        if (i == plans.size()) return;
    }
}

constexpr std::string_view kLetters = "ext";
Command command_of(char letter) { return static_cast<Command>(kLetters.find(letter)); }

}  // namespace

TEST_CASE("PI-31 in each reveal all players turn over their next card at the same time") {
    auto table = settled(3).plans({"ext", "xte", "tex"});
    const auto revealed = [&](Seat seat) {
        return boost::json::serialize(
            table.rules.view(table.state, kSpectator).at("seats").at(seat).at("revealed"));
    };
    CHECK(table.state.reveals == 1);
    CHECK(revealed(Ruby) == R"([["expand"]])");
    CHECK(revealed(Sapphire) == R"([["explore"]])");
    CHECK(revealed(Jade) == R"([["exterminate"]])");
    orders_of_reveal(table);
    CHECK(table.state.reveals == 2);
    CHECK(revealed(Ruby) == R"([["expand"],["explore"]])");
    CHECK(revealed(Sapphire) == R"([["explore"],["exterminate"]])");
    CHECK(revealed(Jade) == R"([["exterminate"],["expand"]])");

    auto two = settled(2).plans({"ex-et-xt", "tt-ex-ex"});
    const auto seats = two.rules.view(two.state, kSpectator).at("seats");
    CHECK(boost::json::serialize(seats.at(0).at("revealed")) == R"([["expand","explore"]])");
    CHECK(boost::json::serialize(seats.at(1).at("revealed")) == R"([["exterminate","exterminate"]])");
}

TEST_CASE("PI-32 all orders of a reveal are completed before the next reveal takes place") {
    auto table = settled(3).plans({"txe", "txe", "ext"});
    // Jade's Expand, then two Exterminates, although Jade's second card is an Explore.
    CHECK(orders_of_reveal(table) ==
          Notations{"jade expand 3", "ruby exterminate 2", "sapphire exterminate 2"});
    CHECK(orders_of_reveal(table) == Notations{"ruby explore 1", "sapphire explore 1", "jade explore 1"});
    CHECK(orders_of_reveal(table) == Notations{"ruby expand 2", "sapphire expand 2", "jade exterminate 3"});
    CHECK(table.asks(Step::ScoreSector));
}

TEST_CASE(
    "PI-33 orders of one reveal run by type: every Expand, then every Explore, then every Exterminate") {
    CHECK(first_reveal({"tex", "xte", "ext"}) ==
          Notations{"jade expand 3", "sapphire explore 3", "ruby exterminate 3"});
    CHECK(first_reveal({"xt-et-ex", "et-xt-ex"}) ==
          Notations{"sapphire expand 3", "ruby explore 3", "ruby exterminate 2", "sapphire exterminate 2"});
}

TEST_CASE("PI-34 orders of the same type run clockwise from the first player") {
    CHECK(first_reveal({"ext", "ext", "ext"}, Ruby) ==
          Notations{"ruby expand 1", "sapphire expand 1", "jade expand 1"});
    CHECK(first_reveal({"ext", "ext", "ext"}, Sapphire) ==
          Notations{"sapphire expand 1", "jade expand 1", "ruby expand 1"});
    CHECK(first_reveal({"txe", "txe", "txe", "txe"}, Jade) ==
          Notations{"jade exterminate 1", "pearl exterminate 1", "ruby exterminate 1",
                    "sapphire exterminate 1"});
}

TEST_CASE("PI-35 each order changes the board at once, later orders meet the changed board") {
    auto table = Table::of(3).ships("s1_n", Ruby, 1).ships("s1_nw", Sapphire, 1).plans({"xet", "xet", "ext"});
    REQUIRE(table.asked() == Ruby);
    table.play("from s1_n", "to s1_ne");
    REQUIRE(table.asked() == Sapphire);
    table.play("from s1_nw");
    CHECK(table.allows("to s1_n"));  // Ruby has left it
    CHECK(table.refuses("to s1_ne") == "PI-53");
}

TEST_CASE("PI-36 three players: alone 3 actions, two alike 2 each, three alike 1 each") {
    for_all_reveals(3, [](const State& s, const std::vector<int>& plans, int reveal) {
        for (Seat seat = 0; seat < 3; ++seat) {
            const char letter = cards(plans[seat], reveal)[0];
            int alike = 0;
            for (const int plan : plans) alike += copies(plan, reveal, letter);
            REQUIRE(effectiveness(s, seat, command_of(letter), reveal) == 4 - alike);
        }
    });
    CHECK(first_reveal({"ext", "xte", "etx"}) ==
          Notations{"ruby expand 2", "jade expand 2", "sapphire explore 3"});
}

TEST_CASE("PI-37 four players: 3 actions, minus 1 for each neighbour with the same card") {
    for_all_reveals(4, [](const State& s, const std::vector<int>& plans, int reveal) {
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const char letter = cards(plans[seat], reveal)[0];
            const int left = copies(plans[(seat + 1) % 4], reveal, letter);
            const int right = copies(plans[(seat + 3) % 4], reveal, letter);
            REQUIRE(effectiveness(s, static_cast<Seat>(seat), command_of(letter), reveal) ==
                    3 - left - right);
        }
    });
    CHECK(first_reveal({"ext", "ext", "xte", "tex"}) ==
          Notations{"ruby expand 2", "sapphire expand 2", "jade explore 3", "pearl exterminate 3"});
}

TEST_CASE("PI-Q25 the player opposite has no influence, so four alike leave 1 action each") {
    CHECK(first_reveal({"ext", "xte", "ext", "tex"}) ==
          Notations{"ruby expand 3", "jade expand 3", "sapphire explore 3", "pearl exterminate 3"});
    CHECK(first_reveal({"ext", "ext", "ext", "ext"}) ==
          Notations{"ruby expand 1", "sapphire expand 1", "jade expand 1", "pearl expand 1"});
}

TEST_CASE("PI-38 two players: a card allows 4 - c actions, the player's own second card included") {
    for_all_reveals(2, [](const State& s, const std::vector<int>& plans, int reveal) {
        for (Seat seat = 0; seat < 2; ++seat)
            for (const char letter : cards(plans[seat], reveal)) {
                const int alike = copies(plans[0], reveal, letter) + copies(plans[1], reveal, letter);
                REQUIRE(effectiveness(s, seat, command_of(letter), reveal) == 4 - alike);
            }
    });
}

TEST_CASE("PI-38, PI-Q6 one, two, three and four equal cards give 3, 2, 1 and 0 actions, row by row") {
    const auto expands = [](std::string_view own, std::string_view other) {
        Notations orders = first_reveal({own, other});
        std::erase_if(orders,
                      [](const std::string& order) { return order.find("expand") == std::string::npos; });
        return orders;
    };
    CHECK(expands("ex-ex-tt", "tt-xx-ee") == Notations{"ruby expand 3"});
    CHECK(expands("ee-xx-tt", "tt-xx-ee") == Notations{"ruby expand 2", "ruby expand 2"});
    CHECK(expands("ex-ex-tt", "et-ex-xt") == Notations{"ruby expand 2", "sapphire expand 2"});
    CHECK(expands("ee-xx-tt", "et-ex-xt") ==
          Notations{"ruby expand 1", "ruby expand 1", "sapphire expand 1"});
    CHECK(expands("ex-ex-tt", "ee-xx-tt") ==
          Notations{"ruby expand 1", "sapphire expand 1", "sapphire expand 1"});
    CHECK(expands("ee-xx-tt", "ee-xx-tt").empty());
}

TEST_CASE("PI-39 effectiveness is fixed at the reveal, whether or not others act") {
    // Ruby skips, and Sapphire is not allowed more for it.
    CHECK(first_reveal({"ext", "ext", "xte"}) ==
          Notations{"ruby expand 2", "sapphire expand 2", "jade explore 3"});
    // Ruby cannot expand without a planet, and it is the same.
    auto unable =
        Table::of(3).ships("s1_ne", Ruby, 1).ships("s3_nw", Sapphire, 2).plans({"ext", "ext", "xte"});
    CHECK(order_asked(unable) == "sapphire expand 2");
    // An order that uses up what it could do does not change the next one either.
    auto full = Table::of(3).ships("s1_n", Ruby, 11).ships("s3_nw", Sapphire, 2).plans({"ext", "ext", "xte"});
    full.play("expand s1_n");
    CHECK(order_asked(full) == "sapphire expand 2");
}

TEST_CASE("PI-40, PI-Q7 two equal cards are two orders, one directly after the other") {
    CHECK(first_reveal({"ee-xx-tt", "et-ex-xt"}, Ruby) ==
          Notations{"ruby expand 1", "ruby expand 1", "sapphire expand 1", "sapphire exterminate 3"});
    CHECK(first_reveal({"ee-xx-tt", "et-ex-xt"}, Sapphire) ==
          Notations{"sapphire expand 1", "ruby expand 1", "ruby expand 1", "sapphire exterminate 3"});
    // What is once per order is once per card: the ship that invaded is fresh for the second card.
    auto table = Table::of(2).ships("s1_n", Ruby, 1).plans({"tt-ee-xx", "ee-xx-tt"});
    CHECK(order_asked(table) == "ruby exterminate 2");
    table.play("invade s1_c");
    CHECK(order_asked(table) == "ruby exterminate 2");
    table.play("invade s1_s");
    CHECK(table.ships("s1_s") == 1);
    CHECK(table.owner("s1_n") == kNobody);
}

TEST_CASE("PI-41 before each action the player may choose to end the order") {
    for (const Command command : every<Command>()) {
        CAPTURE(static_cast<int>(command));
        auto none = Table::of(3).ships("s1_n", Ruby, 4).order(Ruby, command, 3);
        CHECK(none.options().back() == "stop");
        const State before = none.state;
        none.play("stop");
        CHECK(none.order_is_over());
        CHECK(none.state.ships == before.ships);
    }
    auto expand = Table::of(3).ships("s1_n", Ruby, 4).order(Ruby, Command::Expand, 3);
    expand.play("expand s1_n", "stop");
    CHECK(expand.order_is_over());
    auto explore = Table::of(3).ships("s1_n", Ruby, 4).order(Ruby, Command::Explore, 3);
    explore.play("from s1_n");
    CHECK(explore.refuses("stop") == "not-asked");  // an action that was begun is carried out
    explore.play("fleet 1", "to s1_ne");
    CHECK(explore.allows("stop"));
    auto exterminate = Table::of(3).ships("s1_n", Ruby, 4).ships("s3_nw", Ruby, 1);
    exterminate.order(Ruby, Command::Exterminate, 3).play("invade s1_c", "send s1_n 1");
    CHECK(exterminate.allows("stop"));
}

TEST_CASE("PI-42 an order ends by itself when its actions are used up") {
    auto expand = Table::of(3).ships("s1_n", Ruby, 4).order(Ruby, Command::Expand, 2);
    expand.play("expand s1_n");
    CHECK(expand.asks(Step::Expand));
    expand.play("expand s1_n");
    CHECK(expand.order_is_over());
    auto explore = Table::of(3).ships("s1_n", Ruby, 4).order(Ruby, Command::Explore, 1);
    explore.play("from s1_n", "fleet 1", "to s1_ne");
    CHECK(explore.order_is_over());
    auto exterminate = Table::of(3).ships("s1_n", Ruby, 4).ships("s3_nw", Ruby, 1);
    exterminate.order(Ruby, Command::Exterminate, 1).play("invade s1_c", "send s1_n 1");
    CHECK(exterminate.order_is_over());
}

TEST_CASE("PI-42 an order ends by itself when no legal action is left") {
    CHECK(Table::of(3).ships("s2_se", Ruby, 2).order(Ruby, Command::Expand, 3).order_is_over());
    CHECK(Table::of(3).order(Ruby, Command::Explore, 3).order_is_over());
    auto explore = Table::of(3).ships("s1_n", Ruby, 1).order(Ruby, Command::Explore, 3);
    explore.play("from s1_n", "to s1_ne");
    CHECK(explore.order_is_over());
    auto exterminate = Table::of(3).ships("s1_n", Ruby, 1).order(Ruby, Command::Exterminate, 3);
    exterminate.play("invade s1_c");
    CHECK(exterminate.order_is_over());
    auto expand = Table::of(3).ships("s1_n", Ruby, 11).order(Ruby, Command::Expand, 3);
    expand.play("expand s1_n");
    CHECK(expand.order_is_over());
    // In a round the next player is asked instead.
    auto table =
        Table::of(3).ships("s2_se", Ruby, 2).ships("s3_nw", Sapphire, 2).plans({"ext", "ext", "ext"});
    CHECK(order_asked(table) == "sapphire expand 1");
}

TEST_CASE("PI-43 unused actions are lost") {
    auto table = Table::of(2).ships("s1_n", Ruby, 2).plans({"ex-xt-et", "tt-ex-ex"});
    CHECK(order_asked(table) == "ruby expand 3");
    table.play("expand s1_n", "stop");
    CHECK(order_asked(table) == "ruby explore 3");
    table.play("stop");
    CHECK(order_asked(table) == "ruby explore 2");  // the next reveal, with Sapphire's Explore
    table.play("stop");
    CHECK(order_asked(table) == "ruby exterminate 3");
    table.play("stop");
    CHECK(order_asked(table) == "ruby expand 2");
}

TEST_CASE("PI-Q23 a ship is used once per order, not once per round") {
    auto table = Table::of(3).ships("s1_n", Ruby, 1).plans({"xte", "ext", "ext"});
    CHECK(order_asked(table) == "ruby explore 3");
    table.play("from s1_n", "to s1_s");
    CHECK(order_asked(table) == "ruby exterminate 3");
    table.play("invade s2_nw");
    CHECK(table.ships("s2_nw") == 1);
}

TEST_CASE("PI-E1 four players: A and B share Expand, and the orders run A, B, D, C") {
    CHECK(first_reveal({"ext", "ext", "tex", "xte"}, Pearl) ==
          Notations{"ruby expand 2", "sapphire expand 2", "pearl explore 3", "jade exterminate 3"});
}

TEST_CASE("PI-E7 three players: two Expand cards allow 2 each, three allow 1 each") {
    CHECK(first_reveal({"ext", "etx", "xte"}) ==
          Notations{"ruby expand 2", "sapphire expand 2", "jade explore 3"});
    CHECK(first_reveal({"ext", "etx", "ext"}) ==
          Notations{"ruby expand 1", "sapphire expand 1", "jade expand 1"});
}

TEST_CASE("PI-E8 four players: A and C sit opposite and keep 3 actions each") {
    CHECK(first_reveal({"ext", "xte", "ext", "tex"}) ==
          Notations{"ruby expand 3", "jade expand 3", "sapphire explore 3", "pearl exterminate 3"});
}

TEST_CASE("PI-E9 four Explore cards allow 1 each; three of them 2, 1 and 2") {
    CHECK(first_reveal({"xte", "xte", "xte", "xte"}) ==
          Notations{"ruby explore 1", "sapphire explore 1", "jade explore 1", "pearl explore 1"});
    CHECK(first_reveal({"xte", "xte", "xte", "ext"}) ==
          Notations{"pearl expand 3", "ruby explore 2", "sapphire explore 1", "jade explore 2"});
}

TEST_CASE("PI-E10 two players: the shared Expand allows 2 each, the single cards 3") {
    CHECK(first_reveal({"ex-ex-tt", "et-ex-xt"}) ==
          Notations{"ruby expand 2", "sapphire expand 2", "ruby explore 3", "sapphire exterminate 3"});
}

TEST_CASE("PI-E11 two players: two orders of 1 for P, one of 1 for Q, then Q explores with 3") {
    auto table = settled(2).plans({"ee-xx-tt", "ex-et-xt"});
    CHECK(order_asked(table) == "ruby expand 1");
    table.play("expand s1_n");
    CHECK(order_asked(table) == "ruby expand 1");
    table.play("expand s1_n");
    CHECK(table.ships("s1_n") == 4);
    CHECK(order_asked(table) == "sapphire expand 1");
    table.play("expand s3_nw");
    CHECK(order_asked(table) == "sapphire explore 3");
}

TEST_CASE("PI-E12 two players reveal Exterminate four times: no invasion takes place") {
    auto table = settled(2).plans({"tt-ex-ex", "tt-ex-ex"});
    CHECK(table.state.reveals == 2);
    CHECK(order_asked(table) == "ruby expand 2");
}

TEST_CASE("PI-E47 green expands, blue explores, then red exterminates, although red is first player") {
    CHECK(first_reveal({"tex", "xet", "etx"}, Ruby) ==
          Notations{"jade expand 3", "sapphire explore 3", "ruby exterminate 3"});
}

TEST_CASE("PI-E48 a player ends an order at once: the effectiveness of the others is unchanged") {
    auto table = settled(4).plans({"tex", "xte", "tex", "ext"});
    table.play("stop", "stop");  // Expand, Explore
    CHECK(order_asked(table) == "ruby exterminate 3");
    table.play("stop");
    CHECK(order_asked(table) == "jade exterminate 3");
    CHECK(table.ships("s1_n") == 2);
}
