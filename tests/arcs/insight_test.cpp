// The evaluation: laws that hold for all of them, and what each part of the sum likes better. By the weights
// that were made by hand, which nothing that is learnt changes.
#include "games/arcs/insight.h"

#include "arcs/table.h"
#include "shared/insight_laws.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

double worth(const Table& table, Seat seat, Term term) {
    static const ar::Insight kByHand{*ar::Insight::built_in().find("hand")};
    return kByHand.terms(table.rules, table.state, seat)[term];
}

// Ruby's turn in the first chapter, with nothing yet but what the test lays out.
Table turn_of_ruby() { return Table::of(3).acting(Ruby, "administration_2"); }

}  // namespace

TEST_CASE("the evaluation keeps the laws of all evaluations") { check_insight<Arcs>(); }

TEST_CASE("AR-240 - AR-248 a race is worth what its places bring, by who is ahead in what is declared") {
    const auto race = [](const Table& table, Seat seat = Ruby) { return worth(table, seat, Term::Race); };
    const auto captives = [](int ruby, int jade) {
        return turn_of_ruby().captives(Ruby, Jade, ruby).captives(Jade, Ruby, jade);
    };
    CHECK(race(captives(3, 1)) == 0);  // nothing is declared
    const auto declared = [&](int ruby, int jade, int marker) {
        return captives(ruby, jade).marker(marker, Ambition::Tyrant);
    };
    CHECK(race(declared(3, 1, 1)) > race(declared(2, 1, 1)));
    CHECK(race(declared(2, 1, 1)) > race(declared(2, 2, 1)));
    CHECK(race(declared(2, 2, 1)) > race(declared(1, 2, 1)));
    CHECK(race(declared(1, 2, 1)) > race(declared(0, 2, 1)));
    CHECK(race(declared(3, 1, 2)) > race(declared(3, 1, 0)));                            // the best marker
    CHECK(race(declared(3, 1, 1).cities_off_board(Ruby, 5)) > race(declared(3, 1, 1)));  // AR-248
    CHECK(race(declared(3, 1, 1), Jade) < race(declared(1, 3, 1), Jade));
    // The fewer cards are left, the less can change.
    const auto late = declared(3, 1, 1);
    auto early = declared(3, 1, 1).hand(Jade, {"construction_2", "construction_3", "construction_4"});
    CHECK(race(late) > race(early));
}

TEST_CASE("AR-71, AR-73 an ambition that can be declared is worth more with a card of its number") {
    const auto options = [](const Table& table) { return worth(table, Ruby, Term::Options); };
    const auto holding = [](std::string_view card) {
        return turn_of_ruby().captives(Ruby, Jade, 3).hand(Ruby, {card});
    };
    CHECK(options(holding("construction_3")) > options(holding("construction_5")));  // 3: Tyrant
    auto gone = holding("construction_3");
    for (const int marker : {0, 1, 2}) gone.marker(marker, Ambition::Warlord);
    CHECK(options(gone) < options(holding("construction_3")));
}

TEST_CASE("tempo: a card more in hand, an action more in the own turn") {
    const auto tempo = [](const Table& table, Seat seat = Ruby) { return worth(table, seat, Term::Tempo); };
    const auto one = turn_of_ruby().hand(Ruby, {"construction_2"});
    const auto two = turn_of_ruby().hand(Ruby, {"construction_2", "construction_3"});
    CHECK(tempo(two) > tempo(one));
    auto fewer = one;
    --fewer.state.turn.pips;
    CHECK(tempo(one) > tempo(fewer));
    CHECK(tempo(one, Jade) == tempo(fewer, Jade));  // nothing to who is not at turn
}

TEST_CASE("AR-153 the initiative is worth something to who will have it after the round") {
    const auto initiative = [](const Table& table, Seat seat) {
        return worth(table, seat, Term::Initiative);
    };
    const auto led = turn_of_ruby();
    CHECK(initiative(led, Ruby) > 0);
    CHECK(initiative(led, Jade) == 0);
    const auto surpassed = Table::of(3).surpassing(Sapphire, "administration_2", "administration_6");
    CHECK(initiative(surpassed, Ruby) == 0);
    CHECK(initiative(surpassed, Sapphire) > 0);
    auto seized = surpassed;
    seized.state.seized = true;
    CHECK(initiative(seized, Ruby) > 0);  // who has seized it keeps it
    CHECK(initiative(seized, Sapphire) == 0);
    auto none = turn_of_ruby();  // nothing is left to declare with it
    for (const int marker : {0, 1, 2}) none.marker(marker, Ambition::Warlord);
    CHECK(initiative(none, Ruby) < initiative(led, Ruby));
}

TEST_CASE("AR-27 - AR-30 control of a system is worth something, more with a city of a Rival") {
    const auto control = [](const Table& table, Seat seat = Ruby) {
        return worth(table, seat, Term::Control);
    };
    const auto alone = turn_of_ruby().ships("3h", Ruby, 2);
    CHECK(control(alone) > control(turn_of_ruby()));
    CHECK(control(turn_of_ruby().ships("3g", Ruby, 2)) > 0);
    CHECK(control(turn_of_ruby().ships("3h", Ruby, 2).ships("3h", Jade, 2)) == 0);  // a tie
    CHECK(control(turn_of_ruby().ships("3h", Ruby, 0, 2)) == 0);
    CHECK(control(turn_of_ruby().ships("3h", Ruby, 2).city("3h_1", Jade)) > control(alone));
    CHECK(control(turn_of_ruby().ships("3h", Ruby, 2).city("3h_1", Ruby)) == control(alone));
}

TEST_CASE(
    "AR-127, AR-148 raids: buildings beside stronger Rivals are in danger, theirs beside own ships a prize") {
    const auto guarded = [](int own, int rival) {
        return turn_of_ruby().city("3h_1", Ruby).ships("3h", Ruby, own).ships("3h", Jade, rival);
    };
    const auto safety = [](const Table& table) { return worth(table, Ruby, Term::Safety); };
    CHECK(safety(guarded(0, 0)) == 0);
    CHECK(safety(guarded(0, 1)) < 0);
    CHECK(safety(guarded(0, 3)) < safety(guarded(0, 1)));
    CHECK(safety(guarded(2, 3)) > safety(guarded(0, 3)));
    CHECK(safety(guarded(3, 3)) == 0);
    CHECK(safety(turn_of_ruby().ships("3h", Jade, 3)) == 0);  // nothing to lose

    const auto threat = [](const Table& table, Seat seat = Jade) { return worth(table, seat, Term::Threat); };
    CHECK(threat(guarded(0, 0)) == 0);
    CHECK(threat(guarded(0, 1)) > 0);
    CHECK(threat(guarded(0, 3)) > threat(guarded(0, 1)));
    CHECK(threat(guarded(3, 3), Ruby) == 0);  // beside one's own there is nothing to take
}

TEST_CASE("what a Rival has counts against the own") {
    const auto denial = [](const Table& table) { return worth(table, Ruby, Term::Denial); };
    CHECK(denial(turn_of_ruby().power(Jade, 9)) < denial(turn_of_ruby().power(Jade, 3)));
    CHECK(denial(turn_of_ruby().power(Ruby, 9)) ==
          doctest::Approx(denial(turn_of_ruby().power(Ruby, 3))).epsilon(0.05));
}
