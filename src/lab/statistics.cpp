#include "lab/statistics.h"

#include <algorithm>
#include <cmath>

namespace orrery {

Share share_of(double wins, double games) {
    if (games <= 0) return {0, 0, 1};
    constexpr double kZ = 1.959963984540054;  // 95% of a normal distribution lie within so many deviations
    const double share = wins / games;
    const double weight = 1 + kZ * kZ / games;
    const double centre = (share + kZ * kZ / (2 * games)) / weight;
    const double half = kZ / weight * std::sqrt(share * (1 - share) / games + kZ * kZ / (4 * games * games));
    return {share, std::clamp(centre - half, 0.0, share), std::clamp(centre + half, share, 1.0)};
}

void Sum::add(std::int64_t value) {
    ++n;
    total += value;
    squares += value * value;
}

void Sum::add(const Sum& other) {
    n += other.n;
    total += other.total;
    squares += other.squares;
}

double Sum::mean() const { return n == 0 ? 0.0 : static_cast<double>(total) / static_cast<double>(n); }

double Sum::standard_deviation() const {
    if (n < 2) return 0;
    const double count = static_cast<double>(n);
    const double around_mean = static_cast<double>(squares) - count * mean() * mean();
    return std::sqrt(std::max(0.0, around_mean / (count - 1)));
}

}  // namespace orrery
