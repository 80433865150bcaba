// How fast bots think: what their searches are made of, and the searches themselves.
#pragma once

#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "bots/turn/bot.h"
#include "catalog/part_of.h"
#include "lab/bench/bench.h"
#include "lab/bench/operations.h"

namespace orrery {

inline constexpr int kBotOperations = 6;  // that are given their seconds

// Microseconds that a bot takes for a choice, its list of answers included.
template <GameRules R>
double time_choices(const R& rules, const std::vector<Position<R>>& positions, double seconds, Bot<R>& bot) {
    ActionList options;
    Rng rng{1};
    const auto choose = [&](const Position<R>& at) {
        options.clear();
        rules.list(at.state, at.seat, options);
        keep(bot.choose({rules, at.state, at.seat, options, rng}));
    };
    return time_each(positions, seconds, choose) / 1e3;
}

// How fast the tree search is, and what an iteration of it does.
template <GameRules R, Insight<R> I>
std::vector<BenchRow> time_search(const R& rules, const std::vector<Position<R>>& positions, double seconds) {
    // Some from all the games: a round over all positions would take a minute.
    constexpr std::size_t kOneIn = 16;
    std::vector<Position<R>> some;
    for (std::size_t i = 0; i < positions.size(); i += kOneIn) some.push_back(positions[i]);
    const MctsLimits limits{.nodes = 20'000};
    MctsBot<R, I> mcts{I{}, limits};
    const Stopwatch watch;
    const double choice = time_choices(rules, some, seconds, mcts);
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
        rows.push_back({"greedy", time_choices(rules, positions, seconds, greedy), "us"});
        TurnBot<R, I> turn{insight};
        rows.push_back({"turn", time_choices(rules, positions, seconds, turn), "us"});
        for (BenchRow& row : time_search<R, I>(rules, positions, seconds)) rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace orrery
