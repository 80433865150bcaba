// 5.20: the draw phase and the resource deck.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE("AA-166, AA-167, AA-262 any cards may be discarded, then the hand is filled up to three") {
    auto table = Table::of(2).hand(Ruby, {"R3", "B3", "G3"});
    table.state.turn = Ruby;
    table.end_of_turn();
    const Strings all = table.options();
    CHECK(all.size() == 4);
    CHECK(all.back() == "keep_rest");
    table.play(all[1]);
    CHECK(table.state.discard.size() == 1);
    CHECK(table.options().size() == 2);  // only later cards (AA-24), or stop
    CHECK(table.refuses(all[0]) == "out-of-order");
    table.play("keep_rest").draw_up();
    CHECK(table.cards_in_hand(Ruby) == 3);
    auto full = Table::of(2).hand(Ruby, {"R3", "B3", "G3"});
    full.end_of_turn().play("keep_rest");
    CHECK(full.state.deck.size() == 69);  // nothing is drawn
}

TEST_CASE(
    "AA-24, AA-168, AA-181, AA-E81, AA-Q42 more cards than the hand size must be discarded down to it") {
    auto table = Table::of(2).artifact(Ruby, "ar_matter_replicator").hand(Ruby, {"R3", "R2", "G3"}).turn();
    table.play("use ar_matter_replicator").luck();
    CHECK(table.cards_in_hand(Ruby) == 6);
    table.play("exchange", "colour red");
    while (table.asks(Step::Spend)) table.play(table.options()[0]);
    CHECK(table.cards_in_hand(Ruby) == 4);
    CHECK(table.asks(Step::Discard));
    CHECK(table.refuses("keep_rest") == "AA-168");
    Table one = table;
    one.play(one.options()[0], "keep_rest");
    CHECK(one.cards_in_hand(Ruby) == 3);  // none is drawn
    table.play(table.options()[0], table.options()[1], "keep_rest");
    CHECK(table.asks(Step::DrawCard));
    auto five = Table::of(2).hand(Ruby, {"R3", "R2", "G3", "B3", "Y2"});
    CHECK(five.end_of_turn().options().size() == 4);  // the last card alone would not be enough
}

TEST_CASE(
    "AA-217, AA-235 the Star Map Archive: a card of the hand goes to the discard pile before the draw") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_star_map_archive"})
                     .hand(Ruby, {"R3", "B3"})
                     .turn()
                     .play("add te_star_map_archive");
    CHECK(table.asks(Step::ThrowHand));
    table.play(table.options()[0]);
    CHECK(table.state.discard.size() == 1);
    CHECK(table.asks(Step::DrawCard));
    table.luck();
    CHECK(table.cards_in_hand(Ruby) == 2);
    CHECK_FALSE(
        Table::of(2).logistic(Ruby, {"te_star_map_archive"}).turn().allows("add te_star_map_archive"));
    // the card just thrown may be the one that is drawn (AA-267)
    auto last =
        Table::of(2).logistic(Ruby, {"te_star_map_archive"}).hand(Ruby, {"R3", "B3"}).no_resources().turn();
    CHECK(last.allows("add te_star_map_archive"));
}

TEST_CASE(
    "AA-169, AA-170, AA-171, AA-E77, AA-Q36 with its last card the deck runs out: the marker moves, the pile "
    "becomes the deck, drawing goes on") {
    auto table = Table::of(2).hand(Sapphire, {"R3"});
    for (int i = 0; i < 20; ++i) {
        const Resource card = nth(table.state.deck, 0);
        table.state.deck.remove(card);
        table.state.discard.add(card);
    }
    while (table.state.deck.size() > 1) {
        const Resource card = nth(table.state.deck, 0);
        table.state.deck.remove(card);
        table.state.players[Sapphire].hand.add(card);
    }
    table.round(2).end_of_turn();
    CHECK(table.state.deck.size() == 1);
    table.play(table.options()[0]);
    CHECK(table.state.round == 1);
    CHECK_FALSE(table.state.ending);
    CHECK(table.state.deck.size() == 20);
    CHECK(table.state.discard.empty());
    table.draw_up();
    CHECK(table.cards_in_hand(Ruby) == 3);
}

TEST_CASE("AA-E78, AA-170 a card just revealed is not part of the shuffle; it is the first of the new pile") {
    auto table = Table::of(2)
                     .operational(Ruby, {"sh_fram"})
                     .system("as_outer_watch")
                     .hand(Ruby, {"R3", "R2"})
                     .next_resources({"res_72"})
                     .turn();
    table.play("offensive", "attack_system", "reveal res_72");
    CHECK(table.state.round == 1);
    CHECK(table.state.deck.size() == 2);  // the two cards paid
    CHECK(table.state.discard.size() == 1);
    CHECK(table.discarded("res_72"));
}

TEST_CASE(
    "AA-172, AA-Q37 with an empty pile the deck stays empty; the next card needed comes from the pile, the "
    "marker does not move again") {
    auto table = Table::of(2).next_resources({"res_72"}).round(2).end_of_turn();
    table.play("draw res_72");  // the pile is empty
    CHECK(table.state.round == 1);
    CHECK(table.state.deck.empty());
    CHECK(table.cards_in_hand(Ruby) == 1);
    auto refilled = Table::of(2).no_resources().hand(Sapphire, {}).round(2);
    refilled.state.discard.add(Resource{5});
    refilled.end_of_turn();
    CHECK(refilled.options() == Strings{"draw res_06"});
    CHECK(refilled.state.round == 2);
}

TEST_CASE(
    "AA-173, AA-243, AA-244 on space 1 a run-out triggers the end; the deck is made anew all the same") {
    auto table = Table::of(2).next_resources({"res_72"}).round(1);
    table.state.discard.add(Resource{5});
    table.state.discard.add(Resource{6});
    table.end_of_turn().play("draw res_72");
    CHECK(table.state.ending);
    CHECK(table.state.round == 1);
    CHECK(table.state.deck.size() == 2);
    CHECK_FALSE(table.over());
}
