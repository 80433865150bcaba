// What holds in every position of every game: the laws of the engine, the conservation of pieces, golden
// transcripts, perft numbers.
#include "engine/laws.h"

#include <doctest/doctest.h>

#include "games/pocket_imperium/options.h"
#include "games/pocket_imperium/rules.h"
#include "games/pocket_imperium/steps.h"
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

Setup with(int players, std::initializer_list<std::pair<std::string_view, std::string_view>> options) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    for (const auto& [name, value] : options)
        REQUIRE_FALSE(set_option(PocketImperium::info(), setup, name, value).has_value());
    return setup;
}

void check_laws(const Setup& setup, std::uint64_t seeds) {
    const PocketImperium rules;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto broken = Laws{rules, pieces_are_conserved}.check_game(
            setup, seed, {.max_answers = 5'000, .costly_every = 17, .wild_answers = 40});
        CHECK_MESSAGE(!broken, broken.value_or(""));
    }
}

}  // namespace

TEST_CASE("the laws hold in random games for every number of players") {
    for (int players = 2; players <= 4; ++players) check_laws(with(players, {}), 4);
}

TEST_CASE("the laws hold with every option") {
    check_laws(with(2, {{"sides", "all_b"}, {"prime", "quad"}, {"bounty", "on"}}), 3);
    check_laws(with(3, {{"layout", "random"}, {"sides", "random"}, {"bounty", "on"}}), 3);
    check_laws(
        with(4, {{"galaxy", "cloud"}, {"sides", "aabbab"}, {"bounty", "on"}, {"first_player", "jade"}}), 3);
    check_laws(with(3, {{"galaxy", "pyramid"}, {"layout", "random"}, {"prime_entry", "invasion_only"}}), 3);
    check_laws(
        with(2, {{"galaxy", "ring"}, {"sides", "random"}, {"prime_sector", "own_too"}, {"prime", "quad"}}),
        3);
    check_laws(with(4, {{"galaxy", "ring_empire"}, {"sides", "all_b"}, {"bounty", "on"}}), 3);
}

TEST_CASE("the canonical list is part of the list and never empty") {
    const PocketImperium rules;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng{seed};
        auto s = rules.start(with(2 + static_cast<int>(seed % 3), {}));
        while (!rules.actors(s).over()) {
            const Seat seat = rules.actors(s).first();
            if (seat == kChance) {
                rules.play(s, seat, rules.sample(s, rng));
                continue;
            }
            ActionList options;
            ActionList canonical;
            rules.list(s, seat, options);
            for (const Action option : options)
                if (rules.canonical(s, seat, option)) canonical.push_back(option);
            REQUIRE_FALSE(canonical.empty());
            rules.play(s, seat, canonical[rng.below(static_cast<std::uint32_t>(canonical.size()))]);
        }
    }
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
