// How long people wait for a bot: so many seconds for a whole turn, less when somebody wants the answer now.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>

#include "bots/aids.h"

namespace orrery {

inline double steady_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Lent to a bot for its turns. Between begin_answer() and end_answer() it may think for a share of what is
// left of the turn, so that nothing of it is used up before the last answer. Only hurry() may come from
// another thread.
class Patience final : public BotAids {
  public:
    // `hands`: who does what a bot shares out.
    explicit Patience(double seconds_of_turn, const BotAids& hands = no_aids(),
                      double (*clock)() = steady_seconds)
        : hands_{hands}, clock_{clock}, whole_{kOfTurn * seconds_of_turn}, left_{whole_} {}

    std::optional<double> seconds() const override { return clock_(); }
    void share(int workers, SharedWork& work) const override { hands_.share(workers, work); }
    bool enough() const override { return hurried_ || *seconds() >= until_; }

    void begin_turn() {
        left_ = whole_;
        hurried_ = false;
    }
    void begin_answer() {
        began_ = *seconds();
        until_ = began_ + kShare * left_;
    }
    void end_answer() { left_ = std::max(0.0, left_ - (*seconds() - began_)); }

    // All that is still asked in this turn is answered at once.
    void hurry() { hurried_ = true; }
    bool hurried() const { return hurried_; }

  private:
    // Of a turn: the rest is for what a bot does before it can be stopped, and for what is no thinking.
    static constexpr double kOfTurn = 0.9;
    static constexpr double kShare = 0.3;  // of what is left, for an answer

    const BotAids& hands_;
    double (*clock_)();
    double whole_, left_;  // seconds for thinking
    double began_ = 0, until_ = 0;
    std::atomic<bool> hurried_ = false;
};

}  // namespace orrery
