// How fast bots think: what their searches are made of, and the searches themselves.
#pragma once

#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "bots/turn/bot.h"
#include "catalog/part_of.h"
#include "lab/bench/bench.h"
#include "lab/bench/operations.h"

namespace orrery {

inline constexpr int kBotOperations = 3;  // that are given their seconds

// Microseconds that a bot takes for a choice: in the same positions every time, one in `every`, however long
// it takes, because positions differ by more than machines do.
template <GameRules R>
double time_choices(const R& rules, const std::vector<Position<R>>& positions, std::size_t every,
                    Bot<R>& bot) {
    ActionList options;
    Rng rng{1};
    std::size_t choices = 0;
    const Stopwatch watch;
    for (std::size_t i = 0; i < positions.size(); i += every, ++choices) {
        const Position<R>& at = positions[i];
        options.clear();
        rules.list(at.state, at.seat, options);
        keep(bot.choose({rules, at.state, at.seat, options, rng}));
    }
    return watch.worked() * 1e6 / static_cast<double>(choices);
}

// How fast the tree search is, and what an iteration of it does.
template <GameRules R, Insight<R> I>
std::vector<BenchRow> time_search(const R& rules, const std::vector<Position<R>>& positions) {
    const MctsLimits limits{.nodes = 20'000};
    MctsBot<R, I> mcts{I{}, limits};
    const Stopwatch watch;
    const double choice = time_choices(rules, positions, 32, mcts);
    const double worked = watch.worked();
    const auto iterations = static_cast<double>(mcts.iterations()), nodes = static_cast<double>(mcts.nodes());
    const int turns = mcts::turns_for(limits.iterations, rules.players(positions.front().state), I::scale());
    return {{"mcts", choice, "us"},
            {"iterations", iterations / worked / 1e3, "k/s"},
            {"nodes", nodes / worked / 1e3, "k/s"},
            {"turns_ahead", static_cast<double>(turns), ""},
            {"nodes_per_iteration", nodes / iterations, ""}};
}

// `seconds` for each operation.
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
        rows.push_back({"evaluate_all",
                        time_each(positions, seconds,
                                  [&](const auto& at) { keep(own_worths(insight, rules, at.state)); }),
                        "ns"});
        GreedyBot<R, I> greedy{insight};
        rows.push_back({"greedy", time_choices(rules, positions, 16, greedy), "us"});
        TurnBot<R, I> turn{insight};
        rows.push_back({"turn", time_choices(rules, positions, 16, turn), "us"});
        for (BenchRow& row : time_search<R, I>(rules, positions)) rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace orrery
