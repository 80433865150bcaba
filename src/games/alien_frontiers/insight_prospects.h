// What the current player can still do this turn: a rough plan for the unplaced ships, and what it brings.
#pragma once

#include "games/alien_frontiers/colonies.h"
#include "games/alien_frontiers/insight_weights.h"

namespace orrery::af {

inline constexpr int kMostColonies = 8;  // of any player in any game (2.2)

// What the evaluation needs to know about the whole table, looked up once.
struct Survey {
    explicit Survey(const State& s);

    By<Territory, Seat> controller;
    By<Territory, int> second;          // colonies of the best of those who do not control it
    std::array<int, kSeats> points{};   // AF-183
    std::array<int, kSeats> to_land{};  // colonies that are not on the planet yet
    double left = 1;  // of the game: 1 with eight colonies still to land for everybody, 0 at the end
};

double prospects(const Worth& worth, const State& s, const Survey& survey);

}  // namespace orrery::af
