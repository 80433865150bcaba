// A game that was played, looked at decision by decision: what a bot would have answered, knowing what the
// seat could know, and what the answers given cost in chances of winning.
#pragma once

#include <optional>

#include "bots/bot.h"
#include "engine/match.h"

namespace orrery {

// A decision that left a choice, with the table as it was before it.
struct OpenDecision {
    std::size_t ply = 0;
    std::unique_ptr<AnyGame> game;
    Answer given;
};
// In the order of the game; of one seat alone if it is named.
std::vector<OpenDecision> open_decisions(const Match& match, std::optional<Seat> seat = {});

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

// Judges one decision in steps of one question to the bot each, so that whoever shares a machine can stop
// between them. The result depends on decision, bot and seed alone.
class Judging {
  public:
    Judging(const OpenDecision& decision, std::uint64_t seed);

    bool done() const { return done_; }
    void step(AnyBot& bot);
    // Whole when done; after the first step the bot's first opinion, without a look at what came of it.
    const JudgedDecision& result() const { return result_; }

    static constexpr std::size_t kMostSteps = 7;

  private:
    struct Outlook {  // the table after one of the answers
        Action action;
        double total = 0;
        int tries = 0;
        bool done = false;
    };

    void ask(AnyBot& bot);
    void look(Outlook& outlook, AnyBot& bot) const;

    const OpenDecision* decision_;
    Rng rng_;
    std::uint64_t luck_ = 0;
    Outlook played_{}, best_{};
    bool asked_ = false, done_ = false;
    JudgedDecision result_;
};

JudgedDecision judged(const OpenDecision& decision, AnyBot& bot, std::uint64_t seed);

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

// False: the bot knows no chances.
bool says_chances(const std::vector<JudgedDecision>& decisions);
Analysis concluded(const Match& match, std::vector<JudgedDecision> decisions);

}  // namespace orrery
