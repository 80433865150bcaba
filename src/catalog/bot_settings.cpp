// The settings of bots as people write them, and their limits.
#include <algorithm>

#include "catalog/bot_of.h"

namespace orrery {

namespace {

constexpr std::int64_t kWidestBeam = 1000, kMostWorlds = 1000;
constexpr std::int64_t kMostIterations = 1'000'000'000;
constexpr double kMostSeconds = 3600;
constexpr std::int64_t kMostThreads = 256;
constexpr std::int64_t kFewestNodes = 1000, kUsualNodes = 20'000, kManyNodes = 500'000;
constexpr std::int64_t kMostTurns = 9;
constexpr std::int64_t kMostNodes = 50'000'000;

}  // namespace

TurnLimits read_turn_limits(BotSettings& settings) {
    TurnLimits limits;
    limits.beam = static_cast<int>(settings.whole("beam", limits.beam, 1, kWidestBeam));
    limits.worlds = static_cast<int>(settings.whole("worlds", limits.worlds, 1, kMostWorlds));
    return limits;
}

// Unless told, a tree remembers a few searches; of a search that is limited by time, as much as half a
// million nodes hold.
MctsLimits read_mcts_limits(BotSettings& settings, const BotAids& aids) {
    MctsLimits limits;
    limits.seconds = settings.time("time", kMostSeconds);
    const bool by_time = limits.seconds.has_value();
    const auto usual = by_time ? kMostIterations : static_cast<std::int64_t>(limits.iterations);
    const std::int64_t iterations = settings.whole("iterations", usual, 1, kMostIterations);
    limits.threads = static_cast<int>(settings.whole("threads", 1, 1, kMostThreads));
    const std::int64_t nodes = by_time ? kManyNodes : std::clamp(4 * iterations, kUsualNodes, kManyNodes);
    limits.nodes = static_cast<std::size_t>(settings.whole("nodes", nodes, kFewestNodes, kMostNodes));
    limits.iterations = static_cast<std::uint64_t>(iterations);
    if (const std::int64_t turns = settings.whole("turns", 0, 0, kMostTurns); turns > 0)
        limits.turns = static_cast<int>(turns);
    if (by_time && !aids.seconds()) settings.refuse({"error.bot.no_clock", {{"name", settings.name()}}});
    return limits;
}

}  // namespace orrery
