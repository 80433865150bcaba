#include "lab/bench/bench.h"

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "lab/games/row.h"

namespace orrery {

Result<BenchResult> bench(std::string_view game, int players, double seconds) {
    const GameRow* row = find_game(game);
    if (row == nullptr) return unknown_game(game);
    Setup setup;
    if (auto problem = set_players(row->info(), setup, players)) return *problem;
    return lab_row(row->info().id).bench(setup, seconds);
}

Result<std::uint64_t> signature(std::string_view game) {
    const GameRow* row = find_game(game);
    if (row == nullptr) return unknown_game(game);
    return lab_row(row->info().id).signature();
}

Json to_json_document(const BenchResult& result) {
    boost::json::array rows;
    for (const BenchRow& row : result.rows)
        rows.push_back(boost::json::object{{"name", row.name}, {"value", row.value}, {"unit", row.unit}});
    const double baseline = result.baseline_decisions_per_second;
    return boost::json::object{
        {"game", result.game},
        {"players", result.players},
        {"state_bytes", result.state_bytes},
        {"decisions_per_second", result.decisions_per_second},
        {"games_per_second", result.games_per_second},
        {"mean_decisions", result.mean_decisions},
        {"mean_branching", result.mean_branching},
        {"baseline_decisions_per_second", baseline},
        {"ratio_to_baseline", baseline > 0 ? result.decisions_per_second / baseline : 0.0},
        {"rows", rows},
        {"signature", fmt::format("{:016x}", result.signature)}};
}

}  // namespace orrery
