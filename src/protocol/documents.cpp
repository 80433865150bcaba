#include "protocol/documents.h"

#include "bots/reason_texts.h"
#include "catalog/strength.h"

namespace orrery {

std::span<const EmbeddedFile> engine_texts();
std::span<const EmbeddedFile> catalog_texts();
std::span<const EmbeddedFile> protocol_texts();

namespace {

using Array = boost::json::array;
using Object = boost::json::object;

Object option_json(const AnyGame& game, Action action, const Texts& texts) {
    const VerbTable& verbs = game.verbs();
    return {{"notation", verbs.write(action)},
            {"label", label(texts, verbs, action)},
            {"index", verbs.index(action)},
            {"spot", verbs.spot(action)}};
}

Object content_json(const GamePart& part) {
    Object sources;
    for (const Provenance each : every<Provenance>()) sources[word_of(each)] = part.sources()[each];
    return {{"hash", content_digits(part.content_hash())}, {"sources", sources}};
}

Array levels_json(const GameInfo& info, const Texts& texts) {
    Array all;
    for (const LevelOffer& offer : levels_of(info)) {
        Array measured;
        for (const MeasuredLevel* each : offer.measured)
            measured.push_back(Object{{"players", each->players},
                                      {"below", each->below},
                                      {"wins", each->wins},
                                      {"low", each->low},
                                      {"high", each->high}});
        const std::string level{offer.row->level};
        all.push_back(Object{{"level", level},
                             {"name", texts.get("level." + level + ".name")},
                             {"bot", offer.row->bot},
                             {"players", Array(offer.players.begin(), offer.players.end())},
                             {"turn_seconds", offer.row->turn_seconds},
                             {"measured", measured}});
    }
    return all;
}

Array tempers_json(const GamePart& part, const Texts& texts) {
    Array all;
    for (const std::string& temper : part.weights().tempers)
        all.push_back(Object{{"id", temper},
                             {"name", texts.get("temper." + temper + ".name")},
                             {"about", texts.get("temper." + temper + ".about")},
                             {"usual", temper == part.weights().default_set().name}});
    return all;
}

}  // namespace

Json game_json(const Shelf& shelf, const GameRow& game, const Texts& texts) {
    const GameInfo& info = game.info();
    const GamePart& part = shelf.part(info.id);
    Array options;
    for (const SetupOption& option : info.options) {
        Array values;
        for (const std::string_view value : option.values) values.emplace_back(value);
        options.push_back(Object{{"id", option.id}, {"values", values}});
    }
    Array bots;
    for (const std::string& bot : game.bots()) bots.emplace_back(bot);
    return Object{{"id", info.id},
                  {"title", texts.get("game.title")},
                  {"min_players", info.min_players},
                  {"max_players", info.max_players},
                  {"rules_version", info.rules_version},
                  {"rule_prefix", info.rule_prefix},
                  {"content", part.has_content() ? Json(content_json(part)) : Json(nullptr)},
                  {"options", options},
                  {"bots", bots},
                  {"levels", levels_json(info, texts)},
                  {"tempers", tempers_json(part, texts)}};
}

Json answers_json(const AnyGame& game, Seat seat, const Texts& texts) {
    Array all;
    if (seat == kChance) {
        OutcomeList outcomes;
        game.outcomes(outcomes);
        for (const Outcome& outcome : outcomes) {
            Object option = option_json(game, outcome.action, texts);
            option["weight"] = outcome.weight;
            all.push_back(std::move(option));
        }
        return all;
    }
    ActionList options;
    game.list(seat, options);
    for (const Action action : options) all.push_back(option_json(game, action, texts));
    return all;
}

Json standing_json(const AnyGame& game) {
    const Standing standing = game.standing();
    Array scores, ranks;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat) {
        scores.emplace_back(standing.scores[seat]);
        ranks.emplace_back(standing.ranks[seat]);
    }
    return Object{{"over", game.over()}, {"scores", scores}, {"ranks", ranks}};
}

Json advice_json(const AnyGame& game, const Advice& advice, const Texts& texts) {
    Array rated, reasons, chances;
    for (const Advice::Rated& each : advice.rated)
        rated.push_back(Object{
            {"notation", game.verbs().write(each.action)}, {"value", each.value}, {"chance", each.chance}});
    for (const Reason& reason : advice.reasons)
        reasons.push_back(
            Object{{"term", reason.term}, {"gain", reason.gain}, {"text", reason_text(reason, texts)}});
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat)
        chances.emplace_back(advice.chances[seat]);
    return Object{{"rated", rated}, {"reasons", reasons}, {"chances", chances}};
}

Texts shared_texts(Language language) {
    Texts texts{language};
    texts.add(engine_texts());
    texts.add(catalog_texts());
    texts.add(protocol_texts());
    return texts;
}

}  // namespace orrery
