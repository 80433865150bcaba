// What a game tells the bots that judge positions: a sum of named terms, seen from one seat.
#pragma once

#include <array>
#include <concepts>
#include <numeric>
#include <string_view>

#include "engine/rules.h"

namespace orrery {

template <class I>
using TermsOf = std::array<double, I::kTerms.size()>;

// clang-format off
template <class I, class R>
concept Insight = GameRules<R> &&
    requires(const I& insight, const R& rules, const typename R::State& now, Seat seat) {
        // The ids of the terms: "reason.<id>" in the game's texts.
        { I::kTerms[0] } -> std::convertible_to<std::string_view>;
        // Already weighted: the sum is the worth of the position to the seat. What the others have counts in
        // a term of its own, as the game sees fit; so does the result of a game that is over.
        { insight.terms(rules, now, seat) } -> std::same_as<TermsOf<I>>;
    };
// clang-format on

template <std::size_t N>
constexpr double worth(const std::array<double, N>& terms) {
    return std::accumulate(terms.begin(), terms.end(), 0.0);
}

// What the position is worth to every seat, each the sum of its terms. A term that looks at the others makes
// that n times n; an insight may offer all_worths(rules, now), which looks at every seat once.
template <GameRules R, Insight<R> I>
std::array<double, kMaxSeats> all_worths(const I& insight, const R& rules, const typename R::State& now) {
    if constexpr (requires { insight.all_worths(rules, now); }) {
        return insight.all_worths(rules, now);
    } else {
        std::array<double, kMaxSeats> all{};
        for (Seat seat = 0; seat < rules.players(now); ++seat)
            all[seat] = worth(insight.terms(rules, now, seat));
        return all;
    }
}

}  // namespace orrery
