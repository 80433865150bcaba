// Of games that say which of several ways to one position is the usual one (canonical): who goes no other is
// always left an answer, to the end of the game.
#pragma once

#include <doctest/doctest.h>

#include "engine/rules.h"

namespace orrery {

template <GameRules R>
void check_canonical(const R& rules, const Setup& setup, std::uint64_t seed) {
    Rng rng{seed};
    auto s = rules.start(setup);
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
        rules.play(s, seat, rng.one_of(canonical));
    }
}

}  // namespace orrery
