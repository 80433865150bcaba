// The bot that thinks its whole turn through, in several imagined worlds.
#pragma once

#include <memory>

#include "bots/advice.h"
#include "bots/turn/search.h"

namespace orrery {

template <Keyed R, Insight<R> I>
class TurnBot final : public Bot<R> {
  public:
    using State = typename R::State;

    explicit TurnBot(const I& insight = I{}, const TurnLimits& limits = {}, const BotAids& aids = no_aids())
        : insight_{insight}, limits_{limits}, aids_{&aids} {}

    Action choose(const Asked<R>& asked) override {
        if (asked.options().size() == 1) return asked.options()[0];
        const State world = world_of(asked);
        list(asked, world);
        return options_[best_of(asked, world)];
    }

    Advice advise(const Asked<R>& asked) override {
        const State world = world_of(asked);
        list(asked, world);
        const std::size_t best = best_of(asked, world);
        const Judgement<R, I> judgement{asked.rules(), insight_};
        Advice found;
        for (const Action action : asked.options()) {
            const double value = value_of(action);
            const double chance = judgement.chances_if(world, asked.seat(), value)[asked.seat()];
            found.rated.push_back({action, value, chance});
        }
        std::ranges::copy(judgement.chances_if(world, asked.seat(), worths_[best]), found.chances.begin());
        return advice_of(asked, judgement, world, options_[best], std::move(found));
    }

  private:
    void list(const Asked<R>& asked, const State& world) {
        options_ = asked.options();
        keep_canonical(asked.rules(), world, asked.seat(), options_);
    }

    // The number of the best option, one that ends the turn if it is worth as much; what each is worth is
    // left in worths_.
    std::size_t best_of(const Asked<R>& asked, const State& world) {
        TurnSearch<R, I>{asked.rules(), insight_, limits_, *aids_}.weigh(asked, options_, worths_);
        return best_at(asked.rules(), world, asked.seat(), options_, worths_.data());
    }

    // Answers that are not canonical lead where others lead: they are rated with the worst.
    double value_of(Action action) const {
        const auto n = static_cast<std::ptrdiff_t>(options_.size());
        const auto at = std::find(options_.begin(), options_.end(), action) - options_.begin();
        return at < n ? worths_[static_cast<std::size_t>(at)]
                      : *std::min_element(worths_.begin(), worths_.begin() + n);
    }

    I insight_;
    TurnLimits limits_;
    const BotAids* aids_;
    ActionList options_;
    Worths worths_{};
};

}  // namespace orrery
