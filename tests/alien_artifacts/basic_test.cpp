// 5.9 to 5.11: Prepare Resources, Exchange Resources, Remove Blockade.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE(
    "AA-93, AA-94, AA-95 Prepare attaches one or two cards of the row's colour or gold, divided as one "
    "likes") {
    auto table =
        Table::of(2).card_in_hand(Ruby, "res_17").card_in_hand(Ruby, "res_65").card_in_hand(Ruby, "res_01");
    table.building(Ruby, "pl_tycho")
        .building(Ruby, "pl_curie")
        .building(Ruby, "sh_fram")
        .turn()
        .play("prepare");
    CHECK(table.options() == Strings{"row ship", "row planet"});
    CHECK(table.refuses("row technology") == "AA-99");
    table.play("row planet");
    CHECK(table.options() == Strings{"spend res_17_b", "spend res_65_a", "spend res_65_b"});
    CHECK(table.refuses("done") == "AA-94");
    CHECK(table.refuses("spend res_01_a") == "AA-47");
    table.play("spend res_17_b");
    CHECK(table.options() == Strings{"onto pl_curie", "onto pl_tycho"});
    CHECK(table.refuses("onto sh_fram") == "AA-94");
    table.play("onto pl_curie");
    CHECK(table.offers("done"));
    table.play("spend res_65_b", "onto pl_tycho");  // gold counts as green from then on; the limit is reached
    CHECK(table.action_is_over());
    CHECK(attached_icons(table.now(), table.state.players[Ruby], table.id("pl_curie")) == 2);
    CHECK(attached_icons(table.now(), table.state.players[Ruby], table.id("pl_tycho")) == 1);
}

TEST_CASE("AA-96 attached cards stay: not in hand, not in the discard pile, of no use for anything else") {
    auto table = Table::of(2).building(Ruby, "pl_tycho", {"G3"}).turn();
    CHECK(table.cards_in_hand(Ruby) == 0);
    CHECK(table.state.discard.empty());
    CHECK_FALSE(table.allows("exchange"));
    // From the hand, and through a run-out of the deck.
    auto prepared = Table::of(2).card_in_hand(Ruby, "res_17").building(Ruby, "pl_tycho");
    prepared.next_resources({"res_72"}).turn().play("prepare");
    while (!prepared.asks(Step::Discard) && !prepared.asks(Step::DrawCard))
        prepared.play(prepared.options()[0]);
    const Resource card = prepared.resource_id("res_17");
    CHECK_FALSE(prepared.state.players[Ruby].hand.has(card));
    CHECK_FALSE(prepared.discarded("res_17"));
    CHECK(prepared.state.players[Ruby].attached.has(card));
    prepared.state.discard.add(prepared.resource_id("res_01"));
    prepared.draw_up();
    CHECK(prepared.state.round == 1);
    CHECK_FALSE(prepared.state.deck.has(card));
    CHECK(prepared.state.players[Ruby].attached.has(card));
}

TEST_CASE(
    "AA-97, AA-98, AA-E36, AA-Q18 more than needed may be attached; the card is then completed at the "
    "checkpoint") {
    auto table = Table::of(2).hand(Ruby, {"G3", "G3"}).building(Ruby, "pl_tycho").turn().play("prepare");
    while (table.asks(Step::PrepareSpend)) table.play(table.options()[0]);
    CHECK(table.asks(Step::ChooseSide));  // 6 of 5
    table.play("side operational");
    CHECK(table.asks(Step::ProduceCard));
    CHECK(table.state.discard.size() == 2);
}

TEST_CASE("AA-99 Prepare needs a card under construction and a card to attach") {
    CHECK(Table::of(2).hand(Ruby, {"R3"}).turn().refuses("prepare") == "AA-99");
    auto table = Table::of(2).card_in_hand(Ruby, "res_01").building(Ruby, "pl_tycho").turn();
    CHECK(table.refuses("prepare") == "AA-99");
    table.card_in_hand(Ruby, "res_52").turn();
    CHECK(table.allows("prepare"));
}

TEST_CASE("AA-100, AA-101, AA-102, AA-E14 Exchange gives a credit for each icon of one colour and gold") {
    auto table = Table::of(2).credits(Ruby, 1).hand(Ruby, {"R3", "Y2"}).turn().play("exchange", "colour red");
    table.play(table.spend("R3"), table.spend("Y2"));
    CHECK(table.credits(Ruby) == 6);
    CHECK(table.state.discard.size() == 2);
    auto gold = Table::of(2).credits(Ruby, 1).hand(Ruby, {"R3", "Y2"}).turn().play("exchange", "colour gold");
    CHECK(gold.credits(Ruby) == 3);  // a colour of its own; only Y2 could be spent
}

TEST_CASE("AA-100 bots exchange no single card where two are possible, and keep the third if they like") {
    const auto stops = [](const Table& table) {
        CHECK(table.offers("done"));
        return table.rules.canonical(table.state, Ruby, *table.rules.verbs().read("done"));
    };
    auto table = Table::of(2).credits(Ruby, 1).logistic(Ruby, {"sh_neu_bremen"});  // three cards at once
    table.hand(Ruby, {"R3", "R2", "R1"}).turn().play("exchange", "colour red");
    table.play(table.options()[0]);
    CHECK_FALSE(stops(table));
    table.play(table.options()[0]);
    CHECK(stops(table));
    auto full = Table::of(2).credits(Ruby, 14).hand(Ruby, {"R3", "R2"}).turn().play("exchange", "colour red");
    full.play(full.options()[0]);
    CHECK(stops(full));  // AA-32: what a second card brings is lost
    auto planet = Table::of(2)
                      .credits(Ruby, 0)
                      .logistic(Ruby, {"te_interterran"})
                      .stored(Ruby, "pl_tycho", {"R2", "R3"});
    planet.hand(Ruby, {"R1"}).turn().play("exchange", "colour red");
    planet.play(planet.options()[0]);
    CHECK_FALSE(stops(planet));  // AA-206: the first of three
}

TEST_CASE("AA-103, AA-Q24, AA-53 stored cards are exchanged like those in hand, within the limit") {
    auto table =
        Table::of(2).credits(Ruby, 0).stored(Ruby, "pl_tycho", {"R3", "R2", "R2"}).turn().play("exchange");
    table.play(table.options()[0]);  // one of the equal R2
    table.play(table.spend("R3"));
    CHECK(table.credits(Ruby) == 5);
    CHECK(table.stored(Ruby) == 1);
}

TEST_CASE("AA-32, AA-104, AA-E31 Exchange is legal with a full bank; what is above 15 is lost") {
    auto table =
        Table::of(2).credits(Ruby, 14).hand(Ruby, {"R3", "R2"}).turn().play("exchange", "colour red");
    while (table.asks(Step::Spend)) table.play(table.options()[0]);
    CHECK(table.credits(Ruby) == 15);
    auto full = Table::of(2).credits(Ruby, 15).hand(Ruby, {"R3"}).turn();
    CHECK(full.allows("exchange"));
    CHECK(Table::of(2).turn().refuses("exchange") == "AA-104");
}

TEST_CASE("AA-266, AA-E86 a colour is offered if a card can show exactly it") {
    auto table =
        Table::of(2).card_in_hand(Ruby, "res_54").card_in_hand(Ruby, "res_66").card_in_hand(Ruby, "res_26");
    table.turn().play("exchange");
    CHECK(table.options() == Strings{"colour red", "colour green", "colour gold"});
    CHECK(table.refuses("colour blue") == "AA-266");
}

TEST_CASE("AA-Q57 gold alone may be exchanged under another colour") {
    auto table =
        Table::of(2).credits(Ruby, 0).card_in_hand(Ruby, "res_54").card_in_hand(Ruby, "res_66").turn();
    table.play("exchange", "colour red", "spend res_54_b");
    CHECK(table.offers("spend res_66_b"));
    table.play("spend res_66_b");
    CHECK(table.credits(Ruby) == 2);
}

TEST_CASE("AA-105, AA-106, AA-E15 two icons of the row's colour remove a token; an odd icon is lost") {
    auto table =
        Table::of(2).operational(Ruby, {"sh_fram", "sh_sonne"}).tokens("sh_fram", 1).tokens("sh_sonne", 1);
    table.hand(Ruby, {"R3", "Y2"}).turn().play("unblock");
    table.play(table.spend("R3"), table.spend("Y2"));
    CHECK(table.tokens("sh_fram") == 0);
    CHECK(table.tokens("sh_sonne") == 0);
    CHECK(table.state.discard.size() == 2);
    CHECK(tokens_left(table.rules.content(), table.state) == 38);
}

TEST_CASE(
    "AA-107 Remove Blockade needs a token and two icons; no card more than all tokens of the row need") {
    auto table = Table::of(2).operational(Ruby, {"sh_fram"}).tokens("sh_fram", 1).credits(Ruby, 0);
    CHECK(table.hand(Ruby, {"R1/XPLT"}).turn().refuses("unblock") == "AA-107");
    table.card_in_hand(Ruby, "res_02").card_in_hand(Ruby, "res_03").turn().play("unblock");
    CHECK(table.asks(Step::Spend));
    CHECK(table.refuses("done") == "AA-107");
    table.play("spend res_02_a");  // 3 icons suffice: it ends by itself
    CHECK(table.tokens("sh_fram") == 0);
    CHECK(table.cards_in_hand(Ruby) == 2);
    CHECK(Table::of(2).hand(Ruby, {"R3"}).operational(Ruby, {"sh_fram"}).turn().refuses("unblock") ==
          "AA-107");
}

TEST_CASE(
    "AA-25, AA-E84, AA-E85 tokens are removed in the order of the cards, where enough are left behind") {
    auto table =
        Table::of(2).operational(Ruby, {"sh_argo", "sh_fram"}).tokens("sh_argo", 3).tokens("sh_fram", 1);
    table.card_in_hand(Ruby, "res_04")
        .card_in_hand(Ruby, "res_11")
        .turn()
        .play("unblock", "spend res_04_a", "spend res_11_a");
    CHECK(table.options() ==
          Strings{"token sh_argo", "token sh_fram"});  // the first pick, Argo, was the only one
    CHECK(table.tokens("sh_argo") == 2);
    table.play("token sh_fram");
    CHECK(table.tokens("sh_fram") == 0);
    auto one =
        Table::of(2).operational(Ruby, {"sh_argo", "sh_fram"}).tokens("sh_argo", 1).tokens("sh_fram", 1);
    one.card_in_hand(Ruby, "res_04")
        .card_in_hand(Ruby, "res_11")
        .turn()
        .play("unblock", "spend res_04_a", "spend res_11_a");
    CHECK(one.tokens("sh_argo") == 0);  // without a question
    CHECK(one.tokens("sh_fram") == 0);
}

TEST_CASE("AA-148 a card without tokens is active again at once") {
    auto table =
        Table::of(2).logistic(Ruby, {"pl_calcine"}).tokens("pl_calcine", 1).hand(Ruby, {"G2"}).turn();
    CHECK(table.cost_of(Type::Ship) == 5);
    table.play("unblock");
    CHECK(table.cost_of(Type::Ship) == 3);
}

TEST_CASE("AA-212 the Commodity Exchange gives a credit more for an Exchange") {
    auto table = Table::of(2)
                     .credits(Ruby, 0)
                     .logistic(Ruby, {"te_commodity_exchange"})
                     .hand(Ruby, {"R3/XPND"})
                     .turn();
    table.play("exchange", "colour red");
    CHECK(table.credits(Ruby) == 4);
}
