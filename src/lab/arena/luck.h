// The luck that the games of one block share. The n-th time that chance is asked for the same kind of thing
// (the same verb: a die, a card) after an answer of the same seat, it draws the same number, whatever has
// been played in between: what one bot got in a seat, the other gets there in the sister game. The numbers
// are independent of each other, and of those that bots think with.
#pragma once

#include "engine/any_game.h"

namespace orrery {

class Luck {
  public:
    explicit Luck(std::uint64_t seed) : seed_{seed} {}

    // What chance answers now; `last` is the seat that answered last, kNobody before the first.
    Action outcome(const AnyGame& game, Seat last);

  private:
    std::uint64_t seed_;
    std::array<std::array<std::uint32_t, kMaxSeats + 1>, kMaxVerbs> asked_{};
};

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
