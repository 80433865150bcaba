// Luck that several games share, so that they can be compared. The n-th time that chance is asked for the
// same kind of thing (the same verb: a die, a card) after an answer of the same seat, it draws the same
// number, whatever has been played in between: what one player got in a seat, the other gets there in the
// sister game. The numbers are independent of each other, and of those that bots think with.
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

}  // namespace orrery
