// What the lab does with the types of a game: one row for each, compiled in a file of its own.
#pragma once

#include "lab/bench/bench.h"
#include "lab/study/simulate.h"
#include "lab/tune/tune.h"

namespace orrery {

struct LabRow {
    std::string_view id;
    Result<SimulateResult> (*simulate)(const Shelf& shelf, const SimulateOptions& options,
                                       const std::function<void(std::uint64_t)>& progress);
    // Null: the game has no evaluation.
    Result<TuneResult> (*tune)(const Shelf& shelf, const TuneOptions& options, const TuneWatch& watch);
    BenchResult (*bench)(const Setup& setup, double seconds);
    std::uint64_t (*signature)();
};

// Compiled in lab/games/, for each game.
template <class R>
LabRow lab_row_of();

// By the id of a game that there is.
const LabRow& lab_row(std::string_view id);

}  // namespace orrery
