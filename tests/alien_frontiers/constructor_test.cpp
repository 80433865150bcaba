// The Colony Constructor (5.7): AF-68 to AF-70.
#include "alien_frontiers/table.h"

using namespace orrery::af;

TEST_CASE("AF-68 three ships of equal value and 3 ore land one colony at once") {
    auto table = Table::of(4).hand({4, 4, 4}).has(Ruby, 2, 4);
    const int free_colonies = table.state.me().colonies;
    table.play("dock colony_constructor", "triple 4");
    CHECK(table.ships(ColonyConstructor, Ruby) == 3);
    CHECK(table.step() == Step::PlaceColony);
    CHECK(table.options().size() == 8);  // nothing but the landing
    table.play("land pohl_foothills");
    CHECK(table.step() == Step::Main);
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.fuel(Ruby) == 2);
    CHECK(table.state.colonies[PohlFoothills][Ruby] == 1);
    CHECK(table.state.me().colonies == free_colonies - 1);
    CHECK(Table::of(4).hand({4, 4, 4}).has(Ruby, 8, 2).refuses("dock colony_constructor") == "AF-31");
    CHECK(Table::of(4).hand({4, 4, 5}).has(Ruby, 0, 3).refuses("dock colony_constructor") == "AF-46");
}

TEST_CASE("AF-69 with the Bradbury Plateau bonus the price is 2 ore") {
    auto table = Table::of(4).colonies(BradburyPlateau, {1}).hand({4, 4, 4}).has(Ruby, 0, 2);
    table.play("dock colony_constructor", "triple 4", "land pohl_foothills");
    CHECK(table.ore(Ruby) == 0);
    auto poor = Table::of(4).colonies(BradburyPlateau, {1}).hand({4, 4, 4}).has(Ruby, 0, 1);
    CHECK(poor.refuses("dock colony_constructor") == "AF-31");
    auto tied = Table::of(4).colonies(BradburyPlateau, {1, 1}).hand({4, 4, 4}).has(Ruby, 0, 2);
    CHECK(tied.refuses("dock colony_constructor") == "AF-31");
}

TEST_CASE("AF-70 two triples fit with three or four players, one with two players") {
    for (const int players : {3, 4}) {
        auto table =
            Table::of(players).hand({2, 2, 2}).has(Ruby, 0, 3).docked(ColonyConstructor, Sapphire, {1, 1, 1});
        table.play("dock colony_constructor", "triple 2", "land lem_badlands")
            .hand({5, 5, 5})
            .has(Ruby, 0, 3);
        CHECK(table.refuses("dock colony_constructor") == "AF-44");
    }
    auto table = Table::of(2).hand({2, 2, 2, 3, 3, 3}).has(Ruby, 0, 6);
    table.play("dock colony_constructor", "triple 2", "land lem_badlands");
    CHECK(table.refuses("dock colony_constructor") == "AF-44");
}
