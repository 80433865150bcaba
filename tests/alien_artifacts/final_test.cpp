// Section 7: the end of the game, the final scoring, the winner; section 8.7.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

// The seat on turn triggers the end in its draw phase.
Table triggered(Seat seat) {
    auto table = Table::of(2).next_resources({"res_72"}).round(1);
    table.state.discard.add(Resource{5});
    table.state.discard.add(Resource{6});
    table.state.discard.add(Resource{7});
    table.state.turn = seat;
    table.end_of_turn();
    return table.draw_up();
}

}  // namespace

TEST_CASE(
    "AA-245, AA-246, AA-E79, AA-Q38 after the trigger everybody has had the same number of turns; no further "
    "lap") {
    auto table = triggered(Ruby);
    CHECK(table.state.ending);
    CHECK_FALSE(table.over());
    CHECK(table.state.turn == Sapphire);  // one more turn
    CHECK(triggered(Sapphire).over());    // in the last player's turn the game ends with this turn
    auto first = Table::of(2).next_resources({"res_72"}).round(1).first(Sapphire);
    first.state.discard.add(Resource{5});
    first.state.turn = Ruby;
    CHECK(first.end_of_turn().draw_up().over());
}

TEST_CASE("AA-245 four players: after the trigger the lap goes on to the right of the first player") {
    auto table = Table::of(4).next_resources({"res_72"}).round(1).first(Jade);
    for (int i = 0; i < 40; ++i) table.state.discard.add(static_cast<Resource>(i));
    table.state.turn = Pearl;
    table.end_of_turn().draw_up();
    CHECK(table.state.ending);
    std::vector<Seat> turns;
    while (!table.over()) {
        table.luck().draw_up();
        if (table.over()) break;
        if (turns.empty() || turns.back() != table.state.turn) turns.push_back(table.state.turn);
        if (!table.rules.actors(table.state).chance) table.play(table.options().back());
        REQUIRE(turns.size() <= 4);
    }
    CHECK(turns == std::vector<Seat>{Ruby, Sapphire});
}

TEST_CASE("AA-247, AA-E92, AA-Q45 when all pass in a row and no card is drawn, the game ends") {
    auto table = Table::of(2)
                     .no_resources()
                     .credits(Ruby, 0)
                     .credits(Sapphire, 0)
                     .faction(Ruby, "fa_clone_clans")
                     .turn()
                     .run();
    CHECK(table.over());                  // both had nothing else to do
    CHECK(table.state.quiet_turns == 2);  // at the end of the second pass, not later
    auto drawing = Table::of(2).credits(Ruby, 0).faction(Ruby, "fa_clone_clans").turn().run().draw_up();
    CHECK(drawing.state.pass_run == 0);
}

TEST_CASE("AA-272 after ten quiet turns of each player the game ends") {
    auto table = Table::of(3).no_resources();
    for (Seat seat = 0; seat < 3; ++seat)
        table.credits(seat, 15).logistic(seat, {seat == 0   ? "pl_jacobus"
                                                : seat == 1 ? "pl_potosi"
                                                            : "pl_klondike"});
    for (Seat seat = 0; seat < 3; ++seat)
        table.logistic(seat, {seat == 0 ? "pl_ophir" : seat == 1 ? "pl_medici" : "pl_fugger"});
    for (Seat seat = 0; seat < 3; ++seat)
        table.logistic(seat, {seat == 0 ? "pl_lombard" : seat == 1 ? "pl_kimberley" : "pl_golconda"});
    table.turn();  // Purchase costs nothing: the clock would never run
    for (int answers = 0; !table.over() && answers < 500; ++answers) {
        CHECK(table.state.quiet_turns < 30);
        table.luck();
        if (table.asks(Step::Menu))
            table.play("purchase");
        else if (!table.over())
            table.play(table.options()[0]);
    }
    CHECK(table.over());
    CHECK(table.state.quiet_turns == 30);
}

TEST_CASE("AA-248, AA-249, AA-255 each card in the empire gives a point, on either side, blockaded or not") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"pl_calcine", "sh_fram"})
                     .operational(Ruby, {"pl_tycho"})
                     .tokens("pl_calcine", 2);
    table.building(Ruby, "sh_sonne")
        .points(Ruby, 7)
        .artifact(Ruby, "ar_first_chronicle")
        .plan(Ruby, "dp_hell")
        .faction(Ruby, "fa_dawn_order")
        .end_of_game();
    CHECK(table.over());
    const EndPoints end = end_points(table.rules.content(), table.state, Ruby);
    CHECK(end.cards == 3);
    CHECK(end.technologies == 0);
    CHECK(end.bonus == 1 + 1);  // logistic planets: Calcine; Extermination: Calcine
    CHECK(table.score(Ruby) == 7 + 3 + 2);
}

TEST_CASE("AA-250, AA-E16, AA-Q15 an active operational technology scores its end column without a reveal") {
    auto table =
        Table::of(2, {{"faction_bonus", "off"}}).points(Ruby, 15).operational(Ruby, {"te_phantom_mk2"});
    table.logistic(Ruby, {"sh_fram", "sh_ariadne", "sh_sonne", "sh_barok", "pl_tycho", "pl_curie",
                          "pl_verdun", "pl_calcine", "pl_mika_1"});
    table.end_of_game();
    CHECK(table.score(Ruby) == 15 + 10 + 4);
}

TEST_CASE(
    "AA-251, AA-E62, AA-Q60 a blockaded technology scores only if its tokens are paid for, asked in order, "
    "with what is left") {
    auto table = Table::of(2, {{"faction_bonus", "off"}})
                     .operational(Ruby, {"te_phantom_mk2"})
                     .tokens("te_phantom_mk2", 1)
                     .credits(Ruby, 1);
    table.logistic(Ruby, {"sh_fram", "sh_ariadne", "sh_sonne", "sh_barok"}).end_of_game();
    CHECK(table.options() == Strings{"pay_tokens te_phantom_mk2", "leave_tokens te_phantom_mk2"});
    CHECK(table.refuses("pay_tokens te_core_academy") == "AA-251");
    Table unpaid = table;
    unpaid.play("leave_tokens te_phantom_mk2");
    CHECK(unpaid.score(Ruby) == 5);
    CHECK(unpaid.credits(Ruby) == 1);
    table.play("pay_tokens te_phantom_mk2");
    CHECK(table.score(Ruby) == 9);
    CHECK(table.credits(Ruby) == 0);
    auto several = Table::of(2)
                       .operational(Ruby, {"te_core_academy", "te_phantom_mk2", "te_war_chronicles"})
                       .credits(Ruby, 2);
    several.tokens("te_core_academy", 3)
        .tokens("te_phantom_mk2", 2)
        .tokens("te_war_chronicles", 1)
        .end_of_game();
    CHECK(several.options()[0] == "pay_tokens te_phantom_mk2");  // three tokens cannot be paid
    several.play("pay_tokens te_phantom_mk2");
    CHECK(several.over());  // nothing is left for the third
    // what was lifted in the last turn does not count
    auto lifted = Table::of(2, {{"faction_bonus", "off"}})
                      .no_resources()
                      .operational(Sapphire, {"te_phantom_mk2"})
                      .tokens("te_phantom_mk2", 1)
                      .credits(Sapphire, 1);
    lifted.logistic(Sapphire, {"sh_fram", "sh_ariadne", "sh_sonne", "sh_barok"});
    lifted.state.ending = true;
    lifted.turn(Sapphire).play("lift te_phantom_mk2");  // and nothing else can be done
    CHECK(lifted.over());
    CHECK(lifted.score(Sapphire) == 5);
}

TEST_CASE("AA-252 conditions that count credits are judged after the payments") {
    auto table = Table::of(2, {{"faction_bonus", "off"}})
                     .operational(Ruby, {"te_investment_bank", "te_war_chronicles"})
                     .tokens("te_war_chronicles", 1);
    table.credits(Ruby, 6).end_of_game().play("pay_tokens te_war_chronicles");
    CHECK(table.score(Ruby) == 2);  // 5 credits: CRD 6 is no longer fulfilled
}

TEST_CASE(
    "AA-219, AA-242, AA-253, AA-E82, AA-Q13 the faction's bonus: a card that fits both halves counts in "
    "both; it can be left out") {
    auto table =
        Table::of(2)
            .faction(Ruby, "fa_clone_clans")
            .logistic(Ruby, {"te_open_archives", "te_patent_office", "te_clearing_house", "sh_ariadne"});
    table.tokens("te_patent_office", 1).end_of_game();
    while (!table.over()) table.play(table.options()[0]);
    CHECK(end_points(table.rules.content(), table.state, Ruby).bonus == 6);
    auto off = Table::of(2, {{"faction_bonus", "off"}})
                   .faction(Ruby, "fa_clone_clans")
                   .logistic(Ruby, {"te_open_archives"})
                   .end_of_game();
    CHECK(off.score(Ruby) == 1);
}

TEST_CASE("AA-254 unused artifacts score nothing themselves, but are counted by the ladder ART") {
    auto table = Table::of(2, {{"faction_bonus", "off"}})
                     .artifact(Ruby, "ar_first_chronicle")
                     .operational(Ruby, {"te_salvage_crews"})
                     .end_of_game();
    CHECK(table.score(Ruby) == 1 + 2);
}

TEST_CASE(
    "AA-256, AA-257, AA-258, AA-259, AA-E80 most points, then credits, then cards; then the victory is "
    "shared") {
    auto table = Table::of(3, {{"faction_bonus", "off"}})
                     .points(Ruby, 20)
                     .points(Sapphire, 21)
                     .points(Jade, 5)
                     .end_of_game();
    CHECK(table.rules.standing(table.state).ranks == std::array<std::uint8_t, 5>{2, 1, 3, 0, 0});
    auto credits = Table::of(2, {{"faction_bonus", "off"}})
                       .points(Ruby, 20)
                       .points(Sapphire, 20)
                       .credits(Ruby, 3)
                       .credits(Sapphire, 2)
                       .end_of_game();
    CHECK(credits.rules.standing(credits.state).ranks[Ruby] == 1);
    CHECK(credits.rules.standing(credits.state).ranks[Sapphire] == 2);
    auto cards = Table::of(2, {{"faction_bonus", "off"}})
                     .points(Ruby, 19)
                     .points(Sapphire, 20)
                     .credits(Ruby, 4)
                     .credits(Sapphire, 4);
    cards.logistic(Ruby, {"sh_fram"}).end_of_game();
    CHECK(cards.rules.standing(cards.state).ranks[Ruby] == 1);
    CHECK(cards.rules.standing(cards.state).ranks[Sapphire] == 2);
    auto shared =
        Table::of(3, {{"faction_bonus", "off"}}).points(Ruby, 20).points(Sapphire, 20).end_of_game();
    CHECK(shared.rules.standing(shared.state).ranks == std::array<std::uint8_t, 5>{1, 1, 3, 0, 0});
}

TEST_CASE("AA-121, AA-228, AA-270 every way of counting, at the moment of scoring") {
    auto table = Table::of(2)
                     .credits(Ruby, 11)
                     .stored(Ruby, "pl_tycho", {"R3", "R2", "B3"})
                     .plan(Ruby, "dp_hell")
                     .plan(Ruby, "dp_tribute", true);
    table.artifact(Ruby, "ar_void_key")
        .logistic(Ruby, {"sh_fram", "sh_argo", "te_patent_office", "pl_curie"});
    table.operational(
        Ruby, {"sh_sonne", "te_core_academy", "te_targeting_arrays", "te_new_horizons", "te_open_archives",
               "te_investment_bank", "te_xenobotany_labs", "te_deep_analysis", "te_vk15_garrison",
               "te_salvage_crews", "te_capital_domination", "te_population_registry", "te_orbital_shipyards",
               "te_war_chronicles"});
    const auto count_for = [&](std::string_view card) {
        return counted(table.rules.content(), table.state, Ruby, table.id(card));
    };
    CHECK(count_for("te_targeting_arrays") == 3);      // CS
    CHECK(count_for("te_core_academy") == 14);         // CT
    CHECK(count_for("te_new_horizons") == 2 - 1);      // KP: both planets are Expansion
    CHECK(count_for("te_open_archives") == 7);         // EK: Expansion cards
    CHECK(count_for("te_investment_bank") == 11);      // CRD
    CHECK(count_for("te_xenobotany_labs") == 3);       // RES
    CHECK(count_for("te_deep_analysis") == 2);         // MIN
    CHECK(count_for("te_vk15_garrison") == 2);         // PLN
    CHECK(count_for("te_salvage_crews") == 1);         // ART
    CHECK(count_for("te_capital_domination") == 19);   // TOT
    CHECK(count_for("te_population_registry") == 15);  // OPS
    CHECK(count_for("te_orbital_shipyards") == 2);     // SL
    CHECK(count_for("te_war_chronicles") == 1);        // SO
    CHECK(ladder_points(table.rules.content(), table.state, Ruby, table.id("te_targeting_arrays")).play ==
          0);  // 3 of 4
    CHECK(ladder_points(table.rules.content(), table.state, Ruby, table.id("te_deep_analysis")).play == 1);
    CHECK(ladder_points(table.rules.content(), table.state, Ruby, table.id("te_deep_analysis")).end == 2);
}

TEST_CASE("what goes with winning: the faction, and the cards in the empire, not those under construction") {
    const auto table = Table::of(2)
                           .faction(Ruby, "fa_community")
                           .logistic(Ruby, {"pl_jacobus"})
                           .operational(Ruby, {"te_open_archives"})
                           .building(Ruby, "pl_ophir");
    CHECK(table.rules.traits(table.state, Ruby) ==
          SeatTraits{{"faction", "fa_community"}, {"card", "te_open_archives"}, {"card", "pl_jacobus"}});
    CHECK(table.rules.traits(table.state, Sapphire).size() == 1);
}
