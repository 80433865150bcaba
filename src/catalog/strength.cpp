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

struct OfGame {
    std::vector<MeasuredLevel> levels;
    std::vector<MeasuredTemper> tempers;
};
using Measured = std::map<std::string, OfGame, std::less<>>;

template <class T>
T number(const Json& row, std::string_view field) {
    const Json* value = row.get_object().if_contains(field);
    assert(value != nullptr && value->is_number());
    boost::system::error_code error;
    return value->to_number<T>(error);
}

std::string word(const Json& row, std::string_view field) {
    return std::string{row.get_object().at(field).get_string()};
}

MeasuredLevel read_level(const Json& row) {
    return {.players = number<int>(row, "players"),
            .level = number<int>(row, "level"),
            .below = number<int>(row, "below"),
            .wins = number<double>(row, "wins"),
            .low = number<double>(row, "low"),
            .high = number<double>(row, "high")};
}

MeasuredTemper read_temper(const Json& row) {
    return {.players = number<int>(row, "players"),
            .temper = word(row, "temper"),
            .against = word(row, "against"),
            .wins = number<double>(row, "wins"),
            .low = number<double>(row, "low"),
            .high = number<double>(row, "high")};
}

// With two players a match was played one way round: the other one has its complement.
MeasuredTemper turned(const MeasuredTemper& each) {
    return {.players = each.players,
            .temper = each.against,
            .against = each.temper,
            .wins = 1 - each.wins,
            .low = 1 - each.high,
            .high = 1 - each.low};
}

// What is compiled in is our own: a test reads it all.
Measured read_measured() {
    Measured all;
    const auto document = parse_json(catalog_strength().front().text);
    assert(document);
    const Json* games = document->get_object().if_contains("games");
    for (const auto& [id, game] : games->get_object()) {
        OfGame& own = all[std::string{id}];
        if (const Json* rows = game.get_object().if_contains("levels"))
            for (const Json& row : rows->get_array()) own.levels.push_back(read_level(row));
        if (const Json* rows = game.get_object().if_contains("tempers"))
            for (const Json& row : rows->get_array()) {
                own.tempers.push_back(read_temper(row));
                if (own.tempers.back().players == 2) own.tempers.push_back(turned(own.tempers.back()));
            }
    }
    return all;
}

const OfGame& measured_of(std::string_view game) {
    static const Measured all = read_measured();
    static const OfGame none;
    const auto found = all.find(game);
    return found == all.end() ? none : found->second;
}

// The bot of the level below with other settings: the same search, for longer.
bool is_more_of_the_same(int level) {
    const auto kind = [](const LevelRow& row) { return row.bot.substr(0, row.bot.find(':')); };
    const auto index = static_cast<std::size_t>(level - 1);
    return kind(levels()[index]) == kind(levels()[index - 1]);
}

// "8 of 10" with two players; with more of them of 100, beside the even share.
Message claim(const std::string& key, int players, double wins, Params names) {
    const bool two = players == 2;
    names.push_back({"n", std::to_string(std::lround(wins * (two ? 10 : 100)))});
    names.push_back({"fair", std::to_string(std::lround(100.0 / players))});
    return {two ? key : key + "_alone", std::move(names)};
}

}  // namespace

std::span<const MeasuredLevel> measured_levels(std::string_view game) { return measured_of(game).levels; }

std::span<const MeasuredTemper> measured_tempers(std::string_view game) { return measured_of(game).tempers; }

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
    const std::string below =
        measured.below == 0 ? "level.at_random" : "level." + std::to_string(measured.below) + ".name";
    return claim("level.wins", measured.players, measured.wins, {{"below", below, true}});
}

Message strength_of(std::string_view game, int level, int players) {
    if (!level_is_offered(game, level, players)) return {"level.not_stronger", {}};
    const MeasuredLevel* measured = measured_level(game, level, players);
    if (measured == nullptr) return {"level.unmeasured", {}};
    return measured->stronger() ? claim_of(*measured) : Message{"level.few_games", {}};
}

std::optional<Message> temper_claim(std::string_view game, std::string_view temper, std::string_view usual,
                                    int players) {
    for (const MeasuredTemper& each : measured_tempers(game))
        if (each.players == players && each.temper == temper && each.against == usual &&
            (each.stronger() || each.weaker()))
            return claim("temper.wins", players, each.wins,
                         {{"level", "level." + std::to_string(kTemperLevel) + ".name", true},
                          {"against", "temper." + each.against + ".name", true}});
    return std::nullopt;
}

}  // namespace orrery
