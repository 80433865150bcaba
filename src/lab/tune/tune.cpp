#include "lab/tune/tune.h"

#include <chrono>

#include "catalog/catalog.h"
#include "lab/tune/matches.h"
#include "lab/tune/results.h"

namespace orrery {

namespace {

template <GameRules R>
Result<TuneResult> tune_game(const R& rules, const WeightSets& sets, const TuneOptions& options,
                             const TuneWatch& watch) {
    const auto began = std::chrono::steady_clock::now();
    TuneGround<R> ground{rules, sets, options, watch};
    Result<WeightSet> found =
        options.method == TuneMethod::Results ? ResultsTuner<R>{ground}.run() : MatchesTuner<R>{ground}.run();
    if (!found) return found.problem();
    TuneResult result{std::move(*found), ground.from().name, {}, 0, 0};
    for (const int n : options.players) result.matches.push_back(ground.match(InsightOf<R>{result.set}, n));
    result.games = ground.games();
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return result;
}

// Kept weights must be weights, and something must be left to be tuned.
std::optional<Message> problem_with_kept(const std::vector<std::string>& kept, const WeightNames& names) {
    const auto is_kept = [&](const std::string& name) {
        return std::any_of(kept.begin(), kept.end(),
                           [&](const std::string& group) { return stands_for(group, name); });
    };
    for (const std::string& group : kept)
        if (std::none_of(names.begin(), names.end(),
                         [&](const std::string& name) { return stands_for(group, name); }))
            return Message{"error.tune.no_weight", {{"name", group}}};
    if (std::all_of(names.begin(), names.end(), is_kept)) return Message{"error.tune.all_kept", {}};
    return std::nullopt;
}

std::optional<Message> problem_with(const TuneOptions& options, const GameRow& game, const Shelf& shelf,
                                    const WeightSets& sets) {
    for (const int n : options.players) {
        Setup setup = options.setup;
        if (auto problem = set_players(game.info(), setup, n)) return problem;
        if (const Verdict verdict = game.judge_setup(shelf, setup); !verdict)
            return Message{"error.setup.refused", {{"rule", verdict.rule}}};
    }
    std::vector<std::string> named = options.against;
    if (!options.from.empty()) named.push_back(options.from);
    if (sets.sets.empty()) return Message{"error.tune.no_weights", {}};
    for (const std::string& name : named)
        if (sets.find(name) == nullptr)
            return Message{"error.tune.no_set", {{"name", name}, {"known", sets.names()}}};
    if (!is_set_name(options.name)) return Message{"error.tune.set_name", {{"name", options.name}}};
    return std::nullopt;
}

// Calls f(rules, sets) for the game; nothing if there is none such.
template <class F>
auto with_sets(const Shelf& shelf, std::string_view id, F f) {
    return with_game(shelf, id, [&]<class R>(const R& rules) { return f(rules, shelf.weights<R>()); });
}

}  // namespace

std::optional<Message> problem_with(const TuneOptions& options, const Shelf& shelf) {
    const GameRow* game = find_game(options.game);
    if (game == nullptr) return unknown_game(options.game);
    return *with_sets(
        shelf, game->info().id, [&]<class R>(const R&, const WeightSets& sets) -> std::optional<Message> {
            if (auto problem = problem_with(options, *game, shelf, sets)) return problem;
            return problem_with_kept(options.kept, weight_names<typename InsightOf<R>::Weights>());
        });
}

std::string_view name_of(TuneMethod method) { return method == TuneMethod::Results ? "results" : "matches"; }

std::string weights_file(const TuneOptions& options, std::string_view head, const WeightSet& set) {
    std::string text;
    with_game(built_in(), options.game, [&]<class R>(const R&) {
        const auto& names = weight_names<typename InsightOf<R>::Weights>();
        text = write_weights(head, options.game, {{set}, {}}, names);
        return true;
    });
    return text;
}

Result<TuneResult> tune(const TuneOptions& options, const TuneWatch& watch, const Shelf& shelf) {
    const GameRow* game = find_game(options.game);
    if (game == nullptr) return unknown_game(options.game);
    if (auto problem = problem_with(options, shelf)) return *problem;
    auto result = with_sets(shelf, game->info().id, [&]<class R>(const R& rules, const WeightSets& sets) {
        return tune_game(rules, sets, options, watch);
    });
    return result ? std::move(*result) : unknown_game(options.game);
}

Json to_json_document(const TuneOptions& options, const TuneResult& result) {
    boost::json::array matches;
    for (const TuneMatch& match : result.matches)
        matches.push_back(boost::json::object{{"players", match.players},
                                              {"blocks", match.blocks},
                                              {"unfinished", match.unfinished},
                                              {"win_share", match.share.share},
                                              {"low", match.share.low},
                                              {"high", match.share.high},
                                              {"decisions", match.decisions},
                                              {"decisions_before", match.decisions_before}});
    return boost::json::object{{"game", options.game},       {"method", name_of(options.method)},
                               {"from", result.from},        {"set", result.set.name},
                               {"seed", options.seed},       {"generations", options.generations},
                               {"threads", options.threads}, {"games", result.games},
                               {"seconds", result.seconds},  {"validation", matches}};
}

}  // namespace orrery
