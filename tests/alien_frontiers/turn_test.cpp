// The turn (5.1): AF-17 to AF-29 and the rulings AF-Q2 to AF-Q4.
#include <algorithm>

#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::Actors;
using orrery::Seat;

namespace {

// Every station that takes a single ship is closed to Ruby: Converter and Artifact are full, the mine asks
// for a 6, her colony stands on circle 7.
Table all_but_full() {
    return Table::of(3)
        .docked(SolarConverter, Sapphire, {1, 1, 1, 1, 1, 1})
        .docked(SolarConverter, Jade, {1})
        .docked(AlienArtifact, Jade, {1, 1, 1, 1})
        .docked(LunarMine, Jade, {6})
        .hub(Ruby, 7);
}

void dock_all_at_the_hub(Table& table) {
    while (!table.hand().empty())
        table.play("dock colonist_hub", "ship " + std::to_string(table.hand().front()));
}

// What a seat would hear now, whoever is asked.
std::string refusal_for(const Table& table, Seat seat, std::string_view notation) {
    const orrery::Verdict verdict = table.rules.judge(table.state, seat, *table.rules.verbs().read(notation));
    return verdict ? "" : verdict.rule;
}

}  // namespace

TEST_CASE("AF-17 a turn is gather and roll, then actions, then the end of the turn") {
    auto table = Table::of(2).has(Sapphire, 5, 5);
    table.play("end");
    CHECK(table.state.turn == Sapphire);
    CHECK(table.step() == Step::RollShips);
    table.play("roll 1", "roll 3", "roll 5");
    CHECK(table.step() == Step::Main);
    dock_all_at_the_hub(table);
    CHECK(table.step() == Step::Main);
    table.play("end");
    CHECK(table.step() == Step::Trim);
    CHECK(table.state.turn == Sapphire);
    table.play("keep_fuel 4");
    CHECK(table.step() == Step::RollShips);
    CHECK(table.state.turn == Ruby);
}

TEST_CASE("AF-18 gather: the Terraforming ship leaves, all others come into the hand, flags are cleared") {
    SUBCASE("(a) an own-colour ship goes to the stock, (b) all others are gathered") {
        auto table = Table::of(3).docked(SolarConverter, Jade, {4}).fleet(Sapphire, 6);
        table.docked(AlienArtifact, Sapphire, {1})
            .docked(ColonistHub, Sapphire, {2})
            .docked(LunarMine, Sapphire, {3});
        table.docked(TerraformingStation, Sapphire, {6});  // two more are in the Maintenance Bay
        table.play("end");
        for (const Station station : orrery::every<Station>()) CHECK(table.ships(station, Sapphire) == 0);
        CHECK(table.state.players[Sapphire].stock == 1);
        CHECK(table.state.players[Sapphire].bay == 0);
        CHECK(table.ships(SolarConverter, Jade) == 1);
        table.play("roll 1", "roll 2", "roll 3", "roll 4", "roll 5");
        CHECK(table.hand() == std::vector{1, 2, 3, 4, 5});
        CHECK(table.step() == Step::Main);
    }
    SUBCASE("(a) the relic ship goes to Burroughs Desert") {
        auto table = Table::of(2).relic(Sapphire, RelicPlace::TerraformingStation, 6).next_turn({1, 2, 3});
        CHECK(table.state.relic == Relic{});
        CHECK(table.hand() == std::vector{1, 2, 3});
        CHECK(table.state.players[Sapphire].stock == 3);
    }
    SUBCASE("(a) only the own ship leaves, not that of another player") {
        auto table = Table::of(3).docked(TerraformingStation, Jade, {6}).fleet(Jade, 4).next_turn({1, 2, 3});
        CHECK(table.ships(TerraformingStation, Jade) == 1);
        auto other = Table::of(3).relic(Jade, RelicPlace::TerraformingStation, 6).next_turn({1, 2, 3});
        CHECK(other.state.relic.owned_by(Jade));
    }
    SUBCASE("(c) all per-turn flags are cleared") {
        auto table = Table::of(2).docked(AlienArtifact, Ruby, {5}).owns(Ruby, {StasisBeam});
        CardSet used;
        used.add(StasisBeam);
        table.state.flags = {used, true, true, 2, 1, 3, LemBadlands, Dice::one(5)};
        table.play("end");
        CHECK(table.state.flags == TurnFlags{});
    }
}

TEST_CASE("AF-19 every ship in the hand is rolled once, the relic too") {
    auto table = Table::of(2).fleet(Sapphire, 5).relic(Sapphire, RelicPlace::MaintenanceBay);
    orrery::Rng rng{1};
    table.play("end");
    for (int ship = 0; ship < 6; ++ship) {
        CHECK(table.rules.actors(table.state) == Actors::nature());
        CHECK(table.options() ==
              std::vector<std::string>{"roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"});
        orrery::OutcomeList outcomes;
        table.rules.outcomes(table.state, outcomes);
        for (const auto& outcome : outcomes) CHECK(outcome.weight == 1);
        int rolled[7] = {};
        for (int i = 0; i < 600; ++i) ++rolled[table.rules.sample(table.state, rng).a];
        for (int value = 1; value <= 6; ++value) CHECK(std::abs(rolled[value] - 100) < 50);
        table.play("roll " + std::to_string(ship + 1));
    }
    CHECK(table.step() == Step::Main);
    CHECK(table.hand() == std::vector{1, 2, 3, 4, 5, 6});
    CHECK(table.state.relic.value == 6);
}

TEST_CASE("AF-20 the Resource Cache is resolved immediately after the roll, before any action") {
    auto table = Table::of(2).owns(Ruby, {ResourceCache}).owns(Sapphire, {ResourceCache});
    table.play("end", "roll 1", "roll 3");
    CHECK(table.ore(Sapphire) == 0);
    table.play("roll 2");
    CHECK(table.step() == Step::Main);
    CHECK(table.ore(Sapphire) == 1);
    CHECK(table.fuel(Sapphire) == 0);
    CHECK(table.ore(Ruby) == 0);  // not mine: it is not my roll
}

TEST_CASE("AF-21, AF-Q2 before the roll no card is used, nothing launched, nothing bought") {
    auto table = Table::of(2).hub(Sapphire, 7).has(Sapphire, 4, 4).colonies(BurroughsDesert, {0, 1});
    table.owns(Sapphire, {TemporalWarper, StasisBeam});
    table.play("end");
    const auto wishes = {"launch", "buy_relic", "use temporal_warper", "discard stasis_beam"};
    for (int ship = 0; ship < 3; ++ship) {
        for (const char* wish : wishes) CHECK(refusal_for(table, Sapphire, wish) == "not-your-turn");
        table.play("roll 3");
    }
    for (const char* wish : wishes) CHECK(refusal_for(table, Sapphire, wish) == "");
}

TEST_CASE("AF-22 in the action step everything legal may be done in any order, as often as it is legal") {
    auto given = Table::of(4).hub(Ruby, 7).has(Ruby, 20, 20).colonies(BurroughsDesert, {1});
    given.docked(AlienArtifact, Ruby, {2, 6}).hand({1, 3, 3, 5}).owns(Ruby, {BoosterPod, StasisBeam});
    given.shows({DataCrystal, PlasmaCannon, AlienCity}).deck_of({TemporalWarper});
    given.play("dock orbital_market", "pair 3");
    std::vector<std::vector<std::string>> actions = {
        {"dock solar_converter", "ship 1"},
        {"use booster_pod", "raise 5"},
        {"discard stasis_beam", "place isolation_field lem_badlands"},
        {"claim", "take alien_city", "draw temporal_warper"},
        {"trade"},
        {"launch", "land asimov_crater"},
        {"buy_relic"},
        {"trade"}};
    for (std::size_t turned = 0; turned < actions.size(); ++turned) {
        std::rotate(actions.begin(), actions.begin() + 1, actions.end());
        auto table = given;
        for (const auto& action : actions)
            for (const std::string& answer : action) table.play(answer);
        CHECK(table.hand() == std::vector{6});
        CHECK(table.fuel(Ruby) == 12);
        CHECK(table.ore(Ruby) == 20);
        CHECK(table.score(Ruby) == 5);
    }
}

TEST_CASE("AF-23 only the current player acts; others are not asked even when they lose something") {
    auto table = Table::of(3).hand({1, 2, 3}).has(Sapphire, 2, 2).owns(Jade, {AlienCity});
    for (const char* answer :
         {"dock raiders_outpost", "straight 1-2-3", "raid_resources", "steal sapphire fuel",
          "steal sapphire fuel", "steal sapphire ore", "steal sapphire ore", "end"}) {
        CHECK(table.rules.actors(table.state) == Actors::of(Ruby));
        CHECK(refusal_for(table, Sapphire, answer) == "not-your-turn");
        CHECK(refusal_for(table, Jade, answer) == "not-your-turn");
        table.play(answer);
    }
    table.play("roll 1", "roll 1", "roll 1");
    CHECK(table.rules.actors(table.state) == Actors::of(Sapphire));
}

TEST_CASE("AF-24 the turn may end only if no legal docking exists for the ships in hand") {
    SUBCASE("an empty hand") { CHECK(Table::of(3).allows("end")); }
    SUBCASE("everything closed") { CHECK(all_but_full().hand({2}).allows("end")); }
    SUBCASE("a dock at the Solar Converter") {
        auto table = all_but_full().hand({2});
        table.state.docked[SolarConverter][Jade] = {};
        CHECK(table.refuses("end") == "AF-24");
    }
    SUBCASE("a dock at the Alien Artifact") {
        auto table = all_but_full().hand({2});
        table.state.docked[AlienArtifact][Jade].remove(1);
        CHECK(table.refuses("end") == "AF-24");
    }
    SUBCASE("a ship high enough for the Lunar Mine") {
        CHECK(all_but_full().hand({6}).refuses("end") == "AF-24");
    }
    SUBCASE("a colony that can advance") {
        CHECK(all_but_full().hub(Ruby, 6).hand({2}).refuses("end") == "AF-24");
    }
    SUBCASE("a pair for the Orbital Market") { CHECK(all_but_full().hand({3, 3}).refuses("end") == "AF-24"); }
    SUBCASE("a straight for the Raiders' Outpost") {
        CHECK(all_but_full().hand({2, 3, 4}).refuses("end") == "AF-24");
        CHECK(all_but_full().hand({2, 3, 5}).allows("end"));
    }
}

TEST_CASE("AF-Q3 the obligation includes stations that cost something, if the cost can be paid") {
    SUBCASE("Shipyard") {
        auto table = all_but_full().docked(OrbitalMarket, Ruby, {1, 1}).hand({3, 3});
        CHECK(table.has(Ruby, 2, 1).allows("end"));
        CHECK(table.has(Ruby, 2, 2).refuses("end") == "AF-24");
    }
    SUBCASE("Colony Constructor") {
        auto table = all_but_full().docked(OrbitalMarket, Ruby, {1, 1}).hand({3, 3, 3});
        CHECK(table.has(Ruby, 0, 2).allows("end"));
        CHECK(table.has(Ruby, 0, 3).refuses("end") == "AF-24");
    }
    SUBCASE("Terraforming Station") {
        auto table = all_but_full().docked(LunarMine, Ruby, {6, 6, 6}).hand({6}).fleet(Ruby, 4);
        CHECK(table.has(Ruby, 0, 1).allows("end"));
        CHECK(table.has(Ruby, 1, 1).refuses("end") == "AF-24");
    }
}

TEST_CASE("AF-25 the obligation looks only at the present position") {
    SUBCASE("an order that leaves another ship without a place") {
        auto table = all_but_full().hand({5, 6});
        table.state.docked[LunarMine][Jade] = Dice::one(3);
        table.play("dock lunar_mine", "ship 6");
        CHECK(table.hand() == std::vector{5});
        CHECK(table.allows("end"));
    }
    SUBCASE("nobody is obliged to launch, to buy or to use a card in order to make room") {
        auto table =
            all_but_full().hand({2}).has(Ruby, 5, 1).owns(Ruby, {PlasmaCannon, BoosterPod, TemporalWarper});
        for (const char* wish : {"launch", "use plasma_cannon", "use booster_pod", "use temporal_warper"})
            CHECK(table.allows(wish));
        CHECK(table.allows("end"));
    }
}

TEST_CASE("AF-Q4 nobody must find the placement that uses most ships") {
    auto table = all_but_full().hand({3, 3});
    table.state.docked[SolarConverter][Jade] = {};
    CHECK(table.allows("dock orbital_market"));
    table.play("dock solar_converter", "ship 3");  // and the other 3 has no partner left
    CHECK(table.allows("end"));
}

TEST_CASE("AF-26 ships still in hand go to the Maintenance Bay at the end of the turn and earn nothing") {
    auto table = all_but_full().hand({2, 5}).relic(Ruby, RelicPlace::Hand, 4).fleet(Ruby, 4);
    CHECK(table.state.players[Ruby].bay == 2);
    CHECK(!table.rules.verbs().read("dock maintenance_bay"));  // it is no option beside the docks
    table.play("end");
    CHECK(table.state.players[Ruby].bay == 4);
    CHECK(table.state.players[Ruby].hand.empty());
    CHECK(table.state.relic == Relic{RelicPlace::MaintenanceBay, Ruby, 0, false});
    CHECK(table.fuel(Ruby) + table.ore(Ruby) == 0);
}

TEST_CASE("AF-26 the relic ship has gone to the Maintenance Bay before resources are cut down") {
    auto table = all_but_full().relic(Ruby, RelicPlace::Hand, 4).has(Ruby, 6, 6);
    table.play("end");
    REQUIRE(table.step() == Step::Trim);
    CHECK(table.state.relic == Relic{RelicPlace::MaintenanceBay, Ruby, 0, false});
    CHECK(table.rules.check(table.state) == orrery::kAllowed);
    table.state.relic = {RelicPlace::Hand, Ruby, 4, false};  // such a moment never comes
    CHECK_FALSE(table.rules.check(table.state));
}

TEST_CASE("AF-27 docked ships stay in their docks until their owner's next gather") {
    auto table = Table::of(3).hand({2, 3, 3});
    table.play("dock solar_converter", "ship 2", "dock orbital_market", "pair 3");
    for (int others = 0; others < 2; ++others) {
        table.next_turn({1, 1, 1});
        dock_all_at_the_hub(table);
        CHECK(table.ships(SolarConverter, Ruby) == 1);
        CHECK(table.state.docked[OrbitalMarket][Ruby].count(3) == 2);
    }
    table.play("end");
    CHECK(table.ships(SolarConverter, Ruby) + table.ships(OrbitalMarket, Ruby) == 0);
}

TEST_CASE("AF-28 claims, trades and launches are optional and lapse or wait") {
    auto table = Table::of(2).hand({2, 3, 3, 6}).hub(Ruby, 7).has(Ruby, 6, 1);
    table.shows({BoosterPod, StasisBeam, AlienCity});
    table.play("dock alien_artifact", "ship 6", "keep", "dock alien_artifact", "ship 2", "keep");
    table.play("dock orbital_market", "pair 3");
    for (const char* right : {"claim", "trade", "launch"}) CHECK(table.allows(right));
    table.next_turn({1, 1, 1});
    dock_all_at_the_hub(table);
    table.next_turn({1, 2, 3, 4});
    CHECK(table.refuses("claim") == "AF-52");
    CHECK(table.refuses("trade") == "AF-78");
    CHECK(table.allows("launch"));  // the colony waits on circle 7
}

TEST_CASE("AF-29 the benefit of a station, a territory or a card is available at once") {
    SUBCASE("station") {
        auto table = Table::of(4).hand({2, 3}).owns(Ruby, {BoosterPod});
        CHECK(table.refuses("use booster_pod") == "AF-31");
        table.play("dock solar_converter", "ship 2", "use booster_pod", "raise 3");
        CHECK(table.hand() == std::vector{4});
    }
    SUBCASE("territory") {
        auto table = Table::of(4).hand({1, 4, 4, 4}).has(Ruby, 0, 3);
        table.play("dock colony_constructor", "triple 4", "land lem_badlands", "dock solar_converter",
                   "ship 1");
        CHECK(table.fuel(Ruby) == 2);
    }
    SUBCASE("card") {
        auto table = Table::of(4).hand({1, 2, 6}).has(Ruby, 1, 0).shows({BoosterPod, StasisBeam, AlienCity});
        table.play("dock alien_artifact", "ship 6", "keep", "dock alien_artifact", "ship 2", "keep");
        table.play("claim", "take booster_pod", "draw data_crystal", "use booster_pod", "raise 1");
        CHECK(table.hand() == std::vector{2});
    }
}
