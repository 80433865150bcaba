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
    if (options.size() > 1) {
        LookAhead<R, I> ahead{rules, insight, seat, limits, rng()};
        double most = worth(ahead.after(now, best));
        for (std::size_t i = 1; i < options.size(); ++i) {
            const double value = worth(ahead.after(now, options[i]));
            if (value <= most) continue;
            most = value;
            best = options[i];
        }
    }
    rules.play(now, seat, best);
}

}  // namespace orrery
