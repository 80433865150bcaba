// Action cards: where they are, and who knows it (section 9). A card's place is a hand, the table, a layer of
// the discard pile, the open pile (AR-17), or among the cards not yet dealt. What a seat knows of others'
// cards it may forget, never learn too much: whoever plays face down makes the others forget the whole hand.
#pragma once

#include "games/arcs/board.h"

namespace orrery::ar {

// AR-2
CardSet deck_of(int players);

CardSet known_to(const State& s, Seat viewer);  // kSpectator: what everybody knows
void learn(State& s, Seat seat, CardSet cards);
void show_to_all(State& s, CardSet cards);
// Everybody but the seats of the mask forgets where these cards are.
void forget(State& s, CardSet cards, unsigned but);

// --- hands ---
void into_hand(State& s, Seat seat, Card card);  // known to that seat from now on
void play_card(State& s, Seat seat, Card card, Mode mode);
bool somebody_has_cards(const State& s);
int seats_with_cards(const State& s);
// The hand's card number i, in card order.
Card card_number(CardSet hand, int i);

// --- the discard pile, layers from the bottom; cards shuffled together share one ---
CardSet discard_pile(const State& s);
CardSet bottom_layer(const State& s);
int top_layer(const State& s);
void put_on_pile(State& s, CardSet cards);
void draw_from_bottom(State& s, Seat seat, Card card);
// AR-183, AR-202: so many cards from the bottom, or all there are.
void begin_drawing(State& s, Seat seat, int n);

}  // namespace orrery::ar
