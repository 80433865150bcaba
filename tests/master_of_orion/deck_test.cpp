// 5.7: deck, hand and discard pile (MO-36 to MO-42, MO-165, MO-166).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-36 cards are drawn one at a time from the deck") {
    auto table = Table::of(2).deck({"titan", "frigate", "frigate"}).turn(Ruby).play("research");
    CHECK(table.asked() == kChance);
    OutcomeList outcomes;
    table.rules.outcomes(table.state, outcomes);
    REQUIRE(outcomes.size() == 2);
    CHECK(outcomes[0].weight == 1);  // titan
    CHECK(outcomes[1].weight == 2);
    table.draws({"frigate"});
    CHECK(table.asks(Step::Draw));
    table.draws({"frigate"});
    CHECK(table.hand(Ruby) == "frigate frigate");
}

TEST_CASE("MO-37, MO-E22 everything but the top of the pile becomes the deck") {
    auto table =
        Table::of(2).pile({"titan", "frigate", "capitol", "autolab"}).deck({"biospheres"}).turn(Ruby);
    table.play("research").draws({"biospheres"});
    CHECK(table.pile() == "autolab");
    CHECK(table.options() == std::vector<std::string>{"draw titan", "draw frigate", "draw capitol"});
    table.draws({"capitol"});
    CHECK(table.state.deck.size() == 2);
}

TEST_CASE("MO-37 the pile is not shuffled before a card has to be drawn") {
    auto table = Table::of(2).pile({"titan", "frigate"}).deck({"biospheres", "capitol"}).turn(Ruby);
    table.play("research").draws({"biospheres", "capitol"});
    CHECK(table.pile() == "titan frigate");
    CHECK(table.state.deck.empty());
}

TEST_CASE("MO-38, MO-E23 without cards the draws are lost") {
    auto table = Table::of(2).pile({"titan"}).deck({}).turn(Ruby);
    CHECK(table.offers("research"));
    table.play("research");
    CHECK(table.asked() == Sapphire);
    CHECK(table.hand_size(Ruby) == 0);
    auto one = Table::of(2).pile({"titan", "frigate"}).deck({}).turn(Ruby).play("research").draws({"titan"});
    CHECK(one.asked() == Sapphire);  // the second draw is lost
    CHECK(one.pile() == "frigate");
}

TEST_CASE("MO-39 discarded cards go on top, in the order of who discards") {
    auto table = Table::of(2).pile({"capitol"}).hand(Ruby, {"frigate", "titan", "autolab"}).turn(Ruby);
    table.play("contract", "discard titan", "discard autolab", "hire vale");
    CHECK(table.pile() == "capitol titan autolab frigate");
    auto wrong = Table::of(2).hand(Ruby, {"frigate", "titan", "autolab"}).turn(Ruby).play("contract");
    CHECK(wrong.refuses("discard capitol") == "MO-39");
}

TEST_CASE("MO-40 a card taken out leaves the order of the others") {
    auto table = Table::of(2).tracks(Ruby, 9, 0, 0).hand(Ruby, {"advanced_data_center"});
    table.pile({"capitol", "titan", "frigate"})
        .turn(Ruby)
        .play("build", "card advanced_data_center", "take titan");
    CHECK(table.pile() == "capitol frigate");
    CHECK(table.hand(Ruby) == "titan");
}

TEST_CASE("MO-165, MO-E47, MO-Q40 the topmost copy of a title is taken") {
    auto table = Table::of(2).tracks(Ruby, 9, 0, 0).hand(Ruby, {"advanced_data_center"});
    table.pile({"frigate", "titan", "frigate"}).turn(Ruby).play("build", "card advanced_data_center");
    CHECK(table.options() == std::vector<std::string>{"take titan", "take frigate"});
    CHECK(table.refuses("take capitol") == "MO-165");
    table.play("take frigate");
    CHECK(table.pile() == "frigate titan");
}

TEST_CASE("MO-166 a structure built out of the pile leaves it before its effect") {
    auto table = Table::of(2).tracks(Ruby, 9, 9, 9).advisor(Ruby, "advia_osm");
    table.pile({"capitol", "titan", "advanced_data_center"}).turn(Ruby).play("activate");

    CHECK(table.system(Ruby, 1) == "advanced_data_center");
    CHECK(table.options() == std::vector<std::string>{"take titan", "take capitol"});
}

TEST_CASE("MO-41 only the Exploit action rewards a discard") {
    auto table = Table::of(2).hand(Ruby, {"frigate", "titan", "autolab"}).turn(Ruby);
    table.play("contract", "discard titan", "discard autolab", "hire vale");
    CHECK(table.tracks(Ruby) == "0/0/0");
}

TEST_CASE("MO-42 there is no hand limit during a round") {
    auto table = Table::of(2).hand(Ruby, {"frigate", "frigate", "titan", "titan", "capitol"}).turn(Ruby);
    table.play("research").draws({"autolab", "autolab"});
    CHECK(table.hand_size(Ruby) == 7);
    CHECK(table.asked() == Sapphire);
}
