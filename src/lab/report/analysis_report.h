// The page of `orrery analyse --report`: the chances of every seat in the course of the game, and what they
// were lost by.
#pragma once

#include "lab/study/analysis.h"

namespace orrery::report {

// `texts`: those of the lab, the engine and the game. `file`: the record, as commands name it.
std::string analysis_report(const Texts& texts, const Record& record, const std::string& file,
                            const AnalysisOptions& options, const Analysis& analysis);

}  // namespace orrery::report
