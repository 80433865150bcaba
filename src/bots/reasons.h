// Why one answer is better than the others: the terms of the evaluation that speak for it.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "bots/insight.h"

namespace orrery {

inline constexpr std::size_t kMostReasons = 3;
inline constexpr double kWorthMentioning = 0.05;  // of what all reasons together are worth

// What the first of the answers has over the mean of the others, the weightiest first.
template <class I>
std::vector<Reason> reasons_for_first(const std::vector<TermsOf<I>>& answers) {
    std::vector<Reason> found;
    double total = 0;
    for (std::size_t t = 0; t < I::kTerms.size() && answers.size() > 1; ++t) {
        double others = 0;
        for (std::size_t i = 1; i < answers.size(); ++i) others += answers[i][t];
        const double gain = answers[0][t] - others / static_cast<double>(answers.size() - 1);
        if (gain <= 0) continue;
        total += gain;
        found.push_back({I::kTerms[t], gain});
    }
    std::erase_if(found, [&](const Reason& reason) { return reason.gain < kWorthMentioning * total; });
    std::stable_sort(found.begin(), found.end(),
                     [](const Reason& left, const Reason& right) { return left.gain > right.gain; });
    if (found.size() > kMostReasons) found.resize(kMostReasons);
    return found;
}

}  // namespace orrery
