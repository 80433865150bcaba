// Advice: the answers in order, and why the best is better than the others.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "bots/look_ahead.h"
#include "bots/value.h"
#include "engine/goods.h"

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
        found.push_back({I::kTerms[t], gain, 0});
    }
    std::erase_if(found, [&](const Reason& reason) { return reason.gain < kWorthMentioning * total; });
    std::stable_sort(found.begin(), found.end(),
                     [](const Reason& left, const Reason& right) { return left.gain > right.gain; });
    if (found.size() > kMostReasons) found.resize(kMostReasons);
    return found;
}

// How much of each thing the answer brings by the end of what it begins.
template <GameRules R, Insight<R> I>
void add_amounts(LookAhead<R, I>& ahead, const typename R::State& now, Action action,
                 std::vector<Reason>& reasons) {
    if constexpr (requires { ahead.rules().goods(now, ahead.seat()); }) {
        const auto end = ahead.end_of(now, action);
        if (!end) return;
        const Goods gains =
            gained(ahead.rules().goods(now, ahead.seat()), ahead.rules().goods(*end, ahead.seat()));
        for (Reason& reason : reasons)
            for (const GoodsOf& gain : gains)
                if (gain.kind == reason.term) reason.amount = gain.count;
    }
}

// Turns what a bot found into what is to be believed of it.
template <GameRules R, Insight<R> I>
void temper(Advice& advice, const Judgement<R, I>& judgement, const typename R::State& world) {
    const R& rules = judgement.rules();
    const int seats = rules.players(world);
    const double trust = judgement.scale().trust.at(judgement.insight().left(rules, world));
    for (Advice::Rated& each : advice.rated) each.chance = believed(each.chance, seats, trust);
    believe(std::span{advice.chances}.first(static_cast<std::size_t>(seats)), trust);
}

// The answers, the best first and no other rated higher, with the reasons for it as the evaluation sees them
// at the end of what each begins. `found` holds what the bot thinks of the answers and of the seats' chances.
template <GameRules R, Insight<R> I>
Advice advice_of(const Asked<R>& asked, const Judgement<R, I>& judgement, const typename R::State& world,
                 Action best, Advice found) {
    Advice advice = std::move(found);
    temper(advice, judgement, world);
    const auto first = std::find_if(advice.rated.begin(), advice.rated.end(),
                                    [&](const Advice::Rated& each) { return each.action == best; });
    std::rotate(advice.rated.begin(), first, first + 1);
    for (Advice::Rated& each : advice.rated) {
        each.value = std::min(each.value, advice.rated[0].value);
        each.chance = std::min(each.chance, advice.rated[0].chance);
    }
    std::stable_sort(
        advice.rated.begin() + 1, advice.rated.end(),
        [](const Advice::Rated& left, const Advice::Rated& right) { return left.value > right.value; });
    LookAhead<R, I> ahead{asked.rules(), judgement.insight(), asked.seat(), {}, asked.rng()()};
    std::vector<TermsOf<I>> terms;
    for (const Advice::Rated& each : advice.rated) terms.push_back(ahead.after(world, each.action));
    advice.reasons = reasons_for_first<I>(terms);
    add_amounts(ahead, world, best, advice.reasons);
    return advice;
}

}  // namespace orrery
