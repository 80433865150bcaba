#include "lab/statistics.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>
#include <numeric>

namespace orrery {

Share share_of(double wins, double games) {
    if (games <= 0) return {0, 0, 1};
    const double share = wins / games;
    const double weight = 1 + kNormal95 * kNormal95 / games;
    const double centre = (share + kNormal95 * kNormal95 / (2 * games)) / weight;
    const double half = kNormal95 / weight *
                        std::sqrt(share * (1 - share) / games + kNormal95 * kNormal95 / (4 * games * games));
    return {share, std::clamp(centre - half, 0.0, share), std::clamp(centre + half, share, 1.0)};
}

double student95(std::size_t n) {
    if (n < 2) return std::numeric_limits<double>::infinity();
    return boost::math::quantile(boost::math::students_t{static_cast<double>(n - 1)}, 0.975);
}

Estimate estimate_of(std::span<const double> values) {
    constexpr double kAnything = std::numeric_limits<double>::infinity();
    if (values.empty()) return {0, -kAnything, kAnything};
    const auto n = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    if (values.size() < 2) return {mean, -kAnything, kAnything};
    double squares = 0;
    for (const double value : values) squares += (value - mean) * (value - mean);
    const double half = student95(values.size()) * std::sqrt(squares / (n - 1) / n);
    return {mean, mean - half, mean + half};
}

Share share_of_blocks(std::span<const double> shares) {
    const Estimate all = estimate_of(shares);
    const auto n = static_cast<double>(shares.size());
    if (shares.size() < 2 || all.mean <= 0 || all.mean >= 1) return share_of(all.mean * n, n);
    return {all.mean, std::clamp(all.low, 0.0, 1.0), std::clamp(all.high, 0.0, 1.0)};
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
