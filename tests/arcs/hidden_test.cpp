// What a seat may know (section 9), and what it must forget.
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

bool knows(const Table& table, Seat seat, std::string_view card) {
    return known_to(table.state, seat).has(Table::card_id(card));
}

std::string view_of(const Table& table, Seat seat) {
    return boost::json::serialize(table.rules.view(table.state, seat));
}

Table looking() {
    auto table = Table::of(3).guild(Ruby, "farseers").hand(Ruby, {"construction_4", "construction_5"});
    table.hand(Sapphire, {"aggression_2", "aggression_5"})
        .hand(Jade, {"aggression_3", "mobilization_2", "construction_6"})
        .no_agents()
        .round(Ruby);
    return table.play("lead construction_4", "declare warlord", "look_at jade");
}

}  // namespace

TEST_CASE("a hand that was looked at is known to the one who looked, and to nobody else") {
    auto table = looking();
    CHECK(knows(table, Ruby, "mobilization_2"));
    CHECK_FALSE(knows(table, Sapphire, "mobilization_2"));
    CHECK_FALSE(knows(table, kSpectator, "mobilization_2"));
    CHECK(view_of(table, Ruby).find("mobilization_2") != std::string::npos);
    CHECK(view_of(table, Sapphire).find("\"mobilization_2\"") == std::string::npos);
}

TEST_CASE("swapped cards are known to both; the log tells only them") {
    auto table = looking();
    const Action swap = *table.rules.verbs().read("swap aggression_3 construction_5");
    CHECK(table.rules.witnesses(table.state, Ruby, swap) == (1U << Ruby | 1U << Jade));
    CHECK(table.rules.reveals(table.state, Ruby, swap) == 1U << Jade);
    table.play("swap aggression_3 construction_5");
    CHECK(knows(table, Jade, "aggression_3"));
    CHECK(knows(table, Ruby, "construction_5"));
    CHECK_FALSE(knows(table, Sapphire, "construction_5"));
}

TEST_CASE("who plays face down makes the others forget the whole hand") {
    auto table = looking().play("no_swap", "end_prelude", "copy aggression_2", "begin_prelude");
    CHECK(table.asked() == Jade);
    CHECK(knows(table, Ruby, "aggression_3"));
    const Action copy = *table.rules.verbs().read("copy aggression_3");
    CHECK(table.rules.witnesses(table.state, Jade, copy) == 1U << Jade);
    CHECK(table.rules.reveals(table.state, Jade, copy) == 0);
    table.play("copy aggression_3");
    CHECK_FALSE(knows(table, Ruby, "aggression_3"));
    CHECK_FALSE(knows(table, Ruby, "mobilization_2"));
    CHECK(knows(table, Jade, "aggression_3"));
}

TEST_CASE("who plays face up shows the card to all, in the pile too") {
    auto table = looking().play("no_swap", "end_prelude");
    const Action pivot = *table.rules.verbs().read("pivot aggression_2");
    CHECK(table.rules.reveals(table.state, Sapphire, pivot) == (kEverybody & ~(1U << Sapphire)));
    table.play("pivot aggression_2", "begin_prelude", "surpass construction_6", "begin_prelude");
    CHECK(table.asks(Step::Lead));
    CHECK(knows(table, kSpectator, "aggression_2"));
    CHECK(table.state.layer[Table::card_id("aggression_2")] == 2);
    CHECK(knows(table, Ruby, "mobilization_2"));  // still in Jade's hand
}

TEST_CASE("who draws one of several cards makes the others forget which lay there") {
    auto table = Table::of(3).hand(Ruby, {"construction_5", "construction_6"}).hand(Jade, {"aggression_3"});
    put_on_pile(table.state,
                CardSet::of(Table::card_id("administration_2"), Table::card_id("administration_3")));
    learn(table.state, Jade,
          CardSet::of(Table::card_id("administration_2"), Table::card_id("administration_3")));
    draw_from_bottom(table.state, Ruby, Table::card_id("administration_2"));
    CHECK_FALSE(knows(table, Jade, "administration_2"));
    CHECK_FALSE(knows(table, Jade, "administration_3"));
    CHECK(knows(table, Ruby, "administration_2"));
    // A single card that is known stays known.
    auto single = Table::of(3).pile({"administration_2"});
    show_to_all(single.state, CardSet::of(Table::card_id("administration_2")));
    draw_from_bottom(single.state, Ruby, Table::card_id("administration_2"));
    CHECK(knows(single, Jade, "administration_2"));
}

TEST_CASE("cards dealt and drawn are told to one seat") {
    auto table = Table::setup(3, {{"initiative", "ruby"}}).until(Step::Deal);
    const Action deal = *table.rules.verbs().read(table.options().front());
    CHECK(table.rules.witnesses(table.state, kChance, deal) == 1U << Ruby);
    CHECK(table.rules.reveals(table.state, kChance, deal) == 1U << Ruby);
}

TEST_CASE("what is imagined keeps the known cards in their places, and every number") {
    auto table = looking().play("no_swap", "end_prelude", "copy aggression_2");
    Rng rng{5};
    for (int i = 0; i < 50; ++i) {
        const State dream = table.rules.imagine(table.state, Ruby, rng);
        CHECK(dream.players[Jade].hand == table.player(Jade).hand);  // looked at
        CHECK(dream.players[Sapphire].hand.size() == 1);
        CHECK(table.rules.check(dream) == table.rules.check(table.state));
        CHECK(boost::json::serialize(table.rules.view(dream, Ruby)) == view_of(table, Ruby));
    }
}
