// What everybody may read: games, texts, rulebooks, how the server is.
#include "catalog/strength.h"
#include "core/text.h"
#include "server/http/routes.h"
#include "server/tables/bot_levels.h"
#include "store/backup.h"

namespace orrery {
std::span<const EmbeddedFile> server_openapi();
}  // namespace orrery

namespace orrery::server::routes_detail {

using boost::json::array;
using boost::json::object;

namespace {

array options_json(const GameInfo& info, const Texts& texts) {
    array options;
    for (const SetupOption& option : info.options) {
        array values;
        for (const std::string_view value : option.values) {
            const std::string key = "name.value." + std::string{value};
            values.push_back(
                object{{"id", value}, {"name", texts.has(key) ? texts.get(key) : std::string{value}}});
        }
        options.push_back(object{{"id", option.id},
                                 {"name", texts.get("name.option." + std::string{option.id})},
                                 {"values", values},
                                 {"default", option.values[0]}});
    }
    return options;
}

array levels_json(const GameInfo& info, const Texts& texts) {
    array all;
    for (const LevelOffer& offer : levels_of(info)) {
        const int level = static_cast<int>(all.size()) + 1;
        const std::string key = "level." + std::to_string(level);
        array measured, told;
        for (const MeasuredLevel* each : offer.measured)
            measured.push_back(object{
                {"players", each->players}, {"wins", each->wins}, {"low", each->low}, {"high", each->high}});
        for (const int n : offer.players)
            told.push_back(object{{"players", n}, {"text", texts.format(strength_of(info.id, level, n))}});
        all.push_back(object{{"level", level},
                             {"name", texts.get(key + ".name")},
                             {"bot", level_bot(level)},
                             {"about", texts.get(key + ".about")},
                             {"players", array(offer.players.begin(), offer.players.end())},
                             {"measured", measured},
                             {"told", told},
                             {"turn_seconds", offer.row->turn_seconds}});
    }
    return all;
}

array tempers_json(const GameInfo& info, const WeightSets& sets, const Texts& texts) {
    array all;
    for (const std::string& temper : sets.tempers) {
        const std::string& usual = sets.default_set().name;
        array told;
        for (int n = info.min_players; n <= info.max_players; ++n)
            if (const auto claim = temper_claim(info.id, temper, usual, n))
                told.push_back(object{{"players", n}, {"text", texts.format(*claim)}});
        all.push_back(object{{"id", temper},
                             {"name", texts.get("temper." + temper + ".name")},
                             {"about", texts.get("temper." + temper + ".about")},
                             {"usual", temper == usual},
                             {"told", told}});
    }
    return all;
}

std::string markdown(const Block& block) {
    std::string text;
    for (const std::string& line : block.lines) text += (text.empty() ? "" : "\n") + line;
    return block.kind == BlockKind::Code ? "```\n" + text + "\n```" : text;
}

object book_json(const Rulebook& book) {
    array sections;
    for (const Section& section : book.sections()) {
        array blocks;
        for (const Block& block : section.blocks) {
            object json{{"markdown", markdown(block)}};
            if (!block.rule.empty()) json["id"] = block.rule;
            blocks.push_back(std::move(json));
        }
        object json{{"id", section.number.empty() ? "s" + std::to_string(sections.size()) : section.number},
                    {"title", section.title},
                    {"level", section.level},
                    {"blocks", blocks}};
        if (section.engineering) json["engineering"] = true;
        sections.push_back(std::move(json));
    }
    return {{"sections", sections}};
}

}  // namespace

void get_games(Api& api, const Request& request, const std::string&, const Respond& respond) {
    array games;
    for (const GameRow& row : api.hall().services().shelf.games()) {
        const GameInfo& info = row.info();
        const Texts& texts = api.hall().services().books.texts(api.language_of_request(request), info.id);
        array players;
        for (int n = info.min_players; n <= info.max_players; ++n) players.push_back(n);
        games.push_back(
            object{{"id", info.id},
                   {"prefix", info.rule_prefix},
                   {"name", texts.get("game.title")},
                   {"players", players},
                   {"options", options_json(info, texts)},
                   {"levels", levels_json(info, texts)},
                   {"tempers", tempers_json(info, api.hall().services().shelf.weights(info.id), texts)}});
    }
    respond(json_response(games));
}

namespace {

// Proxies that compress what they send mark the tag as weak.
Response kept_response(const Request& request, const Api::Kept& kept) {
    const bool has_it = request.if_none_match.find(kept.tag) != std::string::npos;
    if (has_it) return {.status = 304, .body = "", .headers = {{"ETag", kept.tag}}};
    return {.status = 200, .body = kept.body, .headers = {{"ETag", kept.tag}}};
}

std::string name_of(const char* what, const GameInfo& info, Language language) {
    return std::string{what} + ' ' + std::string{code_of(language)} + ' ' + std::string{info.id};
}

std::string texts_body(const Services& services, const GameInfo& info, Language language) {
    const Texts texts = texts_of(services.shelf, info, language);
    object all;
    for (const std::string& key : texts.keys()) all[key] = texts.get(key);
    for (const std::string_view seat : kSeatNames) {
        const std::string key = "name.seat." + std::string{seat};
        all[key] = services.books.texts(language).get(key);
    }
    return boost::json::serialize(all);
}

// Empty: there is none.
std::string content_body(const Services& services, const GameInfo& info, Language language) {
    const GamePart& part = services.shelf.part(info.id);
    const auto content = part.content_json(language);
    if (!content) return "";
    return boost::json::serialize(object{{"game", info.id},
                                         {"lang", code_of(language)},
                                         {"hash", content_digits(part.content_hash())},
                                         {"content", *content}});
}

std::string rules_body(const Services& services, const GameInfo& info, Language language) {
    const Rulebook& book = services.books.rules(language, info.id);
    object json = book_json(book);
    json["game"] = info.id;
    json["lang"] = code_of(language);
    json["title"] = book.sections().front().title;
    // Its tables print what is built in.
    json["replaced_content"] =
        services.shelf.part(info.id).content_hash() != built_in().part(info.id).content_hash();
    return boost::json::serialize(json);
}

using Body = std::string(const Services& services, const GameInfo& info, Language language);
const Api::Kept& kept_of(Api& api, const char* what, Body& body, const GameInfo& info, Language language) {
    return api.kept(name_of(what, info, language),
                    [&] { return body(api.hall().services(), info, language); });
}

}  // namespace

void get_texts(Api& api, const Request& request, const std::string& of, const Respond& respond) {
    const auto lang_and_game = split(of, '/');
    const auto language = language_of(lang_and_game[0]);
    const GameInfo* info = api.hall().games().find(lang_and_game[1]);
    if (!language || info == nullptr) return respond(api.refusal(request, 404, "no_path"));
    respond(kept_response(request, kept_of(api, "texts", texts_body, *info, *language)));
}

// What is asked for is the same until another content or another program is in its place.
void get_content(Api& api, const Request& request, const std::string& game, const Respond& respond) {
    const GameInfo* info = api.hall().games().find(game);
    if (info == nullptr) return respond(api.refusal(request, 404, "no_path"));
    const auto& kept = kept_of(api, "content", content_body, *info, api.language_of_request(request));
    respond(kept.body.empty() ? api.refusal(request, 404, "no_content") : kept_response(request, kept));
}

void get_rules(Api& api, const Request& request, const std::string& game, const Respond& respond) {
    const GameInfo* info = api.hall().games().find(game);
    if (info == nullptr) return respond(api.refusal(request, 404, "no_path"));
    respond(
        kept_response(request, kept_of(api, "rules", rules_body, *info, api.language_of_request(request))));
}

void get_status(Api& api, const Request&, const std::string&, const Respond& respond) {
    const auto backup = store::last_backup(api.access().data);
    const double p95 = api.hall().services().metrics.acknowledged_within(0.95);
    respond(json_response(
        object{{"version", api.access().version},
               {"uptime_s", (api.hall().now() - api.up_since()) / 1000},
               {"tables", api.hall().live_tables()},
               {"draining", api.hall().draining()},
               {"addresses", boost::json::value_from(api.access().addresses)},
               {"act_p95_ms", static_cast<std::int64_t>(p95 * 1000 + 0.5)},
               {"backup_age_s",
                backup ? Json(std::max<Millis>(0, api.hall().now() - *backup) / 1000) : Json(nullptr)}}));
}

void get_openapi(Api&, const Request&, const std::string&, const Respond& respond) {
    respond({.status = 200,
             .content_type = "application/yaml; charset=utf-8",
             .body = std::string{server_openapi()[0].text},
             .headers = {}});
}

}  // namespace orrery::server::routes_detail

namespace orrery::server {

const Api::Kept& Api::kept(const std::string& name, const std::function<std::string()>& make) {
    constexpr std::size_t kTagDigits = 16;
    const auto at = kept_.find(name);
    if (at != kept_.end()) return at->second;
    Kept made{.body = make(), .tag = {}};
    made.tag = '"' + hash_of(made.body).substr(0, kTagDigits) + '"';
    return kept_.emplace(name, std::move(made)).first->second;
}

}  // namespace orrery::server
