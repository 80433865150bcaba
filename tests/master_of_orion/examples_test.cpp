// Chapter 8: the worked examples that have no test beside their rule.
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-E1 discounts of Fulcrum and Colony Ship add up to 3") {
    auto table = Table::of(2)
                     .tracks(Ruby, 5, 2, 1)
                     .advisor(Ruby, "fulcrum_sandebar")
                     .on_fulcrum(Ruby, {"colony_ship"});
    table.hand(Ruby, {"planetary_stock_exchange"})
        .turn(Ruby)
        .play("activate", "card planetary_stock_exchange");
    CHECK(table.state.building.discount == 3);
    CHECK(table.refuses("save fleet") == "MO-59");
    auto with_production = table;
    table.play("save food", "save food", "save food");
    CHECK(table.tracks(Ruby) == "4/2/0");  // 1/0/1
    with_production.play("save production");
    CHECK(with_production.tracks(Ruby) == "3/2/1");  // 2/0/0: the last point had one way only
}

TEST_CASE("MO-E1 exactly two payments are possible") {
    auto table = Table::of(2).tracks(Ruby, 5, 2, 1).turn(Ruby);
    const auto pays =
        payments({table.rules.content(), table.state, Ruby}, table.title("planetary_stock_exchange"), 3);
    REQUIRE(pays.size() == 2);
    CHECK(pays[0] == Resources{{2, 0, 0}});
    CHECK(pays[1] == Resources{{1, 0, 1}});
}

TEST_CASE("MO-E9 Vale in the comparison") {
    const auto can = [](int fleet, int against) {
        return Table::of(2)
            .advisor(Ruby, "vale")
            .tracks(Ruby, 0, fleet, 0)
            .tracks(Sapphire, 0, against, 0)
            .turn(Ruby)
            .offers("attack");
    };
    CHECK_FALSE(can(1, 3));
    CHECK(can(2, 4));
    CHECK_FALSE(can(2, 5));
}

TEST_CASE("MO-E20 income before the level, Round start after it") {
    auto table =
        Table::of(2).tracks(Ruby, 5, 0, 0).system(Ruby, {"hydroponic_farm", "cloning_center"}).start_round();
    CHECK(table.tracks(Ruby) == "9/0/0");
    CHECK(table.available(Ruby) == 5);
    CHECK(table.morale(Ruby) == 9);
}

TEST_CASE("MO-E24, MO-Q11 a morale condition is looked at once") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).morale(Ruby, 5).hand(Ruby, {"artemis_system_net"}).turn(Ruby);
    CHECK_FALSE(table.offers("build"));
    table.play("propaganda").turn(Ruby).play("build", "card artemis_system_net");
    table.morale(Ruby, 2);
    CHECK(table.points(Ruby) == 2 + 1);
    // A card that needs morale to be activated cannot be activated while it is lower.
    CHECK_FALSE(Table::of(2)
                    .morale(Ruby, 5)
                    .system(Ruby, {"superscalar_gas_harvester"})
                    .turn(Ruby)
                    .offers("activate"));
}

TEST_CASE("MO-E25 an R space works once a round, Frigate each time") {
    auto table = Table::of(2)
                     .tracks(Ruby, 0, 9, 0)
                     .system(Ruby, {"death_spores"})
                     .system(Ruby, {"frigate"})
                     .turn(Ruby);
    table.play("attack", "resolve death_spores system_1").draws({"titan"});
    table.turn(Ruby).play("attack").draws({"titan"});
    table.turn(Ruby).play("attack").draws({"capitol"});
    CHECK(table.morale(Sapphire) == 10 - 3 - 1);
    CHECK(table.hand_size(Ruby) == 3);
}

TEST_CASE("MO-E38 ADVIA-OSM minds the morale condition of the top card") {
    auto table = Table::of(2)
                     .advisor(Ruby, "advia_osm")
                     .tracks(Ruby, 9, 9, 9)
                     .morale(Ruby, 4)
                     .pile({"titan"})
                     .turn(Ruby);
    CHECK_FALSE(table.offers("activate"));
    CHECK(table.morale(Ruby, 6).offers("activate"));
}

TEST_CASE("MO-E45 the exchange of the opening hand") {
    auto table = Table::setup(2, {{"races", "humans"}, {"advisors", "off"}, {"first_player", "ruby"}});
    table.draws({"titan", "titan", "frigate", "frigate", "capitol"});
    table.draws({"autolab", "autolab", "jump_gate", "jump_gate", "capitol"});
    CHECK(table.asks(Step::Exchange));
    CHECK(table.asked() == Ruby);
    CHECK(table.options() ==
          std::vector<std::string>{"exchange titan", "exchange frigate", "exchange capitol", "keep"});
    CHECK(table.refuses("exchange autolab") == "MO-39");
    table.play("exchange capitol", "exchange titan", "keep");
    CHECK(table.pile() == "capitol titan");
    table.draws({"doom_star", "doom_star"});
    CHECK(table.hand(Ruby) == "doom_star doom_star titan frigate frigate");
    CHECK(table.asked() == Sapphire);  // no second exchange
    table.play("keep");
    CHECK(table.asks(Step::ChooseAction));
}
