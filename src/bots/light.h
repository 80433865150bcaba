// Answers with a light hand, for games that are only imagined: greedy with a short look ahead.
#pragma once

#include "bots/look_ahead.h"
#include "bots/options.h"

namespace orrery {

template <GameRules R, Insight<R> I>
void answer_lightly(const R& rules, const I& insight, typename R::State& now, Seat seat,
                    const GreedyLimits& limits, Rng& rng) {
    ActionList options;
    list_options(rules, now, seat, options);
    Action best = options[0];
    if (options.size() > 1) best = LookAhead<R, I>{rules, insight, seat, limits, rng()}.best_of(now, options);
    rules.play(now, seat, best);
}

}  // namespace orrery
