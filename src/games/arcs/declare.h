// Declaring ambitions (5.5), by whatever means, and what that sets off.
#pragma once

#include "games/arcs/board.h"

namespace orrery::ar {

// Whether the active player may declare at all: a marker (AR-76), and a Guild card for the Generous (AR-217).
bool may_declare(const State& s);
// With a card of this number (AR-73).
Verdict judge_declaration(const State& s, int number, Ambition ambition);
void declare(State& s, Ambition ambition, bool with_lead_card);
// What a declaration of the active player sets off, a bit for each Trigger: all, and those that can do
// something.
unsigned triggers_of(const State& s);
unsigned triggers_that_can(const State& s);

}  // namespace orrery::ar
