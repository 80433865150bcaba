// A finished game looked at by a bot, in small steps: a glance at every decision, then a long look at those
// that seem to have cost most. What `orrery analyse` does with all of them would take minutes of everybody's
// machine.
#pragma once

#include "bots/judging.h"

namespace orrery::server {

// What is kept of it, and shown.
struct Findings {
    std::vector<ChancePoint> curve;        // one for each turn, and the end
    std::vector<JudgedDecision> mistakes;  // the dearest first, no two of the same turn
    std::vector<SeatAnalysis> seats;       // without `loss`: a glance is not good for that
};

// Lives on one thread at a time.
class Survey {
  public:
    static constexpr std::size_t kLooks = 10;
    static constexpr std::size_t kShown = 3;

    Survey(Match match, std::unique_ptr<AnyBot> quick, std::unique_ptr<AnyBot> thorough)
        : match_{std::move(match)}, quick_{std::move(quick)}, thorough_{std::move(thorough)} {}

    // One question to a bot.
    void step();
    bool done() const { return begun_ && glanced() && looked_ == doubtful_.size(); }
    double progress() const;
    Findings findings() const;

  private:
    bool glanced() const { return decisions_.size() == open_.size(); }
    void begin();
    void choose();
    std::vector<ChancePoint> curve() const;

    Match match_;
    std::unique_ptr<AnyBot> quick_, thorough_;
    std::vector<std::size_t> turns_;  // plies at which a turn was over
    std::vector<OpenDecision> open_;
    std::vector<JudgedDecision> decisions_;  // as many as were glanced at
    std::vector<std::size_t> doubtful_;      // places in them, the dearest first
    std::vector<JudgedDecision> judged_;
    std::optional<Judging> judging_;
    std::size_t looked_ = 0;
    bool begun_ = false;
};

}  // namespace orrery::server
