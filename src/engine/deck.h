// A deck has no order until a card is drawn from it: it holds how many of each kind are still unseen, so a
// draw is a chance event with known weights, nothing can leak, and no shuffle is ever paid for.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "core/by.h"
#include "engine/action.h"

namespace orrery {

template <class Kind>
struct Deck {
    By<Kind, std::uint8_t> count{};

    constexpr int size() const {
        int total = 0;
        for (const auto n : count.items) total += n;
        return total;
    }
    constexpr bool empty() const {
        for (const auto n : count.items)
            if (n != 0) return false;
        return true;
    }
    constexpr int operator[](Kind kind) const { return count[kind]; }
    constexpr void add(Kind kind) { ++count[kind]; }
    constexpr void take(Kind kind) {
        assert(count[kind] > 0);
        --count[kind];
    }
    // The kind of card number `n` of the deck, were it laid out by kind: draw with n uniform below size().
    constexpr Kind kind_at(std::uint32_t n) const {
        std::size_t kind = 0;
        while (n >= count.items[kind]) n -= count.items[kind++];
        return static_cast<Kind>(kind);
    }
    friend constexpr bool operator==(const Deck&, const Deck&) = default;

    BOOST_DESCRIBE_CLASS(Deck, (), (count), (), ())
};

}  // namespace orrery
