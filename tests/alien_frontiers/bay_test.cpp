// The Maintenance Bay (5.9): AF-75 to AF-77 and the ruling AF-Q13.
#include "alien_frontiers/walk.h"

using namespace orrery::af;
using orrery::Action;
using orrery::Seat;

namespace {

int in_bay(const State& s, Seat seat) {
    return s.players[seat].bay + int{s.relic.place == RelicPlace::MaintenanceBay && s.relic.owner == seat};
}

bool brings_ships_to_the_bay(Verb verb, bool own) {
    switch (verb) {
        case Verb::End:
        case Verb::BuyRelic:
        case Verb::Pair:
        case Verb::ToPair:
            return own;  // AF-26, AF-125, AF-94
        case Verb::Hit:
            return !own;  // AF-164
        case Verb::Straight:
        case Verb::ToStraight:
            return true;  // AF-85
        default:
            return false;
    }
}

}  // namespace

TEST_CASE("AF-75 the Maintenance Bay has unlimited room, gives nothing, and is emptied by the gather") {
    auto table = Table::of(4).fleet(Ruby, 6).fleet(Sapphire, 6).fleet(Jade, 6).fleet(Pearl, 6);
    table.relic(Sapphire, RelicPlace::MaintenanceBay);
    for (Seat seat = 0; seat < 4; ++seat) CHECK(table.state.players[seat].bay == 6);
    table.play("end");
    CHECK(table.fuel(Ruby) + table.ore(Ruby) == 0);
    CHECK(table.state.players[Ruby].bay == 6);  // not theirs to gather
    for (const int value : {1, 2, 3, 4, 5, 6, 6}) table.play("roll " + std::to_string(value));
    CHECK(table.step() == Step::Main);
    CHECK(in_bay(table.state, Sapphire) == 0);
    CHECK(table.hand() == std::vector{1, 2, 3, 4, 5, 6, 6});
    CHECK(table.fuel(Sapphire) + table.ore(Sapphire) == 0);
}

TEST_CASE("AF-76 ships arrive in the Maintenance Bay only in the six ways of the rule") {
    int arrivals = 0;
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 1; seed <= 10; ++seed)
            walk(players, seed, [&](const State& before, Action action, const State& after) {
                for (Seat seat = 0; seat < before.seats(); ++seat) {
                    if (in_bay(after, seat) <= in_bay(before, seat)) continue;
                    CAPTURE(verb_table().write(action));
                    REQUIRE(brings_ships_to_the_bay(verb_of(action), seat == before.turn));
                    ++arrivals;
                }
            });
    CHECK(arrivals > 100);
    for (const Player& player : AlienFrontiers{}.start({.players = 3}).players) CHECK(player.bay == 3);
}

TEST_CASE("AF-77 the Maintenance Bay is not a station for docking") {
    auto table =
        Table::of(2).owns(Ruby, {OrbitalTeleporter, PlasmaCannon}).has(Ruby, 9, 9).fleet(Sapphire, 4);
    for (const char* notation : {"dock maintenance_bay", "aim maintenance_bay", "to maintenance_bay"})
        CHECK(!table.rules.verbs().read(notation));
    CHECK(table.state.players[Ruby].bay == 3);
    for (const Station station : orrery::every<Station>()) CHECK(ships_at(table.state, station).empty());
    CHECK(table.refuses("use orbital_teleporter") == "AF-140");
    CHECK(table.refuses("use plasma_cannon") == "AF-140");
    CHECK(table.allows("discard plasma_cannon"));
}

TEST_CASE("AF-Q13 for the discard power of the Plasma Cannon the Maintenance Bay is part of the board") {
    auto table = Table::of(2).owns(Ruby, {PlasmaCannon}).has(Ruby, 9, 9).fleet(Sapphire, 5);
    table.relic(Sapphire, RelicPlace::MaintenanceBay).docked(LunarMine, Sapphire, {4});
    auto fuel = table;
    fuel.play("use plasma_cannon");
    CHECK(fuel.options() == std::vector<std::string>{"aim lunar_mine"});
    fuel.play("aim lunar_mine");
    CHECK(fuel.options() == std::vector<std::string>{"hit sapphire 4"});
    table.play("discard plasma_cannon");
    CHECK(table.options() == std::vector<std::string>{"destroy lunar_mine sapphire 4",
                                                      "destroy_in_bay sapphire own",
                                                      "destroy_in_bay sapphire relic"});
    table.play("destroy_in_bay sapphire own");
    CHECK(table.state.players[Sapphire].bay == 3);
    CHECK(own_count(table.state.players[Sapphire]) == 4);
    CHECK(table.ships(LunarMine, Sapphire) == 1);
}
