#include "games/alien_frontiers/insight.h"

#include "games/alien_frontiers/insight_prospects.h"
#include "games/alien_frontiers/scoring.h"

namespace orrery::af {

namespace {

using Terms = Insight::Terms;

// Colonies, control, and how safe the control is.
void add_planet(const Moment& now, const State& s, const Survey& survey, Seat seat, Terms& terms) {
    for (const Territory territory : every<Territory>()) {
        const int mine = s.colonies[territory][seat];
        if (mine == 0) continue;
        terms[Term::Score] += mine * now.colony;
        if (survey.controller[territory] != seat) continue;
        const int prize = 1 + int{s.fields[Field::Positron] == territory};
        terms[Term::Score] +=
            prize * now.control + now.lead * std::min(mine - survey.second[territory] - 1, 2);
        if (s.fields[Field::Isolation] != territory) terms[Term::Bonuses] += now.bonus[territory];
    }
}

// A ship at the Terraforming Station is as good as gone (AF-18), the relic there as good as home.
void add_ships(const Moment& now, const State& s, Seat seat, Terms& terms) {
    const int ships = own_count(s.players[seat]) - s.docked[Station::TerraformingStation][seat].size();
    for (int n = kFewestShips + 1; n <= ships; ++n) terms[Term::Fleet] += now.of_ship(n);
    if (s.relic.owned_by(seat) && !relic_at(s, Station::TerraformingStation)) terms[Term::Relic] += now.relic;
}

// Only the own ships stand in the way of others: theirs are gathered before they matter again.
double blocking(const Worth& worth, const State& s, Seat seat) {
    double total = worth.mine_height * s.docked[Station::LunarMine][seat].highest();
    for (const Station station : every<Station>())
        total += worth.blocking[station] * s.docked[station][seat].size();
    return total;
}

void add_supplies(const Worth& worth, const Moment& now, const State& s, Seat seat, Terms& terms) {
    const Player& player = s.players[seat];
    const Price kept = worth.keep(player.fuel, player.ore);
    terms[Term::Fuel] += worth.of_fuel(kept.fuel);
    terms[Term::Ore] += worth.of_ore(kept.ore);
    terms[Term::Fuel] += worth.over_limit * (player.fuel + player.ore - kept.fuel - kept.ore);
    terms[Term::Hub] += now.of_hub(player.hub);
    for (const Card card : player.cards) terms[Term::Cards] += now.card[card];
}

// AF-181: whoever has one colony left ends the game by landing it, and so wins or must wait.
double nearness(const Worth& worth, const State& s, const Survey& survey, Seat seat) {
    if (survey.to_land[seat] != 1) return 0;
    int best_rival = 0;
    for (Seat rival = 0; rival < s.seats(); ++rival)
        if (rival != seat) best_rival = std::max(best_rival, survey.points[rival]);
    return survey.points[seat] + 1 > best_rival ? worth.about_to_win : worth.stuck;
}

Terms own_terms(const Worth& worth, const Moment& now, const State& s, const Survey& survey, Seat seat) {
    Terms terms{};
    add_planet(now, s, survey, seat, terms);
    add_ships(now, s, seat, terms);
    add_supplies(worth, now, s, seat, terms);
    terms[Term::Finish] = nearness(worth, s, survey, seat);
    terms[Term::Race] = -now.race * survey.turns[seat];
    return terms;
}

bool has_dice_to_place(const State& s, Seat seat) { return s.turn == seat && s.asked().step == Step::Main; }

// AF-185: what counts at the end is to be first; the points only tell one defeat from another.
Terms final_terms(const Worth& worth, const State& s, const Standing& end, Seat seat) {
    int best_rival = 0;
    for (Seat each = 0; each < s.seats(); ++each)
        if (each != seat) best_rival = std::max(best_rival, int{end.scores[each]});
    Terms terms{};
    terms[Term::Finish] = worth_of_finish(end, seat);
    terms[Term::Score] = worth.colony.late * (end.scores[seat] - best_rival);
    return terms;
}

}  // namespace

Scale Insight::scale() {
    return {.worth = 22,
            .tempo = {.early = 3, .late = 25},
            .prior = 3,
            .points = 5,
            .trust = {.early = 0.6, .late = 0.9},
            .soon = 0.5F};
}

Terms Insight::terms(const AlienFrontiers&, const State& s, Seat seat) const {
    const Worth& worth = weights_with(s.seats());
    if (s.todo.empty()) return final_terms(worth, s, standing(s), seat);
    const Survey survey{s};
    const Moment& now = worth.moment(survey.left(worth.pace));
    Terms terms = own_terms(worth, now, s, survey, seat);
    const double rivals = worth_of_rivals(
        worth, s.seats(), seat, [&](Seat rival) { return sum(own_terms(worth, now, s, survey, rival)); });
    terms[Term::Denial] = blocking(worth, s, seat) - rivals;
    if (has_dice_to_place(s, seat)) terms[Term::Dice] = worth.prospects * prospects(worth, now, s, survey);
    return terms;
}

double Insight::left(const AlienFrontiers&, const State& s) const {
    return Survey{s}.left(weights_with(s.seats()).pace);
}

SeatWorths Insight::own_worths(const AlienFrontiers&, const State& s) const {
    const Worth& worth = weights_with(s.seats());
    SeatWorths all{};
    if (s.todo.empty()) {
        const Standing end = standing(s);
        for (Seat seat = 0; seat < s.seats(); ++seat) all[seat] = sum(final_terms(worth, s, end, seat));
        return all;
    }
    const Survey survey{s};
    const Moment& now = worth.moment(survey.left(worth.pace));
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        all[seat] = sum(own_terms(worth, now, s, survey, seat));
        if (has_dice_to_place(s, seat)) all[seat] += worth.prospects * prospects(worth, now, s, survey);
    }
    return all;
}

}  // namespace orrery::af
