// How long people may think.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/base/loop.h"

namespace orrery::server {

struct Clock {
    enum class Kind : std::uint8_t { None, Live, Days };
    Kind kind = Kind::None;
    int minutes = 0;    // live: for the whole game, each
    int increment = 0;  // live: seconds added for every answer given
    int days = 0;       // for every answer

    friend bool operator==(const Clock&, const Clock&) = default;
};

// "none", "live 10 15", "days 3": as the store keeps it.
std::string clock_text(const Clock& clock);
std::optional<Clock> read_clock(std::string_view text);

inline constexpr Millis kMinute = 60'000, kDay = 86'400'000;

}  // namespace orrery::server
