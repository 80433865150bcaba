// Ratings by the model of Bradley and Terry: a bot of strength g beats one of strength h in g of g + h
// meetings. On the scale of Elo, with the uncertainty that the blocks show.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace orrery {

// What everybody scored against everybody in one block, a meeting at one table counting as one: place i * n +
// j holds what i scored against j. A game of several players is a meeting of every two of them.
using PairScores = std::vector<double>;

struct Rating {
    double elo = 0, low = 0, high = 0;
};

// The ratings of n players; that of `anchor` is 0. Everybody must have met everybody, if by way of others.
std::vector<Rating> rate(std::size_t n, std::span<const PairScores> blocks, std::size_t anchor);

}  // namespace orrery
