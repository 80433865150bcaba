// Whoever has nothing better to do ends the turn: no answer is preferred to ending that is worth no more.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/rules.h"

namespace orrery {

// Worths that differ by less are the same.
inline constexpr double kSameWorth = 1e-9;

template <GameRules R>
bool turn_is_over(const R& rules, const typename R::State& now, Seat seat) {
    const Actors who = rules.actors(now);
    return who.over() || (rules.settled(now) && !who.includes(seat));
}

// Does the answer end the turn at once?
template <GameRules R>
bool ends_turn(const R& rules, typename R::State now, Seat seat, Action action) {
    rules.play(now, seat, action);
    return turn_is_over(rules, now, seat);
}

// The number of the best answer, the first of several; but one that ends the turn, if it is worth as much.
template <GameRules R>
std::size_t best_at(const R& rules, const typename R::State& now, Seat seat, const ActionList& options,
                    const double* worths) {
    const auto best = static_cast<std::size_t>(std::max_element(worths, worths + options.size()) - worths);
    for (std::size_t i = 0; i < options.size(); ++i)
        if (i != best && worths[i] >= worths[best] - kSameWorth && ends_turn(rules, now, seat, options[i]) &&
            !ends_turn(rules, now, seat, options[best]))
            return i;
    return best;
}

template <GameRules R>
std::optional<Action> ending_of(const R& rules, const typename R::State& now, Seat seat,
                                const ActionList& options) {
    for (const Action action : options)
        if (ends_turn(rules, now, seat, action)) return action;
    return std::nullopt;
}

}  // namespace orrery
