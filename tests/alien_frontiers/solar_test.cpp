// The Solar Converter (5.13).
#include "alien_frontiers/table.h"

using namespace orrery::af;

TEST_CASE("AF-101 a ship of value v gives half of v in fuel, rounded up: 1, 1, 2, 2, 3, 3") {
    const int fuel[] = {1, 1, 2, 2, 3, 3};
    for (int value = 1; value <= 6; ++value) {
        CAPTURE(value);
        auto table = Table::of(4).hand({value});
        table.play("dock solar_converter", "ship " + std::to_string(value));
        CHECK(table.fuel(Ruby) == fuel[value - 1]);
        CHECK(table.ore(Ruby) == 0);
        CHECK(table.ships(SolarConverter, Ruby) == 1);
        CHECK(table.hand().empty());
    }
}

TEST_CASE("AF-101 each ship is rounded separately") {
    auto table = Table::of(4).hand({1, 1, 3}).has(Ruby, 2, 0);
    table.play("dock solar_converter", "ship 1", "dock solar_converter", "ship 1");
    CHECK(table.fuel(Ruby) == 4);
    table.play("dock solar_converter", "ship 3");
    CHECK(table.fuel(Ruby) == 6);
}

TEST_CASE("AF-102 with Lem Badlands each ship gives 1 more fuel") {
    const int fuel[] = {2, 2, 3, 3, 4, 4};
    for (int value = 1; value <= 6; ++value) {
        CAPTURE(value);
        auto table = Table::of(4).hand({value}).colonies(LemBadlands, {1});
        table.play("dock solar_converter", "ship " + std::to_string(value));
        CHECK(table.fuel(Ruby) == fuel[value - 1]);
    }
    auto of_another = Table::of(4).hand({3}).colonies(LemBadlands, {0, 1});
    of_another.play("dock solar_converter", "ship 3");
    CHECK(of_another.fuel(Ruby) == 2);
}

TEST_CASE("AF-E9 3 and 4 docked at the Solar Converter give 2 + 2 = 4 fuel") {
    auto table = Table::of(4).hand({3, 4});
    table.play("dock solar_converter", "ship 3");
    CHECK(table.fuel(Ruby) == 2);
    table.play("dock solar_converter", "ship 4");
    CHECK(table.fuel(Ruby) == 4);
}
