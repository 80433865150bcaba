// How fast bots think: what their searches are made of, and the searches themselves.
#pragma once

#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "bots/turn/bot.h"
#include "catalog/part_of.h"
#include "lab/bench/bench.h"
#include "lab/bench/operations.h"

namespace orrery {

inline constexpr int kBotOperations = 5;

// Microseconds that a bot takes for a choice.
template <GameRules R>
double time_choices(const R& rules, const std::vector<Position<R>>& positions, double seconds, Bot<R>& bot) {
    ActionList options;
    Rng rng{1};
    std::size_t choices = 0;
    const Stopwatch watch;
    do {
        const Position<R>& at = positions[choices++ % positions.size()];
        options.clear();
        rules.list(at.state, at.seat, options);
        keep(bot.choose({rules, at.state, at.seat, options, rng}));
    } while (watch.elapsed() < seconds);
    return watch.worked() * 1e6 / static_cast<double>(choices);
}

// `seconds` for each.
template <GameRules R>
std::vector<BenchRow> time_bots(const R& rules, const std::vector<Position<R>>& positions, double seconds) {
    std::vector<BenchRow> rows;
    if constexpr (HasInsight<R> && Keyed<R>) {
        using I = InsightOf<R>;
        const I insight;
        rows.push_back(
            {"key",
             time_each(positions, seconds, [&](const auto& at) { keep(rules.key(at.state, at.seat)); }),
             "ns"});
        rows.push_back({"evaluate",
                        time_each(positions, seconds,
                                  [&](const auto& at) { keep(insight.terms(rules, at.state, at.seat)); }),
                        "ns"});
        GreedyBot<R, I> greedy{insight};
        rows.push_back({"greedy", time_choices(rules, positions, seconds, greedy), "us"});
        TurnBot<R, I> turn{insight};
        rows.push_back({"turn", time_choices(rules, positions, seconds, turn), "us"});
        MctsBot<R, I> mcts{insight, {.nodes = 20'000}};
        const Stopwatch watch;
        rows.push_back({"mcts", time_choices(rules, positions, seconds, mcts), "us"});
        const double worked = watch.worked();
        rows.push_back({"iterations", static_cast<double>(mcts.iterations()) / worked / 1e3, "k/s"});
        rows.push_back({"nodes", static_cast<double>(mcts.nodes()) / worked / 1e3, "k/s"});
    }
    return rows;
}

}  // namespace orrery
