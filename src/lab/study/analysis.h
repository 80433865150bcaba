// A recorded game looked at decision by decision: what a bot would have answered, knowing what the seat could
// know, and what the answers given cost in chances of winning.
#pragma once

#include "bots/reason_texts.h"
#include "catalog/catalog.h"
#include "engine/record.h"

namespace orrery {

struct AnalysisOptions {
    std::string bot;
    std::optional<Seat> seat{};  // only the decisions of this one
    std::uint64_t seed = 1;
    int threads = 1;
};

struct JudgedDecision {
    std::size_t ply = 0;  // answers given before
    Seat seat = 0;
    Action played, best;
    // Of winning, for the seat; where the answers differ, found by looking at the table after each of them.
    double chance_played = 0, chance_best = 0;
    std::vector<Reason> reasons;              // for the best
    std::array<double, kMaxSeats> chances{};  // of all seats, after the best answer

    double loss() const { return std::max(0.0, chance_best - chance_played); }
};

struct SeatAnalysis {
    std::size_t decisions = 0;  // that left a choice
    std::size_t agreed = 0;     // answered as the bot would have
    double loss = 0;            // of all of them together, in chances of winning
};

// The chances of all seats before a decision, or when the game was over.
struct ChancePoint {
    std::size_t ply = 0;
    std::array<double, kMaxSeats> chances{};
};

struct Analysis {
    std::vector<JudgedDecision> decisions;  // in the order of the game
    std::vector<ChancePoint> curve;
    std::vector<std::size_t> mistakes;  // places in `decisions`, the dearest first; at most kMostMistakes
    std::vector<SeatAnalysis> seats;
};

inline constexpr std::size_t kMostMistakes = 5;
inline constexpr double kSmallestMistake = 0.01;  // of a chance; less is noise

using MakeAnyBot = std::function<std::unique_ptr<AnyBot>()>;

// The result depends on match, options and bot alone, not on `threads`. watch(done) is called now and then,
// of as many as decisions_to_judge(); false ends it. Refused: the bot does not say chances; or it was
// stopped.
Result<Analysis> analyse(const Match& match, const AnalysisOptions& options, const MakeAnyBot& make_bot,
                         const std::function<bool(std::size_t)>& watch);
// Decisions that left a choice.
std::vector<std::size_t> decisions_to_judge(const Match& match, std::optional<Seat> seat);

// The bot that looks at games unless another one is named: the strongest that takes a moment for a decision.
std::string usual_analyst(const GameRow& game, const Shelf& shelf);

Json to_json_document(const Match& match, const AnalysisOptions& options, const Analysis& analysis,
                      const Texts& texts);

}  // namespace orrery
