// Shares, means and their uncertainty.
#pragma once

#include <cstdint>

namespace orrery {

// A share with its 95% interval (Wilson).
struct Share {
    double share = 0, low = 0, high = 0;
};
Share share_of(double wins, double games);

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
