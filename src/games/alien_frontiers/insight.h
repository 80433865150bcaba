// What a position is worth to a seat, for bots: a hand-made evaluation (section 12 of the rules), its weights
// tuned by play against itself.
#pragma once

#include "games/alien_frontiers/insight_weights.h"
#include "games/alien_frontiers/rules.h"

namespace orrery::af {

// The parts of the sum. Their ids are keys of texts: "reason.score".
enum class Term : std::uint8_t {
    Finish,  // the game is won or lost, or about to be
    Score,   // colonies and control
    Fleet,   // ships of the own colour
    Relic,
    Fuel,
    Ore,
    Hub,  // the colony on its way along the track
    Cards,
    Bonuses,  // of territories
    Dice,     // what the unplaced ships can still do this turn
    Denial    // what the others have, and docks that they cannot use until the own next gather
};
constexpr Term last_of(Term) { return Term::Denial; }

class Insight {
  public:
    static constexpr std::array<std::string_view, kCount<Term>> kTerms{
        "finish", "score", "fleet", "relic", "fuel", "ore", "hub", "cards", "bonuses", "dice", "denial"};
    using Terms = std::array<double, kTerms.size()>;

    explicit Insight(const Weights& weights = kWeights) : worth_{weights} {}

    Terms terms(const AlienFrontiers& rules, const State& s, Seat seat) const;

  private:
    Worth worth_;
};

}  // namespace orrery::af
