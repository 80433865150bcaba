// The Raiders' Outpost (5.11).
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::Seat;

using Options = std::vector<std::string>;

namespace {

int in_bay(const Table& table, Seat seat) { return table.state.players[seat].bay; }

// Ruby's 1-2-3 has just docked at an empty Outpost; the raid is to be chosen.
Table raiding(Table table) {
    table.hand({1, 2, 3}).play("dock raiders_outpost", "straight 1-2-3");
    return table;
}

}  // namespace

TEST_CASE("AF-84 the Outpost takes three consecutive values, without a wrap-around") {
    auto table = Table::of(4).hand({1, 2, 3, 4, 5, 6});
    table.play("dock raiders_outpost");
    CHECK(table.options() == Options{"straight 1-2-3", "straight 2-3-4", "straight 3-4-5", "straight 4-5-6"});
    table.play("straight 3-4-5");
    CHECK(table.ships(RaidersOutpost, Ruby) == 3);
    CHECK(table.hand() == std::vector{1, 2, 6});

    CHECK(Table::of(4).hand({1, 5, 6}).refuses("dock raiders_outpost") == "AF-46");
    CHECK(Table::of(4).hand({1, 2, 6}).refuses("dock raiders_outpost") == "AF-46");
    CHECK(Table::of(4).hand({1, 3, 5}).refuses("dock raiders_outpost") == "AF-46");
    CHECK(Table::of(4).hand({2, 2, 3, 3}).refuses("dock raiders_outpost") == "AF-46");
    CHECK_FALSE(table.rules.verbs().read("straight 5-6-1").has_value());
}

TEST_CASE("AF-85 a straight with a strictly higher sum sends all ships standing there to the bay") {
    auto table = Table::of(4).docked(RaidersOutpost, Sapphire, {2, 3, 4}).hand({1, 2, 3, 4, 5});
    table.play("dock raiders_outpost");
    CHECK(table.refuses("straight 1-2-3") == "AF-85");
    CHECK(table.refuses("straight 2-3-4") == "AF-85");  // an equal sum is not enough
    CHECK(table.options() == Options{"straight 3-4-5"});
    table.play("straight 3-4-5");
    CHECK(table.ships(RaidersOutpost, Sapphire) == 0);
    CHECK(in_bay(table, Sapphire) == 3);
    CHECK(table.ships(RaidersOutpost, Ruby) == 3);

    auto equal = Table::of(4).docked(RaidersOutpost, Sapphire, {2, 3, 4}).hand({2, 3, 4});
    CHECK(equal.refuses("dock raiders_outpost") == "AF-85");
}

TEST_CASE("AF-85 the relic ship counts in the sum and is bumped like the others") {
    auto table =
        Table::of(4).relic(Sapphire, RelicPlace::RaidersOutpost, 3).docked(RaidersOutpost, Sapphire, {2, 4});
    table.hand({2, 3, 4, 5}).play("dock raiders_outpost");
    CHECK(table.refuses("straight 2-3-4") == "AF-85");
    table.play("straight 3-4-5");
    CHECK(table.state.relic.place == RelicPlace::MaintenanceBay);
    CHECK(table.state.relic.owner == Sapphire);
    CHECK(table.ships(RaidersOutpost, Sapphire) == 0);
}

TEST_CASE("AF-86 with no ship at the Outpost any straight may dock") {
    for (const char* straight : {"straight 1-2-3", "straight 2-3-4", "straight 3-4-5", "straight 4-5-6"}) {
        CAPTURE(straight);
        auto table = Table::of(2).hand({1, 2, 3, 4, 5, 6});
        table.play("dock raiders_outpost", straight);
        CHECK(table.ships(RaidersOutpost, Ruby) == 3);
    }
}

TEST_CASE("AF-87 after docking I raid resources or one card or nothing, at once") {
    const Table table =
        raiding(Table::of(4).hand({5}).has(Sapphire, 4, 0).owns(Jade, {BoosterPod, AlienCity}));
    CHECK(table.options() == Options{"raid_resources", "raid_card", "raid_nothing"});
    CHECK(table.refuses("dock solar_converter") == "not-asked");  // it cannot be postponed
    CHECK(table.refuses("end") == "not-asked");

    Table nothing = table;
    nothing.play("raid_nothing");
    CHECK(nothing.step() == Step::Main);
    CHECK(nothing.refuses("raid_resources") == "not-asked");
    CHECK(nothing.fuel(Sapphire) == 4);
    CHECK(nothing.owns(Jade, AlienCity));

    Table card = table;
    card.play("raid_card", "steal_card jade alien_city");
    CHECK(card.step() == Step::Main);  // a card, and no resources with it
    CHECK(card.fuel(Ruby) == 0);
    CHECK(card.owns(Jade, BoosterPod));

    Table resources = table;
    resources.play("raid_resources", "steal sapphire fuel", "steal sapphire fuel", "steal sapphire fuel");
    resources.play("steal sapphire fuel");
    CHECK(resources.step() == Step::Main);
    CHECK(resources.owns(Jade, AlienCity));
}

TEST_CASE("AF-88, AF-Q18 a raid takes four resources in any mixture of victims and of fuel and ore") {
    auto table = raiding(Table::of(4).has(Ruby, 1, 1).has(Sapphire, 2, 1).has(Jade, 0, 3).has(Pearl, 5, 0));
    table.play("raid_resources");
    CHECK(table.refuses("steal ruby fuel") == "AF-88");  // from the others only
    CHECK(table.refuses("steal jade fuel") == "AF-88");  // what is there only
    table.play("steal sapphire fuel", "steal jade ore", "steal jade ore");
    CHECK(table.step() == Step::RaidResources);
    table.play("steal pearl fuel");
    CHECK(table.step() == Step::Main);
    CHECK(table.fuel(Ruby) == 3);
    CHECK(table.ore(Ruby) == 3);
    CHECK(table.fuel(Sapphire) == 1);
    CHECK(table.ore(Sapphire) == 1);
    CHECK(table.ore(Jade) == 1);
    CHECK(table.fuel(Pearl) == 4);
}

TEST_CASE("AF-88 every mixture is reached in one order, and a pick that leaves too little is not offered") {
    auto table = raiding(Table::of(4).has(Sapphire, 1, 2).has(Pearl, 1, 1));
    table.play("raid_resources");
    CHECK(table.options() ==
          Options{"steal sapphire fuel", "steal sapphire ore"});  // four of five must be had
    table.play("steal sapphire ore");
    CHECK(table.refuses("steal sapphire fuel") == "out-of-order");
    CHECK(table.options() == Options{"steal sapphire ore"});
}

TEST_CASE("AF-88 if all victims together own fewer than four, all of it is taken") {
    auto table = raiding(Table::of(3).has(Sapphire, 1, 0).has(Jade, 1, 1));
    table.play("raid_resources", "steal sapphire fuel", "steal jade fuel", "steal jade ore");
    CHECK(table.step() == Step::Main);
    CHECK(table.fuel(Ruby) == 2);
    CHECK(table.ore(Ruby) == 1);
    CHECK(table.fuel(Sapphire) + table.fuel(Jade) + table.ore(Jade) == 0);
}

TEST_CASE("AF-89 a raid takes one card of my choice from one other player") {
    auto table = raiding(Table::of(3).owns(Ruby, {DataCrystal}).owns(Sapphire, {AlienCity, StasisBeam}));
    table.owns(Jade, {PlasmaCannon}).play("raid_card");
    CHECK(table.options() == Options{"steal_card sapphire alien_city", "steal_card sapphire stasis_beam",
                                     "steal_card jade plasma_cannon"});
    CHECK(table.refuses("steal_card jade alien_city") == "AF-89");
    CHECK(table.refuses("steal_card ruby data_crystal") == "AF-89");
    table.play("steal_card sapphire stasis_beam");
    CHECK(table.owns(Ruby, StasisBeam));
    CHECK_FALSE(table.owns(Sapphire, StasisBeam));
    CHECK(table.owns(Sapphire, AlienCity));
    CHECK(table.state.discard.empty());
}

TEST_CASE("AF-90 a stolen card of a kind that I own goes to the discard pile, and I gain nothing") {
    auto table = raiding(Table::of(2).owns(Ruby, {BoosterPod}).owns(Sapphire, {BoosterPod}));
    table.play("raid_card", "steal_card sapphire booster_pod");
    CHECK(table.owns(Ruby, BoosterPod));
    CHECK_FALSE(table.owns(Sapphire, BoosterPod));
    CHECK(table.state.discard[BoosterPod] == 1);
    CHECK(table.state.players[Ruby].cards.size() == 1);
}

TEST_CASE("AF-91 the owner of Holographic Decoy loses no resources, and no card but the Decoy itself") {
    const Table table = raiding(Table::of(3)
                                    .has(Sapphire, 4, 4)
                                    .has(Jade, 0, 1)
                                    .owns(Jade, {BoosterPod})
                                    .owns(Sapphire, {HolographicDecoy, AlienCity}));
    Table resources = table;
    resources.play("raid_resources");
    CHECK(resources.refuses("steal sapphire fuel") == "AF-91");
    CHECK(resources.options() == Options{"steal jade ore"});
    resources.play("steal jade ore");
    CHECK(resources.step() == Step::Main);  // that is all there was to take
    CHECK(resources.fuel(Sapphire) == 4);
    CHECK(resources.ore(Sapphire) == 4);

    Table card = table;
    card.play("raid_card");
    CHECK(card.refuses("steal_card sapphire alien_city") == "AF-91");
    CHECK(card.options() == Options{"steal_card sapphire holographic_decoy", "steal_card jade booster_pod"});
    card.play("steal_card sapphire holographic_decoy");
    CHECK(card.owns(Ruby, HolographicDecoy));
    CHECK(card.owns(Sapphire, AlienCity));
}

TEST_CASE("AF-92 resources need a permitted victim who owns one, a card another player who owns one") {
    CHECK(raiding(Table::of(2).has(Sapphire, 0, 1)).options() == Options{"raid_resources", "raid_nothing"});
    CHECK(raiding(Table::of(2).owns(Sapphire, {ResourceCache})).options() ==
          Options{"raid_card", "raid_nothing"});
    const Table guarded = raiding(Table::of(2).has(Sapphire, 4, 4).owns(Sapphire, {HolographicDecoy}));
    CHECK(guarded.options() == Options{"raid_card", "raid_nothing"});
    CHECK(guarded.refuses("raid_resources") == "AF-92");
    const Table own_goods_only = raiding(Table::of(2).has(Ruby, 4, 4).owns(Ruby, {AlienCity}));
    CHECK(own_goods_only.options() == Options{"raid_nothing"});
    CHECK(own_goods_only.refuses("raid_card") == "AF-92");
}

TEST_CASE("AF-93, AF-Q21 a second straight with a higher sum bumps my own ships, and I raid again") {
    auto table = raiding(Table::of(2).hand({4, 5, 6}).has(Sapphire, 8, 0).owns(Sapphire, {AlienCity}));
    table.play("raid_card", "steal_card sapphire alien_city", "dock raiders_outpost", "straight 4-5-6");
    CHECK(in_bay(table, Ruby) == 3);
    CHECK(table.ships(RaidersOutpost, Ruby) == 3);
    CHECK(table.hand().empty());
    CHECK(table.step() == Step::RaidMode);
    table.play("raid_resources", "steal sapphire fuel", "steal sapphire fuel", "steal sapphire fuel");
    table.play("steal sapphire fuel");
    CHECK(table.fuel(Ruby) == 4);

    auto falling = Table::of(2).hand({1, 2, 3, 4, 5, 6});
    falling.play("dock raiders_outpost", "straight 4-5-6", "raid_nothing");
    CHECK(falling.refuses("dock raiders_outpost") == "AF-85");  // my own ships must be beaten too
}

TEST_CASE("AF-E7 2-3-4 bumps 1-2-3 and raids, a later 3-4-5 or 4-5-6 bumps 2-3-4 in the same way") {
    auto table = Table::of(4).docked(RaidersOutpost, Ruby, {1, 2, 3}).has(Ruby, 2, 2).turn_of(Sapphire);
    table.hand({2, 3, 4}).play("dock raiders_outpost", "straight 2-3-4");
    CHECK(in_bay(table, Ruby) == 3);
    table.play("raid_resources", "steal ruby fuel", "steal ruby fuel", "steal ruby ore", "steal ruby ore");
    CHECK(table.fuel(Sapphire) + table.ore(Sapphire) == 4);

    Table with_345 = table, with_456 = table;
    with_345.next_turn({3, 4, 5}).play("dock raiders_outpost", "straight 3-4-5");
    CHECK(in_bay(with_345, Sapphire) == 3);
    CHECK(with_345.ships(RaidersOutpost, Jade) == 3);
    CHECK(with_345.allows("raid_resources"));
    with_456.next_turn({4, 5, 6}).play("dock raiders_outpost", "straight 4-5-6");
    CHECK(in_bay(with_456, Sapphire) == 3);
    CHECK(with_456.ships(RaidersOutpost, Jade) == 3);
}

TEST_CASE("AF-E8 with the 5 of 3-4-5 removed the sum is 7: 1-2-3 is illegal, the others bump the rest") {
    auto table = Table::of(4).docked(RaidersOutpost, Sapphire, {3, 4, 5}).hand({1, 2, 3, 4, 5, 6});
    table.has(Ruby, 1, 0).owns(Ruby, {PlasmaCannon});
    table.play("use plasma_cannon", "aim raiders_outpost", "hit sapphire 5", "cease", "dock raiders_outpost");
    CHECK(table.refuses("straight 1-2-3") == "AF-85");
    CHECK(table.options() == Options{"straight 2-3-4", "straight 3-4-5", "straight 4-5-6"});
    for (const std::string& straight : table.options()) {
        CAPTURE(straight);
        Table after = table;
        after.play(straight);
        CHECK(after.ships(RaidersOutpost, Sapphire) == 0);
        CHECK(in_bay(after, Sapphire) == 3);
    }
}

TEST_CASE("AF-Q17 a raid may be declined, but once resources are chosen four are taken, or all there are") {
    const Table table = raiding(Table::of(2).has(Sapphire, 3, 3));
    CHECK(table.allows("raid_nothing"));
    Table chosen = table;
    chosen.play("raid_resources");
    for (int taken = 0; taken < 4; ++taken) {
        CAPTURE(taken);
        CHECK(chosen.refuses("raid_nothing") == "not-asked");
        CHECK(chosen.refuses("end") == "not-asked");
        chosen.play(chosen.options().front());
    }
    CHECK(chosen.step() == Step::Main);
    CHECK(chosen.fuel(Ruby) + chosen.ore(Ruby) == 4);
}

TEST_CASE("AF-Q19 one may dock at the Outpost if nobody owns anything") {
    auto table = Table::of(2).hand({4, 5, 6});
    CHECK(table.allows("dock raiders_outpost"));
    table.play("dock raiders_outpost", "straight 4-5-6");
    CHECK(table.options() == Options{"raid_nothing"});
    table.play("raid_nothing");
    CHECK(table.ships(RaidersOutpost, Ruby) == 3);
    CHECK(table.allows("end"));
}

TEST_CASE("AF-Q20 only the sum of the ships still there must be beaten, strictly, and all of them leave") {
    auto lone_six = Table::of(4).docked(RaidersOutpost, Sapphire, {6}).hand({1, 2, 3, 4});
    lone_six.play("dock raiders_outpost");
    CHECK(lone_six.options() == Options{"straight 2-3-4"});  // 1-2-3 sums to 6 as well

    auto table = Table::of(4).docked(RaidersOutpost, Sapphire, {1, 3}).hand({1, 2, 3});
    table.play("dock raiders_outpost", "straight 1-2-3");
    CHECK(table.ships(RaidersOutpost, Sapphire) == 0);
    CHECK(in_bay(table, Sapphire) == 3);
}
