// Alien Frontiers as the engine sees it: ties the chapters to the concept (engine/rules.h,
// engine/any_game.h).
#pragma once

#include "engine/any_game.h"
#include "engine/stepped_rules.h"
#include "games/alien_frontiers/state.h"

namespace orrery::af {

class Insight;  // insight.h: what bots that judge positions know of it

struct AlienFrontiers : SteppedRules<AlienFrontiers, State> {
    struct Steps;  // rules.cpp
    using Insight = af::Insight;

    static const GameInfo& info();
    const VerbTable& verbs() const;
    std::uint64_t content_hash() const { return 0; }  // every table is part of the rules

    Verdict judge_setup(const Setup& setup) const;
    State start(const Setup& setup) const;
    Setup setup_of(const State& s) const;

    void outcomes(const State& s, OutcomeList& out) const;
    Action sample(const State& s, Rng& rng) const;
    bool settled(const State& s) const;
    // Section 9: nothing is hidden but luck to come.
    std::uint8_t reveals(const State&, Seat, Action) const { return 0; }
    Standing standing(const State& s) const;
    Breakdown breakdown(const State& s) const;
    Goods goods(const State& s, Seat seat) const;

    // Section 9: all seats know the same; the deck has no order that could be hidden.
    State imagine(const State& s, Seat, Rng&) const { return s; }
    std::uint64_t key(const State& s, Seat) const;
    std::uint8_t witnesses(const State&, Seat, Action) const { return kEverybody; }
    Seat befalls(const State& s) const;
    Json view(const State& s, Seat viewer) const;
    Verdict check(const State& s) const;
};
static_assert(GameAtTheEdge<AlienFrontiers>);

}  // namespace orrery::af

extern template class orrery::SteppedRules<orrery::af::AlienFrontiers, orrery::af::State>;
