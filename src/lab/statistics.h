// Shares, means and their uncertainty.
#pragma once

#include <cstdint>
#include <span>

namespace orrery {

inline constexpr double kNormal95 = 1.959963984540054;  // 95% of a normal distribution lie within so many
                                                        // deviations

// A share with its 95% interval (Wilson).
struct Share {
    double share = 0, low = 0, high = 0;
};
Share share_of(double wins, double games);

// A mean with its 95% interval (Student's t): of values that are independent of each other.
struct Estimate {
    double mean = 0, low = 0, high = 0;
};
Estimate estimate_of(std::span<const double> values);
// The mean of shares. Where everything was won, or lost, the values do not differ and say nothing about how
// sure that is; then it is Wilson's interval for so many tries.
Share share_of_blocks(std::span<const double> shares);

// Half the width of a 95% interval around the mean of n values, in standard errors.
double student95(std::size_t n);

// Whole numbers summed up exactly, so that the order in which they come does not matter.
struct Sum {
    std::uint64_t n = 0;
    std::int64_t total = 0, squares = 0;

    void add(std::int64_t value);
    void add(const Sum& other);
    double mean() const;
    double standard_deviation() const;  // of the sample; 0 for fewer than two
};

}  // namespace orrery
