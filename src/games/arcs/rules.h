// Arcs as the engine sees it: ties the chapters to the concept (engine/rules.h, engine/any_game.h).
#pragma once

#include "engine/any_game.h"
#include "engine/stepped_rules.h"
#include "games/arcs/state.h"

namespace orrery::ar {

class Insight;  // insight.h: what bots that judge positions know of it

struct Arcs : SteppedRules<Arcs, State> {
    struct Steps;  // rules.cpp
    using Insight = ar::Insight;

    static const GameInfo& info();
    const VerbTable& verbs() const;
    std::uint64_t content_hash() const { return 0; }  // every table is part of the rules

    Verdict judge_setup(const Setup& setup) const;
    State start(const Setup& setup) const;
    Setup setup_of(const State& s) const;

    void outcomes(const State& s, OutcomeList& out) const;
    Action sample(const State& s, Rng& rng) const;
    bool settled(const State& s) const;
    bool canonical(const State& s, Seat seat, Action action) const;
    Standing standing(const State& s) const;
    Breakdown breakdown(const State& s) const;
    Goods goods(const State& s, Seat seat) const;

    // Section 9: hands, cards played face down, the discard pile.
    State imagine(const State& s, Seat viewer, Rng& rng) const;
    std::uint64_t key(const State& s, Seat viewer) const;
    std::uint8_t reveals(const State& s, Seat seat, Action action) const;
    std::uint8_t witnesses(const State& s, Seat seat, Action action) const;
    std::vector<Sequel> sequels(const State& s, Seat seat, Action action) const;  // sequels.cpp
    Json view(const State& s, Seat viewer) const;
    Verdict check(const State& s) const;
};
static_assert(GameAtTheEdge<Arcs>);

}  // namespace orrery::ar

extern template class orrery::SteppedRules<orrery::ar::Arcs, orrery::ar::State>;
