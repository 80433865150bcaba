// A deck has no order until a card is drawn from it: it holds how many of each kind are still unseen, so a
// draw is a chance event with known weights, nothing can leak, and no shuffle is ever paid for. How many
// there are may follow from a file: what is not there is not drawn, and no number begins anew at 0, in
// release builds either.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "core/by.h"
#include "core/enforce.h"
#include "core/rng.h"
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
    constexpr void add(Kind kind) {
        enforce(count[kind] < 0xFF, __PRETTY_FUNCTION__);
        ++count[kind];
    }
    constexpr void take(Kind kind) {
        enforce(count[kind] > 0, __PRETTY_FUNCTION__);
        --count[kind];
    }
    // The kind of card number `n` of the deck, were it laid out by kind: draw with n uniform below size().
    constexpr Kind kind_at(std::uint32_t n) const {
        for (std::size_t kind = 0; kind < kCount<Kind>; n -= count.items[kind++])
            if (n < count.items[kind]) return static_cast<Kind>(kind);
        give_up(__PRETTY_FUNCTION__);
    }
    // Takes one card out, each with the same chance.
    constexpr Kind draw(Rng& rng) {
        const Kind kind = kind_at(rng.below(static_cast<std::uint32_t>(size())));
        take(kind);
        return kind;
    }
    constexpr Deck& operator+=(const Deck& other) {
        for (std::size_t i = 0; i < kCount<Kind>; ++i) {
            enforce(count.items[i] + other.count.items[i] <= 0xFF, __PRETTY_FUNCTION__);
            count.items[i] = static_cast<std::uint8_t>(count.items[i] + other.count.items[i]);
        }
        return *this;
    }
    friend constexpr bool operator==(const Deck&, const Deck&) = default;

    BOOST_DESCRIBE_CLASS(Deck, (), (count), (), ())
};

// So many cards, drawn one by one.
template <class Kind>
constexpr void deal(Deck<Kind>& from, Deck<Kind>& to, int n, Rng& rng) {
    for (; n > 0; --n) to.add(from.draw(rng));
}

}  // namespace orrery
