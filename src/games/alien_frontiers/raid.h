// Raids from the Raiders' Outpost (AF-87 - AF-92).
#pragma once

#include "games/alien_frontiers/fleet.h"

namespace orrery::af {

void raid_modes(const State& s, ActionList& out);
Verdict judge_raid_mode(const State& s, Action action);
void choose_raid(State& s, Action action);

void spoils(const State& s, ActionList& out);
Verdict judge_steal(const State& s, Action action);
void steal(State& s, Action action);

void stealable_cards(const State& s, ActionList& out);
Verdict judge_steal_card(const State& s, Action action);
void steal_card(State& s, Action action);

}  // namespace orrery::af
