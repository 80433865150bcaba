#include "lab/tune/space.h"

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

bool stands_for(std::string_view group, std::string_view name) {
    return name.starts_with(group) && (name.size() == group.size() || name[group.size()] == '.');
}

TuneSpace::TuneSpace(WeightSet from, const WeightNames& names, std::vector<int> players,
                     const std::vector<std::string>& kept)
    : from_{std::move(from)}, players_{std::move(players)} {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (std::any_of(kept.begin(), kept.end(),
                        [&](const std::string& group) { return stands_for(group, names[i]); }))
            continue;
        double step = 0;
        for (const int n : players_) {
            const Numbers& numbers = from_.with(n);
            if (numbers[i] > 0) continue;
            const double size =
                numbers[i] < 0 ? -numbers[i] : kLinearShare * usual_size(numbers, names, group_of(names[i]));
            step = std::max(step, size);
        }
        moved_.push_back(i);
        steps_.push_back(step);
    }
}

WeightSet TuneSpace::at(const std::vector<double>& point, std::string name) const {
    WeightSet set = from_;
    set.name = std::move(name);
    for (const int n : players_) {
        Numbers& numbers = set.by_players[static_cast<std::size_t>(n)];
        for (std::size_t i = 0; i < moved_.size(); ++i) {
            double& number = numbers[moved_[i]];
            number = steps_[i] > 0 ? number + steps_[i] * point[i]
                                   : number * std::exp(std::clamp(point[i], -kMostExponent, kMostExponent));
            number = std::clamp(number, -kMostWeight, kMostWeight);
        }
    }
    return set;
}

}  // namespace orrery
