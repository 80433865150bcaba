// The Alien Artifact (5.5): AF-49 to AF-57 and the rulings AF-Q8 to AF-Q11.
#include "alien_frontiers/table.h"

using namespace orrery::af;

namespace {

using Options = std::vector<std::string>;

// Booster Pod, Data Crystal and Stasis Beam are displayed; nothing is owned.
Table displayed() { return Table::of(4).shows({BoosterPod, DataCrystal, StasisBeam}); }

void dock(Table& table, std::initializer_list<int> values) {
    for (const int value : values) table.play("dock alien_artifact", "ship " + std::to_string(value), "keep");
}

}  // namespace

TEST_CASE("AF-49 the Alien Artifact has four docks for ships of any value, free of charge") {
    for (int value = 1; value <= 6; ++value) {
        auto table = displayed().hand({value});
        dock(table, {value});
        CHECK(table.ships(AlienArtifact, Ruby) == 1);
        CHECK(table.fuel(Ruby) + table.ore(Ruby) == 0);
    }
    auto table = displayed().hand({1, 2, 4, 5, 6});
    dock(table, {6, 1, 5, 2});
    CHECK(table.refuses("dock alien_artifact") == "AF-44");
}

TEST_CASE("AF-50 directly after each ship the display may be cycled once: three cards go, three are drawn") {
    auto table = displayed().hand({1, 1});
    table.deck_of(
        {AlienCity, PlasmaCannon, PolarityDevice, TemporalWarper, TemporalWarper, OrbitalTeleporter});
    for (const int ship : {1, 2}) {
        table.play("dock alien_artifact", "ship 1");
        CHECK(table.options() == Options{"cycle", "keep"});
        table.play("cycle");
        CHECK(table.state.discard.size() == 3 * ship);
        CHECK(table.state.display == std::array{NoCard, NoCard, NoCard});
        for (int card = 0; card < 3; ++card) {
            CHECK(table.step() == Step::DrawCard);
            table.play(table.options().back());
        }
        CHECK(table.step() == Step::Main);  // once for each ship
    }
    CHECK(table.state.discard.size() == 6);
    CHECK(table.state.deck.empty());
    for (const Card card : {BoosterPod, DataCrystal, StasisBeam, TemporalWarper})
        CHECK(table.state.discard[card] >= 1);
}

TEST_CASE("AF-Q8 the right to cycle cannot be saved up: it is used directly after the docking or lost") {
    auto table = displayed().hand({1, 1, 1});
    dock(table, {1, 1});
    CHECK(table.refuses("cycle") == "not-asked");
    table.play("dock alien_artifact", "ship 1", "cycle", "draw alien_city", "draw booster_pod",
               "draw data_crystal");
    CHECK(table.step() == Step::Main);
    CHECK(table.refuses("cycle") == "not-asked");
}

TEST_CASE("AF-51 the running total is that of your unspent ships docked here") {
    auto table = displayed().docked(AlienArtifact, Sapphire, {6}).hand({1, 2, 5, 6}).has(Ruby, 2, 0);
    CHECK(artifact_total(table.state) == 0);
    dock(table, {1, 2});
    CHECK(artifact_total(table.state) == 3);
    dock(table, {5});
    CHECK(artifact_total(table.state) == 8);
    table.play("claim", "take stasis_beam", "draw alien_city");
    CHECK(artifact_total(table.state) == 0);
    auto relic = displayed().hand({2}).relic(Ruby, RelicPlace::Hand, 6);
    relic.play("dock alien_artifact", "ship 6r", "keep");
    CHECK(artifact_total(relic.state) == 6);
    dock(relic, {2});
    relic.play("claim", "take stasis_beam", "draw alien_city");
    CHECK(artifact_total(relic.state) == 0);
    CHECK(relic.refuses("claim") == "AF-52");
}

TEST_CASE("AF-52 with a total of 8 or more a displayed card may be claimed at any moment") {
    auto table = displayed().hand({1, 2, 4, 5, 6});
    dock(table, {5, 2});
    CHECK(table.refuses("claim") == "AF-52");
    dock(table, {1});
    CHECK(table.allows("claim"));
    table.play("dock solar_converter", "ship 4", "dock lunar_mine", "ship 6", "claim");
    CHECK(table.options() == Options{"take booster_pod", "take data_crystal", "take stasis_beam"});
    CHECK(table.refuses("take alien_city") == "AF-52");
    table.play("take data_crystal");
    CHECK(table.owns(Ruby, DataCrystal));
}

TEST_CASE("AF-53 a claim spends the whole running total, any surplus over 8 is lost") {
    auto table = displayed().hand({3, 5, 5, 6});
    dock(table, {6, 5});
    table.play("claim", "take stasis_beam", "draw alien_city");
    CHECK(artifact_total(table.state) == 0);
    dock(table, {5});
    CHECK(artifact_total(table.state) == 5);
    CHECK(table.refuses("claim") == "AF-52");
    dock(table, {3});
    CHECK(table.allows("claim"));
}

TEST_CASE("AF-54 a kind of card that you own cannot be claimed") {
    auto table = displayed().owns(Ruby, {BoosterPod, DataCrystal}).owns(Sapphire, {StasisBeam}).hand({2, 6});
    dock(table, {2, 6});
    table.play("claim");
    CHECK(table.refuses("take booster_pod") == "AF-54");
    CHECK(table.options() == Options{"take stasis_beam"});
    auto all = displayed().owns(Ruby, {BoosterPod, DataCrystal, StasisBeam}).hand({2, 6});
    dock(all, {2, 6});
    CHECK(all.refuses("claim") == "AF-54");
}

TEST_CASE("AF-55 the claimed card is replaced at once from the deck, without cycling") {
    auto table = displayed().hand({2, 6}).deck_of({PlasmaCannon, AlienCity});
    dock(table, {2, 6});
    table.play("claim", "take data_crystal");
    CHECK(table.rules.actors(table.state) == orrery::Actors::nature());
    CHECK(table.options() == Options{"draw alien_city", "draw plasma_cannon"});
    table.play("draw alien_city");
    CHECK(table.state.display == std::array{BoosterPod, AlienCity, StasisBeam});
    CHECK(table.state.deck.size() == 1);
    CHECK(table.state.discard.empty());
    CHECK(table.step() == Step::Main);
    CHECK(table.refuses("cycle") == "not-asked");
}

TEST_CASE("AF-56 several claims in one turn are allowed, each with its own total") {
    auto table = displayed().hand({3, 3, 5, 6});
    dock(table, {5, 3});
    table.play("claim", "take booster_pod", "draw alien_city");
    CHECK(table.refuses("claim") == "AF-52");
    dock(table, {6, 3});
    table.play("claim", "take alien_city", "draw alien_monument");
    CHECK(table.state.me().cards.size() == 2);
}

TEST_CASE("AF-57 docking without cycling and claiming is legal; ships of other players never count") {
    auto table = displayed().docked(AlienArtifact, Sapphire, {6, 6}).hand({2});
    dock(table, {2});
    CHECK(artifact_total(table.state) == 2);
    CHECK(table.refuses("claim") == "AF-52");
    CHECK(table.allows("end"));
    auto foreign = displayed().docked(AlienArtifact, Ruby, {4}).relic(Sapphire, RelicPlace::AlienArtifact, 6);
    CHECK(artifact_total(foreign.state) == 4);
    auto mine = displayed().hand({2, 6});
    dock(mine, {2, 6});
    CHECK(mine.allows("end"));
}

TEST_CASE("AF-Q9 a claim need not be made at once, but the right ends with the turn") {
    auto table = Table::of(2).shows({BoosterPod, DataCrystal, StasisBeam}).hand({1, 2, 6});
    dock(table, {2, 6});
    table.play("dock alien_artifact", "ship 1", "cycle", "draw alien_city", "draw booster_pod",
               "draw plasma_cannon");
    CHECK(table.allows("claim"));  // one of the new ones
    table.next_turn({1, 1, 1});
    CHECK(table.refuses("claim") == "AF-52");
    for (int ship = 0; ship < 3; ++ship) table.play("dock colonist_hub", "ship 1");
    CHECK(table.next_turn({6, 6, 6}).refuses("claim") == "AF-52");
}

TEST_CASE("AF-Q10 four docks allow two claims, and the Orbital Teleporter frees a dock for more ships") {
    auto table = displayed().hand({1, 2, 3, 4, 6}).owns(Ruby, {OrbitalTeleporter}).has(Ruby, 2, 0);
    dock(table, {6, 2});
    table.play("claim", "take booster_pod", "draw alien_city");
    dock(table, {1, 3});
    CHECK(table.refuses("dock alien_artifact") == "AF-44");
    table.play("use orbital_teleporter", "teleport_spent 6", "to solar_converter");
    CHECK(artifact_total(table.state) == 4);
    dock(table, {4});
    table.play("claim", "take alien_city", "draw alien_monument");
    CHECK(table.state.me().cards.size() == 3);
}

TEST_CASE("AF-Q11 an unspent ship that is teleported away from the Artifact no longer counts") {
    auto table = displayed().hand({2, 6}).owns(Ruby, {OrbitalTeleporter}).has(Ruby, 2, 0);
    dock(table, {2, 6});
    CHECK(table.allows("claim"));
    table.play("use orbital_teleporter", "teleport alien_artifact 2", "to lunar_mine");
    CHECK(artifact_total(table.state) == 6);
    CHECK(table.refuses("claim") == "AF-52");
}
