// What a position is worth to a seat, for bots: an evaluation by words of the vocabulary, so that a card that
// an owner of the game adds is judged, too. Its weights stand in weights.toml (docs/tuning.md).
#pragma once

#include "engine/weighed_insight.h"
#include "games/master_of_orion/insight_weights.h"
#include "games/master_of_orion/rules.h"

namespace orrery {
std::span<const EmbeddedFile> games_master_of_orion_weights();
}

namespace orrery::mo {

// The parts of the sum. Their ids are keys of texts: "reason.score".
enum class Term : std::uint8_t {
    Finish,   // the game is won or lost
    Score,    // score track, printed points, End of game effects
    Morale,   // which are points, and keep the game going
    Tracks,   // resources
    Income,   // what the structures will still produce
    Cards,    // in hand
    Cubes,    // available ones
    Effects,  // active cards that keep working
    Advisor,  // and what it does
    Level,    // a high level in the next round
    Race,     // what it can do
    Denial    // what the others have
};
constexpr Term last_of(Term) { return Term::Denial; }

class Insight : public WeighedInsight<games_master_of_orion_weights, Weights, kSeats> {
  public:
    static constexpr auto kTerms = named<Term>({{Term::Finish, "finish"},
                                                {Term::Score, "score"},
                                                {Term::Morale, "morale"},
                                                {Term::Tracks, "resources"},
                                                {Term::Income, "income"},
                                                {Term::Cards, "cards"},
                                                {Term::Cubes, "cubes"},
                                                {Term::Effects, "effects"},
                                                {Term::Advisor, "advisor"},
                                                {Term::Level, "level"},
                                                {Term::Race, "race"},
                                                {Term::Denial, "denial"}});
    using Terms = NamedTerms<Term>;

    using WeighedInsight::WeighedInsight;
    static Scale scale();

    Terms terms(const MasterOfOrion& rules, const State& s, Seat seat) const;
    double left(const MasterOfOrion& rules, const State& s) const;  // of the game: from 1 down to 0
    SeatWorths own_worths(const MasterOfOrion& rules, const State& s) const;
};

}  // namespace orrery::mo
