// What the log tells of what an answer sets off by itself.
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

namespace {

// Only Ruby has a card, and passes: the chapter is over.
Table last_pass(Table table) {
    table.state.players[Ruby].hand = CardSet::of(Table::card_id("aggression_2"));
    return table.round(Ruby);
}

}  // namespace

TEST_CASE(
    "AR-240, AR-244, AR-245, AR-248 the end of a chapter tells each ambition: places, Power, the bonus of "
    "cities") {
    auto table = Table::of(3)
                     .marker(2, Ambition::Keeper)
                     .marker(1, Ambition::Tycoon)
                     .slots(Ruby, {Relic, Relic, Fuel})
                     .slots(Jade, {Relic, Material})
                     .cities_off_board(Ruby, 4);
    CHECK(last_pass(table).sets_off("pass") ==
          Lines{"scored.ambition(tycoon) scored.tied(2 0 ruby) scored.tied(2 0 jade)",
                "scored.ambition(keeper) scored.first_cities(5 2 ruby) scored.second(3 0 jade)",
                "told.chapter_over(1) told.marker_flips()"});
}

TEST_CASE("AR-240 the points of a line are what the seats score") {
    auto table = last_pass(Table::of(3)
                               .marker(2, Ambition::Keeper)
                               .slots(Ruby, {Relic, Relic})
                               .slots(Jade, {Relic})
                               .cities_off_board(Ruby, 4));
    const auto told = table.rules.sequels(table.state, Ruby, *table.rules.verbs().read("pass"));
    REQUIRE(told.size() == 2);
    CHECK(told[0].spot == "ambition:keeper");
    CHECK(told[1].spot == "chapter:1");
    CHECK(told[0].seat == kNobody);
    table.play("pass");
    for (Seat seat = 0; seat < 3; ++seat) CHECK(told[0].points[seat] == table.power(seat));
    CHECK(table.power(Ruby) == 7);
}

TEST_CASE(
    "AR-243, AR-246, AR-247, AR-263 nobody, shared places and the neutral player are told as they count") {
    CHECK(last_pass(Table::of(3).marker(2, Ambition::Tyrant)).sets_off("pass")[0] ==
          "scored.ambition(tyrant) scored.nobody()");
    CHECK(last_pass(Table::of(4)
                        .marker(2, Ambition::Keeper)
                        .slots(Ruby, {Relic, Relic})
                        .slots(Jade, {Relic})
                        .slots(Pearl, {Relic}))
              .sets_off("pass")[0] == "scored.ambition(keeper) scored.first(5 0 ruby) scored.tied_second()");
    // Two Weapons are out of play: in Warlord the neutral player has 2.
    CHECK(
        last_pass(
            Table::of(2, "2p_mixup1").trophies(Ruby, Trophy::Ship, Sapphire, 1).marker(2, Ambition::Warlord))
            .sets_off("pass")[0] ==
        "scored.ambition(warlord) scored.neutral_first() scored.second(3 0 ruby)");
}

TEST_CASE("AR-252, AR-253 what goes back after the scoring is told") {
    const auto told = last_pass(Table::of(3)
                                    .trophies(Ruby, Trophy::Ship, Jade, 1)
                                    .captives(Ruby, Jade, 1)
                                    .marker(2, Ambition::Warlord)
                                    .marker(1, Ambition::Tyrant))
                          .sets_off("pass");
    CHECK(std::count(told.begin(), told.end(), "told.trophies_back()") == 1);
    CHECK(std::count(told.begin(), told.end(), "told.captives_back()") == 1);
}

TEST_CASE("AR-59, AR-153 whoever gets the initiative by passing is told, and nothing else") {
    auto table = Table::of(2);
    table.state.players[Ruby].hand = CardSet::of(Table::card_id("aggression_2"));
    table.state.players[Sapphire].hand = CardSet::of(Table::card_id("aggression_3"));
    CHECK(table.round(Ruby).sets_off("pass") == Lines{"told.initiative(sapphire)"});
}

TEST_CASE("a single answer that is taken by itself is told; that nothing more is done is not") {
    auto table = Table::of(3).city("3h_1", Jade).ships("3h", Ruby, 2).acting(Ruby, "administration_2");
    const Lines told = table.sets_off("act tax");
    REQUIRE(!told.empty());
    CHECK(told[0] == "0 tax 3h_1");
    for (const std::string& line : told) CHECK(line.find("end_turn") == std::string::npos);
}
