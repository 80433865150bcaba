// The numbers of the evaluation. Only their ratios matter.
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

// Found by SPSA over some 400,000 games against themselves with 2, 3 and 4 players (long games counted as
// drawn, so that play stays to the point), then rounded where rounding cost nothing. What section 12 guessed
// is far from it in two ways: ships are worth much more early, and control matters little before the end,
// since it passes.
struct Weights {
    double victory = 1000;
    double about_to_win = 12;  // one colony to land, and the lead
    double stuck = -2;         // one colony to land, and too far behind to win by it

    Phase colony{10, 26};
    Phase control{1, 3};
    Phase point_card{1, 5};

    std::array<Phase, 3> ship{{{34, 2}, {36, 1}, {32, 0.5}}};  // the fourth, fifth, sixth
    Phase relic{6, 1};
    // What the first, second ... of a kind is worth; the last of the list stands for all beyond.
    std::array<double, 6> fuel{1.1, 0.9, 0.4, 0.4, 0.4, 0.2};
    std::array<double, 6> ore{2.4, 1.5, 1.4, 0.6, 0.3, 0.3};
    Phase circle{0.4, 2.5};     // of the hub track
    double last_circles = 0.5;  // each of the last three, besides

    By<Card, Phase> card{{
        {0, 0},      // Alien City and Alien Monument are point cards
        {0, 0},      //
        {1.9, 0.8},  // Booster Pod
        {0.1, 1.5},  // Data Crystal
        {1.5, 2.5},  // Gravity Manipulator
        {4.5, 2},    // Holographic Decoy
        {1, 2.5},    // Orbital Teleporter
        {11, 6},     // Plasma Cannon
        {4, 6},      // Polarity Device
        {7.5, 0.8},  // Resource Cache
        {1.2, 1.3},  // Stasis Beam
        {3.5, 2},    // Temporal Warper
    }};
    double any_card = 1.3;  // from the deck, before it is seen
    By<Territory, Phase> bonus{{
        {0.8, 1.5},  // Asimov Crater
        {0.5, 1},    // Bradbury Plateau
        {2, 0.4},    // Burroughs Desert
        {0.5, 0.4},  // Heinlein Plains
        {1.5, 0},    // Herbert Valley
        {0.8, 0.4},  // Lem Badlands
        {0, 0.4},    // Pohl Foothills
        {1.5, 0.2},  // Van Vogt Mountains
    }};

    // Each ship that stands in a dock until the next gather: Alien Artifact, hub, constructor, mine, market,
    // Outpost, Shipyard, converter, Terraforming Station.
    By<Station, double> blocking{{0.3, 0, 0.5, 0, 0.2, 0.5, 0.2, 0, 0.3}};

    double prospects = 0.82;  // what can be done is not done yet
    double spoil = 1.3;       // a resource that a raid takes
    // By number of players: how much the best rival's worth, and the mean of all rivals', counts against the
    // own.
    std::array<double, 3> best_rival{0.6, 0.6, 0.55};
    std::array<double, 3> mean_rival{0.25, 0.1, 0};
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
        return of_fuel(kept.fuel) + of_ore(kept.ore);
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
