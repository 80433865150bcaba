#include "lab/luck.h"

#include <algorithm>

namespace orrery {

Action Luck::outcome(const AnyGame& game, Seat last) {
    OutcomeList all;
    game.outcomes(all);
    const std::size_t verb = all[0].action.verb;
    const std::size_t after = std::min<std::size_t>(last, kMaxSeats);
    Rng rng = Rng::stream(Rng::stream(seed_, verb * (kMaxSeats + 1) + after)(), asked_[verb][after]++);
    std::uint32_t total = 0;
    for (const Outcome& outcome : all) total += outcome.weight;
    // The outcomes lie side by side by weight: the same number means much the same luck in another list, too.
    std::uint32_t number = rng.below(total);
    std::size_t i = 0;
    while (number >= all[i].weight) number -= all[i++].weight;
    return all[i].action;
}

}  // namespace orrery
