// Battle, hits, Outrage, Ransack, raids (5.15 - 5.17).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

namespace {

// Ruby attacks Jade in 3h (Weapon) with aggression_2; the dice are still to be chosen.
Table attack(Table table) { return table.acting(Ruby, "aggression_2").play("act battle"); }

}  // namespace

TEST_CASE("AR-126 a system with an own ship, and a Rival with a ship or building there") {
    auto table =
        Table::of(3).ships("3h", Ruby, 1).city("3h_1", Jade).ships("3h", Sapphire, 1).ships("5g", Ruby, 1);
    table.ships("5g", Jade, 1).acting(Ruby, "aggression_2").play("act battle");
    CHECK(table.options() == Lines{"battle_at 3h", "battle_at 5g"});
    CHECK(table.refuses("battle_at 3g") == "AR-126");
    table.play("battle_at 3h");
    CHECK(table.options() == Lines{"battle_with sapphire", "battle_with jade"});
    CHECK(table.refuses("battle_with ruby") == "AR-126");
    auto none = Table::of(3).ships("3h", Ruby, 1).city("3c_1", Jade).acting(Ruby, "aggression_2");
    CHECK(none.refuses("act battle") == "AR-126");
}

TEST_CASE("AR-127 all own ships there attack; third players are not involved") {
    auto table = attack(Table::of(3)
                            .ships("3h", Ruby, 2, 1)
                            .ships("3h", Jade, 1)
                            .starport("3h_1", Sapphire)
                            .ships("3h", Sapphire, 2));
    table.play("battle_with jade");
    CHECK(table.state.fight.fresh == 2);
    CHECK(table.state.fight.damaged == 1);
    table.play("raid_dice 0", "assault_dice 3", "roll_assault 0-0 0-3-0");  // six hits
    CHECK(table.fresh("3h", Jade) == 0);
    CHECK(table.fresh("3h", Sapphire) == 2);
    CHECK(table.is_starport("3h_1", Sapphire));
    CHECK_FALSE(table.is_damaged("3h_1"));
}

TEST_CASE("AR-128, AR-Q31 up to one die for each attacking ship, six of a type, even none") {
    auto table = attack(Table::of(3).ships("3h", Ruby, 1, 1).city("3h_1", Jade));
    CHECK(table.options() == Lines{"raid_dice 0", "raid_dice 1", "raid_dice 2"});
    CHECK(table.lacks("raid_dice 3") == "AR-128 dice 3 2");
    table.play("raid_dice 1");
    CHECK(table.options() == Lines{"assault_dice 0", "assault_dice 1"});
    auto zero = attack(Table::of(3).ships("3h", Ruby, 1).city("3h_1", Jade))
                    .play("raid_dice 0", "assault_dice 0", "skirmish_dice 0");
    CHECK(zero.asks(Step::Act));  // a battle without dice
    auto many = attack(Table::of(3).ships("3h", Ruby, 9).city("3h_1", Jade));
    CHECK(many.lacks("raid_dice 7") == "AR-128 dice 7 6");
}

TEST_CASE("AR-129, AR-E27 raid dice: a building of the defender here, or none on the whole map") {
    auto table = attack(Table::of(3).ships("3h", Ruby, 1).ships("3h", Jade, 1).city("5h_1", Jade));
    CHECK_FALSE(table.asks(Step::DiceRaid));  // only none
    CHECK(table.asks(Step::DiceAssault));
    CHECK(attack(Table::of(3).ships("3h", Ruby, 1).ships("3h", Jade, 1)).allows("raid_dice 1"));
    CHECK(attack(Table::of(3).ships("3h", Ruby, 1).starport("3h_1", Jade)).allows("raid_dice 1"));
}

TEST_CASE(
    "AR-130, AR-Q60 one roll for each kind of dice, raid, assault, skirmish, with every multiset's share") {
    auto table = attack(Table::of(3).ships("3h", Ruby, 6).city("3h_1", Jade))
                     .play("raid_dice 1", "assault_dice 2", "skirmish_dice 3");
    CHECK(table.asks(Step::RollRaid));
    CHECK(table.options().size() == 5);
    table.play("roll_raid 0-0 0-0-1");
    CHECK(table.asks(Step::RollAssault));
    CHECK(table.options().size() == 15);
    OutcomeList outcomes;
    table.rules.outcomes(table.state, outcomes);
    std::uint32_t total = 0;
    for (const Outcome& outcome : outcomes) total += outcome.weight;
    CHECK(total == 36);
    table.play("roll_assault 1-1 0-0-0");
    CHECK(table.asks(Step::RollSkirmish));
    CHECK(table.options() ==
          Lines{"roll_skirmish 0-3", "roll_skirmish 1-2", "roll_skirmish 2-1", "roll_skirmish 3-0"});
}

// 2.4: self, intercept, hit, building, keys; and how many of the six faces show that.
TEST_CASE("AR-Q50 the symbols of the dice") {
    using Shown = std::vector<std::array<int, 6>>;
    const auto faces_of = [](Die die) {
        Shown faces;
        for (int i = 0; i < kFacesOf[at(die)]; ++i) {
            const Face& face = kDice[at(die)][i];
            faces.push_back({face.self, face.intercept, face.hit, face.building, face.key, face.faces});
        }
        return faces;
    };
    CHECK(faces_of(Die::Raid) == Shown{{0, 1, 0, 0, 2, 1},
                                       {1, 0, 0, 0, 1, 1},
                                       {1, 0, 0, 1, 0, 2},
                                       {0, 0, 0, 1, 1, 1},
                                       {0, 1, 0, 0, 0, 1}});
    CHECK(faces_of(Die::Assault) == Shown{{0, 0, 0, 0, 0, 1},
                                          {1, 0, 1, 0, 0, 2},
                                          {1, 0, 2, 0, 0, 1},
                                          {0, 0, 2, 0, 0, 1},
                                          {0, 1, 1, 0, 0, 1}});
    CHECK(faces_of(Die::Skirmish) == Shown{{0, 0, 0, 0, 0, 3}, {0, 0, 1, 0, 0, 3}});
}

TEST_CASE(
    "AR-131, AR-132, AR-133, AR-134, AR-135, AR-E10 the order: own hits, intercept, hits, buildings, raid") {
    auto table = attack(Table::of(3)
                            .ships("2h", Ruby, 4)
                            .ships("2h", Jade, 1, 2)
                            .city("2h_1", Jade, true)
                            .slots(Jade, {Relic, Material, Weapon}));
    table.play("raid_dice 2", "assault_dice 2");
    table.play("roll_raid 0-1 0-1-0", "roll_assault 1-0 0-0-1");
    CHECK(table.asks(Step::Losses));  // 1 self + 1 for the fresh defending ship
    CHECK(table.state.asked().a == 2);
    CHECK(table.options() == Lines{"lose 0", "lose 1"});
    table.play("lose 1");
    CHECK(table.fresh("2h", Ruby) == 3);
    CHECK(table.player(Jade).trophies[Trophy::Ship][Ruby] == 1);
    CHECK(table.asks(Step::HitShips));  // one hit on a Lotus ship
    CHECK(table.options() == Lines{"destroy 0", "destroy 1"});
    table.play("destroy 0");
    CHECK(table.damaged("2h", Jade) == 3);
    CHECK_FALSE(table.is_city("2h_1", Jade));  // one hit on the city
    CHECK(table.player(Ruby).trophies[Trophy::City][Jade] == 1);
    CHECK(table.asks(Step::Raid));
    CHECK(table.state.fight.keys == 2);
}

TEST_CASE(
    "AR-E11, AR-140, AR-141, AR-143, AR-145, AR-146, AR-147 Outrage of the planet's type, then Ransack") {
    auto table = Table::of(3)
                     .ships("2h", Ruby, 3)
                     .city("2h_1", Jade, true)
                     .slots(Ruby, {Relic, Fuel})
                     .guild(Ruby, "relic_fence");
    table.row({"secret_order", "mass_uprising", "farseers"})
        .agents("farseers", Jade, 1)
        .agents("farseers", Sapphire, 2);
    table.agents("secret_order", Sapphire, 1).agents("farseers", Ruby, 1);
    table = attack(table).play("raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(table.tokens(Ruby, Relic) == 0);
    CHECK(table.tokens(Ruby, Fuel) == 1);
    CHECK_FALSE(table.has(Ruby, "relic_fence"));
    CHECK(table.player(Ruby).outrage == ResourceSet::of(Relic));
    CHECK(table.has(Ruby, "farseers"));  // the only card with an agent of Jade's, whatever the numbers
    CHECK(table.player(Ruby).trophies[Trophy::Agent][Jade] == 1);
    CHECK(table.player(Ruby).trophies[Trophy::Agent][Sapphire] == 2);  // AR-Q37
    CHECK(table.captives(Ruby) == 0);
    CHECK(table.player(Ruby).agents == 9);  // ten, one on the icon; the own one came back
    CHECK(table.asks(Step::RevealCourt));
}

TEST_CASE(
    "AR-Q36, AR-Q37 Ransack is compulsory with free choice; own agents return, all others are Trophies") {
    auto table = Table::of(3)
                     .ships("3h", Ruby, 3)
                     .city("3h_1", Jade, true)
                     .agents("secret_order", Jade, 1)
                     .agents("loyal_pilots", Jade, 2);
    table = attack(table).play("raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(table.options() == Lines{"ransack secret_order", "ransack loyal_pilots"});
    CHECK(table.refuses("ransack loyal_keepers") == "AR-145");
    table.play("ransack loyal_pilots");
    CHECK(table.player(Ruby).trophies[Trophy::Agent][Jade] == 2);
}

TEST_CASE("AR-136, AR-E31 without attacking ships hits still happen; only the raid is lost") {
    auto table = attack(Table::of(3).ships("3h", Ruby, 0, 1).city("3h_1", Jade).slots(Jade, {Fuel, Fuel}));
    table.play("raid_dice 1", "roll_raid 0-0 1-0-0");
    CHECK(ships_on_map(table.state, Ruby) == 0);
    CHECK(table.player(Jade).trophies[Trophy::Ship][Ruby] == 1);
    CHECK(table.is_damaged("3h_1"));
    CHECK_FALSE(table.asks(Step::Raid));
    auto keys = attack(Table::of(3).ships("3h", Ruby, 0, 1).city("3h_1", Jade).slots(Jade, {Fuel, Fuel}));
    keys.play("raid_dice 1", "roll_raid 0-1 0-0-0");  // self and a key
    CHECK(keys.tokens(Jade, Fuel) == 2);
    CHECK_FALSE(keys.asks(Step::Raid));
}

TEST_CASE("AR-137, AR-E30, AR-Q34 hits on ships are told by how many are destroyed") {
    auto table = attack(Table::of(3)
                            .ships("3h", Ruby, 2)
                            .ships("3h", Jade, 2)
                            .starport("3h_1", Jade)
                            .slots(Jade, {Fuel, Fuel}));
    table.play("raid_dice 2", "roll_raid 1-0 1-0-0");
    // 1 + 2 = 3 hits on two fresh ships: exactly one is destroyed, taken by itself.
    CHECK(table.fresh("3h", Ruby) == 0);
    CHECK(table.damaged("3h", Ruby) == 1);
    CHECK(table.is_damaged("3h_1"));
    CHECK(table.asks(Step::Raid));
    CHECK(table.state.fight.keys == 2);
    // Three fresh, one damaged, three hits: none to two destroyed.
    auto wide = attack(Table::of(3).ships("3h", Ruby, 6).ships("3h", Jade, 3, 1))
                    .play("raid_dice 0", "assault_dice 0", "skirmish_dice 3");
    wide.play("roll_skirmish 0-3");
    CHECK(wide.options() == Lines{"destroy 0", "destroy 1", "destroy 2"});
    CHECK(wide.refuses("destroy 3") == "AR-137");
    wide.play("destroy 2");
    CHECK(wide.fresh("3h", Jade) == 2);
    CHECK(wide.damaged("3h", Jade) == 0);
}

TEST_CASE("AR-138 destroyed defenders are Trophies of the attacker, destroyed attackers of the defender") {
    auto table = attack(Table::of(3).ships("3h", Ruby, 0, 2).ships("3h", Jade, 0, 1))
                     .play("raid_dice 0", "assault_dice 1", "skirmish_dice 0");
    table.play("roll_assault 0-1 0-0-0");  // self and hit
    CHECK(table.player(Jade).trophies[Trophy::Ship][Ruby] == 1);
    CHECK(table.player(Ruby).trophies[Trophy::Ship][Jade] == 1);
}

TEST_CASE("AR-E28 hits beyond the ships go to buildings; what has no target is lost") {
    auto table = attack(Table::of(3).ships("3h", Ruby, 6).ships("3h", Jade, 1, 1).city("3h_1", Jade));
    table.play("raid_dice 1", "assault_dice 0", "skirmish_dice 5", "roll_raid 0-0 0-1-0",
               "roll_skirmish 0-5");
    CHECK(table.player(Ruby).trophies[Trophy::Ship][Jade] == 2);
    CHECK(table.player(Ruby).trophies[Trophy::City][Jade] == 1);
    CHECK(table.trophies(Ruby) == 3);
}

TEST_CASE(
    "AR-E29, AR-Q33 one intercept or more: a hit for each defending ship that is fresh at that moment") {
    auto table = attack(Table::of(3).ships("3h", Ruby, 6).ships("3h", Jade, 3))
                     .play("raid_dice 0", "assault_dice 2", "skirmish_dice 4");
    table.play("roll_assault 0-0 0-0-2", "roll_skirmish 0-4");
    CHECK(table.asks(Step::Losses));
    CHECK(table.state.asked().a == 3);
}

TEST_CASE(
    "AR-139, AR-E32 two cities: Outrage once for the type, then two Ransacks; Mass Uprising's ships do not "
    "attack") {
    auto table = Table::of(4, "4p_mixup2")
                     .guild(Ruby, "farseers")
                     .row({"lattice_spies", "mass_uprising", "secret_order"});
    table.ships("5h", Ruby, 3).city("5h_1", Jade, true).city("5h_2", Jade, true);
    table.agents("lattice_spies", Jade, 1).agents("mass_uprising", Jade, 1).slots(Jade, {Fuel, Fuel});
    table = attack(table).play("raid_dice 1", "assault_dice 0", "skirmish_dice 2", "roll_raid 0-1 0-0-0",
                               "roll_skirmish 0-2");
    CHECK(table.state.court_discard.has(Court::Farseers));
    CHECK(table.player(Ruby).outrage.size() == 1);
    CHECK(table.player(Ruby).agents == 9);
    CHECK(table.asks(Step::Ransack));
    table.play("ransack mass_uprising", "uprise 5");
    CHECK(table.fresh("5h", Ruby) == 3);  // two fresh and one damaged attacked; one more was placed
    CHECK(table.state.fight.fresh == 2);
    table.play("reveal skirmishers").chance_any();
    CHECK(table.has(Ruby, "lattice_spies"));  // kept: the Outrage came before
}

TEST_CASE("AR-142, AR-E33 the five Loyal cards are not discarded by Outrage") {
    CHECK(kLoyal.size() == 5);
    auto table = Table::of(3)
                     .guild(Ruby, "loyal_engineers")
                     .guild(Ruby, "mining_interest")
                     .slots(Ruby, {Material, Fuel});
    provoke_outrage(table.state, Ruby, Material);
    CHECK(table.has(Ruby, "loyal_engineers"));
    CHECK_FALSE(table.has(Ruby, "mining_interest"));
    CHECK(table.tokens(Ruby, Material) == 0);
    table.ships("3h", Ruby, 0, 1).in_prelude(Ruby, "mobilization_2").play("spend fuel");
    CHECK(table.allows("spend_as material"));
}

TEST_CASE("AR-144, AR-Q35, AR-Q38 all hits, all Outrage, all Ransacks: what is won then is not lost to it") {
    auto table = Table::of(4, "4p_mixup2").row({"farseers", "silver_tongues"}).ships("5h", Ruby, 3);
    table.city("5h_1", Jade, true)
        .city("5h_2", Jade, true)
        .agents("farseers", Jade, 1)
        .agents("silver_tongues", Jade, 1);
    table = attack(table).play("raid_dice 0", "assault_dice 0", "skirmish_dice 2", "roll_skirmish 0-2");
    table.play("ransack farseers", "reveal skirmishers").chance_any();
    CHECK(table.has(Ruby, "farseers"));
    CHECK(table.has(Ruby, "silver_tongues"));
    CHECK(table.player(Ruby).outrage == ResourceSet::of(Psionic));
}

TEST_CASE(
    "AR-148, AR-149, AR-150, AR-E12 keys steal tokens by the cost of the slot and Guild cards by theirs") {
    const auto raiding = [](int keys) {
        auto table = Table::of(3)
                         .ships("2h", Ruby, 4)
                         .city("2h_1", Jade)
                         .slots(Jade, {Relic, Material, Weapon})
                         .guild(Jade, "farseers");
        table.captives(Jade, Sapphire, 1);
        table = attack(table).play("raid_dice 2", "assault_dice 0", "skirmish_dice 0");
        table.play(keys == 3 ? "roll_raid 1-0 0-1-0" : "roll_raid 0-0 0-2-0");
        return table;
    };
    auto two = raiding(2);
    CHECK(two.options() ==
          Lines{"raid_token material 1", "raid_token weapon 1", "raid_card farseers", "raid_stop"});
    CHECK(two.lacks("raid_token relic 3") == "AR-148 keys 3 2");
    two.play("raid_token material 1", "raid_token weapon 1");
    CHECK(two.tokens(Ruby, Material) == 1);
    CHECK(two.tokens(Ruby, Weapon) == 1);
    CHECK(two.tokens(Jade, Relic) == 1);
    CHECK(two.asks(Step::Arrange));  // AR-150, AR-52: once, after the last
    two.play("arrange weapon");
    CHECK(two.slot(Ruby, 1) == Weapon);
    auto three = raiding(3);
    CHECK(three.allows("raid_token relic 3"));
    three.play("raid_card farseers", "raid_stop");
    CHECK(three.has(Ruby, "farseers"));
    CHECK(three.refuses("raid_token relic 3") == "not-asked");
}
