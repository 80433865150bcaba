// Another seat asked inside an action (engine/rules.h: `settled`): it answers, and the action goes on.
#pragma once

#include "bots/insight.h"
#include "bots/options.h"

namespace orrery {

// The seat gives the answer that leaves it best off at once; nobody looks further.
template <GameRules R, Insight<R> I>
void answer_interruption(const R& rules, const I& insight, typename R::State& now) {
    const Seat seat = rules.actors(now).first();
    ActionList options;
    list_options(rules, now, seat, options);
    typename R::State best = now;
    rules.play(best, seat, options[0]);
    double most = options.size() > 1 ? sum(insight.terms(rules, best, seat)) : 0;
    for (std::size_t i = 1; i < options.size(); ++i) {
        typename R::State next = now;
        rules.play(next, seat, options[i]);
        const double value = sum(insight.terms(rules, next, seat));
        if (value <= most) continue;
        most = value;
        best = next;
    }
    now = best;
}

}  // namespace orrery
