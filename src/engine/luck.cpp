#include "engine/luck.h"

#include <algorithm>

namespace orrery {

Action Luck::outcome(const AnyGame& game, Seat last) {
    OutcomeList all;
    game.outcomes(all);
    const std::size_t verb = all[0].action.verb;
    const std::size_t after = std::min<std::size_t>(last, kMaxSeats);
    Rng rng = Rng::stream(Rng::stream(seed_, verb * (kMaxSeats + 1) + after)(), asked_[verb][after]++);
    // The outcomes lie side by side by weight: the same number means much the same luck in another list, too.
    return draw(all, rng);
}

}  // namespace orrery
