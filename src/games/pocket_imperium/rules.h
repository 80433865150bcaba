// Pocket Imperium as the engine sees it: ties the chapters to the concept (engine/rules.h,
// engine/any_game.h).
#pragma once

#include <memory>

#include "engine/any_game.h"
#include "engine/stepped_rules.h"
#include "games/pocket_imperium/state.h"

namespace orrery::pi {

class Insight;  // insight.h: what bots that judge positions know of it

class PocketImperium : public SteppedRules<PocketImperium, State> {
  public:
    struct Steps;  // rules.cpp
    using Insight = pi::Insight;

    PocketImperium();  // with the map that is built in
    explicit PocketImperium(std::shared_ptr<const Atlas> atlas) : atlas_{std::move(atlas)} {}

    // With a map from a file's text; refused with file, line and reason.
    static const EmbeddedFile& content_file();  // what is built in, to be copied and corrected
    static Result<PocketImperium> with_content(std::string_view file, std::string_view text);

    static const GameInfo& info();
    const VerbTable& verbs() const;
    std::uint64_t content_hash() const { return atlas_->hash; }
    const Atlas& atlas() const { return *atlas_; }
    const SourceCounts& sources() const { return atlas_->sources; }

    Verdict judge_setup(const Setup& setup) const;
    State start(const Setup& setup) const;
    Setup setup_of(const State& s) const;

    void outcomes(const State& s, OutcomeList& out) const;
    Action sample(const State& s, Rng& rng) const;
    bool settled(const State& s) const;
    bool canonical(const State& s, Seat seat, Action action) const;  // 4.6
    Standing standing(const State& s) const;
    Breakdown breakdown(const State& s) const;
    Goods goods(const State& s, Seat seat) const;

    // Section 9: plans until they are revealed, and what taken bounty tiles are worth.
    State imagine(const State& s, Seat viewer, Rng& rng) const;
    void unseal(State& s, Seat viewer) const;  // asks the others for their sealed plans again
    std::uint64_t key(const State& s, Seat viewer) const;
    std::uint8_t reveals(const State& s, Seat seat, Action action) const;
    std::uint8_t witnesses(const State& s, Seat seat, Action action) const;
    Json view(const State& s, Seat viewer) const;
    Verdict check(const State& s) const;

  private:
    std::shared_ptr<const Atlas> atlas_;
};
static_assert(GameAtTheEdge<PocketImperium>);

}  // namespace orrery::pi

extern template class orrery::SteppedRules<orrery::pi::PocketImperium, orrery::pi::State>;
