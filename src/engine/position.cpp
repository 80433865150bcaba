#include "engine/position.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace orrery {

namespace {

constexpr std::string_view kPositionFormat = "orrery-position";
constexpr int kPositionVersion = 1;
constexpr std::string_view kFields[] = {"format",  "version", "game",    "rules",
                                        "content", "players", "options", "state"};

using Object = boost::json::object;
using Problem = std::optional<Message>;

Json options_json(const AnyGame& game) {
    const Setup setup = game.setup();
    Object options;
    for (std::size_t i = 0; i < game.info().options.size(); ++i) {
        const SetupOption& option = game.info().options[i];
        options[option.id] = option.values[setup.choice[i]];
    }
    return options;
}

Problem read_text(const Object& document, std::string_view field, std::string& text) {
    const auto* found = document.at(field).if_string();
    if (found == nullptr) return Message{"error.json.string", {{"path", std::string{field}}}};
    text = std::string_view{*found};
    return std::nullopt;
}

Problem read_number(const Object& document, std::string_view field, std::int64_t& number) {
    JsonReader reader{std::string{field}};
    from_json(document.at(field), number, reader);
    return reader.problem();
}

// The format and the version come first: of another version nothing else can be said.
Problem check_fields(const Object& document) {
    const auto* format = document.if_contains("format");
    if (format == nullptr || *format != Json(kPositionFormat)) return Message{"error.position.format", {}};
    const auto* version = document.if_contains("version");
    if (version == nullptr || *version != Json(kPositionVersion))
        return Message{"error.position.version", {{"known", std::to_string(kPositionVersion)}}};
    for (const std::string_view field : kFields)
        if (!document.contains(field))
            return Message{"error.position.missing", {{"field", std::string{field}}}};
    for (const auto& field : document)
        if (std::ranges::find(kFields, std::string_view{field.key()}) == std::end(kFields))
            return Message{"error.position.unknown", {{"field", field.key()}}};
    return std::nullopt;
}

Problem read_options(const Json& json, const GameInfo& info, Setup& setup) {
    const auto* options = json.if_object();
    if (options == nullptr) return Message{"error.json.object", {{"path", "options"}}};
    for (const auto& option : *options) {
        const auto* value = option.value().if_string();
        if (value == nullptr)
            return Message{"error.json.string", {{"path", "options." + std::string{option.key()}}}};
        if (auto problem = set_option(info, setup, option.key(), *value)) return problem;
    }
    for (const SetupOption& option : info.options)
        if (!options->contains(option.id))
            return Message{"error.json.missing", {{"field", std::string{option.id}}, {"path", "options"}}};
    return std::nullopt;
}

Problem read_setup(const Object& document, const GameInfo& info, Setup& setup) {
    std::int64_t rules = 0;
    if (auto problem = read_number(document, "rules", rules)) return problem;
    if (rules != info.rules_version)
        return Message{"error.position.rules",
                       {{"rules", std::to_string(rules)}, {"known", std::to_string(info.rules_version)}}};
    std::int64_t players = 0;
    if (auto problem = read_number(document, "players", players)) return problem;
    if (auto problem = set_players(info, setup, players)) return problem;
    return read_options(document.at("options"), info, setup);
}

Problem lay_out(const Object& document, const Setup& setup, AnyGame& game) {
    std::string content;
    if (auto problem = read_text(document, "content", content)) return problem;
    const std::string known = content_digits(game.content_hash());
    if (content != known) return Message{"error.position.content", {{"content", content}, {"known", known}}};
    if (auto problem = game.set_state(document.at("state"))) return problem;
    if (game.setup() != setup) return Message{"error.position.setup", {}};
    return std::nullopt;
}

}  // namespace

std::string content_digits(std::uint64_t content_hash) {
    std::string bytes;
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>((content_hash >> shift) & 0xFFU);
    return hex(bytes);
}

std::optional<Message> set_players(const GameInfo& info, Setup& setup, std::int64_t players) {
    if (players < info.min_players || players > info.max_players)
        return Message{"error.setup.players",
                       {{"n", std::to_string(players)},
                        {"min", std::to_string(info.min_players)},
                        {"max", std::to_string(info.max_players)}}};
    setup.players = static_cast<std::uint8_t>(players);
    return std::nullopt;
}

Json position_json(const AnyGame& game) {
    return Object{{"format", kPositionFormat},
                  {"version", kPositionVersion},
                  {"game", game.info().id},
                  {"rules", game.info().rules_version},
                  {"content", content_digits(game.content_hash())},
                  {"players", game.players()},
                  {"options", options_json(game)},
                  {"state", game.state()}};
}

Result<std::unique_ptr<AnyGame>> read_position(const Json& json, const Games& games) {
    const auto* document = json.if_object();
    if (document == nullptr) return Message{"error.position.format", {}};
    if (auto problem = check_fields(*document)) return *problem;
    std::string id;
    if (auto problem = read_text(*document, "game", id)) return *problem;
    const GameInfo* info = games.find(id);
    if (info == nullptr) return Message{"error.position.game", {{"game", id}}};
    Setup setup;
    if (auto problem = read_setup(*document, *info, setup)) return *problem;
    auto game = games.make(id, setup);
    if (!game) return game;
    if (auto problem = lay_out(*document, setup, **game)) return *problem;
    return game;
}

}  // namespace orrery
