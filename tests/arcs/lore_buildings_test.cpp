// Lore about buildings (6.7): gates, clouds, living structures.
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

TEST_CASE("AR-229 Gate Ports: one starport in a gate") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::GatePorts)
                     .ships("3g", Ruby, 1)
                     .acting(Ruby, "construction_2")
                     .play("act build");
    CHECK(table.is_starport("3g_port", Ruby));
    table.play("act build");  // then only a ship
    CHECK(table.fresh("3g", Ruby) == 2);
    auto taken = Table::of(3)
                     .lore(Ruby, Lore::GatePorts)
                     .ships("3g", Ruby, 1, 1)
                     .starport("3g_port", Jade)
                     .acting(Ruby, "construction_2");
    CHECK(taken.refuses("act build") == "AR-107");
    auto full = Table::of(3).lore(Ruby, Lore::GatePorts).ships("3g", Ruby, 1, 1).starport("3g_port", Jade);
    full.ships("3h", Ruby, 1).ships("3c", Ruby, 1).acting(Ruby, "construction_2");
    full.play("act build", "build starport");
    CHECK(full.refuses("site 3g") == "AR-229");
    auto damaged = Table::of(3)
                       .lore(Ruby, Lore::GatePorts)
                       .ships("3g", Ruby, 1)
                       .ships("3g", Jade, 2)
                       .acting(Ruby, "construction_2")
                       .play("act build");
    CHECK(damaged.is_damaged("3g_port"));
}

TEST_CASE("AR-230, AR-Q55 Gate Ports capture an agent of each Rival group that enters a controlled gate") {
    auto table = Table::of(3)
                     .lore(Jade, Lore::GatePorts)
                     .starport("3g_port", Jade)
                     .ships("3g", Jade, 2)
                     .starport("3h_1", Ruby)
                     .ships("3h", Ruby, 3);
    table.acting(Ruby, "mobilization_2").play("act move", "move_to 3g", "move_fresh 3");
    CHECK(table.captives(Jade) == 1);
    CHECK(table.player(Ruby).agents == 9);
    CHECK(table.asks(Step::Act));  // Jade's control ended the Catapult
    auto damaged = Table::of(3)
                       .lore(Jade, Lore::GatePorts)
                       .starport("3g_port", Jade, true)
                       .ships("3g", Jade, 2)
                       .ships("3h", Ruby, 1);
    damaged.acting(Ruby, "mobilization_2").play("act move", "move_to 3g");
    CHECK(damaged.captives(Jade) == 0);
    auto sprint = Table::of(3)
                      .lore(Jade, Lore::GatePorts)
                      .lore(Ruby, Lore::SprinterDrives)
                      .starport("3g_port", Jade)
                      .ships("3g", Jade, 2)
                      .ships("3h", Ruby, 1);
    sprint.acting(Ruby, "mobilization_2").play("act move", "move_to 3c", "sprint_from 3c", "move_to 3g");
    CHECK(sprint.captives(Jade) == 1);
}

TEST_CASE(
    "AR-231, AR-232, AR-E60 Cloud Cities: a city outside the slots for a token of the type, one on a "
    "planet") {
    auto table = Table::of(4)
                     .lore(Ruby, Lore::CloudCities)
                     .ships("1h", Ruby, 1, 1)
                     .city("1h_1", Jade)
                     .city("1h_2", Jade)
                     .slots(Ruby, {Material, Material});
    table.outrage(Sapphire, Material);
    table.state.players[Ruby].outrage.add(Material);
    table.state.players[Ruby].agents = 9;
    table.acting(Ruby, "construction_2").play("act build");
    CHECK(table.asks(Step::Token));  // nothing else could be built
    CHECK_FALSE(table.is_city("1h_cloud", Ruby));
    CHECK(table.player(Ruby).cities == 5);  // built when the token is paid
    table.play("token 3");
    CHECK(table.is_city("1h_cloud", Ruby));
    CHECK(table.state.supply[Material] == 4);  // in the action step directly to the supply
    CHECK(table.refuses("act build") == "AR-107");
    auto prelude = Table::of(4)
                       .lore(Ruby, Lore::CloudCities)
                       .ships("1h", Ruby, 1)
                       .city("1h_1", Jade)
                       .city("1h_2", Jade)
                       .slots(Ruby, {Material, Material});
    prelude.in_prelude(Ruby, "mobilization_2").play("spend material", "token 1", "spend_as material");
    CHECK(prelude.is_city("1h_cloud", Ruby));  // the other token paid
    CHECK(prelude.tokens(Ruby, Material) == 0);
    auto one = Table::of(4)
                   .lore(Ruby, Lore::CloudCities)
                   .ships("1h", Ruby, 1)
                   .city("1h_1", Jade)
                   .city("1h_2", Jade)
                   .slots(Ruby, {Material});
    one.in_prelude(Ruby, "mobilization_2").play("spend material");
    CHECK(one.tokens(Ruby, Material) == 0);  // the token that pays for the Build cannot pay for the city
    CHECK_FALSE(one.is_city("1h_cloud", Ruby));
}

TEST_CASE("AR-233 Living Structures: Nurture taxes a Loyal city for a Build") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::LivingStructures)
                     .city("3c_1", Ruby)
                     .ships("3h", Ruby, 1)
                     .city("3h_1", Jade)
                     .city("5c_1", Ruby);
    table.acting(Ruby, "construction_2").play("act nurture");
    CHECK(table.options() == Lines{"tax 3c_1", "tax 5c_1"});
    CHECK(table.refuses("tax 3h_1") == "AR-233");
    table.play("tax 3c_1", "act nurture");
    CHECK(table.state.buildings.used.size() == 2);  // AR-104
    CHECK(table.asks(Step::Arrange));
}

TEST_CASE(
    "AR-234, AR-Q54 Living Structures: Prune keeps place and state, loses flags; never two of a kind in a "
    "gate") {
    auto table = Table::of(3)
                     .lore(Ruby, Lore::LivingStructures)
                     .starport("3h_1", Ruby, true)
                     .slots(Ruby, {Fuel, Relic, Weapon});
    table.state.buildings.used.add(Table::place_id("3h_1"));
    table.acting(Ruby, "administration_2");
    table.state.buildings.used.add(Table::place_id("3h_1"));
    table.play("act prune");
    CHECK(table.is_city("3h_1", Ruby));
    CHECK(table.is_damaged("3h_1"));
    CHECK(table.state.buildings.used.empty());
    CHECK(table.player(Ruby).starports == 5);
    CHECK(table.player(Ruby).cities == 4);
    table.play("act prune");  // back again: the city returns and covers RS3
    CHECK(table.is_starport("3h_1", Ruby));
    CHECK(table.asks(Step::Arrange));
    auto gate = Table::of(3)
                    .lore(Ruby, Lore::LivingStructures)
                    .city("3g_city", Ruby)
                    .starport("3g_port", Jade)
                    .acting(Ruby, "administration_2");
    CHECK(gate.refuses("act prune") == "AR-234");
    auto alone = Table::of(3)
                     .lore(Ruby, Lore::LivingStructures)
                     .city("3g_city", Ruby)
                     .acting(Ruby, "administration_2")
                     .play("act prune");
    CHECK(alone.is_starport("3g_port", Ruby));  // without Gate Ports
    auto cloud = Table::of(3)
                     .lore(Ruby, Lore::LivingStructures)
                     .lore(Ruby, Lore::CloudCities)
                     .city("3h_cloud", Ruby)
                     .slots(Ruby, {Weapon});
    cloud.acting(Ruby, "construction_2").play("act prune");
    CHECK(cloud.is_starport("3h_cloud", Ruby));
    cloud.play("act build");
    CHECK(cloud.refuses("build cloud_city") == "AR-231");  // any building there
}

TEST_CASE("AR-235, AR-236, AR-E59 Gate Stations: a city in a gate has the types of its cluster's cities") {
    auto build = Table::of(3)
                     .lore(Ruby, Lore::GateStations)
                     .ships("3g", Ruby, 1, 1)
                     .acting(Ruby, "construction_2")
                     .play("act build");
    CHECK(build.is_city("3g_city", Ruby));
    CHECK(build.refuses("act build") == "AR-107");  // one in a gate
    auto full = Table::of(3).lore(Ruby, Lore::GateStations).ships("3g", Ruby, 1).city("3g_city", Jade);
    full.ships("3h", Ruby, 1).ships("3c", Ruby, 1).acting(Ruby, "construction_2");
    full.play("act build", "build city");
    CHECK(full.refuses("site 3g") == "AR-235");
    auto table = Table::of(3)
                     .city("2g_city", Ruby)
                     .city("2a_1", Jade)
                     .city("2h_1", Sapphire)
                     .acting(Ruby, "administration_2")
                     .play("act tax");
    CHECK(table.options() == Lines{"tax_type relic", "tax_type psionic"});
    CHECK(table.refuses("tax_type weapon") == "AR-236");
    CHECK(table.play("tax_type psionic").tokens(Ruby, Psionic) == 1);
    auto destroyed = Table::of(3)
                         .city("2g_city", Jade, true)
                         .city("2a_1", Jade)
                         .city("2h_1", Sapphire)
                         .ships("2g", Ruby, 2)
                         .agents("secret_order", Jade, 1);
    destroyed.acting(Ruby, "aggression_2")
        .play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(destroyed.player(Ruby).outrage == ResourceSet::of(Relic, Psionic));
    CHECK(destroyed.has(Ruby, "secret_order"));
    // Without any city in the cluster it has no type: capture all the same.
    auto bare = Table::of(3)
                    .city("2g_city", Jade)
                    .ships("2g", Ruby, 1)
                    .acting(Ruby, "administration_2")
                    .play("act tax");
    CHECK(bare.captives(Ruby) == 1);
    CHECK(types_at(bare.state, Table::id("2g")).empty());
}
