// The sequential test: plays on until it is decided whether a bot is better by one margin or not even by
// another. Generalised to scores of blocks, whose distribution is not known beforehand: the log-likelihood
// ratio of two means is taken with the variance that was seen.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/by.h"

namespace orrery {

// What is compared: a lead of elo0 (no improvement) with a lead of elo1 (improvement).
struct SprtPlan {
    double elo0 = 0, elo1 = 5;
    double alpha = 0.05, beta = 0.05;  // chance of taking elo0 for elo1, and the other way round
};

enum class SprtVerdict : std::uint8_t { Open, Accepted, Rejected };  // of elo1
constexpr SprtVerdict last_of(SprtVerdict) { return SprtVerdict::Rejected; }
constexpr std::string_view name_of(SprtVerdict verdict) {
    constexpr auto kNames = named<SprtVerdict>({{SprtVerdict::Open, "open"},
                                                {SprtVerdict::Accepted, "accepted"},
                                                {SprtVerdict::Rejected, "rejected"}});
    return kNames[static_cast<std::size_t>(verdict)];
}

struct Sprt {
    double llr = 0, lower = 0, upper = 0;
    SprtVerdict verdict = SprtVerdict::Open;
};

// The share of wins that a lead of so many Elo gives against players - 1 equal rivals.
double expected_share(double elo, int players);

// Adds up block by block; what is decided stays decided.
class SprtRun {
  public:
    SprtRun(const SprtPlan& plan, int players);

    void add(double block_share);
    const Sprt& now() const { return now_; }

  private:
    double share0_, share1_;
    double n_ = 0, sum_ = 0, squares_ = 0;
    Sprt now_;
};

}  // namespace orrery
