#include "lab/arena/sprt.h"

#include <cmath>

namespace orrery {

namespace {

// One block that nobody played, as uncertain as a block can be: the first few that happen to be alike must
// not decide.
constexpr double kPriorSquares = 0.25;
constexpr double kFewestBlocks = 5;

}  // namespace

double expected_share(double elo, int players) {
    const double strength = std::pow(10, elo / 400);
    return strength / (strength + players - 1);
}

SprtRun::SprtRun(const SprtPlan& plan, int players)
    : share0_{expected_share(plan.elo0, players)}, share1_{expected_share(plan.elo1, players)} {
    now_.lower = std::log(plan.beta / (1 - plan.alpha));
    now_.upper = std::log((1 - plan.beta) / plan.alpha);
}

void SprtRun::add(double block_share) {
    if (now_.verdict != SprtVerdict::Open) return;
    n_ += 1;
    sum_ += block_share;
    squares_ += block_share * block_share;
    const double mean = sum_ / n_;
    const double variance = (squares_ - n_ * mean * mean + kPriorSquares) / n_;
    now_.llr = n_ * (share1_ - share0_) * (2 * mean - share0_ - share1_) / (2 * variance);
    if (n_ < kFewestBlocks) return;
    if (now_.llr >= now_.upper) now_.verdict = SprtVerdict::Accepted;
    if (now_.llr <= now_.lower) now_.verdict = SprtVerdict::Rejected;
}

}  // namespace orrery
