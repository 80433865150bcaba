// What holds in every position of every game: the laws of the engine, the conservation of pieces, golden
// transcripts, perft numbers.
#include <doctest/doctest.h>

#include "games/pocket_imperium/options.h"
#include "games/pocket_imperium/rules.h"
#include "games/pocket_imperium/steps.h"
#include "shared/along_laws.h"
#include "shared/canonical_law.h"
#include "shared/golden.h"
#include "shared/perft.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

// PI-8, PI-121: nobody has more than twelve ships, every ship has one owner, bounty tiles neither appear nor
// vanish.
std::optional<std::string> pieces_are_conserved(const State& s) {
    int ships = 0;
    int tiles = 0;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        if (ships_on_board(s, seat) > kMaxShips) return "too many ships";
        ships += ships_on_board(s, seat);
        tiles += s.players[seat].bounties;
    }
    for (System system = 0; system < kSystems; ++system) ships -= s.ships[system];
    if (ships != 0) return "a ship without an owner";
    if (s.round > 0 && s.choices.bounty != 0 && s.bounty.size() + tiles != 18 - 2 * s.seats() &&
        s.choices.galaxy == 0)
        return "a bounty tile is missing";
    return s.bounty.size() == s.blank_tiles + s.point_tiles ? std::nullopt
                                                            : std::optional<std::string>{"a tile's value"};
}

Setup with(int players, NamedOptions options) { return setup_of<PocketImperium>(players, options); }

void check_laws(const Setup& setup, Seeds seeds) {
    along_laws<PocketImperium>(pieces_are_conserved, setup, seeds,
                               {.max_answers = 5'000, .costly_every = 17, .wild_answers = 40});
}

}  // namespace

TEST_CASE("the laws hold in random games for every number of players") {
    for (int players = 2; players <= 4; ++players) check_laws(with(players, {}), {.count = 4});
}

TEST_CASE("the laws hold with every option") {
    check_laws(with(2, {{"sides", "all_b"}, {"prime", "quad"}, {"bounty", "on"}}), {.count = 3});
    check_laws(with(3, {{"layout", "random"}, {"sides", "random"}, {"bounty", "on"}}), {.count = 3});
    check_laws(
        with(4, {{"galaxy", "cloud"}, {"sides", "aabbab"}, {"bounty", "on"}, {"first_player", "jade"}}),
        {.count = 3});
    check_laws(with(3, {{"galaxy", "pyramid"}, {"layout", "random"}, {"prime_entry", "invasion_only"}}),
               {.count = 3});
    check_laws(
        with(2, {{"galaxy", "ring"}, {"sides", "random"}, {"prime_sector", "own_too"}, {"prime", "quad"}}),
        {.count = 3});
    check_laws(with(4, {{"galaxy", "ring_empire"}, {"sides", "all_b"}, {"bounty", "on"}}), {.count = 3});
}

TEST_CASE("the canonical list is part of the list and never empty") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        check_canonical(PocketImperium{}, with(2 + static_cast<int>(seed % 3), {}), seed);
}

TEST_CASE("the verb table is as learners know it") { CHECK(PocketImperium{}.verbs().size() == 952); }

TEST_CASE("golden transcripts replay to the letter") {
    for (const int players : {2, 3, 4})
        check_golden("pocket_imperium/golden/random_" + std::to_string(players) + "_players.txt",
                     transcript(PocketImperium{}, with(players, {}), 7));
    check_golden(
        "pocket_imperium/golden/random_bounty.txt",
        transcript(PocketImperium{}, with(3, {{"sides", "random"}, {"bounty", "on"}, {"prime", "quad"}}), 7));
}

TEST_CASE("perft numbers") {
    const PocketImperium rules;
    const auto count = [&](int players, int answers, int depth) {
        return perft(rules, position_after(rules, with(players, {}), 11, answers), depth);
    };
    CHECK(count(2, 0, 4) == 2640);
    CHECK(count(2, 60, 5) == 2647);
    CHECK(count(3, 100, 5) == 3752);
    CHECK(count(4, 150, 6) == 1813);
    CHECK(count(4, 200, 6) == 28512);
}
