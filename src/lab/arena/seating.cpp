#include "lab/arena/seating.h"

#include <algorithm>
#include <numeric>

namespace orrery {

namespace {

constexpr std::size_t kFewSeatings = 6;

// All distinct orders, or, if those are many, the rotations.
std::vector<Seating> orders_of(Seating table) {
    std::vector<Seating> all;
    Seating next = table;
    std::ranges::sort(next);
    do {
        all.push_back(next);
    } while (all.size() <= kFewSeatings && std::ranges::next_permutation(next).found);
    if (all.size() <= kFewSeatings) return all;
    all.clear();
    for (std::size_t i = 0; i < table.size(); ++i) {
        all.push_back(table);
        std::rotate(table.begin(), table.end() - 1, table.end());
    }
    return all;
}

// The next selection of k numbers below n, in lexical order; false after the last.
bool next_selection(Seating& chosen, std::size_t n) {
    const std::size_t k = chosen.size();
    for (std::size_t i = k; i-- > 0;) {
        if (chosen[i] == n - k + i) continue;
        ++chosen[i];
        for (std::size_t j = i + 1; j < k; ++j) chosen[j] = static_cast<std::uint8_t>(chosen[j - 1] + 1);
        return true;
    }
    return false;
}

}  // namespace

std::vector<Seating> seatings(std::size_t bots, std::size_t players) {
    Seating table(players);
    for (std::size_t seat = 0; seat < players; ++seat)
        table[seat] = static_cast<std::uint8_t>(std::min(seat, bots - 1));
    std::vector<Seating> all;
    do {
        for (Seating& seating : orders_of(table)) all.push_back(std::move(seating));
        if (all.size() > kMostSeatings) return {};
    } while (bots > players && next_selection(table, bots));
    return all;
}

std::vector<std::string> entrant_names(const std::vector<std::string>& bots) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < bots.size(); ++i) {
        const auto before = std::count(bots.begin(), bots.begin() + static_cast<std::ptrdiff_t>(i), bots[i]);
        names.push_back(before == 0 ? bots[i] : bots[i] + '#' + std::to_string(before + 1));
    }
    return names;
}

}  // namespace orrery
