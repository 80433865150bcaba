// Docking: what a station takes, costs and gives (5.4 - 5.14).
#pragma once

#include "games/alien_frontiers/colonies.h"

namespace orrery::af {

// Docks that are free for the current player; at the hub those of the own track.
int free_docks(const State& s, Station station);
// AF-51: the values of my ships at the Alien Artifact that are not spent.
int artifact_total(const State& s);
// The highest value at the Lunar Mine, dummies included (AF-14, AF-71).
int mine_threshold(const State& s);
// What the next docking at this station costs the current player now.
Price docking_price(const State& s, Station station);
// AF-81: what a trade costs now; 0: there is no right to trade.
int trade_rate(const State& s);

// Whether some unplaced ship or set can dock there (Main), and whether this one can.
Verdict may_dock(const State& s, Station station);
Verdict may_dock_ship(const State& s, Station station, ShipClass ship);
Verdict may_dock_set(const State& s, Station station, Action set);
// AF-24: some docking is legal.
bool can_dock_somewhere(const State& s);

// Pays, places and applies; the ships come from the hand.
void dock_ship(State& s, Station station, ShipClass ship);
void dock_set(State& s, Station station, Action set);

// The questions PickShip, PickSet, Cycle and Claim.
void open_docking(State& s, Station station);
void pick_ship_answers(const State& s, ActionList& out);
Verdict judge_pick_ship(const State& s, Action action);
void pick_ship(State& s, Action action);
void pick_set_answers(const State& s, ActionList& out);
Verdict judge_pick_set(const State& s, Action action);
void pick_set(State& s, Action action);
void cycle_answers(const State& s, ActionList& out);
Verdict judge_cycle(const State& s, Action action);
void cycle(State& s, Action action);
Verdict may_claim(const State& s);
void claim_answers(const State& s, ActionList& out);
Verdict judge_claim(const State& s, Action action);
void claim(State& s, Action action);
Verdict may_trade(const State& s);
void trade(State& s);

// Lists the sets of a station among the unplaced ships, as answers.
void sets_in_hand(const State& s, Takes takes, ActionList& out);

}  // namespace orrery::af
