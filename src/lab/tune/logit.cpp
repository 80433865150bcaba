#include "lab/tune/logit.h"

#include <algorithm>
#include <cmath>

#include "lab/parallel.h"

namespace orrery {

namespace {

using Chances = std::array<double, kMaxSeats>;

Chances chances_of(const Races& races, const Races::Race& race, const LogitWeights& weights) {
    Chances chances{};
    std::copy_n(race.offsets.begin(), races.seats(), chances.begin());
    for (const Races::Number& number : races.numbers(race))
        for (std::size_t seat = 0; seat < races.seats(); ++seat)
            chances[seat] += weights[number.column] * static_cast<double>(number.by_seat[seat]);
    const auto end = chances.begin() + static_cast<std::ptrdiff_t>(races.seats());
    const double most = *std::max_element(chances.begin(), end);
    double total = 0;
    for (auto chance = chances.begin(); chance != end; ++chance) total += * chance = std::exp(*chance - most);
    for (auto chance = chances.begin(); chance != end; ++chance) *chance /= total;
    return chances;
}

double log_likelihood(const Races& races, const Races::Race& race, const Chances& chances) {
    constexpr double kLeast = 1e-12;
    double total = 0;
    for (std::size_t seat = 0; seat < races.seats(); ++seat)
        total += static_cast<double>(race.won[seat]) * std::log(std::max(chances[seat], kLeast));
    return total;
}

// The likelihood of many races, and how it changes with the weights.
struct Slope {
    explicit Slope(std::size_t columns)
        : gradient(columns, 0.0), curvature(columns * columns, 0.0), square(columns, 0.0) {}

    std::vector<double> gradient;
    std::vector<double> curvature;  // negative second derivatives, the lower half
    std::vector<double> square;     // of the numbers, summed

    void add(const Races& all, const Races::Race& race, const LogitWeights& weights) {
        const Chances chances = chances_of(all, race, weights);
        const auto numbers = all.numbers(race);
        const std::size_t columns = gradient.size();
        // How far the numbers of each seat are from what is to be expected.
        thread_local std::vector<Chances> apart;
        apart.assign(numbers.size(), {});
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            double mean = 0;
            for (std::size_t seat = 0; seat < all.seats(); ++seat) {
                const auto number = static_cast<double>(numbers[i].by_seat[seat]);
                mean += chances[seat] * number;
                gradient[numbers[i].column] += (static_cast<double>(race.won[seat]) - chances[seat]) * number;
                square[numbers[i].column] += number * number;
            }
            for (std::size_t seat = 0; seat < all.seats(); ++seat)
                apart[i][seat] = static_cast<double>(numbers[i].by_seat[seat]) - mean;
        }
        for (std::size_t i = 0; i < numbers.size(); ++i)
            for (std::size_t j = 0; j <= i; ++j) {
                double sum = 0;
                for (std::size_t seat = 0; seat < all.seats(); ++seat)
                    sum += chances[seat] * apart[i][seat] * apart[j][seat];
                const auto [low, high] = std::minmax(numbers[i].column, numbers[j].column);
                curvature[high * columns + low] += sum;
            }
    }

    void add(const Slope& other) {
        const auto plus = [](std::vector<double>& into, const std::vector<double>& more) {
            for (std::size_t i = 0; i < into.size(); ++i) into[i] += more[i];
        };
        plus(gradient, other.gradient);
        plus(curvature, other.curvature);
        plus(square, other.square);
    }
};

// The parts are always the same, whoever does them, so that sums do not depend on the number of threads.
constexpr std::size_t kParts = 32;

Slope slope_at(std::span<const Races> races, const LogitWeights& weights, int threads) {
    std::vector<Slope> parts(kParts, Slope{weights.size()});
    in_parallel(kParts, threads, [&] {
        return [&](std::size_t part) {
            for (const Races& each : races)
                for (std::size_t i = part; i < each.size(); i += kParts)
                    parts[part].add(each, each.all()[i], weights);
        };
    });
    for (std::size_t part = 1; part < kParts; ++part) parts[0].add(parts[part]);
    return std::move(parts[0]);
}

// Solves curvature x step = gradient by Cholesky's method; the curvature is used up.
std::vector<double> solve(std::vector<double>& curvature, std::vector<double> step) {
    const std::size_t n = step.size();
    const auto at = [&](std::size_t row, std::size_t column) -> double& {
        return curvature[row * n + column];
    };
    for (std::size_t row = 0; row < n; ++row)
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = at(row, column);
            for (std::size_t k = 0; k < column; ++k) sum -= at(row, k) * at(column, k);
            at(row, column) = row == column ? std::sqrt(sum) : sum / at(column, column);
        }
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t k = 0; k < row; ++k) step[row] -= at(row, k) * step[k];
        step[row] /= at(row, row);
    }
    for (std::size_t row = n; row-- > 0;) {
        for (std::size_t k = row + 1; k < n; ++k) step[row] -= at(k, row) * step[k];
        step[row] /= at(row, row);
    }
    return step;
}

}  // namespace

void Races::add(const EachSeat& offsets, const EachSeat& won) {
    races_.push_back({offsets, won, numbers_.size(), 0});
}

void Races::add_number(std::uint16_t column, const EachSeat& by_seat) {
    numbers_.push_back({column, by_seat});
    ++races_.back().count;
}

void Races::append(const Races& others) {
    const std::size_t before = numbers_.size();
    numbers_.insert(numbers_.end(), others.numbers_.begin(), others.numbers_.end());
    races_.reserve(races_.size() + others.size());
    for (Race race : others.races_) {
        race.first += before;
        races_.push_back(race);
    }
}

LogitWeights fit_logit(std::span<const Races> races, const LogitWeights& from, const LogitFit& how) {
    constexpr double kSteady = 1e-4;  // a step that tells no more than this ends the search
    LogitWeights weights = from;
    for (int i = 0; i < how.steps; ++i) {
        Slope slope = slope_at(races, weights, how.threads);
        for (std::size_t c = 0; c < weights.size(); ++c) {
            // A column that no race has is held where it is by a pull that nothing works against.
            const double pull = slope.square[c] > 0 ? how.pull * slope.square[c] : 1.0;
            slope.gradient[c] -= pull * (weights[c] - from[c]);
            slope.curvature[c * weights.size() + c] += pull;
        }
        const std::vector<double> step = solve(slope.curvature, slope.gradient);
        double gain = 0;
        for (std::size_t c = 0; c < weights.size(); ++c) {
            weights[c] += step[c];
            gain += step[c] * slope.gradient[c];
        }
        if (gain < kSteady) break;
    }
    return weights;
}

double share_told(std::span<const Races> races, const LogitWeights& weights) {
    double total = 0;
    double equal = 0;
    for (const Races& each : races)
        for (const Races::Race& race : each.all()) {
            total += log_likelihood(each, race, chances_of(each, race, weights));
            equal -= std::log(static_cast<double>(each.seats()));
        }
    return equal == 0 ? 0 : 1 - total / equal;
}

}  // namespace orrery
