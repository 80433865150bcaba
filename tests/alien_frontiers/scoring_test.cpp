// Points, winners, tie-breaks (AF-183 to AF-188).
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

namespace {

std::vector<int> ranks(const Table& table) {
    const auto ranks = table.rules.standing(table.state).ranks;
    return {ranks.begin(), ranks.begin() + table.state.seats()};
}
using Ranks = std::vector<int>;

// Ruby and Sapphire have 2 points each.
Table tied() { return Table::of(2).colonies(LemBadlands, {1}).colonies(AsimovCrater, {0, 1}); }

}  // namespace

TEST_CASE("AF-183 the score: landed colonies, control, the Positron Field, Alien City, Alien Monument") {
    auto table = Table::of(3).hub(Ruby, 7);
    CHECK(table.score(Ruby) == 0);  // a colony on the hub is not landed
    table.colonies(LemBadlands, {2, 2, 1});
    CHECK(table.score(Ruby) == 2);  // tied: two colonies, no control
    CHECK(table.score(Jade) == 1);
    table.colonies(HerbertValley, {1});
    CHECK(table.score(Ruby) == 4);
    table.field(Positron, LemBadlands);
    CHECK(table.score(Ruby) == 4);  // not controlled
    table.field(Positron, HerbertValley);
    CHECK(table.score(Ruby) == 5);
    CHECK(table.score(Sapphire) == 2);
    table.owns(Ruby, {AlienCity});
    CHECK(table.score(Ruby) == 6);
    table.owns(Ruby, {AlienMonument});
    CHECK(table.score(Ruby) == 7);
    table.owns(Ruby, {BoosterPod, HolographicDecoy, ResourceCache}).has(Ruby, 8, 0);
    CHECK(table.score(Ruby) == 7);
    CHECK(table.rules.standing(table.state).scores[Ruby] == 7);
    CHECK(table.rules.standing(table.state).scores[Jade] == 1);
}

TEST_CASE("AF-184 the score is recomputed after every change; it rises and falls and has no memory") {
    auto table =
        Table::of(2).colonies(LemBadlands, {0, 1}).field(Positron, LemBadlands).hand({4, 4, 4, 4, 4, 4});
    table.owns(Ruby, {OrbitalTeleporter}).has(Ruby, 0, 6);
    CHECK(table.score(Sapphire) == 3);
    table.play("dock colony_constructor", "triple 4", "land lem_badlands");
    CHECK(table.score(Sapphire) == 1);
    CHECK(table.score(Ruby) == 1);
    table.play("discard orbital_teleporter", "move_colony lem_badlands ruby", "onto herbert_valley");
    CHECK(table.score(Sapphire) == 3);
    CHECK(table.score(Ruby) == 2);
}

TEST_CASE("AF-185 the highest score wins; it need not be the player who ended the game") {
    auto table = Table::of(2).colonies(LemBadlands, {0, 1}).colonies(AsimovCrater, {0, 1}).hand({4, 4, 4});
    table.has(Ruby, 0, 3).supply(Ruby, 1);
    table.play("dock colony_constructor", "triple 4", "land lem_badlands");
    CHECK(table.over());
    CHECK(table.score(Ruby) == 1);
    CHECK(table.score(Sapphire) == 3);
    CHECK(ranks(table) == Ranks{2, 1});
}

TEST_CASE("AF-186 tied players compare cards, then ore, then fuel; more is better, resources as held") {
    SUBCASE("cards before ore and fuel, all kinds count") {
        auto table = tied().owns(Sapphire, {HolographicDecoy}).has(Ruby, 4, 4);
        CHECK(ranks(table) == Ranks{2, 1});
    }
    SUBCASE("ore before fuel") {
        auto table =
            tied().owns(Ruby, {BoosterPod}).owns(Sapphire, {BoosterPod}).has(Ruby, 7, 0).has(Sapphire, 0, 1);
        CHECK(ranks(table) == Ranks{2, 1});
    }
    SUBCASE("fuel last") {
        auto table = tied().has(Ruby, 2, 1).has(Sapphire, 3, 1);
        CHECK(ranks(table) == Ranks{2, 1});
    }
    SUBCASE("also above 8") {
        auto table = tied().has(Ruby, 0, 9).has(Sapphire, 0, 8);
        CHECK(ranks(table) == Ranks{1, 2});
        table.has(Sapphire, 0, 10);
        CHECK(ranks(table) == Ranks{2, 1});
    }
    SUBCASE("the score comes first") {
        auto table = tied().colonies(LemBadlands, {2}).owns(Sapphire, {BoosterPod}).has(Sapphire, 4, 4);
        CHECK(ranks(table) == Ranks{1, 2});
    }
}

TEST_CASE("AF-187, AF-Q67 if all of that is equal, the tied players share the victory") {
    auto table =
        tied().owns(Ruby, {BoosterPod}).owns(Sapphire, {StasisBeam}).has(Ruby, 3, 2).has(Sapphire, 3, 2);
    CHECK(ranks(table) == Ranks{1, 1});
}

TEST_CASE("AF-188, AF-Q58 the final ranking of all uses the same order; equal players share a rank") {
    auto table = Table::of(4).colonies(LemBadlands, {0, 1}).colonies(HerbertValley, {1, 1, 1, 0});
    table.has(Pearl, 8, 0).has(Ruby, 0, 1).has(Jade, 0, 1);
    CHECK(ranks(table) == Ranks{2, 1, 2, 4});
    table.has(Jade, 1, 1);
    CHECK(ranks(table) == Ranks{3, 1, 2, 4});
    table.owns(Ruby, {BoosterPod});
    CHECK(ranks(table) == Ranks{2, 1, 3, 4});
}

TEST_CASE("AF-E95 the Positron Field on a territory with 1:1 gives nobody a point, and control neither") {
    auto table = Table::of(2).colonies(LemBadlands, {1, 1}).field(Positron, LemBadlands);
    CHECK(table.controller(LemBadlands) == kNobody);
    CHECK(table.score(Ruby) == 1);
    CHECK(table.score(Sapphire) == 1);
}

TEST_CASE("AF-E96 the Isolation Field leaves me the point for control, but not the bonus") {
    auto table = Table::of(2).colonies(LemBadlands, {1}).field(Isolation, LemBadlands).hand({3});
    CHECK(table.score(Ruby) == 2);
    table.play("dock solar_converter", "ship 3");
    CHECK(table.fuel(Ruby) == 2);
}

TEST_CASE("AF-E101 four colonies, two territories, Positron Field, Alien City: 8 points, 7 without it") {
    auto table = Table::of(2).colonies(HerbertValley, {0, 2}).colonies(LemBadlands, {0, 1}).hand({1, 2, 3});
    table.colonies(AsimovCrater, {1, 1}).field(Positron, HerbertValley).owns(Sapphire, {AlienCity});
    CHECK(table.score(Sapphire) == 8);
    table.play("dock raiders_outpost", "straight 1-2-3", "raid_card", "steal_card sapphire alien_city");
    CHECK(table.score(Sapphire) == 7);
}

TEST_CASE("AF-E103 tied on 9 points, cards 3:3, ore 1:1: fuel 4:2 decides; with 4:4 both win") {
    auto table = Table::of(4).has(Ruby, 4, 1).has(Jade, 2, 1);
    for (const Territory territory : {AsimovCrater, BradburyPlateau, BurroughsDesert})
        table.colonies(territory, {2});
    for (const Territory territory : {HeinleinPlains, HerbertValley, LemBadlands})
        table.colonies(territory, {0, 0, 2});
    table.owns(Ruby, {BoosterPod, StasisBeam, DataCrystal})
        .owns(Jade, {BoosterPod, PlasmaCannon, PolarityDevice});
    CHECK(table.score(Ruby) == 9);
    CHECK(table.score(Jade) == 9);
    CHECK(ranks(table) == Ranks{1, 3, 2, 3});
    table.has(Jade, 4, 1);
    CHECK(ranks(table) == Ranks{1, 3, 1, 3});
}
