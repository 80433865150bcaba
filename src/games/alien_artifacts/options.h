// The variants of section 3: their names and what their positions mean.
#pragma once

#include "engine/setup.h"
#include "games/alien_artifacts/state.h"

namespace orrery::aa {

std::span<const SetupOption> setup_options();

inline bool chooses_factions(const State& s) { return s.choices.choose_factions != 0; }  // AA-13
inline bool attacks_once(const State& s) { return s.choices.ship_attacks_once == 0; }    // AA-126, AA-264
inline bool counts_bonus(const State& s) { return s.choices.faction_bonus == 0; }        // AA-Q13

}  // namespace orrery::aa
