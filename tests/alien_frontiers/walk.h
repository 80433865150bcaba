// Walks one game at random, answer by answer, for rules that must hold at every step:
//
//     walk(3, seed, [](const State& before, Action action, const State& after) { CHECK(...); });
#pragma once

#include "alien_frontiers/table.h"

namespace orrery::af {

template <class Step>
void walk(int players, std::uint64_t seed, Step step) {
    const AlienFrontiers rules;
    Rng rng = Rng::stream(seed, 0);
    ActionList options;
    State after = rules.start({.players = code_of(players)});
    for (Actors who = rules.actors(after); !who.over(); who = rules.actors(after)) {
        const Action action = random_answer(rules, after, who, rng, options);
        const State before = after;
        rules.play(after, who.first(), action);
        step(before, action, after);
    }
}

}  // namespace orrery::af
