// What the rules of every game do with its table of steps (engine/frames.h), written once: rules inherit it.
//
// They declare `struct Steps;` and define it beside the table: the rows, and how the functions of the rows
// see a position. There it is instantiated, so that the table is known when it is compiled; the header of the
// rules says that it is (extern template).
//
//     struct Chess::Steps {
//         static constexpr const auto& kRows = kTable;
//         static Now now(const Chess& rules, const State& s, Seat seat) { return {rules.board_, s, seat}; }
//         static Next next(const Chess& rules, State& s, Seat seat) { return {rules.board_, s, seat}; }
//     };
//     template class orrery::SteppedRules<Chess, State>;
#pragma once

#include <functional>

#include "engine/frames.h"

namespace orrery {

// Steps of a game whose functions see the state and nothing else.
template <class State>
struct StepsOfState {
    static const State& now(const auto&, const State& s, Seat) { return s; }
    static State& next(const auto&, State& s, Seat) { return s; }
};

template <class Rules, class StateOfGame>
class SteppedRules {
  public:
    using State = StateOfGame;

    int players(const State& s) const { return s.seats(); }
    Actors actors(const State& s) const { return s.todo.empty() ? Actors{} : s.todo.back().who; }
    void list(const State& s, Seat seat, ActionList& out) const;
    Verdict judge(const State& s, Seat seat, Action action) const;
    void play(State& s, Seat seat, Action action) const;
    // Steps that ask nobody, and single answers where the row says so, up to the next question.
    void run(State& s) const {
        while (step(s)) continue;
    }
    // What a step did: `answer`, where it was a single one that was taken by itself for this seat.
    struct Stepped {
        bool done = false;  // false: a question is on top, or nothing is left
        Seat seat = kNobody;
        std::optional<Action> answer{};
        explicit operator bool() const { return done; }
    };
    Stepped step(State& s) const;
    // What this answer sets off by itself, for the log: tell(before, stepped, after) for each step of it, the
    // answer itself first (a step of its seat, without an answer).
    using Tell = std::function<void(const State& before, const Stepped&, const State& after)>;
    void follow(State s, Seat seat, Action action, const Tell& tell) const;

  protected:
    // A table as it was laid out, with its first question on top.
    State begun(State s) const {
        run(s);
        return s;
    }

  private:
    const Rules& self() const { return static_cast<const Rules&>(*this); }
    static const auto& asked(const State& s) { return Rules::Steps::kRows[s.todo.back().step]; }
    // The candidates that the rules do not refuse.
    template <class Row, class Now>
    static void list_answers(const Row& row, const Now& now, ActionList& out) {
        row.list(now, out);
        if (row.candidates == Candidates::Legal) return;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < out.size(); ++i)
            if (row.judge(now, out[i])) out[kept++] = out[i];
        out.truncate(kept);
    }
};

template <class Rules, class StateOfGame>
void SteppedRules<Rules, StateOfGame>::list(const State& s, Seat seat, ActionList& out) const {
    list_answers(asked(s), Rules::Steps::now(self(), s, seat), out);
}

// Any well-formed answer, also one to a question that is not asked.
template <class Rules, class StateOfGame>
Verdict SteppedRules<Rules, StateOfGame>::judge(const State& s, Seat seat, Action action) const {
    if (!actors(s).includes(seat) || seat == kChance) return kNotYourTurn;
    const auto& row = asked(s);
    if (!row.verbs.has(action.verb)) return kNotAsked;
    return row.judge(Rules::Steps::now(self(), s, seat), action);
}

template <class Rules, class StateOfGame>
void SteppedRules<Rules, StateOfGame>::play(State& s, Seat seat, Action action) const {
    asked(s).play(Rules::Steps::next(self(), s, seat), action);
    run(s);
}

template <class Rules, class StateOfGame>
void SteppedRules<Rules, StateOfGame>::follow(State s, Seat seat, Action action, const Tell& tell) const {
    State before = s;
    asked(s).play(Rules::Steps::next(self(), s, seat), action);
    for (Stepped stepped{true, seat}; stepped; stepped = step(s)) {
        tell(before, stepped, s);
        before = s;
    }
}

template <class Rules, class StateOfGame>
auto SteppedRules<Rules, StateOfGame>::step(State& s) const -> Stepped {
    if (s.todo.empty()) return {};
    const auto& row = asked(s);
    if (row.verbs.empty()) {
        row.play(Rules::Steps::next(self(), s, kNobody), {});
        return {true};
    }
    if (row.single == Single::Asked) return {};
    const Seat seat = s.todo.back().who.first();
    const auto& now = Rules::Steps::now(self(), s, seat);
    if (row.several != nullptr && row.several(now)) return {};
    ActionList options;
    list_answers(row, now, options);
    if (options.size() != 1) return {};
    row.play(Rules::Steps::next(self(), s, seat), options[0]);
    return {true, seat, options[0]};
}

}  // namespace orrery
