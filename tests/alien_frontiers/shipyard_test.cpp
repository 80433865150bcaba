// The Shipyard (5.12), and the dummy ships that close docks there.
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::Seat;

namespace {

int own_ships(const Table& table, Seat seat) { return own_count(table.state.players[seat]); }

// Ruby with this many ships, a pair of them in hand.
Table builder(int own, int fuel, int ore) {
    return Table::of(4).fleet(Ruby, own).hand({2, 2}).has(Ruby, fuel, ore);
}

}  // namespace

TEST_CASE("AF-94 a pair and the price move one ship from the stock to the Maintenance Bay") {
    auto table = Table::of(2).hand({1, 4, 4}).has(Ruby, 3, 2);
    table.play("dock shipyard");
    CHECK(table.options() == std::vector<std::string>{"pair 4"});
    table.play("pair 4");
    CHECK(table.ships(Shipyard, Ruby) == 2);
    CHECK(table.state.players[Ruby].stock == 2);
    CHECK(table.state.players[Ruby].bay == 1);
    CHECK(table.fuel(Ruby) == 2);
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.hand() == std::vector{1});  // the new ship is not used this turn
    CHECK(Table::of(2).hand({1, 3, 4}).has(Ruby, 3, 2).refuses("dock shipyard") == "AF-46");
}

TEST_CASE("AF-94 the new ship is rolled for the first time on the next turn") {
    auto table = Table::of(2).hand({1, 4, 4}).has(Ruby, 1, 1);
    table.play("dock shipyard", "pair 4");
    put_away(table);
    table.next_turn({1, 1, 1});
    put_away(table);
    table.next_turn({1, 2, 3});
    CHECK(table.step() == Step::RollShips);
    table.play("roll 6");
    CHECK(table.step() == Step::Main);
    CHECK(table.hand() == std::vector{1, 2, 3, 6});
}

TEST_CASE("AF-95 the 4th ship costs 1 fuel and 1 ore, the 5th 2 and 2, the 6th 3 and 3") {
    for (int own = 3; own <= 5; ++own) {
        CAPTURE(own);
        const int price = own - 2;
        CHECK(builder(own, price - 1, 8).refuses("dock shipyard") == "AF-31");
        CHECK(builder(own, 8, price - 1).refuses("dock shipyard") == "AF-31");
        Table table = builder(own, price, price);
        table.play("dock shipyard", "pair 2");
        CHECK(table.fuel(Ruby) == 0);
        CHECK(table.ore(Ruby) == 0);
        CHECK(own_ships(table, Ruby) == own + 1);
    }
}

TEST_CASE("AF-95 the relic ship does not raise the price") {
    auto table = builder(3, 1, 1).relic(Ruby, RelicPlace::MaintenanceBay);
    table.play("dock shipyard", "pair 2");
    CHECK(table.fuel(Ruby) == 0);
}

TEST_CASE("AF-96 with six ships the stock is empty and I cannot dock at the Shipyard") {
    CHECK(builder(6, 8, 8).refuses("dock shipyard") == "AF-96");
    CHECK(builder(6, 8, 8).colonies(HerbertValley, {1}).refuses("dock shipyard") == "AF-96");
    CHECK(builder(5, 8, 8).allows("dock shipyard"));
}

TEST_CASE("AF-97 with Herbert Valley the 4th ship costs nothing, the 5th 1 and 1, the 6th 2 and 2") {
    for (int own = 3; own <= 5; ++own) {
        CAPTURE(own);
        const int price = own - 3;
        Table table = builder(own, price, price).colonies(HerbertValley, {1});
        table.play("dock shipyard", "pair 2");
        CHECK(table.fuel(Ruby) == 0);
        CHECK(table.ore(Ruby) == 0);
        CHECK(own_ships(table, Ruby) == own + 1);
    }
    CHECK(builder(5, 1, 8).colonies(HerbertValley, {1}).refuses("dock shipyard") == "AF-31");
    CHECK(builder(5, 8, 1).colonies(HerbertValley, {1}).refuses("dock shipyard") == "AF-31");
}

TEST_CASE("AF-98 several ships may be built in one turn, each raises the count for the next") {
    auto table = Table::of(4).hand({2, 2, 5, 5}).has(Ruby, 5, 5);
    table.play("dock shipyard", "pair 2");
    CHECK(table.fuel(Ruby) == 3);  // the fifth
    table.play("dock shipyard", "pair 5");
    CHECK(table.fuel(Ruby) == 0);  // the sixth
    CHECK(table.ore(Ruby) == 0);
    CHECK(own_ships(table, Ruby) == 6);

    auto poorer = Table::of(4).hand({2, 2, 5, 5}).has(Ruby, 4, 4);
    poorer.play("dock shipyard", "pair 2");
    CHECK(poorer.refuses("dock shipyard") == "AF-31");

    auto one_pair = Table::of(4).hand({2, 2, 5}).has(Ruby, 8, 8);
    one_pair.play("dock shipyard", "pair 2");
    CHECK(one_pair.refuses("dock shipyard") == "AF-46");  // each with its own pair
}

TEST_CASE("AF-99 a ship at the Terraforming Station can be rebuilt only after it is back in the stock") {
    auto table =
        Table::of(2).docked(TerraformingStation, Ruby, {6}).fleet(Ruby, 6).hand({2, 2}).has(Ruby, 4, 4);
    CHECK(table.refuses("dock shipyard") == "AF-96");
    put_away(table);
    table.next_turn({1, 1, 1});
    put_away(table);
    table.next_turn({3, 3, 4, 4, 5});
    CHECK(own_ships(table, Ruby) == 5);
    CHECK(table.allows("dock shipyard"));
}

TEST_CASE("AF-Q22 a ship at the Terraforming Station counts for the price until it is back in the stock") {
    auto table =
        Table::of(2).docked(TerraformingStation, Ruby, {6}).fleet(Ruby, 4).hand({2, 2}).has(Ruby, 1, 1);
    CHECK(table.refuses("dock shipyard") == "AF-31");
    CHECK(Table{table}.has(Ruby, 2, 2).allows("dock shipyard"));
    put_away(table);
    table.next_turn({1, 1, 1});
    put_away(table);
    table.next_turn({3, 3, 5}).has(Ruby, 1, 1);
    CHECK(table.allows("dock shipyard"));
}

TEST_CASE("AF-100 a lost ship can be bought again and again, at the price of the count at that time") {
    auto table = Table::of(2).fleet(Ruby, 4).hand({6}).has(Ruby, 1, 1).supply(Ruby, 8);
    for (int loss = 1; loss <= 4; ++loss) {
        CAPTURE(loss);
        table.play("dock terraforming_station", "ship 6", "land lem_badlands");
        put_away(table);
        table.next_turn({1, 1, 1});
        put_away(table);
        table.next_turn({2, 2, 6}).has(Ruby, 2, 2);
        CHECK(own_ships(table, Ruby) == 3);
        table.play("dock shipyard", "pair 2");
        CHECK(own_ships(table, Ruby) == 4);
        CHECK(table.fuel(Ruby) == 1);
        CHECK(table.ore(Ruby) == 1);
    }
}

TEST_CASE("AF-Q31 dummy ships can never be removed or bumped") {
    auto table = Table::of(2).docked(Shipyard, Sapphire, {1, 1}).hand({2, 2}).has(Ruby, 8, 8);
    table.owns(Ruby, {PlasmaCannon});
    CHECK(table.refuses("dock shipyard") == "AF-44");
    table.play("use plasma_cannon");
    CHECK(table.refuses("aim lunar_mine") == "AF-164");  // two dummies stand there
    CHECK(table.options() == std::vector<std::string>{"aim shipyard"});
    table.play("aim shipyard");
    CHECK(table.options() == std::vector<std::string>{"hit sapphire 1"});
    CHECK(table.refuses("hit jade 1") == "AF-165");  // the colour of a dummy
    table.play("hit sapphire 1", "hit sapphire 1");
    CHECK(table.options() == std::vector<std::string>{"cease"});
    table.play("cease");
    CHECK(free_docks(table.state, Shipyard) == 2);

    auto discard = Table::of(2).fleet(Sapphire, 4).hand({2}).owns(Ruby, {PlasmaCannon});
    discard.play("discard plasma_cannon");
    CHECK(discard.options() == std::vector<std::string>{"destroy_in_bay sapphire own"});
    CHECK(discard.refuses("destroy shipyard jade 1") == "AF-168");
}
