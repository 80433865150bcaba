// Which bot plays at which level (catalog/levels.h), and which ones help the server.
#pragma once

#include <string>

#include "catalog/levels.h"
#include "server/base/workers.h"

namespace orrery::server {

inline constexpr int kSitInLevel = 2;  // of a bot that sits in for a person
inline constexpr int kHintLevel = 4;   // of the one that is asked for hints

// Levels that think for milliseconds wait for nobody who thinks for seconds.
inline constexpr int kQuickLevels = 2;
inline Pace pace_of_level(int level) { return level <= kQuickLevels ? Pace::Quick : Pace::Slow; }

inline int level_count() { return static_cast<int>(levels().size()); }
inline bool is_level(std::int64_t level) { return level >= 1 && level <= level_count(); }
// `temper`: a set of weights that the game offers to people; empty: the usual one.
inline std::string level_bot(int level, const std::string& temper = "") {
    return std::string{kLevelName} + ':' + std::to_string(level) +
           (temper.empty() ? "" : ":temper=" + temper);
}

}  // namespace orrery::server
