// 5.8, 5.11 and chapter 7: start and end of a round, end of the game (MO-43 to MO-49, MO-91 to MO-94, MO-151
// to MO-153).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-43, MO-Q7, MO-Q8 income of all cards, covered ones included, capped after the sum") {
    auto table = Table::of(2).tracks(Ruby, 1, 1, 1).system(Ruby, {"hydroponic_farm", "galactic_cybernet"});
    table.system(Ruby, {"space_port", "frigate"})
        .tracks(Sapphire, 8, 0, 0)
        .system(Sapphire, {"hydroponic_farm"});
    table.start_round();
    CHECK(table.tracks(Ruby) == "4/3/2");
    CHECK(table.tracks(Sapphire) == "9/0/0");
}

TEST_CASE("MO-44, MO-E18 the highest track decides the level") {
    const auto level = [](int food, int fleet, int production) {
        return level_of(Table::of(2).tracks(Ruby, food, fleet, production).player(Ruby));
    };
    CHECK(level(7, 0, 0) == Level::High);
    CHECK(level(6, 6, 6) == Level::Medium);
    CHECK(level(3, 3, 3) == Level::Low);
    CHECK(level(0, 9, 0) == Level::High);
    CHECK(level(0, 0, 4) == Level::Medium);
}

TEST_CASE("MO-45 high level: 5 cubes, morale -1") {
    auto table = Table::of(2).tracks(Ruby, 7, 0, 0).tracks(Sapphire, 4, 0, 0).start_round();
    CHECK(table.available(Ruby) == 5);
    CHECK(table.morale(Ruby) == 9);
}

TEST_CASE("MO-46 medium level: 4 cubes") {
    auto table = Table::of(2).tracks(Ruby, 4, 0, 0).tracks(Sapphire, 6, 0, 0).start_round();
    CHECK(table.available(Ruby) == 4);
    CHECK(table.available(Sapphire) == 4);
    CHECK(table.morale(Ruby) == 10);
}

TEST_CASE("MO-47, MO-Q1 low level: 3 cubes, a card, morale +1") {
    auto table = Table::of(2).tracks(Ruby, 3, 0, 0).morale(Ruby, 8).tracks(Sapphire, 4, 0, 0).start_round();
    table.draws({"frigate"});
    CHECK(table.available(Ruby) == 3);
    CHECK(table.morale(Ruby) == 9);
    CHECK(table.hand(Ruby) == "frigate");
    CHECK(table.asks(Step::ChooseAction));
}

TEST_CASE("MO-48 cubes come from the reserve, and the level is not looked at again in the round") {
    auto table =
        Table::of(2).tracks(Ruby, 6, 0, 0).hand(Ruby, {"autolab"}).tracks(Sapphire, 4, 0, 0).start_round();
    CHECK(table.reserve(Ruby) == 6);
    table.play("exploit");
    CHECK(table.tracks(Ruby) == "9/0/0");
    CHECK(table.available(Ruby) == 3);
    CHECK(table.morale(Ruby) == 10);
}

TEST_CASE(
    "MO-49, MO-Q49 each player resolves Round start effects after the levels of all, when R3 comes to them") {
    auto table =
        Table::of(2).tracks(Ruby, 4, 0, 0).system(Ruby, {"research_laboratory"}).advisor(Ruby, "loknar");
    table.tracks(Sapphire, 7, 0, 0).system(Sapphire, {"cloning_center"}).first(Sapphire).start_round();
    CHECK(table.available(Sapphire) == 5);
    CHECK(table.tracks(Sapphire) == "9/0/0");  // income 1, then Cloning Center 2, by itself
    CHECK(table.asked() == Ruby);
    CHECK(table.asks(Step::PickStart));
}

TEST_CASE("MO-Q49 what one player's Round start effect brings up takes part when R3 comes to its owner") {
    const auto rules =
        rules_with("{ when = \"round_start\", steps = [ { op = \"gain\", res = [2, 0, 0] } ] }",
                   "{ when = \"round_start\", steps = [ { who = \"each_opponent\", op = \"sink\" }, { op = "
                   "\"vp\", n = 1 } ] }");
    auto table = Table::of(2, rules).system(Ruby, {"cloning_center", "frigate"}).first(Sapphire);
    table.system(Sapphire, {"autolab", "cloning_center"}).start_round();
    CHECK(table.score(Sapphire) == 1);
    CHECK(table.system(Ruby, 1) == "frigate cloning_center");
    CHECK(table.score(Ruby) == 1);  // covered when the step began, active when it came to Ruby
    // Sapphire's turn in R3 is over: what Ruby brings up there waits for the next round.
    CHECK(table.system(Sapphire, 1) == "cloning_center autolab");
    CHECK(table.asks(Step::ChooseAction));
}

TEST_CASE("MO-91, MO-Q31 the end is checked before hands are trimmed") {
    auto table = Table::of(2)
                     .morale(Sapphire, 0)
                     .hand(Ruby, {"frigate", "frigate", "titan", "titan", "capitol", "capitol"});
    table.end_round();
    CHECK(table.over());
    CHECK(table.hand_size(Ruby) == 6);
    CHECK(table.player(Ruby).available + table.player(Ruby).reserve == 10);
}

TEST_CASE("MO-92, MO-E44 hands are trimmed to 5, clockwise from the first player, the last one on top") {
    auto table = Table::of(2).round(3).first(Sapphire).tracks(Ruby, 4, 0, 0).tracks(Sapphire, 4, 0, 0);
    table.hand(Ruby, {"frigate", "frigate", "titan", "titan", "capitol", "capitol", "autolab", "autolab"});
    table.hand(Sapphire, {"biospheres", "biospheres", "doom_star", "doom_star", "transport", "transport"})
        .end_round();
    CHECK(table.asked() == Sapphire);
    table.play("discard transport");
    CHECK(table.asked() == Ruby);
    table.play("discard frigate", "discard autolab", "discard titan");
    CHECK(table.pile() == "transport frigate autolab titan");
    CHECK(table.hand_size(Ruby) == 5);
    CHECK(table.state.round == 4);
}

TEST_CASE("MO-93 all cubes return to their owners") {
    auto table = Table::of(2).tracks(Ruby, 4, 2, 0).tracks(Sapphire, 4, 0, 0).system(Ruby, {"pleasure_dome"});
    table.cubes(Ruby, 4).cubes(Sapphire, 0).turn(Ruby).play("attack", "activate", "propaganda");
    CHECK(table.reserve(Ruby) == 6);
    CHECK(table.player(Ruby).attacks[Sapphire] == 1);
    table.play("research");
    while (table.asks(Step::Draw)) table.play(table.options()[0]);
    CHECK(table.state.round == 2);
    CHECK(table.player(Ruby).attacks[Sapphire] == 0);
    CHECK(table.player(Ruby).cubes.empty());
    CHECK(table.player(Ruby).boxes[Deed::Propaganda] == 0);
    CHECK(table.available(Ruby) + table.reserve(Ruby) == 10);
}

TEST_CASE("MO-94 the token moves to the left, the round marker on") {
    auto table = Table::of(3).first(Jade).round(2);
    for (Seat seat = 0; seat < 3; ++seat) table.tracks(seat, 4, 0, 0);
    table.end_round();
    CHECK(table.state.first == Ruby);
    CHECK(table.state.round == 3);
    CHECK(table.asked() == Ruby);
}

TEST_CASE("MO-151 the game ends after round 8, with morale 0, or with four full systems") {
    CHECK(Table::of(2).round(8).end_round().over());
    CHECK_FALSE(Table::of(2).round(7).tracks(Ruby, 4, 0, 0).end_round().over());
    CHECK(Table::of(2).morale(Ruby, 0).end_round().over());
    auto full =
        Table::of(2).tracks(Ruby, 4, 0, 0).system(Ruby, {"frigate", "frigate", "titan", "titan", "capitol"});
    full.system(Ruby, {"autolab", "autolab", "doom_star", "doom_star", "capitol"});
    full.system(Ruby, {"biospheres", "biospheres", "transport", "transport", "jump_gate"});
    auto almost = full;
    full.system(Ruby, {"battleship", "battleship", "destroyer", "destroyer", "jump_gate"}).end_round();
    CHECK(full.over());
    almost.system(Ruby, {"battleship", "battleship", "destroyer", "destroyer"}).end_round();
    CHECK_FALSE(almost.over());
}

TEST_CASE("MO-152, MO-E41, MO-Q12 the system of Fulcrum is neither required nor counted") {
    auto table = Table::of(2).round(6).tracks(Ruby, 4, 0, 0).advisor(Ruby, "fulcrum_sandebar");
    table.on_fulcrum(Ruby, {"star_fortress", "star_fortress"});
    table.system(Ruby, {"frigate", "frigate", "titan", "titan", "capitol"});
    table.system(Ruby, {"autolab", "autolab", "doom_star", "doom_star", "capitol"});
    table.system(Ruby, {"biospheres", "biospheres", "transport", "transport", "jump_gate"});
    auto three = table;
    table.system(Ruby, {"battleship", "battleship", "destroyer", "destroyer", "jump_gate"}).end_round();
    CHECK(table.over());
    three.on_fulcrum(Ruby, {"battleship", "destroyer"}).end_round();
    CHECK_FALSE(three.over());
}

TEST_CASE("MO-153 all players are looked at, and scoring is the same whatever ended the game") {
    auto table = Table::of(3).round(4).score(Ruby, 5).morale(Jade, -1).score(Jade, 20).end_round();
    CHECK(table.over());
    CHECK(table.points(Ruby) == 15);
    CHECK(table.points(Jade) == 19);
    CHECK(table.rules.standing(table.state).ranks[Jade] == 1);
}
