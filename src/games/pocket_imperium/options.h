// The options of section 3: their names and what their positions mean.
#pragma once

#include "engine/setup.h"
#include "games/pocket_imperium/state.h"

namespace orrery::pi {

std::span<const SetupOption> setup_options();

inline constexpr std::uint8_t kRandomLayout = 1;
inline constexpr std::uint8_t kQuadPrime = 1;

// Sides: all_a, all_b, random, then the mixed lists "aaaaab" .. "bbbbba" for tiles 2 to 7.
bool sides_are_random(std::uint8_t sides);
std::uint8_t chosen_side(std::uint8_t sides, int tile);

}  // namespace orrery::pi
