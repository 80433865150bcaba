#include "games/pocket_imperium/insight.h"

#include "games/pocket_imperium/insight_survey.h"
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

namespace {

using Terms = Insight::Terms;

// Ships of whoever holds these systems: none of them is a black hole (PI-118).
int ships_beside(const Survey& survey, System system, SystemSet held) {
    int ships = 0;
    for (const System from : survey.map.neighbours[system] & held) ships += survey.now.s.ships[from];
    return ships;
}

// The share of a planet's worth that the strongest neighbour puts at risk.
double risk(const Weights& weights, const Survey& survey, System system, Seat owner) {
    const State& s = survey.now.s;
    double most = 0;
    for (Seat rival = 0; rival < s.seats(); ++rival) {
        if (rival == owner || !survey.beside[rival].has(system)) continue;
        const int attackers = ships_beside(survey, system, s.players[rival].held);
        const int danger = attackers - s.ships[system];
        if (danger < 0) continue;
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
        const int lead = survey.in_sector[seat][slot] - survey.others_in_sector(seat, slot);
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
    terms[Term::Score] = player.points + player.bounty_points;
    terms[Term::Planets] = sectors(weights, survey, seat);
    int kept = 0, over = 0;
    for (const System system : player.held) {
        const int ships = s.ships[system];
        const int fed = std::min(ships, survey.sustains(system));
        kept += fed;
        over += ships - fed;
    }
    terms[Term::Ships] = kept * ship + over * excess;
    terms[Term::Planets] += survey.worth_of(survey.planets_of[seat]);
    if (player.held.has(kPrime)) terms[Term::Prime] = survey.prime;
    SystemSet exposed;
    for (Seat rival = 0; rival < s.seats(); ++rival)
        if (rival != seat) exposed = exposed | survey.beside[rival];
    for (const System system : player.held& survey.with_planet& exposed)
        terms[Term::Safety] -= survey.planet(system) * risk(weights, survey, system, seat);
    return terms;
}

// Planets next to own ships that are free or weaker than what stands around them, and free ones within two
// steps (PI-52).
double targets(const Weights& weights, const Survey& survey, Seat seat) {
    const State& s = survey.now.s;
    const SystemSet held = s.players[seat].held;
    const bool soon = survey.to_come(seat, Command::Exterminate);
    const SystemSet beside = survey.beside[seat];
    double total = 0;
    for (const System target : (beside & survey.with_planet) - held) {
        if (ships_beside(survey, target, held) <= s.ships[target]) continue;
        const Soon& open = s.ships[target] == 0 ? weights.open_free : weights.open_held;
        total += (soon ? open.now : open.later) * survey.planet(target);
    }
    if (weights.reach == 0) return total;
    Survey::Planets reached{};
    for (const System system : survey.with_planet - beside - survey.held)
        if (!(survey.map.neighbours[system] & beside).empty()) ++reached[survey.level(system)];
    return total + weights.reach * survey.worth_of(reached);
}

// Nobody should know a plan beforehand: a number from 0 to 1 that stays the same for a round and differs from
// plan to plan, from round to round, from seat to seat and from map to map.
double mood(const State& s, Seat seat, int plan) {
    std::uint64_t table = s.kinds[Kind::LevelOne].number();
    for (const Player& player : s.players) table = table * 131 + player.points;
    Rng rng = Rng::stream(table * 64 + s.round * 8U + seat, static_cast<std::uint64_t>(plan));
    return static_cast<double>(rng.below(1000)) / 1000;
}

// How good the plan is, until the round is over.
double plan_worth(const Worth& worth, const Survey& survey, Seat seat) {
    const State& s = survey.now.s;
    const int plan = s.players[seat].plan - 1;
    const double share = s.reveals > 0 ? worth.plan_revealed : 1;
    if (plan < 0 || share == 0) return 0;
    return share * (worth.mood * mood(s, seat, plan) + worth.plans[s.round][static_cast<std::size_t>(plan)]);
}

}  // namespace

Worth::Worth(const Weights& weights, int players) : Weights{weights} {
    const int rounds = rounds_of(players);
    for (int round = 1; round <= rounds; ++round)
        for (int number = first_plan(players); number < last_plan(players); ++number) {
            double& total = plans[static_cast<std::size_t>(round)][static_cast<std::size_t>(number)];
            for (std::size_t reveal = 0; reveal < kReveals; ++reveal)
                for (const Command command : every<Command>()) {
                    const int cards = plan_of(number).reveals[reveal][command];
                    total += cards * plan[reveal][command].at(part_left(round, rounds));
                    if (cards > 1) total += pair[command];
                }
        }
}

Scale Insight::scale() {
    return {
        .worth = 5, .prior = 3, .points = 4, .trust = {.early = 0.05, .late = 1.25, .bend = 1.7}, .turns = 2};
}

Terms Insight::terms(const PocketImperium& rules, const State& s, Seat seat) const {
    if (s.todo.empty()) return terms_of_end(standing(s), seat, Term::Score);
    const Worth& weights = weights_with(s.seats());
    const Survey survey{{rules.atlas(), s, seat}, weights};
    Terms terms = own_terms(weights, survey, seat);
    terms[Term::Threat] = targets(weights, survey, seat);
    terms[Term::Plan] = plan_worth(weights, survey, seat);
    terms[Term::Denial] = -worth_of_rivals(
        weights, s.seats(), seat, [&](Seat rival) { return sum(own_terms(weights, survey, rival)); });
    return terms;
}

double Insight::left(const PocketImperium&, const State& s) const {
    return part_left(s.round, rounds_of(s.seats()));
}

SeatWorths Insight::own_worths(const PocketImperium& rules, const State& s) const {
    if (s.todo.empty()) return worths_of_end(standing(s), s.seats());
    SeatWorths all{};
    const Worth& weights = weights_with(s.seats());
    const Survey survey{{rules.atlas(), s, 0}, weights};
    for (Seat seat = 0; seat < s.seats(); ++seat)
        all[seat] = sum(own_terms(weights, survey, seat)) + targets(weights, survey, seat) +
                    plan_worth(weights, survey, seat);
    return all;
}

}  // namespace orrery::pi
