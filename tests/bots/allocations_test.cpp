// The hot path takes nothing from the heap.
#include "bots/allocations.h"

#include <doctest/doctest.h>

#include <memory>

#include "bots/greedy.h"
#include "bots/random.h"
#include "games/alien_artifacts/insight.h"
#include "games/alien_frontiers/insight.h"
#include "games/arcs/insight.h"
#include "games/master_of_orion/insight.h"
#include "games/pocket_imperium/insight.h"

#define EVERY_GAME af::AlienFrontiers, pi::PocketImperium, ar::Arcs, mo::MasterOfOrion, aa::AlienArtifacts

namespace orrery {

namespace {

// Plays a game with this bot at every seat; returns what was taken from the heap meanwhile.
template <class R>
std::uint64_t taken_in_game(Bot<R>& bot, int players) {
    const R rules;
    typename R::State state = rules.start({.players = static_cast<std::uint8_t>(players)});
    Rng rng{3};
    ActionList options;
    const std::uint64_t before = allocations();
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        const Seat seat = who.first();
        options.clear();
        if (seat != kChance) rules.list(state, seat, options);
        rules.play(
            state, seat,
            seat == kChance ? rules.sample(state, rng) : bot.choose({rules, state, seat, options, rng}));
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

TEST_CASE_TEMPLATE("a random playout allocates nothing", R, EVERY_GAME) {
    const R rules;
    for (int players = R::info().min_players; players <= R::info().max_players; ++players) {
        Rng rng{static_cast<std::uint64_t>(players)};
        const std::uint64_t before = allocations();
        typename R::State state = rules.start({.players = static_cast<std::uint8_t>(players)});
        playout(rules, state, rng);
        CHECK(allocations() == before);
    }
}

TEST_CASE_TEMPLATE("bots allocate nothing to choose", R, EVERY_GAME) {
    RandomBot<R> random;
    GreedyBot<R, typename R::Insight> greedy;
    for (int players = R::info().min_players; players <= R::info().max_players; ++players) {
        CHECK(taken_in_game(random, players) == 0);
        CHECK(taken_in_game(greedy, players) == 0);
    }
}

}  // namespace orrery
