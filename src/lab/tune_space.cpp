#include "lab/tune_space.h"

#include <algorithm>
#include <cmath>

namespace orrery {

namespace {

constexpr double kLinearShare = 0.5;   // of what the neighbours are worth: one step of a weight that is 0
constexpr double kMostExponent = 6.0;  // of a multiplied weight: a factor of 400

std::string_view group_of(std::string_view name) { return name.substr(0, name.find('.')); }

double median(std::vector<double> values) {
    if (values.empty()) return 1;
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
}

// The usual size of the weights of a group that are not 0, or of all if the group has none.
double usual_size(const Numbers& numbers, const WeightNames& names, std::string_view group) {
    std::vector<double> inside;
    std::vector<double> all;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] == 0) continue;
        all.push_back(std::abs(numbers[i]));
        if (group_of(names[i]) == group) inside.push_back(all.back());
    }
    return median(inside.empty() ? all : inside);
}

}  // namespace

TuneSpace::TuneSpace(WeightSet from, const WeightNames& names, std::vector<int> players)
    : from_{std::move(from)}, players_{std::move(players)}, steps_(names.size(), 0.0) {
    for (std::size_t i = 0; i < names.size(); ++i)
        for (const int n : players_) {
            const Numbers& numbers = from_.with(n);
            if (numbers[i] > 0) continue;
            const double size =
                numbers[i] < 0 ? -numbers[i] : kLinearShare * usual_size(numbers, names, group_of(names[i]));
            steps_[i] = std::max(steps_[i], size);
        }
}

WeightSet TuneSpace::at(const std::vector<double>& point, std::string name) const {
    WeightSet set = from_;
    set.name = std::move(name);
    for (const int n : players_) {
        Numbers& numbers = set.by_players[static_cast<std::size_t>(n)];
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const double moved = steps_[i] > 0
                                     ? numbers[i] + steps_[i] * point[i]
                                     : numbers[i] * std::exp(std::clamp(point[i], -kMostExponent, kMostExponent));
            numbers[i] = std::clamp(moved, -kMostWeight, kMostWeight);
        }
    }
    return set;
}

}  // namespace orrery
