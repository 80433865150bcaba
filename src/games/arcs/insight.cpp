#include "games/arcs/insight.h"

#include <algorithm>
#include <cmath>

#include "games/arcs/insight_survey.h"
#include "games/arcs/scoring.h"

namespace orrery::ar {

namespace {

using Terms = Insight::Terms;

// From 0 to 1 like a logistic curve, without its exponential.
double likely(double steps) { return 0.5 + 0.5 * steps / (1 + std::abs(steps)); }

// The chances of a first and of a second place in an ambition.
struct Chances {
    double first = 0, second = 0;
};

// Who is ahead, counting what is likely to be added; softer the more cards are still to be played.
class Race {
  public:
    Race(const Weights& weights, const Survey& survey)
        : weights_{weights},
          survey_{survey},
          per_step_{1 / std::max(kNearest, weights.race_near + weights.race_far * survey.cards_left)} {
        for (const Ambition ambition : every<Ambition>()) {
            worth_[at(ambition)] = worth_of(survey.s, ambition);
            run(ambition);
        }
    }
    const Chances& of(Ambition ambition, Seat seat) const { return places_[at(ambition)][seat]; }
    MarkerValue worth(Ambition ambition) const { return worth_[at(ambition)]; }  // 0: not declared

  private:
    static constexpr double kNearest = 0.1;  // weights that are being learnt may be anything

    double expected(Ambition ambition, const Holding& own) const {
        const Growth& grow = weights_.grow;
        const double more = ambition == Ambition::Tyrant    ? grow.grip * own.grip
                            : ambition == Ambition::Warlord ? grow.edge * own.edge
                                                            : grow.source * own.sources[at(ambition)];
        return own.counts[at(ambition)] + more * survey_.cards_left;
    }

    void run(Ambition ambition) {
        const int seats = survey_.s.seats();
        std::array<double, kSeats + 1> counts{};
        for (Seat seat = 0; seat < seats; ++seat) counts[seat] = expected(ambition, survey_.seats[seat]);
        counts[kSeats] = survey_.neutral[at(ambition)];
        std::array<double, 3> best{};  // the highest counts, in order
        for (const double count : counts) {
            best[2] = std::max(best[2], std::min(best[1], count));
            best[1] = std::max(best[1], std::min(best[0], count));
            best[0] = std::max(best[0], count);
        }
        for (Seat seat = 0; seat < seats; ++seat) {
            const bool none = survey_.seats[seat].counts[at(ambition)] == 0;  // AR-243
            const double some = none ? survey_.cards_left * 0.5 : 1;
            const double lead = counts[seat] - weights_.race_lead;
            const bool ahead = counts[seat] == best[0];
            const double first = some * likely((lead - best[ahead ? 1 : 0]) * per_step_);
            places_[at(ambition)][seat].first = first;
            if (worth(ambition).second == 0) continue;
            const double next = counts[seat] >= best[1] ? best[2] : best[1];
            places_[at(ambition)][seat].second = (some - first) * likely((lead - next) * per_step_);
        }
    }

    const Weights& weights_;
    const Survey& survey_;
    double per_step_;
    std::array<MarkerValue, kCount<Ambition>> worth_{};
    std::array<std::array<Chances, kSeats>, kCount<Ambition>> places_{};
};

// What an evaluation of all seats has looked at.
struct Outlook {
    const Weights& weights;
    Survey survey;
    Race race;
    double power, lasting;  // what Power is worth by now, and whatever only helps to win some later

    Outlook(const Weights& its_weights, const State& s)
        : weights{its_weights},
          survey{s},
          race{weights, survey},
          power{weights.power.at(survey.left)},
          lasting{weights.lasting + (1 - weights.lasting) * survey.left} {}
};

double race(const Outlook& look, Seat seat) {
    const State& s = look.survey.s;
    double total = 0;
    for (const Ambition ambition : every<Ambition>()) {
        const MarkerValue worth = look.race.worth(ambition);
        if (worth.first == 0) continue;
        const Chances& chance = look.race.of(ambition, seat);
        const bool modest = leader_of(s, seat).modest_in == ambition;
        const double first = modest ? worth.second : worth.first + kCityBonus[s.players[seat].cities];
        total += chance.first * first + chance.second * (modest ? 0 : worth.second);
    }
    return total;
}

// The cards that can declare each ambition.
consteval By<Ambition, CardSet> declaring_cards() {
    By<Ambition, CardSet> cards;
    for (Card card = 0; card < kCards; ++card)
        for (const Ambition ambition : every<Ambition>())
            if (kAmbitionOf[number_of(card)] == ambition || number_of(card) == 7) cards[ambition].add(card);
    return cards;
}
constexpr By<Ambition, CardSet> kDeclaring = declaring_cards();

// Ambitions that may still be declared in this chapter, and what lasts for later ones.
double options(const Outlook& look, Seat seat) {
    const State& s = look.survey.s;
    const Weights& weights = look.weights;
    const int marker = look.survey.marker;
    const double now = marker < 0 ? 0 : value_of(s, marker).first * look.survey.cards_left;
    const double later = weights.later * std::max(0, kLastChapter - s.chapter) / (kLastChapter - 1);
    double total = 0;
    for (const Ambition ambition : every<Ambition>()) {
        const bool held = !(s.players[seat].hand & kDeclaring[ambition]).empty();
        const double declared = now * (held ? weights.option_card : weights.option);
        total += (declared + later) * look.race.of(ambition, seat).first;
    }
    return total;
}

// What the rest of a turn is good for, by its suit.
double turn(const Weights& weights, const State& s, const Holding& own) {
    const int pips = s.turn.pips;
    const Prospect& prospect = weights.prospect;
    double total = weights.pip[s.turn.suit] * pips;
    if (s.turn.suit == Suit::Administration)
        total += prospect.tax * std::min(pips, kCitiesEach - s.players[s.turn.seat].cities);
    if (s.turn.suit == Suit::Aggression)
        total += prospect.secure * std::min(pips, own.leads_guild) + (own.edge > 0 ? prospect.battle : 0);
    return total;
}

double tempo(const Weights& weights, const State& s, Seat seat, const Holding& own) {
    const bool acting = s.turn.seat == seat && s.turn.pips > 0 && s.turn.suit != Suit::None;
    return weights.card * own.cards + weights.card_pip * own.pips + (acting ? turn(weights, s, own) : 0);
}

// What damage takes from buildings.
double damage(const Weights& weights, const State& s, Seat seat) {
    const PlaceSet worn = s.buildings.of(seat) & s.buildings.damaged;
    if (worn.empty()) return 0;
    return (weights.city.fresh - weights.city.damaged) * (worn & s.buildings.cities[seat]).size() +
           (weights.starport.fresh - weights.starport.damaged) * (worn & s.buildings.starports[seat]).size();
}

double economy(const Weights& weights, const State& s, Seat seat, const Holding& own) {
    const Player& player = s.players[seat];
    double total =
        weights.city.fresh * own.cities + weights.starport.fresh * s.buildings.starports[seat].size();
    total += weights.bonus * kCityBonus[player.cities] + weights.slot * kOpenSlots[player.cities];
    for (const Resource type : every<Resource>())
        total += weights.token[type] * std::min(own.tokens[at(type)], 4);
    if (!player.outrage.empty()) total -= weights.outrage * player.outrage.size();
    return total - damage(weights, s, seat) + weights.captive * own.counts[at(Ambition::Tyrant)] +
           weights.trophy * own.counts[at(Ambition::Warlord)];
}

double court(const Weights& weights, const State& s, Seat seat, const Holding& own) {
    return weights.agent * s.players[seat].agents + weights.placed * own.placed +
           weights.leading * own.leads_guild + weights.leading_vox * own.leads_vox;
}

double guilds(const Weights& weights, const Holding& own) {
    double total = weights.guild_power * own.preludes;
    for (const Resource type : every<Resource>()) total += weights.guild[type] * own.guilds[at(type)];
    return total;
}

Terms own_terms(const Outlook& look, Seat seat) {
    const Weights& weights = look.weights;
    const State& s = look.survey.s;
    const Holding& own = look.survey.seats[seat];
    Terms terms{};
    terms[Term::Power] = look.power * own.power;
    terms[Term::Race] = look.power * race(look, seat);
    terms[Term::Options] = look.power * options(look, seat);
    if (look.survey.initiative == seat)
        terms[Term::Initiative] =
            weights.initiative + (look.survey.marker >= 0 ? weights.initiative_marker : 0);
    terms[Term::Tempo] = tempo(weights, s, seat, own);
    terms[Term::Economy] = look.lasting * economy(weights, s, seat, own);
    terms[Term::Court] = look.lasting * court(weights, s, seat, own);
    terms[Term::Guilds] = look.lasting * guilds(weights, own);
    terms[Term::Fleet] = look.lasting * (weights.ship.fresh * own.fresh + weights.ship.damaged * own.damaged);
    terms[Term::Control] = look.lasting * (weights.gate * own.gates + weights.planet * own.planets +
                                           weights.foreign_city * own.foreign);
    terms[Term::Safety] = look.lasting * -weights.exposed * own.exposed;
    terms[Term::Threat] = look.lasting * weights.prey * own.prey;
    return terms;
}

}  // namespace

Scale Insight::scale() {
    return {.worth = 6, .prior = 1, .points = 8, .trust = {.early = 0.5, .late = 1.0}, .turns = 1};
}

Terms Insight::terms(const Arcs&, const State& s, Seat seat) const {
    if (s.todo.empty()) return terms_of_end(standing(s), seat, Term::Power);
    const Outlook look{weights_with(s.seats()), s};
    Terms terms = own_terms(look, seat);
    terms[Term::Denial] = -worth_of_rivals(look.weights, s.seats(), seat,
                                           [&](Seat rival) { return sum(own_terms(look, rival)); });
    return terms;
}

double Insight::left(const Arcs&, const State& s) const { return part_of_game_left(s); }

SeatWorths Insight::own_worths(const Arcs&, const State& s) const {
    if (s.todo.empty()) return worths_of_end(standing(s), s.seats());
    SeatWorths all{};
    const Outlook look{weights_with(s.seats()), s};
    for (Seat seat = 0; seat < s.seats(); ++seat) all[seat] = sum(own_terms(look, seat));
    return all;
}

}  // namespace orrery::ar
