// How often something was seen in many games, and what those who had it won.
#pragma once

#include <cstdint>

#include "lab/statistics.h"

namespace orrery {

inline constexpr int kWinUnit = 60;  // divides by any number of winners: a shared victory is split

struct Seen {
    std::uint64_t sides = 0;  // seats of games
    std::int64_t wins = 0;    // in parts of kWinUnit
    std::uint64_t uses = 0;   // may be several for each side

    void add(const Seen& other);
    Share win_share() const;
};

}  // namespace orrery
