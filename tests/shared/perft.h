// How many ways of answering there are from a position, so many answers deep, chance included: any slip in
// the list or the application of answers changes these numbers.
#pragma once

#include "engine/rules.h"

namespace orrery {

template <GameRules R>
std::uint64_t perft(const R& rules, const typename R::State& state, int depth) {
    const Actors who = rules.actors(state);
    if (depth == 0 || who.over()) return 1;
    ActionList answers;
    if (who.chance) {
        OutcomeList outcomes;
        rules.outcomes(state, outcomes);
        for (const Outcome& outcome : outcomes) answers.push_back(outcome.action);
    } else {
        rules.list(state, who.first(), answers);
    }
    std::uint64_t leaves = 0;
    for (const Action answer : answers) {
        typename R::State next = state;
        rules.play(next, who.first(), answer);
        leaves += perft(rules, next, depth - 1);
    }
    return leaves;
}

// The position after so many random answers.
template <GameRules R>
typename R::State position_after(const R& rules, const Setup& setup, std::uint64_t seed, int answers) {
    Rng rng{seed};
    auto state = rules.start(setup);
    ActionList options;
    for (int i = 0; i < answers && !rules.actors(state).over(); ++i) {
        const Actors who = rules.actors(state);
        rules.play(state, who.first(), random_answer(rules, state, who, rng, options));
    }
    return state;
}

}  // namespace orrery
