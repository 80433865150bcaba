// Player board, resources, boxes (5.2).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

namespace {

// A tax of a Fuel city makes Ruby arrange.
Table taxing(Table table) {
    return table.city("3c_1", Ruby).acting(Ruby, "administration_2").play("act tax");
}

}  // namespace

TEST_CASE(
    "AR-46, AR-47 one token for each open slot; how many are open follows from the cities on the board") {
    constexpr int kOpen[] = {6, 6, 6, 4, 3, 2};
    for (int cities = 0; cities <= 5; ++cities) {
        Player player;
        player.cities = byte(cities);
        int open = 0;
        for (int slot = 0; slot < kSlots; ++slot) open += slot_is_open(player, slot);
        CHECK(open == kOpen[cities]);
        for (int slot = 0; slot < open; ++slot) CHECK(slot_is_open(player, slot));  // from the left
    }
    constexpr int kCosts[] = {3, 1, 1, 2, 1, 3};
    for (int slot = 0; slot < 6; ++slot) CHECK(kRaidCost[slot] == kCosts[slot]);
}

TEST_CASE("AR-48 a city in a Rival's Trophies box leaves its slots uncovered and cannot be built") {
    auto table = Table::of(3).cities_off_board(Ruby, 5).ships("3h", Ruby, 1);
    CHECK(slot_is_open(table.player(Ruby), 5));
    CHECK(kCityBonus[table.player(Ruby).cities] == 5);
    table.acting(Ruby, "construction_2").play("act build");
    CHECK(table.is_starport("3h_1", Ruby));  // no city is left to build
}

TEST_CASE(
    "AR-49, AR-Q16 tokens are arranged anew when one comes or a city covers a slot, not when one leaves") {
    auto table = taxing(Table::of(3).slots(Ruby, {Material, Relic}));
    CHECK(table.asks(Step::Arrange));
    // Spending leaves the others where they are.
    auto spent = Table::of(3).slots(Ruby, {Material, Relic, Fuel}).city("3h_1", Ruby, true);
    spent.in_prelude(Ruby, "mobilization_2").play("spend material", "spend_as material");
    CHECK_FALSE(spent.asks(Step::Arrange));
    CHECK(spent.slot(Ruby, 1) == None);
    CHECK(spent.slot(Ruby, 2) == Relic);
    // A city that comes back covers RS3, though it is empty.
    auto covered =
        Table::of(3).row({"song_of_freedom"}).agents("song_of_freedom", Ruby, 1).ships("3h", Ruby, 1);
    covered.city("3h_1", Jade).slots(Jade, {Material, Relic}).acting(Ruby, "aggression_2");
    covered.play("act secure", "free_city 3h_1");
    CHECK(covered.asks(Step::Arrange));
    CHECK(covered.asked() == Jade);  // AR-Q40: at once, by its owner
}

TEST_CASE("AR-Q40 the owner of the freed city arranges at once") {
    auto table =
        Table::of(3).row({"song_of_freedom"}).agents("song_of_freedom", Ruby, 1).ships("3h", Ruby, 1);
    table.city("3h_1", Jade).slots(Jade, {Material, Relic, Fuel}).acting(Ruby, "aggression_2");
    table.play("act secure", "free_city 3h_1");
    CHECK(table.asked() == Jade);
    table.play("arrange relic", "arrange fuel");
    CHECK(table.slot(Jade, 1) == Relic);
    CHECK(table.slot(Jade, 2) == Fuel);
    CHECK(table.tokens(Jade, Material) == 0);
    CHECK(table.state.supply[Material] == 5);
}

TEST_CASE("AR-50 what does not fit is discarded, an old token too") {
    auto table = taxing(Table::of(3).slots(Ruby, {Material, Relic, Psionic}));
    CHECK(table.player(Ruby).cities == 4);  // three open slots, four tokens
    table.play("arrange fuel", "arrange psionic", "arrange relic");
    CHECK(table.tokens(Ruby, Material) == 0);
    CHECK(table.state.supply[Material] == 5);
    CHECK(table.tokens(Ruby, Fuel) == 1);
}

TEST_CASE(
    "AR-51, AR-Q15 slots are filled from the highest raid cost down; no question where nothing depends on "
    "it") {
    auto table = taxing(Table::of(3).slots(Ruby, {Material, Relic}));
    CHECK(table.options() == Lines{"arrange material", "arrange fuel", "arrange relic"});
    table.play("arrange relic");
    CHECK(table.slot(Ruby, 1) == Relic);     // RS1, cost 3
    CHECK_FALSE(table.asks(Step::Arrange));  // RS2 and RS3 cost the same, and nothing is discarded
    CHECK(table.slot(Ruby, 2) == Material);
    CHECK(table.slot(Ruby, 3) == Fuel);
    // All six and the seventh: 4, 3, 3, 2, 1, 1, 1.
    auto six = Table::of(3).lore(Ruby, Lore::AncientHoldings).cities_off_board(Ruby, 3);
    six.slots(Ruby, {Material, Relic, Psionic, Weapon, Material, Material}).city("3c_1", Ruby);
    six.acting(Ruby, "administration_2").play("act tax");
    six.play("arrange fuel", "arrange relic", "arrange psionic", "arrange weapon");
    CHECK(six.player(Ruby).slots[kHoldings] == Fuel);
    CHECK(six.slot(Ruby, 1) == Relic);
    CHECK(six.slot(Ruby, 6) == Psionic);
    CHECK(six.slot(Ruby, 4) == Weapon);
    CHECK(six.tokens(Ruby, Material) == 3);
}

TEST_CASE("AR-52 tokens of one effect are arranged once, after the last") {
    auto table =
        Table::of(3).guild(Ruby, "elder_broker").cities_off_board(Ruby, 1).in_prelude(Ruby, "mobilization_2");
    table.play("use elder_broker");
    CHECK(table.asks(Step::Arrange));
    CHECK(table.options() == Lines{"arrange material", "arrange fuel", "arrange weapon"});
    CHECK(table.tokens(Ruby, Weapon) == 1);  // they count as held meanwhile
    table.play("arrange weapon");
    CHECK(table.slot(Ruby, 1) == Weapon);
}

TEST_CASE("AR-53, AR-92 an Outraged type is not spent for its own action, but held, gained and counted") {
    auto table = Table::of(3).outrage(Ruby, Fuel).slots(Ruby, {Fuel, Relic}).ships("3g", Ruby, 1);
    CHECK(count_for(table.state, Ruby, Ambition::Tycoon) == 1);
    table.in_prelude(Ruby, "construction_2").play("spend fuel");
    CHECK(table.state.turn.spent[Fuel] == 1);  // for nothing: that was the only way
    CHECK_FALSE(table.asks(Step::SpendAs));
    CHECK(gain(table.state, Ruby, Fuel));
    auto judged = Table::of(3).outrage(Ruby, Fuel).slots(Ruby, {Fuel}).guild(Ruby, "loyal_keepers");
    judged.ships("3g", Ruby, 1).row({"secret_order"}).agents("secret_order", Ruby, 1);
    judged.in_prelude(Ruby, "construction_2").play("spend fuel");
    CHECK(judged.refuses("spend_as fuel") == "AR-92");
}

TEST_CASE("AR-54, AR-55 Trophies, Captives and Guild cards are kept in any number, with their owners") {
    auto table = Table::of(3)
                     .captives(Ruby, Jade, 9)
                     .captives(Ruby, Sapphire, 5)
                     .ships("3h", Ruby, 1)
                     .city("3h_1", Jade)
                     .acting(Ruby, "administration_2")
                     .play("act tax");
    const auto boxes = [](const Table& at) {
        return at.rules.view(at.state, Jade).at("seats").as_array()[Ruby].as_object();
    };
    CHECK(boxes(table).at("captives") == Json{0, 5, 10});
    auto hunter =
        Table::of(3).trophies(Ruby, Trophy::Ship, Jade, 14).trophies(Ruby, Trophy::Ship, Sapphire, 1);
    hunter.ships("3h", Ruby, 1).ships("3h", Jade, 0, 1).city("5h_1", Jade).acting(Ruby, "aggression_2");
    hunter.play("act battle", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(boxes(hunter).at("trophies").at("ship") == Json{0, 1, 15});
    auto rich = Table::of(3).row({"secret_order"}).agents("secret_order", Ruby, 1);
    for (const Court court : kGuilds - CourtSet::of(Court::SecretOrder))
        rich.guild(Ruby, names_of(court)[at(court)]);
    rich.acting(Ruby, "aggression_2").play("act secure");
    CHECK(rich.player(Ruby).guilds == kGuilds);
    CHECK(boxes(rich).at("guilds").as_array().size() == 25);
}

TEST_CASE("AR-E48 returned cities go to CS3 and CS2; three slots stay open, three tokens are discarded") {
    auto table = Table::of(3).cities_off_board(Ruby, 2).city("3h_1", Ruby);
    table.slots(Ruby, {Material, Fuel, Weapon, Relic, Psionic, Material});
    CHECK(table.player(Ruby).cities == 2);
    table.marker(2, Ambition::Warlord).score();
    CHECK(table.player(Ruby).cities == 4);
    CHECK(table.asked() == Ruby);
    table.play("arrange relic", "arrange psionic", "arrange weapon");
    CHECK(table.slot(Ruby, 1) == Relic);
    CHECK(table.slot(Ruby, 3) == Weapon);
    CHECK(table.tokens(Ruby, Material) == 0);
    CHECK(table.state.supply[Fuel] == 5);
}

TEST_CASE("AR-Q24 after a Trade the active player arranges, then the Rival") {
    auto table = Table::of(3).guild(Ruby, "elder_broker").ships("3c", Ruby, 1).city("3c_1", Jade);
    table.slots(Jade, {Relic, Fuel}).slots(Ruby, {Weapon, Material}).acting(Ruby, "administration_2");
    table.play("act trade", "give_token weapon 3");
    CHECK(table.asks(Step::Arrange));
    CHECK(table.asked() == Ruby);
    table.play("arrange fuel");
    CHECK(table.asks(Step::Arrange));
    CHECK(table.asked() == Jade);
    table.play("arrange weapon");
    CHECK(table.slot(Jade, 1) == Weapon);
    CHECK(table.asks(Step::Act));
}

TEST_CASE("AR-Q56 a gain into full slots counts as a change") {
    auto table = Table::of(3).slots(Ruby, {Fuel, Fuel, Fuel}).city("3c_1", Ruby);
    table.acting(Ruby, "administration_2");
    CHECK(table.offers("act tax"));
    table.play("act tax");  // four Fuel, three slots
    CHECK(table.tokens(Ruby, Fuel) == 3);
}
