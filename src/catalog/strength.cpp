#include "catalog/strength.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>

#include "core/embedded.h"
#include "engine/any_game.h"
#include "engine/json.h"

namespace orrery {

std::span<const EmbeddedFile> catalog_strength();

namespace {

using Measured = std::map<std::string, std::vector<MeasuredLevel>, std::less<>>;

template <class T>
T number(const Json& row, std::string_view field) {
    const Json* value = row.get_object().if_contains(field);
    assert(value != nullptr && value->is_number());
    boost::system::error_code error;
    return value->to_number<T>(error);
}

// What is compiled in is our own: a test reads it all.
Measured read_measured() {
    Measured all;
    const auto document = parse_json(catalog_strength().front().text);
    assert(document);
    const Json* games = document->get_object().if_contains("games");
    for (const auto& [id, game] : games->get_object()) {
        const Json* levels = game.get_object().if_contains("levels");
        if (levels == nullptr) continue;
        for (const Json& row : levels->get_array())
            all[std::string{id}].push_back({.players = number<int>(row, "players"),
                                            .level = number<int>(row, "level"),
                                            .below = number<int>(row, "below"),
                                            .wins = number<double>(row, "wins"),
                                            .low = number<double>(row, "low"),
                                            .high = number<double>(row, "high")});
    }
    return all;
}

// The bot of the level below with other settings: the same search, for longer.
bool is_more_of_the_same(int level) {
    const auto kind = [](const LevelRow& row) { return row.bot.substr(0, row.bot.find(':')); };
    const auto index = static_cast<std::size_t>(level - 1);
    return kind(levels()[index]) == kind(levels()[index - 1]);
}

}  // namespace

std::span<const MeasuredLevel> measured_levels(std::string_view game) {
    static const Measured all = read_measured();
    const auto found = all.find(game);
    return found == all.end() ? std::span<const MeasuredLevel>{} : found->second;
}

const MeasuredLevel* measured_level(std::string_view game, int level, int players) {
    for (const MeasuredLevel& each : measured_levels(game))
        if (each.level == level && each.players == players) return &each;
    return nullptr;
}

bool level_is_offered(std::string_view game, int level, int players) {
    if (const MeasuredLevel* measured = measured_level(game, level, players))
        return measured->stronger() || measured->unclear();
    return level < 2 || !is_more_of_the_same(level) || level_is_offered(game, level - 1, players);
}

std::vector<LevelOffer> levels_of(const GameInfo& game) {
    std::vector<LevelOffer> all;
    for (const LevelRow& row : levels()) {
        LevelOffer offer{&row};
        const int level = static_cast<int>(all.size()) + 1;
        for (int players = game.min_players; players <= game.max_players; ++players) {
            if (!level_is_offered(game.id, level, players)) continue;
            offer.players.push_back(players);
            const MeasuredLevel* measured = measured_level(game.id, level, players);
            if (measured != nullptr && measured->stronger()) offer.measured.push_back(measured);
        }
        all.push_back(std::move(offer));
    }
    return all;
}

Message claim_of(const MeasuredLevel& measured) {
    const bool two = measured.players == 2;
    const int of = two ? 10 : 100;
    const std::string below =
        measured.below == 0 ? "level.at_random" : "level." + std::to_string(measured.below) + ".name";
    return {two ? "level.wins" : "level.wins_alone",
            {{"n", std::to_string(std::lround(measured.wins * of))},
             {"fair", std::to_string(std::lround(100.0 / measured.players))},
             {"below", below, true}}};
}

}  // namespace orrery
