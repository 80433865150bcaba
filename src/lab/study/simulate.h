// Many games of bots against each other: who wins, how long it takes, how fast it goes.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "engine/json.h"
#include "engine/setup.h"
#include "lab/study/study.h"

namespace orrery {

struct SimulateOptions {
    std::string game;
    Setup setup;
    std::uint64_t games = 1000;
    std::vector<std::string> bots{"random"};  // dealt to the seats in turn and rotated by one seat each game
    std::uint64_t seed = 1;
    int threads = 1;
    std::uint64_t most_answers = 100'000;  // a game that goes on longer counts as unfinished
    bool study = false;                    // look into the games: SimulateResult::study
};

struct Tally {  // of one seat, or of one bot
    std::string name;
    std::uint64_t games =
        0;            // finished ones, counted once for each seat that the bot had: equal bots win 1 in n
    double wins = 0;  // a shared victory is split
    Share win_share;
    double mean_score = 0, sd_score = 0;
};

struct SimulateResult {
    std::uint64_t games = 0, unfinished = 0, decisions = 0, chances = 0;
    double seconds = 0, decisions_per_second = 0, mean_decisions = 0, mean_branching = 0;
    std::uint64_t fewest_decisions = 0, most_decisions = 0;
    std::vector<Tally> seats, bots;
    std::uint64_t signature = 0;  // of all results, in order: equal for any number of threads
    Study study;
};

// Calls progress(done) now and then, from the calling thread. The result does not depend on `threads`.
Result<SimulateResult> simulate(const SimulateOptions& options,
                                const std::function<void(std::uint64_t)>& progress,
                                const Shelf& shelf = built_in());
Json to_json_document(const SimulateOptions& options, const SimulateResult& result);

}  // namespace orrery
