// The options of chapter 3: their names and what their positions mean.
#pragma once

#include "engine/setup.h"
#include "games/master_of_orion/state.h"

namespace orrery::mo {

std::span<const SetupOption> setup_options();

enum class Races : std::uint8_t { Pick, Random, Humans };
constexpr Races last_of(Races) { return Races::Humans; }
enum class Advisors : std::uint8_t { On, Off };
constexpr Advisors last_of(Advisors) { return Advisors::Off; }

inline Races races_of(const State& s) { return static_cast<Races>(s.choices.races); }
inline bool with_advisors(const State& s) {
    return static_cast<Advisors>(s.choices.advisors) == Advisors::On;
}

}  // namespace orrery::mo
