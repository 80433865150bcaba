// The kinds of actions: which may be taken, and how each begins (5.8 and the chapters after it).
#pragma once

#include "games/arcs/board.h"

namespace orrery::ar {

// Of the standard actions allowed, and of the new ones that replace them (AR-98), those that can be taken and
// would change something (AR-45).
KindSet possible_kinds(const State& s, KindSet allowed);
// `list` is the rule that says which actions are allowed.
Verdict judge_kind(const State& s, KindSet allowed, Kind kind, const char* list);
void open_kind(State& s, Kind kind);

// AR-65, AR-89: for a pip of the active player.
KindSet kinds_for_pip(const State& s);
// AR-87 - AR-91: for a token spent as this type. Weapon gives no action.
KindSet kinds_for_token(const State& s, Resource as);
const char* rule_of_spending(Resource as);

// --- whether an action could be completed, by chapter ---
bool can_tax(const State& s);
bool can_nurture(const State& s);
bool can_build(const State& s);
bool can_summon(const State& s);
bool can_repair(const State& s);
bool can_prune(const State& s);
bool can_move(const State& s);
bool can_move_and_battle(const State& s);
bool can_influence(const State& s);
bool can_secure(const State& s);
bool can_influence_and_secure(const State& s);
bool can_abduct(const State& s);
// Whether the agents of a seat would do for a Secure at this position of the row.
Verdict judge_agents(const State& s, Seat seat, int position);
bool can_battle(const State& s);
bool can_fire_rifles(const State& s);
bool can_manufacture(const State& s);
bool can_synthesize(const State& s);
bool can_pressgang(const State& s);
bool can_execute(const State& s);
bool can_trade(const State& s);

}  // namespace orrery::ar
