// The lab's row of the game of rules R. Only lab/games/ includes it.
#pragma once

#include "lab/bench/bench_game.h"
#include "lab/games/row.h"
#include "lab/study/simulate_game.h"
#include "lab/tune/tune_game.h"

namespace orrery {

template <class R>
LabRow lab_row_of() {
    LabRow row{R::info().id, simulate_game<R>, nullptr, bench_game<R>, signature_of<R>};
    if constexpr (HasInsight<R>) row.tune = tune_game<R>;
    return row;
}

}  // namespace orrery
