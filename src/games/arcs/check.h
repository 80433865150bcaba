// Whether a position that came from outside can be; each part refuses with the number of a rule.
#pragma once

#include "games/arcs/board.h"

namespace orrery::ar {

Verdict check_cards(const State& s);     // check_cards.cpp: action cards and what is known of them, the Court
Verdict check_question(const State& s);  // check_question.cpp: the frames, and what they rely on

// Whether the stack holds a frame of this step.
inline bool is_under_way(const State& s, Step step) {
    for (const Question& frame : s.todo)
        if (frame.step == step) return true;
    return false;
}

}  // namespace orrery::ar
