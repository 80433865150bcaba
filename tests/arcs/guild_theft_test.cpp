// Guild cards (6.3): Farseers, thefts, Trade, Elder Broker, Relic Fence.
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

TEST_CASE(
    "AR-183, AR-E41 Farseers, discarded: cards on the pile, shuffled; as many and one more from its bottom") {
    auto table = Table::of(3).guild(Ruby, "farseers").pile({"administration_2", "administration_3"});
    table.hand(Ruby, {"aggression_3", "construction_5"})
        .in_prelude(Ruby, "construction_2")
        .play("use farseers");
    CHECK(table.asks(Step::Redraw));
    CHECK(table.options() == Lines{"keep_card aggression_3", "discard_card aggression_3"});
    CHECK(table.refuses("discard_card construction_5") == "out-of-order");
    table.play("discard_card aggression_3", "discard_card construction_5");
    while (table.asks(Step::Redraw)) table.play(table.options().front());  // keeps the third card
    CHECK(table.options() == Lines{"draw administration_2"});
    table.play("draw administration_2", "draw administration_3");
    CHECK(table.options() == Lines{"draw aggression_3", "draw construction_5"});
    table.play("draw construction_5");
    CHECK(table.player(Ruby).hand.size() == 4);
    CHECK(table.holds(Ruby, "construction_5"));
    CHECK(discard_pile(table.state) == CardSet::of(Table::card_id("aggression_3")));
    // Even with an empty pile.
    auto empty = Table::of(3).guild(Ruby, "farseers").in_prelude(Ruby, "construction_2");
    CHECK(empty.allows("use farseers"));
}

TEST_CASE("AR-186 Silver-Tongues steal a token or a Guild card") {
    auto table = Table::of(3)
                     .guild(Ruby, "silver_tongues")
                     .slots(Jade, {Relic, Fuel})
                     .guild(Sapphire, "farseers")
                     .in_prelude(Ruby, "construction_2");
    table.play("use silver_tongues");
    CHECK(table.options() ==
          Lines{"steal_card sapphire farseers", "steal_token jade fuel 1", "steal_token jade relic 3"});
    table.play("steal_token jade relic 3");
    CHECK(table.tokens(Ruby, Relic) == 1);
}

TEST_CASE(
    "AR-188, AR-189, AR-E38 Sworn Guardians protect all else; stolen they are buried, and the protection "
    "ends") {
    auto table = Table::of(3)
                     .guild(Jade, "sworn_guardians")
                     .slots(Jade, {Relic, Fuel})
                     .guild(Jade, "farseers")
                     .ships("3h", Ruby, 2)
                     .city("3h_1", Jade);
    table.acting(Ruby, "aggression_2")
        .play("act battle", "raid_dice 1", "assault_dice 0", "skirmish_dice 0", "roll_raid 1-0 0-0-0");
    CHECK(table.options() == Lines{"raid_card sworn_guardians", "raid_stop"});
    CHECK(table.refuses("raid_token fuel 1") == "AR-188");
    CHECK(table.refuses("raid_card farseers") == "AR-188");
    table.play("raid_card sworn_guardians");
    CHECK(table.state.buried);
    CHECK_FALSE(table.has(Ruby, "sworn_guardians"));
    CHECK(table.options() == Lines{"raid_token fuel 1", "raid_stop"});
    // Buried: it comes last from the Court deck.
    State& s = table.state;
    s.court_deck = {};
    s.row[0] = Court::None;
    s.todo.clear();
    then(s, Step::FillCourt);
    table.rules.run(s);
    CHECK(s.row[0] == Court::SwornGuardians);
}

TEST_CASE(
    "AR-190, AR-191, AR-Q23, AR-E52 Trade: a token of the city's type for one that the Rival did not hold") {
    auto table = Table::of(3)
                     .guild(Ruby, "elder_broker")
                     .ships("3c", Ruby, 1)
                     .city("3c_1", Jade)
                     .slots(Jade, {Fuel, Relic})
                     .slots(Ruby, {Relic, Weapon});
    table.acting(Ruby, "administration_2").play("act trade");  // Weapon must be given: no choice
    CHECK(table.asks(Step::Arrange));
    CHECK(table.tokens(Ruby, Fuel) == 1);
    CHECK(table.tokens(Jade, Weapon) == 1);
    CHECK(table.captives(Ruby) == 0);
    CHECK(table.state.buildings.used.empty());
    table.play("arrange relic", "arrange weapon");
    // No limit per city: Fuel back for Weapon is possible now, and a Tax of the same city.
    CHECK(table.allows("act tax"));
    auto none = Table::of(3)
                    .guild(Ruby, "elder_broker")
                    .ships("3c", Ruby, 1)
                    .city("3c_1", Jade)
                    .slots(Jade, {Fuel, Relic})
                    .slots(Ruby, {Relic});
    CHECK(none.acting(Ruby, "administration_2").refuses("act trade") == "AR-190");
    auto judged = Table::of(3)
                      .guild(Ruby, "elder_broker")
                      .ships("3c", Ruby, 1)
                      .city("3c_1", Jade)
                      .slots(Jade, {Fuel, Relic})
                      .slots(Ruby, {Weapon, Material, Relic});
    judged.city("5a_1", Ruby).acting(Ruby, "administration_2").play("act trade");
    CHECK(judged.refuses("give_token relic 1") == "AR-190");
    CHECK(judged.allows("give_token material 1"));
}

TEST_CASE("AR-190, AR-236 a Trade with a city in a gate: one of the types of the cities of its cluster") {
    const auto gate = [] {
        return Table::of(3)
            .guild(Ruby, "elder_broker")
            .ships("3g", Ruby, 1)
            .city("3g_city", Jade)
            .slots(Ruby, {Relic})
            .slots(Jade, {Weapon, Material, Fuel});
    };
    auto table = gate().city("3c_1", Sapphire).city("3h_1", Jade).acting(Ruby, "administration_2");
    table.play("act trade");
    CHECK(table.options() == Lines{"take_token fuel 1", "take_token weapon 3"});
    CHECK(table.refuses("take_token material 1") == "AR-190");  // no city stands on 3a
    table.play("take_token fuel 1");
    CHECK(table.tokens(Ruby, Fuel) == 1);
    CHECK(table.tokens(Jade, Relic) == 1);
    CHECK(gate().acting(Ruby, "administration_2").refuses("act trade") == "AR-190");  // no type at all
}

TEST_CASE("AR-Q52 a Cartel's supply counts as held by its holder, but cannot be taken") {
    auto table = Table::of(3)
                     .guild(Ruby, "elder_broker")
                     .guild(Jade, "material_cartel")
                     .ships("3c", Ruby, 1)
                     .city("3c_1", Jade);
    table.slots(Jade, {Fuel}).slots(Ruby, {Material}).acting(Ruby, "administration_2");
    CHECK(table.refuses("act trade") == "AR-190");  // Jade counts as having Material
    auto empty = Table::of(3)
                     .guild(Ruby, "elder_broker")
                     .guild(Jade, "material_cartel")
                     .ships("3c", Ruby, 1)
                     .city("3c_1", Jade);
    empty.slots(Jade, {Fuel}).slots(Ruby, {Material}).empty_supply(Material).acting(Ruby, "administration_2");
    CHECK(empty.allows("act trade"));
    auto taken = Table::of(3)
                     .guild(Ruby, "elder_broker")
                     .guild(Jade, "material_cartel")
                     .ships("3a", Ruby, 1)
                     .city("3a_1", Jade);
    CHECK(taken.slots(Ruby, {Fuel}).acting(Ruby, "administration_2").refuses("act trade") == "AR-190");
}

TEST_CASE("AR-192 Elder Broker, discarded: Material, Fuel and Weapon, each if the supply has it") {
    auto table = Table::of(3)
                     .guild(Ruby, "elder_broker")
                     .empty_supply(Fuel)
                     .in_prelude(Ruby, "construction_2")
                     .play("use elder_broker");
    CHECK(table.play("arrange material").tokens(Ruby, Weapon) == 1);
    CHECK(table.tokens(Ruby, Fuel) == 0);
    auto none = Table::of(3)
                    .guild(Ruby, "elder_broker")
                    .empty_supply(Fuel)
                    .empty_supply(Material)
                    .empty_supply(Weapon);
    CHECK(none.in_prelude(Ruby, "construction_2").refuses("use elder_broker") == "AR-192");
}

TEST_CASE("AR-193 Relic Fence: once a turn a token for a Relic; the card stays") {
    auto table = Table::of(3)
                     .guild(Ruby, "relic_fence")
                     .slots(Ruby, {Fuel, Weapon})
                     .in_prelude(Ruby, "construction_2")
                     .play("use relic_fence");
    CHECK(table.options() == Lines{"fence fuel 3", "fence weapon 1"});
    table.play("fence weapon 1");
    CHECK(table.state.supply[Weapon] == 5);  // at once
    table.play("arrange relic");
    CHECK(table.tokens(Ruby, Relic) == 1);
    CHECK(table.has(Ruby, "relic_fence"));
    CHECK(table.refuses("use relic_fence") == "AR-193");
    auto empty = Table::of(3)
                     .guild(Ruby, "relic_fence")
                     .slots(Ruby, {Fuel})
                     .empty_supply(Relic)
                     .in_prelude(Ruby, "construction_2");
    CHECK(empty.refuses("use relic_fence") == "AR-193");
    auto own = Table::of(3)
                   .guild(Ruby, "relic_fence")
                   .slots(Ruby, {Relic})
                   .empty_supply(Relic)
                   .in_prelude(Ruby, "construction_2");
    CHECK(own.allows("use relic_fence"));  // the Relic turned in is there
}
