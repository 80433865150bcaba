// The numbers of the evaluation, and what follows from them once and for all.
#pragma once

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

#include "engine/weights.h"
#include "games/alien_frontiers/data.h"

namespace orrery::af {

// The numbers of the evaluation, as weights.toml gives them; what each of them means stands there.
struct Weights {
    double about_to_win = 0, stuck = 0;
    double pace = 0;
    Phase race;
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
                      (about_to_win, stuck, pace, race, colony, control, lead, point_card, ship, relic, fuel,
                       ore, over_limit, circle, last_circles, card, any_card, bonus, blocking, mine_height,
                       prospects, spoil, stolen_card, best_rival, mean_rival))

inline constexpr int kMostColonies = 8;              // of any player in any game (2.2)
inline constexpr int kShipsForColony = kLastCircle;  // that a colony takes by the surest way, the hub (AF-63)

// What changes in the course of a game, at one moment of it.
struct Moment {
    // `left`: what is left of the game, from 1 to 0.
    Moment(const Weights& weights, double left)
        : colony{weights.colony.at(left)},
          control{weights.control.at(left)},
          lead{weights.lead.at(left)},
          relic{weights.relic.at(left)},
          race{weights.race.at(left)} {
        for (std::size_t i = 0; i < weights.ship.size(); ++i)
            ship[kFewestShips + 1 + i] = weights.ship[i].at(left);
        for (int n = 0; n <= kLastCircle; ++n)
            hub[static_cast<std::size_t>(n)] =
                weights.circle.at(left) * n + weights.last_circles * std::max(0, n - (kLastCircle - 3));
        for (const Card kind : every<Card>())
            card[kind] =
                weights.card[kind].at(left) + (kCards[kind].points > 0 ? weights.point_card.at(left) : 0.0);
        for (const Territory territory : every<Territory>())
            bonus[territory] = weights.bonus[territory].at(left);
    }
    // The n-th ship of the own colour.
    double of_ship(int n) const { return ship[static_cast<std::size_t>(n)]; }
    double of_hub(int circles) const { return hub[static_cast<std::size_t>(circles)]; }

    double colony, control, lead, relic, race;
    std::array<double, kFewestShips + 1 + std::tuple_size_v<decltype(Weights::ship)>> ship{};
    std::array<double, kLastCircle + 1> hub{};
    By<Card, double> card{};
    By<Territory, double> bonus{};
};

// The weights, and everything that follows from them, computed once: a search asks for it millions of times.
class Worth : public Weights {
  public:
    explicit Worth(const Weights& weights) : Weights{weights} {
        for (std::size_t i = 1; i < kCounted; ++i) {
            fuel_sum_[i] = fuel_sum_[i - 1] + fuel[std::min(i, fuel.size()) - 1];
            ore_sum_[i] = ore_sum_[i - 1] + ore[std::min(i, ore.size()) - 1];
        }
        for (int fuels = 0; fuels < int{kCounted}; ++fuels)
            for (int ores = 0; ores < int{kCounted}; ++ores)
                resources_[index(fuels)][index(ores)] = count_resources(fuels, ores);
        for (int step = 0; step <= kMoments; ++step)
            moments_.emplace_back(weights, static_cast<double>(step) / kMoments);
    }

    // Of a game of which so much is left.
    const Moment& moment(double left) const {
        return moments_[static_cast<std::size_t>(std::lround(left * kMoments))];
    }

    double of_fuel(int n) const { return fuel_sum_[index(n)]; }
    double of_ore(int n) const { return ore_sum_[index(n)]; }
    double of_resources(int fuels, int ores) const {
        if (std::max(fuels, ores) >= int{kCounted}) return count_resources(fuels, ores);
        return resources_[index(fuels)][index(ores)];
    }
    // AF-32: the 8 that would be kept, were the turn over.
    Price keep(int fuels, int ores) const {
        while (fuels + ores > kResourceLimit) {
            const bool fuel_goes = ores == 0 || (fuels > 0 && of_fuel(fuels) - of_fuel(fuels - 1) <
                                                                  of_ore(ores) - of_ore(ores - 1));
            --(fuel_goes ? fuels : ores);
        }
        return {code_of(fuels), code_of(ores)};
    }

  private:
    static constexpr int kMoments = 4 * kMostColonies;
    static constexpr std::size_t kCounted = 24;  // more of one kind is rare, and worth nothing more
    static std::size_t index(int n) { return std::min(static_cast<std::size_t>(n), kCounted - 1); }

    double count_resources(int fuels, int ores) const {
        const Price kept = keep(fuels, ores);
        return of_fuel(kept.fuel) + of_ore(kept.ore) + over_limit * (fuels + ores - kept.fuel - kept.ore);
    }

    std::array<double, kCounted> fuel_sum_{}, ore_sum_{};
    std::array<std::array<double, kCounted>, kCounted> resources_{};
    std::vector<Moment> moments_;
};

}  // namespace orrery::af
