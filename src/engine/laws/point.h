// Where a law is checked: the rules, a position that was reached, and the match that led there.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/match.h"

namespace orrery::laws {

// What was found to be wrong, in a sentence; nothing: the law holds.
using Violation = std::optional<std::string>;

template <GameAtTheEdge R>
const typename R::State& state_of(const AnyGame& game) {
    return static_cast<const GameOf<R>&>(game).true_state();
}

template <GameAtTheEdge R>
std::string bytes_of_view(const R& rules, const typename R::State& state, Seat viewer) {
    return boost::json::serialize(rules.view(state, viewer));
}

// Every answer that the seat may give, chance's outcomes included.
template <GameAtTheEdge R>
std::vector<Action> answers_of(const R& rules, const typename R::State& state, Seat seat) {
    std::vector<Action> answers;
    if (seat == kChance) {
        OutcomeList outcomes;
        rules.outcomes(state, outcomes);
        for (const Outcome& outcome : outcomes) answers.push_back(outcome.action);
    } else {
        ActionList options;
        rules.list(state, seat, options);
        answers.assign(options.begin(), options.end());
    }
    return answers;
}

// Where two states are not the same: "state.players[1].points".
inline std::string difference(const Json& one, const Json& two, const std::string& path) {
    if (one.is_object() && two.is_object()) {
        for (const auto& field : one.get_object())
            if (const Json* other = two.get_object().if_contains(field.key());
                other && *other != field.value())
                return difference(field.value(), *other, path + '.' + std::string{field.key()});
    } else if (one.is_array() && two.is_array() && one.get_array().size() == two.get_array().size()) {
        for (std::size_t i = 0; i < one.get_array().size(); ++i)
            if (one.get_array()[i] != two.get_array()[i])
                return difference(one.get_array()[i], two.get_array()[i],
                                  path + '[' + std::to_string(i) + ']');
    }
    return path;
}

template <class State>
std::string difference(const State& one, const State& two) {
    return difference(to_json(one), to_json(two), "state");
}

template <class T>
bool contains(const std::vector<T>& items, const T& item) {
    return std::find(items.begin(), items.end(), item) != items.end();
}

inline std::optional<Action> first_repeated(std::vector<Action> actions) {
    std::sort(actions.begin(), actions.end());
    const auto twice = std::adjacent_find(actions.begin(), actions.end());
    return twice == actions.end() ? std::nullopt : std::optional{*twice};
}

inline std::string name_of(Seat seat) {
    return seat == kChance ? "chance" : seat == kSpectator ? "the spectator" : "seat " + std::to_string(seat);
}

template <GameAtTheEdge R>
struct LawPoint {
    using State = typename R::State;

    const R& rules;
    const std::function<Violation(const State&)>& conserved;
    const Match& match;
    Rng& rng;
    int wild_answers = 0;

    const State& now() const { return state_of<R>(match.game()); }
    Actors actors() const { return rules.actors(now()); }
    int players() const { return rules.players(now()); }

    // Who is asked now: chance, or one or more seats.
    std::vector<Seat> asked() const {
        std::vector<Seat> seats;
        if (actors().chance) seats.push_back(kChance);
        for (Seat seat = 0; seat < kMaxSeats; ++seat)
            if (actors().includes(seat)) seats.push_back(seat);
        return seats;
    }
    template <class T>
    const T& any_of(const std::vector<T>& items) const {
        return rng.one_of(items);
    }
    // The answer in notation; its bare numbers where it has none.
    std::string said(Action action) const {
        if (rules.verbs().well_formed(action)) return '"' + rules.verbs().write(action) + '"';
        return "answer " + std::to_string(action.verb) + ' ' + std::to_string(action.a) + ' ' +
               std::to_string(action.b) + ' ' + std::to_string(action.c);
    }
    Violation possible(const State& state) const {
        if (const Verdict verdict = rules.check(state); !verdict)
            return "check() refuses it: " + std::string{verdict.rule};
        return conserved ? conserved(state) : std::nullopt;
    }
};

}  // namespace orrery::laws
