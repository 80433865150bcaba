// The functions of every step, by chapter; rules.cpp puts them into the table.
#pragma once

#include "engine/any_game.h"
#include "games/alien_artifacts/payment.h"
#include "games/alien_artifacts/vocabulary.h"

namespace orrery::aa {

// --- setup.cpp (section 3) ---
Verdict judge_setup(const Content& cards, const Setup& setup);
State start(const Content& cards, const Setup& setup);
void turn_top(Next next, Action action);
void turn_system(Next next, Action action);
void deal_faction(Next next, Action action);
void first_player(Next next, Action action);
void deal(Next next, Action);
void deal_card(Next next, Action action);
void prepared(Next next, Action);
void factions_left(Now now, ActionList& out);
Verdict judge_faction(Now now, Action action);
void choose_faction(Next next, Action action);
bool has_faction(const State& s, Seat seat);

// --- menu.cpp (5.2, 5.16) ---
void menu(Now now, ActionList& out);
Verdict judge_menu(Now now, Action action);
void play_menu(Next next, Action action);
void extras_and_end(Now now, ActionList& out);
Verdict judge_after(Now now, Action action);
void play_after(Next next, Action action);
Currency operation_currency(const Now& now, Deed operation);
// AA-109: ships that may take part in an offensive.
Places eligible_ships(const Now& now);

// --- turn.cpp (5.2, 5.20) ---
void begin_turn(Next next, Action);
int hand_size(const Now& now);
void discards(Now now, ActionList& out);
Verdict judge_discard(Now now, Action action);
void play_discard(Next next, Action action);
void refill(Next next, Action);
void draw_card(Next next, Action action);
void draw_hand(Next next, Action);
void end_turn(Next next, Action);

// --- purchase.cpp (5.5, AA-156) ---
void begin_purchase(Next next);
bool can_purchase(const Now& now, int credits);
void decks(Now now, ActionList& out);
Verdict judge_deck(Now now, Action action);
void choose_deck(Next next, Action action);
void extras(Now now, ActionList& out);
Verdict judge_extra(Now now, Action action);
void choose_extra(Next next, Action action);
void draw_main(Next next, Action);
void drawn_cards(Now now, ActionList& out);
Verdict judge_keep(Now now, Action action);
void keep(Next next, Action action);
void kinds(Now now, ActionList& out);
Verdict judge_kind(Now now, Action action);
void choose_kind(Next next, Action action);
void search(Next next, Action);

// --- construct.cpp (5.6 to 5.8) ---
enum class For : std::uint8_t { Action, Any, Free };  // what a card is chosen for: Frame::n of ChooseCard
bool can_complete(const Now& now, Type type, const Means& means);
bool can_construct_any(const Now& now, int cheaper, const Means& means);
void cards_to_complete(Now now, ActionList& out);
Verdict judge_card(Now now, Action action);
void choose_card(Next next, Action action);
void complete(Next next, Action);
void sides(Now now, ActionList& out);
Verdict judge_side(Now now, Action action);
void choose_side(Next next, Action action);
void checkpoint(Next next, Action);
void satisfied(Now now, ActionList& out);
Verdict judge_auto(Now now, Action action);
void choose_auto(Next next, Action action);
bool may_attack(const Now& now, Card ship);
// What a card does when it has come to its operational side (AA-77, AA-79, AA-82).
void becomes_operational(Next next, Card card);
void flippable(Now now, ActionList& out);
Verdict judge_flip(Now now, Action action);
void flip(Next next, Action action);

// --- spend.cpp (5.3, 5.9 to 5.11) ---
void ask_payment(Next next, const Currency& currency, int amount, int limit);
void payments(Now now, ActionList& out);
Verdict judge_pay(Now now, Action action);
void pay(Next next, Action action);
void spendings(Now now, ActionList& out);
Verdict judge_spend(Now now, Action action);
void spend_section(Next next, Action action);
void preparations(Now now, ActionList& out);
Verdict judge_prepare(Now now, Action action);
void prepare_section(Next next, Action action);
void set_spendings(Now now, ActionList& out);
Verdict judge_sets(Now now, Action action);
void spend_sets(Next next, Action action);
Currency currency_of(const Frame& frame);
// Why these sections cannot be parts of one payment; kAllowed also where none is asked for.
Verdict judge_together(Now now, std::span<const Face> faces);

// --- basic.cpp (5.9 to 5.11) ---
enum class RowFor : std::uint8_t { Prepare, Unblock };
enum class ColourFor : std::uint8_t { Exchange, Stored };
bool can_prepare(const Now& now, Type row, const Means& means);
bool can_unblock(const Now& now, Type row, const Means& means);
void rows(Now now, ActionList& out);
Verdict judge_row(Now now, Action action);
void choose_row(Next next, Action action);
void receivers(Now now, ActionList& out);
Verdict judge_onto(Now now, Action action);
void attach(Next next, Action action);
void colours(Now now, ActionList& out);
Verdict judge_colour(Now now, Action action);
void choose_colour(Next next, Action action);
void tokens(Now now, ActionList& out);
Verdict judge_token(Now now, Action action);
void remove_token(Next next, Action action);
void throwable(Now now, ActionList& out);
Verdict judge_throw(Now now, Action action);
void throw_card(Next next, Action action);
void exchanged(Next next, int icons);
void unblocked(Next next, Type row, int icons);

// --- production.cpp (5.13, 5.14) ---
void produce(Next next, Action);
void produce_card(Next next, Action action);
void sections(Now now, ActionList& out);
Verdict judge_show(Now now, Action action);
void show_section(Next next, Action action);
void mine(Next next, Action);
void planets(Now now, ActionList& out);
Verdict judge_planet(Now now, Action action);
void choose_planet(Next next, Action action);
void score_card(Next next, Action);
void reveal_card(Next next, Action action);
void score_revealed(Next next, Action);
void technologies(Now now, ActionList& out);
Verdict judge_technology(Now now, Action action);
void choose_technology(Next next, Action action);

// --- attack.cpp (5.15, 5.16) ---
void targets(Now now, ActionList& out);
Verdict judge_target(Now now, Action action);
void choose_target(Next next, Action action);
void defences(Now now, ActionList& out);
Verdict judge_defence(Now now, Action action);
void choose_plan(Next next, Action action);
void next_ships(Now now, ActionList& out);
Verdict judge_ship(Now now, Action action);
void choose_ship(Next next, Action action);
void ship_attacks(Next next, Action);
void ship_result(Next next, Action);
void after_ship(Next next, Action);
void end_attack(Next next, Action);
void blockable(Now now, ActionList& out);
Verdict judge_block(Now now, Action action);
void place_token(Next next, Action action);
void ask_for_tokens(Next next, int n, bool free);
void lose_ship(Next next, bool destroyed);
// AA-130: what the ship adds to the base that this card gives; no card: 0.
int attack_bonus(const Now& now, Card ship, Resource base, bool has_base);
// What the ship attacks with, by the cards that were revealed for it.
struct AttackValue {
    int base = 0, bonus = 0;
    int sum() const { return base + bonus; }
};
AttackValue attack_value(const Now& now, Card ship);
const ResultTable& table_of(const Now& now);
const TableRow& result_row(const ResultTable& table, int value);

// --- effects.cpp (6.1) ---
bool can_use(const Now& now, const Effect& effect, const Means& means);
bool can_do(const Now& now, const Effect& effect, const Out& out, const Afterwards& then);
void begin_use(Next next, Frame effect);
void run_effect(Next next, Action);
void fire(Next next, unsigned events, bool new_kind);
constexpr unsigned event_bit(Event event) { return 1U << static_cast<unsigned>(event); }
void run_triggers(Next next, Action);
void alternatives(Now now, ActionList& out);
Verdict judge_choice(Now now, Action action);
void choose(Next next, Action action);
void gain_artifact(Next next, Action);
void find_artifact(Next next, Action action);
void gain_plan(Next next, Action);
void find_plan(Next next, Action action);

// --- final.cpp (section 7) ---
void final_payments(Next next, Action);
void final_pay_answers(Now now, ActionList& out);
Verdict judge_final_pay(Now now, Action action);
void final_pay(Next next, Action action);
Standing standing(const Content& cards, const State& s);
Breakdown breakdown(const Content& cards, const State& s);
struct EndPoints {
    int cards = 0, technologies = 0, bonus = 0;
};
EndPoints end_points(const Content& cards, const State& s, Seat seat);

// Whether an answer is one of those that a question lists.
template <class List>
bool listed(const Now& now, Action action, List list) {
    ActionList options;
    list(now, options);
    return options.contains(action);
}

inline Card card_of(const Now& now, Action action) { return now.cards.card_of(action.a); }
inline Action act_on(const Now& now, Verb verb, Card card) { return act(verb, now.cards.number_of(card)); }
inline void list_cards(const Now& now, Verb verb, Type type, Places places, ActionList& out) {
    for (; places != 0; places &= places - 1)
        out.push_back(act_on(now, verb, card_at(type, first_place(places))));
}
inline void list_cards(const Now& now, Verb verb, const Rows& rows, ActionList& out) {
    for (const Type type : every<Type>()) list_cards(now, verb, type, rows[type], out);
}

}  // namespace orrery::aa
