#include "games/arcs/insight.h"

#include <algorithm>
#include <cmath>

#include "games/arcs/hands.h"
#include "games/arcs/scoring.h"

namespace orrery {
std::span<const EmbeddedFile> games_arcs_weights();
}

namespace orrery::ar {

namespace {

using Terms = Insight::Terms;
using Sums = std::array<double, kMaxSeats>;

double& at(Terms& terms, Term term) { return terms[static_cast<std::size_t>(term)]; }

double sum(const Terms& terms) {
    double total = 0;
    for (const double term : terms) total += term;
    return total;
}

// What all seats need alike, looked at once.
struct Survey {
    const State& s;
    By<Ambition, std::array<int, kSeats + 1>> counts{};  // the last one: the neutral player
    std::array<Seat, kSystems> control{};
    double cards_left = 0;  // of the chapter, from 1 to 0

    explicit Survey(const State& state) : s{state} {
        for (const Ambition ambition : every<Ambition>()) {
            for (Seat seat = 0; seat < s.seats(); ++seat)
                counts[ambition][seat] = count_for(s, seat, ambition);
            counts[ambition][kSeats] = neutral_count(s, ambition);
        }
        for (const System system : in_play(s)) control[system] = controller(s, system);
        int cards = 0;
        for (const Player& player : s.players) cards += player.hand.size();
        cards_left = std::min(1.0, static_cast<double>(cards) / (kDealt * s.seats()));
    }

    // The best two counts of the others.
    std::array<int, 2> rivals(Ambition ambition, Seat seat) const {
        std::array<int, 2> best{};
        for (Seat other = 0; other <= kSeats; ++other) {
            if (other == seat) continue;
            const int n = counts[ambition][other];
            if (n > best[0])
                best = {n, best[0]};
            else
                best[1] = std::max(best[1], n);
        }
        return best;
    }
};

double likely(double lead, double near) { return 1 / (1 + std::exp(-lead / near)); }

// The chances of a first and of a second place, softer the more cards are still to be played.
struct Chances {
    double first = 0, second = 0;
};
Chances chances(const Weights& weights, const Survey& survey, Ambition ambition, Seat seat) {
    const int own = survey.counts[ambition][seat];
    const auto rivals = survey.rivals(ambition, seat);
    const double near = weights.race_near + weights.race_far * survey.cards_left;
    const double none = own == 0 ? survey.cards_left * 0.5 : 1;  // AR-243
    const double first = none * likely(own - rivals[0] - weights.race_lead, near);
    return {first, none * (1 - first) * likely(own - rivals[1] - weights.race_lead, near)};
}

double race(const Weights& weights, const Survey& survey, Seat seat) {
    const State& s = survey.s;
    double total = 0;
    for (const Ambition ambition : every<Ambition>()) {
        if (!is_declared(s, ambition)) continue;
        const MarkerValue worth = worth_of(s, ambition);
        const Chances chance = chances(weights, survey, ambition, seat);
        const bool modest = leader_of(s, seat).modest_in == ambition;
        const double first = modest ? worth.second : worth.first + kCityBonus[s.players[seat].cities];
        total += chance.first * first + chance.second * (modest ? 0 : worth.second);
    }
    return total;
}

bool holds_number(const State& s, Seat seat, Ambition ambition) {
    for (const Card card : s.players[seat].hand)
        if (kAmbitionOf[number_of(card)] == ambition || number_of(card) == 7) return true;
    return false;
}

// Ambitions that may still be declared in this chapter, and what lasts for later ones.
double options(const Weights& weights, const Survey& survey, Seat seat) {
    const State& s = survey.s;
    const int marker = available_marker(s);
    const double now = marker < 0 ? 0 : value_of(s, marker).first * survey.cards_left;
    double total = 0;
    for (const Ambition ambition : every<Ambition>()) {
        const Chances chance = chances(weights, survey, ambition, seat);
        const double card = holds_number(s, seat, ambition) ? weights.option_card : weights.option;
        if (now > 0) total += card * now * chance.first;
        const bool lasts = ambition != Ambition::Tyrant && ambition != Ambition::Warlord;
        if (lasts && s.chapter < kLastChapter) total += weights.later * chance.first;
    }
    return total;
}

double tempo(const Weights& weights, const State& s, Seat seat) {
    const bool acting = s.turn.seat == seat && s.turn.pips > 0;
    return weights.card * s.players[seat].hand.size() + (acting ? weights.pip * s.turn.pips : 0);
}

void add_map(const Weights& weights, const Survey& survey, Seat seat, Terms& terms) {
    const State& s = survey.s;
    const Buildings& all = s.buildings;
    const PlaceSet foreign = all.all_cities() - all.cities[seat];
    for (const System system : in_play(s)) {
        const Fleets& fleet = s.fleets[system];
        at(terms, Term::Fleet) +=
            weights.ship.fresh * fleet.fresh[seat] + weights.ship.damaged * fleet.damaged[seat];
        const bool mine = has_building(s, seat, system);
        if (survey.control[system] == seat) {
            at(terms, Term::Control) += is_gate(system) ? weights.gate : weights.planet;
            at(terms, Term::Control) += weights.foreign_city * (foreign & places_of(system)).size();
        }
        int rivals = 0;
        bool prey = false;
        for (Seat other = 0; other < s.seats(); ++other) {
            if (other == seat) continue;
            rivals = std::max(rivals, fleet.of(other));
            prey = prey || has_building(s, other, system);
        }
        if (mine && rivals > fleet.fresh[seat])
            at(terms, Term::Safety) -= weights.exposed * (rivals - fleet.fresh[seat]);
        if (prey && fleet.of(seat) > 0) at(terms, Term::Threat) += weights.prey * fleet.of(seat);
    }
}

double economy(const Weights& weights, const State& s, Seat seat) {
    const Player& player = s.players[seat];
    const Buildings& all = s.buildings;
    const int worn_cities = (all.cities[seat] & all.damaged).size();
    const int worn_ports = (all.starports[seat] & all.damaged).size();
    double total =
        weights.city.fresh * (all.cities[seat].size() - worn_cities) + weights.city.damaged * worn_cities;
    total += weights.starport.fresh * (all.starports[seat].size() - worn_ports) +
             weights.starport.damaged * worn_ports;
    total += weights.bonus * kCityBonus[player.cities] + weights.slot * kOpenSlots[player.cities];
    for (const Resource type : every<Resource>())
        total += weights.token[type] * std::min(tokens(player, type), 4);
    return total - weights.outrage * player.outrage.size();
}

double court(const Weights& weights, const State& s, Seat seat) {
    double total = weights.agent * s.players[seat].agents;
    for (int i = 0; i < row_size(s.seats()); ++i) {
        const auto& there = s.agents[static_cast<std::size_t>(i)];
        if (there[seat] == 0) continue;
        int most = 0;
        for (Seat other = 0; other < kSeats; ++other)
            if (other != seat) most = std::max<int>(most, there[other]);
        total += weights.placed * there[seat] + (there[seat] > most ? weights.leading : 0);
    }
    return total;
}

double guilds(const Weights& weights, const State& s, Seat seat) {
    const CourtSet cards = s.players[seat].guilds;
    return weights.guild * cards.size() + weights.guild_power * (cards & kPreludes).size();
}

Terms own_terms(const Weights& weights, const Survey& survey, Seat seat) {
    const State& s = survey.s;
    Terms terms{};
    at(terms, Term::Power) = power(s.players[seat]);
    at(terms, Term::Race) = race(weights, survey, seat);
    at(terms, Term::Options) = options(weights, survey, seat);
    if (s.initiative == seat)
        at(terms, Term::Initiative) =
            weights.initiative + (available_marker(s) >= 0 ? weights.initiative_marker : 0);
    at(terms, Term::Tempo) = tempo(weights, s, seat);
    at(terms, Term::Economy) = economy(weights, s, seat) +
                               weights.captive * survey.counts[Ambition::Tyrant][seat] +
                               weights.trophy * survey.counts[Ambition::Warlord][seat];
    at(terms, Term::Court) = court(weights, s, seat);
    at(terms, Term::Guilds) = guilds(weights, s, seat);
    add_map(weights, survey, seat, terms);
    return terms;
}

double rivals(const Weights& weights, const State& s, const Sums& sums, Seat seat) {
    double best = -1e9, total = 0;
    for (Seat rival = 0; rival < s.seats(); ++rival) {
        if (rival == seat) continue;
        best = std::max(best, sums[rival]);
        total += sums[rival];
    }
    return weights.best_rival * best + weights.mean_rival * total / (s.seats() - 1);
}

Terms final_terms(const Standing& end, Seat seat) {
    Terms terms{};
    at(terms, Term::Finish) = end.ranks[seat] == 1 ? kVictory : -kVictory;
    at(terms, Term::Power) = end.scores[seat];
    return terms;
}

}  // namespace

const WeightSets& Insight::built_in() {
    static const WeightSets sets = built_in_weights(games_arcs_weights().front(), weight_names<Weights>());
    return sets;
}

Scale Insight::scale() {
    return {
        .worth = 6, .prior = 3, .points = 8, .trust = {.early = 0.1, .late = 1.0, .bend = 1.5}, .turns = 2};
}

Insight::Insight(const WeightSet& set)
    : weights_{weights_from<Weights>(set.with(2)), weights_from<Weights>(set.with(3)),
               weights_from<Weights>(set.with(4))} {}

Terms Insight::terms(const Arcs&, const State& s, Seat seat) const {
    if (s.todo.empty()) return final_terms(standing(s), seat);
    const Weights& weights = weights_with(s.seats());
    const Survey survey{s};
    Terms terms = own_terms(weights, survey, seat);
    Sums sums{};
    for (Seat rival = 0; rival < s.seats(); ++rival)
        if (rival != seat) sums[rival] = sum(own_terms(weights, survey, rival));
    at(terms, Term::Denial) = -rivals(weights, s, sums, seat);
    return terms;
}

// Five chapters at most, fewer if somebody is close to the Power that ends the game.
double Insight::left(const Arcs&, const State& s) const {
    int cards = 0, best = 0;
    for (const Player& player : s.players) {
        cards += player.hand.size();
        best = std::max(best, power(player));
    }
    const double part = 1 - std::min(1.0, static_cast<double>(cards) / (kDealt * s.seats()));
    const double played = (std::max<int>(s.chapter, 1) - 1 + part) / kLastChapter;
    return 1 - std::clamp(std::max(played, 0.9 * best / threshold(s.seats())), 0.0, 1.0);
}

Sums Insight::own_worths(const Arcs&, const State& s) const {
    Sums all{};
    if (s.todo.empty()) {
        const Standing end = standing(s);
        for (Seat seat = 0; seat < s.seats(); ++seat) all[seat] = sum(final_terms(end, seat));
        return all;
    }
    const Weights& weights = weights_with(s.seats());
    const Survey survey{s};
    for (Seat seat = 0; seat < s.seats(); ++seat) all[seat] = sum(own_terms(weights, survey, seat));
    return all;
}

}  // namespace orrery::ar
