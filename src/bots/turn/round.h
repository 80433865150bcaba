// What a sealed answer is good for shows only when all are open and acted upon: the round is played on with a
// light hand, until sealed answers are asked for again.
#pragma once

#include "bots/light.h"

namespace orrery {

// Are several asked at once?
constexpr bool several(Actors who) { return (who.seats & (who.seats - 1)) != 0; }

template <GameRules R, Insight<R> I>
class RoundPlayer {
  public:
    using State = typename R::State;

    RoundPlayer(const R& rules, const I& insight) : rules_{rules}, insight_{insight} {}

    // The seat gives its sealed answer, the others any of theirs; then everybody plays on.
    void play(State& now, Seat seat, Action sealed, Rng& rng) const {
        const Actors asked = rules_.actors(now);
        rules_.play(now, seat, sealed);
        for (Seat other = 0; other < kMaxSeats; ++other)
            if (other != seat && asked.includes(other)) answer_anything(now, other, rng);
        for (Actors who = rules_.actors(now); !who.over() && !several(who); who = rules_.actors(now)) {
            if (who.chance) {
                rules_.play(now, kChance, rules_.sample(now, rng));
            } else {
                answer_lightly(rules_, insight_, now, who.first(), kLight, rng);
            }
        }
    }

  private:
    static constexpr GreedyLimits kLight{8, 1};

    void answer_anything(State& now, Seat seat, Rng& rng) const {
        ActionList options;
        rules_.list(now, seat, options);
        rules_.play(now, seat, rng.one_of(options));
    }

    const R& rules_;
    const I& insight_;
};

}  // namespace orrery
