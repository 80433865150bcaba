// A pile of cards of which the lower part is known: shuffled cards lie above those that were put under them,
// openly and one by one. What is known needs no chance, and what is shuffled has no order.
#pragma once

#include <algorithm>

#include "engine/deck.h"

namespace orrery {

template <class Kind, std::size_t N>
struct Pile {
    Deck<Kind> loose;            // on top, in no order
    FixedVector<Kind, N> below;  // known; the last one comes first when `loose` is used up

    constexpr int size() const { return loose.size() + static_cast<int>(below.size()); }
    constexpr bool empty() const { return loose.empty() && below.empty(); }
    // Is it chance that says what the next card is? Then it is taken from `loose`, else it is take_known().
    constexpr bool chance() const { return !loose.empty(); }
    constexpr Kind take_known() {
        assert(!chance());
        return below.pop_back();
    }
    // Below everything.
    constexpr void put_under(Kind kind) {
        below.push_back(kind);
        std::rotate(below.begin(), below.end() - 1, below.end());
    }
    constexpr void shuffle_all() {
        for (const Kind kind : below) loose.add(kind);
        below.clear();
    }
    friend constexpr bool operator==(const Pile&, const Pile&) = default;

    BOOST_DESCRIBE_CLASS(Pile, (), (loose, below), (), ())
};

}  // namespace orrery
