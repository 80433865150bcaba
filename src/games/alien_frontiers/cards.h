// Alien Tech cards: what all have in common (5.19), and the questions of their powers (5.20).
#pragma once

#include "games/alien_frontiers/docking.h"

namespace orrery::af {

// AF-141: Pohl Foothills takes 1 fuel off each use of a fuel power, not below 0.
int fuel_price(const State& s, int base);

Verdict may_use(const State& s, Card card);
Verdict may_discard(const State& s, Card card);
// Opens the question of the power's target; nothing is paid before the target is chosen (4.6).
void open_power(State& s, Card card, const Power& power);
// Pays, marks the card as used and closes the question: what every fuel power does once its target is chosen.
void use_up(State& s, Card card, int base_price);
// Moves the card to the discard pile and closes the question: the same for discard powers.
void discard_for_power(State& s, Card card);

// Powers over unplaced ships (card_ships.cpp): ShipTarget, GravityDown, GravityUp, WarpPick, WarpCard.
bool has_ship_target(const State& s, Verb change);
bool has_gravity_target(const State& s);
void ship_targets(const State& s, ActionList& out);
Verdict judge_ship_target(const State& s, Action action);
void change_ship(State& s, Action action);
void gravity_down_answers(const State& s, ActionList& out);
Verdict judge_gravity_down(const State& s, Action action);
void gravity_down(State& s, Action action);
void gravity_up_answers(const State& s, ActionList& out);
Verdict judge_gravity_up(const State& s, Action action);
void gravity_up(State& s, Action action);
void warp_answers(const State& s, ActionList& out);
Verdict judge_warp(const State& s, Action action);
void warp(State& s, Action action);
bool has_recoverable_card(const State& s);
void recoverable_cards(const State& s, ActionList& out);
Verdict judge_recover(const State& s, Action action);
void recover(State& s, Action action);

// Powers over the planet (card_planet.cpp): CrystalTerritory, FieldTerritory, FieldPick, TeleportColony,
// TeleportOnto, PolarityFirst, PolaritySecond.
bool has_crystal_target(const State& s);
void crystal_answers(const State& s, ActionList& out);
Verdict judge_crystal(const State& s, Action action);
void borrow(State& s, Action action);
void field_territories(const State& s, ActionList& out);
Verdict judge_field_territory(const State& s, Action action);
void place_field(State& s, Action action);
bool has_field_on_board(const State& s);
void fields_on_board(const State& s, ActionList& out);
Verdict judge_field_pick(const State& s, Action action);
void remove_field(State& s, Action action);
bool has_movable_colony(const State& s);
void movable_colonies(const State& s, ActionList& out);
Verdict judge_move_colony(const State& s, Action action);
void move_colony(State& s, Action action);
void colony_destinations(const State& s, ActionList& out);
Verdict judge_onto(const State& s, Action action);
void move_onto(State& s, Action action);
bool has_exchange(const State& s);
void first_exchange_answers(const State& s, ActionList& out);
Verdict judge_first_exchange(const State& s, Action action);
void first_exchange(State& s, Action action);
void second_exchange_answers(const State& s, ActionList& out);
Verdict judge_second_exchange(const State& s, Action action);
void second_exchange(State& s, Action action);

// The Orbital Teleporter's fuel power (card_teleport.cpp): TeleportShip, TeleportTo.
bool has_teleport(const State& s);
void teleport_ships(const State& s, ActionList& out);
Verdict judge_teleport_ship(const State& s, Action action);
void teleport_ship(State& s, Action action);
void teleport_destinations(const State& s, ActionList& out);
Verdict judge_teleport_to(const State& s, Action action);
void teleport_to(State& s, Action action);

// The Plasma Cannon (card_plasma.cpp): PlasmaAt, PlasmaPick, PlasmaDestroy.
bool has_plasma_target(const State& s);
void plasma_stations(const State& s, ActionList& out);
Verdict judge_aim(const State& s, Action action);
void aim(State& s, Action action);
void plasma_picks(const State& s, ActionList& out);
Verdict judge_plasma_pick(const State& s, Action action);
void plasma_pick(State& s, Action action);
bool has_destroy_target(const State& s);
void destroy_targets(const State& s, ActionList& out);
Verdict judge_destroy(const State& s, Action action);
void destroy(State& s, Action action);

}  // namespace orrery::af
