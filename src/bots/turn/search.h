// What every answer is worth when the whole turn is thought through, on average over several imagined worlds.
#pragma once

#include "bots/turn/beam.h"
#include "bots/turn/round.h"

namespace orrery {

using Worths = std::array<double, kMaxOptions>;

template <Keyed R, Insight<R> I>
class TurnSearch {
  public:
    using State = typename R::State;

    TurnSearch(const R& rules, const I& insight, const TurnLimits& limits)
        : insight_{insight}, limits_{limits}, beam_{rules, insight, limits}, round_{rules, insight} {}

    // The worths of the options, as many as there are.
    void weigh(const Asked<R>& asked, const ActionList& options, Worths& worths) {
        std::fill_n(worths.begin(), options.size(), 0.0);
        for (int i = 0; i < limits_.worlds; ++i) {
            const State world = world_of(asked);
            const Rng luck{asked.rng()()};
            if (several(asked.rules().actors(world))) {
                play_rounds(asked, world, options, luck);
            } else {
                beam_.values(world, asked.seat(), options, luck, seen_.data());
            }
            for (std::size_t k = 0; k < options.size(); ++k) worths[k] += seen_[k] / limits_.worlds;
        }
    }

  private:
    // Every sealed answer meets the same luck and the same answers of the others.
    void play_rounds(const Asked<R>& asked, const State& world, const ActionList& options, const Rng& luck) {
        for (std::size_t k = 0; k < options.size(); ++k) {
            State now = world;
            Rng rng = luck;
            round_.play(now, asked.seat(), options[k], rng);
            seen_[k] = sum(insight_.terms(asked.rules(), now, asked.seat()));
        }
    }

    const I& insight_;
    TurnLimits limits_;
    Beam<R, I> beam_;
    RoundPlayer<R, I> round_;
    Worths seen_{};
};

}  // namespace orrery
