// Set-up (3): AF-1 to AF-16, the examples AF-E42 to AF-E44 and the ruling AF-Q1.
#include <map>

#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::OutcomeList;
using orrery::Setup;

namespace {

constexpr int kByChance = -1;

Setup setup_for(int players, int first = kByChance, bool long_game = false) {
    return {.players = code_of(players), .choice = {code_of(int{long_game}), code_of(first + 1)}};
}

// Nothing is dealt yet.
Table unpacked(const Setup& setup) {
    Table table;
    table.state = table.rules.start(setup);
    return table;
}

// Ready to play: the first player is about to roll.
Table set_up(int players, int first, bool long_game = false) {
    Table table = unpacked(setup_for(players, first, long_game));
    while (table.step() != Step::RollShips) table.play(table.options().front());
    return table;
}

// In the order of table 2.3.
std::vector<int> docks_for_players(const Table& table) {
    std::vector<int> docks;
    for (const Station station : orrery::every<Station>()) docks.push_back(free_docks(table.state, station));
    return docks;
}

std::vector<int> fuel_and_ore(const Table& table) {
    std::vector<int> all;
    for (orrery::Seat seat = 0; seat < table.state.seats(); ++seat) {
        all.push_back(table.fuel(seat));
        all.push_back(table.ore(seat));
    }
    return all;
}

std::map<std::string, int> chances(const Table& table) {
    OutcomeList outcomes;
    table.rules.outcomes(table.state, outcomes);
    std::map<std::string, int> weights;
    for (const auto& outcome : outcomes)
        weights[table.rules.verbs().write(outcome.action)] = static_cast<int>(outcome.weight);
    return weights;
}

}  // namespace

TEST_CASE("AF-1 the game is played by exactly 2, 3 or 4 players") {
    const AlienFrontiers rules;
    for (const int players : {2, 3, 4}) {
        CHECK(rules.judge_setup(setup_for(players)) == orrery::kAllowed);
        CHECK(rules.start(setup_for(players)).seats() == players);
    }
    for (const int players : {0, 1, 5, 6})
        CHECK(rules.judge_setup(setup_for(players)) == orrery::breaks("AF-1"));
}

TEST_CASE("AF-2 turns go clockwise, starting with the first player, without end") {
    auto table = set_up(3, Jade);
    for (const orrery::Seat seat : {Jade, Ruby, Sapphire, Jade, Ruby}) {
        CHECK(table.state.turn == seat);
        table.play("roll 1", "roll 1", "roll 1");
        for (int ship = 0; ship < 3; ++ship) table.play("dock colonist_hub", "ship 1");
        table.play("end");
    }
}

TEST_CASE("AF-3 the first player is one chance event, uniform over the seats") {
    auto table = unpacked(setup_for(3));
    CHECK(table.rules.actors(table.state) == orrery::Actors::nature());
    CHECK(chances(table) ==
          std::map<std::string, int>{{"first ruby", 1}, {"first sapphire", 1}, {"first jade", 1}});
    orrery::Rng rng{1};
    std::map<int, int> drawn;
    for (int i = 0; i < 3000; ++i) ++drawn[table.rules.sample(table.state, rng).a];
    REQUIRE(drawn.size() == 3);
    for (const auto& [seat, times] : drawn) CHECK(std::abs(times - 1000) < 150);
    table.play("first sapphire");
    CHECK(table.state.turn == Sapphire);
    CHECK(table.step() == Step::DealDisplay);
}

TEST_CASE("AF-Q1 a host may also fix the first player") {
    const auto table = unpacked(setup_for(3, Jade));
    CHECK(table.step() == Step::DealDisplay);
    CHECK(table.state.turn == Jade);
    CHECK(table.rules.judge_setup(setup_for(3, Pearl)) == orrery::breaks("AF-3"));
    CHECK(table.rules.judge_setup(setup_for(4, Pearl)) == orrery::kAllowed);
}

TEST_CASE("AF-4 three ships of each player start in the Maintenance Bay, three in the stock") {
    auto table = unpacked(setup_for(4, Ruby));
    for (const Player& player : table.state.players) {
        CHECK(player.bay == 3);
        CHECK(player.stock == 3);
        CHECK(player.hand.empty());
    }
    for (const Station station : orrery::every<Station>()) CHECK(ships_at(table.state, station).empty());
    table = set_up(4, Ruby);
    table.play("roll 2", "roll 4");
    CHECK(table.step() == Step::RollShips);
    table.play("roll 6");  // the three of the bay are gathered on the first turn
    CHECK(table.step() == Step::Main);
    CHECK(table.hand() == std::vector{2, 4, 6});
}

TEST_CASE("AF-5 every player receives 8 colonies with two players, 7 with three, 6 with four") {
    for (const auto& [players, colonies] : std::map<int, int>{{2, 8}, {3, 7}, {4, 6}})
        for (const Player& player : set_up(players, Ruby).state.players) {
            CHECK(player.colonies == colonies);
            CHECK(player.hub == 0);
        }
}

TEST_CASE("AF-6 in the long game every player receives 8 colonies; with two players it does not exist") {
    const AlienFrontiers rules;
    CHECK(rules.judge_setup(setup_for(2, kByChance, true)) == orrery::breaks("AF-6"));
    CHECK(rules.judge_setup(setup_for(3, kByChance, true)) == orrery::kAllowed);
    CHECK(rules.judge_setup(setup_for(4, kByChance, true)) == orrery::kAllowed);
    auto state = set_up(3, Ruby, true).state;
    for (Player& player : state.players) {
        CHECK(player.colonies == 8);
        player.colonies = 7;
    }
    state.long_game = 0;
    CHECK(state == set_up(3, Ruby).state);  // nothing else changes
}

TEST_CASE("AF-7 the relic ship starts on Burroughs Desert, owned by nobody, without a value") {
    auto table = set_up(3, Ruby);
    CHECK(table.state.relic.place == RelicPlace::BurroughsDesert);
    CHECK(table.state.relic.value == 0);
    for (orrery::Seat seat = 0; seat < 3; ++seat) CHECK(!table.state.relic.owned_by(seat));
    table.play("roll 1", "roll 1", "roll 1").has(Ruby, 1, 1);
    CHECK(table.refuses("buy_relic") == "AF-124");  // nobody controls its territory
}

TEST_CASE("AF-8 the planet starts empty and nobody controls any territory") {
    const auto table = set_up(4, Ruby);
    for (const Territory territory : orrery::every<Territory>()) {
        CHECK(colonies_on(table.state, territory) == 0);
        CHECK(table.controller(territory) == orrery::kNobody);
    }
}

TEST_CASE("AF-9 the three field generators start off the board") {
    const auto table = Table::of(4).owns(Ruby, {BoosterPod});
    for (const Field field : orrery::every<Field>()) CHECK(table.state.fields[field] == OffBoard);
    CHECK(table.refuses("discard booster_pod") == "AF-140");
}

TEST_CASE("AF-10 of the 22 shuffled cards three are laid out face up and one is dealt to every player") {
    SUBCASE("every card is equally likely to come next") {
        auto table = unpacked(setup_for(2, Ruby));
        std::map<std::string, int> deck{{"draw alien_city", 1}, {"draw alien_monument", 1}};
        for (const char* kind :
             {"booster_pod", "data_crystal", "gravity_manipulator", "holographic_decoy", "orbital_teleporter",
              "plasma_cannon", "polarity_device", "resource_cache", "stasis_beam", "temporal_warper"})
            deck["draw " + std::string{kind}] = 2;
        CHECK(chances(table) == deck);
        table.play("draw stasis_beam", "draw stasis_beam");  // two copies of one kind may lie in the display
        deck.erase("draw stasis_beam");
        CHECK(chances(table) == deck);
        orrery::Rng rng{1};
        int single = 0;
        for (int i = 0; i < 20'000; ++i)
            single += table.rules.sample(table.state, rng).a == code_of(AlienCity);
        CHECK(std::abs(single - 1000) < 150);
    }
    SUBCASE("display first, then the players from the first one on, the rest is the deck") {
        auto table = unpacked(setup_for(3, Jade));
        table.play("draw stasis_beam", "draw alien_city", "draw stasis_beam");
        CHECK(table.state.display == std::array{StasisBeam, AlienCity, StasisBeam});
        table.play("draw data_crystal", "draw alien_monument", "draw booster_pod");
        CHECK(table.owns(Jade, DataCrystal));
        CHECK(table.owns(Ruby, AlienMonument));
        CHECK(table.owns(Sapphire, BoosterPod));
        CHECK(table.step() == Step::RollShips);
    }
    SUBCASE("17, 16 or 15 cards are left in the deck, none in the discard pile") {
        for (const auto& [players, left] : std::map<int, int>{{2, 17}, {3, 16}, {4, 15}}) {
            const auto state = set_up(players, Ruby).state;
            CHECK(state.deck.size() == left);
            CHECK(state.discard.empty());
            for (const Card shown : state.display) CHECK(shown != NoCard);
            for (const Player& player : state.players) CHECK(player.cards.size() == 1);
        }
    }
}

TEST_CASE("AF-11 the second player receives 1 fuel, the third 1 ore, the fourth 1 fuel and 1 ore") {
    CHECK(fuel_and_ore(set_up(2, Ruby)) == std::vector{0, 0, 1, 0});
    CHECK(fuel_and_ore(set_up(2, Sapphire)) == std::vector{1, 0, 0, 0});
    CHECK(fuel_and_ore(set_up(3, Sapphire)) == std::vector{0, 1, 0, 0, 1, 0});
    CHECK(fuel_and_ore(set_up(4, Ruby)) == std::vector{0, 0, 1, 0, 0, 1, 1, 1});
    auto table = unpacked(setup_for(4));
    table.play("first pearl");  // clockwise from whoever the dice choose
    CHECK(fuel_and_ore(table) == std::vector{1, 0, 0, 1, 1, 1, 0, 0});
}

TEST_CASE("AF-12 with three players dummy ships close docks at Converter, Mine, Market and Shipyard") {
    CHECK(docks_for_players(set_up(3, Ruby)) == std::vector{4, 3, 6, 4, 2, 3, 4, 7, 1});
    auto table = Table::of(3).docked(SolarConverter, Sapphire, {1, 1, 1, 1, 1, 1}).hand({2, 2});
    table.play("dock solar_converter", "ship 2");
    CHECK(table.refuses("dock solar_converter") == "AF-44");  // seven stand there, the eighth dock is closed
}

TEST_CASE("AF-13 with two players dummy ships close docks at five stations") {
    CHECK(docks_for_players(set_up(2, Ruby)) == std::vector{4, 3, 3, 3, 2, 3, 2, 7, 1});
    auto table = Table::of(2).docked(Shipyard, Sapphire, {5, 5}).hand({2, 2}).has(Ruby, 1, 1);
    CHECK(table.refuses("dock shipyard") == "AF-44");
}

TEST_CASE("AF-14 a dummy ship shows 1, belongs to nobody and can never be removed") {
    for (const int players : {2, 3}) {
        auto table = Table::of(players).fleet(Sapphire, 6).has(Ruby, 8, 0);
        table.owns(Ruby, {PlasmaCannon, OrbitalTeleporter});
        CHECK(table.refuses("use plasma_cannon") == "AF-140");
        CHECK(table.refuses("use orbital_teleporter") == "AF-140");
        const auto before = docks_for_players(table);
        CHECK(mine_threshold(table.state) == 1);
        for (int value = 1; value <= 6; ++value) {
            auto mine = Table::of(players).hand({value});
            CHECK(mine.allows("dock lunar_mine"));  // it never excludes anybody
        }
        table.play("discard plasma_cannon");
        CHECK(table.options() == std::vector<std::string>{"destroy_in_bay sapphire own"});
        table.play("destroy_in_bay sapphire own").next_turn({1, 1, 1, 1, 1});
        CHECK(docks_for_players(table) == before);
    }
}

TEST_CASE("AF-15 with four players there are no dummy ships") {
    const auto table = set_up(4, Ruby);
    CHECK(docks_for_players(table) == std::vector{4, 3, 6, 5, 4, 3, 6, 8, 1});
    for (const StationRow& row : kStations.items) CHECK(row.dummies[2] == 0);
    CHECK(mine_threshold(table.state) == 0);
}

TEST_CASE("AF-16 the starting score is 0, or 1 for whoever was dealt Alien City or Alien Monument") {
    auto table = unpacked(setup_for(3, Ruby));
    table.play("draw stasis_beam", "draw stasis_beam", "draw data_crystal");
    table.play("draw alien_city", "draw booster_pod", "draw alien_monument");
    CHECK(table.score(Ruby) == 1);
    CHECK(table.score(Sapphire) == 0);
    CHECK(table.score(Jade) == 1);
}

TEST_CASE("AF-E42 four players, seat 2 begins") {
    auto table = unpacked(setup_for(4));
    table.play("first jade");
    for (const Player& player : table.state.players) CHECK(player.bay == 3);
    while (table.step() != Step::RollShips) table.play(table.options().front());
    CHECK(fuel_and_ore(table) == std::vector{0, 1, 1, 1, 0, 0, 1, 0});
    for (const Player& player : table.state.players) {
        CHECK(player.colonies == 6);
        CHECK(player.cards.size() == 1);
    }
    CHECK(table.state.deck.size() == 15);
    CHECK(table.state.turn == Jade);
}

TEST_CASE("AF-E43 two players: docks, colonies and the fuel of the second player") {
    const auto table = set_up(2, Ruby);
    const auto open = [&](Station station) { return free_docks(table.state, station); };
    CHECK(open(SolarConverter) == 7);
    CHECK(open(LunarMine) == 3);
    CHECK(open(OrbitalMarket) == 2);
    CHECK(open(ColonyConstructor) == 3);
    CHECK(open(Shipyard) == 2);
    CHECK(open(AlienArtifact) == 4);
    CHECK(open(RaidersOutpost) == 3);
    CHECK(open(TerraformingStation) == 1);
    for (const Player& player : table.state.players) CHECK(player.colonies == 8);
    CHECK(fuel_and_ore(table) == std::vector{0, 0, 1, 0});
}

TEST_CASE("AF-E44 four players and the long game: 8 colonies each and nothing else differs") {
    auto state = set_up(4, Sapphire, true).state;
    for (Player& player : state.players) {
        CHECK(player.colonies == 8);
        player.colonies = 6;
    }
    state.long_game = 0;
    CHECK(state == set_up(4, Sapphire).state);
}
