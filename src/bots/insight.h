// What a game tells the bots that judge positions: a sum of named terms, seen from one seat.
#pragma once

#include <array>
#include <concepts>
#include <string_view>

#include "engine/rules.h"
#include "engine/weights.h"
#include "engine/worths.h"

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
        { insight.terms(rules, now, seat) } -> std::convertible_to<TermsOf<I>>;
        { insight.left(rules, now) } -> std::same_as<double>;  // of the game: from 1 down to 0
        { I::scale() } -> std::same_as<Scale>;                 // from worth to chances of winning
    };
// clang-format on

// What the others have, as a term: games call it so.
inline constexpr std::string_view kDenial = "denial";

// The worth of what a seat has itself. To compare seats, each must be seen like that: what one has would else
// count for it and, as the denial of the others, against them, but what it is only about to have would not.
template <class I>
constexpr double own_worth(const TermsOf<I>& terms) {
    double total = 0;
    for (std::size_t t = 0; t < terms.size(); ++t)
        if (I::kTerms[t] != kDenial) total += terms[t];
    return total;
}

// The same of every seat. terms() looks at all seats for each; an insight may offer own_worths(rules, now),
// which looks at every seat once.
template <GameRules R, Insight<R> I>
SeatWorths own_worths(const I& insight, const R& rules, const typename R::State& now) {
    if constexpr (requires { insight.own_worths(rules, now); }) {
        return insight.own_worths(rules, now);
    } else {
        SeatWorths all{};
        for (Seat seat = 0; seat < rules.players(now); ++seat)
            all[seat] = own_worth<I>(insight.terms(rules, now, seat));
        return all;
    }
}

}  // namespace orrery
