// Resources (5.2): AF-30 to AF-34, the rulings about prices and trades, the examples of raids on resources.
#include <set>

#include "alien_frontiers/walk.h"
#include "games/alien_frontiers/cards.h"

using namespace orrery::af;

TEST_CASE("AF-30, AF-Q5 resources are counted from 0 upwards; 20 ore and 30 fuel are no limit") {
    auto table = Table::of(4).has(Ruby, 30, 20).has(Sapphire, 8, 0).has(Jade, 0, 8).hand({3, 6});
    table.play("dock solar_converter", "ship 6", "dock lunar_mine", "ship 3");
    CHECK(table.fuel(Ruby) == 33);
    CHECK(table.ore(Ruby) == 21);
}

TEST_CASE("AF-31 a cost is paid in full at the moment of use, or the action is illegal") {
    struct Priced {
        const char* action;
        int fuel, ore;
    };
    auto table = Table::of(4).hand({2, 2, 2, 6}).fleet(Ruby, 4).hub(Ruby, 7).colonies(BurroughsDesert, {1});
    table.owns(Ruby, {BoosterPod, GravityManipulator});
    table.state.flags.market_rate = 3;
    for (const Priced& priced :
         {Priced{"dock colony_constructor", 0, 3}, Priced{"dock shipyard", 2, 2},
          Priced{"dock terraforming_station", 1, 1}, Priced{"launch", 1, 1}, Priced{"buy_relic", 1, 1},
          Priced{"trade", 3, 0}, Priced{"use booster_pod", 1, 0}, Priced{"use gravity_manipulator", 2, 0}}) {
        CAPTURE(priced.action);
        CHECK(table.has(Ruby, priced.fuel, priced.ore).allows(priced.action));
        if (priced.fuel > 0) CHECK(table.has(Ruby, priced.fuel - 1, 9).refuses(priced.action) == "AF-31");
        if (priced.ore > 0) CHECK(table.has(Ruby, 9, priced.ore - 1).refuses(priced.action) == "AF-31");
    }
    SUBCASE("it goes into the stock") {
        table.has(Ruby, 3, 4).play("dock shipyard", "pair 2");
        CHECK(table.fuel(Ruby) == 1);
        CHECK(table.ore(Ruby) == 2);
        for (const orrery::Seat other : {Sapphire, Jade, Pearl})
            CHECK(table.fuel(other) + table.ore(other) == 0);
    }
    SUBCASE("what an action brings in cannot pay for the same action") {
        table = Table::of(4).docked(LunarMine, Ruby, {6}).owns(Ruby, {OrbitalTeleporter}).has(Ruby, 1, 0);
        CHECK(table.refuses("use orbital_teleporter") == "AF-31");  // the Converter would give 3 fuel
        CHECK(table.has(Ruby, 2, 0).allows("use orbital_teleporter"));
    }
}

TEST_CASE("AF-32 at the end of the turn resources of your choice are returned until exactly 8 remain") {
    CHECK(Table::of(2).has(Ruby, 5, 3).play("end").step() == Step::RollShips);
    auto table = Table::of(2).has(Ruby, 5, 4).play("end");
    CHECK(table.step() == Step::Trim);
    CHECK(table.options() == std::vector<std::string>{"keep_fuel 4", "keep_fuel 5"});
    CHECK(table.refuses("keep_fuel 3") == "AF-32");
    CHECK(table.refuses("keep_fuel 6") == "AF-32");
    table.play("keep_fuel 4");
    CHECK(table.fuel(Ruby) == 4);
    CHECK(table.ore(Ruby) == 4);
    CHECK(Table::of(2).has(Ruby, 10, 0).play("end").options() == std::vector<std::string>{"keep_fuel 8"});
    CHECK(Table::of(2).has(Ruby, 0, 9).play("end").options() == std::vector<std::string>{"keep_fuel 0"});
    CHECK(Table::of(2).has(Ruby, 9, 9).play("end").options().size() == 9);
}

TEST_CASE("AF-33 there is no limit at any other time") {
    auto table = Table::of(2).hand({6}).has(Ruby, 8, 0).has(Sapphire, 6, 6);
    table.play("dock solar_converter", "ship 6");
    CHECK(table.step() == Step::Main);
    CHECK(table.fuel(Ruby) == 11);
    table.play("end", "keep_fuel 8", "roll 1", "roll 1", "roll 1");
    CHECK(table.fuel(Sapphire) == 6);  // not looked at when another player's turn ends or her own begins
    CHECK(table.ore(Sapphire) == 6);
    for (int ship = 0; ship < 3; ++ship) table.play("dock colonist_hub", "ship 1");
    CHECK(table.step() == Step::Main);
    CHECK(table.play("end").step() == Step::Trim);
}

TEST_CASE("AF-34, AF-Q6 players cannot give or trade resources, ships or cards to each other") {
    std::set<std::string_view> about_others;
    for (const orrery::VerbSpec& verb : verb_table().verbs())
        for (const orrery::Operand& operand : verb.operands)
            if (operand.domain != nullptr && operand.domain->id == "seat") about_others.insert(verb.id);
    CHECK(about_others == std::set<std::string_view>{"first", "steal", "steal_card", "move_colony", "swap",
                                                     "with", "hit", "destroy", "destroy_in_bay"});
    for (const int players : {2, 4})
        walk(players, 34, [](const State& before, orrery::Action action, const State& after) {
            if (verb_of(action) == Verb::First || verb_of(action) == Verb::Draw) return;
            for (int k = 0; k < others(before); ++k) {
                const Player& then = before.players[other(before, k)];
                const Player& now = after.players[other(before, k)];
                const bool raid = verb_of(action) == Verb::Steal || verb_of(action) == Verb::StealCard;
                if (!raid && (then.fuel != now.fuel || then.ore != now.ore || then.cards != now.cards))
                    FAIL_CHECK("changed by ", verb_table().write(action));
                CHECK(now.fuel <= then.fuel);
                CHECK(now.ore <= then.ore);
                CHECK((now.cards - then.cards).empty());
                CHECK(now.stock >= then.stock);
            }
        });
}

TEST_CASE("AF-Q12 the discount of Pohl Foothills gives no fuel back: prices stop at 0") {
    auto table = Table::of(4).colonies(PohlFoothills, {1}).owns(Ruby, {BoosterPod, StasisBeam}).hand({2, 4});
    table.play("use booster_pod", "raise 2", "use stasis_beam", "lower 4");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(fuel_price(table.state, 0) == 0);
}

TEST_CASE("AF-Q14 the right to trade does not end if one ship of the pair is teleported away") {
    auto table = Table::of(4).hand({3, 3}).has(Ruby, 8, 0).owns(Ruby, {OrbitalTeleporter});
    table.play("dock orbital_market", "pair 3", "use orbital_teleporter", "teleport orbital_market 3",
               "to alien_artifact", "keep");
    CHECK(table.ships(OrbitalMarket, Ruby) == 1);
    table.play("trade", "trade");
    CHECK(table.fuel(Ruby) == 0);
    CHECK(table.ore(Ruby) == 2);
}

TEST_CASE("AF-Q16 nobody trades with a pair of another player or with dummies") {
    CHECK(Table::of(4).docked(OrbitalMarket, Sapphire, {1, 1}).has(Ruby, 8, 0).refuses("trade") == "AF-78");
    CHECK(Table::of(2).has(Ruby, 8, 0).refuses("trade") == "AF-78");
    auto table = Table::of(4).docked(OrbitalMarket, Sapphire, {1, 1}).has(Ruby, 8, 0).hand({4, 4});
    table.play("dock orbital_market", "pair 4", "trade");
    CHECK(table.fuel(Ruby) == 4);  // at the price of the own pair
}

TEST_CASE("AF-E53 when the others own 2F, 1O and nothing, a raid on resources takes all 3") {
    auto table = Table::of(4).hand({1, 2, 3}).has(Sapphire, 2, 0).has(Jade, 0, 1);
    table.play("dock raiders_outpost", "straight 1-2-3", "raid_resources");
    table.play("steal sapphire fuel", "steal sapphire fuel", "steal jade ore");
    CHECK(table.step() == Step::Main);
    CHECK(table.fuel(Ruby) == 2);
    CHECK(table.ore(Ruby) == 1);
    for (const orrery::Seat victim : {Sapphire, Jade, Pearl})
        CHECK(table.fuel(victim) + table.ore(victim) == 0);
}

TEST_CASE("AF-E54 the owner of the Decoy with 8 resources loses none, 3O of another player are taken") {
    auto table =
        Table::of(4).hand({1, 2, 3}).has(Sapphire, 4, 4).has(Jade, 0, 3).owns(Sapphire, {HolographicDecoy});
    table.play("dock raiders_outpost", "straight 1-2-3", "raid_resources");
    CHECK(table.refuses("steal sapphire fuel") == "AF-91");
    CHECK(table.options() == std::vector<std::string>{"steal jade ore"});
    table.play("steal jade ore", "steal jade ore", "steal jade ore");
    CHECK(table.step() == Step::Main);
    CHECK(table.ore(Ruby) == 3);
    CHECK(table.fuel(Sapphire) + table.ore(Sapphire) == 8);
}
