// Alien Artifacts as the engine sees it.
#pragma once

#include "core/embedded.h"
#include "engine/any_game.h"
#include "engine/stepped_rules.h"
#include "engine/traits.h"
#include "games/alien_artifacts/content.h"
#include "games/alien_artifacts/state.h"

namespace orrery::aa {

class Insight;  // insight.h: what bots that judge positions know of it

class AlienArtifacts : public SteppedRules<AlienArtifacts, State> {
  public:
    struct Steps;  // rules.cpp
    using Insight = aa::Insight;

    AlienArtifacts();  // with the cards that are built in
    explicit AlienArtifacts(ContentPtr content) : content_{std::move(content)} {}
    static const EmbeddedFile& content_file();  // what is built in, to be copied and corrected
    static Result<AlienArtifacts> with_content(std::string_view file, std::string_view text);

    static const GameInfo& info();
    const VerbTable& verbs() const { return *content_->verbs; }
    const Names& names() const { return content_->names; }
    const Content& content() const { return *content_; }
    std::uint64_t content_hash() const { return content_->hash; }
    Json content_json(Language language) const;
    SourceCounts sources() const;  // of the facts of the content

    Verdict judge_setup(const Setup& setup) const;
    Verdict judge_together(const State& s, Seat seat, std::span<const Action> parts) const;
    State start(const Setup& setup) const;
    Setup setup_of(const State& s) const;

    void outcomes(const State& s, OutcomeList& out) const;
    Action sample(const State& s, Rng& rng) const;
    bool settled(const State& s) const;
    Standing standing(const State& s) const;

    std::uint8_t reveals(const State& s, Seat seat, Action action) const;
    std::uint8_t witnesses(const State& s, Seat seat, Action action) const;
    std::vector<Sequel> sequels(const State& s, Seat seat, Action action) const;  // sequels.cpp
    State imagine(const State& s, Seat viewer, Rng& rng) const;
    std::uint64_t key(const State& s, Seat viewer) const;
    Json view(const State& s, Seat viewer) const;
    Verdict check(const State& s) const;
    Breakdown breakdown(const State& s) const;
    Goods goods(const State& s, Seat seat) const;
    SeatTraits traits(const State& s, Seat seat) const;  // faction, cards in the empire
    // Of several ways to one position, or to hardly another, the one that bots need (section 12).
    bool canonical(const State& s, Seat seat, Action action) const;

  private:
    ContentPtr content_;
};

}  // namespace orrery::aa

extern template class orrery::SteppedRules<orrery::aa::AlienArtifacts, orrery::aa::State>;
