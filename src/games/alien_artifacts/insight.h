// What a position is worth to a seat, for bots: a hand-made evaluation after section 12 of the rules, by the
// words of the vocabulary and not by cards, so that a card that an owner adds is judged too. Its weights
// stand in weights.toml (docs/tuning.md).
#pragma once

#include "engine/weighed_insight.h"
#include "games/alien_artifacts/insight_weights.h"
#include "games/alien_artifacts/rules.h"

namespace orrery {
std::span<const EmbeddedFile> games_alien_artifacts_weights();
}

namespace orrery::aa {

// The parts of the sum. Their ids are keys of texts: "reason.score".
enum class Term : std::uint8_t {
    Finish,   // the game is won or lost
    Score,    // points on the track
    Cards,    // a point for each card in the empire
    Ladders,  // the end column of technologies, as they stand
    Bonus,    // of the faction
    Credits,
    Artifacts,  // and Defence Plans
    Stored,     // icons on planets
    Hand,
    Construction,  // cards bought and not yet completed
    Engine,        // what the cards in the empire will still bring
    Denial         // what the others have
};
constexpr Term last_of(Term) { return Term::Denial; }

class Insight : public WeighedInsight<games_alien_artifacts_weights, Weights, kSeats> {
  public:
    static constexpr auto kTerms = named<Term>({{Term::Finish, "finish"},
                                                {Term::Score, "score"},
                                                {Term::Cards, "cards"},
                                                {Term::Ladders, "ladders"},
                                                {Term::Bonus, "bonus"},
                                                {Term::Credits, "credits"},
                                                {Term::Artifacts, "artifacts"},
                                                {Term::Stored, "stored"},
                                                {Term::Hand, "hand"},
                                                {Term::Construction, "construction"},
                                                {Term::Engine, "engine"},
                                                {Term::Denial, "denial"}});
    using Terms = NamedTerms<Term>;

    using WeighedInsight::WeighedInsight;
    static Scale scale();

    Terms terms(const AlienArtifacts& rules, const State& s, Seat seat) const;
    double left(const AlienArtifacts& rules, const State& s) const;  // of the game: from 1 down to 0
    SeatWorths own_worths(const AlienArtifacts& rules, const State& s) const;
};

}  // namespace orrery::aa
