// What chance may answer, and how it is drawn.
#pragma once

#include <cassert>
#include <limits>

#include "core/rng.h"
#include "engine/action.h"

namespace orrery {

// One outcome of the chance event asked now, and its share.
struct Outcome {
    Action action;
    std::uint32_t weight = 1;
};
using OutcomeList = ScratchList<Outcome, kMaxOptions>;

// Each outcome has as many numbers below the total as it has weight.
inline std::uint32_t total_weight(const OutcomeList& outcomes) {
    std::uint64_t total = 0;
    for (const Outcome& outcome : outcomes) total += outcome.weight;
    assert(total > 0 && total <= std::numeric_limits<std::uint32_t>::max());
    return static_cast<std::uint32_t>(total);
}
inline Action outcome_at(const OutcomeList& outcomes, std::uint32_t number) {
    std::size_t i = 0;
    while (number >= outcomes[i].weight) number -= outcomes[i++].weight;
    return outcomes[i].action;
}
inline Action draw(const OutcomeList& outcomes, Rng& rng) {
    return outcome_at(outcomes, rng.below(total_weight(outcomes)));
}

}  // namespace orrery
