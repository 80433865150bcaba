// What the evaluation of every game is built on: the sets of weights that come with the game (weights.toml),
// and the numbers of one of them for each number of players. Insights inherit it and add their terms.
//
//     class Insight : public WeighedInsight<games_chess_weights, Weights, kSeats> {
//       public:
//         using WeighedInsight::WeighedInsight;
//         ...
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "engine/weights.h"
#include "engine/worths.h"

namespace orrery {

// `kFile`: the function that cmake/embed.cmake has made of weights.toml. `Derived`: the weights and what
// follows from them once and for all, made of the weights, or of them and the number of players.
template <auto kFile, class W, int kMostPlayers, class Derived = W>
class WeighedInsight {
  public:
    using Weights = W;

    static const WeightSets& built_in() {
        static const WeightSets sets = built_in_weights(kFile().front(), weight_names<Weights>());
        return sets;
    }

    explicit WeighedInsight(const WeightSet& set = built_in().default_set())
        : WeighedInsight{set, std::make_index_sequence<kMostPlayers - 1>{}} {}

  protected:
    const Derived& weights_with(int players) const { return weights_[static_cast<std::size_t>(players - 2)]; }

  private:
    template <std::size_t... kIndex>
    WeighedInsight(const WeightSet& set, std::index_sequence<kIndex...>)
        : weights_{derived(set, static_cast<int>(kIndex) + 2)...} {}

    static Derived derived(const WeightSet& set, int players) {
        const auto weights = weights_from<Weights>(set.with(players));
        if constexpr (std::is_constructible_v<Derived, const Weights&, int>) {
            return Derived{weights, players};
        } else {
            return Derived{weights};
        }
    }

    std::array<Derived, kMostPlayers - 1> weights_;  // with two players and more
};

}  // namespace orrery
