#include "server/tables/clock.h"

#include "core/text.h"

namespace orrery::server {

namespace {

constexpr int kMostMinutes = 600, kMostIncrement = 600, kMostDays = 60;

bool number_in(std::string_view text, int least, int most, int& into) {
    const auto number = whole_number(text);
    if (!number || *number < least || *number > most) return false;
    into = static_cast<int>(*number);
    return true;
}

}  // namespace

std::string clock_text(const Clock& clock) {
    if (clock.kind == Clock::Kind::Live)
        return "live " + std::to_string(clock.minutes) + ' ' + std::to_string(clock.increment);
    if (clock.kind == Clock::Kind::Days) return "days " + std::to_string(clock.days);
    return "none";
}

std::optional<Clock> read_clock(std::string_view text) {
    const auto parts = words(text);
    Clock clock;
    if (parts.size() == 1 && parts[0] == "none") return clock;
    if (parts.size() == 3 && parts[0] == "live") {
        clock.kind = Clock::Kind::Live;
        if (number_in(parts[1], 1, kMostMinutes, clock.minutes) &&
            number_in(parts[2], 0, kMostIncrement, clock.increment))
            return clock;
    }
    if (parts.size() == 2 && parts[0] == "days") {
        clock.kind = Clock::Kind::Days;
        if (number_in(parts[1], 1, kMostDays, clock.days)) return clock;
    }
    return std::nullopt;
}

}  // namespace orrery::server
