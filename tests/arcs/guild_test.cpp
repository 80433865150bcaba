// Guild cards (6.3).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

TEST_CASE(
    "AR-158, AR-168, AR-180, AR-185, AR-187 Loyal cards: any token passes for their type, Outraged or not") {
    struct Loyal {
        std::string_view court;
        Resource type;
        std::string_view spent;
        std::string_view rule;
    };
    constexpr Loyal kLoyalCards[] = {{"loyal_engineers", Material, "spend_as material", "AR-158"},
                                     {"loyal_pilots", Fuel, "spend_as fuel", "AR-168"},
                                     {"loyal_marines", Weapon, "spend_as weapon", "AR-180"},
                                     {"loyal_empaths", Psionic, "spend_as psionic", "AR-185"},
                                     {"loyal_keepers", Relic, "spend_as relic", "AR-187"}};
    for (const auto& [court, type, spent, rule] : kLoyalCards) {
        CAPTURE(court);
        const Resource other = type == Weapon ? Relic : Weapon;
        auto table = Table::of(3).row({"secret_order"}).agents("secret_order", Ruby, 1).guild(Ruby, court);
        table.ships("3g", Ruby, 0, 1).outrage(Ruby, type).outrage(Ruby, other).slots(Ruby, {other, type});
        table.in_prelude(Ruby, "mobilization_2");
        State start = table.state;
        const std::string own{names_of(type)[at(type)]}, foreign{names_of(other)[at(other)]};
        table.play("spend " + foreign);
        CHECK(table.options() == Lines{std::string{spent}, "spend_for_nothing"});
        table.state = start;
        table.play("spend " + own);
        CHECK(table.allows(spent));
        table.state = start;
        table.state.players[Ruby].guilds = {};
        table.guild(Ruby, type == Fuel ? "loyal_keepers" : "loyal_pilots").play("spend " + foreign);
        CHECK(table.refuses(spent) == rule);
    }
}

TEST_CASE("AR-159, AR-171 Manufacture and Synthesize gain a token instead of building") {
    auto table = Table::of(3)
                     .guild(Ruby, "mining_interest")
                     .guild(Ruby, "shipping_interest")
                     .acting(Ruby, "construction_2");
    CHECK(table.options() == Lines{"act manufacture", "act synthesize", "end_turn"});
    table.play("act manufacture", "act synthesize", "arrange fuel");
    CHECK(table.tokens(Ruby, Material) == 1);
    CHECK(table.tokens(Ruby, Fuel) == 1);
    auto empty = Table::of(3).guild(Ruby, "mining_interest").empty_supply(Material).ships("3g", Ruby, 0, 1);
    empty.acting(Ruby, "construction_2");
    CHECK(empty.refuses("act manufacture") == "AR-159");
}

TEST_CASE(
    "AR-160, AR-172, AR-Q20 an Interest fills empty slots from the supply, and what it lacks by theft") {
    auto table = Table::of(3)
                     .guild(Ruby, "mining_interest")
                     .cities_off_board(Ruby, 2)
                     .slots(Jade, {Material, Material});
    table.slots(Sapphire, {Material, Material})
        .guild(Sapphire, "sworn_guardians")
        .in_prelude(Ruby, "mobilization_2");
    table.play("use mining_interest");  // four empty slots; one in supply and two of Jade's
    CHECK(table.options() == Lines{"claim 1", "claim 2", "claim 3"});
    CHECK(table.lacks("claim 4") == "AR-160 tokens 4 3");
    CHECK(table.refuses("claim 0") == "AR-160");
    table.play("claim 2");
    CHECK(table.options() == Lines{"steal_token jade material 1", "steal_token jade material 3"});
    CHECK(table.refuses("steal_token sapphire material 3") == "AR-188");
    table.play("steal_token jade material 3");
    CHECK(table.tokens(Ruby, Material) == 2);
    CHECK(table.state.supply[Material] == 0);
    CHECK(table.state.court_discard.has(Court::MiningInterest));
    auto fuel = Table::of(3)
                    .guild(Ruby, "shipping_interest")
                    .in_prelude(Ruby, "mobilization_2")
                    .play("use shipping_interest", "claim 2");
    CHECK(fuel.tokens(Ruby, Fuel) == 2);
    auto full = Table::of(3)
                    .guild(Ruby, "shipping_interest")
                    .slots(Ruby, {Relic, Relic})
                    .in_prelude(Ruby, "mobilization_2");
    CHECK(full.refuses("use shipping_interest") == "AR-172");
}

namespace {

struct Cartel {
    std::string_view court;
    Resource type, other;
    std::string_view rule;
};
constexpr Cartel kCartels[] = {{"material_cartel", Material, Fuel, "AR-164"},
                               {"fuel_cartel", Fuel, Material, "AR-167"}};

}  // namespace

TEST_CASE("AR-161, AR-162, AR-163, AR-167, AR-242, AR-E39, AR-Q21, AR-Q22 a Cartel counts its supply") {
    for (const auto& [court, type, other, rule] : kCartels) {
        CAPTURE(court);
        auto table = Table::of(3).guild(Ruby, court).slots(Ruby, {other}).slots(Jade, {type, type});
        CHECK(table.state.supply[type] == 3);
        CHECK(count_for(table.state, Ruby, Ambition::Tycoon) == 5);  // 3 in supply, the card, the token
        CHECK(count_for(table.state, Jade, Ambition::Tycoon) == 2);
        CHECK(gain(table.state, Sapphire, type));  // still the supply, for everybody
        CHECK(count_for(table.state, Ruby, Ambition::Tycoon) == 4);
        // After scoring Rivals discard theirs, although Tycoon was not scored.
        auto scored = Table::of(3).guild(Ruby, court).slots(Ruby, {type}).slots(Jade, {type, other});
        scored.lore(Sapphire, Lore::AncientHoldings).holdings(Sapphire, type).score();
        CHECK(scored.tokens(Jade, type) == 0);
        CHECK(scored.tokens(Jade, other) == 1);
        CHECK(scored.tokens(Sapphire, type) == 0);  // Ancient Holdings included
        CHECK(scored.tokens(Ruby, type) == 1);
        CHECK(scored.state.supply[type] == 4);
    }
}

TEST_CASE("AR-164, AR-167 a Cartel, discarded, steals a token of its type") {
    for (const auto& [court, type, other, rule] : kCartels) {
        CAPTURE(court);
        const std::string use = "use " + std::string{court};
        auto rob = Table::of(3).guild(Ruby, court).slots(Jade, {type, other});
        rob.in_prelude(Ruby, "construction_2").play(use);
        CHECK(rob.tokens(Ruby, type) == 1);
        CHECK(rob.tokens(Jade, type) == 0);
        CHECK(rob.tokens(Jade, other) == 1);
        CHECK_FALSE(rob.has(Ruby, court));
        auto nothing = Table::of(3).guild(Ruby, court).slots(Jade, {other});
        CHECK(nothing.in_prelude(Ruby, "construction_2").refuses(use) == rule);
    }
}

TEST_CASE(
    "AR-162 the supply is nobody's: not to be spent, raided or stolen as the tokens of the Cartel's holder") {
    const auto holder = [] { return Table::of(3).guild(Ruby, "material_cartel").slots(Ruby, {Fuel}); };
    auto spending = holder().in_prelude(Ruby, "construction_2");
    CHECK(spending.refuses("spend material") == "AR-93");
    auto raid = holder().city("3h_1", Ruby).ships("3h", Sapphire, 3).acting(Sapphire, "aggression_2");
    raid.play("act battle", "raid_dice 3", "roll_raid 3-0 0-0-0");
    CHECK(raid.options() == Lines{"raid_token fuel 3", "raid_card material_cartel", "raid_stop"});
    auto stealing = holder().guild(Jade, "silver_tongues").in_prelude(Jade, "construction_2");
    stealing.play("use silver_tongues");
    CHECK(stealing.options() == Lines{"steal_token ruby fuel 3", "steal_card ruby material_cartel"});
}

TEST_CASE("AR-165 a Union lies beside any card face up, one's own too, and there it is safe") {
    auto table = Table::of(3).guild(Ruby, "admin_union").guild(Sapphire, "silver_tongues");
    table.slots(Ruby, {Fuel}).in_prelude(Ruby, "administration_2").play("use admin_union");
    CHECK(table.state.played[0].claimed == Ruby + 1);
    CHECK(icons(table.state, Ruby, Material) == 0);
    provoke_outrage(table.state, Ruby, Material);
    CHECK_FALSE(table.state.court_discard.has(Court::AdminUnion));
    table.until(Step::Follow).play(table.options().front()).until(Step::Prelude).play("use silver_tongues");
    CHECK(table.tokens(Sapphire, Fuel) == 1);  // there was nothing else to steal
    table.until(Step::Lead);
    CHECK(table.holds(Ruby, "administration_2"));
    CHECK(table.state.court_discard.has(Court::AdminUnion));
}

TEST_CASE("AR-166, AR-173, AR-174 the Unions of the other suits") {
    struct Union {
        std::string_view court, lead;
    };
    for (const auto& [court, lead] :
         {Union{"construction_union", "construction_2"}, Union{"spacing_union", "mobilization_2"},
          Union{"arms_union", "aggression_2"}}) {
        CAPTURE(court);
        auto table =
            Table::of(3).guild(Sapphire, court).prelude_of(Sapphire, "pivot", lead, "administration_3");
        table.play("use " + std::string{court});
        CHECK(table.state.played[0].claimed == Sapphire + 1);
        // A copied card lies face down: it cannot be claimed.
        auto copied =
            Table::of(3).guild(Sapphire, court).prelude_of(Sapphire, "copy", "administration_3", lead);
        CHECK_FALSE(copied.offers("use " + std::string{court}));
    }
    auto choice = Table::of(3)
                      .guild(Jade, "spacing_union")
                      .hand(Ruby, {"mobilization_2", "aggression_2"})
                      .hand(Sapphire, {"mobilization_3", "aggression_3"});
    choice.hand(Jade, {"construction_2", "aggression_4"})
        .no_agents()
        .round(Ruby)
        .play("lead mobilization_2", "begin_prelude", "surpass mobilization_3", "begin_prelude");
    choice.play("pivot construction_2", "begin_prelude", "use spacing_union");
    CHECK(choice.options() == Lines{"unite mobilization_2", "unite mobilization_3"});
    CHECK(choice.refuses("unite construction_2") == "AR-165");
}

TEST_CASE("AR-169 Gatekeepers: two more dice when attacking in a gate") {
    auto table = Table::of(3)
                     .guild(Ruby, "gatekeepers")
                     .ships("3g", Ruby, 1)
                     .ships("3g", Jade, 1)
                     .acting(Ruby, "aggression_2")
                     .play("act battle");
    CHECK(table.options().size() == 4);
    auto planet = Table::of(3)
                      .guild(Ruby, "gatekeepers")
                      .ships("3h", Ruby, 1)
                      .ships("3h", Jade, 1)
                      .acting(Ruby, "aggression_2")
                      .play("act battle");
    CHECK(planet.options().size() == 2);
}

TEST_CASE("AR-170 Gatekeepers, discarded: a ship in every gate, or where the player chooses") {
    auto table =
        Table::of(3).guild(Ruby, "gatekeepers").in_prelude(Ruby, "construction_2").play("use gatekeepers");
    for (const std::string_view gate : {"2g", "3g", "5g", "6g"}) CHECK(table.fresh(gate, Ruby) == 1);
    auto few = Table::of(3)
                   .guild(Ruby, "gatekeepers")
                   .ships("3h", Ruby, 14)
                   .in_prelude(Ruby, "construction_2")
                   .play("use gatekeepers");
    CHECK(few.options() == Lines{"place_ship 2g", "place_ship 3g", "place_ship 5g", "place_ship 6g"});
    few.play("place_ship 6g");
    CHECK(few.asks(Step::Act));
}

TEST_CASE("AR-175 four cards place three ships in one system that you control") {
    for (const std::string_view court :
         {"prison_wardens", "skirmishers", "court_enforcers", "loyal_marines"}) {
        CAPTURE(court);
        auto table = Table::of(3)
                         .guild(Ruby, court)
                         .ships("3h", Ruby, 1)
                         .ships("3g", Ruby, 1)
                         .ships("5g", Ruby, 1)
                         .ships("5g", Jade, 1);
        table.in_prelude(Ruby, "construction_2").play("use " + std::string{court});
        CHECK(table.options() == Lines{"muster 3g", "muster 3h"});
        CHECK(table.refuses("muster 5g") == "AR-175");
        table.play("muster 3h");
        CHECK(table.fresh("3h", Ruby) == 4);
        CHECK_FALSE(table.has(Ruby, court));
    }
    auto nowhere = Table::of(3).guild(Ruby, "skirmishers").in_prelude(Ruby, "construction_2");
    CHECK(nowhere.refuses("use skirmishers") == "AR-175");
}

TEST_CASE("AR-176 Pressgang: Captives go home, a token for each") {
    auto table = Table::of(3)
                     .guild(Ruby, "prison_wardens")
                     .captives(Ruby, Jade, 1)
                     .captives(Ruby, Sapphire, 1)
                     .empty_supply(Fuel);
    table.acting(Ruby, "construction_2").play("act pressgang");
    CHECK(table.options().size() == 8);  // two owners, four types
    CHECK(table.refuses("press jade fuel") == "AR-37");
    CHECK(table.refuses("enough") == "AR-176");
    table.play("press jade relic");
    CHECK(table.allows("enough"));
    table.play("press sapphire psionic");  // none is left: enough
    CHECK(table.player(Jade).agents == 10);
    CHECK(table.captives(Ruby) == 0);
    CHECK(table.asks(Step::Arrange));
    CHECK(table.play("arrange relic").tokens(Ruby, Psionic) == 1);
}

TEST_CASE("AR-177 Execute: Captives become Trophies") {
    auto table = Table::of(3)
                     .guild(Ruby, "prison_wardens")
                     .captives(Ruby, Jade, 2)
                     .captives(Ruby, Sapphire, 1)
                     .acting(Ruby, "administration_2");
    table.play("act execute");
    CHECK(table.options() == Lines{"execute sapphire", "execute jade"});
    CHECK(table.refuses("enough") == "AR-177");
    table.play("execute jade", "enough");
    CHECK(table.player(Ruby).trophies[Trophy::Agent][Jade] == 1);
    CHECK(table.captives(Ruby) == 2);
}

TEST_CASE("AR-178, AR-Q57 Skirmishers reroll as many skirmish dice as there are Weapon icons, at least one") {
    auto table = Table::of(3)
                     .guild(Ruby, "skirmishers")
                     .slots(Ruby, {Weapon})
                     .ships("3h", Ruby, 4)
                     .ships("3h", Jade, 4)
                     .city("5h_1", Jade);
    table.acting(Ruby, "aggression_2")
        .play("act battle", "assault_dice 0", "skirmish_dice 4", "roll_skirmish 3-1");
    CHECK(table.options() == Lines{"reroll_skirmish", "no_reroll"});
    table.play("reroll_skirmish");
    CHECK(table.options() == Lines{"again 0", "again 1", "again 2"});  // two icons
    CHECK(table.lacks("again 3") == "AR-178 dice 3 2");
    State blanks = table.state;
    table.play("again 0");
    CHECK(table.asks(Step::RollSkirmish));  // then at least one of the hits: the only one
    table.state = blanks;
    table.play("again 2", "roll_skirmish 0-2");  // no hit could be rerolled besides

    CHECK(table.state.fight.faces[at(Die::Skirmish)][1] == 3);
    CHECK_FALSE(table.asks(Step::RerollKind));  // once in a battle
    CHECK(table.asks(Step::HitShips));
}

TEST_CASE("AR-179 Abduct: all Rival agents of a card with fewer of them than Weapon icons") {
    auto table = Table::of(3)
                     .guild(Ruby, "court_enforcers")
                     .slots(Ruby, {Weapon, Weapon})
                     .agents("secret_order", Jade, 1)
                     .agents("secret_order", Sapphire, 1);
    table.agents("secret_order", Ruby, 1)
        .agents("loyal_pilots", Jade, 3)
        .acting(Ruby, "aggression_2")
        .play("act abduct");
    CHECK(table.captives(Ruby) == 2);  // two of three; loyal_pilots carries too many
    CHECK(table.state.agents[0][Ruby] == 1);
    CHECK(table.state.row[0] == Court::SecretOrder);
    auto judged = Table::of(3)
                      .guild(Ruby, "court_enforcers")
                      .slots(Ruby, {Weapon, Weapon})
                      .agents("secret_order", Jade, 1)
                      .agents("loyal_keepers", Jade, 1);
    judged.agents("loyal_pilots", Jade, 3).acting(Ruby, "aggression_2").play("act abduct");
    CHECK(judged.lacks("abduct loyal_pilots") == "AR-179 weapons 4 3");
    CHECK(judged.refuses("abduct loyal_empaths") == "AR-179");
}
