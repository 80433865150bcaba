// What the evaluations of all games count alike.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>

#include "core/by.h"
#include "engine/action.h"

namespace orrery {

// What a game that is won is worth: more than anything on the way to it.
inline constexpr double kVictory = 1000;

using SeatWorths = std::array<double, kMaxSeats>;

// The parts of a sum, by an enum of theirs: terms[Term::Score].
template <class Term>
struct NamedTerms : std::array<double, kCount<Term>> {
    constexpr double& operator[](Term term) { return this->data()[static_cast<std::size_t>(term)]; }
    constexpr double operator[](Term term) const { return this->data()[static_cast<std::size_t>(term)]; }
};

template <std::size_t N>
constexpr double sum(const std::array<double, N>& terms) {
    return std::accumulate(terms.begin(), terms.end(), 0.0);
}

// What it is worth to have come where the seat came; whoever is first together with others shares it.
inline double worth_of_finish(const Standing& end, Seat seat) {
    if (end.ranks[seat] != 1) return -kVictory;
    return kVictory / static_cast<double>(std::count(end.ranks.begin(), end.ranks.end(), 1));
}

// A game that is over, seen from the seat: how it ended, in Term::Finish, and the score, in the term that
// counts points.
template <class Term>
NamedTerms<Term> terms_of_end(const Standing& end, Seat seat, Term points) {
    NamedTerms<Term> terms{};
    terms[Term::Finish] = worth_of_finish(end, seat);
    terms[points] = end.scores[seat];
    return terms;
}

// The same of every seat, in sum.
inline SeatWorths worths_of_end(const Standing& end, int seats) {
    SeatWorths all{};
    for (Seat seat = 0; seat < seats; ++seat) all[seat] = worth_of_finish(end, seat) + end.scores[seat];
    return all;
}

// What the others have, seen from the seat: the best of them and all of them count, as the weights say.
// `worth_of`: of one seat by itself.
template <class Weights, class WorthOf>
double worth_of_rivals(const Weights& weights, int seats, Seat seat, const WorthOf& worth_of) {
    if (weights.best_rival == 0 && weights.mean_rival == 0) return 0;
    double best = -1e9, total = 0;
    for (Seat rival = 0; rival < seats; ++rival) {
        if (rival == seat) continue;
        const double worth = worth_of(rival);
        best = std::max(best, worth);
        total += worth;
    }
    return weights.best_rival * best + weights.mean_rival * total / (seats - 1);
}

}  // namespace orrery
