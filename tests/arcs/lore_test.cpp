// Lore (6.7).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

TEST_CASE(
    "AR-220 Tool-Priests: Summon a ship at any city in a controlled system, once a turn, without a "
    "starport") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::ToolPriests)
                     .ships("3h", Ruby, 1)
                     .city("3h_1", Jade)
                     .city("5h_1", Ruby)
                     .acting(Ruby, "construction_2");
    table.play("act summon");  // 5h is not controlled
    CHECK(table.fresh("3h", Ruby) == 2);
    CHECK(table.state.buildings.used.empty());
    CHECK(table.refuses("act summon") == "AR-220");
}

TEST_CASE("AR-221, AR-222 Galactic Rifles: skirmish dice at a Rival next door; it is no battle") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::GalacticRifles)
                     .lore(Jade, Lore::MirrorPlating)
                     .guild(Ruby, "skirmishers")
                     .ships("3g", Ruby, 3, 2);
    table.ships("3h", Jade, 1)
        .city("3h_1", Jade, true)
        .ships("3c", Sapphire, 1)
        .ships("5g", Ruby, 1)
        .acting(Ruby, "aggression_2")
        .play("act fire_rifles");
    // Nobody is next to 5g: 3g is the only choice.

    CHECK(table.options() == Lines{"rifles_at 3c sapphire", "rifles_at 3h jade"});
    CHECK(table.refuses("rifles_at 3c jade") == "AR-221");
    table.play("rifles_at 3h jade");
    CHECK(table.options() == Lines{"skirmish_dice 1", "skirmish_dice 2", "skirmish_dice 3"});
    CHECK(table.lacks("skirmish_dice 4") == "AR-221 dice 4 3");
    table.play("skirmish_dice 3", "roll_skirmish 0-3");
    CHECK(table.trophies(Ruby) == 2);  // the ship took two hits, the damaged city one: ships before buildings
    CHECK(table.player(Ruby).outrage.has(Weapon));  // AR-140 applies
    CHECK(table.fresh("3g", Ruby) == 3);            // nothing hits back
}

TEST_CASE("AR-223, AR-Q48 Sprinter Drives: fresh ships that took part and stand together move once more") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::SprinterDrives)
                     .starport("3h_1", Ruby)
                     .ships("3h", Ruby, 3, 1)
                     .ships("3g", Ruby, 2)
                     .acting(Ruby, "mobilization_2");
    table.play("act move", "move_from 3h", "move_to 3g", "move_fresh 3", "move_damaged 1", "fly_on 2g",
               "on_fresh 2", "on_damaged 1", "halt");
    CHECK(table.options() == Lines{"sprint_from 2g", "sprint_from 3g", "no_sprint"});
    CHECK(table.refuses("sprint_from 3h") == "AR-223");
    table.play("sprint_from 3g",
               "move_to 3c");  // one ship was left there, not the two that stood there before
    CHECK(table.fresh("3c", Ruby) == 1);
    CHECK(table.fresh("3g", Ruby) == 2);
    CHECK(table.asks(Step::Act));  // it gives no further one
    // Catapult only if the system has a Loyal starport.
    auto port = Table::of(3)
                    .lore(Ruby, Lore::SprinterDrives)
                    .starport("3c_1", Ruby)
                    .ships("3h", Ruby, 1)
                    .acting(Ruby, "mobilization_2");
    port.play("act move", "move_to 3c", "sprint_from 3c", "move_to 3g");
    CHECK(port.asks(Step::CatNext));
}

TEST_CASE("AR-224 Mirror Plating: with an assault die rolled there is one intercept more") {
    const auto losses = [](std::string_view die, std::string_view roll) {
        auto table = Table::of(3)
                         .lore(Jade, Lore::MirrorPlating)
                         .ships("3h", Ruby, 3)
                         .ships("3h", Jade, 2)
                         .city("5h_1", Jade)
                         .acting(Ruby, "aggression_2");
        table.play("act battle");
        if (die == "assault")
            table.play("assault_dice 1", "skirmish_dice 0", roll);
        else
            table.play("assault_dice 0", "skirmish_dice 1", roll);
        return table.fresh("3h", Ruby) < 3 || table.asks(Step::Losses);
    };
    CHECK(losses("assault", "roll_assault 1-0 0-0-0"));
    CHECK_FALSE(losses("skirmish", "roll_skirmish 1-0"));
}

TEST_CASE("AR-225 Hidden Harbors: ships are built fresh although a Rival controls") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::HiddenHarbors)
                     .starport("3c_1", Ruby)
                     .ships("3c", Jade, 2)
                     .acting(Ruby, "construction_2")
                     .play("act build");
    CHECK(table.fresh("3c", Ruby) == 1);
}

TEST_CASE("AR-226 Hidden Harbors: no raid dice against a fresh starport in the battle system") {
    auto table = Table::of(3)
                     .lore(Jade, Lore::HiddenHarbors)
                     .ships("3h", Ruby, 1)
                     .starport("3h_1", Jade)
                     .acting(Ruby, "aggression_2")
                     .play("act battle");
    CHECK(table.asks(Step::DiceAssault));
    auto damaged = Table::of(3)
                       .lore(Jade, Lore::HiddenHarbors)
                       .ships("3h", Ruby, 1)
                       .starport("3h_1", Jade, true)
                       .acting(Ruby, "aggression_2")
                       .play("act battle");
    CHECK(damaged.allows("raid_dice 1"));
    // The question itself says why.
    auto judged = Table::of(3)
                      .lore(Jade, Lore::HiddenHarbors)
                      .ships("3h", Ruby, 1)
                      .starport("3h_1", Jade)
                      .acting(Ruby, "aggression_2")
                      .play("act battle");
    judged.state.todo.pop_back();
    ask(judged.state, Step::DiceRaid);
    CHECK(judged.refuses("raid_dice 1") == "AR-226");
}

TEST_CASE(
    "AR-227, AR-237, AR-E58 Signal Breaker is noted before Railgun Arrays hit; one rolled intercept is "
    "ignored") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::SignalBreaker)
                     .lore(Jade, Lore::RailgunArrays)
                     .ships("3h", Ruby, 3)
                     .ships("3h", Jade, 2)
                     .city("5h_1", Jade);
    table.acting(Ruby, "aggression_2").play("act battle");
    CHECK(table.damaged("3h", Ruby) == 1);  // a fresh ship is hit: no choice
    CHECK(table.state.fight.all_fresh);
    table.play("assault_dice 3", "roll_assault 2-0 0-0-1");
    CHECK(table.fresh("3h", Ruby) == 2);  // the intercept was ignored
    // The intercept of Mirror Plating was not rolled and stays.
    auto mirror = Table::of(3)
                      .lore(Ruby, Lore::SignalBreaker)
                      .lore(Jade, Lore::MirrorPlating)
                      .ships("3h", Ruby, 3)
                      .ships("3h", Jade, 2)
                      .city("5h_1", Jade);
    mirror.acting(Ruby, "aggression_2")
        .play("act battle", "assault_dice 1", "skirmish_dice 0", "roll_assault 0-0 0-0-1");
    CHECK(mirror.asks(Step::Losses));
    auto worn = Table::of(3)
                    .lore(Ruby, Lore::SignalBreaker)
                    .ships("3h", Ruby, 2, 1)
                    .ships("3h", Jade, 2)
                    .city("5h_1", Jade);
    worn.acting(Ruby, "aggression_2")
        .play("act battle", "assault_dice 1", "skirmish_dice 0", "roll_assault 0-0 0-0-1");
    CHECK(worn.asks(Step::Losses));
}

TEST_CASE("AR-228 Repair Drones: one damaged surviving attacker becomes fresh after the battle") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::RepairDrones)
                     .ships("3h", Ruby, 1, 2)
                     .ships("3h", Jade, 1)
                     .city("5h_1", Jade)
                     .acting(Ruby, "aggression_2");
    table.play("act battle", "assault_dice 0", "skirmish_dice 0");
    CHECK(table.fresh("3h", Ruby) == 2);
    CHECK(table.damaged("3h", Ruby) == 1);
    // Not the defender's, not elsewhere, and no ship that was destroyed.
    auto defended =
        Table::of(3).lore(Jade, Lore::RepairDrones).ships("3h", Ruby, 1, 1).ships("3h", Jade, 1, 1);
    defended.city("5h_1", Jade).acting(Ruby, "aggression_2");
    defended.play("act battle", "assault_dice 0", "skirmish_dice 0");
    CHECK(defended.damaged("3h", Jade) == 1);
    CHECK(defended.damaged("3h", Ruby) == 1);
    auto lost = Table::of(3).lore(Ruby, Lore::RepairDrones).ships("3h", Ruby, 0, 1).ships("5g", Ruby, 0, 1);
    lost.ships("3h", Jade, 1).city("5h_1", Jade).acting(Ruby, "aggression_2");
    lost.play("act battle", "assault_dice 1", "roll_assault 0-1 0-0-0");
    CHECK(lost.fresh("3h", Ruby) + lost.damaged("3h", Ruby) + lost.fresh("5g", Ruby) == 0);
}

TEST_CASE("AR-Q49 Railgun Arrays that destroy the last attacking ship end the battle, the Rebel's too") {
    auto table = Table::of(3)
                     .rescuing()
                     .leader(Ruby, Leader::Rebel)
                     .lore(Jade, Lore::RailgunArrays)
                     .ships("3h", Ruby, 0, 1)
                     .ships("3h", Jade, 1)
                     .acting(Ruby, "aggression_2");
    table.play("act battle");
    CHECK(table.player(Jade).trophies[Trophy::Ship][Ruby] == 1);
    CHECK(table.asks(Step::Rescue));  // nothing was left to do
    auto choice = Table::of(3)
                      .lore(Jade, Lore::RailgunArrays)
                      .ships("3h", Ruby, 1, 1)
                      .ships("3h", Jade, 1)
                      .acting(Ruby, "aggression_2")
                      .play("act battle");
    CHECK(choice.options() == Lines{"lose 0", "lose 1"});
    auto tired = Table::of(3)
                     .lore(Jade, Lore::RailgunArrays)
                     .ships("3h", Ruby, 1)
                     .ships("3h", Jade, 0, 1)
                     .acting(Ruby, "aggression_2")
                     .play("act battle");
    CHECK(tired.damaged("3h", Ruby) == 0);  // no fresh defender
}

TEST_CASE("AR-238 Ancient Holdings: a seventh slot, always open, with raid cost 4") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::AncientHoldings)
                     .city("3c_1", Ruby)
                     .slots(Ruby, {Relic, Relic})
                     .acting(Ruby, "administration_2")
                     .play("act tax");
    table.play("arrange relic", "arrange fuel");
    CHECK(table.player(Ruby).slots[kHoldings] == Relic);
    CHECK(table.slot(Ruby, 1) == Fuel);
    // Three keys are too few.
    auto raid = Table::of(3)
                    .lore(Jade, Lore::AncientHoldings)
                    .holdings(Jade, Relic)
                    .slots(Jade, {Resource::None, Fuel});
    raid.city("3h_1", Jade)
        .ships("3h", Ruby, 2)
        .acting(Ruby, "aggression_2")
        .play("act battle", "raid_dice 2");
    auto four = raid;
    raid.play("roll_raid 1-1 0-0-0").until(Step::Raid);
    CHECK(raid.lacks("raid_token relic 4") == "AR-148 keys 4 3");
    four.play("roll_raid 2-0 0-0-0").until(Step::Raid);
    CHECK(four.allows("raid_token relic 4"));
}

TEST_CASE("AR-238 starting tokens go to the first two slots, not to the Ancient Holdings") {
    auto table = Table::setup(2, {{"leaders", "on"}}).until(Step::Draft);
    const Seat first = table.asked();
    table.state.lore.add(Lore::AncientHoldings);
    table.play("take_lore ancient_holdings").until(Step::Mulligan);
    const Player& player = table.player(first);
    CHECK(player.lore.has(Lore::AncientHoldings));
    CHECK(player.slots[kHoldings] == Resource::None);
    CHECK(player.slots[0] != Resource::None);
    CHECK(player.slots[1] != Resource::None);
}

TEST_CASE("AR-239 Seeker Torpedoes: reroll as many assault dice as there are fresh attacking ships") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::SeekerTorpedoes)
                     .ships("3h", Ruby, 2, 2)
                     .ships("3h", Jade, 4)
                     .city("5h_1", Jade)
                     .acting(Ruby, "aggression_2");
    table.play("act battle", "assault_dice 4", "roll_assault 2-1 0-1-0");
    CHECK(table.options() == Lines{"reroll_assault", "no_reroll"});
    table.play("reroll_assault");
    CHECK(table.options() == Lines{"again 0", "again 1", "again 2"});  // blanks first
    table.play("again 1", "again 1");  // then self and hit; two are chosen: no more
    CHECK(table.asks(Step::RollAssault));
    CHECK(table.state.asked().a == 2);
    table.play("roll_assault 0-0 0-2-0");
    CHECK(table.state.fight.faces[at(Die::Assault)][3] == 3);
    CHECK(table.asks(Step::HitShips));
}
