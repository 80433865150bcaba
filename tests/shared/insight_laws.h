// What holds for the evaluation of every game, and for the bots that judge by it:
// tests/<game>/insight_test.cpp asks for it.
#pragma once

#include <doctest/doctest.h>

#include <cmath>

#include "bots/insight.h"
#include "engine/any_game.h"
#include "shared/heap_law.h"

namespace orrery {

// What the sums must show: a victory at least, a defeat at most, and how far from nothing whatever lies
// between may be (a victory within reach counts nearly as one).
struct InsightBounds {
    double won = 200, lost = -500, between = 1200;
};

// Calls f(state) for positions along random games with every number of players, the last ones included.
template <class R, class F>
void along_games(const R& rules, F f) {
    for (int players = R::info().min_players; players <= R::info().max_players; ++players) {
        Rng rng{static_cast<std::uint64_t>(players)};
        ActionList options;
        auto state = rules.start({.players = static_cast<std::uint8_t>(players)});
        for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
            if (!who.chance && rng.below(4) == 0) f(state);
            rules.play(state, who.first(), random_answer(rules, state, who, rng, options));
        }
        f(state);
    }
}

// One position: the sum for all seats at once is the sum of each, and it tells who has won.
template <class R, class I>
void check_worths(const R& rules, const I& insight, const typename R::State& state,
                  const InsightBounds& bounds) {
    const auto all = own_worths(insight, rules, state);
    const bool over = rules.actors(state).over();
    const Standing end = rules.standing(state);
    for (Seat seat = 0; seat < rules.players(state); ++seat) {
        CHECK(all[seat] == doctest::Approx(own_worth<I>(insight.terms(rules, state, seat))).epsilon(1e-9));
        if (!over) {
            CHECK(std::abs(all[seat]) < bounds.between);
        } else if (end.ranks[seat] == 1) {
            CHECK(all[seat] > bounds.won);
        } else {
            CHECK(all[seat] < bounds.lost);
        }
    }
    const double left = insight.left(rules, state);
    CHECK((left >= 0 && (!over || left < 1)));
}

// What was made by hand is kept beside what was learnt, which is what bots take unless told otherwise.
inline void check_sets(const WeightSets& sets) {
    const WeightSet* hand = sets.find("hand");
    REQUIRE(hand != nullptr);
    CHECK((sets.default_set().name == "hand") == (sets.sets.size() == 1));
    for (const WeightSet& set : sets.sets)
        if (set.name != "hand") CHECK(!(hand->by_players == set.by_players));
}

// A file may give any numbers within the bounds: whatever they are, an evaluation ends and says a number.
template <class R>
void check_any_weights(const R& rules) {
    using I = typename R::Insight;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        CAPTURE(seed);
        Rng rng{seed};
        WeightSet set = I::built_in().default_set();
        for (auto& numbers : set.by_players)
            for (double& number : numbers) number = (rng.below(2'000'001) / 1e6 - 1) * kMostWeight;
        const I insight{set};
        along_games(rules, [&](const auto& state) {
            for (Seat seat = 0; seat < rules.players(state); ++seat)
                CHECK(std::isfinite(own_worth<I>(insight.terms(rules, state, seat))));
            CHECK(insight.left(rules, state) >= 0);
        });
    }
}

template <GameAtTheEdge R>
void check_insight(const InsightBounds& bounds = {}) {
    using I = typename R::Insight;
    const R rules;
    check_sets(I::built_in());
    for (const WeightSet& set : I::built_in().sets) {
        CAPTURE(set.name);
        const I insight{set};
        along_games(rules, [&](const auto& state) { check_worths(rules, insight, state, bounds); });
    }
    check_any_weights(rules);
    check_heap(rules);
}

}  // namespace orrery
