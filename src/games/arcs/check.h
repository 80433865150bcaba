// Whether a position that came from outside can be; each part refuses with the number of a rule.
#pragma once

#include "games/arcs/board.h"

namespace orrery::ar {

Verdict check_cards(const State& s);     // check_cards.cpp: action cards and what is known of them, the Court
Verdict check_question(const State& s);  // check_question.cpp: the frames, and what they rely on

// check_action.cpp: what is under way, and whether a frame of it can be.
bool is_journey(const State& s);
bool is_fight(const State& s);
bool is_move(const State& s, const Question& frame);
bool is_roll(const State& s, const Question& frame);
bool are_hits(const State& s, const Question& frame);
bool is_reroll(const State& s, const Question& frame);
bool is_arranging_at(const State& s, const Question& frame);

using StepSet = Bits<kCount<Step>, Step>;

inline bool is_system(const State& s, int system) {
    return system < kSystems && in_play(s).has(byte(system));
}

// Whether the stack holds a frame of this step.
inline bool is_under_way(const State& s, Step step) {
    for (const Question& frame : s.todo)
        if (frame.step == step) return true;
    return false;
}

}  // namespace orrery::ar
