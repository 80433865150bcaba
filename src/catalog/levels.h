// Levels for people: how strong a bot they want, without knowing what bots there are.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "bots/bot_name.h"

namespace orrery {

struct LevelRow {
    std::string_view level;  // "1": written "level:1"; its name is the text "level.1.name"
    std::string_view bot;    // what plays at it
    double turn_seconds;     // that a turn of it may take where a person waits for it
};

// Weakest first.
std::span<const LevelRow> levels();

inline constexpr std::string_view kLevelName = "level";

// The seconds of a turn of a bot by its full name; nothing: it is no level, so whoever named it said how long
// it may think.
std::optional<double> turn_seconds(std::string_view bot);

// From "level:3" to the bot of that level; settings that follow are handed on to it. Refused if there is no
// such level.
Result<BotName> bot_behind_level(const BotName& name);

}  // namespace orrery
