// The numbers of the evaluation. A point of score late in the game is worth 10.
#pragma once

#include <algorithm>

#include "games/alien_frontiers/data.h"

namespace orrery::af {

// Worth that changes on the way from the first landing to the last one.
struct Phase {
    double early = 0, late = 0;
    // `left`: what is left of the game, from 1 to 0.
    constexpr double at(double left) const { return late + (early - late) * left; }
};

struct Weights {
    double victory = 1000;
    double about_to_win = 12;  // one colony to land, and the lead
    double stuck = -6;         // one colony to land, and too far behind to win by it

    Phase colony{10, 10};
    Phase control{8, 10};
    Phase lead{0.5, 0.5};  // each colony beyond what control takes, up to two
    Phase point_card{9, 10};

    std::array<Phase, 3> ship{{{50, 2}, {38, 2}, {30, 1}}};  // the fourth, fifth, sixth
    Phase relic{8, 1.5};
    // What the first, second ... of a kind is worth; the last of the list stands for all beyond.
    std::array<double, 6> fuel{1.0, 0.85, 0.7, 0.5, 0.35, 0.15};
    std::array<double, 6> ore{1.8, 1.5, 1.3, 1.0, 0.7, 0.3};
    double over_limit = 0.05;  // each resource that may not be kept (AF-32), but could still be spent
    Phase circle{1.3, 1.3};    // of the hub track
    double last_circles = 0;   // each of the last three, besides

    By<Card, Phase> card{{{0, 0},
                          {0, 0},
                          {2, 1},
                          {2, 3},
                          {1.5, 1.5},
                          {1.5, 1},
                          {3, 6},
                          {3, 3},
                          {3, 6},
                          {4, 1},
                          {1.5, 1.5},
                          {2.5, 2}}};
    double any_card = 2;  // what a card from the deck is worth before it is seen
    By<Territory, Phase> bonus{
        {{0.6, 0.6}, {0.6, 1.2}, {1.2, 0.6}, {1.2, 0.3}, {1.8, 0}, {1.8, 0.3}, {0.6, 0.3}, {0.9, 0.2}}};

    By<Station, double> blocking{{0, 0, 0.3, 0.2, 0.3, 0.3, 0.4, 0, 0.3}};  // each ship that stands there
    double mine_height = 0.1;  // each value of the highest own ship at the Lunar Mine

    double prospects = 0.95;   // what can be done is not done yet
    double spoil = 1.6;        // a resource that a raid takes
    double stolen_card = 1.5;  // a raided card, as a multiple of its worth
    // By number of players: how much the best rival's worth, and the mean of all rivals', counts against the
    // own.
    std::array<double, 3> best_rival{0.9, 0.6, 0.5};
    std::array<double, 3> mean_rival{0, 0.2, 0.2};
};

inline constexpr Weights kWeights{};

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
