// The hot path takes nothing from the heap, in any game: neither random games, nor bots that choose, nor the
// iterations of a search. shared/insight_laws.h asks for it.
#pragma once

#include <doctest/doctest.h>

#include <memory>

#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "bots/random.h"
#include "shared/allocations.h"

namespace orrery {

namespace heap_detail {

// A game with this bot at every seat; visit(state, seat) before each of its choices. Returns what the bot and
// the rules took from the heap meanwhile.
template <class R, class Visit>
std::uint64_t taken_in_game(const R& rules, Bot<R>& bot, int players, Visit visit) {
    typename R::State state = rules.start({.players = static_cast<std::uint8_t>(players)});
    Rng rng{3};
    ActionList options;
    std::uint64_t taken = 0;
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        const Seat seat = who.first();
        if (seat != kChance) visit(state, seat);
        const std::uint64_t before = allocations();
        options.clear();
        if (seat != kChance) rules.list(state, seat, options);
        rules.play(
            state, seat,
            seat == kChance ? rules.sample(state, rng) : bot.choose({rules, state, seat, options, rng}));
        taken += allocations() - before;
    }
    return taken;
}

struct Search {
    std::uint64_t taken = 0, iterations = 0;
};

// What a choice takes from the heap with so many iterations, once their memory, a small one, is made.
template <class R>
Search search(const R& rules, const typename R::State& state, Seat seat, std::uint64_t iterations) {
    const TurnLimits quick{.beam = 2, .worlds = 1};
    MctsBot<R, typename R::Insight> bot{typename R::Insight{},
                                        {.iterations = iterations, .nodes = 100, .turn = quick}};
    ActionList options;
    rules.list(state, seat, options);
    const auto choose = [&](std::uint64_t seed) {
        Rng rng{seed};
        bot.choose({rules, state, seat, options, rng});
    };
    choose(1);
    const std::uint64_t before = allocations();
    choose(2);
    return {allocations() - before, bot.iterations()};
}

inline void check_counter() {
    const std::uint64_t before = allocations();
    const auto something = std::make_unique<int>(1);
    CHECK(*something == 1);
    CHECK(allocations() > before);
}

template <class R>
void check_playout(const R& rules, int players) {
    Rng rng{static_cast<std::uint64_t>(players)};
    const std::uint64_t before = allocations();
    typename R::State state = rules.start({.players = static_cast<std::uint8_t>(players)});
    playout(rules, state, rng);
    CHECK(allocations() == before);
}

// However many iterations there are, and however full the tree is, a choice takes the same: what the look at
// the turn takes, with which it begins.
template <class R>
void check_iterations(const R& rules, int players) {
    constexpr std::uint32_t kOneIn = 40;
    RandomBot<R> random;
    std::uint32_t questions = 0;
    std::uint64_t iterations = 0;
    taken_in_game(rules, random, players, [&](const auto& state, Seat seat) {
        if (questions++ % kOneIn != 0) return;
        const Search thorough = search(rules, state, seat, 120);
        CHECK(thorough.taken == search(rules, state, seat, 1).taken);
        iterations += thorough.iterations;
    });
    CHECK(iterations > 120);
}

}  // namespace heap_detail

template <class R>
void check_heap(const R& rules) {
    using namespace heap_detail;
    check_counter();
    const auto nothing_else = [](const auto&, Seat) {};
    RandomBot<R> random;
    GreedyBot<R, typename R::Insight> greedy;
    for (int players = R::info().min_players; players <= R::info().max_players; ++players) {
        CAPTURE(players);
        check_playout(rules, players);
        CHECK(taken_in_game(rules, random, players, nothing_else) == 0);
        CHECK(taken_in_game(rules, greedy, players, nothing_else) == 0);
        check_iterations(rules, players);
    }
}

}  // namespace orrery
