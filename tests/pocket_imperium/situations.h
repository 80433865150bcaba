// Situations that several tests begin with.
#pragma once

#include "pocket_imperium/table.h"

namespace orrery::pi {

// Everybody can carry out every command.
inline Table settled(int players) {
    auto table = Table::of(players).ships("s1_n", Ruby, 2).ships("s3_nw", Sapphire, 2);
    if (players > 2) table.ships("s4_ne", Jade, 2);
    if (players > 3) table.ships("s6_n", Pearl, 2);
    return table;
}

// With two players and the same plan four equal cards meet in every reveal: nobody acts.
inline void idle_orders(Table& table) {
    REQUIRE(table.asks(Step::MakePlan));
    table.play("plan ee-xx-tt", "plan ee-xx-tt");
}

// Ruby alone explores, with the first so many ships of `origin` already chosen.
inline Table flying(Table table, std::string_view origin, int fleet) {
    table.order(Ruby, Command::Explore, 3).play("from " + std::string{origin});
    if (table.asks(Step::ExploreSize)) table.play("fleet " + std::to_string(fleet));
    REQUIRE(table.asks(Step::ExploreDest));
    return table;
}

}  // namespace orrery::pi
