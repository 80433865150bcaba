// What a position is worth to a seat, for bots, after section 12 of the rules. Its weights stand in
// weights.toml (docs/tuning.md).
#pragma once

#include "engine/weighed_insight.h"
#include "games/arcs/insight_weights.h"
#include "games/arcs/rules.h"

namespace orrery {
std::span<const EmbeddedFile> games_arcs_weights();
}

namespace orrery::ar {

// The parts of the sum. Their ids are keys of texts: "reason.race".
enum class Term : std::uint8_t {
    Finish,      // the game is won or lost
    Power,       // Power made
    Race,        // what the declared ambitions would bring
    Options,     // ambitions that can still be declared
    Initiative,  // the marker, while there is something to declare
    Tempo,       // cards in hand, pips left
    Control,     // systems, and cities of others in them
    Economy,     // cities, starports, slots, tokens
    Fleet,       // ships on the map
    Court,       // agents in the Court and in supply
    Guilds,      // Guild cards
    Safety,      // own buildings and tokens that others could raid
    Threat,      // those of others
    Denial       // what the others have
};
constexpr Term last_of(Term) { return Term::Denial; }

class Insight : public WeighedInsight<games_arcs_weights, Weights, kSeats> {
  public:
    static constexpr auto kTerms = named<Term>({{Term::Finish, "finish"},
                                                {Term::Power, "power"},
                                                {Term::Race, "race"},
                                                {Term::Options, "options"},
                                                {Term::Initiative, "initiative"},
                                                {Term::Tempo, "tempo"},
                                                {Term::Control, "control"},
                                                {Term::Economy, "economy"},
                                                {Term::Fleet, "fleet"},
                                                {Term::Court, "court"},
                                                {Term::Guilds, "guilds"},
                                                {Term::Safety, "safety"},
                                                {Term::Threat, "threat"},
                                                {Term::Denial, "denial"}});
    using Terms = NamedTerms<Term>;

    using WeighedInsight::WeighedInsight;
    static Scale scale();

    Terms terms(const Arcs& rules, const State& s, Seat seat) const;
    double left(const Arcs& rules, const State& s) const;  // of the game: from 1 down to 0
    SeatWorths own_worths(const Arcs& rules, const State& s) const;
};

}  // namespace orrery::ar
