// Prelude, resources, new actions (5.7, 5.8).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

TEST_CASE("AR-85 any number of Prelude actions, one after another, until the Prelude is ended") {
    auto table =
        Table::of(3).slots(Ruby, {Fuel, Fuel}).ships("3g", Ruby, 1).in_prelude(Ruby, "construction_2");
    table.play("spend fuel", "token 1", "spend_as fuel", "move_to 3h");
    CHECK(table.fresh("3h", Ruby) == 1);
    CHECK(table.asks(Step::Prelude));
    table.play("spend fuel", "spend_as fuel", "move_to 3c");
    CHECK(table.fresh("3c", Ruby) == 1);
    CHECK(table.asks(Step::Act));  // nothing was left to spend
    CHECK_FALSE(table.state.turn.prelude);
}

TEST_CASE("AR-86 who passes or has no card has no Prelude") {
    auto table =
        Table::of(2).slots(Ruby, {Fuel}).hand(Ruby, {"construction_2"}).hand(Sapphire, {"construction_3"});
    table.ships("3g", Ruby, 1).round(Ruby).play("pass");
    CHECK(table.asks(Step::Lead));
    CHECK(table.asked() == Sapphire);
    auto none = Table::of(2).slots(Ruby, {Fuel}).hand(Sapphire, {"construction_2", "construction_3"});
    none.ships("3g", Ruby, 1).round(Sapphire).play("lead construction_2", "begin_prelude");
    CHECK(none.asks(Step::Lead));  // the next round: Ruby was not asked
    CHECK(none.asked() == Sapphire);
}

TEST_CASE("AR-87 Material gives a Build or a Repair") {
    auto table =
        Table::of(3).slots(Ruby, {Material}).ships("3h", Ruby, 1, 1).in_prelude(Ruby, "mobilization_2");
    table.play("spend material", "spend_as material");
    CHECK(table.options() == Lines{"act build", "act repair"});
    CHECK(table.refuses("act move") == "AR-87");
    table.play("act repair");
    CHECK(table.fresh("3h", Ruby) == 2);
    CHECK(table.state.turn.pips == 4);
}

TEST_CASE("AR-88 Fuel gives a Move, Catapult as usual") {
    auto table = Table::of(3)
                     .slots(Ruby, {Fuel})
                     .starport("3h_1", Ruby)
                     .ships("3h", Ruby, 1)
                     .in_prelude(Ruby, "construction_2");
    table.play("spend fuel", "spend_as fuel", "move_to 3g");
    CHECK(table.asks(Step::CatNext));
}

TEST_CASE("AR-89, AR-E34 Weapon lets every pip be a Battle, and is offered only where it adds something") {
    auto table =
        Table::of(3).slots(Sapphire, {Weapon, Weapon}).ships("3g", Sapphire, 1).ships("3g", Jade, 1, 1);
    table.ships("3h", Sapphire, 0, 1)
        .city("3c_1", Sapphire)
        .prelude_of(Sapphire, "copy", "administration_3", "construction_2");
    table.play("spend weapon", "token 1", "spend_as weapon");
    CHECK(table.state.turn.battle);
    table.play("spend weapon");  // the second one only for nothing
    CHECK_FALSE(table.asks(Step::SpendAs));
    CHECK(table.options() == Lines{"act tax", "act repair", "act influence", "act battle", "end_turn"});
    auto aggressive =
        Table::of(3).slots(Ruby, {Weapon}).in_prelude(Ruby, "aggression_2").play("spend weapon");
    CHECK_FALSE(aggressive.state.turn.battle);
    // Through a Loyal card it may pass for something else.
    auto loyal = Table::of(3).slots(Ruby, {Weapon}).guild(Ruby, "loyal_pilots").ships("3g", Ruby, 1);
    loyal.in_prelude(Ruby, "aggression_2").play("spend weapon");
    CHECK(loyal.options() == Lines{"spend_as fuel", "spend_for_nothing"});
    CHECK(loyal.refuses("spend_as weapon") == "AR-89");
}

TEST_CASE("AR-90 Relic gives a Secure") {
    auto table =
        Table::of(3).slots(Ruby, {Relic}).agents("secret_order", Ruby, 1).in_prelude(Ruby, "construction_2");
    table.play("spend relic", "spend_as relic");
    CHECK(table.has(Ruby, "secret_order"));
}

TEST_CASE("AR-91, AR-E35, AR-Q17 Psionic gives an action of the lead card's suit, without the battle flag") {
    auto table =
        Table::of(3).slots(Sapphire, {Psionic, Weapon}).ships("3h", Sapphire, 1, 1).ships("3h", Jade, 1);
    table.prelude_of(Sapphire, "pivot", "construction_4", "mobilization_2")
        .play("spend weapon", "spend_as weapon");
    table.play("spend psionic", "spend_as psionic");
    CHECK(table.options() == Lines{"act build", "act repair"});
    CHECK(table.refuses("act battle") == "AR-91");
    auto leader = Table::of(3).slots(Ruby, {Psionic}).ships("3g", Ruby, 1).in_prelude(Ruby, "mobilization_2");
    leader.play("spend psionic", "spend_as psionic");
    CHECK(leader.options() == Lines{"act move", "act influence"});
}

TEST_CASE("AR-93 any token may be spent for nothing, Outraged or not") {
    auto table =
        Table::of(3).slots(Ruby, {Fuel, Psionic}).ships("3g", Ruby, 1).in_prelude(Ruby, "mobilization_2");
    table.play("spend fuel", "spend_for_nothing");
    CHECK(table.tokens(Ruby, Fuel) == 0);
    CHECK(table.fresh("3g", Ruby) == 1);
    CHECK(table.lacks("spend fuel") == "AR-93 tokens 1 0");
}

TEST_CASE("AR-94, AR-E36 spent tokens return to the supply only when the Prelude ends") {
    auto table =
        Table::of(3).guild(Ruby, "mining_interest").slots(Ruby, {Material, Psionic}).empty_supply(Material);
    table.ships("3h", Ruby, 0, 2)
        .in_prelude(Ruby, "construction_2")
        .play("spend material", "spend_as material", "act repair");
    CHECK(table.state.supply[Material] == 0);
    CHECK(table.state.turn.spent[Material] == 1);
    table.play("spend psionic", "spend_as psionic");
    CHECK(table.refuses("act manufacture") == "AR-159");
    table.play("act build", "build city", "end_prelude");
    CHECK(table.asks(Step::Act));
    CHECK(table.state.supply[Material] == 1);
    CHECK(table.allows("act manufacture"));
}

TEST_CASE("AR-95 Guild cards with a Prelude text are used in the Prelude") {
    auto table = Table::of(3)
                     .guild(Ruby, "elder_broker")
                     .guild(Ruby, "secret_order")
                     .in_prelude(Ruby, "construction_2");
    CHECK(table.options() == Lines{"use elder_broker", "discard elder_broker", "end_prelude"});
    CHECK(table.refuses("use secret_order") == "AR-95");
    CHECK(table.refuses("use farseers") == "AR-95");
}

TEST_CASE(
    "AR-96, AR-E37 a card secured in this Prelude does not use its Prelude text; its other texts work") {
    auto table = Table::of(3).row({"gatekeepers"}).agents("gatekeepers", Ruby, 1).slots(Ruby, {Relic, Fuel});
    table.ships("3g", Ruby, 1)
        .ships("3g", Jade, 1)
        .in_prelude(Ruby, "aggression_2")
        .play("spend relic", "spend_as relic");
    table.chance_any();
    CHECK(table.has(Ruby, "gatekeepers"));
    CHECK(table.refuses("use gatekeepers") == "AR-96");
    CHECK(table.refuses("discard gatekeepers") == "AR-96");
    table.play("end_prelude", "act battle");
    CHECK(table.allows("raid_dice 3"));  // one ship and two more dice at a gate
    // Stolen with Silver-Tongues it may be used at once.
    auto stolen = Table::of(3)
                      .guild(Ruby, "silver_tongues")
                      .guild(Jade, "gatekeepers")
                      .in_prelude(Ruby, "aggression_2");
    stolen.play("use silver_tongues");
    CHECK(stolen.has(Ruby, "gatekeepers"));
    CHECK(stolen.allows("use gatekeepers"));
    // Ransacked ones are blocked, too.
    auto sacked =
        Table::of(3).row({"gatekeepers"}).agents("gatekeepers", Jade, 1).slots(Ruby, {Psionic, Fuel});
    sacked.ships("3h", Ruby, 2).city("3h_1", Jade, true).in_prelude(Ruby, "aggression_2");
    sacked.play("spend psionic", "spend_as psionic", "act battle", "raid_dice 0", "assault_dice 0",
                "skirmish_dice 1");
    sacked.play("roll_skirmish 0-1").chance_any();
    CHECK(sacked.has(Ruby, "gatekeepers"));
    CHECK(sacked.refuses("use gatekeepers") == "AR-96");
}

TEST_CASE("AR-97 thirteen cards may be discarded for nothing") {
    int n = 0;
    for (const CourtRow& row : kCourt.items) n += row.discards();
    CHECK(n == 13);
    for (const Court court : {Court::MiningInterest, Court::ShippingInterest, Court::MaterialCartel,
                              Court::FuelCartel, Court::Gatekeepers, Court::PrisonWardens, Court::Skirmishers,
                              Court::CourtEnforcers, Court::LoyalMarines, Court::LatticeSpies,
                              Court::Farseers, Court::SilverTongues, Court::ElderBroker})
        CHECK(kCourt[court].discards());
    auto table =
        Table::of(3).guild(Ruby, "silver_tongues").guild(Ruby, "relic_fence").guild(Ruby, "admin_union");
    table.in_prelude(Ruby, "construction_2");
    CHECK(table.refuses("discard relic_fence") == "AR-97");
    CHECK(table.refuses("discard admin_union") == "AR-97");
    table.play("discard silver_tongues");
    CHECK(table.state.court_discard.has(Court::SilverTongues));
}

TEST_CASE("AR-98 a new action replaces its standard action for a pip or a resource, not for other grants") {
    auto table =
        Table::of(3).guild(Ruby, "prison_wardens").captives(Ruby, Jade, 1).acting(Ruby, "administration_2");
    CHECK(table.offers("act execute"));
    CHECK(table.refuses("act pressgang") == "AR-65");  // Administration does not build
    auto without = Table::of(3).captives(Ruby, Jade, 1).acting(Ruby, "administration_2");
    CHECK(without.refuses("act execute") == "AR-98");
    auto token = Table::of(3)
                     .guild(Ruby, "mining_interest")
                     .slots(Ruby, {Material})
                     .in_prelude(Ruby, "mobilization_2");
    token.play("spend material", "spend_as material");  // Manufacture was the only action
    CHECK(token.tokens(Ruby, Material) == 1);
    // Bold grants agents otherwise: no Execute instead (AR-218).
    auto bold =
        Table::of(3).leader(Ruby, Leader::Demagogue).guild(Ruby, "prison_wardens").captives(Ruby, Jade, 1);
    bold.hand(Ruby, {"construction_4", "aggression_2"}).hand(Jade, {"aggression_3"}).round(Ruby);
    bold.play("lead construction_4", "declare warlord");
    CHECK(bold.asks(Step::Bold));
    CHECK(bold.refuses("execute jade") == "not-asked");
}

TEST_CASE("AR-99 a pip that may be a Battle may be a new action on Battle") {
    auto table = Table::of(3)
                     .guild(Ruby, "court_enforcers")
                     .slots(Ruby, {Weapon, Weapon})
                     .agents("secret_order", Jade, 1);
    table.in_prelude(Ruby, "administration_2")
        .play("spend weapon", "token 1", "spend_as weapon", "end_prelude");
    CHECK(table.offers("act abduct"));
}

TEST_CASE("AR-100 modifiers of a standard action do not touch what replaces it, but what it contains") {
    // Committed and Gatekeepers raise dice of a Battle, not of Fire Rifles (AR-222).
    auto table =
        Table::of(3).leader(Ruby, Leader::Rebel).lore(Ruby, Lore::GalacticRifles).ships("3g", Ruby, 1);
    table.guild(Ruby, "gatekeepers")
        .ships("3h", Jade, 2)
        .acting(Ruby, "aggression_2")
        .play("act fire_rifles");
    CHECK(table.asks(Step::RollSkirmish));  // one die for one ship: no choice
    // Nurture contains a Tax: Attuned applies.
    auto nurture = Table::of(3)
                       .leader(Sapphire, Leader::Mystic)
                       .lore(Sapphire, Lore::LivingStructures)
                       .city("3c_1", Sapphire);
    nurture.copying(Sapphire, "construction_2", "aggression_2").play("act nurture");
    CHECK(nurture.tokens(Sapphire, Psionic) == 1);
    CHECK(nurture.tokens(Sapphire, Fuel) == 1);
}

TEST_CASE("AR-101 Copy-or-Pivot texts apply to that pip, never to Prelude actions or other cards") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Mystic)
                     .city("3c_1", Ruby)
                     .acting(Ruby, "administration_2")
                     .play("act tax");
    CHECK(table.tokens(Ruby, Psionic) == 0);
    const auto mystic = [] { return Table::of(3).leader(Sapphire, Leader::Mystic).city("3c_1", Sapphire); };
    auto surpass = mystic().surpassing(Sapphire, "administration_2", "administration_3").play("act tax");
    CHECK(surpass.tokens(Sapphire, Psionic) == 0);
    auto pivot = mystic().pivoting(Sapphire, "construction_2", "administration_3").play("act tax");
    CHECK(pivot.tokens(Sapphire, Psionic) == 1);
    auto prelude = mystic().slots(Sapphire, {Psionic});
    prelude.prelude_of(Sapphire, "copy", "administration_2", "construction_2");
    prelude.play("spend psionic", "spend_as psionic", "act tax");
    CHECK(prelude.tokens(Sapphire, Fuel) == 1);
    CHECK(prelude.tokens(Sapphire, Psionic) == 0);
    auto warrior = Table::of(3).leader(Sapphire, Leader::Warrior).ships("3h", Sapphire, 1);
    warrior.ships("3g", Jade, 1).slots(Sapphire, {Psionic});
    warrior.prelude_of(Sapphire, "copy", "aggression_2", "construction_2");
    warrior.play("spend psionic", "spend_as psionic");
    CHECK(warrior.asks(Step::MoveTo));  // a Move is all there is
}

TEST_CASE("AR-Q18, AR-Q19 through a Loyal card any Outraged token is spent, for new actions too") {
    auto table =
        Table::of(3).guild(Ruby, "loyal_engineers").guild(Ruby, "mining_interest").outrage(Ruby, Fuel);
    table.slots(Ruby, {Fuel}).in_prelude(Ruby, "mobilization_2").play("spend fuel");
    CHECK(table.options() == Lines{"spend_as material", "spend_for_nothing"});
    table.play("spend_as material");  // Manufacture
    CHECK(table.tokens(Ruby, Material) == 1);
}
