#include "games/pocket_imperium/insight.h"

#include "games/pocket_imperium/options.h"
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

namespace {

using Terms = Insight::Terms;

double& at(Terms& terms, Term term) { return terms[static_cast<std::size_t>(term)]; }

constexpr double kOthersCount = 0.6;  // how much the best of the others weighs against the own position
constexpr double kShip = 0.32;        // a ship that will be sustained
constexpr double kExcess = 0.06;      // one above capacity: good only for what is left of the round
constexpr double kLostPlanet = 0.45;  // share of a planet's worth that an open attack puts at risk
constexpr double kOpenTarget = 0.12;  // share of an enemy planet's worth for ships that stand ready
constexpr double kWin = 1000;

// How many more times the sectors will be scored in turn, this round included until its scoring is over.
int scorings_left(const State& s) {
    bool scored = true;
    for (const Question& frame : s.todo) scored = scored && frame.step != Step::NextScorer;
    return rounds_of(s.seats()) - s.round + int{!scored};
}

// The chance that a sector with planets is among those chosen in a round: most are, with four players nearly
// all.
double chance_of_scoring(const State& s) { return s.seats() == 2 ? 0.45 : s.seats() == 3 ? 0.6 : 0.75; }

int level(const State& s, System system) {
    return s.kinds[Kind::LevelTwo].has(system) ? 2 : s.kinds[Kind::LevelOne].has(system) ? 1 : 0;
}

int capacity(const State& s, System system) {
    if (system == kPrime) return 4;
    return s.kinds[Kind::Asteroid].has(system) ? 0 : 1 + level(s, system);
}

// What holding this planet to the end would bring (PI-97, PI-135, PI-136).
double planet_worth(const State& s, System system) {
    if (system == kPrime) return 0.9 * scorings_left(s) + (s.choices.prime == kQuadPrime ? 4 : 3);
    return level(s, system) * (1 + chance_of_scoring(s) * scorings_left(s));
}

// Ships of others that could invade this system in one action.
int attackers(const Now& now, System system, Seat owner) {
    int strongest = 0;
    for (Seat rival = 0; rival < now.s.seats(); ++rival) {
        if (rival == owner) continue;
        int ships = 0;
        for (const System from : neighbours(now, system) & now.s.players[rival].held)
            ships += now.s.ships[from];
        strongest = std::max(strongest, ships);
    }
    return strongest;
}

void add_own(const Now& now, Seat seat, Terms& terms) {
    const State& s = now.s;
    const Player& player = s.players[seat];
    at(terms, Term::Score) += player.points + player.bounty_points;
    for (const System system : player.held) {
        const int ships = s.ships[system];
        const int kept = std::min(ships, capacity(s, system));
        at(terms, Term::Ships) += kept * kShip + (ships - kept) * kExcess;
        if (!planets(s).has(system)) continue;
        const double worth = planet_worth(s, system);
        at(terms, system == kPrime ? Term::Prime : Term::Planets) += worth;
        const int danger = attackers(now, system, seat) - ships;
        if (danger > 0) at(terms, Term::Safety) -= kLostPlanet * worth * std::min(1.0, 0.4 + 0.3 * danger);
    }
}

// Planets next to own ships that are free or weaker than what stands around them.
void add_targets(const Now& now, Seat seat, Terms& terms) {
    const State& s = now.s;
    SystemSet beside;
    for (const System system : s.players[seat].held) beside = beside | neighbours(now, system);
    for (const System target : (beside & planets(s)) - s.players[seat].held) {
        int ships = 0;
        for (const System from : neighbours(now, target) & s.players[seat].held) ships += s.ships[from];
        if (ships > s.ships[target]) at(terms, Term::Threat) += kOpenTarget * planet_worth(s, target);
    }
}

// How good each command is in each reveal: growth first, invasions last, when nobody can answer before the
// scoring.
constexpr double kPlanWorth[kReveals][kCount<Command>] = {
    {1.0, 0.75, 0.45}, {0.6, 0.9, 0.7}, {0.3, 0.55, 1.0}};

// Nobody should know a plan beforehand: a little that changes from round to round and from seat to seat.
double mood(const State& s, Seat seat, int plan) {
    const auto mixed =
        Rng::stream(s.ships.count[0] + 64U * s.round + 1024U * seat + 8192U * s.players[seat].held.bits,
                    static_cast<std::uint64_t>(plan));
    Rng rng = mixed;
    return 0.5 * static_cast<double>(rng.below(1000)) / 1000;
}

void add_plan(const State& s, Seat seat, Terms& terms) {
    const int plan = s.players[seat].plan - 1;
    if (plan < 0 || s.reveals > 0) return;
    for (std::size_t reveal = 0; reveal < kReveals; ++reveal)
        for (const Command command : every<Command>())
            at(terms, Term::Plan) += kPlanWorth[reveal][static_cast<std::size_t>(command)] *
                                     plan_of(plan).reveals[reveal][command];
    at(terms, Term::Plan) += mood(s, seat, plan);
}

double sum(const Terms& terms) {
    double total = 0;
    for (const double term : terms) total += term;
    return total;
}

}  // namespace

Terms Insight::terms(const PocketImperium& rules, const State& s, Seat seat) const {
    Terms own{};
    const Now now{rules.atlas(), s, seat};
    if (s.todo.empty()) {
        const Standing end = standing(s);
        at(own, Term::Finish) = end.ranks[seat] == 1 ? kWin : -kWin;
        at(own, Term::Score) = end.scores[seat];
        return own;
    }
    add_own(now, seat, own);
    add_targets(now, seat, own);
    add_plan(s, seat, own);
    double best = 0;
    for (Seat rival = 0; rival < s.seats(); ++rival) {
        if (rival == seat) continue;
        Terms theirs{};
        add_own(now, rival, theirs);
        best = std::max(best, sum(theirs));
    }
    at(own, Term::Denial) = -kOthersCount * best;
    return own;
}

}  // namespace orrery::pi
