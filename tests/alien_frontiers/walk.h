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
        Action action;
        if (who.chance) {
            action = rules.sample(after, rng);
        } else {
            options.clear();
            rules.list(after, who.first(), options);
            action = options[rng.below(static_cast<std::uint32_t>(options.size()))];
        }
        const State before = after;
        rules.play(after, who.first(), action);
        step(before, action, after);
    }
}

}  // namespace orrery::af
