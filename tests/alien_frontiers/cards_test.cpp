// Alien Tech cards in general (5.19), and the cards that work by lying there.
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::every;

namespace {

constexpr Card kWithPowers[] = {BoosterPod,   DataCrystal,    GravityManipulator, OrbitalTeleporter,
                                PlasmaCannon, PolarityDevice, StasisBeam,         TemporalWarper};
constexpr Card kWithoutPowers[] = {AlienCity, AlienMonument, HolographicDecoy, ResourceCache};

std::string named(std::string_view verb, Card card) {
    return std::string{verb} + " " + std::string{names_of(card)[code_of(card)]};
}

// Takes a card for two ships that are still in hand.
void claim(Table& table, int first, int second, Card card) {
    for (const int value : {first, second})
        table.play("dock alien_artifact", "ship " + std::to_string(value), "keep");
    table.play("claim", named("take", card));
}

// Docks every ship in hand at the Solar Converter and ends the turn; the next player rolls.
void idle(Table& table, std::initializer_list<int> rolls) {
    while (!table.hand().empty()) table.play("dock solar_converter").play(table.options().front());
    table.next_turn(rolls);
}

const boost::json::object& seen(const orrery::Json& view, std::size_t seat) {
    return view.as_object().at("seats").as_array().at(seat).as_object();
}

}  // namespace

TEST_CASE("AF-135 my cards lie face up, without limit, but I never own two of one kind") {
    auto table = Table::of(2).hand({3, 5});
    for (const Card card : every<Card>())
        if (card != StasisBeam) table.owns(Ruby, {card});
    table.shows({BoosterPod, StasisBeam}).deck_of({});
    table.play("dock alien_artifact", "ship 3", "keep", "dock alien_artifact", "ship 5", "keep", "claim");
    CHECK(table.refuses("take booster_pod") == "AF-54");
    table.play("take stasis_beam");
    CHECK(table.state.players[Ruby].cards.size() == 12);
    const orrery::Json view = table.rules.view(table.state, Sapphire);
    CHECK(seen(view, Ruby).at("cards").as_array().size() == 12);
}

TEST_CASE("AF-136 a card is used at most once per turn, for its fuel or for its discard power, not both") {
    auto table = Table::of(2).hand({2, 2}).has(Ruby, 5, 0).owns(Ruby, {BoosterPod, StasisBeam});
    table.field(Isolation, LemBadlands);
    table.play("use booster_pod", "raise 2");
    CHECK(table.refuses("use booster_pod") == "AF-136");
    CHECK(table.refuses("discard booster_pod") == "AF-136");
    CHECK(table.allows("use stasis_beam"));
    table.play("discard stasis_beam", "place isolation_field asimov_crater");
    CHECK(table.refuses("use stasis_beam") == "AF-136");
    idle(table, {1, 1, 1});
    idle(table, {2, 2, 2});
    CHECK(table.allows("use booster_pod"));  // a new turn
    CHECK(table.allows("discard booster_pod"));
}

TEST_CASE("AF-137 I may use at most one discard power per turn, over all my cards") {
    auto table = Table::of(2).hand({3}).has(Ruby, 1, 0).owns(Ruby, {DataCrystal, StasisBeam, BoosterPod});
    table.play("discard data_crystal", "place positron_field lem_badlands");
    CHECK(table.refuses("discard stasis_beam") == "AF-137");
    CHECK(table.refuses("discard booster_pod") == "AF-137");
    CHECK(table.allows("use stasis_beam"));
    idle(table, {1, 1, 1});
    idle(table, {2, 2, 2});
    CHECK(table.allows("discard stasis_beam"));
}

TEST_CASE("AF-138 discards that are not discard powers do not count for the one discard power of the turn") {
    SUBCASE("a Resource Cache that goes away after the roll") {
        auto table = Table::of(2).turn_of(Sapphire).fleet(Ruby, 4).owns(Ruby, {ResourceCache, StasisBeam});
        table.next_turn({1, 2, 3, 4});
        CHECK(table.state.discard[ResourceCache] == 1);
        CHECK(table.allows("discard stasis_beam"));
    }
    SUBCASE("a stolen duplicate") {
        auto table =
            Table::of(2).hand({1, 2, 3}).owns(Ruby, {DataCrystal, StasisBeam}).owns(Sapphire, {DataCrystal});
        table.play("dock raiders_outpost", "straight 1-2-3", "raid_card", "steal_card sapphire data_crystal");
        CHECK(table.state.discard[DataCrystal] == 1);
        CHECK(table.allows("discard stasis_beam"));
        CHECK(table.allows("discard data_crystal"));
    }
    SUBCASE("cycled cards") {
        auto table =
            Table::of(2).hand({3}).owns(Ruby, {StasisBeam}).shows({StasisBeam, BoosterPod, AlienCity});
        table.play("dock alien_artifact", "ship 3", "cycle");
        table.play("draw plasma_cannon", "draw plasma_cannon", "draw data_crystal");
        CHECK(table.state.discard[StasisBeam] == 1);
        CHECK(table.allows("discard stasis_beam"));
    }
}

TEST_CASE("AF-139, AF-Q55 a card acquired during my turn may be used in it, for either power, once") {
    SUBCASE("claimed") {
        auto table = Table::of(2).hand({2, 6, 3}).has(Ruby, 2, 0).shows({StasisBeam}).deck_of({});
        claim(table, 6, 2, StasisBeam);
        CHECK(table.allows("discard stasis_beam"));
        table.play("use stasis_beam", "lower 3");
        CHECK(table.refuses("use stasis_beam") == "AF-136");
        CHECK(table.refuses("discard stasis_beam") == "AF-136");
    }
    SUBCASE("stolen, and used by its former owner the turn before") {
        auto table =
            Table::of(2).turn_of(Sapphire).hand({2}).has(Sapphire, 1, 0).owns(Sapphire, {BoosterPod});
        table.fleet(Ruby, 4).has(Ruby, 1, 0).field(Positron, LemBadlands);
        table.play("use booster_pod", "raise 2");
        idle(table, {1, 2, 3, 4});
        table.play("dock raiders_outpost", "straight 1-2-3", "raid_card", "steal_card sapphire booster_pod");
        CHECK(table.allows("discard booster_pod"));
        table.play("use booster_pod", "raise 4");
        CHECK(table.hand() == std::vector{5});
        CHECK(table.refuses("discard booster_pod") == "AF-136");
    }
    SUBCASE("taken from the discard pile") {
        auto table =
            Table::of(2).hand({3}).has(Ruby, 1, 0).owns(Ruby, {TemporalWarper}).pile({PolarityDevice});
        table.play("discard temporal_warper", "recover polarity_device", "use polarity_device", "flip 3");
        CHECK(table.hand() == std::vector{4});
    }
}

TEST_CASE("AF-140 the fuel power is paid when it is used; a use without a legal target is not allowed") {
    auto table = Table::of(2).has(Ruby, 9, 0);
    for (const Card card : kWithPowers) {
        table.owns(Ruby, {card});
        CHECK(table.refuses(named("use", card)) ==
              "AF-140");  // no ship in hand, none docked, no colony landed
    }
    for (const Card card : {BoosterPod, OrbitalTeleporter, PlasmaCannon, PolarityDevice, TemporalWarper})
        CHECK(table.refuses(named("discard", card)) == "AF-140");
    table.hand({6});
    CHECK(table.refuses("use booster_pod") == "AF-140");
    table.play("use stasis_beam", "lower 6");
    CHECK(table.fuel(Ruby) == 8);
    table.has(Ruby, 0, 0);
    CHECK(table.refuses("use booster_pod") == "AF-31");
}

TEST_CASE("AF-141 with the Pohl Foothills bonus a fuel power costs 1 less, but not less than nothing") {
    auto table = Table::of(2).colonies(PohlFoothills, {1}).colonies(LemBadlands, {0, 3}).hand({3, 4});
    table.docked(SolarConverter, Ruby, {5}).docked(LunarMine, Sapphire, {1, 2});
    for (const Card card : kWithPowers) table.owns(Ruby, {card});
    const auto costs = [&](std::initializer_list<std::string_view> answers) {
        Table copy = table;
        copy.has(Ruby, 9, 0);
        for (const std::string_view answer : answers) copy.play(answer);
        return 9 - copy.fuel(Ruby);
    };
    CHECK(costs({"use booster_pod", "raise 3"}) == 0);
    CHECK(costs({"use stasis_beam", "lower 3"}) == 0);
    CHECK(costs({"use polarity_device", "flip 3"}) == 0);
    CHECK(costs({"use temporal_warper", "reroll 3", "reroll 4", "roll_them"}) == 0);
    CHECK(costs({"use gravity_manipulator", "lower 3", "raise 4"}) == 1);
    CHECK(costs({"use orbital_teleporter", "teleport solar_converter 5", "to alien_artifact"}) == 1);
    CHECK(costs({"use data_crystal", "borrow lem_badlands"}) == 2);
    CHECK(costs({"use plasma_cannon", "aim lunar_mine", "hit sapphire 1", "hit sapphire 2", "cease"}) == 1);
    for (const Card card : {BoosterPod, StasisBeam, PolarityDevice, TemporalWarper, PlasmaCannon})
        CHECK(table.allows(named("use", card)));  // for nothing
    CHECK(table.refuses("use gravity_manipulator") == "AF-31");
    CHECK(table.refuses("use orbital_teleporter") == "AF-31");
}

TEST_CASE("AF-142 a discarded card goes face up to the discard pile") {
    auto table = Table::of(2).owns(Ruby, {StasisBeam});
    table.play("discard stasis_beam", "place isolation_field lem_badlands");
    CHECK(!table.owns(Ruby, StasisBeam));
    CHECK(table.state.discard[StasisBeam] == 1);
    CHECK(table.state.discard.size() == 1);
    const orrery::Json view = table.rules.view(table.state, Sapphire);
    CHECK(view.as_object().at("discard").as_object().at("stasis_beam") == 1);
}

TEST_CASE("AF-143 when a card must be drawn and the deck is empty, the discard pile becomes the deck") {
    SUBCASE("then the draw goes on") {
        auto table = Table::of(2).hand({2, 6}).shows({AlienCity, BoosterPod, DataCrystal});
        table.pile({StasisBeam, StasisBeam, ResourceCache}).deck_of({});
        claim(table, 6, 2, AlienCity);
        CHECK(table.options() == std::vector<std::string>{"draw resource_cache", "draw stasis_beam"});
        CHECK(table.state.discard.empty());
        table.play("draw stasis_beam");
        CHECK(table.state.display == std::array{StasisBeam, BoosterPod, DataCrystal});
        CHECK(table.state.deck.size() == 2);
    }
    SUBCASE("if the pile is empty too, the display stays short until the next claim or cycle") {
        auto table = Table::of(2).hand({2, 3, 5, 6}).owns(Ruby, {StasisBeam});
        table.shows({AlienCity, AlienMonument, BoosterPod}).deck_of({});
        claim(table, 6, 2, AlienCity);
        CHECK(table.step() == Step::Main);
        CHECK(table.state.display[0] == NoCard);
        table.play("discard stasis_beam", "place isolation_field lem_badlands");
        CHECK(table.step() == Step::Main);
        CHECK(table.state.display[0] == NoCard);
        claim(table, 5, 3, AlienMonument);
        table.play("draw stasis_beam");
        CHECK(table.step() == Step::Main);
        CHECK(table.state.display == std::array{StasisBeam, NoCard, BoosterPod});
    }
}

TEST_CASE("AF-144 eight cards have a fuel and a discard power; the other four can never be discarded") {
    auto table =
        Table::of(2).has(Ruby, 9, 0).hand({3, 4}).docked(SolarConverter, Ruby, {5}).pile({ResourceCache});
    table.fleet(Sapphire, 4).docked(LunarMine, Sapphire, {3}).colonies(LemBadlands, {0, 1});
    table.colonies(AsimovCrater, {1}).field(Positron, LemBadlands);
    for (const Card card : kWithPowers) table.owns(Ruby, {card});
    for (const Card card : kWithPowers) {
        CHECK(table.allows(named("use", card)));
        CHECK(table.allows(named("discard", card)));
    }
    for (const Card card : kWithoutPowers) {
        table.owns(Ruby, {card});
        CHECK(table.refuses(named("use", card)) == "AF-144");
        CHECK(table.refuses(named("discard", card)) == "AF-144");
    }
}

TEST_CASE("AF-145 Alien City and Alien Monument score 1 point each as long as they are owned") {
    auto table = Table::of(2).owns(Sapphire, {AlienCity, AlienMonument}).hand({1, 2, 3});
    CHECK(table.score(Sapphire) == 2);
    table.play("dock raiders_outpost", "straight 1-2-3", "raid_card", "steal_card sapphire alien_monument");
    CHECK(table.score(Sapphire) == 1);
    CHECK(table.score(Ruby) == 1);
}

TEST_CASE("AF-156 the Holographic Decoy works free of charge, and against nothing but raids") {
    auto table =
        Table::of(3).owns(Sapphire, {HolographicDecoy, AlienCity}).has(Sapphire, 0, 3).has(Jade, 1, 0);
    table.docked(LunarMine, Sapphire, {4}).colonies(LemBadlands, {0, 1}).colonies(AsimovCrater, {1});
    table.hand({1, 2, 3}).has(Ruby, 1, 0).owns(Ruby, {PlasmaCannon, PolarityDevice});
    table.play("use plasma_cannon", "aim lunar_mine", "hit sapphire 4", "cease");
    CHECK(table.ships(LunarMine, Sapphire) == 0);
    table.play("discard polarity_device", "swap asimov_crater ruby", "with lem_badlands sapphire");
    CHECK(table.controller(LemBadlands) == Ruby);
    table.play("dock raiders_outpost", "straight 1-2-3");
    Table cards = table;
    cards.play("raid_card");
    CHECK(cards.options() == std::vector<std::string>{"steal_card sapphire holographic_decoy"});
    CHECK(cards.refuses("steal_card sapphire alien_city") == "AF-91");
    table.play("raid_resources");
    CHECK(table.refuses("steal sapphire ore") == "AF-91");
    table.play("steal jade fuel");
    CHECK(table.ore(Sapphire) == 3);
    CHECK(table.fuel(Sapphire) == 0);
}

TEST_CASE("AF-189, AF-Q68 a card that comes to me is unused, even if I discarded one of its kind this turn") {
    auto table =
        Table::of(2).hand({2, 4, 6}).has(Ruby, 1, 0).owns(Ruby, {BoosterPod}).field(Positron, LemBadlands);
    table.field(Isolation, AsimovCrater).shows({BoosterPod, AlienCity, AlienMonument}).deck_of({StasisBeam});
    table.play("discard booster_pod", "remove_field positron_field");
    CHECK(table.refuses("use booster_pod") == "AF-136");
    claim(table, 6, 2, BoosterPod);
    table.play("draw stasis_beam");
    CHECK(table.refuses("discard booster_pod") == "AF-137");  // still one discard power a turn
    table.play("use booster_pod", "raise 4");
    CHECK(table.hand() == std::vector{5});
    CHECK(table.refuses("use booster_pod") == "AF-136");
}

TEST_CASE("AF-Q60 there are 22 cards, at most 8 colonies a player, and dummies made of the unused dice") {
    const AlienFrontiers rules;
    for (int players = 2; players <= 4; ++players) {
        const State s = rules.start({.players = code_of(players)});
        CHECK(s.deck.size() == 22);
        for (const Card card : every<Card>())
            CHECK(s.deck[card] == (card == AlienCity || card == AlienMonument ? 1 : 2));
        for (const Player& player : s.players) CHECK(player.colonies <= 8);
        int dummies = 0;
        for (const Station station : every<Station>())
            dummies += kStations[station].dummies[static_cast<std::size_t>(players - 2)];
        CHECK(dummies == kOwnShips * (4 - players));
    }
}
