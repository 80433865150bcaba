// The page of `orrery simulate --report`: what wins, for somebody who designs or studies the game.
#pragma once

#include "engine/texts.h"
#include "lab/study/simulate.h"

namespace orrery::report {

// `texts`: those of the lab, the engine and the game. The result must have been made with `study`, and with
// the same content.
std::string simulate_report(const Texts& texts, const SimulateOptions& options, const SimulateResult& result,
                            const Shelf& shelf = built_in());

}  // namespace orrery::report
