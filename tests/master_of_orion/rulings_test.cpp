// Chapter 10: the rulings that have no test beside their rule.
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-Q2 the first player is drawn, each seat alike, or named by an option") {
    auto table = Table::setup(3);
    CHECK(table.options() == std::vector<std::string>{"first ruby", "first sapphire", "first jade"});
    OutcomeList outcomes;
    table.rules.outcomes(table.state, outcomes);
    for (const Outcome& outcome : outcomes) CHECK(outcome.weight == outcomes[0].weight);
    Rng rng{1};
    Bits<kSeats, Seat> drawn;
    for (int i = 0; i < 60; ++i) drawn.add(table.rules.sample(table.state, rng).a);
    CHECK(drawn.size() == 3);
    // The drawn one picks first and, races picked, exchanges and acts first.
    table.play("first sapphire");
    CHECK(table.state.first == Sapphire);
    CHECK(table.asked() == Sapphire);
    // Nothing is drawn where the option names one.
    auto named = Table::setup(3, {{"first_player", "jade"}});
    CHECK(named.state.first == Jade);
    CHECK(named.asked() == Jade);
    CHECK(table.rules.judge_setup({.players = 2, .choice = {0, 0, 3}}) == breaks("MO-Q2"));
}

TEST_CASE("MO-Q3 races from the first player clockwise; aliens are unique, Humans are not") {
    auto table = Table::setup(3, {{"first_player", "sapphire"}});
    CHECK(table.asked() == Sapphire);
    CHECK(table.options().size() == 7);
    table.play("race psilon");
    CHECK(table.asked() == Jade);
    CHECK(table.refuses("race psilon") == "MO-Q3");
    table.play("race human");
    CHECK(table.asked() == Ruby);
    CHECK(table.refuses("race psilon") == "MO-Q3");
    table.play("race human");
    CHECK(table.tracks(Ruby) == "5/4/3");
    CHECK(table.player(Sapphire).race[0] == *table.rules.names().find<Race>("psilon"));
    CHECK(table.asks(Step::RevealAdvisor));  // each picked once
    // A position with two Psilon players cannot be.
    auto wrong = Table::of(2).race(Ruby, "psilon").race(Sapphire, "psilon").turn(Ruby);
    CHECK(wrong.rules.check(wrong.state) == breaks("MO-Q3"));
}

TEST_CASE("MO-Q3 random races are dealt among the aliens, each once") {
    auto table = Table::setup(2, {{"races", "random"}, {"first_player", "sapphire"}});
    CHECK(table.options().size() == 6);
    CHECK(table.refuses("deal_race human") == "not-asked");
    OutcomeList outcomes;
    table.rules.outcomes(table.state, outcomes);
    for (const Outcome& outcome : outcomes) CHECK(outcome.weight == outcomes[0].weight);
    table.play("deal_race darlok");
    CHECK(table.refuses("deal_race darlok") == "not-asked");
    CHECK(table.options().size() == 5);
    table.play("deal_race alkari");
    const Names& names = table.rules.names();
    CHECK(table.player(Sapphire).race[0] == *names.find<Race>("darlok"));
    CHECK(table.player(Ruby).race[0] == *names.find<Race>("alkari"));
    CHECK(table.score(Ruby) == 1);  // with what the sheet begins with
    CHECK(table.asks(Step::RevealAdvisor));
}

TEST_CASE("MO-Q4 income, levels, trimming and the opening exchange go clockwise from the first player") {
    auto exchange = Table::setup(3, {{"races", "humans"}, {"advisors", "off"}, {"first_player", "jade"}});
    while (exchange.asks(Step::Draw)) exchange.play(exchange.options()[0]);
    CHECK(exchange.asked() == Jade);
    exchange.play("keep");
    CHECK(exchange.asked() == Ruby);
    auto levels = Table::of(2)
                      .first(Sapphire)
                      .tracks(Ruby, 1, 0, 0)
                      .tracks(Sapphire, 1, 0, 0)
                      .start_round();  // both low: Sapphire draws first
    CHECK(levels.state.asked().owner == Sapphire);
}

TEST_CASE("MO-Q17 what hinders works once after building, on each opponent; Biospheres is an Activation") {
    const Content& content = default_content();
    const Names& names = content.names;
    for (const std::string_view id : {"battleship", "transport", "espionage_training_complex"}) {
        const Effect& effect = content.effect(*names.find<Card>(id), When::AfterBuilding);
        CHECK(effect.steps[0].who == Who::EachOpponent);
    }
    for (const std::string_view id : {"high_orbit_sonar", "communications_satellite", "advanced_data_center"})
        CHECK(content.has_effect(*names.find<Card>(id), When::AfterBuilding));
    CHECK(content.has_effect(*names.find<Card>("biospheres"), When::Activation));
}

TEST_CASE("MO-Q18 Destroyer: after building, each opponent, 2 cards or 1 morale") {
    auto table = Table::of(3)
                     .tracks(Ruby, 9, 9, 9)
                     .hand(Ruby, {"destroyer"})
                     .turn(Ruby)
                     .play("build", "card destroyer");
    CHECK(table.morale(Sapphire) == 9);
    CHECK(table.morale(Jade) == 9);
    CHECK(table.morale(Ruby) == 10);
}

TEST_CASE("MO-Q21, MO-Q22 colours of the deck: 26, 22, 22, 20, two copies of each title") {
    const Entries& entries = default_content().entries;
    By<Colour, int> cards;
    for (const StructureEntry& entry : entries.structure) {
        CHECK(entry.copies == 2);
        cards[entry.colour] += entry.copies;
    }
    CHECK(cards == By<Colour, int>{{26, 22, 22, 20}});
    CHECK(warnings_about(entries).empty());
}

TEST_CASE("MO-Q26 the number of cards in hand is public") {
    auto table = Table::of(2).hand(Sapphire, {"titan", "frigate"}).turn(Ruby);
    const Json view = table.rules.view(table.state, Ruby);
    CHECK(view.at("seats").at(1).at("hand_size") == 2);
    CHECK(view.at("seats").at(1).at("hand").is_null());
}

TEST_CASE("MO-50 it is nobody's turn in the start of a round") {
    auto table = Table::of(2).race(Sapphire, "alkari").score(Sapphire, 1).tracks(Ruby, 3, 0, 0).start_round();
    const auto turn = [&] { return table.rules.view(table.state, Ruby).at("turn"); };
    CHECK(turn().is_null());  // the card of Ruby's low level
    table.draws({"frigate"});
    CHECK(table.asked() == Sapphire);
    CHECK(turn().is_null());  // the Round start of Sapphire
    table.play("done");
    CHECK(turn() == Ruby);
    table.play("research");
    CHECK(turn() == Ruby);  // also while chance draws
}

TEST_CASE("the view tells which cards Activate could use, and how many Research draws") {
    auto table = Table::of(2)
                     .system(Ruby, {"subterranean_farms"})
                     .system(Ruby, {"frigate"})
                     .system(Sapphire, {"subterranean_farms"})
                     .turn(Ruby);
    const auto works = [&](std::size_t seat, std::size_t system) {
        const Json view = table.rules.view(table.state, Ruby);
        return view.at("seats").at(seat).at("systems").at(system).at("active").at("works").as_bool();
    };
    CHECK(table.rules.view(table.state, Ruby).at("seats").at(0).at("research") == 2);
    CHECK(works(0, 0));
    CHECK_FALSE(works(0, 1));  // no Activation
    CHECK_FALSE(works(1, 0));  // it may depend on a hand, so others are not told
    table.play("activate");
    CHECK_FALSE(works(0, 0));  // MO-25: the cube lies there
}

TEST_CASE("MO-Q30 there are 8 advisors, of which 5 are used") {
    CHECK(default_content().advisors() == 8);
    auto table = Table::setup(2, {{"races", "humans"}, {"first_player", "ruby"}});
    for (int left = 5; left > 0; --left) {
        CHECK(table.asks(Step::RevealAdvisor));
        CHECK(table.options().size() == static_cast<std::size_t>(3 + left));
        table.play(table.options().back());
    }
    CHECK(table.state.centre.size() == 5);
    CHECK(table.asks(Step::Draw));
}

TEST_CASE("MO-Q32 with two players each opponent is the one") {
    auto table = Table::of(2).system(Ruby, {"goods_exchange"}).turn(Ruby).play("activate");
    CHECK(table.tracks(Sapphire) == "1/0/0");
}

TEST_CASE("MO-Q33 a discount may not be left unused") {
    auto table = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .advisor(Ruby, "fulcrum_sandebar")
                     .hand(Ruby, {"frigate"})
                     .turn(Ruby);
    table.play("build", "card frigate", "onto system_f");
    CHECK(table.options() == std::vector<std::string>{"save food", "save fleet"});
    CHECK(table.refuses("done") == "not-asked");
}

TEST_CASE("MO-Q37 nobody sees the rest of the deck") {
    auto table = Table::of(2).hand(Sapphire, {"capitol"}).turn(Ruby).play("research");
    const Json mine = table.rules.view(table.state, Ruby);
    CHECK(mine.at("deck") == 89);
    Rng rng{5};
    const State dream = table.rules.imagine(table.state, Ruby, rng);
    CHECK(table.rules.view(dream, Ruby) == mine);
}

TEST_CASE("MO-Q38 the boxes are not limited, but for Propaganda") {
    auto table = Table::of(2).tracks(Ruby, 9, 9, 9).cubes(Ruby, 4).cubes(Sapphire, 0).turn(Ruby);
    table.play("trade", "swap food fleet").play("trade", "swap food fleet").play("trade", "swap food fleet");
    CHECK(table.player(Ruby).boxes[Deed::Trade] == 3);
}

TEST_CASE("MO-Q42 effects take part as they are listed when their step begins") {
    // Loknar is hired by the first effect of the step: its Round start effect is not part of this step.
    const auto rules =
        rules_with("{ when = \"round_start\", steps = [ { op = \"gain\", res = [2, 0, 0] } ] }",
                   "{ when = \"round_start\", steps = [ { op = \"hire_free\" } ] }");
    auto table =
        Table::of(2, rules).tracks(Ruby, 4, 0, 0).tracks(Sapphire, 4, 0, 0).system(Ruby, {"cloning_center"});
    table.centre({"loknar", "vale"}).start_round().play("hire loknar");
    CHECK(table.advisor(Ruby) == "loknar");
    CHECK(table.asks(Step::ChooseAction));
}

TEST_CASE("MO-Q44 choosing a system with a single card moves no cube") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"transport"}).system(Sapphire, {"pleasure_dome"});
    table.cube_on(Sapphire, Place::System1).turn(Ruby).play("build", "card transport");
    CHECK(table.has_cube(Sapphire, Place::System1));
}

TEST_CASE("MO-Q45 the cube of Activate and Attack is spent with their target, all others with the action") {
    auto table = Table::of(3)
                     .tracks(Ruby, 3, 2, 0)
                     .system(Ruby, {"pleasure_dome"})
                     .system(Ruby, {"asteroid_mine"})
                     .turn(Ruby);
    auto attack = table, trade = table;
    table.play("activate");
    CHECK(table.available(Ruby) == 3);
    attack.play("attack");
    CHECK(attack.available(Ruby) == 3);
    trade.play("trade");
    CHECK(trade.available(Ruby) == 2);
    CHECK(trade.player(Ruby).boxes[Deed::Trade] == 1);
}

TEST_CASE("MO-Q46 possible as if the cube and the cost had been paid") {
    const std::string_view old = "{ when = \"activation\", steps = [ { op = \"morale\", n = 2 } ] }";
    // return_cube -> cube(1) is possible with an empty reserve.
    const auto swap = rules_with(
        old, "{ when = \"activation\", steps = [ { cost = { return_cube = 1 }, op = \"cube\", n = 1 } ] }");
    auto table = Table::of(2, swap).system(Ruby, {"pleasure_dome"}).cubes(Ruby, 10).turn(Ruby);
    CHECK(table.offers("activate"));
    table.play("activate");
    CHECK(table.available(Ruby) == 9);
    // It needs two available cubes: one for the action, one for the cost.
    auto one = Table::of(2, swap).system(Ruby, {"pleasure_dome"}).cubes(Ruby, 1).turn(Ruby);
    CHECK_FALSE(one.offers("activate"));
}

TEST_CASE("MO-Q47 Sonar activates a card again only if its space became empty") {
    const std::string free_build =
        "{ may = true, op = \"build\", from = \"hand\", where = \"anywhere\", discount = 9 }";
    const auto rules = rules_with("{ when = \"activation\", steps = [ { op = \"gain\", res = [0, 1, 1] } ] }",
                                  "{ when = \"activation\", steps = [ { op = \"gain\", res = [0, 1, 1] }, " +
                                      free_build + ", " + free_build + " ] }");
    auto table = Table::of(2, rules).tracks(Ruby, 1, 0, 1).system(Ruby, {"frigate", "asteroid_mine"});
    table.system(Ruby, {"pleasure_dome"})
        .hand(Ruby, {"high_orbit_sonar", "communications_satellite", "communications_satellite"})
        .turn(Ruby)
        .play("build", "card high_orbit_sonar", "found", "also asteroid_mine system_1");
    CHECK(table.tracks(Ruby) == "0/1/1");
    auto occupied = table;
    occupied.play("decline", "decline");
    CHECK(occupied.options() == std::vector<std::string>{"also pleasure_dome system_2", "done"});
    CHECK(occupied.refuses("also asteroid_mine system_1") == "MO-25");
    // Two cards built in between turn its system round and back: the cube is gone, the card active again.
    table.play("use", "card communications_satellite", "found", "rearrange system_1", "next asteroid_mine");
    CHECK(table.system(Ruby, 1) == "asteroid_mine frigate");
    CHECK_FALSE(table.has_cube(Ruby, Place::System1));
    table.play("use", "card communications_satellite", "onto system_4", "rearrange system_1", "next frigate");
    CHECK(table.options() ==
          std::vector<std::string>{"also asteroid_mine system_1", "also pleasure_dome system_2", "done"});
    table.play("also asteroid_mine system_1");
    CHECK(table.tracks(Ruby) == "0/2/2");
    CHECK(table.has_cube(Ruby, Place::System1));
}

TEST_CASE("MO-Q48 picking an optional entry decides its first step, later ones are asked as usual") {
    const auto rules = rules_with(
        "{ when = \"round_start\", steps = [ { may = true, cost = { res = [1, 0, 0] }, op = \"draw\", n = 3 "
        "} ] }",
        "{ when = \"round_start\", steps = [ { may = true, cost = { morale = 1 }, op = \"cube\", n = 1 }, { "
        "may = true, op = \"draw\", n = 1 }, { may = true, op = \"take_discard\", from = \"any\" } ] }");
    auto table = Table::of(2, rules)
                     .advisor(Ruby, "loknar")
                     .tracks(Ruby, 4, 0, 0)
                     .tracks(Sapphire, 4, 0, 0)
                     .pile({"titan"});
    table.start_round().play("resolve loknar advisor");
    CHECK(table.available(Ruby) == 5);
    CHECK(table.asks(Step::UseOptional));  // the second step
    table.play("decline");
    CHECK(table.options() == std::vector<std::string>{"take titan", "leave"});
}
