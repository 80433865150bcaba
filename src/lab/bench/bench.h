// The engine's speed and signature: printed by `orrery bench`. Every figure beside a named baseline in the
// same run.
#pragma once

#include <string>
#include <vector>

#include "engine/json.h"

namespace orrery {

struct BenchRow {
    std::string name;  // "playout", "copy", "list", "judge", "play", "imagine", "view"; of bots: "key" ...
    double value = 0;
    std::string unit;  // "M decisions/s", "ns", "us", "k/s"; none: a number of what is done
};

struct BenchResult {
    std::string game;
    int players = 0;
    std::size_t state_bytes = 0;
    double decisions_per_second = 0, games_per_second = 0, mean_decisions = 0, mean_branching = 0;
    double baseline_decisions_per_second = 0;  // the toy of lab/bench/baseline.h, timed in the same run
    std::vector<BenchRow> rows;
    std::uint64_t signature = 0;  // over fixed seeds; changes only when rules change
};

// `seconds` of playouts; the same again is spent on the single operations.
Result<BenchResult> bench(std::string_view game, int players, double seconds);
// The signature alone, of all numbers of players.
Result<std::uint64_t> signature(std::string_view game);
Json to_json_document(const BenchResult& result);

}  // namespace orrery
