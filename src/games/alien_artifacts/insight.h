// What a position is worth to a seat, for bots: a hand-made evaluation after section 12 of the rules, by the
// words of the vocabulary and not by cards, so that a card that an owner adds is judged too. Its weights
// stand in weights.toml (docs/tuning.md).
#pragma once

#include "engine/worths.h"
#include "games/alien_artifacts/insight_weights.h"
#include "games/alien_artifacts/rules.h"

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

class Insight {
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
    using Terms = std::array<double, kTerms.size()>;

    using Weights = aa::Weights;
    static const WeightSets& built_in();  // weights.toml
    static Scale scale();

    explicit Insight(const WeightSet& set = built_in().default_set());

    Terms terms(const AlienArtifacts& rules, const State& s, Seat seat) const;
    double left(const AlienArtifacts& rules, const State& s) const;  // of the game: from 1 down to 0
    std::array<double, kMaxSeats> own_worths(const AlienArtifacts& rules, const State& s) const;

  private:
    const Weights& weights_with(int players) const { return weights_[static_cast<std::size_t>(players - 2)]; }

    std::array<Weights, kSeats - 1> weights_;  // with two to five players
};

}  // namespace orrery::aa
