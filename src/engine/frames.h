// The flow of a game as data: a stack of small frames inside State. The top frame is the question asked now;
// an empty stack is the end of the game. A rule that needs an answer pushes a frame and returns.
#pragma once

#include <boost/describe.hpp>

#include "core/fixed_vector.h"
#include "engine/action.h"

namespace orrery {

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

// One row for each step of a game. `Now` and `Next` are how the game's functions see the table: a const
// State& and a State&, or a small struct that adds the game's tables and the seat that answers.
template <class Step, class Now, class Next>
struct StepRow {
    Step step{};
    std::uint64_t verbs = 0;  // the verbs that answer it, a bit each; none: runs by itself
    void (*list)(Now, ActionList& out) = nullptr;  // the candidates, in the canonical order
    Verdict (*judge)(Now, Action) = nullptr;       // the rules: the only place that says no
    void (*play)(Next, Action) = nullptr;
    Single single = Single::Asked;
    Candidates candidates = Candidates::Judged;
};

template <class Verb, class... Verbs>
constexpr std::uint64_t verb_set(Verb first, Verbs... rest) {
    return (1ULL << static_cast<unsigned>(first)) | ((1ULL << static_cast<unsigned>(rest)) | ... | 0ULL);
}

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
    if (((row.verbs >> action.verb) & 1U) == 0) return kNotAsked;
    return row.judge(now, action);
}

// Runs the steps that ask nobody, and takes single answers where the game says so, until there is a question.
// `now(seat)` and `next(seat)` show the state to the game's functions.
template <class Rows, class State, class ShowNow, class ShowNext>
void run_on(const Rows& rows, State& s, ShowNow now, ShowNext next) {
    while (!s.todo.empty()) {
        const auto& row = rows[s.todo.back().step];
        if (row.verbs == 0) {
            row.play(next(kNobody), {});
            continue;
        }
        if (row.single == Single::Asked) return;
        const Seat seat = s.todo.back().who.first();
        ActionList options;
        list_answers(row, now(seat), options);
        if (options.size() != 1) return;
        row.play(next(seat), options[0]);
    }
}

}  // namespace orrery
