// Finds better weights for an evaluation by play. docs/tuning.md describes the methods.
#pragma once

#include <functional>

#include "catalog/shelf.h"
#include "engine/json.h"
#include "engine/setup.h"
#include "lab/statistics.h"

namespace orrery {

enum class TuneMethod : std::uint8_t {
    Results,  // what positions were worth is learnt from how games of them ended
    Matches   // candidates against frozen sets, moved by separable CMA-ES
};

struct TuneOptions {
    std::string game;
    TuneMethod method = TuneMethod::Results;
    Setup setup;                  // its options; the number of players varies
    std::vector<int> players{2};  // matches take these numbers in turn, results one after the other
    std::string from;             // the set to begin with, and to beat; empty: the default
    // Matches: sets to play against, in turn; empty: `from`. Results: other styles that play in every
    // generation.
    std::vector<std::string> against;
    std::vector<std::string> kept;  // weights, or groups of them, that stay as they are
    std::string name = "mine";      // of the set that is found
    int generations = 10;
    std::uint64_t games = 4000;       // results: of each generation
    std::uint64_t blocks = 20;        // matches: for each candidate
    std::uint64_t validation = 1000;  // blocks of the match at the end
    std::uint64_t seed = 1;
    int threads = 1;
};

// After each generation.
struct TuneStep {
    int generation = 0;
    // Results: how much of the outcome of games that were not learnt from the set tells. Matches: what the
    // candidates together won against the sets they met; 0.5 is as good, for any number of players.
    double share = 0;
    const WeightSet& set;  // the best guess so far
};

// The tuned set against the one it began with, on seeds of their own.
struct TuneMatch {
    int players = 2;
    std::uint64_t blocks = 0, unfinished = 0;
    Share share;                                 // of wins, over block means; equal bots win 1 in `players`
    double decisions = 0, decisions_before = 0;  // of a game among bots of the new and of the old set
};

struct TuneResult {
    WeightSet set;
    std::string from;                // the name of the set that it began with
    std::vector<TuneMatch> matches;  // one for each number of players
    std::uint64_t games = 0;
    double seconds = 0;
};

struct TuneWatch {
    std::function<void(double share)> progress;  // of the whole work; from the calling thread
    // May keep the set; what it returns ends the work.
    std::function<std::optional<Message>(const TuneStep&)> step;
};

// Whether such a search can be; the message says what to change.
std::optional<Message> problem_with(const TuneOptions& options, const Shelf& shelf);
std::string_view name_of(TuneMethod method);  // "results"
// The set as a file that --weights reads.
std::string weights_file(const TuneOptions& options, std::string_view head, const WeightSet& set);

// The result does not depend on `threads`.
Result<TuneResult> tune(const TuneOptions& options, const TuneWatch& watch, const Shelf& shelf = built_in());
Json to_json_document(const TuneOptions& options, const TuneResult& result);

}  // namespace orrery
