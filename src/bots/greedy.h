// Tries every answer, carries what it begins through to its end, and takes what leaves the best position.
#pragma once

#include <algorithm>

#include "bots/bot.h"
#include "bots/insight.h"

namespace orrery {

struct GreedyLimits {
    int nodes =
        600;  // answers tried for each option; beyond, the first answer to every further question is taken
    int samples = 4;  // of chance inside an action
};

// Looks through a compound action to the moment when it is done (settled), or somebody else is asked. Own
// questions on the way are answered for the best; chance is sampled, and every option meets the same luck, so
// that they differ by what they are worth and not by what was rolled.
template <GameRules R, Insight<R> I>
class LookAhead {
  public:
    using State = typename R::State;
    using Terms = TermsOf<I>;

    LookAhead(const R& rules, const I& insight, Seat seat, const GreedyLimits& limits, std::uint64_t luck)
        : rules_{rules}, insight_{insight}, seat_{seat}, limits_{limits}, luck_{luck} {}

    // The terms of the position to which this answer leads, on average over the luck on the way.
    Terms after(const State& now, Action action) {
        nodes_left_ = limits_.nodes;
        return after_answer(now, action, nullptr);
    }

  private:
    Terms after_answer(const State& now, Action action, const Rng* luck) {
        --nodes_left_;
        State next = now;
        rules_.play(next, seat_, action);
        if (luck == nullptr) return finish(next, nullptr);
        Rng own = *luck;  // sisters meet the same luck
        return finish(next, &own);
    }

    // `luck` is where chance comes from once it has been asked; before, there are several to try.
    Terms finish(State& now, Rng* luck) {
        for (;;) {
            const Actors who = rules_.actors(now);
            if (who.over() || rules_.settled(now)) break;
            if (who.chance) {
                if (luck == nullptr) return on_average(now);
                rules_.play(now, kChance, rules_.sample(now, *luck));
                continue;
            }
            if (!who.includes(seat_)) break;
            return with_best_answer(now, luck);
        }
        return insight_.terms(rules_, now, seat_);
    }

    Terms with_best_answer(const State& now, const Rng* luck) {
        ActionList options;
        rules_.list(now, seat_, options);
        Terms best = after_answer(now, options[0], luck);
        double most = worth(best);
        for (std::size_t i = 1; i < options.size() && nodes_left_ > 0; ++i) {
            const Terms terms = after_answer(now, options[i], luck);
            if (const double value = worth(terms); value > most) {
                most = value;
                best = terms;
            }
        }
        return best;
    }

    Terms on_average(const State& now) {
        Terms mean{};
        for (int i = 0; i < limits_.samples; ++i) {
            State next = now;
            Rng luck = Rng::stream(luck_, static_cast<std::uint64_t>(i));
            const Terms terms = finish(next, &luck);
            for (std::size_t t = 0; t < mean.size(); ++t) mean[t] += terms[t] / limits_.samples;
        }
        return mean;
    }

    const R& rules_;
    const I& insight_;
    Seat seat_;
    GreedyLimits limits_;
    std::uint64_t luck_;
    int nodes_left_ = 0;
};

template <GameRules R, Insight<R> I>
class GreedyBot final : public Bot<R> {
  public:
    using Terms = TermsOf<I>;

    explicit GreedyBot(const I& insight = I{}, const GreedyLimits& limits = {})
        : insight_{insight}, limits_{limits} {}

    // The first of the best.
    Action choose(const Asked<R>& asked) override {
        const ActionList& options = asked.options();
        if (options.size() == 1) return options[0];
        const auto now = asked.imagined();
        LookAhead<R, I> ahead{asked.rules(), insight_, asked.seat(), limits_, asked.rng()()};
        Action best = options[0];
        double most = worth(ahead.after(now, best));
        for (std::size_t i = 1; i < options.size(); ++i) {
            const double value = worth(ahead.after(now, options[i]));
            if (value <= most) continue;
            most = value;
            best = options[i];
        }
        return best;
    }

    Advice advise(const Asked<R>& asked) override {
        const auto now = asked.imagined();
        LookAhead<R, I> ahead{asked.rules(), insight_, asked.seat(), limits_, asked.rng()()};
        std::vector<Seen> seen;
        for (const Action action : asked.options()) {
            const Terms terms = ahead.after(now, action);
            seen.push_back({{action, worth(terms), 0}, terms});
        }
        std::stable_sort(seen.begin(), seen.end(), [](const Seen& left, const Seen& right) {
            return left.rated.value > right.rated.value;
        });
        Advice advice;
        for (const Seen& each : seen) advice.rated.push_back(each.rated);
        advice.reasons = reasons(seen);
        return advice;
    }

  private:
    struct Seen {
        Advice::Rated rated;
        Terms terms;
    };
    static constexpr std::size_t kMostReasons = 3;
    static constexpr double kWorthMentioning = 0.05;  // of what all reasons together are worth

    // What the best answer has over the mean of the others, the weightiest first.
    static std::vector<Reason> reasons(const std::vector<Seen>& seen) {
        std::vector<Reason> found;
        double total = 0;
        for (std::size_t t = 0; t < I::kTerms.size() && seen.size() > 1; ++t) {
            double others = 0;
            for (std::size_t i = 1; i < seen.size(); ++i) others += seen[i].terms[t];
            const double gain = seen[0].terms[t] - others / static_cast<double>(seen.size() - 1);
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

    I insight_;
    GreedyLimits limits_;
};

}  // namespace orrery
