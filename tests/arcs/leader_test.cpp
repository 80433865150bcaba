// Leaders (6.6).
#include "arcs/table.h"
#include "games/arcs/check.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

TEST_CASE("AR-203 Elder, Beloved: after a battle that took a Trophy from it the Elder may Influence") {
    auto table = Table::of(3)
                     .leader(Jade, Leader::Elder)
                     .ships("3h", Ruby, 2)
                     .ships("3h", Jade, 0, 1)
                     .acting(Ruby, "aggression_2");
    table.play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 1");
    State roll = table.state;
    table.play("roll_skirmish 0-1");
    CHECK(table.asks(Step::Beloved));
    CHECK(table.asked() == Jade);
    CHECK(table.options().size() == 5);
    table.play("beloved secret_order");
    CHECK(table.state.agents[0][Jade] == 1);
    CHECK(table.asked() == Ruby);
    table.state = roll;
    table.play("roll_skirmish 1-0");
    CHECK_FALSE(table.asks(Step::Beloved));  // no Trophy
    table.state = roll;
    table.play("roll_skirmish 0-1", "decline");
    CHECK(table.player(Jade).agents == 10);
}

TEST_CASE("AR-203 Elder, Beloved: the raid comes first") {
    auto table = Table::of(3)
                     .leader(Jade, Leader::Elder)
                     .ships("3h", Ruby, 2)
                     .ships("3h", Jade, 0, 1)
                     .city("3h_1", Jade)
                     .slots(Jade, {Fuel, Relic})
                     .acting(Ruby, "aggression_2");
    table.play("act battle", "raid_dice 1", "assault_dice 0", "skirmish_dice 1", "roll_raid 0-0 0-1-0",
               "roll_skirmish 0-1");
    CHECK(table.asked() == Ruby);
    CHECK(table.options() == Lines{"raid_token relic 1", "raid_stop"});
    table.play("raid_token relic 1");
    CHECK(table.asks(Step::Beloved));
    CHECK(table.asked() == Jade);
    CHECK(table.tokens(Jade, Relic) == 0);
}

TEST_CASE("AR-204, AR-Q47 Elder, Beloved: no Ransack in battle; after Fire Rifles there is one") {
    auto table = Table::of(3)
                     .leader(Jade, Leader::Elder)
                     .ships("3h", Ruby, 2)
                     .city("3h_1", Jade, true)
                     .agents("secret_order", Jade, 1);
    table.acting(Ruby, "aggression_2")
        .play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(table.player(Ruby).outrage.has(Weapon));
    CHECK_FALSE(table.has(Ruby, "secret_order"));
    auto rifles = Table::of(3)
                      .leader(Jade, Leader::Elder)
                      .lore(Ruby, Lore::GalacticRifles)
                      .ships("3g", Ruby, 1)
                      .city("3h_1", Jade, true);
    rifles.agents("secret_order", Jade, 1)
        .acting(Ruby, "aggression_2")
        .play("act fire_rifles", "roll_skirmish 0-1");
    CHECK(rifles.has(Ruby, "secret_order"));
    CHECK_FALSE(rifles.asks(Step::Beloved));
}

TEST_CASE(
    "AR-205, AR-215, AR-Q53 Just and Violent: first place brings the second-place sum, second nothing") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Elder)
                     .captives(Ruby, Jade, 3)
                     .captives(Sapphire, Jade, 1)
                     .cities_off_board(Ruby, 5);
    table.marker(2, Ambition::Tyrant);
    const auto first = gains_of(table.state, Ambition::Tyrant);
    CHECK(first[Ruby].place == 1);
    CHECK(first[Ruby].power == 3);
    CHECK(first[Ruby].bonus == 0);
    CHECK(first[Sapphire].place == 2);  // the runner-up keeps its place
    CHECK(first[Sapphire].power == 3);
    auto second = Table::of(3)
                      .leader(Ruby, Leader::Warrior)
                      .slots(Ruby, {Psionic})
                      .slots(Jade, {Psionic, Psionic})
                      .marker(2, Ambition::Empath);
    CHECK(gains_of(second.state, Ambition::Empath)[Ruby].place == 2);
    CHECK(gains_of(second.state, Ambition::Empath)[Ruby].power == 0);
    CHECK(gains_of(second.state, Ambition::Empath)[Jade].power == 5);
}

TEST_CASE("AR-206, AR-208, AR-E54 Attuned and Insatiable: the Tax of a Copy or Pivot yields a token more") {
    auto table = Table::of(3)
                     .leader(Sapphire, Leader::Mystic)
                     .city("3c_1", Sapphire)
                     .copying(Sapphire, "administration_2", "construction_2");
    table.play("act tax", "arrange psionic");
    CHECK(table.tokens(Sapphire, Fuel) == 1);
    CHECK(table.tokens(Sapphire, Psionic) == 1);
    auto prelude =
        Table::of(3).leader(Sapphire, Leader::Mystic).city("3c_1", Sapphire).slots(Sapphire, {Psionic});
    prelude.prelude_of(Sapphire, "copy", "administration_2", "construction_2")
        .play("spend psionic", "spend_as psionic", "act tax");
    CHECK(prelude.tokens(Sapphire, Fuel) == 1);
    CHECK(prelude.tokens(Sapphire, Psionic) == 0);
    auto drinker =
        Table::of(3).leader(Sapphire, Leader::FuelDrinker).city("3h_1", Sapphire).empty_supply(Weapon);
    drinker.pivoting(Sapphire, "construction_2", "administration_3").play("act tax");
    CHECK(drinker.tokens(Sapphire, Fuel) == 1);  // although Weapon is out of supply
    CHECK(drinker.tokens(Sapphire, Weapon) == 0);
}

TEST_CASE("AR-209 Lavish: after Tycoon was scored the Fuel-Drinker's Fuel is discarded") {
    auto table =
        Table::of(3).leader(Ruby, Leader::FuelDrinker).slots(Ruby, {Fuel, Fuel}).marker(2, Ambition::Tycoon);
    auto other = Table::of(3)
                     .leader(Ruby, Leader::FuelDrinker)
                     .slots(Ruby, {Fuel, Fuel})
                     .marker(2, Ambition::Keeper)
                     .score();
    table.score();
    CHECK(table.power(Ruby) == 5);
    CHECK(table.tokens(Ruby, Fuel) == 0);
    CHECK(other.tokens(Ruby, Fuel) == 2);
}

TEST_CASE("AR-210 Ambitious: each declaration lets the Upstart gain a token of its choice") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Upstart)
                     .empty_supply(Relic)
                     .hand(Ruby, {"construction_4", "aggression_2"})
                     .round(Ruby);
    table.play("lead construction_4", "declare warlord");
    CHECK(table.options() ==
          Lines{"gain material", "gain fuel", "gain weapon", "gain psionic", "gain_nothing"});
    CHECK(table.refuses("gain relic") == "AR-37");
    table.play("gain psionic");
    CHECK(table.tokens(Ruby, Psionic) == 1);
}

TEST_CASE("AR-211 Callow: the Upstart taxes only in systems that it controls, its own cities included") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Upstart)
                     .city("3c_1", Ruby)
                     .city("3h_1", Ruby)
                     .ships("3h", Ruby, 1)
                     .acting(Ruby, "administration_2");
    table.play("act tax");
    CHECK(table.tokens(Ruby, Weapon) == 1);  // 3h was the only choice
    auto none =
        Table::of(3).leader(Ruby, Leader::Upstart).city("3c_1", Ruby).acting(Ruby, "administration_2");
    CHECK(none.refuses("act tax") == "AR-102");
}

TEST_CASE("AR-212, AR-E55 Committed: exactly two dice beyond those for ships, so at least two") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Rebel)
                     .ships("3h", Ruby, 1)
                     .ships("3h", Jade, 1)
                     .city("5h_1", Jade)
                     .acting(Ruby, "aggression_2");
    table.play("act battle", "assault_dice 0");
    CHECK(table.options() == Lines{"skirmish_dice 2", "skirmish_dice 3"});
    CHECK(table.refuses("skirmish_dice 1") == "AR-212");
    CHECK(table.lacks("skirmish_dice 4") == "AR-128 dice 4 3");
}

TEST_CASE("AR-213 Disorganized: no step takes more than two ships, Catapults included") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Rebel)
                     .ships("3h", Ruby, 3, 2)
                     .starport("3h_1", Ruby)
                     .acting(Ruby, "mobilization_2");
    table.play("act move", "move_to 3g");
    CHECK(table.options() == Lines{"move_fresh 0", "move_fresh 1", "move_fresh 2"});
    CHECK(table.lacks("move_fresh 3") == "AR-213 ships 3 2");
    table.play("move_fresh 1");
    CHECK(table.options() == Lines{"move_damaged 0", "move_damaged 1"});
    CHECK(table.lacks("move_damaged 2") == "AR-213 ships 3 2");
    table.play("move_damaged 1");
    CHECK(table.asks(Step::CatNext));
}

TEST_CASE("AR-214 Tactical: a Move before or after the Battle of a Copy or Pivot, which must then be legal") {
    auto table = Table::of(3)
                     .leader(Sapphire, Leader::Warrior)
                     .ships("3h", Sapphire, 1)
                     .ships("3g", Jade, 1)
                     .ships("5g", Sapphire, 1);
    table.copying(Sapphire, "aggression_2", "construction_2");
    CHECK(table.refuses("act battle") == "AR-126");
    CHECK(table.options() == Lines{"act move", "act move_battle", "end_turn"});
    table.play("act move_battle");
    CHECK(table.options() == Lines{"move_from 3h", "move_from 5g"});  // both reach 3g
    table.play("move_from 3h");                                       // to 3g: nothing else brings a Battle
    CHECK(table.asks(Step::DiceRaid));
    CHECK(table.state.fight.system == Table::id("3g"));
    // After the Battle, if it was chosen alone.
    auto after = Table::of(3).leader(Sapphire, Leader::Warrior).ships("3h", Sapphire, 2).ships("3h", Jade, 1);
    after.copying(Sapphire, "aggression_2", "construction_2")
        .play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 0");
    CHECK(after.options() == Lines{"extra_move", "no_extra"});
    after.play("extra_move", "move_to 3g", "move_fresh 1");
    CHECK(after.fresh("3g", Sapphire) == 1);
    // Not for a lead, nor for Prelude actions.
    auto lead = Table::of(3)
                    .leader(Ruby, Leader::Warrior)
                    .ships("3h", Ruby, 1)
                    .ships("3g", Jade, 1)
                    .acting(Ruby, "aggression_2");
    CHECK(lead.refuses("act move_battle") == "AR-101");
    CHECK(lead.refuses("act influence_secure") == "AR-98");
    // With a Weapon, too (AR-89).
    auto weapon = Table::of(3)
                      .leader(Sapphire, Leader::Warrior)
                      .slots(Sapphire, {Weapon})
                      .ships("3h", Sapphire, 1)
                      .ships("3g", Jade, 1);
    weapon.prelude_of(Sapphire, "pivot", "administration_2", "construction_2")
        .play("spend weapon", "spend_as weapon");
    CHECK(weapon.offers("act move_battle"));
}

TEST_CASE("AR-214 each step of the Move is offered only if a Battle can still follow") {
    // One ship that stands with Jade may leave only for another place with a Rival.
    auto table = Table::of(3)
                     .leader(Sapphire, Leader::Warrior)
                     .ships("3h", Sapphire, 2)
                     .city("3h_1", Jade)
                     .starport("3h_2", Sapphire);
    table.copying(Sapphire, "aggression_2", "construction_2").play("act move_battle", "move_to 3g");
    CHECK(table.options() == Lines{"move_fresh 1", "move_fresh 2"});  // both: they can come back
    table.play("move_fresh 2");
    CHECK(table.refuses("halt") == "AR-214");
    CHECK(table.refuses("fly_on 3c") == "AR-214");
    CHECK(table.allows("fly_on 3h"));
    auto plain = Table::of(3).leader(Sapphire, Leader::Warrior).ships("3h", Sapphire, 2).city("3h_1", Jade);
    plain.copying(Sapphire, "aggression_2", "construction_2").play("act move_battle", "move_to 3g");
    CHECK(plain.fresh("3h", Sapphire) == 1);  // one had to stay: no choice
    CHECK(plain.asks(Step::DiceRaid));
}

TEST_CASE(
    "AR-214, AR-223 a sprint may stop only where a Battle can follow, wherever the ships had been before") {
    auto table = Table::of(3)
                     .leader(Sapphire, Leader::Warrior)
                     .lore(Sapphire, Lore::SprinterDrives)
                     .starport("3h_1", Sapphire)
                     .city("3h_2", Jade)
                     .ships("5g", Jade, 1)
                     .ships("3c", Sapphire, 1);
    table.copying(Sapphire, "aggression_2", "construction_2")
        .play("act move_battle", "move_to 3h", "sprint_from 3h");  // to 3g, the way to both
    CHECK(table.asks(Step::CatNext));
    CHECK(table.refuses("halt") == "AR-214");
    CHECK(table.allows("fly_on 3h"));
    CHECK(check_question(table.state));
    table.play("fly_on 3h");
    CHECK(table.asks(Step::DiceRaid));
}

TEST_CASE("AR-216 Charismatic: an Influence before or after the Secure of a Copy or Pivot") {
    auto table = Table::of(3)
                     .leader(Sapphire, Leader::Feastbringer)
                     .agents("secret_order", Jade, 1)
                     .agents("secret_order", Sapphire, 1);
    table.agents("loyal_pilots", Jade, 1).copying(Sapphire, "aggression_2", "construction_2");
    CHECK(table.refuses("act secure") == "AR-120");
    CHECK(table.offers("act influence_secure"));
    table.play("act influence_secure");
    CHECK(table.refuses("influence loyal_pilots") == "AR-216");  // no Secure could follow
    CHECK(table.options() ==
          Lines{"influence secret_order", "influence loyal_keepers", "influence loyal_empaths"});
    table.play("influence secret_order");
    CHECK(table.has(Sapphire, "secret_order"));
    auto after = Table::of(3).leader(Sapphire, Leader::Feastbringer).agents("secret_order", Sapphire, 1);
    after.copying(Sapphire, "aggression_2", "construction_2").play("act secure").chance_any();
    CHECK(after.asks(Step::Extra));
    CHECK(after.options().size() == 5);
    after.play("influence loyal_pilots");
    CHECK(after.state.agents[2][Sapphire] == 1);
}

TEST_CASE(
    "AR-217, AR-E56, AR-Q46, AR-Q59 Generous: each declaration first costs a Guild card for the poorest "
    "Rival") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Feastbringer)
                     .guild(Ruby, "farseers")
                     .guild(Ruby, "secret_order")
                     .power(Sapphire, 3)
                     .power(Jade, 3);
    table.hand(Ruby, {"aggression_6", "aggression_2"})
        .hand(Jade, {"aggression_3"})
        .round(Ruby)
        .play("lead aggression_6", "declare empath");
    CHECK(table.options() == Lines{"give_guild farseers", "give_guild secret_order"});
    table.play("give_guild secret_order");
    CHECK(table.has(Sapphire, "secret_order"));  // tied: the first in turn order
    CHECK(table.state.zeroed);                   // the Secret Order no longer works
    CHECK(table.asks(Step::FarSwap));            // Farseers do
    auto none = Table::of(3)
                    .leader(Ruby, Leader::Feastbringer)
                    .hand(Ruby, {"aggression_6", "aggression_2"})
                    .hand(Jade, {"aggression_3"})
                    .round(Ruby);
    none.play("lead aggression_6");
    CHECK_FALSE(none.asks(Step::Opening));
    auto demands = Table::of(3)
                       .leader(Ruby, Leader::Feastbringer)
                       .row({"populist_demands"})
                       .agents("populist_demands", Ruby, 1);
    CHECK_FALSE(demands.acting(Ruby, "aggression_2").play("act secure").asks(Step::Demands));
    // AR-Q59: the Bards themselves may pay.
    auto bards = Table::of(3)
                     .leader(Sapphire, Leader::Feastbringer)
                     .guild(Sapphire, "galactic_bards")
                     .hand(Ruby, {"construction_4", "aggression_2"});
    bards.hand(Sapphire, {"mobilization_5", "aggression_3"})
        .round(Ruby)
        .play("lead construction_4", "begin_prelude", "pivot mobilization_5", "bards keeper");
    CHECK(bards.state.markers[2] == Ambition::Keeper);
    CHECK(bards.has(Ruby, "galactic_bards"));
}

TEST_CASE("AR-218 Bold: one agent on each of any number of different Court cards") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Demagogue)
                     .hand(Ruby, {"construction_4", "aggression_2"})
                     .round(Ruby);
    table.play("lead construction_4", "declare warlord", "bold secret_order");
    CHECK(table.refuses("bold secret_order") == "AR-218");
    table.play("bold loyal_pilots", "bold_stop");
    CHECK(table.player(Ruby).agents == 8);
    auto last = Table::of(3)
                    .leader(Ruby, Leader::Demagogue)
                    .captives(Jade, Ruby, 9)
                    .hand(Ruby, {"construction_4", "aggression_2"})
                    .round(Ruby);
    last.play("lead construction_4", "declare warlord", "bold secret_order");
    CHECK_FALSE(last.asks(Step::Bold));  // no agent is left
}

TEST_CASE("AR-219, AR-E57 Paranoid: two agents to Secure a Guild card, one for a Vox card or a Ransack") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::Demagogue)
                     .row({"secret_order", "mass_uprising"})
                     .agents("secret_order", Ruby, 1)
                     .agents("mass_uprising", Ruby, 1);
    table.acting(Ruby, "aggression_2").play("act secure");
    CHECK(table.asks(Step::Uprising));  // the only card that may be secured
    auto judged = Table::of(3)
                      .leader(Ruby, Leader::Demagogue)
                      .agents("secret_order", Ruby, 1)
                      .agents("loyal_pilots", Ruby, 2)
                      .agents("loyal_keepers", Ruby, 2);
    judged.acting(Ruby, "aggression_2").play("act secure");
    CHECK(judged.lacks("secure secret_order") == "AR-219 agents 2 1");
    // The view tells who could Secure what, whoever's turn it is.
    const Json row = judged.rules.view(judged.state, Jade).at("court").at("row");
    for (const Json& place : row.as_array())
        if (place.at("court") == "secret_order") CHECK(place.at("leading").is_null());
    auto ransack = Table::of(3)
                       .leader(Ruby, Leader::Demagogue)
                       .ships("3h", Ruby, 1)
                       .city("3h_1", Jade, true)
                       .agents("secret_order", Jade, 1);
    ransack.acting(Ruby, "aggression_2")
        .play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(ransack.has(Ruby, "secret_order"));
}
