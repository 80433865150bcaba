// Short sequences of answers that one seat may give in a row: a person at a screen may then point at the
// parts of a compound action ("this ship, to that place") in any order, and the screen knows no rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace orrery {

struct WalkBounds {
    static constexpr std::size_t kMostDepth = 8;
    std::size_t walks = 200;
    std::size_t depth = 4;  // 1 to kMostDepth
};

struct Walks {
    std::vector<Action> steps;                      // every answer that occurs, once for each step it answers
    std::vector<std::string> asked;                 // of each of them: the name of that step
    std::vector<std::vector<std::uint16_t>> walks;  // each a list of indices into steps
    std::vector<Goods> gains;  // of each walk: what the seat has more, or less, at its end, if it can know
    bool complete = true;      // nothing was left out by the bounds
};

// All sequences of answers of a seat that is asked now. A sequence ends where no compound action is half done
// any more, where somebody else or chance is asked, or where the seat learns something hidden (so that
// nothing beyond it is told). One longer than the depth is cut there: it is the beginning of a sequence.
// Where there are more than the bound, the depth is the largest, down to one answer, with which there are
// not. Both are told by `complete`.
Walks walks_of(const AnyGame& game, Seat seat, const WalkBounds& bounds);
// To the depth that the game asks for.
Walks walks_of(const AnyGame& game, Seat seat);

}  // namespace orrery
