// How a game is set up: the number of players and the options of the game, as small values.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/action.h"

namespace orrery {

inline constexpr std::size_t kMaxSetupOptions = 12;

// One option of a game: an id and its possible values, the default first.
struct SetupOption {
    std::string_view id;
    std::span<const std::string_view> values;
};

struct Setup {
    std::uint8_t players = 2;
    std::array<std::uint8_t, kMaxSetupOptions> choice{};  // by position in the game's option table

    friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace orrery
