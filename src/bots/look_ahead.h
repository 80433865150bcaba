// What an answer leads to, as the evaluation sees it: a compound action is carried through to its end first.
#pragma once

#include <optional>

#include "bots/ending.h"
#include "bots/interruption.h"

namespace orrery {

struct GreedyLimits {
    int nodes =
        600;  // answers tried for each option; beyond, the first answer to every further question is taken
    int samples = 4;  // of chance inside an action
};

// Looks through a compound action to the moment when it is done (settled). Own questions on the way are
// answered for the best, those of others by interruption.h; chance is sampled, and every option meets the
// same luck, so that they differ by what they are worth and not by what was rolled.
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

    // The best of these answers (ending.h: best_at).
    Action best_of(const State& now, const ActionList& options) {
        std::array<double, kMaxOptions>
            worths;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
        for (std::size_t i = 0; i < options.size(); ++i) worths[i] = sum(after(now, options[i]));
        return options[best_at(rules_, now, seat_, options, worths.data())];
    }

    // Where this answer leads, the own questions on the way answered for the best; nothing if luck or another
    // seat has a say in it, or if it shows the seat what is hidden.
    std::optional<State> end_of(State now, Action action) {
        for (;;) {
            if (among(rules_.reveals(now, seat_, action), seat_)) return std::nullopt;
            rules_.play(now, seat_, action);
            const Actors who = rules_.actors(now);
            if (who.chance) return std::nullopt;
            if (who.over() || rules_.settled(now)) return now;
            if (!who.includes(seat_)) return std::nullopt;
            ActionList options;
            rules_.list(now, seat_, options);
            action = best_of(now, options);
        }
    }

    const R& rules() const { return rules_; }
    Seat seat() const { return seat_; }

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
            if (who.includes(seat_)) return with_best_answer(now, luck);
            answer_interruption(rules_, insight_, now);
        }
        return insight_.terms(rules_, now, seat_);
    }

    Terms with_best_answer(const State& now, const Rng* luck) {
        ActionList options;
        rules_.list(now, seat_, options);
        Terms best = after_answer(now, options[0], luck);
        double most = sum(best);
        for (std::size_t i = 1; i < options.size() && nodes_left_ > 0; ++i) {
            const Terms terms = after_answer(now, options[i], luck);
            if (const double value = sum(terms); value > most) {
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

}  // namespace orrery
