#include "lab/tune/cma.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>

namespace orrery {

namespace {

std::vector<double> shares_of(std::size_t population) {
    std::vector<double> shares;
    for (std::size_t i = 0; i < population / 2; ++i)
        shares.push_back(std::log(static_cast<double>(population) / 2 + 0.5) -
                         std::log(static_cast<double>(i) + 1));
    const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) share /= total;
    return shares;
}

std::size_t usual_population(std::size_t dimensions) {
    return 4 + static_cast<std::size_t>(3 * std::log(static_cast<double>(dimensions)));
}

}  // namespace

// The constants are those of the method; n stands for the number of dimensions.
Cma::Cma(std::size_t dimensions, double spread, std::uint64_t seed, std::size_t population)
    : rng_{Rng::stream(seed, 0)},
      shares_{
          shares_of(population == 0 ? usual_population(dimensions) : std::max<std::size_t>(population, 4))},
      mean_(dimensions, 0.0),
      variance_(dimensions, 1.0),
      path_sigma_(dimensions, 0.0),
      path_c_(dimensions, 0.0),
      spread_{spread} {
    const auto n = static_cast<double>(dimensions);
    double squares = 0;
    for (const double share : shares_) squares += share * share;
    mu_eff_ = 1 / squares;
    c_sigma_ = (mu_eff_ + 2) / (n + mu_eff_ + 5);
    d_sigma_ = 1 + 2 * std::max(0.0, std::sqrt((mu_eff_ - 1) / (n + 1)) - 1) + c_sigma_;
    c_c_ = (4 + mu_eff_ / n) / (n + 4 + 2 * mu_eff_ / n);
    const double separable = (n + 2) / 3;
    c_1_ = std::min(1.0, separable * 2 / ((n + 1.3) * (n + 1.3) + mu_eff_));
    c_mu_ = std::min(1 - c_1_, separable * 2 * (mu_eff_ - 2 + 1 / mu_eff_) / ((n + 2) * (n + 2) + mu_eff_));
    usual_length_ = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
    points_.assign(population == 0 ? usual_population(dimensions) : std::max<std::size_t>(population, 4),
                   Point(dimensions));
    steps_ = points_;
}

double Cma::gaussian() {  // Box and Muller
    const auto uniform = [&] { return (static_cast<double>(rng_() >> 11U) + 0.5) * 0x1p-53; };
    const double radius = std::sqrt(-2 * std::log(uniform()));
    return radius * std::cos(2 * std::numbers::pi * uniform());
}

const std::vector<Cma::Point>& Cma::ask() {
    for (std::size_t k = 0; k < points_.size(); ++k)
        for (std::size_t i = 0; i < mean_.size(); ++i) {
            steps_[k][i] = std::sqrt(variance_[i]) * gaussian();
            points_[k][i] = mean_[i] + spread_ * steps_[k][i];
        }
    return points_;
}

void Cma::tell(const std::vector<double>& losses) {
    assert(losses.size() == points_.size());
    std::vector<std::size_t> order(losses.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return losses[left] < losses[right]; });
    Point step(mean_.size(), 0.0);
    for (std::size_t k = 0; k < shares_.size(); ++k)
        for (std::size_t i = 0; i < mean_.size(); ++i) step[i] += shares_[k] * steps_[order[k]][i];

    double length = 0;
    for (std::size_t i = 0; i < mean_.size(); ++i) {
        mean_[i] += spread_ * step[i];
        path_sigma_[i] = (1 - c_sigma_) * path_sigma_[i] +
                         std::sqrt(c_sigma_ * (2 - c_sigma_) * mu_eff_ / variance_[i]) * step[i];
        length += path_sigma_[i] * path_sigma_[i];
    }
    length = std::sqrt(length);
    ++generation_;
    const double settled = std::sqrt(1 - std::pow(1 - c_sigma_, 2 * generation_));
    const bool steady =
        length / settled < (1.4 + 2 / (static_cast<double>(mean_.size()) + 1)) * usual_length_;
    for (std::size_t i = 0; i < mean_.size(); ++i) {
        path_c_[i] =
            (1 - c_c_) * path_c_[i] + (steady ? std::sqrt(c_c_ * (2 - c_c_) * mu_eff_) * step[i] : 0.0);
        double better = 0;
        for (std::size_t k = 0; k < shares_.size(); ++k)
            better += shares_[k] * steps_[order[k]][i] * steps_[order[k]][i];
        const double kept = (1 - c_1_ - c_mu_) + (steady ? 0.0 : c_1_ * c_c_ * (2 - c_c_));
        variance_[i] = kept * variance_[i] + c_1_ * path_c_[i] * path_c_[i] + c_mu_ * better;
    }
    spread_ *= std::exp(std::min(1.0, c_sigma_ / d_sigma_ * (length / usual_length_ - 1)));
}

}  // namespace orrery
