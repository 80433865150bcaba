// What a game is: a State and a few functions of it. `R` holds the immutable tables (cards, map); the state
// is a value.
#pragma once

#include <concepts>
#include <type_traits>

#include "engine/outcomes.h"
#include "engine/setup.h"
#include "engine/verbs.h"

namespace orrery {

// A value: cheap to copy, to compare and to throw away.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

// clang-format off
template <class R>  // what bots, searches and simulations need
concept GameRules = Plain<typename R::State> &&
    requires(const R& rules, const typename R::State& now, typename R::State& next, const Setup& setup, Seat seat,
             Action action, ActionList& options, OutcomeList& outcomes, Rng& rng) {
        { rules.judge_setup(setup) } -> std::same_as<Verdict>;             // may the game be set up so?
        { rules.start(setup) } -> std::same_as<typename R::State>;         // the table as set up
        { rules.players(now) } -> std::same_as<int>;
        { rules.actors(now) } -> std::same_as<Actors>;                     // who answers the question asked now
        { rules.list(now, seat, options) } -> std::same_as<void>;          // every legal answer, once, in a fixed order
        { rules.judge(now, seat, action) } -> std::same_as<Verdict>;       // may this be the answer?
        { rules.play(next, seat, action) } -> std::same_as<void>;          // takes a legal answer, or chance's outcome
        { rules.outcomes(now, outcomes) } -> std::same_as<void>;           // what chance may answer, with weights
        { rules.sample(now, rng) } -> std::same_as<Action>;                // one of them, drawn
        { rules.settled(now) } -> std::same_as<bool>;                      // no compound action is half done (see below)
        { rules.reveals(now, seat, action) } -> std::same_as<std::uint8_t>;  // the seats to which it shows something hidden
        { rules.standing(now) } -> std::same_as<Standing>;                 // so far, or final
        { rules.imagine(now, seat, rng) } -> std::same_as<typename R::State>;  // redeals what `seat` cannot know
    };

template <class R>  // what searches need that remember positions
concept Keyed = GameRules<R> && requires(const R& rules, const typename R::State& now, Seat seat) {
        // What `seat` knows of the position, as a number: the same in every position that it cannot tell from this one,
        // another (but for an accident of one in 2^64) in all others.
        { rules.key(now, seat) } -> std::same_as<std::uint64_t>;
    };
// clang-format on

// settled() tells bots and screens where an action ends. It is false inside an action, whoever is asked:
// another seat asked while it is false is interrupted, answers, and the action goes on. It is true at the
// chance that ends a turn, so that its luck is no merit of the turn. So the first question of an action must
// be asked, or its single answer be taken where the same seat has just answered: nobody's action begins
// inside another's.

// What whoever is asked answers uniformly at random, with its options in the list; or what chance answers.
template <GameRules R>
Action random_answer(const R& rules, const typename R::State& state, Actors who, Rng& rng,
                     ActionList& options) {
    options.clear();
    if (who.chance) return rules.sample(state, rng);
    rules.list(state, who.first(), options);
    return rng.one_of(options);
}

// Plays uniformly at random to the end; the shape of every search's inner loop, and the measure of speed, so
// chance is told apart only once. Returns the number of decisions.
template <GameRules R>
std::uint64_t playout(const R& rules, typename R::State& state, Rng& rng) {
    ActionList options;
    std::uint64_t decisions = 0;
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        if (who.chance) {
            rules.play(state, kChance, rules.sample(state, rng));
            continue;
        }
        options.clear();
        rules.list(state, who.first(), options);
        rules.play(state, who.first(), rng.one_of(options));
        ++decisions;
    }
    return decisions;
}

}  // namespace orrery
