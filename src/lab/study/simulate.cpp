#include "lab/study/simulate.h"

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/make_bot.h"
#include "lab/games/row.h"
#include "lab/setup.h"
#include "lab/study/simulate_game.h"

namespace orrery {

namespace {

Tally tally(std::string name, const Series::Side& side) {
    Tally result;
    result.name = std::move(name);
    result.games = side.scores.n;
    result.wins = static_cast<double>(side.wins) / Series::kWin;
    result.win_share = share_of(result.wins, static_cast<double>(side.scores.n));
    result.mean_score = side.scores.mean();
    result.sd_score = side.scores.standard_deviation();
    return result;
}

// Bots of one name are one.
std::vector<Tally> tally_bots(const SimulateOptions& options, const Series& series) {
    std::vector<std::string> names;
    std::vector<Series::Side> sides;
    for (std::size_t place = 0; place < options.setup.players; ++place) {
        const std::string& name = dealt(options, place);
        const auto found = std::find(names.begin(), names.end(), name);
        const auto at = static_cast<std::size_t>(found - names.begin());
        if (found == names.end()) {
            names.push_back(name);
            sides.emplace_back();
        }
        sides[at].scores.add(series.bots[place].scores);
        sides[at].wins += series.bots[place].wins;
    }
    std::vector<Tally> tallies;
    for (std::size_t i = 0; i < names.size(); ++i) tallies.push_back(tally(names[i], sides[i]));
    return tallies;
}

}  // namespace

SimulateResult result_of(const SimulateOptions& options, const Series& series, double seconds) {
    SimulateResult result;
    result.games = options.games;
    result.unfinished = series.unfinished;
    result.decisions = series.decisions;
    result.chances = series.chances;
    result.seconds = seconds;
    const auto decisions = static_cast<double>(series.decisions);
    if (seconds > 0) result.decisions_per_second = decisions / seconds;
    if (options.games > 0) result.mean_decisions = decisions / static_cast<double>(options.games);
    if (series.decisions > 0) result.mean_branching = static_cast<double>(series.options) / decisions;
    const bool any = series.unfinished < options.games;
    result.fewest_decisions = any ? series.fewest : 0;
    result.most_decisions = any ? series.most : 0;
    for (std::size_t seat = 0; seat < options.setup.players; ++seat)
        result.seats.push_back(tally(std::string{kSeatNames[seat]}, series.seats[seat]));
    result.bots = tally_bots(options, series);
    result.signature = series.signature;
    return result;
}

namespace {

std::optional<Message> problem_with(const SimulateOptions& options, const GameRow& game, const Shelf& shelf) {
    if (auto problem = problem_with_setup(game, shelf, options.setup)) return problem;
    if (options.bots.empty()) return no_bot(game.bots());
    if (options.bots.size() > options.setup.players)
        return Message{
            "error.bot.too_many",
            {{"n", std::to_string(options.bots.size())}, {"players", std::to_string(options.setup.players)}}};
    return std::nullopt;
}

Json to_json(const Tally& tally) {
    return boost::json::object{{"name", tally.name},
                               {"games", tally.games},
                               {"wins", tally.wins},
                               {"win_share", tally.win_share.share},
                               {"low", tally.win_share.low},
                               {"high", tally.win_share.high},
                               {"mean_score", tally.mean_score},
                               {"sd_score", tally.sd_score}};
}

Json to_json(const std::vector<Tally>& tallies) {
    boost::json::array all;
    for (const Tally& each : tallies) all.push_back(to_json(each));
    return all;
}

Json to_json(const TraitMerit& merit) {
    const Share share = merit.had.win_share();
    return boost::json::object{{"id", merit.id},
                               {"cases", merit.had.sides},
                               {"win_share", share.share},
                               {"low", share.low},
                               {"high", share.high},
                               {"times_even", merit.times_even},
                               {"above_others", merit.above_others},
                               {"above_similar", merit.above_similar},
                               {"margin", merit.margin}};
}

Json traits_json(const Study& study) {
    boost::json::object groups;
    for (const auto& [name, group] : study.traits) {
        boost::json::array members;
        for (const TraitMerit& merit : merits_in(group, study.everybody())) members.push_back(to_json(merit));
        groups[name] = std::move(members);
    }
    return groups;
}

}  // namespace

Result<SimulateResult> simulate(const SimulateOptions& options,
                                const std::function<void(std::uint64_t)>& progress, const Shelf& shelf) {
    const GameRow* game = find_game(options.game);
    if (game == nullptr) return unknown_game(options.game);
    if (auto problem = problem_with(options, *game, shelf)) return *problem;
    return lab_row(game->info().id).simulate(shelf, options, progress);
}

Json to_json_document(const SimulateOptions& options, const SimulateResult& result) {
    return boost::json::object{{"game", game_id(options.game)},
                               {"players", options.setup.players},
                               {"options", options_json(options.game, options.setup)},
                               {"seed", options.seed},
                               {"threads", options.threads},
                               {"games", result.games},
                               {"unfinished", result.unfinished},
                               {"decisions", result.decisions},
                               {"chances", result.chances},
                               {"seconds", result.seconds},
                               {"decisions_per_second", result.decisions_per_second},
                               {"mean_decisions", result.mean_decisions},
                               {"mean_branching", result.mean_branching},
                               {"fewest_decisions", result.fewest_decisions},
                               {"most_decisions", result.most_decisions},
                               {"seats", to_json(result.seats)},
                               {"bots", to_json(result.bots)},
                               {"traits", traits_json(result.study)},
                               {"signature", fmt::format("{:016x}", result.signature)}};
}

}  // namespace orrery
