// 5.1, 5.2, 5.17 to 5.20: areas, the turn, free extras, artifacts, the draw phase and the resource deck.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE("AA-27, AA-28, AA-30 a card under construction has no effect, does not count and gives no points") {
    auto table = Table::of(2).building(Ruby, "pl_calcine").building(Ruby, "te_population_registry").turn();
    CHECK(table.cost_of(Type::Ship) == 5);
    CHECK(table.cost_of(Type::Planet) == 5);
    CHECK(hand_size(table.now()) == 3);
    CHECK(table.score(Ruby) == 0);
    CHECK(type_of(table.id("pl_calcine")) == Type::Planet);
    CHECK(table.rules.content().kind_of(table.id("pl_calcine")) == Kind::Extermination);
}

TEST_CASE("AA-29, AA-154 only the side that is up is in force") {
    auto logistic = Table::of(2).logistic(Ruby, {"te_population_registry"}).turn();
    CHECK(hand_size(logistic.now()) == 4);
    auto operational =
        Table::of(2).operational(Ruby, {"te_population_registry", "te_investment_bank"}).turn();
    CHECK(hand_size(operational.now()) == 3);
    CHECK_FALSE(operational.allows("add te_investment_bank"));
    CHECK(operational.score(Ruby) == 2 + 1 + 3);  // two cards; CRD with 8 credits: 1; bonus of the Star Union
}

TEST_CASE("AA-31 no limit to cards, stored cards, artifacts and plans") {
    auto table =
        Table::of(2).stored(Ruby, "pl_tycho", {"R3", "R3", "R2", "R2", "B3", "B3", "G3", "G3", "G2", "Y2"});
    for (const char* artifact : {"ar_star_atlas", "ar_star_atlas", "ar_void_key", "ar_war_beacon"})
        table.artifact(Ruby, artifact);
    for (const char* plan : {"dp_hell", "dp_hell", "dp_ambush", "dp_tribute"}) table.plan(Ruby, plan);
    table.turn();
    CHECK(bool{table.rules.check(table.state)});
    CHECK(table.stored(Ruby) == 10);
}

TEST_CASE(
    "AA-200, AA-144, AA-167, AA-168 the Population Registry: four cards in the draw phase, unless blocked") {
    const auto drawn = [](int tokens, int hand) {
        auto table = Table::of(2).logistic(Ruby, {"te_population_registry"});
        table.tokens("te_population_registry", tokens);
        for (const char* card : {"res_01", "res_02", "res_03", "res_04"})
            if (hand-- > 0) table.card_in_hand(Ruby, card);
        return table.end_of_turn();
    };
    CHECK(drawn(0, 1).play("keep_rest").draw_up().cards_in_hand(Ruby) == 4);
    CHECK(drawn(1, 1).play("keep_rest").draw_up().cards_in_hand(Ruby) == 3);
    CHECK(drawn(0, 4).allows("keep_rest"));
    CHECK(drawn(1, 4).refuses("keep_rest") == "AA-168");
}

TEST_CASE("AA-163 artifacts and Defence Plans do not count for the hand size") {
    auto table = Table::of(2).hand(Ruby, {"R3", "R2", "B3"}).artifact(Ruby, "ar_void_key");
    table.plan(Ruby, "dp_hell").turn().end_of_turn();
    CHECK(table.asks(Step::Discard));
    CHECK(table.offers("keep_rest"));
}

TEST_CASE("AA-33, AA-Q34 points are recorded at once and never fall") {
    auto table = Table::of(2).artifact(Ruby, "ar_first_chronicle").turn().play("use ar_first_chronicle");
    CHECK(table.track(Ruby) == 3);
    for (const Word word : every<Word>()) CHECK(row_of(word).name.find("LOSE_VP") == std::string_view::npos);
}

TEST_CASE("AA-35, AA-36, AA-41 exactly one main action, then the draw phase, then the next seat") {
    auto table = Table::of(3)
                     .card_in_hand(Ruby, "res_17")
                     .card_in_hand(Ruby, "res_33")
                     .card_in_hand(Ruby, "res_36")
                     .credits(Ruby, 0)
                     .turn();
    CHECK_FALSE(table.allows("pass"));
    table.play("exchange", "colour red");
    CHECK(table.action_is_over());  // no extra: the end of the action phase is taken by itself
    CHECK_FALSE(table.offers("exchange"));
    table.play("keep_rest");
    CHECK(table.asks(Step::DrawCard));
    table.draw_up();
    CHECK(table.state.turn == Sapphire);
    CHECK(table.cards_in_hand(Ruby) == 3);
}

TEST_CASE(
    "AA-37, AA-38 the seven basic, three operational and the faction action are on the menu if they can be "
    "paid and do something") {
    auto table = Table::of(2)
                     .faction(Ruby, "fa_dawn_order")
                     .hand(Ruby, {"R3", "R2", "B3", "B2", "G3", "G2", "Y2", "Y2"});
    table.building(Ruby, "sh_fram", {"R2"})
        .building(Ruby, "te_open_archives", {"B2"})
        .building(Ruby, "pl_curie", {"G2"});
    table.operational(Ruby, {"sh_sonne", "te_patent_office", "pl_tycho"})
        .logistic(Ruby, {"sh_argo"})
        .tokens("sh_argo", 1)
        .turn();
    const Strings first{"purchase", "discover",  "develop", "build",  "prepare",       "exchange",
                        "unblock",  "offensive", "income",  "mining", "faction_action"};
    Strings listed = table.options();
    REQUIRE(listed.size() >= first.size());
    listed.resize(first.size());
    CHECK(listed == first);
}

TEST_CASE("AA-39, AA-E76 Pass only if nothing else is possible; the draw phase follows as usual") {
    auto table = Table::of(2)
                     .credits(Ruby, 3)
                     .faction(Ruby, "fa_clone_clans")
                     .artifact(Ruby, "ar_first_chronicle")
                     .turn();
    CHECK(table.options() == Strings{"use ar_first_chronicle", "pass"});
    table.play("pass");
    CHECK(table.allows("use ar_first_chronicle"));
    table.play("end").draw_up();
    CHECK(table.cards_in_hand(Ruby) == 3);
    CHECK(table.state.pass_run == 0);  // cards were drawn
    auto forced = Table::of(2).credits(Ruby, 3).faction(Ruby, "fa_clone_clans").turn().run();
    CHECK(forced.asks(Step::DrawCard));  // the only answer is taken by itself
    CHECK(Table::of(2).credits(Ruby, 5).turn().refuses("pass") == "AA-39");
}

TEST_CASE(
    "AA-40, AA-151, AA-Q31, AA-Q49, AA-E17, AA-233, AA-214 extras before and after the action, each card "
    "once in a turn") {
    auto table =
        Table::of(2).logistic(Ruby, {"te_investment_bank"}).credits(Ruby, 9).hand(Ruby, {"R3"}).turn();
    table.play("add te_investment_bank");
    CHECK(table.credits(Ruby) == 6);
    CHECK(table.track(Ruby) == 1);
    CHECK(table.refuses("add te_investment_bank") == "AA-151");
    table.play("exchange", "colour red");
    CHECK_FALSE(table.asks(Step::After));  // nothing left to use
    auto after =
        Table::of(2).logistic(Ruby, {"te_investment_bank"}).credits(Ruby, 0).hand(Ruby, {"R3"}).turn();
    CHECK_FALSE(after.allows("add te_investment_bank"));
    after.play("exchange", "colour red");
    CHECK(after.options() == Strings{"add te_investment_bank", "end"});
    // not in the middle of an action, nor in the draw phase
    auto middle = Table::of(2).artifact(Ruby, "ar_first_chronicle").credits(Ruby, 6).turn().play("purchase");
    CHECK(middle.refuses("use ar_first_chronicle") == "not-asked");
    auto draw = Table::of(2)
                    .artifact(Ruby, "ar_first_chronicle")
                    .card_in_hand(Ruby, "res_17")
                    .card_in_hand(Ruby, "res_33")
                    .turn()
                    .play("exchange", "colour red", "end");
    CHECK(draw.refuses("use ar_first_chronicle") == "not-asked");
}

TEST_CASE("AA-150, AA-155, AA-196, AA-200 Constant abilities work all the time, without being asked for") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_population_registry", "te_logistics_hub", "te_clearing_house",
                                      "te_terraforming_engines"})
                     .turn();
    CHECK(hand_size(table.now()) == 4);
    CHECK(prepare_limit(table.now(), Type::Ship) == 3);
    CHECK(prepare_limit(table.now(), Type::Planet) == 4);
    CHECK(limit(table.now(), Deed::Exchange) == 3);
    CHECK(limit(table.now(), Deed::Discover) == 3);
    CHECK(limit(Table::of(2).logistic(Ruby, {"te_great_drydock"}).turn().now(), Deed::Build) == 3);
}

TEST_CASE(
    "AA-152, AA-153, AA-267 a use needs its whole cost and at least one outcome that can be carried out") {
    CHECK(Table::of(2)
              .artifact(Ruby, "ar_seed_of_plenty")
              .credits(Ruby, 15)
              .turn()
              .refuses("use ar_seed_of_plenty") == "AA-160");
    CHECK(Table::of(2)
              .artifact(Ruby, "ar_seed_of_plenty")
              .credits(Ruby, 14)
              .turn()
              .play("use ar_seed_of_plenty")
              .credits(Ruby) == 15);
    CHECK_FALSE(Table::of(2)
                    .artifact(Ruby, "ar_matter_replicator")
                    .no_resources()
                    .turn()
                    .allows("use ar_matter_replicator"));
    auto harmony = Table::of(2)
                       .artifact(Ruby, "ar_harmony_sphere")
                       .logistic(Ruby, {"pl_calcine"})
                       .tokens("pl_calcine", 3)
                       .turn();
    harmony.play("use ar_harmony_sphere");  // AA-189
    CHECK(harmony.tokens("pl_calcine") == 0);
    CHECK(harmony.track(Ruby) == 2);
    CHECK(Table::of(2).artifact(Ruby, "ar_harmony_sphere").turn().play("use ar_harmony_sphere").track(Ruby) ==
          2);  // what cannot be is skipped
    CHECK(Table::of(2)
              .logistic(Ruby, {"te_survey_drones"})
              .credits(Ruby, 4)
              .turn()
              .refuses("act te_survey_drones") == "AA-267");
}

TEST_CASE(
    "AA-36, AA-40, AA-144, AA-151, AA-153, AA-154, AA-158 a use that is refused names the rule that forbids "
    "it") {
    auto table = Table::of(2).credits(Ruby, 9).artifact(Sapphire, "ar_first_chronicle");
    table.logistic(Ruby, {"te_investment_bank", "te_gravity_lenses"}).operational(Ruby, {"te_survey_drones"});
    table.logistic(Sapphire, {"te_automated_fleet", "te_capital_domination"}).turn();
    CHECK(table.refuses("act te_automated_fleet") == "AA-36");
    CHECK(table.refuses("add te_capital_domination") == "AA-40");
    CHECK(table.refuses("act te_investment_bank") == "AA-153");
    CHECK(table.refuses("add te_gravity_lenses") == "AA-151");
    CHECK(table.refuses("act te_survey_drones") == "AA-154");
    CHECK(table.refuses("act te_gravity_lenses") == "AA-267");  // no planet to produce
    CHECK(table.refuses("use ar_first_chronicle") == "AA-158");
    auto blocked = Table::of(2).credits(Ruby, 9).logistic(Ruby, {"te_investment_bank", "te_survey_drones"});
    blocked.tokens("te_investment_bank", 1).tokens("te_survey_drones", 1).turn();
    CHECK(blocked.refuses("add te_investment_bank") == "AA-144");
    CHECK(blocked.refuses("act te_survey_drones") == "AA-144");
    CHECK(blocked.play("lift te_investment_bank").allows("add te_investment_bank"));
}

TEST_CASE("AA-189 UNBLOCK_ALL frees the own cards only") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_harmony_sphere")
                     .logistic(Ruby, {"pl_calcine"})
                     .logistic(Sapphire, {"sh_fram"});
    table.tokens("pl_calcine", 2).tokens("sh_fram", 1).turn().play("use ar_harmony_sphere");
    CHECK(table.tokens("pl_calcine") == 0);
    CHECK(table.tokens("sh_fram") == 1);
}

TEST_CASE(
    "AA-157, AA-158, AA-177, AA-E66, AA-Q30 an artifact is open and may be used in the turn in which it was "
    "gained") {
    auto table = Table::of(2)
                     .operational(Ruby, {"sh_sonne"})
                     .system("as_sleeping_world")
                     .hand(Ruby, {"R3", "R2"})
                     .turn();
    table.play("offensive", "attack_system").reveal(2);  // 4: ART 1
    CHECK(table.asks(Step::FindArtifact));
    CHECK(table.rules.witnesses(table.state, kChance, {}) == kEverybody);
    table.play("find ar_first_chronicle").luck();
    CHECK(table.asks(Step::After));
    table.play("use ar_first_chronicle");
    CHECK(table.track(Ruby) == 3);
    CHECK(table.rules.view(table.state, Sapphire).at("artifacts").at("discard").as_array().size() == 1);
}

TEST_CASE("AA-159 while it is carried out an artifact is neither held nor in the pile") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_memory_obelisk")
                     .artifact(Ruby, "ar_war_beacon")
                     .operational(Ruby, {"te_salvage_crews", "te_core_academy"});
    table.turn().play("use ar_memory_obelisk");
    CHECK(table.artifacts(Ruby) == 1);
    table.play("score te_salvage_crews");
    CHECK(table.track(Ruby) == 1);  // ART: one held, not two
    table.play("stop");
    CHECK(all_at(std::span{table.state.artifacts}.first(18), kDiscarded) == 1);
}

TEST_CASE("AA-160 an artifact is used only if it does something: each design by its own condition") {
    auto table = Table::of(2).turn();
    for (const char* id :
         {"ar_time_controller", "ar_matter_replicator", "ar_star_atlas", "ar_void_key", "ar_war_beacon",
          "ar_memory_obelisk", "ar_seed_of_plenty", "ar_harmony_sphere", "ar_first_chronicle"})
        table.artifact(Ruby, id);
    table.turn();
    CHECK(table.options() == Strings{"purchase", "faction_action", "use ar_matter_replicator",
                                     "use ar_star_atlas", "use ar_war_beacon", "use ar_seed_of_plenty",
                                     "use ar_harmony_sphere", "use ar_first_chronicle"});
}

TEST_CASE(
    "AA-161 an empty artifact deck is refilled from its discard pile; if both are empty nothing is gained") {
    auto table = Table::of(2).faction(Ruby, "fa_clone_clans").hand(Ruby, {"B3", "B3", "B3", "B1"});
    for (std::size_t i = 0; i < 18; ++i) table.state.artifacts[i] = i < 2 ? kDiscarded : held_by(Sapphire);
    table.turn().play("faction_action");
    CHECK(table.options() == Strings{"find ar_time_controller"});
    table.luck();
    CHECK(table.artifacts(Ruby) == 1);
    CHECK(all_at(std::span{table.state.artifacts}.first(18), kInDeck) == 1);
}

TEST_CASE(
    "AA-162, AA-163, AA-Q29 a Defence Plan goes to the hand, secretly; none is gained from an empty deck") {
    auto table = Table::of(2)
                     .hand(Ruby, {"R3", "R2"})
                     .building(Ruby, "sh_barok")
                     .turn()
                     .play("build", "side logistic");
    CHECK(table.rules.witnesses(table.state, kChance, {}) == 1);
    table.play("plan dp_hell");
    CHECK(hand_size(table.now()) == 3);
    CHECK(table.rules.view(table.state, Sapphire).at("seats").at(0).at("plans").at("hidden").is_null());
    CHECK(table.rules.view(table.state, Sapphire).at("seats").at(0).at("plans").at("count") == 1);
    CHECK(table.rules.view(table.state, Ruby).at("seats").at(0).at("plans").at("hidden").as_array().size() ==
          1);
    auto empty = Table::of(2).hand(Ruby, {"R3", "R2"}).building(Ruby, "sh_barok");
    for (std::size_t i = 0; i < 12; ++i) empty.state.plans[i] = hidden_at(Sapphire);
    empty.turn().play("build", "side logistic");
    CHECK(empty.plans(Ruby) == 0);
}

TEST_CASE("AA-165 the faction card is no card of the empire") {
    auto table = Table::of(2).operational(Ruby, {"sh_fram"}).hand(Ruby, {"R3", "R2"}).turn();
    CHECK(table.score(Sapphire) == 0);
    table.play("offensive", "attack sapphire").reveal(3);
    CHECK(table.state.tokens.empty());
}

TEST_CASE("AA-240 the Order of the Dawn pays 4 gold for 4 points; nothing replaces gold") {
    auto table =
        Table::of(2).faction(Ruby, "fa_dawn_order").hand(Ruby, {"Y2", "Y2"}).turn().play("faction_action");
    CHECK(table.track(Ruby) == 4);
    CHECK_FALSE(Table::of(2)
                    .faction(Ruby, "fa_dawn_order")
                    .hand(Ruby, {"Y2", "Y1", "R3"})
                    .turn()
                    .allows("faction_action"));
}

TEST_CASE("AA-175 the timing words: what stands at the head of a logistic side decides when it works") {
    const Content& cards = *default_content();
    const auto timing = [&](std::string_view id) {
        const int place = *cards.names.value("technology", id);
        return cards.effect(cards.technologies[static_cast<std::size_t>(place)].effect).timing;
    };
    CHECK(timing("te_modular_labs") == Timing::Constant);
    CHECK(timing("te_new_horizons") == Timing::Trigger);
    CHECK(timing("te_investment_bank") == Timing::Additionally);
    CHECK(timing("te_survey_drones") == Timing::Action);
}
