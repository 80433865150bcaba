// End of a chapter, scoring, end of the game (section 7).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

namespace {

// Places and Power in one ambition, by seat: "1:5 2:3 0:0".
std::string gains(const Table& table, Ambition ambition) {
    std::string text;
    const auto all = gains_of(table.state, ambition);
    for (Seat seat = 0; seat < table.state.seats(); ++seat) {
        if (seat > 0) text += ' ';
        text += std::to_string(all[seat].place) + ':' + std::to_string(all[seat].power + all[seat].bonus);
    }
    return text;
}

}  // namespace

TEST_CASE(
    "AR-240 every ambition with a marker is scored once, for all, whoever declared it; others give nothing") {
    auto table = Table::of(3)
                     .marker(2, Ambition::Keeper)
                     .slots(Sapphire, {Relic, Relic})
                     .slots(Jade, {Psionic, Relic})
                     .captives(Ruby, Jade, 4)
                     .score();
    CHECK(table.power(Sapphire) == 5);
    CHECK(table.power(Jade) == 3);
    CHECK(table.power(Ruby) == 0);  // Tyrant was not declared
}

TEST_CASE("AR-241, AR-Q45 what counts: icons, Captives, Trophies; Weapons count for nothing") {
    auto table = Table::of(3)
                     .slots(Ruby, {Material, Fuel})
                     .guild(Ruby, "loyal_pilots")
                     .guild(Ruby, "farseers")
                     .guild(Ruby, "skirmishers");
    table.captives(Ruby, Jade, 2)
        .trophies(Ruby, Trophy::Ship, Jade, 3)
        .trophies(Ruby, Trophy::Agent, Sapphire, 1);
    CHECK(count_for(table.state, Ruby, Ambition::Tycoon) == 3);
    CHECK(count_for(table.state, Ruby, Ambition::Tyrant) == 2);
    CHECK(count_for(table.state, Ruby, Ambition::Warlord) == 4);
    CHECK(count_for(table.state, Ruby, Ambition::Keeper) == 0);
    CHECK(count_for(table.state, Ruby, Ambition::Empath) == 1);
}

TEST_CASE("AR-243 a count of 0 takes no place") {
    auto table = Table::of(3).marker(2, Ambition::Keeper).slots(Ruby, {Relic});
    CHECK(gains(table, Ambition::Keeper) == "1:5 0:0 0:0");
    CHECK(gains(Table::of(3).marker(2, Ambition::Tyrant), Ambition::Tyrant) == "0:0 0:0 0:0");
}

TEST_CASE("AR-244, AR-245 sole first and sole second, with the sums of all markers in the box") {
    auto table = Table::of(3)
                     .marker(2, Ambition::Keeper)
                     .marker(1, Ambition::Keeper)
                     .slots(Ruby, {Relic, Relic})
                     .slots(Jade, {Relic});
    CHECK(gains(table, Ambition::Keeper) == "1:8 0:0 2:5");
}

TEST_CASE("AR-246, AR-E13 tied for first: each takes second place, nobody else places, no bonus") {
    auto table = Table::of(3)
                     .marker(2, Ambition::Tycoon)
                     .marker(0, Ambition::Tycoon)
                     .slots(Ruby, {Fuel})
                     .guild(Ruby, "mining_interest");
    table.slots(Sapphire, {Material, Material}).slots(Jade, {Fuel}).cities_off_board(Ruby, 4);
    CHECK(gains(table, Ambition::Tycoon) == "2:3 2:3 0:0");
}

TEST_CASE(
    "AR-205, AR-215, AR-246 Just and Violent tied for first: the second place they share is worth nothing") {
    auto tyrant = Table::of(3)
                      .leader(Ruby, Leader::Elder)
                      .captives(Ruby, Sapphire, 2)
                      .captives(Jade, Sapphire, 2)
                      .marker(2, Ambition::Tyrant);
    CHECK(gains(tyrant, Ambition::Tyrant) == "2:0 0:0 2:3");
    CHECK(tyrant.score().power(Ruby) == 0);
    CHECK(tyrant.power(Jade) == 3);
    auto empath = Table::of(3)
                      .leader(Ruby, Leader::Warrior)
                      .slots(Ruby, {Psionic})
                      .slots(Jade, {Psionic})
                      .marker(2, Ambition::Empath);
    CHECK(gains(empath, Ambition::Empath) == "2:0 0:0 2:3");
}

TEST_CASE("AR-247 a shared second place is none") {
    auto table = Table::of(4)
                     .marker(2, Ambition::Keeper)
                     .slots(Ruby, {Relic, Relic})
                     .slots(Jade, {Relic})
                     .slots(Pearl, {Relic});
    CHECK(gains(table, Ambition::Keeper) == "1:5 0:0 0:0 0:0");
}

TEST_CASE("AR-248, AR-E47 the bonus of uncovered cities, once for each ambition, for a sole first place") {
    auto four = Table::of(3).marker(2, Ambition::Keeper).slots(Ruby, {Relic}).cities_off_board(Ruby, 4);
    CHECK(gains(four, Ambition::Keeper) == "1:7 0:0 0:0");
    auto five = Table::of(3)
                    .chapter(4)
                    .marker(2, Ambition::Warlord)
                    .marker(0, Ambition::Warlord)
                    .trophies(Ruby, Trophy::Ship, Jade, 1);
    five.state.players[Ruby].cities = 0;
    CHECK(gains(five, Ambition::Warlord) == "1:18 0:0 0:0");
    auto three = Table::of(3).marker(2, Ambition::Keeper).slots(Ruby, {Relic}).cities_off_board(Ruby, 3);
    CHECK(gains(three, Ambition::Keeper) == "1:5 0:0 0:0");
    auto second = Table::of(3)
                      .marker(2, Ambition::Keeper)
                      .slots(Ruby, {Relic})
                      .slots(Jade, {Relic, Relic})
                      .cities_off_board(Ruby, 5);
    CHECK(gains(second, Ambition::Keeper) == "2:3 0:0 1:5");
}

TEST_CASE("AR-249 second place with the marker 2/0 alone is a place without Power") {
    auto table = Table::of(3).marker(0, Ambition::Keeper).slots(Ruby, {Relic, Relic}).slots(Jade, {Relic});
    CHECK(gains(table, Ambition::Keeper) == "1:2 0:0 2:0");
}

TEST_CASE("AR-250 Power has no upper limit, and all is scored before anything is compared") {
    auto table = Table::of(3)
                     .power(Ruby, 26)
                     .power(Jade, 29)
                     .marker(2, Ambition::Keeper)
                     .marker(1, Ambition::Tyrant)
                     .slots(Ruby, {Relic})
                     .captives(Ruby, Jade, 1)
                     .score();
    CHECK(table.over());
    CHECK(table.power(Ruby) == 34);
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 1);
}

TEST_CASE("AR-251 Cartel discards and Lavish come after all ambitions were scored") {
    auto table = Table::of(3)
                     .guild(Ruby, "material_cartel")
                     .slots(Jade, {Material, Material})
                     .marker(2, Ambition::Tycoon);
    table.empty_supply(Material).score();
    CHECK(table.power(Jade) == 5);  // 2 against 1: they counted, then they went
    CHECK(table.tokens(Jade, Material) == 0);
}

TEST_CASE("AR-74, AR-256 the view has the markers with the best first, in every chapter") {
    const Lines kFirst{"5 3 2", "5 4 3", "6 5 4", "9 6 4", "9 6 4"};
    for (int chapter = 1; chapter <= 5; ++chapter) {
        CAPTURE(chapter);
        auto table = Table::of(3).chapter(chapter);
        const auto firsts = [](const Json& markers) {
            std::string line;
            for (const Json& marker : markers.as_array())
                line += (line.empty() ? "" : " ") + std::to_string(marker.at("first").to_number<int>());
            return line;
        };
        const Json view = table.rules.view(table.state, Ruby);
        CHECK(firsts(view.at("available")) == kFirst[at(chapter - 1)]);
        CHECK(value_of(table.state, available_marker(table.state)).first ==
              view.at("available").as_array()[0].at("first").to_number<int>());
        for (int marker = 0; marker < kMarkers; ++marker) table.marker(marker, Ambition::Tyrant);
        const Json declared = table.rules.view(table.state, Ruby);
        CHECK(firsts(declared.at("ambitions").at("tyrant").at("markers")) == kFirst[at(chapter - 1)]);
    }
}

TEST_CASE(
    "AR-252, AR-253, AR-Q43 Trophies and Captives return if Warlord or Tyrant was scored, else they stay") {
    auto table = Table::of(3).trophies(Ruby, Trophy::Ship, Jade, 2).captives(Ruby, Jade, 3);
    auto kept = table;
    kept.score();
    CHECK(kept.trophies(Ruby) == 2);
    CHECK(kept.captives(Ruby) == 3);
    auto both = table;
    both.marker(2, Ambition::Warlord).marker(1, Ambition::Tyrant).score();
    CHECK(both.trophies(Ruby) == 0);
    CHECK(both.captives(Ruby) == 0);
    CHECK(both.player(Jade).ships == 15);
    CHECK(both.player(Jade).agents == 10);
    auto one = table;
    one.marker(2, Ambition::Tyrant).score();
    CHECK(one.trophies(Ruby) == 2);
    CHECK(one.captives(Ruby) == 0);
    // AR-Q43: a marker is enough, although nobody qualifies.
    auto nobody = Table::of(2, "2p_mixup1")  // two Weapons are out of play: the neutral player is first
                      .trophies(Ruby, Trophy::Ship, Sapphire, 1)
                      .trophies(Sapphire, Trophy::Ship, Ruby, 1)
                      .captives(Ruby, Sapphire, 1)
                      .marker(2, Ambition::Warlord);
    CHECK(gains(nobody, Ambition::Warlord) == "0:0 0:0");
    nobody.score();
    CHECK(nobody.power(Ruby) + nobody.power(Sapphire) == 0);
    CHECK(nobody.trophies(Ruby) + nobody.trophies(Sapphire) == 0);
    CHECK(nobody.player(Ruby).ships + nobody.player(Sapphire).ships == 2 * kShipsEach);
    CHECK(nobody.captives(Ruby) == 1);
}

TEST_CASE("AR-254, AR-Q42 players whose slots get covered arrange in turn order, after scoring") {
    auto table = Table::of(3)
                     .cities_off_board(Ruby, 2)
                     .cities_off_board(Jade, 2)
                     .slots(Ruby, {Relic, Fuel, Relic, Fuel})
                     .slots(Jade, {Weapon, Psionic, Weapon, Psionic});
    table.state.initiative = Jade;
    table.marker(2, Ambition::Warlord).marker(1, Ambition::Keeper).score();
    CHECK(table.player(Ruby).power[at(Ambition::Keeper)] == 3);  // both Relics counted

    CHECK(table.asked() == Jade);
    table.play("arrange weapon", "arrange weapon");
    CHECK(table.asked() == Ruby);
    table.play("arrange fuel", "arrange fuel");
    CHECK(table.tokens(Ruby, Relic) == 0);
    CHECK(table.state.chapter == 2);
}

TEST_CASE("AR-255, AR-256, AR-E49 markers come back, and the lowest of the unflipped ones is flipped") {
    auto table = Table::of(3).marker(2, Ambition::Keeper).score();
    for (const Ambition ambition : table.state.markers) CHECK(ambition == Ambition::None);
    constexpr int kFirst[5][3] = {{2, 3, 5}, {4, 3, 5}, {4, 6, 5}, {4, 6, 9}, {4, 6, 9}};
    for (int chapter = 1; chapter <= 5; ++chapter) {
        auto at_chapter = Table::of(3).chapter(chapter);
        for (int marker = 0; marker < 3; ++marker)
            CHECK(value_of(at_chapter.state, marker).first == kFirst[chapter - 1][marker]);
    }
    auto second = Table::of(3).chapter(2).score();
    CHECK(second.state.flipped == 2);
    CHECK(value_of(second.state, 1).second == 3);
}

TEST_CASE("AR-257 everything else stays") {
    auto table = Table::of(3)
                     .ships("3h", Ruby, 1, 1)
                     .city("3h_1", Ruby, true)
                     .agents("secret_order", Ruby, 2)
                     .guild(Jade, "farseers")
                     .slots(Jade, {Relic})
                     .outrage(Sapphire, Fuel);
    table.state.initiative = Jade;
    table.score();
    CHECK(table.damaged("3h", Ruby) == 1);
    CHECK(table.is_damaged("3h_1"));
    CHECK(table.state.agents[0][Ruby] == 2);
    CHECK(table.has(Jade, "farseers"));
    CHECK(table.tokens(Jade, Relic) == 1);
    CHECK(table.player(Sapphire).outrage.has(Fuel));
    CHECK(table.state.initiative == Jade);
    CHECK(table.state.row[0] == Court::SecretOrder);
}

TEST_CASE(
    "AR-258, AR-260 over after chapter 5, or when somebody has 33, 30 or 27 Power; else the next chapter") {
    constexpr int kNeeded[] = {33, 30, 27};
    for (int players = 2; players <= 4; ++players) {
        const int needed = kNeeded[players - 2];
        CHECK(Table::of(players).power(Ruby, needed).score().over());
        auto on = Table::of(players).power(Ruby, needed - 1).score();
        CHECK_FALSE(on.over());
        CHECK(on.state.chapter == 2);
    }
    CHECK(Table::of(3).chapter(5).score().over());
    CHECK_FALSE(Table::of(3).chapter(4).score().over());
    // Never during a chapter.
    auto table = Table::of(3).power(Ruby, 40).acting(Ruby, "aggression_2");
    CHECK_FALSE(table.over());
}

TEST_CASE("AR-259, AR-E50 the highest Power wins; tied, who comes first in turn order") {
    auto table = Table::of(3).chapter(3).power(Ruby, 12).power(Sapphire, 31).power(Jade, 31).score();
    CHECK(table.over());
    const Standing end = table.rules.standing(table.state);
    CHECK(end.ranks[Sapphire] == 1);
    CHECK(end.ranks[Jade] == 2);
    CHECK(end.ranks[Ruby] == 3);
}

TEST_CASE("AR-261 all action cards are shuffled, six are dealt, the rest is the new pile") {
    auto table = Table::of(3).hand(Ruby, {"construction_2"}).pile({"aggression_2"}).score();
    CHECK(table.state.undealt == deck_of(3));
    CHECK(table.player(Ruby).hand.empty());
    CHECK(table.asks(Step::Deal));
    table.chance_any();
    CHECK(table.asks(Step::Lead));
    for (const Player& player : table.state.players) CHECK(player.hand.size() == 6);
    CHECK(bottom_layer(table.state).size() == 2);
    CHECK(table.state.open_knowledge.empty());
}

TEST_CASE(
    "AR-263, AR-264, AR-Q44, AR-E44, AR-E45 the neutral player takes places and makes ties, but gains "
    "nothing") {
    auto table = Table::of(2)
                     .marker(1, Ambition::Tycoon)
                     .slots(Ruby, {Material, Fuel})
                     .guild(Ruby, "loyal_pilots")
                     .slots(Sapphire, {Fuel});
    CHECK(neutral_count(table.state, Ambition::Tycoon) == 4);
    CHECK(gains(table, Ambition::Tycoon) == "2:2 0:0");
    table.guild(Ruby, "mining_interest");
    CHECK(gains(table, Ambition::Tycoon) == "2:2 0:0");  // tied for first with the neutral player
    table.guild(Ruby, "shipping_interest");
    CHECK(gains(table, Ambition::Tycoon) == "1:3 0:0");  // and the neutral one is second
    auto warlord =
        Table::of(2, "2p_mixup1").marker(2, Ambition::Warlord).trophies(Ruby, Trophy::Ship, Sapphire, 2);
    CHECK(gains(warlord, Ambition::Warlord) == "2:3 0:0");
    CHECK(neutral_count(warlord.state, Ambition::Tyrant) == 0);
}

TEST_CASE("points add up from the five ambitions and the bonus of cities") {
    auto table =
        Table::of(3).marker(2, Ambition::Keeper).slots(Ruby, {Relic}).cities_off_board(Ruby, 4).score();
    const Breakdown rows = table.rules.breakdown(table.state);
    CHECK(rows.size() == 6);
    CHECK(rows[3].kind == "keeper");
    CHECK(rows[3].points[Ruby] == 5);
    CHECK(rows[5].kind == "cities");
    CHECK(rows[5].points[Ruby] == 2);
}
