// The Orbital Market (5.10).
#include "alien_frontiers/table.h"

using namespace orrery::af;

using Options = std::vector<std::string>;

TEST_CASE("AF-78 a pair of value v lets me pay v fuel for 1 ore, any number of times this turn") {
    auto table = Table::of(4).hand({2, 2, 5}).has(Ruby, 5, 0);
    CHECK(table.refuses("trade") == "AF-78");
    table.play("dock orbital_market");
    CHECK(table.options() == Options{"pair 2"});
    table.play("pair 2");
    CHECK(table.ships(OrbitalMarket, Ruby) == 2);
    CHECK(table.hand() == std::vector{5});
    CHECK(table.fuel(Ruby) == 5);  // docking itself is free
    CHECK(table.ore(Ruby) == 0);
    table.play("trade", "trade");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.ore(Ruby) == 2);
    CHECK(table.refuses("trade") == "AF-31");
    table.play("dock solar_converter", "ship 5", "trade");  // fuel gained later in the turn
    CHECK(table.fuel(Ruby) == 2);
    CHECK(table.ore(Ruby) == 3);
}

TEST_CASE("AF-78 the two ships show equal values, and the pair must be mine") {
    CHECK(Table::of(4).hand({1, 2, 4}).refuses("dock orbital_market") == "AF-46");
    auto table = Table::of(4).docked(OrbitalMarket, Sapphire, {1, 1}).hand({1, 3}).has(Ruby, 6, 0);
    CHECK(table.refuses("trade") == "AF-78");
    CHECK(table.refuses("dock orbital_market") == "AF-46");
}

TEST_CASE("AF-78 each of the six values is its own price") {
    for (int value = 1; value <= 6; ++value) {
        CAPTURE(value);
        auto table = Table::of(4).hand({value, value}).has(Ruby, 6, 0);
        table.play("dock orbital_market", "pair " + std::to_string(value), "trade");
        CHECK(table.fuel(Ruby) == 6 - value);
        CHECK(table.ore(Ruby) == 1);
    }
}

TEST_CASE("AF-79 docking at the market without trading is legal") {
    auto poor = Table::of(4).hand({6, 6});
    poor.play("dock orbital_market", "pair 6");
    CHECK(poor.options() == Options{"end"});
    auto rich = Table::of(4).hand({3, 3}).has(Ruby, 7, 0);
    rich.play("dock orbital_market", "pair 3");
    CHECK(rich.options() == Options{"trade", "end"});
    rich.play("end");
    CHECK(rich.fuel(Ruby) == 7);
    CHECK(rich.ore(Ruby) == 0);
}

TEST_CASE("AF-80 of two pairs in one turn each trade uses the cheaper value") {
    auto dear_first = Table::of(4).hand({2, 2, 5, 5}).has(Ruby, 8, 0);
    dear_first.play("dock orbital_market", "pair 5", "trade");
    CHECK(dear_first.fuel(Ruby) == 3);
    dear_first.play("dock orbital_market", "pair 2", "trade");
    CHECK(dear_first.fuel(Ruby) == 1);
    CHECK(dear_first.ore(Ruby) == 2);

    auto cheap_first = Table::of(4).hand({2, 2, 5, 5}).has(Ruby, 4, 0);
    cheap_first.play("dock orbital_market", "pair 2", "dock orbital_market", "pair 5", "trade", "trade");
    CHECK(cheap_first.fuel(Ruby) == 0);
    CHECK(cheap_first.ore(Ruby) == 2);
}

TEST_CASE("AF-81 Heinlein Plains is looked at at each trade, so it may begin or end between two trades") {
    auto table = Table::of(4).hand({3, 3}).hub(Ruby, 7).has(Ruby, 9, 1).owns(Ruby, {OrbitalTeleporter});
    table.play("dock orbital_market", "pair 3", "trade");
    CHECK(table.fuel(Ruby) == 6);
    table.play("launch", "land heinlein_plains", "trade");
    CHECK(table.fuel(Ruby) == 4);  // 1 for the launch, 1 for the trade
    table.play("discard orbital_teleporter", "move_colony heinlein_plains ruby", "onto lem_badlands",
               "trade");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.refuses("trade") == "AF-31");
}

TEST_CASE("AF-81 the bonus is no right to trade without a pair") {
    auto table = Table::of(4).hand({3, 4}).has(Ruby, 9, 0).colonies(HeinleinPlains, {1});
    CHECK(table.refuses("trade") == "AF-78");
}

TEST_CASE("AF-82 the right to trade ends with the turn") {
    auto table = Table::of(2).hand({2, 2}).has(Ruby, 6, 0).has(Sapphire, 6, 0);
    table.play("dock orbital_market", "pair 2");
    CHECK(table.allows("trade"));
    table.next_turn({1, 3, 5});
    CHECK(table.ships(OrbitalMarket, Ruby) == 2);
    CHECK(table.refuses("trade") == "AF-78");  // Sapphire has none
    table.play("dock solar_converter", "ship 1", "dock solar_converter", "ship 3", "dock solar_converter",
               "ship 5");
    table.next_turn({2, 2, 4});
    CHECK(table.refuses("trade") == "AF-78");  // nor has Ruby, before docking anew
}

TEST_CASE("AF-82 the right stays when the Orbital Teleporter moves one ship of the pair away") {
    auto table = Table::of(4).hand({2, 2}).has(Ruby, 6, 0).owns(Ruby, {OrbitalTeleporter});
    table.play("dock orbital_market", "pair 2");
    table.play("use orbital_teleporter", "teleport orbital_market 2", "to solar_converter");
    CHECK(table.ships(OrbitalMarket, Ruby) == 1);
    CHECK(table.fuel(Ruby) == 5);  // 2 for the card, 1 from the converter
    table.play("trade", "trade");
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.ore(Ruby) == 2);
}

TEST_CASE("AF-83 trades go in one direction only, fuel into ore") {
    auto table = Table::of(4).hand({1, 1}).has(Ruby, 1, 9);
    table.play("dock orbital_market", "pair 1");
    CHECK_FALSE(table.rules.verbs().read("trade ore").has_value());
    for (const std::string& option : table.options()) {
        if (option == "end") continue;
        CAPTURE(option);
        Table after = table;
        after.play(option);
        CHECK(after.fuel(Ruby) <= table.fuel(Ruby));
        CHECK(after.ore(Ruby) >= table.ore(Ruby));
    }
    table.play("trade");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 10);
    CHECK(table.refuses("trade") == "AF-31");  // ore buys nothing here
}

TEST_CASE("AF-E6 with a pair of 3s 3 fuel buy 1 ore, 6 fuel do it twice, 3 fuel gained later once more") {
    auto table = Table::of(4).hand({3, 3, 5}).has(Ruby, 6, 0);
    table.play("dock orbital_market", "pair 3", "trade");
    CHECK(table.fuel(Ruby) == 3);
    CHECK(table.ore(Ruby) == 1);
    table.play("trade");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.refuses("trade") == "AF-31");
    table.play("dock solar_converter", "ship 5");
    CHECK(table.fuel(Ruby) == 3);
    table.play("trade");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 3);
}
