// The functions of every step, by chapter; rules.cpp puts them into the table.
#pragma once

#include "engine/setup.h"
#include "games/arcs/board.h"

namespace orrery::ar {

// --- setup.cpp ---
std::span<const SetupOption> setup_options();
Choices choices_of(const Setup& setup);
Setup setup_with(const Choices& choices, int players);
Verdict judge_setup(const Setup& setup);
State start(const Setup& setup);
void choose_first_player(State& s, Action action);
void draw_setup(State& s, Action action);
void offer_leader(State& s, Action action);
void offer_lore(State& s, Action action);
void next_pick(State& s, Action);
void draft_answers(const State& s, ActionList& out);
Verdict judge_draft(const State& s, Action action);
void draft(State& s, Action action);
void place_pieces(State& s, Action);

// --- chapter.cpp ---
void begin_chapter(State& s, Action);
void deal(State& s, Action action);
void mulligan_answers(const State&, ActionList& out);
Verdict judge_mulligan(const State&, Action);
void mulligan(State& s, Action action);
void discard_rest(State& s, Action);
void score_chapter(State& s, Action);
void end_chapter(State& s, Action);

// --- round.cpp ---
bool may_seize(const State& s, Seat seat);
void seize(State& s, Seat seat);
int number_played(const State& s);
void begin_round(State& s, Action);
void lead_answers(const State& s, ActionList& out);
Verdict judge_lead(const State& s, Action action);
void choose_lead(State& s, Action action);
void next_turn(State& s, Action);
void follow_answers(const State& s, ActionList& out);
Verdict judge_follow(const State& s, Action action);
void follow(State& s, Action action);
void opening_answers(const State& s, ActionList& out);
Verdict judge_opening(const State& s, Action action);
void open_turn(State& s, Action action);
void end_prelude(State& s, Action);
void end_turn(State& s, Action);
void rescue_answers(const State& s, ActionList& out);
Verdict judge_rescue(const State& s, Action action);
void rescue(State& s, Action action);
void end_round(State& s, Action);

// --- declare.cpp ---
void guild_answers(const State& s, ActionList& out);
Verdict judge_give_guild(const State& s, Action action);
void give_guild(State& s, Action action);
void place_marker(State& s, Action);
void set_off(State& s, Action);
void trigger_answers(const State& s, ActionList& out);
Verdict judge_trigger(const State& s, Action action);
void resolve_trigger(State& s, Action action);
void rivals_with_cards(const State& s, ActionList& out);
Verdict judge_look(const State& s, Action action);
void look_at(State& s, Action action);
void swap_answers(const State& s, ActionList& out);
Verdict judge_swap(const State& s, Action action);
void swap_cards(State& s, Action action);
void gain_answers(const State& s, ActionList& out);
Verdict judge_gain(const State& s, Action action);
void gain_chosen(State& s, Action action);
void bold_answers(const State& s, ActionList& out);
Verdict judge_bold(const State& s, Action action);
void be_bold(State& s, Action action);

// --- actions.cpp ---
void action_answers(const State& s, ActionList& out);
Verdict judge_action(const State& s, Action action);
void take_action(State& s, Action action);
void extra_answers(const State& s, ActionList& out);
Verdict judge_extra(const State& s, Action action);
void take_extra(State& s, Action action);

// --- economy.cpp ---
void tax_answers(const State& s, ActionList& out);
Verdict judge_tax(const State& s, Action action);
void tax(State& s, Action action);
void tax_types(const State& s, ActionList& out);
Verdict judge_tax_type(const State& s, Action action);
void choose_tax_type(State& s, Action action);
void build_kinds(const State& s, ActionList& out);
Verdict judge_build_kind(const State& s, Action action);
void choose_build_kind(State& s, Action action);
void build_sites(const State& s, ActionList& out);
Verdict judge_site(const State& s, Action action);
void build_at(State& s, Action action);
void build_in_cloud(State& s, System planet);            // AR-231: when its token is paid
bool may_build_in_cloud(const State& s, System planet);  // and before
void shipyard_answers(const State& s, ActionList& out);
Verdict judge_shipyard(const State& s, Action action);
void build_ship(State& s, Action action);
void repair_answers(const State& s, ActionList& out);
Verdict judge_repair(const State& s, Action action);
void repair(State& s, Action action);
void prune_answers(const State& s, ActionList& out);
Verdict judge_prune(const State& s, Action action);
void prune(State& s, Action action);

// --- move.cpp ---
void move_from_answers(const State& s, ActionList& out);
Verdict judge_move_from(const State& s, Action action);
void move_from(State& s, Action action);
void move_to_answers(const State& s, ActionList& out);
Verdict judge_move_to(const State& s, Action action);
void move_to(State& s, Action action);
void move_fresh_answers(const State& s, ActionList& out);
Verdict judge_move_fresh(const State& s, Action action);
void move_fresh(State& s, Action action);
void move_damaged_answers(const State& s, ActionList& out);
Verdict judge_move_damaged(const State& s, Action action);
void move_damaged(State& s, Action action);
void catapult_answers(const State& s, ActionList& out);
Verdict judge_catapult(const State& s, Action action);
void catapult(State& s, Action action);
void on_fresh_answers(const State& s, ActionList& out);
Verdict judge_on_fresh(const State& s, Action action);
void on_fresh(State& s, Action action);
void on_damaged_answers(const State& s, ActionList& out);
Verdict judge_on_damaged(const State& s, Action action);
void on_damaged(State& s, Action action);
void end_move(State& s, Action);
void sprint_answers(const State& s, ActionList& out);
Verdict judge_sprint(const State& s, Action action);
void sprint(State& s, Action action);

// --- court.cpp ---
void place_agent(State& s, Seat seat, Court court);
Verdict judge_place_agent(const State& s, Seat seat, Court court);
void influence_answers(const State& s, ActionList& out);
Verdict judge_influence(const State& s, Action action);
void influence(State& s, Action action);
void secure_answers(const State& s, ActionList& out);
Verdict judge_secure(const State& s, Action action);
void secure_card(State& s, Court court, bool ransacked);
void secure(State& s, Action action);
void fill_court(State& s, Action);
void reveal_court(State& s, Action action);
void abduct_answers(const State& s, ActionList& out);
Verdict judge_abduct(const State& s, Action action);
void abduct(State& s, Action action);

// --- vox.cpp ---
void place_one_each(State& s, SystemSet systems);
void place_ship_answers(const State& s, ActionList& out);
Verdict judge_place_ship(const State& s, Action action);
void place_ship(State& s, Action action);
void uprising_answers(const State& s, ActionList& out);
Verdict judge_uprising(const State& s, Action action);
void rise_up(State& s, Action action);
void demand_answers(const State& s, ActionList& out);
Verdict judge_demand(const State& s, Action action);
void demand(State& s, Action action);
void spread_answers(const State&, ActionList& out);
Verdict judge_spread(const State& s, Action action);
void spread(State& s, Action action);
void free_city_answers(const State& s, ActionList& out);
Verdict judge_free_city(const State& s, Action action);
void free_city(State& s, Action action);
void seize_song_answers(const State&, ActionList& out);
Verdict judge_seize_song(const State& s, Action action);
void seize_by_song(State& s, Action action);
void struggle_answers(const State& s, ActionList& out);
Verdict judge_struggle(const State& s, Action action);
void struggle(State& s, Action action);
Verdict judge_steal_card(const State& s, Action action);

// --- prelude.cpp ---
void prelude_answers(const State& s, ActionList& out);
Verdict judge_prelude(const State& s, Action action);
void play_prelude(State& s, Action action);
void token_answers(const State& s, ActionList& out);
Verdict judge_token(const State& s, Action action);
void pay_token(State& s, Action action);
bool is_worth_spending(const State& s, Resource token);
void spend_as_answers(const State& s, ActionList& out);
Verdict judge_spend_as(const State& s, Action action);
void spend_as(State& s, Action action);
void spend_action_answers(const State& s, ActionList& out);
Verdict judge_spend_action(const State& s, Action action);
void take_spent_action(State& s, Action action);

// --- guild.cpp ---
bool can_use(const State& s, Court court);
void use_card(State& s, Court court);
void count_answers(const State& s, ActionList& out);
Verdict judge_count(const State& s, Action action);
void claim(State& s, Action action);
void steal_answers(const State& s, ActionList& out);
Verdict judge_steal(const State& s, Action action);
void steal(State& s, Action action);
void unite_answers(const State& s, ActionList& out);
Verdict judge_unite(const State& s, Action action);
void unite(State& s, Action action);
void muster_answers(const State& s, ActionList& out);
Verdict judge_muster(const State& s, Action action);
void muster(State& s, Action action);
void redraw_next(State& s, int decided);
void redraw_answers(const State& s, ActionList& out);
Verdict judge_redraw(const State& s, Action action);
void redraw(State& s, Action action);
void draw_card(State& s, Action action);
void persuade_answers(const State& s, ActionList& out);
Verdict judge_persuade(const State& s, Action action);
void persuade(State& s, Action action);
void fence_answers(const State& s, ActionList& out);
Verdict judge_fence(const State& s, Action action);
void fence(State& s, Action action);

// --- exchange.cpp ---
void press_answers(const State& s, ActionList& out);
Verdict judge_press(const State& s, Action action);
void press(State& s, Action action);
void execute_answers(const State& s, ActionList& out);
Verdict judge_execute(const State& s, Action action);
void execute(State& s, Action action);
void trade_city_answers(const State& s, ActionList& out);
Verdict judge_trade_city(const State& s, Action action);
void trade_city(State& s, Action action);
void trade_take_answers(const State& s, ActionList& out);
Verdict judge_trade_take(const State& s, Action action);
void trade_take(State& s, Action action);
void trade_give_answers(const State& s, ActionList& out);
Verdict judge_trade_give(const State& s, Action action);
void trade_give(State& s, Action action);
void take_up(State& s, Action);
void arrange_answers(const State& s, ActionList& out);
Verdict judge_arrange(const State& s, Action action);
void arrange_token(State& s, Action action);

// --- battle.cpp ---
void battle_systems(const State& s, ActionList& out);
Verdict judge_battle_system(const State& s, Action action);
void battle_at(State& s, Action action);
void battle_rivals(const State& s, ActionList& out);
Verdict judge_battle_rival(const State& s, Action action);
void battle_with(State& s, Action action);
void raid_dice_answers(const State& s, ActionList& out);
void assault_dice_answers(const State& s, ActionList& out);
Verdict judge_raid_dice(const State& s, Action action);
Verdict judge_assault_dice(const State& s, Action action);
void collect_raid_dice(State& s, Action action);
void collect_assault_dice(State& s, Action action);
void skirmish_dice_answers(const State& s, ActionList& out);
Verdict judge_skirmish_dice(const State& s, Action action);
void collect_skirmish_dice(State& s, Action action);
void roll_battle(State& s, Action);
void roll_raid(State& s, Action action);
void roll_assault(State& s, Action action);
void roll_skirmish(State& s, Action action);
void reroll_answers(const State& s, ActionList& out);
Verdict judge_reroll(const State& s, Action action);
void choose_reroll(State& s, Action action);
void again_skirmish_answers(const State& s, ActionList& out);
void again_assault_answers(const State& s, ActionList& out);
Verdict judge_again_skirmish(const State& s, Action action);
Verdict judge_again_assault(const State& s, Action action);
void again_skirmish(State& s, Action action);
void again_assault(State& s, Action action);
void rifles_from_answers(const State& s, ActionList& out);
Verdict judge_rifles_from(const State& s, Action action);
void rifles_from(State& s, Action action);
void rifles_at_answers(const State& s, ActionList& out);
Verdict judge_rifles_at(const State& s, Action action);
void rifles_at(State& s, Action action);

// --- hits.cpp ---
void resolve_hits(State& s, Action);
void loss_answers(const State& s, ActionList& out);
Verdict judge_loss(const State& s, Action action);
void take_losses(State& s, Action action);
void take_railgun(State& s, Action action);
void hit_defenders(State& s, Action);
void hit_ships_answers(const State& s, ActionList& out);
Verdict judge_hit_ships(const State& s, Action action);
void hit_ships(State& s, Action action);
void hit_buildings(State& s, Action);
void building_targets(const State& s, ActionList& out);
Verdict judge_hit_building(const State& s, Action action);
void hit_building(State& s, Action action);
void aftermath(State& s, Action);
void next_ransack(State& s, Action);
void ransack_answers(const State& s, ActionList& out);
Verdict judge_ransack(const State& s, Action action);
void ransack(State& s, Action action);
void begin_raid(State& s, Action);
void raid_answers(const State& s, ActionList& out);
Verdict judge_raid(const State& s, Action action);
void raid(State& s, Action action);
void after_battle(State& s, Action);
void beloved_answers(const State& s, ActionList& out);
Verdict judge_beloved(const State& s, Action action);
void be_beloved(State& s, Action action);

}  // namespace orrery::ar
