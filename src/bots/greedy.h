// Tries every answer, carries what it begins through to its end, and takes what leaves the best position.
#pragma once

#include "bots/advice.h"
#include "bots/value.h"

namespace orrery {

template <GameRules R, Insight<R> I>
class GreedyBot final : public Bot<R> {
  public:
    explicit GreedyBot(const I& insight = I{}, const GreedyLimits& limits = {})
        : insight_{insight}, limits_{limits} {}

    Action choose(const Asked<R>& asked) override {
        const ActionList& options = asked.options();
        if (options.size() == 1) return options[0];
        const auto now = asked.imagined();
        LookAhead<R, I> ahead{asked.rules(), insight_, asked.seat(), limits_, asked.rng()()};
        return ahead.best_of(now, options);
    }

    Advice advise(const Asked<R>& asked) override {
        const auto now = asked.imagined();
        LookAhead<R, I> ahead{asked.rules(), insight_, asked.seat(), limits_, asked.rng()()};
        const Judgement<R, I> judgement{asked.rules(), insight_};
        Advice found;
        std::vector<double> worths;
        for (const Action action : asked.options()) {
            worths.push_back(sum(ahead.after(now, action)));
            const PerSeat chances = judgement.chances_if(now, asked.seat(), worths.back());
            found.rated.push_back({action, worths.back(), chances[asked.seat()]});
        }
        const std::size_t best = best_at(asked.rules(), now, asked.seat(), asked.options(), worths.data());
        std::ranges::copy(judgement.chances_if(now, asked.seat(), worths[best]), found.chances.begin());
        return advice_of(asked, judgement, now, asked.options()[best], std::move(found));
    }

  private:
    I insight_;
    GreedyLimits limits_;
};

}  // namespace orrery
