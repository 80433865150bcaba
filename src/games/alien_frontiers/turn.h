// Set-up and the steps of a turn (3, 4.1, 5.1), the display (AF-143), the end of the turn.
#pragma once

#include "engine/setup.h"
#include "games/alien_frontiers/cards.h"

namespace orrery::af {

// --- set-up ---
Verdict judge_setup(const Setup& setup);
State start(const Setup& setup);
void choose_first_player(State& s, Action action);
void deal_to_display(State& s, Action action);
void deal_to_player(State& s, Action action);

// --- a turn ---
void begin_turn(State& s, Action);
void roll_ship(State& s, Action action);
void resource_cache(State& s, Action);
void main_answers(const State& s, ActionList& out);
Verdict judge_main(const State& s, Action action);
void play_main(State& s, Action action);
void clean_up(State& s, Action);
void trim_answers(const State& s, ActionList& out);
Verdict judge_trim(const State& s, Action action);
void trim(State& s, Action action);
void hand_over(State& s, Action);

// --- the display ---
void fill_display(State& s, Action);
void draw_card(State& s, Action action);

}  // namespace orrery::af
