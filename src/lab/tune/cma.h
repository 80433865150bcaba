// Separable CMA-ES: finds a point where a noisy function is small, by drawing points around a mean and moving
// mean and spread towards the better half. Every coordinate has a spread of its own; how coordinates depend
// on each other is not learnt, which keeps it fast and steady in a hundred dimensions (Ros and Hansen, 2008).
#pragma once

#include <cstdint>
#include <vector>

#include "core/rng.h"

namespace orrery {

class Cma {
  public:
    using Point = std::vector<double>;

    // Begins at 0 in every coordinate. population 0: as many points as the number of dimensions suggests.
    Cma(std::size_t dimensions, double spread, std::uint64_t seed, std::size_t population = 0);

    // The points to try next.
    const std::vector<Point>& ask();
    // What came of them, in the same order: less is better.
    void tell(const std::vector<double>& losses);

    const Point& mean() const { return mean_; }
    double spread() const { return spread_; }
    std::size_t population() const { return points_.size(); }

  private:
    double gaussian();

    Rng rng_;
    std::vector<double> shares_;  // of the better half in the new mean, best first
    double mu_eff_, c_sigma_, d_sigma_, c_c_, c_1_, c_mu_, usual_length_;
    Point mean_, variance_, path_sigma_, path_c_;
    double spread_;
    std::vector<Point> steps_, points_;  // of this generation; steps in units of the spread
    int generation_ = 0;
};

}  // namespace orrery
