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

}  // namespace orrery
