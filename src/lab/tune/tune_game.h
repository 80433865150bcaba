// tune() for the rules of one game.
#pragma once

#include <chrono>

#include "lab/tune/matches.h"
#include "lab/tune/results.h"

namespace orrery {

template <GameAtTheEdge R>
Result<TuneResult> tune_game(const Shelf& shelf, const TuneOptions& options, const TuneWatch& watch) {
    const auto began = std::chrono::steady_clock::now();
    TuneGround<R> ground{rules_on<R>(shelf), shelf.weights(R::info().id), options, watch};
    Result<WeightSet> found =
        options.method == TuneMethod::Results ? ResultsTuner<R>{ground}.run() : MatchesTuner<R>{ground}.run();
    if (!found) return found.problem();
    TuneResult result{std::move(*found), ground.from().name, {}, 0, 0};
    for (const int n : options.players) result.matches.push_back(ground.match(InsightOf<R>{result.set}, n));
    result.games = ground.games();
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return result;
}

}  // namespace orrery
