// What a position is worth to a seat, for bots: a hand-made evaluation after section 12 of the rules, whose
// weights stand in weights.toml (docs/tuning.md).
#pragma once

#include "engine/weighed_insight.h"
#include "games/pocket_imperium/insight_weights.h"
#include "games/pocket_imperium/rules.h"

namespace orrery {
std::span<const EmbeddedFile> games_pocket_imperium_weights();
}

namespace orrery::pi {

// The parts of the sum. Their ids are keys of texts: "reason.score".
enum class Term : std::uint8_t {
    Finish,   // the game is won or lost
    Score,    // points made
    Planets,  // what the planets held will still bring, and the sector to be named
    Prime,    // the additional sector, and its points at the end
    Ships,    // ships that can be sustained, where they are of use
    Safety,   // own planets that others could take at once
    Threat,   // planets of others that could be taken
    Plan,     // the order of the commands
    Denial    // what the others have
};
constexpr Term last_of(Term) { return Term::Denial; }

class Insight : public WeighedInsight<games_pocket_imperium_weights, Weights, kSeats, Worth> {
  public:
    static constexpr auto kTerms = named<Term>({{Term::Finish, "finish"},
                                                {Term::Score, "score"},
                                                {Term::Planets, "planets"},
                                                {Term::Prime, "prime"},
                                                {Term::Ships, "ships"},
                                                {Term::Safety, "safety"},
                                                {Term::Threat, "threat"},
                                                {Term::Plan, "plan"},
                                                {Term::Denial, "denial"}});
    using Terms = NamedTerms<Term>;

    using WeighedInsight::WeighedInsight;
    static Scale scale();

    Terms terms(const PocketImperium& rules, const State& s, Seat seat) const;
    double left(const PocketImperium& rules, const State& s) const;  // of the game: from 1 down to 0
    SeatWorths own_worths(const PocketImperium& rules, const State& s) const;
};

}  // namespace orrery::pi
