// The flow of a game as data: a stack of small frames inside State. The top frame is the question asked now;
// an empty stack is the end of the game. A rule that needs an answer pushes a frame and returns.
#pragma once

#include <boost/describe.hpp>
#include <string_view>

#include "core/bits.h"
#include "core/fixed_vector.h"
#include "engine/action.h"

namespace orrery {

// A game may have a frame of its own, with named fields in place of a, b, c, d: nothing here asks for more
// than `step` and `who`, and a State keeps its frames in `todo`.
template <class StepType>
struct Frame {
    using Step = StepType;
    Step step{};
    Actors who{};                     // nobody: the step runs by itself
    std::uint8_t a{}, b{}, c{}, d{};  // what a closure would remember; their meaning stands beside the step
    friend constexpr bool operator==(const Frame&, const Frame&) = default;

    BOOST_DESCRIBE_CLASS(Frame, (), (step, who, a, b, c, d), (), ())
};

template <class Step, std::size_t Depth>
using Frames = FixedVector<Frame<Step>, Depth>;

// What becomes of a question that has only one answer: it is asked all the same, or the answer is taken.
enum class Single : bool { Asked, Taken };

// Whether the candidates of a question still have to be judged, or are the legal answers already, because
// list and judge ask the same function for the same set (the laws compare them all the same).
enum class Candidates : bool { Judged, Legal };

using VerbSet = Bits<kMaxVerbs>;

template <class... Verbs>
constexpr VerbSet verb_set(Verbs... verbs) {
    return VerbSet::of(static_cast<std::uint8_t>(verbs)...);
}

// One row for each step of a game, made by asks(), chance() or runs(). `Now` and `Next` are how the game's
// functions see the table: a const State& and a State&, or a small struct that adds the game's tables and the
// seat that answers.
template <class Step, class Now, class Next>
struct StepRow {
    using List = void (*)(Now, ActionList& out);
    using Judge = Verdict (*)(Now, Action);
    using Play = void (*)(Next, Action);
    using Several = bool (*)(Now);

    Step step{};
    std::string_view name;  // in views and positions: names_of(Step) is names_in() the table
    VerbSet verbs;          // that answer it; none: it runs by itself
    List list = nullptr;    // the candidates, in the canonical order
    Judge judge = nullptr;  // the rules: the only place that says no
    Play play = nullptr;
    Single single = Single::Asked;
    Candidates candidates = Candidates::Judged;
    // Where it is seen without listing them that there are several answers: then nothing is taken by itself.
    Several several = nullptr;

    // A question to a seat. `how`: a Single, a Candidates, a Several, where they are not the usual ones.
    template <class... How>
    static constexpr StepRow asks(Step step, std::string_view name, VerbSet verbs, List list, Judge judge,
                                  Play play, How... how) {
        StepRow row{step, name, verbs, list, judge, play};
        (row.set(how), ...);
        return row;
    }
    // A question to chance.
    static constexpr StepRow chance(Step step, std::string_view name, VerbSet verbs, Play play) {
        return {step, name, verbs, nullptr, nullptr, play};
    }
    // A step that asks nobody.
    static constexpr StepRow runs(Step step, std::string_view name, Play play) {
        return {step, name, {}, nullptr, nullptr, play};
    }

  private:
    constexpr void set(Single how) { single = how; }
    constexpr void set(Candidates how) { candidates = how; }
    constexpr void set(Several how) { several = how; }
};

// What a question allows, in order: the candidates that the rules do not refuse.
template <class Row, class Now>
void list_answers(const Row& row, Now now, ActionList& out) {
    row.list(now, out);
    if (row.candidates == Candidates::Legal) return;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < out.size(); ++i)
        if (row.judge(now, out[i])) out[kept++] = out[i];
    out.truncate(kept);
}

// Judges any well-formed answer, also one to a question that is not asked.
template <class Row, class Now>
Verdict judge_answer(const Row& row, Now now, Action action) {
    if (!row.verbs.has(action.verb)) return kNotAsked;
    return row.judge(now, action);
}

// Runs the steps that ask nobody, and takes single answers where the game says so, until there is a question.
// `now(seat)` and `next(seat)` show the state to the game's functions.
template <class Rows, class State, class ShowNow, class ShowNext>
void run_on(const Rows& rows, State& s, ShowNow now, ShowNext next) {
    while (!s.todo.empty()) {
        const auto& row = rows[s.todo.back().step];
        if (row.verbs.empty()) {
            row.play(next(kNobody), {});
            continue;
        }
        if (row.single == Single::Asked) return;
        const Seat seat = s.todo.back().who.first();
        if (row.several != nullptr && row.several(now(seat))) return;
        ActionList options;
        list_answers(row, now(seat), options);
        if (options.size() != 1) return;
        row.play(next(seat), options[0]);
    }
}

}  // namespace orrery
