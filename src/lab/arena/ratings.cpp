#include "lab/arena/ratings.h"

#include <algorithm>
#include <cmath>

#include "lab/statistics.h"

namespace orrery {

namespace {

// Between every two who met, one more meeting that ended even: keeps the strength of somebody who won
// everything finite.
constexpr double kPrior = 0.5;
constexpr int kMostRounds = 10'000;
constexpr double kCloseEnough = 1e-12;
const double kEloOfLog = 400 / std::log(10);

struct Matrix {
    std::size_t n;
    std::vector<double> at_;

    explicit Matrix(std::size_t size) : n{size}, at_(size * size) {}
    double& at(std::size_t i, std::size_t j) { return at_[i * n + j]; }
    double at(std::size_t i, std::size_t j) const { return at_[i * n + j]; }
};

Matrix product(const Matrix& left, const Matrix& right) {
    Matrix result{left.n};
    for (std::size_t i = 0; i < left.n; ++i)
        for (std::size_t j = 0; j < left.n; ++j)
            for (std::size_t k = 0; k < left.n; ++k) result.at(i, j) += left.at(i, k) * right.at(k, j);
    return result;
}

// Gauss and Jordan; the matrix is positive definite, so no pivot is small.
Matrix inverse(Matrix m) {
    Matrix result{m.n};
    for (std::size_t i = 0; i < m.n; ++i) result.at(i, i) = 1;
    for (std::size_t k = 0; k < m.n; ++k) {
        const double pivot = m.at(k, k);
        for (std::size_t j = 0; j < m.n; ++j) {
            m.at(k, j) /= pivot;
            result.at(k, j) /= pivot;
        }
        for (std::size_t i = 0; i < m.n; ++i) {
            const double factor = m.at(i, k);
            for (std::size_t j = 0; i != k && j < m.n; ++j) {
                m.at(i, j) -= factor * m.at(k, j);
                result.at(i, j) -= factor * result.at(k, j);
            }
        }
    }
    return result;
}

class Model {
  public:
    Model(std::size_t n, std::span<const PairScores> blocks, std::size_t anchor)
        : n_{n}, blocks_{blocks}, anchor_{anchor}, scores_{n}, strengths_(n, 1.0) {
        for (const PairScores& block : blocks)
            for (std::size_t i = 0; i < n * n; ++i) scores_.at_[i] += block[i];
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j)
                if (i != j && scores_.at(i, j) + scores_.at(j, i) > 0) met_.emplace_back(i, j);
        one_sided_ = is_one_sided();
        for (const auto& [i, j] : met_) scores_.at(i, j) += kPrior;
        fit();
    }

    // Nothing can be said of those who never met anybody.
    bool connected() const {
        for (std::size_t i = 0; i < n_; ++i)
            if (std::ranges::none_of(met_, [&](const auto& pair) { return pair.first == i; })) return false;
        return true;
    }

    std::vector<Rating> ratings() const {
        const Matrix sure = inverse(information());
        const Matrix seen = product(product(sure, spread()), sure);
        const double width = std::min(student95(blocks_.size()), 100.0);
        std::vector<Rating> all(n_);
        for (std::size_t i = 0; i < n_; ++i) {
            if (i == anchor_) continue;
            const std::size_t row = row_of(i);
            double variance = seen.at(row, row);
            if (one_sided_ || blocks_.size() < 2) variance = std::max(variance, sure.at(row, row));
            const double elo = kEloOfLog * std::log(strengths_[i] / strengths_[anchor_]);
            const double half = kEloOfLog * width * std::sqrt(variance);
            all[i] = {elo, elo - half, elo + half};
        }
        return all;
    }

  private:
    // Somebody won, or lost, everything: then the blocks do not differ, and how sure it is must come from the
    // model.
    bool is_one_sided() const {
        for (std::size_t i = 0; i < n_; ++i) {
            double won = 0, lost = 0;
            for (std::size_t j = 0; j < n_; ++j) {
                won += scores_.at(i, j);
                lost += scores_.at(j, i);
            }
            if (won == 0 || lost == 0) return true;
        }
        return false;
    }

    // The algorithm of minorisation and maximisation (D. R. Hunter, 2004).
    void fit() {
        for (int round = 0; round < kMostRounds; ++round) {
            std::vector<double> won(n_), expected(n_);
            for (const auto& [i, j] : met_) {
                won[i] += scores_.at(i, j);
                expected[i] += (scores_.at(i, j) + scores_.at(j, i)) / (strengths_[i] + strengths_[j]);
            }
            double change = 0;
            for (std::size_t i = 0; i < n_; ++i) {
                if (expected[i] <= 0) continue;
                const double next = won[i] / expected[i];
                change = std::max(change, std::abs(std::log(next / strengths_[i])));
                strengths_[i] = next;
            }
            const double unit = strengths_[anchor_];
            for (double& strength : strengths_) strength /= unit;
            if (change < kCloseEnough) return;
        }
    }

    double chance(std::size_t i, std::size_t j) const {
        return strengths_[i] / (strengths_[i] + strengths_[j]);
    }
    std::size_t row_of(std::size_t i) const { return i < anchor_ ? i : i - 1; }

    // Without the anchor, whose rating is no unknown.
    Matrix information() const {
        Matrix result{n_ - 1};
        for (const auto& [i, j] : met_) {
            if (i == anchor_) continue;
            const double games = scores_.at(i, j) + scores_.at(j, i);
            const double weight = games * chance(i, j) * chance(j, i);
            result.at(row_of(i), row_of(i)) += weight;
            if (j != anchor_) result.at(row_of(i), row_of(j)) -= weight;
        }
        return result;
    }

    // How far the blocks are from what the model expects of them, as products for every two players.
    Matrix spread() const {
        Matrix result{n_ - 1};
        for (const PairScores& block : blocks_) {
            std::vector<double> surplus(n_ - 1);
            for (const auto& [i, j] : met_)
                if (i != anchor_)
                    surplus[row_of(i)] +=
                        block[i * n_ + j] - (block[i * n_ + j] + block[j * n_ + i]) * chance(i, j);
            for (std::size_t i = 0; i < n_ - 1; ++i)
                for (std::size_t j = 0; j < n_ - 1; ++j) result.at(i, j) += surplus[i] * surplus[j];
        }
        return result;
    }

    std::size_t n_;
    std::span<const PairScores> blocks_;
    std::size_t anchor_;
    Matrix scores_;
    std::vector<double> strengths_;
    std::vector<std::pair<std::size_t, std::size_t>> met_;
    bool one_sided_ = false;
};

}  // namespace

std::vector<Rating> rate(std::size_t n, std::span<const PairScores> blocks, std::size_t anchor) {
    if (blocks.empty() || n < 2) return std::vector<Rating>(n);
    const Model model{n, blocks, anchor};
    return model.connected() ? model.ratings() : std::vector<Rating>(n);
}

}  // namespace orrery
