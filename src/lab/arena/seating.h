// Who sits where in the games of one block. A block is one seed and a fixed list of seatings in which every
// bot has every seat equally often, so that neither the seats nor the luck favour anybody.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace orrery {

using Seating = std::vector<std::uint8_t>;  // by seat: the number of the bot in the list of bots

inline constexpr std::size_t kMostSeatings = 120;  // games of one block

// As many bots as seats: all distinct seatings if there are at most six, else the rotations of the order in
// which the bots are named. Fewer bots: the last one takes the seats that are left, so that two bots are one
// against a field. More bots: every selection of them, each with its seatings. Empty: more than
// kMostSeatings.
std::vector<Seating> seatings(std::size_t bots, std::size_t players);

// The names with which bots appear in tables: those that stand more than once in the list are numbered
// ("greedy", "greedy#2").
std::vector<std::string> entrant_names(const std::vector<std::string>& bots);

}  // namespace orrery
