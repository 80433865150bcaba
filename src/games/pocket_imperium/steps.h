// The functions of every step, by chapter; rules.cpp puts them into the table.
#pragma once

#include "engine/any_game.h"
#include "engine/setup.h"
#include "games/pocket_imperium/board.h"

namespace orrery::pi {

// --- setup.cpp ---
Verdict judge_setup(const Atlas& atlas, const Setup& setup);
State start(const Atlas& atlas, const Setup& setup);
void place_tile(Next next, Action action);
void turn_tile(Next next, Action action);
void flip_tile(Next next, Action action);
void lay_tiles(Next next, Action);
void choose_first_player(Next next, Action action);
void start_systems(Now now, ActionList& out);
Verdict judge_settle(Now now, Action action);
void settle(Next next, Action action);
void spread_bounty(Next next, Action);
// The tiles not yet on a slot, as a bit for each number.
unsigned tiles_left(const State& s);

// --- round.cpp ---
void begin_round(Next next, Action);
void plans(Now now, ActionList& out);
Verdict judge_plan(Now now, Action action);
void make_plan(Next next, Action action);
void next_reveal(Next next, Action);
void next_order(Next next, Action);
// PI-36 - PI-38: how many actions a card of this command allows this seat in reveal number i.
int effectiveness(const State& s, Seat seat, Command command, int reveal);

// --- expand.cpp ---
bool can_expand(const Now& now);
void expand_answers(Now now, ActionList& out);
Verdict judge_expand(Now now, Action action);
void expand(Next next, Action action);

// --- explore.cpp ---
bool can_explore(const Now& now);
void origins(Now now, ActionList& out);
Verdict judge_origin(Now now, Action action);
void choose_origin(Next next, Action action);
void fleet_sizes(Now now, ActionList& out);
Verdict judge_size(Now now, Action action);
void choose_size(Next next, Action action);
void destinations(Now now, ActionList& out);
Verdict judge_destination(Now now, Action action);
void choose_destination(Next next, Action action);
void routes(Now now, ActionList& out);
Verdict judge_route(Now now, Action action);
void choose_route(Next next, Action action);
void exchanges(Now now, ActionList& out);
Verdict judge_exchange(Now now, Action action);
void exchange(Next next, Action action);

// --- exterminate.cpp ---
bool can_exterminate(const Now& now);
void targets(Now now, ActionList& out);
Verdict judge_target(Now now, Action action);
void choose_target(Next next, Action action);
void forces(Now now, ActionList& out);
Verdict judge_send(Now now, Action action);
void send(Next next, Action action);

// --- exploit.cpp ---
void sustain(Next next, Action);
void next_scorer(Next next, Action);
void prime_scorer(Next next, Action);
void sectors(Now now, ActionList& out);
Verdict judge_sector(Now now, Action action);
void score_sector(Next next, Action action);
void take_bounty(Next next, Action);
void bounty_value(Next next, Action action);
void end_round(Next next, Action);
void next_come_back(Next next, Action);
void come_back_answers(Now now, ActionList& out);
Verdict judge_come_back(Now now, Action action);
void come_back(Next next, Action action);
void pass_marker(Next next, Action);
Standing standing(const State& s);
Breakdown breakdown(const Now& now);
Goods goods(const State& s, Seat seat);

// --- canonical.cpp: 4.6, a subset of the legal answers that still reaches every position worth reaching ---
bool is_canonical(Now now, Action action);

}  // namespace orrery::pi
