#include "games/arcs/hands.h"

#include <algorithm>

namespace orrery::ar {

namespace {

consteval CardSet cards_between(int lowest, int highest) {
    CardSet cards;
    for (Card card = 0; card < kCards; ++card)
        if (number_of(card) >= lowest && number_of(card) <= highest) cards.add(card);
    return cards;
}

// AR-17: both piles are shuffled together if the closed one holds too few cards.
void mix_piles(State& s) {
    for (const Card card : discard_pile(s) | s.open_discard) s.layer[card] = 1;
    s.open_discard = {};
}

}  // namespace

CardSet deck_of(int players) {
    constexpr CardSet kSmall = cards_between(2, 6), kAll = cards_between(1, 7);
    return players == kSeats ? kAll : kSmall;
}

CardSet known_to(const State& s, Seat viewer) {
    return viewer < s.seats() ? s.players[viewer].knows | s.open_knowledge : s.open_knowledge;
}

void learn(State& s, Seat seat, CardSet cards) {
    s.players[seat].knows = s.players[seat].knows | (cards - s.open_knowledge);
}

void show_to_all(State& s, CardSet cards) {
    s.open_knowledge = s.open_knowledge | cards;
    for (Player& player : s.players) player.knows = player.knows - cards;
}

void forget(State& s, CardSet cards, unsigned but) {
    const CardSet opened = cards & s.open_knowledge;
    s.open_knowledge = s.open_knowledge - cards;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        CardSet& knows = s.players[seat].knows;
        knows = ((but >> seat) & 1U) != 0 ? knows | opened : knows - cards;
    }
}

void into_hand(State& s, Seat seat, Card card) {
    s.players[seat].hand.add(card);
    learn(s, seat, CardSet::of(card));
}

void play_card(State& s, Seat seat, Card card, Mode mode) {
    const Played played{card, seat, mode, 0};
    if (!played.face_up()) forget(s, s.players[seat].hand, 1U << seat);
    s.players[seat].hand.remove(card);
    s.played.push_back(played);
    if (played.face_up()) show_to_all(s, CardSet::of(card));
}

bool somebody_has_cards(const State& s) { return seats_with_cards(s) > 0; }

int seats_with_cards(const State& s) {
    int n = 0;
    for (const Player& player : s.players) n += !player.hand.empty();
    return n;
}

Card card_number(CardSet hand, int i) {
    for (const Card card : hand)
        if (i-- == 0) return card;
    return kNoCard;
}

CardSet discard_pile(const State& s) {
    CardSet pile;
    for (Card card = 0; card < kCards; ++card)
        if (s.layer[card] != 0) pile.add(card);
    return pile;
}

CardSet bottom_layer(const State& s) {
    CardSet bottom;
    for (Card card = 0; card < kCards; ++card)
        if (s.layer[card] == 1) bottom.add(card);
    return bottom;
}

int top_layer(const State& s) { return *std::max_element(s.layer.begin(), s.layer.end()); }

void put_on_pile(State& s, CardSet cards) {
    const int layer = top_layer(s) + 1;
    for (const Card card : cards) s.layer[card] = byte(layer);
}

// Who draws one of several knows what is left of those it knew; the others no longer do.
void draw_from_bottom(State& s, Seat seat, Card card) {
    const CardSet bottom = bottom_layer(s);
    if (bottom.size() > 1) forget(s, bottom, 1U << seat);
    s.layer[card] = 0;
    into_hand(s, seat, card);
    if (bottom.size() > 1) return;
    for (std::uint8_t& layer : s.layer)
        if (layer > 0) --layer;
}

void begin_drawing(State& s, Seat seat, int n) {
    if (discard_pile(s).size() < n && !s.open_discard.empty()) mix_piles(s);
    const int there = discard_pile(s).size();
    if (n > 0 && there > 0) chance(s, Step::DrawCard, seat, std::min(n, there));
}

}  // namespace orrery::ar
