// The end of the game (AF-181, AF-182).
#include "alien_frontiers/table.h"

using namespace orrery::af;

namespace {

// Ruby is about to land a colony at the Colony Constructor, with these left.
Table before_landing(int free_colonies) {
    return Table::of(2).hand({2, 4, 4, 4}).has(Ruby, 6, 9).supply(Ruby, free_colonies);
}
Table& construct(Table& table, std::string_view land) {
    return table.play("dock colony_constructor", "triple 4", land);
}

}  // namespace

TEST_CASE("AF-181 the game ends at once when a player lands the last colony, in supply and on the hub") {
    SUBCASE("the last one of the supply; its control counts, nothing is trimmed, no ship more is docked") {
        auto table = before_landing(1);
        construct(table, "land lem_badlands");
        CHECK(table.over());
        CHECK(table.score(Ruby) == 2);
        CHECK(table.fuel(Ruby) == 6);
        CHECK(table.ore(Ruby) == 6);
        CHECK(table.hand() == std::vector{2});
        CHECK(table.refuses("dock solar_converter") == "over");
        CHECK(table.options().empty());
    }
    SUBCASE("not the last one of the supply while the hub holds one") {
        auto table = before_landing(2).hub(Ruby, 1);
        construct(table, "land lem_badlands");
        CHECK(table.state.players[Ruby].colonies == 0);
        CHECK(!table.over());
    }
    SUBCASE("launched from the hub with an empty supply") {
        auto table = before_landing(1).hub(Ruby, 7);
        table.play("launch", "land lem_badlands");
        CHECK(table.over());
    }
    SUBCASE("launched from the hub with a colony in the supply") {
        auto table = before_landing(2).hub(Ruby, 7);
        table.play("launch", "land lem_badlands");
        CHECK(!table.over());
        CHECK(table.step() == Step::Main);
    }
}

TEST_CASE("AF-182 only landing ends the game, on the own turn: moves, exchanges, others' landings do not") {
    auto table = Table::of(2).colonies(LemBadlands, {1}).colonies(AsimovCrater, {0, 1}).hand({4, 4, 4});
    table.supply(Ruby, 1).hub(Ruby, 3).supply(Sapphire, 1).hub(Sapphire, 6).has(Ruby, 0, 3);
    table.owns(Ruby, {OrbitalTeleporter, PolarityDevice});
    SUBCASE("a move") {
        table.play("discard orbital_teleporter", "move_colony lem_badlands ruby", "onto herbert_valley");
        CHECK(table.step() == Step::Main);
    }
    SUBCASE("an exchange") {
        table.play("discard polarity_device", "swap asimov_crater sapphire", "with lem_badlands ruby");
        CHECK(table.step() == Step::Main);
    }
    SUBCASE("somebody else lands") {
        table.supply(Ruby, 2).play("dock colony_constructor", "triple 4", "land lem_badlands");
        CHECK(table.step() == Step::Main);
    }
}

TEST_CASE("AF-Q57 no player gets a last turn, and the current turn is not finished") {
    auto table = before_landing(1).owns(Ruby, {StasisBeam}).owns(Sapphire, {BoosterPod});
    construct(table, "land lem_badlands");
    CHECK(table.rules.actors(table.state).over());
    CHECK(table.state.turn == Ruby);
    CHECK(table.refuses("discard stasis_beam") == "over");
    CHECK(table.refuses("end") == "over");
}

TEST_CASE("AF-Q59 the rules have no limit of rounds; the standing can be asked for at any time") {
    auto table = Table::of(2).colonies(LemBadlands, {0, 1});
    for (int turn = 0; turn < 2 * 120; ++turn) {
        table.next_turn({1, 3, 5});
        for (int i = 0; i < 3; ++i) table.play("dock solar_converter").play(table.options().front());
    }
    CHECK(table.step() == Step::Main);
    CHECK(table.rules.standing(table.state).ranks[Sapphire] == 1);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 2);
}

TEST_CASE("AF-E68 with an empty supply the Constructor lands the colony on circle 3, and the game ends") {
    auto table = before_landing(1).hub(Ruby, 3);
    construct(table, "land herbert_valley");
    CHECK(table.over());
    CHECK(table.state.players[Ruby].hub == 0);
    CHECK(table.state.colonies[HerbertValley][Ruby] == 1);
    CHECK(table.ore(Ruby) == 6);
}

TEST_CASE("AF-E69 with one colony in the supply the Terraforming Station leaves the one on circle 3 alone") {
    auto table = Table::of(2).hand({1, 1, 1, 6}).has(Ruby, 1, 1).supply(Ruby, 2).hub(Ruby, 3);
    table.play("dock terraforming_station", "ship 6", "land herbert_valley");
    CHECK(table.state.players[Ruby].hub == 3);
    CHECK(table.state.players[Ruby].colonies == 0);
    CHECK(table.step() == Step::Main);
}

TEST_CASE("AF-E102 the last colony gives control of a second territory, with 12 resources at hand") {
    auto table = before_landing(1).has(Ruby, 6, 9).colonies(LemBadlands, {1, 0}).supply(Ruby, 1);
    CHECK(table.score(Ruby) == 2);
    construct(table, "land herbert_valley");
    CHECK(table.score(Ruby) == 4);
    CHECK(table.fuel(Ruby) + table.ore(Ruby) == 12);
    CHECK(table.over());
}
