// Master of Orion as the engine sees it: ties the chapters to the concept (engine/rules.h,
// engine/any_game.h).
#pragma once

#include <memory>

#include "engine/any_game.h"
#include "engine/stepped_rules.h"
#include "engine/traits.h"
#include "games/master_of_orion/content.h"
#include "games/master_of_orion/state.h"

namespace orrery::mo {

class Insight;  // insight.h: what bots that judge positions know of it

class MasterOfOrion : public SteppedRules<MasterOfOrion, State> {
  public:
    struct Steps;  // rules.cpp
    using Insight = mo::Insight;

    MasterOfOrion();  // with the cards that are built in
    explicit MasterOfOrion(std::shared_ptr<const Content> content) : content_{std::move(content)} {}

    // With cards from a file's text; refused with file, line and reason.
    static const EmbeddedFile& content_file();  // what is built in, to be copied and corrected
    static Result<MasterOfOrion> with_content(std::string_view file, std::string_view text);

    static const GameInfo& info();
    const VerbTable& verbs() const { return content_->verbs; }
    const Names& names() const { return content_->names; }
    std::uint64_t content_hash() const { return content_->hash; }
    const Content& content() const { return *content_; }
    // What people read about the cards: names, generated texts, numbers and sources.
    Json content_json(Language language) const;
    MadeTexts texts(Language language) const;  // structure.<id>.text, .cost, .income, .source and their like
    SourceCounts sources() const;              // of the facts of the content
    std::vector<Message> warnings() const { return warnings_about(content_->entries); }

    Verdict judge_setup(const Setup& setup) const;
    State start(const Setup& setup) const;
    Setup setup_of(const State& s) const;

    void outcomes(const State& s, OutcomeList& out) const;
    Action sample(const State& s, Rng& rng) const;
    bool settled(const State& s) const;
    Standing standing(const State& s) const;
    Breakdown breakdown(const State& s) const;
    Goods goods(const State& s, Seat seat) const;
    SeatTraits traits(const State& s, Seat seat) const;  // race, advisor, structures

    std::vector<Sequel> sequels(const State& s, Seat seat, Action action) const;  // sequels.cpp

    // Chapter 9: hands, and the cards just drawn in them.
    State imagine(const State& s, Seat viewer, Rng& rng) const;
    std::uint64_t key(const State& s, Seat viewer) const;
    std::uint8_t reveals(const State& s, Seat seat, Action action) const;
    std::uint8_t witnesses(const State& s, Seat seat, Action action) const;
    Json view(const State& s, Seat viewer) const;
    Verdict check(const State& s) const;

  private:
    std::shared_ptr<const Content> content_;
};
static_assert(GameAtTheEdge<MasterOfOrion>);

}  // namespace orrery::mo

extern template class orrery::SteppedRules<orrery::mo::MasterOfOrion, orrery::mo::State>;
