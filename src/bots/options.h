// The answers that a bot considers, and the tables that it considers them at.
#pragma once

#include "bots/bot.h"

namespace orrery {

// Where a game says which of several ways to one position is the usual one, bots go no other: they keep the
// canonical answers, or all of them where none is.
template <GameRules R>
void keep_canonical(const R& rules, const typename R::State& now, Seat seat, ActionList& options) {
    if constexpr (requires { rules.canonical(now, seat, options[0]); }) {
        std::size_t kept = 0;
        const std::size_t all = options.size();
        for (std::size_t i = 0; i < all; ++i) {
            if (!rules.canonical(now, seat, options[i])) continue;
            std::swap(options[kept++], options[i]);  // in order, and nothing is lost if none is kept
        }
        if (kept > 0) options.truncate(kept);
    }
}

template <GameRules R>
void list_options(const R& rules, const typename R::State& now, Seat seat, ActionList& options) {
    options.clear();
    rules.list(now, seat, options);
    if (options.size() > 1) keep_canonical(rules, now, seat, options);
}

// A world as the seat may imagine it. Answers that others have sealed are asked for again where the game can
// do so: a search then chooses them with their owners' eyes instead of taking any at random.
template <GameRules R>
typename R::State world_of(const Asked<R>& asked) {
    typename R::State world = asked.imagined();
    if constexpr (requires { asked.rules().unseal(world, asked.seat()); })
        asked.rules().unseal(world, asked.seat());
    return world;
}

}  // namespace orrery
