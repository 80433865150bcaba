#include "catalog/levels.h"

#include <algorithm>

namespace orrery {

namespace {

constexpr LevelRow kLevels[] = {{"1", "greedy", 1},
                                {"2", "turn", 1},
                                {"3", "mcts:iterations=1000", 1},
                                {"4", "mcts:iterations=4000", 3},
                                {"5", "mcts:iterations=16000", 8}};

}  // namespace

std::span<const LevelRow> levels() { return kLevels; }

std::optional<double> turn_seconds(std::string_view bot) {
    const auto name = read_bot_name(bot);
    if (!name || name->name != kLevelName) return std::nullopt;
    const auto row = std::ranges::find(kLevels, BotSettings{*name}.bare().value_or(""), &LevelRow::level);
    if (row == std::end(kLevels)) return std::nullopt;
    return row->turn_seconds;
}

Result<BotName> bot_behind_level(const BotName& name) {
    BotSettings settings{name};
    const std::string level = settings.bare().value_or("");
    const auto row = std::ranges::find(kLevels, level, &LevelRow::level);
    if (row == std::end(kLevels))
        return Message{"error.bot.no_level",
                       {{"level", level}, {"most", std::string{std::rbegin(kLevels)->level}}}};
    BotName bot = *read_bot_name(row->bot);
    for (BotName::Setting& given : settings.rest()) {
        std::erase_if(bot.settings, [&](const BotName::Setting& own) { return own.key == given.key; });
        bot.settings.push_back(std::move(given));
    }
    return bot;
}

}  // namespace orrery
