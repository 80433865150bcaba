// What the current player can still do this turn: a rough plan for the unplaced ships, and what it brings.
#pragma once

#include "games/alien_frontiers/colonies.h"
#include "games/alien_frontiers/insight_weights.h"

namespace orrery::af {

// What the evaluation needs to know about the whole table, looked up once.
struct Survey {
    explicit Survey(const State& s);

    By<Territory, Seat> controller;
    By<Territory, int> second;          // colonies of the best of those who do not control it
    std::array<int, kSeats> points{};   // AF-183
    std::array<int, kSeats> to_land{};  // colonies that are not on the planet yet
    int fewest_to_land = kMostColonies;
};

double prospects(const Worth& worth, const Moment& now, const State& s, const Survey& survey);

}  // namespace orrery::af
