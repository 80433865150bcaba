// The functions of every step, by chapter; rules.cpp puts them into the table.
#pragma once

#include "engine/any_game.h"
#include "engine/setup.h"
#include "games/master_of_orion/board.h"

namespace orrery::mo {

// --- setup.cpp: chapter 3, 4.1 ---
Verdict judge_setup(const Content& content, const Setup& setup);
State start(const Content& content, const Setup& setup);
void choose_first_player(Next next, Action action);
void next_race(Next next, Action);
void deal_race(Next next, Action action);
void race_answers(Now now, ActionList& out);
Verdict judge_race(Now now, Action action);
void pick_race(Next next, Action action);
void reveal_advisor(Next next, Action action);
void next_deal(Next next, Action);
void next_exchange(Next next, Action);
void exchange_answers(Now now, ActionList& out);
Verdict judge_exchange(Now now, Action action);
void exchange_card(Next next, Action action);
// What chance may deal: races and advisors that nobody has yet.
bool race_is_free(const State& s, Race race);
bool advisor_is_unseen(const State& s, Advisor advisor);

// --- round.cpp: 5.8, 5.11 ---
void draw_card(Next next, Action action);
void begin_round(Next next, Action);
void next_level(Next next, Action);
void bonus_answers(Now now, ActionList& out);
Verdict judge_bonus(Now now, Action action);
void take_bonus(Next next, Action action);
void next_start(Next next, Action);
void entry_answers(Now now, ActionList& out);
Verdict judge_entry(Now now, Action action);
void resolve_entry(Next next, Action action);
void next_turn(Next next, Action);
void end_round(Next next, Action);
void next_trim(Next next, Action);
void discard_answers(Now now, ActionList& out);
Verdict judge_discard(Now now, Action action);
void discard_card(Next next, Action action);
void clean_up(Next next, Action);
Level level_of(const Player& player);
bool game_ends(const State& s);

// --- actions.cpp: 5.9 ---
void action_answers(Now now, ActionList& out);
Verdict judge_action(Now now, Action action);
void choose_action(Next next, Action action);
void exploit_answers(Now now, ActionList& out);
Verdict judge_exploit(Now now, Action action);
void exploit_card(Next next, Action action);
void keep_answers(Now now, ActionList& out);
Verdict judge_return(Now now, Action action);
void return_card(Next next, Action action);
void trade_answers(Now now, ActionList& out);
Verdict judge_trade(Now now, Action action);
void trade(Next next, Action action);
void advisor_answers(Now now, ActionList& out);
Verdict judge_hire(Now now, Action action);
void hire(Next next, Action action);
void colour_answers(Now now, ActionList& out);
Verdict judge_colour(Now now, Action action);
void choose_colour(Next next, Action action);
bool may_hire(const Content& content, const State& s, const Player& player);

// --- activate.cpp: MO-66 to MO-69 ---
// May the card at this place be activated: with an action cube, or for free with a cube from the reserve?
enum class Cube : bool { Action, Reserve };
Verdict judge_activation(const Now& now, Place place, Cube cube);
bool can_activate(const Now& now, Cube cube);
void activation_answers(Now now, ActionList& out);
Verdict judge_work(Now now, Action action);
void work(Next next, Action action);
void free_answers(Now now, ActionList& out);
Verdict judge_free(Now now, Action action);
void work_for_free(Next next, Action action);

// --- attack.cpp: MO-70 to MO-77 ---
Verdict judge_attack(const Now& now, Seat defender);
bool can_attack(const Now& now);
int attack_price(const Content& content, const Player& attacker, const Player& defender);
struct Strengths {
    int attacker = 0, defender = 0;
};
Strengths strengths(const Content& content, const Player& attacker, const Player& defender);
int attack_limit(int players);
void target_answers(Now now, ActionList& out);
Verdict judge_target(Now now, Action action);
void attack(Next next, Action action);

// --- build.cpp: MO-56 to MO-62 ---
struct BuildTask {
    bool from_pile = false;
    std::optional<Place> only;  // "this system"
    std::uint8_t discount = 0;
};
// Where a structure may go, and what is saved there.
struct Sites {
    std::array<int, kStacks> discount{};  // -1: no room
    int best = -1;
    std::optional<Place> fresh;  // the place of a new system, if there may be one
};
BuildTask build_task(const Now& now);                    // of the effect that asks, or of the action
BuildTask action_task(const Now& now);                   // of a Build action now
BuildTask task_of(const EffectStep& step, Place place);  // of a step that builds, of a card that lies there
Sites sites_for(const Now& now, const BuildTask& task);
Verdict judge_building(const Now& now, Title title, const Sites& sites);
bool can_build(const Now& now, const BuildTask& task);
void begin_building(Next next, const BuildTask& task);
void build_answers(Now now, ActionList& out);
Verdict judge_build_card(Now now, Action action);
void choose_card(Next next, Action action);
void site_answers(Now now, ActionList& out);
Verdict judge_site(Now now, Action action);
void choose_site(Next next, Action action);
void discount_answers(Now now, ActionList& out);
Verdict judge_discount(Now now, Action action);
void use_discount(Next next, Action action);
// What building this title at this place may cost, every payment once (for the view).
std::vector<Resources> payments(const Now& now, Title title, int discount);

// --- effects.cpp: 6.2, MO-162 to MO-164 ---
void start_effect(State& s, Seat owner, Card card, When when, Place place);
void run_effect(Next next, Action);
// Whether at least one step of the effect of an active card is possible now.
bool effect_is_possible(const Now& now, Card card, When when, Place place);
// Picked from a list: the first step is done without being offered again (MO-Q48).
void begin_picked(Next next);
void option_answers(Now now, ActionList& out);
Verdict judge_optional(Now now, Action action);
void answer_optional(Next next, Action action);

// --- effect_questions.cpp: 4.4 ---
void resource_answers(Now now, ActionList& out);
Verdict judge_resource(Now now, Action action);
void choose_resource(Next next, Action action);
void way_answers(Now now, ActionList& out);
Verdict judge_way(Now now, Action action);
void exchange_goods(Next next, Action action);
void take_answers(Now now, ActionList& out);
Verdict judge_take(Now now, Action action);
void take_card(Next next, Action action);
void choice_answers(Now now, ActionList& out);
Verdict judge_choice(Now now, Action action);
void choose_one(Next next, Action action);

// --- system_questions.cpp: 4.4 ---
void rearrange_answers(Now now, ActionList& out);
Verdict judge_rearrange(Now now, Action action);
void choose_rearranged(Next next, Action action);
void order_answers(Now now, ActionList& out);
Verdict judge_order(Now now, Action action);
void lay_next(Next next, Action action);
void sink_answers(Now now, ActionList& out);
Verdict judge_sink(Now now, Action action);
void sink(Next next, Action action);
void space_answers(Now now, ActionList& out);
Verdict judge_space(Now now, Action action);
void fill_space(Next next, Action action);

// --- scoring.cpp: chapter 7 ---
Standing standing(const Content& content, const State& s);
Breakdown breakdown(const Content& content, const State& s);
Goods goods(const State& s, Seat seat);
int printed_points(const Content& content, const Player& player);
int final_points(const Content& content, const Player& player);
// What the End of game effect of this record is worth there now; 0 without one.
int worth_at_end(const Content& content, const Player& player, Card card, Place place);

}  // namespace orrery::mo
