// The numbers of the evaluation, and what follows from them once and for all.
#pragma once

#include <algorithm>

#include "engine/weights.h"
#include "games/alien_frontiers/data.h"

namespace orrery::af {

// The numbers of the evaluation, as weights.toml gives them; what each of them means stands there.
struct Weights {
    double about_to_win = 0, stuck = 0;
    Phase colony, control, lead, point_card;
    std::array<Phase, 3> ship{};  // the fourth, fifth, sixth
    Phase relic;
    std::array<double, 6> fuel{}, ore{};
    double over_limit = 0;
    Phase circle;
    double last_circles = 0;
    By<Card, Phase> card;
    double any_card = 0;
    By<Territory, Phase> bonus;
    By<Station, double> blocking;
    double mine_height = 0;
    double prospects = 0, spoil = 0, stolen_card = 0;
    double best_rival = 0, mean_rival = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (about_to_win, stuck, colony, control, lead, point_card, ship, relic, fuel, ore,
                       over_limit, circle, last_circles, card, any_card, bonus, blocking, mine_height,
                       prospects, spoil, stolen_card, best_rival, mean_rival))

// What a game that is won is worth: more than anything on the way to it.
inline constexpr double kVictory = 1000;

// The weights, and what a number of resources is worth, summed up once.
struct Worth : Weights {
    explicit Worth(const Weights& weights) : Weights{weights} {
        for (std::size_t i = 1; i < fuel_sum.size(); ++i) {
            fuel_sum[i] = fuel_sum[i - 1] + fuel[std::min(i, fuel.size()) - 1];
            ore_sum[i] = ore_sum[i - 1] + ore[std::min(i, ore.size()) - 1];
        }
    }
    double of_fuel(int n) const {
        return fuel_sum[std::min(static_cast<std::size_t>(n), fuel_sum.size() - 1)];
    }
    double of_ore(int n) const { return ore_sum[std::min(static_cast<std::size_t>(n), ore_sum.size() - 1)]; }
    double of_resources(int n_fuel, int n_ore) const {
        const Price kept = keep(n_fuel, n_ore);
        return of_fuel(kept.fuel) + of_ore(kept.ore) + over_limit * (n_fuel + n_ore - kept.fuel - kept.ore);
    }
    // AF-32: the 8 that would be kept, were the turn over.
    Price keep(int n_fuel, int n_ore) const {
        while (n_fuel + n_ore > kResourceLimit) {
            const bool fuel_goes = n_ore == 0 || (n_fuel > 0 && of_fuel(n_fuel) - of_fuel(n_fuel - 1) <
                                                                    of_ore(n_ore) - of_ore(n_ore - 1));
            --(fuel_goes ? n_fuel : n_ore);
        }
        return {code_of(n_fuel), code_of(n_ore)};
    }
    double of_hub(int circles, double left) const {
        return circle.at(left) * circles + last_circles * std::max(0, circles - (kLastCircle - 3));
    }
    double of_card(Card kind, double left) const {
        return card[kind].at(left) + (kCards[kind].points > 0 ? point_card.at(left) : 0.0);
    }
    // The n-th ship of the own colour.
    double of_ship(int n, double left) const {
        return n <= kFewestShips ? 0.0 : ship[static_cast<std::size_t>(n - kFewestShips - 1)].at(left);
    }

    std::array<double, 24> fuel_sum{}, ore_sum{};
};

}  // namespace orrery::af
