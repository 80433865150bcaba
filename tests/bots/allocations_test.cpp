// The hot path takes nothing from the heap.
#include "bots/allocations.h"

#include <doctest/doctest.h>

#include <memory>

#include "bots/greedy.h"
#include "bots/random.h"
#include "games/alien_frontiers/insight.h"

namespace orrery {

namespace {

const af::AlienFrontiers kRules;

// Plays a game with this bot at every seat; returns what was taken from the heap meanwhile.
std::uint64_t taken_in_game(Bot<af::AlienFrontiers>& bot, int players) {
    af::State state = kRules.start({.players = static_cast<std::uint8_t>(players)});
    Rng rng{3};
    ActionList options;
    const std::uint64_t before = allocations();
    for (Actors who = kRules.actors(state); !who.over(); who = kRules.actors(state)) {
        const Seat seat = who.first();
        options.clear();
        if (seat != kChance) kRules.list(state, seat, options);
        kRules.play(
            state, seat,
            seat == kChance ? kRules.sample(state, rng) : bot.choose({kRules, state, seat, options, rng}));
    }
    return allocations() - before;
}

}  // namespace

TEST_CASE("the counter counts") {
    const std::uint64_t before = allocations();
    const auto something = std::make_unique<int>(1);
    CHECK(*something == 1);
    CHECK(allocations() > before);
}

TEST_CASE("a random playout allocates nothing") {
    for (int players = 2; players <= 4; ++players) {
        Rng rng{static_cast<std::uint64_t>(players)};
        const std::uint64_t before = allocations();
        af::State state = kRules.start({.players = static_cast<std::uint8_t>(players)});
        playout(kRules, state, rng);
        CHECK(allocations() == before);
    }
}

TEST_CASE("bots allocate nothing to choose") {
    RandomBot<af::AlienFrontiers> random;
    GreedyBot<af::AlienFrontiers, af::Insight> greedy;
    for (int players = 2; players <= 4; ++players) {
        CHECK(taken_in_game(random, players) == 0);
        CHECK(taken_in_game(greedy, players) == 0);
    }
}

}  // namespace orrery
