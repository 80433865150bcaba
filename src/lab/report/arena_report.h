// The page of `orrery arena --report`.
#pragma once

#include "lab/arena/summary.h"

namespace orrery::report {

// What the sequential test says: its figures, and what they mean.
std::pair<std::string, std::string> sprt_sentences(const Texts& texts, const SprtPlan& plan,
                                                   const Sprt& sprt);

// `texts`: those of the lab, the engine and the game.
std::string arena_report(const Texts& texts, const ArenaOptions& options, const ArenaSummary& summary);

}  // namespace orrery::report
