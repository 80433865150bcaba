// 5.12 to 5.14: operational actions, production, scoring of technologies.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE("AA-108, AA-56 operational actions cost 5 icons of their colour, with two cards") {
    auto table = Table::of(2)
                     .operational(Ruby, {"sh_fram", "te_open_archives", "pl_tycho"})
                     .card_in_hand(Ruby, "res_13")
                     .card_in_hand(Ruby, "res_14")
                     .card_in_hand(Ruby, "res_29")
                     .turn();  // R2 and B1, R2 and B1, R2 and G1
    CHECK(table.lacks("offensive") == "AA-108 icons 5 4");
    CHECK(table.lacks("income") == "AA-108 icons 5 2");
    table.hand(Ruby, {"R3"}).turn();
    CHECK(table.allows("offensive"));
    table.play("offensive");
    CHECK(table.refuses("pay res_01_b") == "AA-45");
}

TEST_CASE("AA-109 an offensive needs an active operational ship that has not attacked") {
    CHECK(Table::of(2).hand(Ruby, {"R3", "R3"}).logistic(Ruby, {"sh_fram"}).turn().refuses("offensive") ==
          "AA-109");
    auto blocked =
        Table::of(2).hand(Ruby, {"R3", "R3"}).operational(Ruby, {"sh_fram"}).tokens("sh_fram", 1).turn();
    CHECK(blocked.refuses("offensive") == "AA-109");
}

TEST_CASE(
    "AA-110, AA-E83, AA-Q50 Gain Income scores every active operational technology, in the order that the "
    "player likes") {
    auto table =
        Table::of(2).operational(Ruby, {"te_xenobotany_labs", "te_targeting_arrays", "te_open_archives"});
    table.tokens("te_open_archives", 1).hand(Ruby, {"B3", "B2"}).turn().play("income");
    CHECK(table.options() == Strings{"score te_xenobotany_labs", "score te_targeting_arrays"});
    CHECK_FALSE(table.allows("stop"));
    table.play("score te_targeting_arrays", "reveal res_35");
    CHECK(table.asks(Step::RevealCard));  // the last one without a question, with a card of its own
    CHECK(table.state.asked().card == table.id("te_xenobotany_labs"));
    table.play("reveal res_11");
    CHECK(table.action_is_over());
    CHECK(table.discarded("res_35"));
    CHECK(table.discarded("res_11"));
    CHECK(
        Table::of(2).hand(Ruby, {"B3", "B3"}).logistic(Ruby, {"te_open_archives"}).turn().refuses("income") ==
        "AA-110");
    // res_35 has both kinds, res_11 neither: the one compared with res_35 scores, if it has a condition
    auto ladders = Table::of(2)
                       .operational(Ruby, {"te_xenobotany_labs", "te_targeting_arrays"})
                       .logistic(Ruby, {"sh_fram", "sh_argo", "sh_sonne", "sh_ares"});
    ladders.hand(Ruby, {"B3", "B2"})
        .turn()
        .play("income", "score te_targeting_arrays", "reveal res_35", "reveal res_11");
    CHECK(ladders.track(Ruby) == 1);  // CS: 4 ships
}

TEST_CASE(
    "AA-111, AA-191, AA-239 mining produces a card on every active operational planet, in canonical order") {
    auto table = Table::of(2)
                     .operational(Ruby, {"pl_verdun", "pl_tycho"})
                     .logistic(Ruby, {"pl_curie"})
                     .hand(Ruby, {"G3", "G2"})
                     .turn();
    table.play("mining");
    CHECK(table.state.asked().card == table.id("pl_tycho"));
    table.produce();
    CHECK(table.state.asked().card == table.id("pl_verdun"));
    table.produce();
    CHECK(table.stored(Ruby) == 2);
    CHECK(Table::of(2).hand(Ruby, {"G3", "G3"}).logistic(Ruby, {"pl_curie"}).turn().refuses("mining") ==
          "AA-111");
    // the Community mines two cards for each planet, and no technology changes the price
    auto community = Table::of(2)
                         .faction(Ruby, "fa_community")
                         .operational(Ruby, {"pl_tycho"})
                         .logistic(Ruby, {"te_mining_consortium"});
    community.hand(Ruby, {"G3", "G2", "G2"}).turn();
    CHECK_FALSE(community.allows("faction_action"));  // 7 of 8
    community.hand(Ruby, {"G1"}).turn().play("faction_action");
    for (int i = 0; i < 2; ++i) {
        community.produce();
    }
    CHECK(community.stored(Ruby) == 2);
}

TEST_CASE(
    "AA-113, AA-114, AA-E6 the section of the planet's kind may be chosen and scores; else the one with "
    "fewer icons shows") {
    auto table = Table::of(2)
                     .hand(Ruby, {"G3", "G2"})
                     .building(Ruby, "pl_mika_1")
                     .turn()
                     .play("discover", "side operational");
    table.play("produce res_23");  // R3 XPND / G1 XPLR
    CHECK(table.options() == Strings{"show res_23_a", "show res_23_b"});
    table.play("show res_23_b");
    CHECK(table.track(Ruby) == 1);
    table.play("produce res_04");  // R2 XPLT / B3 XPLR: freely, whatever the number of icons
    table.play("show res_04_b");
    CHECK(table.track(Ruby) == 2);
    table.play("produce res_05");  // R2 XPND / B3 XPLT: fewer icons, without a question
    CHECK(table.track(Ruby) == 2);
    CHECK(showing(table.state, table.resource_id("res_05")) == face_of(table.resource_id("res_05"), false));
    auto equal = Table::of(2)
                     .hand(Ruby, {"G3", "G2"})
                     .building(Ruby, "pl_mika_1")
                     .turn()
                     .play("discover", "side operational");
    equal.play("produce res_11");  // R2 XPLT / B2 XPND: equal numbers, the player chooses, no point
    CHECK(equal.options() == Strings{"show res_11_a", "show res_11_b"});
    equal.play("show res_11_a");
    CHECK(equal.track(Ruby) == 0);
    Table forced = equal;
    forced.play("produce res_10");  // R1 XPLT / B3 XPND
    CHECK(forced.track(Ruby) == 0);
}

TEST_CASE("AA-115 with both sections of the planet's kind there is one point, not two") {
    std::string text{AlienArtifacts::content_file().text};
    const std::string card =
        "a = { colour = \"red\", icons = 3, kind = \"exploration\" }\nb = { colour = \"blue\", icons = 2, "
        "kind = \"extermination\" }";
    const std::size_t at = text.find(card);
    REQUIRE(at != std::string::npos);
    std::string both = card;
    both.replace(both.find("extermination"), 13, "exploration");
    text.replace(at, card.size(), both);
    auto rules = AlienArtifacts::with_content("test.toml", text);
    REQUIRE(rules);
    auto table = Table::of(2, {}, *rules).hand(Ruby, {"G3", "G2"}).building(Ruby, "pl_mika_1").turn();
    table.play("discover", "side operational", "produce res_01");
    CHECK(table.options() == Strings{"show res_01_a", "show res_01_b"});
    table.play("show res_01_a");
    CHECK(table.track(Ruby) == 1);
}

TEST_CASE("AA-117 a produced card is used like one in hand, and discarded then") {
    auto table = Table::of(2).stored(Ruby, "pl_tycho", {"R3"}).credits(Ruby, 0).turn().play("exchange");
    CHECK(table.credits(Ruby) == 3);
    CHECK(table.stored(Ruby) == 0);
    CHECK(table.state.discard.size() == 1);
}

TEST_CASE(
    "AA-119, AA-123, AA-137 without resource cards nothing is produced, nothing matches, and an attack has "
    "the base 0") {
    auto nothing =
        Table::of(2).artifact(Ruby, "ar_void_key").building(Ruby, "pl_mika_1").no_resources().turn();
    nothing.play("use ar_void_key", "side operational");
    CHECK(nothing.stored(Ruby) == 0);
    auto technology =
        Table::of(2).artifact(Ruby, "ar_void_key").building(Ruby, "te_core_academy").no_resources().turn();
    technology.logistic(Ruby, {"te_open_archives", "te_patent_office", "te_clearing_house"})
        .play("use ar_void_key", "side operational");
    CHECK(technology.track(Ruby) == 0);
    auto ship = Table::of(2)
                    .artifact(Ruby, "ar_void_key")
                    .building(Ruby, "sh_sonne")
                    .system("as_iron_swarm")
                    .no_resources()
                    .turn();
    ship.play("use ar_void_key", "side operational", "attack_system").luck();
    CHECK(ship.track(Ruby) == 1);  // 0 + 2: damaged, 1 point
    CHECK(ship.in_construction(Ruby, "sh_sonne"));
    CHECK(ship.state.now.attacked.has(ship.id("sh_sonne")));  // AA-273: it has attacked all the same
}

TEST_CASE("AA-182, AA-230 Gravity Lenses: one planet of choice produces two cards") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_gravity_lenses"})
                     .operational(Ruby, {"pl_tycho", "pl_verdun"})
                     .turn();
    table.play("act te_gravity_lenses");
    CHECK(table.options() == Strings{"planet pl_tycho", "planet pl_verdun"});
    table.play("planet pl_verdun");
    for (int i = 0; i < 2; ++i) {
        table.produce();
    }
    CHECK(table.stored(Ruby) == 2);
    auto dry = Table::of(2)
                   .logistic(Ruby, {"te_gravity_lenses"})
                   .operational(Ruby, {"pl_tycho"})
                   .no_resources()
                   .turn();
    CHECK_FALSE(dry.allows("act te_gravity_lenses"));
    CHECK_FALSE(Table::of(2)
                    .logistic(Ruby, {"te_gravity_lenses", "pl_tycho"})
                    .turn()
                    .allows("act te_gravity_lenses"));
}

TEST_CASE(
    "AA-188 the Memory Obelisk scores one or two technologies in their in-game column without a reveal") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_memory_obelisk")
                     .operational(Ruby, {"te_investment_bank", "te_clearing_house", "te_core_academy"});
    table.credits(Ruby, 14).turn().play("use ar_memory_obelisk");
    CHECK(table.refuses("stop") == "AA-188");
    table.play("score te_investment_bank");
    CHECK(table.track(Ruby) == 3);  // CRD 14: 3
    CHECK(table.refuses("score te_investment_bank") == "AA-188");
    CHECK(table.allows("stop"));
    table.play("score te_clearing_house");
    CHECK(table.track(Ruby) == 6);
    CHECK(table.asks(Step::Menu));
    CHECK(Table::of(2)
              .artifact(Ruby, "ar_memory_obelisk")
              .logistic(Ruby, {"te_core_academy"})
              .turn()
              .refuses("use ar_memory_obelisk") == "AA-160");
}

TEST_CASE(
    "AA-193, AA-218, AA-231, AA-E19 Deep Analysis scores a point for each full set of red, blue and green") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_deep_analysis"})
                     .card_in_hand(Ruby, "res_04")
                     .card_in_hand(Ruby, "res_15")
                     .card_in_hand(Ruby, "res_17");
    table.turn().play("act te_deep_analysis");  // R2/B3, R1/B2, R3/G2
    CHECK(table.refuses("done") == "AA-231");
    CHECK(table.refuses("spend res_17_a") == "AA-218");  // then green could no longer be shown
    table.play("spend res_04_a");                        // the others follow without a question
    CHECK(table.track(Ruby) == 2);                       // R2, B2, G2
    auto less =
        Table::of(2).logistic(Ruby, {"te_deep_analysis"}).stored(Ruby, "pl_tycho", {"R3", "B2", "G1"}).turn();
    less.play("act te_deep_analysis");
    while (less.asks(Step::SpendSets)) less.play(less.options()[0]);
    CHECK(less.track(Ruby) == 1);
    auto gold =
        Table::of(2).logistic(Ruby, {"te_deep_analysis"}).stored(Ruby, "pl_tycho", {"R3", "B2", "Y1"}).turn();
    CHECK_FALSE(gold.allows("act te_deep_analysis"));
}

TEST_CASE(
    "AA-201, AA-E74 Deep-Core Drilling: a planet that becomes operational produces 4 cards, mining still 1") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_deep_core_drilling"})
                     .hand(Ruby, {"G3", "G2"})
                     .building(Ruby, "pl_mika_1")
                     .turn();
    table.play("discover", "side operational");
    for (int i = 0; i < 4; ++i) {
        table.produce();
    }
    CHECK(table.stored(Ruby) == 4);
    auto mining = Table::of(2)
                      .logistic(Ruby, {"te_deep_core_drilling"})
                      .operational(Ruby, {"pl_tycho"})
                      .hand(Ruby, {"G3", "G2"})
                      .turn();
    mining.play("mining").produce();
    CHECK(mining.stored(Ruby) == 1);
}

TEST_CASE("AA-205, AA-E73 the Dividend Protocol reveals a second card if the first does not match") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_dividend_protocol"})
                     .operational(Ruby, {"te_investment_bank"})
                     .credits(Ruby, 14);
    table.hand(Ruby, {"B3", "B2"}).turn().play("income").reveal_kind("XPLT", false);
    CHECK(table.asks(Step::RevealCard));
    CHECK(table.state.revealed.size() == 1);
    Table second = table;
    second.reveal_kind("XPLT", true);
    CHECK(second.track(Ruby) == 3);
    CHECK(second.state.discard.size() == 4);
    table.reveal_kind("XPLT", false);
    CHECK(table.track(Ruby) == 0);
    CHECK_FALSE(table.asks(Step::RevealCard));
}

TEST_CASE("AA-205 if no second card can be revealed, the first alone was compared") {
    const auto income = [](const char* only) {
        auto table = Table::of(2)
                         .logistic(Ruby, {"te_dividend_protocol"})
                         .operational(Ruby, {"te_investment_bank"})
                         .credits(Ruby, 14);
        table.hand(Ruby, {"B3", "B2"}).next_resources({"res_72", "res_03"}).turn().play("income");
        table.state.discard = {};
        table.state.deck = {};
        table.state.deck.add(table.resource_id(only));
        table.play("reveal " + std::string{only});
        CHECK(table.action_is_over());
        CHECK(table.state.revealed.empty());
        return table.track(Ruby);
    };
    CHECK(income("res_72") == 0);  // XTRM and XPLR
    CHECK(income("res_03") == 3);  // XPLT on one of its faces
}

TEST_CASE(
    "AA-197, AA-213 OPCOST lowers an operational action; ON MATCH fires for the point of a matching "
    "section") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_mining_consortium", "te_xenobotany_labs"})
                     .operational(Ruby, {"pl_mika_1"})
                     .credits(Ruby, 0);
    table.hand(Ruby, {"G2", "G2"}).turn();
    CHECK(operation_cost(table.now(), Deed::Mining) == 4);
    CHECK(operation_cost(table.now(), Deed::Income) == 5);
    table.play("mining", "produce res_23", "show res_23_b");
    CHECK(table.credits(Ruby) == 1);
    CHECK(table.track(Ruby) == 1);
    CHECK(operation_cost(Table::of(2).logistic(Ruby, {"te_rapid_mobilisation"}).turn().now(),
                         Deed::Offensive) == 4);
}
