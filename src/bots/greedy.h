// Tries every answer, carries what it begins through to its end, and takes what leaves the best position.
#pragma once

#include "bots/bot.h"
#include "bots/look_ahead.h"
#include "bots/reasons.h"
#include "bots/value.h"

namespace orrery {

template <GameRules R, Insight<R> I>
class GreedyBot final : public Bot<R> {
  public:
    using Terms = TermsOf<I>;

    explicit GreedyBot(const I& insight = I{}, const GreedyLimits& limits = {}, const Scale& scale = {})
        : insight_{insight}, limits_{limits}, scale_{scale} {}

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
        const Judgement<R, I> judgement{asked.rules(), insight_, scale_};
        std::vector<Seen> seen;
        for (const Action action : asked.options()) {
            const Terms terms = ahead.after(now, action);
            const PerSeat chances = judgement.chances_if(now, asked.seat(), worth(terms));
            seen.push_back({{action, worth(terms), chances[asked.seat()]}, terms});
        }
        std::stable_sort(seen.begin(), seen.end(), [](const Seen& left, const Seen& right) {
            return left.rated.value > right.rated.value;
        });
        Advice advice;
        std::vector<Terms> terms;
        for (const Seen& each : seen) {
            advice.rated.push_back(each.rated);
            terms.push_back(each.terms);
        }
        advice.reasons = reasons_for_first<I>(terms);
        const PerSeat best = judgement.chances_if(now, asked.seat(), worth(terms[0]));
        std::copy(best.begin(), best.end(), advice.chances.begin());
        return advice;
    }

  private:
    struct Seen {
        Advice::Rated rated;
        Terms terms;
    };

    I insight_;
    GreedyLimits limits_;
    Scale scale_;
};

}  // namespace orrery
