// Which bot plays at which level; the names of the levels stand in text/ ("level.1.name").
#pragma once

#include <array>
#include <string_view>

namespace orrery::server {

inline constexpr int kLevels = 5;
inline constexpr int kSitInLevel = 2;  // of a bot that sits in for a person
inline constexpr std::array<std::string_view, kLevels> kBotOfLevel{"greedy", "greedy", "greedy", "greedy",
                                                                   "greedy"};

constexpr bool is_level(std::int64_t level) { return level >= 1 && level <= kLevels; }
constexpr std::string_view bot_of_level(int level) {
    return kBotOfLevel[static_cast<std::size_t>(level - 1)];
}

}  // namespace orrery::server
