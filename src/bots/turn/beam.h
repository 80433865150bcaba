// A beam over everything that a seat can do until another is asked: whole actions are tried one after the
// other, and of the positions after each the most promising are followed.
#pragma once

#include <limits>

#include "bots/aids.h"
#include "bots/interruption.h"
#include "bots/value.h"

namespace orrery {

struct TurnLimits {
    int beam = 10;       // positions followed after each action
    int worlds = 4;      // imagined, over which the values are averaged
    int actions = 12;    // followed in a turn
    int answers = 1500;  // tried after each action
};

template <Keyed R, Insight<R> I>
class Beam {
  public:
    using State = typename R::State;
    static constexpr double kNever = -std::numeric_limits<double>::infinity();

    Beam(const R& rules, const I& insight, const TurnLimits& limits, const BotAids& aids = no_aids())
        : rules_{rules}, insight_{insight}, limits_{limits}, aids_{aids} {
        followed_.reserve(static_cast<std::size_t>(limits.beam));
        found_.reserve(static_cast<std::size_t>(limits.answers));
    }

    // What the best turn is worth that begins with each of the answers, in this world. Lines meet the same
    // luck, so that they differ by what they do. Where time is up, the turn is thought through no further;
    // the answers themselves are always tried.
    void values(const State& world, Seat seat, const ActionList& options, Rng luck, double* best) {
        seat_ = seat;
        best_ = best;
        std::fill_n(best, options.size(), kNever);
        followed_.clear();
        begin_level();
        for (std::size_t i = 0; i < options.size(); ++i) try_answer({world, luck, i}, options[i]);
        keep_best();
        for (int action = 1; action < limits_.actions && !followed_.empty() && follow_all(); ++action)
            keep_best();
        for (const Line& line : followed_) take(line);
    }

  private:
    struct Line {
        State state;
        Rng luck;
        std::size_t first;  // the answer that it began with
        double worth = 0;
        std::uint64_t key = 0;
    };

    void begin_level() {
        found_.clear();
        answers_left_ = limits_.answers;
    }

    // False: time is up.
    bool follow_all() {
        begin_level();
        for (const Line& line : followed_) {
            if (aids_.enough()) return false;
            try_answers(line);
        }
        return true;
    }

    void try_answers(const Line& line) {
        ActionList options;
        list_options(rules_, line.state, seat_, options);
        for (const Action action : options) try_answer(line, action);
    }

    void try_answer(const Line& line, Action action) {
        if (answers_left_-- <= 0) return;
        Line next = line;
        rules_.play(next.state, seat_, action);
        follow(next);
    }

    // To the end of the action that was begun, or of the turn.
    void follow(Line& line) {
        for (;;) {
            const Actors who = rules_.actors(line.state);
            const bool settled = rules_.settled(line.state);
            const bool turn_over = who.over() || (settled && !who.includes(seat_));
            if (turn_over || settled) {
                line.worth = sum(insight_.terms(rules_, line.state, seat_));
                if (turn_over) return take(line);
                line.key = rules_.key(line.state, seat_);
                if (!found_twice(line)) found_.push_back(line);
                return;
            }
            if (who.includes(seat_)) return try_answers(line);
            if (who.chance) {
                rules_.play(line.state, kChance, rules_.sample(line.state, line.luck));
            } else {
                answer_interruption(rules_, insight_, line.state);
            }
        }
    }

    void take(const Line& line) { best_[line.first] = std::max(best_[line.first], line.worth); }

    // One position reached in two ways is followed once for each beginning.
    bool found_twice(const Line& line) const {
        return std::any_of(found_.begin(), found_.end(), [&](const Line& each) {
            return each.key == line.key && each.first == line.first;
        });
    }

    // What is not followed is worth what it seems to be.
    void keep_best() {
        const auto kept = std::min(static_cast<std::size_t>(limits_.beam), found_.size());
        std::partial_sort(found_.begin(), found_.begin() + static_cast<std::ptrdiff_t>(kept), found_.end(),
                          [](const Line& left, const Line& right) { return left.worth > right.worth; });
        followed_.assign(found_.begin(), found_.begin() + static_cast<std::ptrdiff_t>(kept));
        for (std::size_t i = kept; i < found_.size(); ++i) take(found_[i]);
    }

    const R& rules_;
    const I& insight_;
    TurnLimits limits_;
    const BotAids& aids_;
    Seat seat_ = 0;
    double* best_ = nullptr;
    std::vector<Line> followed_, found_;
    int answers_left_ = 0;
};

}  // namespace orrery
