// Where two or three rules or cards meet: what the rulebook gives, worked out by hand.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE("AA-146, AA-200 a Population Registry that is lifted counts in the draw phase of that turn") {
    auto table = Table::of(2).logistic(Ruby, {"te_population_registry"}).tokens("te_population_registry", 2);
    table.credits(Ruby, 3).hand(Ruby, {"R3", "B3", "G3"}).turn();
    table.play("lift te_population_registry", "exchange", "colour red", table.spend("R3"), "done");
    table.play("keep_rest").draw_up();
    CHECK(table.cards_in_hand(Ruby) == 4);
    CHECK(table.tokens("te_population_registry") == 2);
}

TEST_CASE(
    "AA-133, AA-211, AA-32 the Salvage Crews pay when the ship is damaged, before the rest of the row") {
    // Economic War, 1: DAMAGE, LOSE_CR 3. Argo adds nothing against a player.
    for (const auto& [before, after] : {std::pair{14, 12}, std::pair{8, 8}, std::pair{0, 0}}) {
        auto table = Table::of(2)
                         .operational(Ruby, {"sh_argo"})
                         .logistic(Ruby, {"te_salvage_crews"})
                         .plan(Sapphire, "dp_economic_war")
                         .hand(Ruby, {"R3", "R2/XPLT"})
                         .credits(Ruby, before)
                         .turn();
        table.play("offensive", "attack sapphire").play_as(Sapphire, "defend dp_economic_war");
        table.reveal(1);
        CHECK(table.in_construction(Ruby, "sh_argo"));
        CHECK(table.credits(Ruby) == after);
    }
}

TEST_CASE(
    "AA-140, AA-146, AA-68 a lifted ship that is damaged loses its tokens and is built anew without them") {
    auto table = Table::of(2)
                     .operational(Ruby, {"sh_fram"})
                     .tokens("sh_fram", 2)
                     .credits(Ruby, 5)
                     .hand(Ruby, {"R3", "R2/XPLT"})
                     .system("as_crystal_vault")
                     .turn();
    CHECK(table.refuses("offensive") == "AA-109");
    table.play("lift sh_fram", "offensive", "attack_system").reveal(1).luck();
    CHECK(table.in_construction(Ruby, "sh_fram"));
    CHECK(table.tokens("sh_fram") == 0);
    CHECK(tokens_left(table.rules.content(), table.state) == 38);
    CHECK(table.cost_of(Type::Ship) == 5);
}

TEST_CASE("AA-84, AA-209 Phantom Mk2 brings no point for itself where its kind of technology lies already") {
    auto table = Table::of(2).logistic(Ruby, {"te_war_chronicles"}).hand(Ruby, {"B3", "B3"});
    table.building(Ruby, "te_phantom_mk2").turn();
    table.play("develop", "side logistic");
    CHECK(table.track(Ruby) == 0);
}

TEST_CASE(
    "AA-84, AA-155, AA-207 the Academy, the Patent Office and Phantom Mk2 all fire for one technology") {
    auto table = Table::of(2).logistic(Ruby, {"te_patent_office", "te_phantom_mk2"}).hand(Ruby, {"B3", "B3"});
    table.building(Ruby, "te_core_academy", {"B1"}).credits(Ruby, 0).turn();
    table.play("develop", "side logistic");
    CHECK(table.track(Ruby) == 1);  // the Academy counts itself; Expansion is no new kind
    CHECK(table.credits(Ruby) == 2);
}

TEST_CASE("AA-52, AA-116, AA-169 a planet that is exploited may produce the cards that paid for it") {
    auto table = Table::of(2).card_in_hand(Ruby, "res_17").card_in_hand(Ruby, "res_20");  // G2, G3
    table.card_in_hand(Ruby, "res_03").card_in_hand(Ruby, "res_04").card_in_hand(Ruby, "res_05");
    table.building(Ruby, "pl_amundsen").next_resources({"res_01", "res_02"}).turn();
    table.play("discover", "side operational", "produce res_01", "show res_01_a");
    CHECK(table.track(Ruby) == 1);
    table.play("produce res_02");  // no Exploration, 3 and 2 icons: section B shows
    CHECK(table.state.round == 1);
    CHECK(table.options() == Strings{"produce res_17", "produce res_20"});
    table.play("produce res_20");
    CHECK(table.stored(Ruby) == 3);
    CHECK(table.state.deck.size() == 1);
    CHECK(table.state.discard.empty());
}

TEST_CASE("AA-205, AA-169, AA-172, AA-243 two reveals for one technology can run the deck out twice") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_time_controller")
                     .logistic(Ruby, {"te_dividend_protocol", "te_targeting_arrays"})
                     .hand(Ruby, {"R3", "R3"})
                     .next_resources({"res_11"})  // Exploitation and Expansion
                     .turn();
    table.state.discard.add(table.resource_id("res_04"));  // Exploitation and Exploration
    table.play("use ar_time_controller", "flip te_targeting_arrays", "reveal res_11");
    CHECK(table.state.round == 1);
    CHECK_FALSE(table.state.ending);
    table.play("reveal res_04");
    CHECK(table.state.ending);
    CHECK(table.state.deck.empty());
    CHECK(table.discarded("res_04"));
    CHECK(table.discarded("res_11"));
    table.play("stop", "exchange", "colour red", table.spend("R3"), "done", "keep_rest");
    CHECK(table.asks(Step::DrawCard));  // the pile is the deck again, and the marker is not moved for that
    CHECK(table.options().size() == 3);
}

TEST_CASE(
    "AA-127, AA-134, AA-186, AA-204 two flipped ships attack twice: two triggers, two systems, two cards "
    "each") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_time_controller")
                     .logistic(Ruby, {"sh_fram", "sh_vostok", "te_war_chronicles", "te_war_simulator"})
                     .system("as_outer_watch")
                     .turn();
    table.play("use ar_time_controller", "flip sh_fram", "attack_system");
    table.play("reveal res_01", "reveal res_07");  // 1 and 1: value 2, a point
    table.play("system as_sleeping_world");
    CHECK(table.track(Ruby) == 2);
    table.play("flip sh_vostok", "attack_system", "reveal res_09", "reveal res_02");  // 2: value 3, a point
    CHECK(table.track(Ruby) == 4);
    CHECK(table.state.systems.below.size() == 2);
    CHECK(table.state.discard.size() == 4);
}

TEST_CASE("AA-236, AA-66, AA-86 the Star Union takes both cards before one of cost 0 is completed") {
    auto table = Table::of(2)
                     .faction(Ruby, "fa_star_union")
                     .logistic(Ruby, {"pl_calcine", "pl_flandern", "pl_verdun"})
                     .deck(Type::Ship, {"sh_fram", "sh_sonne", "sh_argo"})
                     .deck(Type::Technology, {"te_open_archives", "te_gold_standard"})
                     .turn();
    table.play("faction_action", "deck ship", "keep sh_sonne", "deck technology", "keep te_gold_standard");
    CHECK(table.credits(Ruby) == 0);
    CHECK(table.asks(Step::ChooseSide));
    CHECK(table.below(Type::Ship) == Strings{"sh_fram"});
    table.play("side logistic");
    CHECK(table.in_empire(Ruby, "sh_sonne", Side::Logistic));
    CHECK(table.in_construction(Ruby, "te_gold_standard"));
    CHECK(table.cost_of(Type::Ship) == 0);  // 5 + 1 - 6
}

TEST_CASE(
    "AA-192, AA-241, AA-85 what the Free Engineers need not pay any more they complete with the action "
    "only") {
    auto table = Table::of(2).faction(Ruby, "fa_engineers").logistic(Ruby, {"te_open_archives"});
    table.building(Ruby, "te_patent_office", {"B2", "B2"}).card_in_hand(Ruby, "res_17").turn();
    CHECK(table.refuses("develop") == "AA-74");  // 6 - 4 = 2, and no blue
    table.play("faction_action");                // 6 - 2 - 4 = 0
    CHECK(table.asks(Step::ChooseSide));
    CHECK(table.cards_in_hand(Ruby) == 1);
    CHECK(table.state.discard.size() == 2);
}

TEST_CASE(
    "AA-206, AA-54, AA-103 InterTerran on an Exchange: one card from a planet beyond the limit of three") {
    auto table = Table::of(2).logistic(Ruby, {"te_interterran", "sh_barok"}).credits(Ruby, 0);
    table.hand(Ruby, {"R1", "R1", "R1", "R1"}).stored(Ruby, "pl_tycho", {"R3", "R2"}).turn();
    table.play("exchange", "colour red");
    for (int i = 0; i < 3; ++i) table.play(table.options()[0]);
    CHECK(table.options() == Strings{table.spend("R2"), table.spend("R3"), "done"});
    table.play(table.spend("R3"));
    CHECK(table.credits(Ruby) == 6);
    CHECK(table.state.now.extra_used);
    CHECK(table.action_is_over());
}

TEST_CASE("AA-206, AA-55, AA-94 InterTerran on Prepare: three cards where one lay on a planet") {
    auto table = Table::of(2).logistic(Ruby, {"te_interterran"}).building(Ruby, "pl_curie");
    table.hand(Ruby, {"G1", "G1"}).stored(Ruby, "pl_tycho", {"G1/XTRM", "G1/XPLT"}).turn().play("prepare");
    for (int i = 0; i < 2; ++i) table.play(table.options()[0]);
    CHECK(table.options().size() == 2);  // one group of G1 on the planet, and done
    table.play(table.options()[0]);
    CHECK(table.state.players[Ruby].attached.size() == 3);
    CHECK(table.stored(Ruby) == 1);
    CHECK(table.action_is_over());
}

TEST_CASE(
    "AA-197, AA-198, AA-51 Rapid Mobilisation and the Gold Standard: 4 icons, gold alone as well, and "
    "minimal") {
    auto table = Table::of(2).logistic(Ruby, {"te_rapid_mobilisation", "te_gold_standard"});
    table.operational(Ruby, {"sh_fram"})
        .card_in_hand(Ruby, "res_56")
        .card_in_hand(Ruby, "res_60");                            // R1/Y2, B2/Y2
    table.card_in_hand(Ruby, "res_49").turn().play("offensive");  // R3/Y1
    // R3 and R1 are 4, Y2 and Y2 too, R3 and Y2 are 5 of which neither can be left out; Y1 or R1 and Y2
    // are 3.
    CHECK(table.options() == Strings{"pay res_49_a", "pay res_56_b"});
    CHECK(Table{table}.play("pay res_49_a").options() ==
          Strings{"pay res_56_a", "pay res_56_b", "pay res_60_b"});
    CHECK(Table{table}.play("pay res_56_b").asks(Step::Target));
}

TEST_CASE(
    "AA-251, AA-252, AA-253 every token that is paid at the end lowers what the ladder of credits counts") {
    auto table = Table::of(2)
                     .operational(Ruby, {"te_investment_bank", "te_dividend_protocol"})
                     .tokens("te_investment_bank", 1)
                     .tokens("te_dividend_protocol", 1)
                     .credits(Ruby, 11)
                     .end_of_game();
    table.play("pay_tokens te_investment_bank");
    CHECK(table.credits(Ruby) == 10);
    table.play("pay_tokens te_dividend_protocol");
    CHECK(table.over());
    // 2 cards; 9 credits: 1; 2 operational technologies: 2; the Star Union 2 for them and 2 for Exploitation.
    CHECK(table.score(Ruby) == 2 + 1 + 2 + 4);
    // A bank below what the tokens cost pays for one of them at most.
    auto poor = Table::of(2).operational(Ruby, {"te_investment_bank", "te_dividend_protocol"});
    poor.tokens("te_investment_bank", 2).tokens("te_dividend_protocol", 1).credits(Ruby, 2).end_of_game();
    CHECK(Table{poor}.play("pay_tokens te_investment_bank").over());
    CHECK(Table{poor}.play("leave_tokens te_investment_bank").asks(Step::FinalPay));
}

TEST_CASE("AA-257, AA-258, AA-259 the tie is judged by the credits left after the payments, then by cards") {
    auto table = Table::of(3, {{"faction_bonus", "off"}})
                     .operational(Ruby, {"te_open_archives"})
                     .tokens("te_open_archives", 1)
                     .credits(Ruby, 6)
                     .credits(Sapphire, 5)
                     .credits(Jade, 5)
                     .points(Sapphire, 1)
                     .points(Jade, 0)
                     .logistic(Jade, {"pl_tycho"})
                     .end_of_game();
    table.play("pay_tokens te_open_archives");  // EK with one card scores nothing: the credit is lost
    const Standing standing = table.rules.standing(table.state);
    for (const Seat seat : {Ruby, Sapphire, Jade}) CHECK(standing.scores[seat] == 1);
    CHECK(standing.ranks[Ruby] == 1);  // a card each, 5 credits each
    CHECK(standing.ranks[Jade] == 1);
    CHECK(standing.ranks[Sapphire] == 3);
}

TEST_CASE("AA-159, AA-161, AA-177 the artifact that brings an artifact cannot be found by itself") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_time_controller")
                     .without_artifacts()
                     .logistic(Ruby, {"sh_sonne"})
                     .system("as_gardens")
                     .turn();
    table.play("use ar_time_controller", "attack_system").reveal(3);  // 5: 3 points or an artifact
    CHECK(table.track(Ruby) == 3);
    CHECK(table.artifacts(Ruby) == 0);
}

TEST_CASE("AA-227, AA-142, AA-178 the last token of the supply is placed, and the one of Tempest is not") {
    auto table =
        Table::of(2).operational(Ruby, {"sh_tempest"}).logistic(Sapphire, {"pl_calcine", "sh_barok"});
    table.logistic(Ruby, {"pl_tycho"}).tokens("pl_tycho", 37);
    table = offensive(std::move(table)).play("attack sapphire").reveal(2);
    table.play("block sh_barok");  // 3: two tokens, of which one is there
    CHECK(table.tokens("sh_barok") == 1);
    CHECK(table.tokens("pl_calcine") == 0);
    CHECK(table.action_is_over());
}

TEST_CASE("AA-25, AA-141 two tokens for an empire of one card lie on it without a question") {
    auto table = Table::of(2).operational(Ruby, {"sh_sonne"}).logistic(Sapphire, {"pl_calcine"});
    table = offensive(std::move(table)).play("attack sapphire").reveal(4);  // 6: two tokens, a credit lost
    CHECK(table.tokens("pl_calcine") == 2);
    CHECK(table.credits(Sapphire) == 7);
}

TEST_CASE(
    "AA-126, AA-139, AA-86 a ship damaged before the action and built with it attacks no more that turn") {
    auto table = Table::of(2).artifact(Ruby, "ar_time_controller").logistic(Ruby, {"sh_fram"});
    table.system("as_crystal_vault").hand(Ruby, {"R3", "R2/XPLT"}).turn();
    table.play("use ar_time_controller", "attack_system").reveal(1).play("system as_outer_watch");
    CHECK(table.in_construction(Ruby, "sh_fram"));
    table.play("build", "side operational");
    CHECK(table.in_empire(Ruby, "sh_fram", Side::Operational));
    CHECK(table.action_is_over());
}

TEST_CASE(
    "AA-194, AA-211, AA-225 with the War Beacon no ship is lost: no Salvage, but the credit of Fortuna") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_war_beacon")
                     .operational(Ruby, {"sh_fortuna"})
                     .logistic(Ruby, {"te_salvage_crews"})
                     .system("as_pale_citadel")
                     .hand(Ruby, {"R3", "R2/XPLT"})
                     .credits(Ruby, 0)
                     .turn();
    table.play("use ar_war_beacon", "offensive", "attack_system").reveal(1);  // 4: DAMAGE, VP 1
    CHECK(table.in_empire(Ruby, "sh_fortuna", Side::Operational));
    CHECK(table.track(Ruby) == 1);
    CHECK(table.credits(Ruby) == 1);
}

TEST_CASE("AA-187, AA-86, AA-88 a planet completed by the Void Key makes a prepared ship cheap enough") {
    auto table = Table::of(2).artifact(Ruby, "ar_void_key").building(Ruby, "pl_calcine", {"G1"});
    table.building(Ruby, "sh_sonne", {"R3"}).hand(Ruby, {"B1"}).turn();
    table.play("use ar_void_key", "complete pl_calcine", "side logistic");
    CHECK(table.asks(Step::ChooseSide));  // 5 - 2 = 3: Sonne
    CHECK(table.state.discard.size() == 2);
    table.play("side logistic");
    CHECK(table.in_empire(Ruby, "sh_sonne", Side::Logistic));
    CHECK(table.asks(Step::Menu));
}

TEST_CASE(
    "AA-66, AA-78, AA-153 a technology bought for nothing as an extra gives its action to the same turn") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_capital_domination", "pl_curie", "pl_hypatia", "pl_alhazen"})
                     .operational(Ruby, {"pl_tycho"})
                     .deck(Type::Technology, {"te_gravity_lenses", "te_open_archives"})
                     .credits(Ruby, 5)
                     .hand(Ruby, {"B1"})
                     .turn();
    table.play("add te_capital_domination", "deck technology", "side logistic");  // 5 + 1 - 6 = 0
    CHECK(table.credits(Ruby) == 0);
    REQUIRE(table.asks(Step::Menu));
    CHECK(table.allows("act te_gravity_lenses"));
    CHECK(table.refuses("add te_capital_domination") != "");
}

TEST_CASE("AA-206, AA-106, AA-107 InterTerran on Remove Blockade: three cards, and the odd icon is lost") {
    auto table = Table::of(2).logistic(Ruby, {"te_interterran", "pl_curie"}).tokens("pl_curie", 3);
    table.card_in_hand(Ruby, "res_39").card_in_hand(Ruby, "res_40").stored(Ruby, "pl_tycho", {"G3"}).turn();
    table.play("unblock", "spend res_39_b");
    CHECK_FALSE(table.offers("done"));  // one icon removes nothing
    table.play("spend res_40_b", table.spend("G3"));
    CHECK(table.tokens("pl_curie") == 1);
    CHECK(table.state.now.extra_used);
}

TEST_CASE(
    "AA-186, AA-200, AA-168 a Population Registry that is turned over leaves a hand of four too large") {
    auto table = Table::of(2).artifact(Ruby, "ar_time_controller").logistic(Ruby, {"te_population_registry"});
    for (const char* card : {"res_01", "res_07", "res_13", "res_20", "res_30"})
        table.card_in_hand(Ruby, card);
    table.turn().play("exchange", "colour red", "spend res_01_a", "done", "use ar_time_controller");
    table.reveal(1);
    CHECK(table.options() == Strings{"discard res_07", "discard res_13", "discard res_20", "discard res_30"});
}

TEST_CASE("AA-186, AA-201 the Deep-Core Drilling counts for a planet turned over before it, not after it") {
    const auto produced = [](const char* first, const char* second) {
        auto table = Table::of(2).artifact(Ruby, "ar_time_controller").hand(Ruby, {"R3"});
        table.logistic(Ruby, {"te_deep_core_drilling", "pl_amundsen"}).turn().play("use ar_time_controller");
        for (const char* card : {first, second}) {
            table.play(std::string{"flip "} + card);
            while (table.asks(Step::ProduceCard) || table.asks(Step::ShowSection)) table.produce();
            if (table.asks(Step::RevealCard)) table.reveal(1);
        }
        return table.stored(Ruby);
    };
    CHECK(produced("pl_amundsen", "te_deep_core_drilling") == 4);
    CHECK(produced("te_deep_core_drilling", "pl_amundsen") == 3);
}
