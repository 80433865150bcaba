// What the evaluations of all games count alike.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/action.h"

namespace orrery {

// What a game that is won is worth: more than anything on the way to it.
inline constexpr double kVictory = 1000;

using SeatWorths = std::array<double, kMaxSeats>;

template <std::size_t N>
constexpr double sum(const std::array<double, N>& terms) {
    return std::accumulate(terms.begin(), terms.end(), 0.0);
}

// What it is worth to have come where the seat came; whoever is first together with others shares it.
inline double worth_of_finish(const Standing& end, Seat seat) {
    if (end.ranks[seat] != 1) return -kVictory;
    return kVictory / static_cast<double>(std::count(end.ranks.begin(), end.ranks.end(), 1));
}

// What the others have, seen from the seat: the best of them and all of them count, as the weights say.
template <class Weights>
double worth_of_rivals(const Weights& weights, const SeatWorths& worths, int seats, Seat seat) {
    double best = -1e9, total = 0;
    for (Seat rival = 0; rival < seats; ++rival) {
        if (rival == seat) continue;
        best = std::max(best, worths[rival]);
        total += worths[rival];
    }
    return weights.best_rival * best + weights.mean_rival * total / (seats - 1);
}

}  // namespace orrery
