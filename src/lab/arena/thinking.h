// What the bots of a match think with.
#pragma once

#include "core/rng.h"

namespace orrery {

// The numbers that the bots of one block think with: a stream for every bot, fresh for every decision, so
// that it does not matter how many of them the decisions before took.
class Thinking {
  public:
    explicit Thinking(std::uint64_t seed) : seed_{seed} {}

    Rng stream(std::size_t place, std::uint64_t decision) const {
        return Rng::stream(Rng::stream(seed_, place)(), decision);
    }

  private:
    std::uint64_t seed_;
};

}  // namespace orrery
