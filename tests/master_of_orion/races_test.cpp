// 5.12: the races (MO-95 to MO-105).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

const RaceEntry& entry(const Table& table, std::string_view id) {
    return table.rules.content().race(*table.rules.names().find<Race>(id));
}

}  // namespace

TEST_CASE("MO-95 Humans have no ability and the most resources") {
    const auto table = Table::of(2);
    const auto sum = [](const Triple& start) { return start[0] + start[1] + start[2]; };
    const RaceEntry& human = entry(table, "human");
    CHECK(human.effects.empty());
    CHECK(human.shared);
    CHECK_FALSE(human.high_level.has_value());
    for (const RaceEntry& race : table.rules.content().entries.race)
        if (race.id != "human") CHECK(sum(race.start) < sum(human.start));
}

TEST_CASE("MO-96 Alkari start with 1 point and may pay one at Round start for a cube") {
    auto start = Table::setup(2, {{"first_player", "ruby"}}).play("race alkari");
    CHECK(start.score(Ruby) == 1);
    CHECK(start.tracks(Ruby) == "5/4/2");
    auto table = Table::of(2).race(Ruby, "alkari").score(Ruby, 3).tracks(Ruby, 4, 0, 0).start_round();
    CHECK(table.options() == std::vector<std::string>{"resolve alkari race", "done"});
    table.play("resolve alkari race");
    CHECK(table.score(Ruby) == 2);
    CHECK(table.available(Ruby) == 5);
    CHECK(table.asks(Step::ChooseAction));  // once
}

TEST_CASE("MO-97, MO-E34, MO-Q28 without points Alkari are not asked") {
    auto table = Table::of(2).race(Ruby, "alkari").tracks(Ruby, 4, 0, 0).start_round();
    CHECK(table.asks(Step::ChooseAction));
    auto one = Table::of(2).race(Ruby, "alkari").score(Ruby, 1).tracks(Ruby, 4, 0, 0).start_round();
    one.play("resolve alkari race");
    CHECK(one.score(Ruby) == 0);
    CHECK(one.available(Ruby) == 5);
}

TEST_CASE("MO-98, MO-E19 Bulrathi at high level: 4 cubes, 2 resources, no loss of morale") {
    auto table = Table::of(2).race(Ruby, "bulrathi").tracks(Ruby, 8, 1, 0).morale(Ruby, 7).start_round();
    CHECK(table.asks(Step::LevelBonus));
    CHECK(table.refuses("gain 2 food") == "MO-98");
    table.play("gain 1 production", "gain 1 production");
    CHECK(table.tracks(Ruby) == "8/1/2");
    CHECK(table.available(Ruby) == 4);
    CHECK(table.morale(Ruby) == 7);
}

TEST_CASE(
    "MO-99, MO-E10 later losses of morale hit Bulrathi as well, and the gain does not change the level") {
    auto table =
        Table::of(2).race(Ruby, "bulrathi").tracks(Ruby, 8, 0, 0).tracks(Sapphire, 4, 3, 0).start_round();
    table.play("gain 1 food", "gain 1 food");
    CHECK(table.available(Ruby) == 4);
    table.turn(Sapphire).play("attack");
    CHECK(table.morale(Ruby) == 9);
    auto medium = Table::of(2).race(Ruby, "bulrathi").tracks(Ruby, 6, 0, 0).start_round();
    CHECK(medium.available(Ruby) == 4);
    CHECK_FALSE(medium.asks(Step::LevelBonus));
}

TEST_CASE("MO-100 Darlok: after Propaganda each opponent discards, then one of the top 3 may be taken") {
    auto table = Table::of(3).race(Ruby, "darlok").morale(Ruby, 5).hand(Sapphire, {"frigate", "titan"});
    table.pile({"capitol", "autolab"}).turn(Ruby).play("propaganda");
    CHECK(table.morale(Ruby) == 8);
    CHECK(table.asked() == Sapphire);
    table.play("discard titan");  // Jade has no card
    CHECK(table.asked() == Ruby);
    CHECK(table.options() == std::vector<std::string>{"take autolab", "take titan", "take capitol", "leave"});
    table.play("take titan");
    CHECK(table.hand(Ruby) == "titan");
    CHECK(table.pile() == "capitol autolab");
}

TEST_CASE("MO-101, MO-E15 with fewer than 3 cards in the pile the choice is among those present") {
    auto table = Table::of(3)
                     .race(Ruby, "darlok")
                     .hand(Sapphire, {"frigate", "titan"})
                     .hand(Jade, {"autolab", "capitol"});
    table.turn(Ruby).play("propaganda", "discard frigate", "discard autolab");
    CHECK(table.options() == std::vector<std::string>{"take autolab", "take frigate", "leave"});
    table.play("leave");
    CHECK(table.hand_size(Ruby) == 0);
    // Only the top 3 of a larger pile.
    auto large =
        Table::of(2).race(Ruby, "darlok").pile({"titan", "frigate", "autolab", "capitol"}).turn(Ruby);
    large.play("propaganda");
    CHECK_FALSE(large.offers("take titan"));
}

TEST_CASE("MO-102, MO-E33, MO-Q29 Meklar: a discount of 1 for the first Build action of a round alone") {
    auto table = Table::of(2).race(Ruby, "meklar").tracks(Ruby, 9, 0, 0).cubes(Sapphire, 0);
    table.hand(Ruby, {"civil_transport", "advanced_data_center", "autolab"}).turn(Ruby);
    table.play("build", "card civil_transport", "use", "card advanced_data_center", "found");
    CHECK(table.tracks(Ruby) == "4/0/0");  // 2, then 3 without the discount
    table.play("decline");
    table.play("build", "card autolab", "found");
    CHECK(table.tracks(Ruby) == "1/0/0");  // the second Build action: 3
}

TEST_CASE("MO-102 the discount of Meklar is told while somebody else builds") {
    auto table = Table::of(2).race(Ruby, "meklar").tracks(Ruby, 2, 0, 0).hand(Ruby, {"autolab"});
    table.tracks(Sapphire, 9, 9, 9).hand(Sapphire, {"autolab", "titan"}).turn(Sapphire).play("build");
    REQUIRE(table.asks(Step::BuildCard));
    const Json held = table.rules.view(table.state, Ruby).at("seats").at(Ruby).at("hand").at(0);
    CHECK(held.at("rule").is_null());
    CHECK(boost::json::serialize(held.at("build").at(0).at("pays")) == "[[2,0,0]]");
}

TEST_CASE("MO-103, MO-E32 Mrrshan gain 1 fleet with every Exploit action") {
    auto table = Table::of(2).race(Ruby, "mrrshan").hand(Ruby, {"autolab"}).turn(Ruby).play("exploit");
    CHECK(table.tracks(Ruby) == "3/1/0");
    auto grey = Table::of(2).race(Ruby, "mrrshan").hand(Ruby, {"frigate"}).turn(Ruby).play("exploit");
    grey.draws({"titan", "titan", "capitol", "autolab"}).play("return titan");
    CHECK(grey.tracks(Ruby) == "0/1/0");
    CHECK(grey.hand_size(Ruby) == 3);
}

TEST_CASE("MO-104 similar rewards of effects give Mrrshan nothing more") {
    auto table =
        Table::of(2).race(Ruby, "mrrshan").tracks(Ruby, 0, 2, 0).system(Ruby, {"marine_barracks"}).turn(Ruby);
    table.play("attack", "resolve marine_barracks system_1", "gain 2 food");
    CHECK(table.tracks(Ruby) == "2/0/0");
}

TEST_CASE("MO-105 Psilon draw 3 cards with Research") {
    auto table =
        Table::of(2).race(Ruby, "psilon").turn(Ruby).play("research").draws({"titan", "titan", "frigate"});
    CHECK(table.hand_size(Ruby) == 3);
    CHECK(table.asked() == Sapphire);
}
