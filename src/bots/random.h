// Answers uniformly at random, without even looking at the table: the zero of the rating scale, and good for
// fuzzing.
#pragma once

#include "bots/bot.h"

namespace orrery {

template <GameRules R>
class RandomBot final : public Bot<R> {
  public:
    Action choose(const Asked<R>& asked) override {
        const ActionList& options = asked.options();
        return options[asked.rng().below(static_cast<std::uint32_t>(options.size()))];
    }

    // All answers are equal to it, so it has no reasons either.
    Advice advise(const Asked<R>& asked) override {
        Advice advice;
        for (const Action action : asked.options()) advice.rated.push_back({action});
        return advice;
    }
};

}  // namespace orrery
