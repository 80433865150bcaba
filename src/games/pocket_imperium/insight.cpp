#include "games/pocket_imperium/insight.h"

#include "games/pocket_imperium/insight_survey.h"
#include "games/pocket_imperium/steps.h"

namespace orrery {
std::span<const EmbeddedFile> games_pocket_imperium_weights();
}

namespace orrery::pi {

namespace {

using Terms = Insight::Terms;
using Sums = std::array<double, kMaxSeats>;

double& at(Terms& terms, Term term) { return terms[static_cast<std::size_t>(term)]; }

double sum(const Terms& terms) {
    double total = 0;
    for (const double term : terms) total += term;
    return total;
}

// PI-89
int capacity(const Survey& survey, System system) {
    if (system == kPrime) return 4;
    const State& s = survey.now.s;
    return s.kinds[Kind::Asteroid].has(system) ? 0 : 1 + static_cast<int>(survey.level(system));
}

int ships_beside(const Survey& survey, System system, SystemSet held) {
    int ships = 0;
    for (const System from : neighbours(survey.now, system) & held) ships += survey.now.s.ships[from];
    return ships;
}

// The share of a planet's worth that the strongest neighbour puts at risk.
double risk(const Weights& weights, const Survey& survey, System system, Seat owner) {
    const State& s = survey.now.s;
    double most = 0;
    for (Seat rival = 0; rival < s.seats(); ++rival) {
        if (rival == owner) continue;
        const int attackers = ships_beside(survey, system, s.players[rival].held);
        const int danger = attackers - s.ships[system];
        if (danger < 0 || attackers == 0) continue;
        const double share =
            survey.to_come(rival, Command::Exterminate) ? weights.risk.now : weights.risk.later;
        const double likely = std::min(1.0, weights.risk_base + weights.risk_step * danger);
        most = std::max(most, danger == 0 ? weights.risk_tie * share : share * likely);
    }
    return most;
}

// PI-94, PI-99: everybody names a sector in each round, best one in which the others have little; whoever
// holds Prime names two.
double sectors(const Weights& weights, const Survey& survey, Seat seat) {
    const State& s = survey.now.s;
    int best = 0;
    int second = 0;
    for (std::size_t slot = 1; slot <= kSlots; ++slot) {
        int theirs = 0;
        for (Seat rival = 0; rival < s.seats(); ++rival)
            if (rival != seat) theirs = std::max(theirs, int{survey.in_sector[rival][slot]});
        const int lead = survey.in_sector[seat][slot] - theirs;
        second = std::max(second, std::min(best, lead));
        best = std::max(best, lead);
    }
    const bool names_two = s.players[seat].held.has(kPrime);
    return survey.scorings * (weights.best_sector * best + (names_two ? weights.second_sector * second : 0));
}

Terms own_terms(const Weights& weights, const Survey& survey, Seat seat) {
    const State& s = survey.now.s;
    const Player& player = s.players[seat];
    const double ship = weights.ship.at(survey.left);
    const bool may_fly = survey.to_come(seat, Command::Explore) || survey.to_come(seat, Command::Exterminate);
    const double excess = may_fly ? weights.excess.now : weights.excess.later;
    Terms terms{};
    at(terms, Term::Score) = player.points + player.bounty_points;
    at(terms, Term::Planets) = sectors(weights, survey, seat);
    for (const System system : player.held) {
        const int ships = s.ships[system];
        const int kept = std::min(ships, capacity(survey, system));
        at(terms, Term::Ships) += kept * ship + (ships - kept) * excess;
        if (!survey.with_planet.has(system)) continue;
        const double worth = survey.planet(system);
        at(terms, system == kPrime ? Term::Prime : Term::Planets) += worth;
        at(terms, Term::Safety) -= worth * risk(weights, survey, system, seat);
    }
    return terms;
}

// Planets next to own ships that are free or weaker than what stands around them, and free ones within two
// steps (PI-52).
double targets(const Weights& weights, const Survey& survey, Seat seat) {
    const State& s = survey.now.s;
    const SystemSet held = s.players[seat].held;
    const bool soon = survey.to_come(seat, Command::Exterminate);
    SystemSet beside;
    for (const System system : held) beside = beside | neighbours(survey.now, system);
    double total = 0;
    for (const System target : (beside & survey.with_planet) - held) {
        if (ships_beside(survey, target, held) <= s.ships[target]) continue;
        const Soon& open = s.ships[target] == 0 ? weights.open_free : weights.open_held;
        total += (soon ? open.now : open.later) * survey.planet(target);
    }
    if (weights.reach == 0) return total;
    const SystemSet free_planets = survey.with_planet - held_by_anybody(s) - beside;
    for (const System target : free_planets& survey.now.map().all)
        if (!(neighbours(survey.now, target) & beside).empty())
            total += weights.reach * survey.planet(target);
    return total;
}

// Nobody should know a plan beforehand: a number from 0 to 1 that stays the same for a round and differs from
// plan to plan, from round to round, from seat to seat and from map to map.
double mood(const State& s, Seat seat, int plan) {
    std::uint64_t table = s.kinds[Kind::LevelOne].bits;
    for (const Player& player : s.players) table = table * 131 + player.points;
    Rng rng = Rng::stream(table * 64 + s.round * 8U + seat, static_cast<std::uint64_t>(plan));
    return static_cast<double>(rng.below(1000)) / 1000;
}

// How good each command is in each reveal, until the round is over.
double plan_worth(const Weights& weights, const Survey& survey, Seat seat) {
    const State& s = survey.now.s;
    const int plan = s.players[seat].plan - 1;
    const double share = s.reveals > 0 ? weights.plan_revealed : 1;
    if (plan < 0 || share == 0) return 0;
    double total = weights.mood * mood(s, seat, plan);
    for (std::size_t reveal = 0; reveal < kReveals; ++reveal)
        for (const Command command : every<Command>()) {
            const int cards = plan_of(plan).reveals[reveal][command];
            total += cards * weights.plan[reveal][command].at(survey.left);
            if (cards > 1) total += weights.pair[command];
        }
    return share * total;
}

double rivals(const Weights& weights, const State& s, const Sums& sums, Seat seat) {
    double best = -1e9;
    double total = 0;
    for (Seat rival = 0; rival < s.seats(); ++rival) {
        if (rival == seat) continue;
        best = std::max(best, sums[rival]);
        total += sums[rival];
    }
    return weights.best_rival * best + weights.mean_rival * total / (s.seats() - 1);
}

Terms final_terms(const State& s, const Standing& end, Seat seat) {
    int winners = 0;
    for (Seat each = 0; each < s.seats(); ++each) winners += int{end.ranks[each] == 1};
    Terms terms{};
    at(terms, Term::Finish) = end.ranks[seat] == 1 ? kVictory / winners : -kVictory;
    at(terms, Term::Score) = end.scores[seat];
    return terms;
}

}  // namespace

const WeightSets& Insight::built_in() {
    static const WeightSets sets =
        built_in_weights(games_pocket_imperium_weights().front(), weight_names<Weights>());
    return sets;
}

Insight::Insight(const WeightSet& set)
    : weights_{weights_from<Weights>(set.with(2)), weights_from<Weights>(set.with(3)),
               weights_from<Weights>(set.with(4))} {}

Terms Insight::terms(const PocketImperium& rules, const State& s, Seat seat) const {
    if (s.todo.empty()) return final_terms(s, standing(s), seat);
    const Weights& weights = weights_with(s.seats());
    const Survey survey{{rules.atlas(), s, seat}, weights};
    Terms terms = own_terms(weights, survey, seat);
    Sums sums{};
    for (Seat rival = 0; rival < s.seats(); ++rival)
        if (rival != seat) sums[rival] = sum(own_terms(weights, survey, rival));
    at(terms, Term::Threat) = targets(weights, survey, seat);
    at(terms, Term::Plan) = plan_worth(weights, survey, seat);
    at(terms, Term::Denial) = -rivals(weights, s, sums, seat);
    return terms;
}

double Insight::left(const PocketImperium&, const State& s) const { return part_left(s); }

Sums Insight::own_worths(const PocketImperium& rules, const State& s) const {
    Sums all{};
    if (s.todo.empty()) {
        const Standing end = standing(s);
        for (Seat seat = 0; seat < s.seats(); ++seat) all[seat] = sum(final_terms(s, end, seat));
        return all;
    }
    const Weights& weights = weights_with(s.seats());
    const Survey survey{{rules.atlas(), s, 0}, weights};
    for (Seat seat = 0; seat < s.seats(); ++seat)
        all[seat] = sum(own_terms(weights, survey, seat)) + targets(weights, survey, seat) +
                    plan_worth(weights, survey, seat);
    return all;
}

}  // namespace orrery::pi
