// What a position is worth to a seat, for bots: a hand-made evaluation (section 12 of the rules) whose
// weights stand in weights.toml (docs/tuning.md).
#pragma once

#include "engine/weighed_insight.h"
#include "games/alien_frontiers/insight_weights.h"
#include "games/alien_frontiers/rules.h"

namespace orrery {
std::span<const EmbeddedFile> games_alien_frontiers_weights();
}

namespace orrery::af {

// The parts of the sum. Their ids are keys of texts: "reason.score".
enum class Term : std::uint8_t {
    Finish,  // the game is won or lost, or about to be
    Race,    // the turns until the seat could end the game
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

class Insight : public WeighedInsight<games_alien_frontiers_weights, Weights, kSeats, Worth> {
  public:
    static constexpr auto kTerms = named<Term>({{Term::Finish, "finish"},
                                                {Term::Race, "race"},
                                                {Term::Score, "score"},
                                                {Term::Fleet, "fleet"},
                                                {Term::Relic, "relic"},
                                                {Term::Fuel, "fuel"},
                                                {Term::Ore, "ore"},
                                                {Term::Hub, "hub"},
                                                {Term::Cards, "cards"},
                                                {Term::Bonuses, "bonuses"},
                                                {Term::Dice, "dice"},
                                                {Term::Denial, "denial"}});
    using Terms = NamedTerms<Term>;

    using WeighedInsight::WeighedInsight;
    static Scale scale();

    Terms terms(const AlienFrontiers& rules, const State& s, Seat seat) const;
    double left(const AlienFrontiers& rules, const State& s) const;  // of the game: from 1 down to 0
    SeatWorths own_worths(const AlienFrontiers& rules, const State& s) const;
};

}  // namespace orrery::af
