// What the current player can still do this turn: a rough plan for the unplaced ships, and what it brings.
#pragma once

#include <algorithm>

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
    std::array<int, kSeats> ships{};  // that can work for it, with the relic ship
    // Turns until the seat could end the game, were every ship to work for its colonies (AF-181).
    std::array<double, kSeats> turns{};
    double fewest_turns = kMostTurns;

    // What is left of the game, from 1 to 0: by the colonies of who is first to land them, and, in so far as
    // the pace counts, by the turns that the largest fleets still need for theirs.
    // From 1 down to 0, whatever the weights are.
    double left(double pace) const {
        const double by_colonies = static_cast<double>(fewest_to_land) / kMostColonies;
        return std::clamp(by_colonies + pace * (fewest_turns / kMostTurns - by_colonies), 0.0, 1.0);
    }

    static constexpr double kMostTurns = kMostColonies * kShipsForColony / static_cast<double>(kFewestShips);
};

double prospects(const Worth& worth, const Moment& now, const State& s, const Survey& survey);

}  // namespace orrery::af
