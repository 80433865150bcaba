#include "lab/tune/tune.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "lab/games/row.h"
#include "lab/tune/space.h"

namespace orrery {

namespace {

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

}  // namespace

std::optional<Message> problem_with(const TuneOptions& options, const Shelf& shelf) {
    const GameRow* game = find_game(options.game);
    if (game == nullptr) return unknown_game(options.game);
    const GamePart& part = shelf.part(game->info().id);
    if (auto problem = problem_with(options, *game, shelf, part.weights())) return problem;
    return problem_with_kept(options.kept, part.weight_names());
}

std::string_view name_of(TuneMethod method) { return method == TuneMethod::Results ? "results" : "matches"; }

std::string weights_file(const TuneOptions& options, std::string_view head, const WeightSet& set) {
    const auto& names = built_in().part(options.game).weight_names();
    return write_weights(head, options.game, {{set}, {}}, names);
}

Result<TuneResult> tune(const TuneOptions& options, const TuneWatch& watch, const Shelf& shelf) {
    const GameRow* game = find_game(options.game);
    if (game == nullptr) return unknown_game(options.game);
    if (auto problem = problem_with(options, shelf)) return *problem;
    return lab_row(game->info().id).tune(shelf, options, watch);
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
