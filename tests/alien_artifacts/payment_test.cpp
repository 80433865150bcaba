// 5.3 and 5.4: what resource cards pay, in which order the engine is told, and the Assembly Limit.
#include "alien_artifacts/table.h"
#include "shared/last_words.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

// All whole payments, each as its answers in the order of the engine.
void payments_from(const Table& table, const std::string& so_far, Strings& out) {
    if (!table.asks(Step::Pay)) {
        out.push_back(so_far);
        return;
    }
    for (const std::string& option : table.options()) {
        Table next = table;
        next.play(option);
        payments_from(next, so_far + (so_far.empty() ? "" : ", ") + option.substr(4), out);
    }
}
Strings payments_of(const Table& table) {
    Strings all;
    payments_from(table, "", all);
    return all;
}

}  // namespace

TEST_CASE(
    "AA-42, AA-43, AA-44, AA-E23 exactly one of the two sections of a card counts, chosen when it is used") {
    auto table =
        Table::of(2).card_in_hand(Ruby, "res_01").hand(Ruby, {"B3"}).building(Ruby, "te_open_archives");
    table.turn().play("develop");
    CHECK(table.state.discard.size() == 2);  // B2 and B3 were the only payment
    CHECK(table.discarded("res_01"));
    const auto& a = table.rules.content().section(face_of(table.resource_id("res_01"), false));
    const auto& b = table.rules.content().section(face_of(table.resource_id("res_01"), true));
    CHECK(a.colour == Colour::Red);
    CHECK(a.icons == 3);
    CHECK(b.colour == Colour::Blue);
    CHECK(b.icons == 2);
}

TEST_CASE(
    "AA-45, AA-46, AA-E28 cards of the hand and of operational planets are mixed freely, also those just "
    "produced") {
    auto table =
        Table::of(2).hand(Ruby, {"G3"}).stored(Ruby, "pl_verdun", {"G3"}).building(Ruby, "pl_tycho").turn();
    CHECK(table.cost_of(Type::Planet) == 6);
    CHECK(table.allows("discover"));
    auto without =
        Table::of(2).hand(Ruby, {"G3"}).operational(Ruby, {"pl_verdun"}).building(Ruby, "pl_tycho").turn();
    CHECK(without.refuses("discover") == "AA-74");
    auto other = Table::of(2)
                     .hand(Ruby, {"G3"})
                     .stored(Sapphire, "pl_verdun", {"G3"})
                     .building(Ruby, "pl_tycho")
                     .turn();
    CHECK(other.refuses("discover") == "AA-74");  // not the planets of others
    // also those just produced: the Void Key makes the planet operational for nothing
    auto produced = Table::of(2).artifact(Ruby, "ar_void_key").building(Ruby, "pl_verdun").credits(Ruby, 5);
    produced.artifact(Ruby, "ar_first_chronicle").turn().play("use ar_void_key", "side operational").luck();
    while (produced.asks(Step::ShowSection)) produced.play(produced.options()[0]).luck();
    REQUIRE(produced.asks(Step::Menu));
    CHECK(produced.cards_in_hand(Ruby) == 0);
    const int cards = produced.stored(Ruby);
    REQUIRE(produced.allows("exchange"));
    produced.play("exchange");
    while (!produced.action_is_over()) produced.play(produced.options()[0]);
    CHECK(produced.stored(Ruby) < cards);
    CHECK(produced.credits(Ruby) > 5);
    // attached cards pay for their card only
    auto attached =
        Table::of(2).hand(Ruby, {"G3"}).building(Ruby, "pl_tycho").building(Ruby, "pl_curie", {"G2"}).turn();
    attached.play("discover");
    CHECK(attached.asks(Step::ChooseSide));
    CHECK(attached.state.asked().card == attached.id("pl_curie"));
}

TEST_CASE("AA-E29 of a stored card only the showing section counts, never the other one") {
    // res_23: R3 XPND / G1 XPLR; stored with G1
    auto table =
        Table::of(2).card_in_hand(Ruby, "res_28").building(Ruby, "sh_fram").operational(Ruby, {"pl_tycho"});
    const Resource card = table.resource_id("res_23");
    table.state.deck.remove(card);
    table.state.players[Ruby].stored.add(card);
    lay(table.state, card, true, table.id("pl_tycho"));
    table.turn();
    CHECK(table.refuses("build") == "AA-74");
    table.play("exchange", "colour green");
    CHECK(table.offers("spend res_23_b"));
    CHECK(table.refuses("spend res_23_a") == "AA-44");
}

TEST_CASE(
    "AA-47, AA-48, AA-E2 one colour, gold in its place for basic actions, not another one even as surplus") {
    auto table = Table::of(2).hand(Ruby, {"G1", "Y1"}).building(Ruby, "pl_tycho", {"G3"}).turn();
    CHECK(table.cost_of(Type::Planet) == 5);
    CHECK(table.allows("discover"));  // 2 green with 1 green and 1 gold
    table = Table::of(2).hand(Ruby, {"Y2"}).building(Ruby, "pl_tycho", {"G3"}).turn();
    CHECK(table.allows("discover"));  // or with gold alone
    table = Table::of(2).hand(Ruby, {"R3"}).building(Ruby, "pl_tycho", {"G3"}).turn();
    CHECK(table.refuses("discover") == "AA-74");
    table =
        Table::of(2).card_in_hand(Ruby, "res_52").card_in_hand(Ruby, "res_17").card_in_hand(Ruby, "res_33");
    table.building(Ruby, "pl_tycho", {"G3"}).turn().play("discover");  // G2, G2 or Y2
    CHECK(table.refuses("pay res_33_a") == "AA-47");
}

TEST_CASE(
    "AA-49, AA-108, AA-198, AA-E24 gold does not pay for operational actions, unless a card allows it") {
    auto table =
        Table::of(2).hand(Ruby, {"R3"}).card_in_hand(Ruby, "res_60").operational(Ruby, {"sh_fram"}).turn();
    CHECK(table.lacks("offensive") == "AA-108 icons 5 3");
    table.logistic(Ruby, {"te_gold_standard"}).turn();
    CHECK(table.allows("offensive"));
}

TEST_CASE("AA-50, AA-51, AA-E27, AA-Q19 the payment reaches the cost, and no card of it could be left out") {
    auto table =
        Table::of(2).card_in_hand(Ruby, "res_20").card_in_hand(Ruby, "res_23").card_in_hand(Ruby, "res_17");
    table.building(Ruby, "pl_tycho", {"G2"}).turn().play("discover");  // G3, G1, G2; 3 more are needed
    CHECK(payments_of(table) == Strings{"res_17_b", "res_20_b"});
    CHECK(table.refuses("pay res_23_b") == "out-of-order");  // G1 comes last; with G2 before it, it is enough
    Table two = table;
    two.play("pay res_17_b");  // G2, and then G1 by itself
    CHECK(two.discarded("res_23"));
    CHECK_FALSE(two.discarded("res_20"));
}

namespace {

// What the sections, pressed in any order, are refused by; empty: nothing.
std::string together(const Table& table, std::initializer_list<const char*> sections) {
    std::vector<Action> parts;
    for (const char* each : sections) parts.push_back(*table.rules.verbs().read("pay " + std::string{each}));
    const Verdict verdict = table.rules.judge_together(table.state, Ruby, parts);
    return verdict ? "" : verdict.rule;
}

}  // namespace

TEST_CASE("AA-43, AA-47, AA-51, AA-53 sections are judged together: colour, then count, then surplus") {
    auto table =
        Table::of(2).card_in_hand(Ruby, "res_17").card_in_hand(Ruby, "res_18").card_in_hand(Ruby, "res_20");
    table.building(Ruby, "pl_tycho").turn().play("discover");  // G2, G2, G3; 5 are needed, by two cards
    CHECK(together(table, {"res_17_b"}).empty());
    CHECK(together(table, {"res_17_b", "res_20_b"}).empty());
    CHECK(together(table, {"res_18_b", "res_17_b"}) == "AA-53");
    CHECK(together(table, {"res_17_a", "res_17_b"}) == "AA-47");
    auto less = Table::of(2).hand(Ruby, {"G2", "G1", "G1"}).building(Ruby, "pl_tycho", {"G2"}).turn();
    less.play("discover");  // 3 are needed
    Strings ones;
    for (const Resource card : less.state.players[Ruby].hand)
        for (const bool b : {false, true})
            if (const Section& section = less.rules.content().section(face_of(card, b));
                section.colour == Colour::Green && section.icons == 1)
                ones.emplace_back(less.rules.names().id(face_of(card, b)));
    REQUIRE(ones.size() == 2);
    CHECK(together(less, {ones[0].c_str(), ones[1].c_str()}) == "AA-53");
    CHECK(together(table, {"res_20_b", "res_17_b", "res_18_b"}) == "AA-53");
    // a whole payment with one card more is surplus where no limit forbids it
    auto free =
        Table::of(2).faction(Ruby, "fa_clone_clans").hand(Ruby, {"B3", "B3", "B3", "B3", "B1"}).turn();
    free.play("faction_action");
    std::vector<Action> all;
    for (const Resource card : free.state.players[Ruby].hand)
        for (const bool b : {false, true})
            if (free.rules.content().section(face_of(card, b)).colour == Colour::Blue)
                all.push_back(act(Verb::Pay, face_of(card, b)));
    CHECK(free.rules.judge_together(free.state, Ruby, all).rule == std::string{"AA-51"});
}

TEST_CASE("AA-47, AA-53 before an exchange names its colour, and before Prepare names its row") {
    auto table = Table::of(2).hand(Ruby, {"R3", "B3", "R2"}).turn().play("exchange");
    REQUIRE(table.asks(Step::ChooseColour));
    const std::string red = table.section("R3"), blue = table.section("B3");
    CHECK(together(table, {red.c_str()}).empty());
    CHECK(together(table, {red.c_str(), blue.c_str()}) == "AA-47");
    auto rows = Table::of(2).hand(Ruby, {"R3", "B3", "G3/XPLR"}).building(Ruby, "sh_fram");
    rows.building(Ruby, "te_open_archives").turn().play("prepare");
    REQUIRE(rows.asks(Step::ChooseRow));
    const std::string ship = rows.section("R3"), technology = rows.section("B3");
    CHECK(together(rows, {ship.c_str()}).empty());
    CHECK(together(rows, {ship.c_str(), technology.c_str()}) == "AA-47");
}

TEST_CASE("AA-198 the view tells which operations gold pays for") {
    auto table = Table::of(2).turn();
    const auto gold = [&] {
        return table.rules.view(table.state, Ruby).at("seats").at(0).at("gold").at("mining").as_bool();
    };
    CHECK_FALSE(gold());
    table.logistic(Ruby, {"te_gold_standard"}).turn();
    CHECK(gold());
}

TEST_CASE("AA-52 spent cards go to the discard pile at once, wherever they came from") {
    auto table =
        Table::of(2).hand(Ruby, {"G3"}).stored(Ruby, "pl_verdun", {"G3"}).building(Ruby, "pl_tycho").turn();
    table.play("discover");
    CHECK(table.state.discard.size() == 2);
    CHECK(table.stored(Ruby) == 0);
    CHECK(table.cards_in_hand(Ruby) == 0);
}

TEST_CASE(
    "AA-53, AA-54, AA-E21, AA-E22, AA-Q1 at most two cards, one more with a logistic ship of the kind") {
    auto table = Table::of(2).hand(Ruby, {"B2", "B2", "B2"}).building(Ruby, "te_open_archives").turn();
    CHECK(table.lacks("develop") == "AA-74 icons 5 4");
    CHECK(table.allows("prepare"));
    table.logistic(Ruby, {"sh_ariadne"}).turn();
    CHECK(limit(table.now(), Deed::Develop) == 3);
    CHECK(limit(table.now(), Deed::Discover) == 2);
    table.play("develop");
    CHECK(table.state.discard.size() == 3);
    auto other = Table::of(2)
                     .hand(Ruby, {"B2", "B2", "B2"})
                     .building(Ruby, "te_open_archives")
                     .operational(Ruby, {"sh_ariadne"});
    CHECK_FALSE(other.turn().allows("develop"));
    // the bonuses of several ships add up, by their kinds
    auto fleet = Table::of(2).logistic(Ruby, {"sh_fram", "sh_argo", "sh_sonne", "sh_barok"}).turn();
    CHECK(limit(fleet.now(), Deed::Discover) == 4);
    CHECK(limit(fleet.now(), Deed::Build) == 3);
    CHECK(limit(fleet.now(), Deed::Exchange) == 3);
    CHECK(limit(fleet.now(), Deed::Develop) == 2);
}

TEST_CASE("AA-55, AA-56 the bonus counts for Prepare on that row; other limits stay 2") {
    auto table = Table::of(2).logistic(Ruby, {"sh_ariadne", "te_neural_network"}).turn();
    CHECK(prepare_limit(table.now(), Type::Technology) == 4);
    CHECK(prepare_limit(table.now(), Type::Ship) == 2);
    for (const Deed deed : {Deed::Unblock, Deed::Offensive, Deed::Income, Deed::Mining})
        CHECK(limit(table.now(), deed) == 2);
}

TEST_CASE(
    "AA-57, AA-164, AA-215, AA-237, AA-E25, AA-E26 the faction action ignores the limit; only its own colour "
    "pays") {
    auto table = Table::of(2).faction(Ruby, "fa_clone_clans").hand(Ruby, {"B3", "B3", "B3", "Y1"}).turn();
    CHECK_FALSE(table.allows("faction_action"));  // 9 blue and gold
    table = Table::of(2)
                .faction(Ruby, "fa_clone_clans")
                .hand(Ruby, {"B3"})
                .stored(Ruby, "pl_tycho", {"B3", "B2", "B2"});
    table.turn();
    CHECK(table.allows("faction_action"));
    table.play("faction_action");
    CHECK(table.state.discard.size() == 4);
    table = Table::of(2)
                .faction(Ruby, "fa_clone_clans")
                .hand(Ruby, {"B3", "B3", "B3", "B1"})
                .without_artifacts()
                .turn();
    CHECK(table.refuses("faction_action") == "AA-267");  // only if an artifact can be gained
}

TEST_CASE(
    "AA-58, AA-216, AA-232, AA-E72, AA-Q11 the Shareholder Centre takes 5 stored icons of one colour, any "
    "number of cards") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_shareholder_centre"})
                     .stored(Ruby, "pl_tycho", {"G2", "G2", "G1", "Y2"});
    table.hand(Ruby, {"G3"}).turn().play("add te_shareholder_centre");
    CHECK(table.track(Ruby) == 2);
    CHECK(table.stored(Ruby) == 1);  // gold cannot help, and is left
    CHECK(table.cards_in_hand(Ruby) == 1);
    auto mixed =
        Table::of(2).logistic(Ruby, {"te_shareholder_centre"}).stored(Ruby, "pl_tycho", {"G2", "G2", "Y2"});
    CHECK(mixed.hand(Ruby, {"G3"}).turn().refuses("add te_shareholder_centre") == "AA-152");
}

TEST_CASE(
    "AA-147, AA-Q27, AA-E61 what is stored on a blockaded planet may be spent; the planet itself produces "
    "nothing") {
    auto table = Table::of(2)
                     .stored(Ruby, "pl_tycho", {"G3"})
                     .stored(Ruby, "pl_verdun", {"G3"})
                     .tokens("pl_tycho", 1)
                     .turn();
    CHECK(table.allows("mining"));
    table.play("mining").produce();
    for (const Resource card : table.state.players[Ruby].stored)
        CHECK(table.state.under[index(card)] == table.id("pl_verdun"));
    CHECK(table.stored(Ruby) == 1);
}

TEST_CASE(
    "AA-22, AA-23, AA-Q56 sections are named in one order: hand by card, then planets by colour, icons, "
    "card") {
    auto table = Table::of(2).card_in_hand(Ruby, "res_32").card_in_hand(Ruby, "res_18");  // G2, G2
    table.stored(Ruby, "pl_verdun", {"G1", "G1"}).stored(Ruby, "pl_tycho", {"G3"});
    table.building(Ruby, "pl_curie", {"G1"}).logistic(Ruby, {"sh_fram", "sh_argo"}).turn().play("discover");
    CHECK(table.cost_of(Type::Planet) == 7);  // 6 more
    CHECK(table.options() ==
          Strings{"pay res_18_b", "pay res_32_b"});  // what lies on planets would not be enough
    CHECK(table.refuses("pay res_01_a") == "AA-45");
    Table other = table;
    table.play("pay res_18_b");
    const Strings then = table.options();
    CHECK(then.size() == 2);
    CHECK(then[0] == "pay res_32_b");
    const auto face = *table.rules.names().find<Face>(then[1].substr(4));
    CHECK(table.state.under[index(resource_of(face))] ==
          table.id("pl_tycho"));  // before Verdun, in canonical order
    table.play(then[1]);
    CHECK(table.stored(Ruby) == 1);  // and one of the two equal cards on Verdun, without a question
    other.play("pay res_32_b");      // after it res_18 is not offered any more
    CHECK_FALSE(other.discarded("res_18"));
    CHECK(other.asks(Step::ChooseSide));
}

TEST_CASE("AA-206, AA-E30, AA-Q47 with InterTerran one card from a planet does not count for the limit") {
    auto table = Table::of(2).logistic(Ruby, {"te_interterran"}).operational(Ruby, {"te_open_archives"});
    table.building(Ruby, "te_patent_office").hand(Ruby, {"B3", "B2"}).stored(Ruby, "pl_tycho", {"B2"}).turn();
    CHECK(table.cost_of(Type::Technology) == 7);
    CHECK_FALSE(table.offers("add te_interterran"));
    CHECK(table.allows("develop"));
    table.play("develop");
    CHECK(table.state.now.extra_used);
    auto hand = Table::of(2).logistic(Ruby, {"te_interterran"}).operational(Ruby, {"te_open_archives"});
    hand.building(Ruby, "te_patent_office").hand(Ruby, {"B3", "B2", "B2"}).turn();
    CHECK_FALSE(hand.allows("develop"));
    auto within = Table::of(2).logistic(Ruby, {"te_interterran"}).building(Ruby, "te_patent_office");
    within.hand(Ruby, {"B3"}).stored(Ruby, "pl_tycho", {"B3"}).turn().play("develop");
    CHECK_FALSE(within.state.now.extra_used);  // within the limit it is not used up
}

TEST_CASE("AA-206 a payment with more cards than there can be ends the program before it writes anywhere") {
    const aa::Frame frame{.step = Step::Pay, .amount = 3, .limit = 10, .extra = 200};
    Picks picks;
    CHECK(last_words([&] { mark_payments(frame, picks); }).find("payment") != std::string::npos);
}

TEST_CASE("AA-59, AA-65 Purchase spends credits only") {
    auto table = Table::of(2).hand(Ruby, {"Y2", "R3"}).credits(Ruby, 4).turn();
    CHECK(table.lacks("purchase") == "AA-65 credits 5 4");
    table.credits(Ruby, 5).turn().play("purchase");
    CHECK(table.asks(Step::ChooseDeck));
}
