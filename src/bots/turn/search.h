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

    TurnSearch(const R& rules, const I& insight, const TurnLimits& limits, const BotAids& aids = no_aids())
        : insight_{insight},
          limits_{limits},
          aids_{aids},
          beam_{rules, insight, limits, aids},
          round_{rules, insight} {}

    // The worths of the options, as many as there are. Where time is up, the worlds seen so far must do:
    // one at least.
    void weigh(const Asked<R>& asked, const ActionList& options, Worths& worths) {
        std::fill_n(worths.begin(), options.size(), 0.0);
        int worlds = 0;
        do {
            const State world = world_of(asked);
            const Rng luck{asked.rng()()};
            if (several(asked.rules().actors(world))) {
                play_rounds(asked, world, options, luck);
            } else {
                beam_.values(world, asked.seat(), options, luck, seen_.data());
            }
            for (std::size_t k = 0; k < options.size(); ++k) worths[k] += seen_[k];
        } while (++worlds < limits_.worlds && !aids_.enough());
        for (std::size_t k = 0; k < options.size(); ++k) worths[k] /= worlds;
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
    const BotAids& aids_;
    Beam<R, I> beam_;
    RoundPlayer<R, I> round_;
    Worths seen_{};
};

}  // namespace orrery
