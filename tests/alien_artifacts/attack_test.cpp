// 5.15 and 5.16: attacks, their results, Blockade tokens.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE(
    "AA-124, AA-125, AA-Q33, AA-Q43, AA-Q44 one target for all ships: the system or one other player; an "
    "offensive must attack") {
    auto table = offensive(Table::of(3).operational(Ruby, {"sh_fram", "sh_sonne"}));
    CHECK(table.options() == Strings{"attack_system", "attack sapphire", "attack jade"});
    CHECK(table.refuses("decline") == "AA-125");
    CHECK(table.refuses("attack ruby") == "AA-124");
    table.play("attack jade");  // who owns nothing can be attacked
    CHECK(table.options() == Strings{"ship sh_fram", "ship sh_sonne"});
    CHECK(table.refuses("stop") == "AA-125");
    table.play("ship sh_sonne").reveal(1);
    CHECK(table.options() == Strings{"ship sh_fram", "stop"});
    table.play("stop");
    CHECK_FALSE(table.state.attack.on);
}

TEST_CASE("AA-26 ships, technologies and cards to turn over are picked in any order") {
    auto table = offensive(Table::of(2).operational(Ruby, {"sh_fram", "sh_sonne"}).system("as_outer_watch"))
                     .play("attack_system");
    table.play("ship sh_sonne").reveal(2);
    table.play("ship sh_fram").reveal(2);
    CHECK(table.state.now.attacked.has(table.id("sh_fram")));
}

TEST_CASE("AA-126, AA-E47, AA-E65, AA-Q16 a ship attacks only once in a turn, even completed again") {
    auto table = Table::of(2).logistic(Ruby, {"pl_calcine", "pl_flandern", "pl_verdun", "pl_marengo"});
    table.operational(Ruby, {"sh_ares"}).system("as_crystal_vault");
    table = offensive(std::move(table)).play("attack_system").reveal(1);
    CHECK(table.asks(Step::TurnSystem));
    table.luck();
    CHECK(table.asks(Step::ChooseSide));  // damaged and completed again at cost 0
    table.play("side operational");
    CHECK_FALSE(table.asks(Step::Target));
    auto flipped = Table::of(2)
                       .artifact(Ruby, "ar_time_controller")
                       .logistic(Ruby, {"sh_fram"})
                       .system("as_outer_watch");
    flipped.hand(Ruby, {"R3", "R2"}).turn().play("use ar_time_controller", "attack_system").reveal(2).luck();
    CHECK(flipped.asks(Step::Menu));
    CHECK(flipped.refuses("offensive") == "AA-109");
}

TEST_CASE("AA-273 a declined attack and a ship whose turn did not come do not count as having attacked") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_time_controller")
                     .logistic(Ruby, {"sh_fram"})
                     .system("as_outer_watch");
    table.hand(Ruby, {"R3", "R2"}).turn().play("use ar_time_controller", "decline");
    CHECK(table.allows("offensive"));
    auto stopped =
        offensive(Table::of(2).operational(Ruby, {"sh_fram", "sh_sonne"}).system("as_outer_watch"));
    stopped.play("attack_system", "ship sh_fram").reveal(1).play("stop");
    CHECK(stopped.state.now.attacked.has(stopped.id("sh_fram")));
    CHECK_FALSE(stopped.state.now.attacked.has(stopped.id("sh_sonne")));
}

TEST_CASE(
    "AA-264, AA-E91, AA-Q61 by the older rulebook a ship attacks again, but completed for nothing only "
    "once") {
    auto table = Table::of(2, {{"ship_attacks_once", "off"}})
                     .logistic(Ruby, {"pl_calcine", "pl_flandern", "pl_verdun", "pl_marengo"});
    table.operational(Ruby, {"sh_ares"}).system("as_crystal_vault");
    table = offensive(std::move(table)).play("attack_system").reveal(1).luck();
    table.play("side operational");
    CHECK_FALSE(table.asks(Step::Target));  // nothing was spent on it
    auto paid = Table::of(2, {{"ship_attacks_once", "off"}})
                    .artifact(Ruby, "ar_time_controller")
                    .logistic(Ruby, {"sh_fram"});
    paid.system("as_crystal_vault")
        .hand(Ruby, {"R3", "R2"})
        .turn()
        .play("use ar_time_controller", "attack_system")
        .reveal(1)
        .luck();
    CHECK(paid.in_construction(Ruby, "sh_fram"));
    paid.play("build", "side operational");
    CHECK(paid.asks(Step::Target));  // paid for again: it may attack again
    auto once = Table::of(2).artifact(Ruby, "ar_time_controller").logistic(Ruby, {"sh_fram"});
    once.system("as_crystal_vault")
        .hand(Ruby, {"R3", "R2"})
        .turn()
        .play("use ar_time_controller", "attack_system")
        .reveal(1)
        .luck();
    once.play("build", "side operational");
    CHECK_FALSE(once.asks(Step::Target));
    // one attack, each ship once, but an offensive after an attack counts anew
    auto again = Table::of(2, {{"ship_attacks_once", "off"}})
                     .artifact(Ruby, "ar_time_controller")
                     .logistic(Ruby, {"sh_fram"});
    again.system("as_outer_watch")
        .hand(Ruby, {"R3", "R2"})
        .turn()
        .play("use ar_time_controller", "attack_system")
        .reveal(2)
        .luck();
    CHECK(again.allows("offensive"));
}

TEST_CASE(
    "AA-264, AA-Q61 by the older rulebook what was spent counts for its own completion, not for a later one "
    "for nothing") {
    auto table = Table::of(2, {{"ship_attacks_once", "off"}})
                     .artifact(Ruby, "ar_void_key")
                     .building(Ruby, "sh_ares")
                     .system("as_crystal_vault");
    table.hand(Ruby, {"R3", "R2"}).turn().play("build", "side operational");
    CHECK(table.state.now.funded.has(table.id("sh_ares")));
    table.play("attack_system").reveal(1).luck();  // damaged
    CHECK(table.in_construction(Ruby, "sh_ares"));
    table.play("use ar_void_key", "side operational");
    CHECK(table.in_empire(Ruby, "sh_ares", Side::Operational));
    CHECK_FALSE(table.asks(Step::Target));
}

TEST_CASE("AA-130, AA-132, AA-222 the view tells the value and the row while the cards lie open") {
    // Silent Reef, 4 and more: a choice. Hesperus adds 3 where the card shows its kind.
    auto table = Table::of(2).operational(Ruby, {"sh_hesperus"}).system("as_silent_reef");
    table = offensive(std::move(table)).play("attack_system");
    CHECK(table.rules.view(table.state, Ruby).at("attack").at("result").is_null());
    for (const Resource card : table.state.deck) {
        Table now = table;
        now.play("reveal " + std::string{now.rules.names().id(card)});
        if (!now.state.attack.on || now.state.revealed.empty()) continue;
        const int base = now.rules.content().attack[index(card)];
        const Kind kind = now.rules.content().kind_of(now.id("sh_hesperus"));
        const Ability& ability =
            now.rules.content().ships[static_cast<std::size_t>(place_of(now.id("sh_hesperus")))];
        const int bonus = ability.attack + ability.against_system +
                          (matches(now.rules.content(), card, kind) ? ability.if_match : 0);
        const Json result = now.rules.view(now.state, Sapphire).at("attack").at("result");
        CHECK(result.at("base").as_int64() == base);
        CHECK(result.at("value").as_int64() == base + bonus);
        const auto& row =
            now.rules.content()
                .systems[at(now.state.systems.open)][static_cast<std::size_t>(result.at("row").as_int64())];
        CHECK(row.min <= base + bonus);
    }
}

TEST_CASE(
    "AA-127, AA-210, AA-E12, AA-Q51 many ships are one attack: a trigger fires once, when the target is "
    "chosen") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_war_chronicles", "te_vk15_garrison"})
                     .operational(Ruby, {"sh_fram", "sh_sonne", "sh_ares"});
    table.system("as_outer_watch").credits(Ruby, 0);
    table = offensive(std::move(table)).play("attack_system");
    CHECK(table.track(Ruby) == 1);
    CHECK(table.credits(Ruby) == 2);
    for (const char* ship : {"ship sh_fram", "ship sh_sonne"}) table.play(ship).reveal(1);
    table.play("ship sh_ares").reveal(1);
    CHECK(table.state.players[Ruby].points[Gains::Triggers] == 1);
}

TEST_CASE(
    "AA-128, AA-136, AA-E52, AA-Q28 the attacked player chooses one plan before any card is revealed, for "
    "the whole attack") {
    auto table = Table::of(3)
                     .operational(Ruby, {"sh_fram", "sh_sonne"})
                     .plan(Jade, "dp_hell")
                     .plan(Jade, "dp_ambush")
                     .plan(Sapphire, "dp_tribute");
    table = offensive(std::move(table)).play("attack jade");
    CHECK(table.asked() == Jade);
    CHECK(table.options() == Strings{"defend dp_basic", "defend dp_hell", "defend dp_ambush"});
    CHECK(table.refuses("defend dp_tribute") == "AA-128");
    CHECK(table.state.deck.size() == 70);
    table.play("defend dp_ambush", "ship sh_fram").reveal(2);
    CHECK(table.asked() == Ruby);
    CHECK(table.rules.names().id(table.state.attack.plan) == "dp_ambush");
    table.play("ship sh_sonne").reveal(2);  // the same plan: value 4, two tokens, but Jade has nothing
    CHECK_FALSE(table.state.attack.on);
}

TEST_CASE(
    "AA-129, AA-162, AA-E11, AA-E87 a plan stays with its owner, face up from then on; an open copy is used "
    "first") {
    auto table = against_sapphire("sh_fram", "dp_hell");
    table.reveal(2);  // 2 + 1 = 3
    CHECK(table.track(Ruby) == 1);
    CHECK(table.credits(Sapphire) == 7);
    CHECK(table.state.tokens.empty());
    CHECK(table.plans(Sapphire) == 1);
    CHECK(plans_at(table.now(), 1, open_at(Sapphire)) == 1);
    auto two = Table::of(2)
                   .operational(Ruby, {"sh_fram"})
                   .plan(Sapphire, "dp_ambush", true)
                   .plan(Sapphire, "dp_ambush");
    two = offensive(std::move(two)).play("attack sapphire");
    CHECK(two.options() == Strings{"defend dp_basic", "defend dp_ambush"});
    two.play("defend dp_ambush");
    const int ambush = *two.rules.names().value("plan", "dp_ambush");
    CHECK(plans_at(two.now(), ambush, hidden_at(Sapphire)) == 1);
    CHECK(plans_at(two.now(), ambush, open_at(Sapphire)) == 1);
}

TEST_CASE(
    "AA-130, AA-131, AA-220, AA-E43 the base is the number of the card; a ship adds its own bonus only") {
    auto table = offensive(Table::of(2).operational(Ruby, {"sh_fram", "sh_sonne"}).system("as_iron_swarm"))
                     .play("attack_system");
    table.play("ship sh_sonne").reveal(1);  // 1 + 2 = 3: 1 point
    CHECK(table.track(Ruby) == 1);
    table.play("ship sh_fram").reveal(4);  // 4 + 1 = 5: 3 points
    CHECK(table.track(Ruby) == 4);
}

TEST_CASE(
    "AA-132, AA-E44, AA-Q5 the row with the highest minimum not above the value; above 4 the last one") {
    auto table = against_sapphire("sh_sonne", "dp_basic");
    table.reveal(4);  // 6: row 4
    CHECK(table.asks(Step::PlaceToken));
    table.play("block sh_barok", "block pl_calcine");
    CHECK(table.credits(Sapphire) == 7);
    const ResultTable& rows = table.rules.content().systems[0];
    CHECK(&result_row(rows, -3) == &rows[0]);
    CHECK(&result_row(rows, 2) == &rows[0]);
    CHECK(&result_row(rows, 3) == &rows[1]);
    CHECK(&result_row(rows, 99) == &rows[2]);
}

TEST_CASE(
    "AA-133, AA-134, AA-135, AA-E48, AA-E50, AA-E51 the row takes effect, the card is discarded; then a new "
    "system comes, won or not") {
    auto table = against_system("as_silent_reef", "sh_fram");
    table.reveal(1);  // 2: destroyed, 2 points
    CHECK(table.track(Ruby) == 2);
    CHECK(table.below(Type::Ship).back() == "sh_fram");
    CHECK(table.asks(Step::TurnSystem));
    CHECK(table.state.revealed.empty());
    table.play("system as_gardens");
    CHECK(table.rules.names().id(table.state.systems.below.back()) == "as_silent_reef");
    auto watch =
        Table::of(2).operational(Ruby, {"sh_valkyrie", "sh_hansa", "sh_scourge"}).system("as_outer_watch");
    watch = offensive(std::move(watch)).play("attack_system", "ship sh_valkyrie").reveal(1);
    CHECK(watch.track(Ruby) == 0);
    CHECK(watch.rules.names().id(watch.state.systems.open) ==
          "as_outer_watch");  // the same card for all ships
    watch.play("ship sh_hansa").reveal(1).play("ship sh_scourge").reveal(1);
    CHECK(watch.asks(Step::TurnSystem));
    auto player = against_sapphire("sh_fram", "dp_basic");
    player.reveal(1).play("block sh_barok");
    CHECK_FALSE(player.asks(Step::TurnSystem));
}

TEST_CASE("AA-134 when all systems have been seen they come back in their order") {
    auto table = Table::of(2).operational(Ruby, {"sh_fram"}).system("as_outer_watch");
    table.state.systems.below = {};
    for (const System system : table.state.systems.unseen) table.state.systems.below.push_back(system);
    table.state.systems.unseen = {};
    table = offensive(std::move(table)).play("attack_system").reveal(1);
    CHECK(table.rules.names().id(table.state.systems.open) == "as_silent_reef");
    CHECK(table.rules.names().id(table.state.systems.below.back()) == "as_outer_watch");
}

TEST_CASE(
    "AA-138, AA-139, AA-140, AA-211, AA-E46 a damaged ship must be paid for again; its tokens return to the "
    "supply") {
    auto table = Table::of(2)
                     .operational(Ruby, {"sh_fram", "sh_sonne"})
                     .tokens("sh_fram", 1)
                     .credits(Ruby, 3)
                     .logistic(Ruby, {"te_salvage_crews"});
    table.system("as_crystal_vault")
        .hand(Ruby, {"R3", "R2"})
        .turn()
        .play("lift sh_fram", "offensive", "attack_system", "ship sh_fram");
    CHECK(table.cost_of(Type::Ship) == 7);
    table.reveal(1);
    CHECK(table.in_construction(Ruby, "sh_fram"));
    CHECK(table.cost_of(Type::Ship) == 6);
    CHECK(table.tokens("sh_fram") == 0);
    CHECK(table.state.tokens.empty());
    CHECK(table.credits(Ruby) == 5);  // 2 left, and 3 of the Salvage Crews
}

TEST_CASE(
    "AA-141, AA-142, AA-149, AA-178, AA-E54, AA-Q35 tokens go on any card of the defender's empire, if there "
    "is one and a token") {
    auto table = against_sapphire("sh_fram", "dp_basic");
    table.building(Sapphire, "pl_tycho").reveal(2);  // 3: two tokens
    CHECK(table.options() == Strings{"block sh_barok", "block pl_calcine"});
    CHECK(table.refuses("block pl_tycho") == "AA-141");
    table.play("block pl_calcine");
    // in the order of the cards only Calcine again: without a question
    CHECK(table.tokens("pl_calcine") == 2);
    auto empty = offensive(Table::of(2).operational(Ruby, {"sh_fram"})).play("attack sapphire").reveal(2);
    CHECK(empty.state.tokens.empty());
    auto short_of = Table::of(2)
                        .operational(Ruby, {"sh_fram"})
                        .logistic(Sapphire, {"pl_calcine", "sh_barok"})
                        .tokens("sh_barok", 37);
    short_of = offensive(std::move(short_of)).play("attack sapphire").reveal(3).play("block pl_calcine");
    CHECK(tokens_left(short_of.rules.content(), short_of.state) == 0);
    CHECK(short_of.credits(Sapphire) == 7);  // the rest of the row applies
    CHECK_FALSE(short_of.asks(Step::PlaceToken));
}

TEST_CASE(
    "AA-143, AA-176, AA-E53 credits are gained and lost within the bank; the attacker does not get what the "
    "defender loses") {
    auto table = against_sapphire("sh_fram", "dp_economic_war");
    table.credits(Ruby, 12).credits(Sapphire, 2).reveal(2);
    CHECK(table.credits(Ruby) == 15);
    CHECK(table.credits(Sapphire) == 0);
    auto loses = against_sapphire("sh_argo", "dp_economic_war");
    loses.credits(Ruby, 2).reveal(1);
    CHECK(loses.credits(Ruby) == 0);
    CHECK(loses.in_construction(Ruby, "sh_argo"));
}

TEST_CASE(
    "AA-144, AA-145, AA-E59, AA-Q25 a card with a token does nothing, but it is still there and counts") {
    auto table = Table::of(2).logistic(Ruby, {"pl_calcine", "sh_fram", "te_population_registry"}).turn();
    CHECK(table.cost_of(Type::Ship) == 4);
    CHECK(hand_size(table.now()) == 4);
    table.tokens("pl_calcine", 1).tokens("sh_fram", 1).tokens("te_population_registry", 1);
    CHECK(table.cost_of(Type::Ship) == 6);
    CHECK(table.cost_of(Type::Planet) == 6);
    CHECK(limit(table.now(), Deed::Discover) == 2);
    CHECK(hand_size(table.now()) == 3);
    CHECK(table.score(Ruby) == 3);
}

TEST_CASE(
    "AA-146, AA-Q26 a credit for each token makes the card active for the rest of the turn; the tokens "
    "stay") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_investment_bank"})
                     .tokens("te_investment_bank", 2)
                     .credits(Ruby, 6)
                     .turn();
    CHECK_FALSE(table.allows("add te_investment_bank"));
    table.play("lift te_investment_bank");
    CHECK(table.credits(Ruby) == 4);
    CHECK(table.refuses("lift te_investment_bank") == "AA-146");
    table.play("add te_investment_bank");
    CHECK(table.track(Ruby) == 1);
    CHECK(table.tokens("te_investment_bank") == 2);
    auto next = Table::of(2)
                    .no_resources()
                    .logistic(Ruby, {"te_open_archives"})
                    .tokens("te_open_archives", 1)
                    .credits(Ruby, 1);
    next.turn().play("lift te_open_archives");  // nothing else can be done: Sapphire's turn
    CHECK(next.state.turn == Sapphire);
    CHECK(next.state.now == Turn{});
    CHECK_FALSE(is_active(next.state, next.id("te_open_archives")));
    table.turn();
    CHECK_FALSE(is_active(table.state, table.id("te_investment_bank")));
    CHECK(table.lacks("lift te_investment_bank") == "AA-146 credits 2 1");
}
