// simulate() for the rules of one game.
#pragma once

#include <chrono>

#include "catalog/make_bot.h"
#include "catalog/part_of.h"
#include "lab/players/aids.h"
#include "lab/study/series.h"
#include "lab/study/simulate.h"

namespace orrery {

// Fewer bots than seats: they are dealt in turn.
inline const std::string& dealt(const SimulateOptions& options, std::size_t place) {
    return options.bots[place % options.bots.size()];
}

SimulateResult result_of(const SimulateOptions& options, const Series& series, double seconds);

template <GameAtTheEdge R>
Result<SimulateResult> simulate_game(const Shelf& shelf, const SimulateOptions& options,
                                     const std::function<void(std::uint64_t)>& progress) {
    using Bots = typename SeriesRunner<R>::Bots;
    const R& rules = rules_on<R>(shelf);
    const auto make = [&](const std::string& name) {
        return make_bot_for(rules, name, machine_aids(), &shelf.weights(R::info().id));
    };
    for (const std::string& name : options.bots)
        if (const auto bot = make(name); !bot) return bot.problem();
    const auto make_bots = [&] {
        Bots bots;
        for (std::size_t place = 0; place < options.setup.players; ++place)
            bots.push_back(std::move(*make(dealt(options, place))));
        return bots;
    };
    const SeriesPlan plan{options.setup,        options.games,   options.seed,
                          options.most_answers, options.threads, options.study};
    const auto began = std::chrono::steady_clock::now();
    SeriesRunner<R> runner{rules, plan, make_bots};
    const Series series = runner.run(progress);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    SimulateResult result = result_of(options, series, took.count());
    result.study = runner.study();
    return result;
}

}  // namespace orrery
