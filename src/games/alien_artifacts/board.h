// The table while it is played on: what is active, what things cost, how cards, credits and tokens come and
// go.
#pragma once

#include <algorithm>

#include "games/alien_artifacts/content.h"
#include "games/alien_artifacts/state.h"
#include "games/alien_artifacts/verbs.h"

namespace orrery::aa {

// How the rules see the table: the cards in use, the state, and the seat that answers. Nearly always that is
// the player on turn, of whom most functions speak.
struct Now {
    const Content& cards;
    const State& s;
    Seat seat;

    const Player& me() const { return s.me(); }
    const Frame& frame() const { return s.asked(); }
};
struct Next {
    const Content& cards;
    State& s;
    Seat seat;

    operator Now() const { return {cards, s, seat}; }  // NOLINT(google-explicit-constructor)
    Player& me() const { return s.me(); }
    Frame& frame() const { return s.asked(); }
    Frame take() const { return s.todo.pop_back(); }
    void run(Frame frame) const {
        frame.who = {};
        s.todo.push_back(frame);
    }
    void ask(Frame frame) const {
        frame.who = Actors::of(s.turn);
        s.todo.push_back(frame);
    }
    void ask(Seat whom, Frame frame) const {
        frame.who = Actors::of(whom);
        s.todo.push_back(frame);
    }
    void ask_chance(Frame frame) const {
        frame.who = Actors::nature();
        s.todo.push_back(frame);
    }
};

constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }
// What adds up over a file of cards may be more than a byte holds; what is beyond would change nothing.
constexpr std::uint8_t capped(int n) { return byte(std::min(n, 255)); }

// --- what is active (AA-144, AA-146) ---

// Cards with tokens, less those that the player on turn has paid for.
inline Places silenced(const State& s, Type type) { return s.blocked[type] & ~s.now.lifted[type]; }
inline Places active(const Now& now, Type type, Side side) {
    const Player& me = now.me();
    return (side == Side::Logistic ? me.logistic : me.operational)[type] & ~silenced(now.s, type);
}
inline bool is_active(const State& s, Card card) { return !s.blocked.has(card) || s.now.lifted.has(card); }

// The sum of a modifier over the active technologies ("all of them add up").
inline int modifier(const Now& now, Modifier which) {
    int sum = 0;
    Places places = active(now, Type::Technology, Side::Logistic) & now.cards.modifies[which];
    for (; places != 0; places &= places - 1)
        sum += now.cards.amount[which][static_cast<std::size_t>(first_place(places))];
    return sum;
}
inline int modifier(const Now& now, Word word) { return modifier(now, modifier_of(word)); }

// --- costs and limits ---

inline int count(const Player& player, Type type) {
    return std::popcount(player.logistic[type] | player.operational[type]);
}
// AA-68, AA-69: what a card of the type costs now.
int cost(const Now& now, Type type);
// AA-60
int purchase_cost(const Now& now);
// AA-108, AA-197
int operation_cost(const Now& now, Deed deed);
// AA-53 to AA-56
int limit(const Now& now, Deed deed);
inline int prepare_limit(const Now& now, Type row) {
    return limit(now, deed_of(row)) + modifier(now, limit_of(Deed::Prepare));
}
// AA-206: cards from planets beyond the limit.
inline int planet_extra(const Now& now) {
    return now.s.now.extra_used ? 0 : modifier(now, Word::PlanetExtra);
}

// --- resource cards on the table ---

inline Face showing(const State& s, Resource card) { return face_of(card, s.shows_b.has(card)); }
// AA-70: icons attached to a card under construction.
int attached_icons(const Now& now, const Player& owner, Card card);
// What is still to be paid for a card (AA-70).
inline int remainder(const Now& now, Card card) {
    return std::max(0, cost(now, type_of(card)) - attached_icons(now, now.me(), card));
}
// Puts a card under another; takes it away again.
void lay(State& s, Resource card, bool section_b, Card under);
void unlay(State& s, Resource card);
// All cards of a set that lie under this card go to the discard pile.
void discard_under(State& s, Resources& laid, Card card);
// From the hand or a planet of the player on turn to the discard pile (AA-52).
void spend(State& s, Resource card);
void discard_revealed(State& s);

// --- the resource deck (5.20) ---

inline bool can_draw(const State& s) { return !s.deck.empty() || !s.discard.empty(); }
// Asks chance for the top card, if there is one (AA-119, AA-123, AA-172).
bool ask_for_card(Next next, Step step, Card card = kNoCard);
// The card has left the deck; if it was the last, the deck has run out (AA-169).
void leaves_deck(State& s, Resource card);

// --- main decks ---

inline bool deck_empty(const State& s, Type type) { return s.top[type] == kNoCard; }
inline int deck_size(const State& s, Type type) {
    return (deck_empty(s, type) ? 0 : 1) + std::popcount(s.unseen[type]) +
           static_cast<int>(s.below[type].size());
}
// Puts the top card to the end of those below, as the next of those drawn or turned over; what lies under it
// is seen at once (AA-9). `drawn` counts them, this one included: they do not come up themselves.
void draw_top(Next next, Type type, int drawn);
// Takes the top card away after so many were turned over; the new top is seen at once.
void take_top(Next next, Type type, int turned);
// AA-Q54: with nothing else left the first card put back is the new top.
void close_deck(State& s, Type type);

// --- credits, points, tokens ---

inline void gain_credits(const Content& cards, Player& player, int n) {
    player.credits = byte(std::min<int>(player.credits + n, cards.constants.bank_max));  // AA-32
}
inline void lose_credits(const Content& cards, Player& player, int n) {
    player.credits = byte(std::max<int>(player.credits - n, cards.constants.bank_min));
}
// Credits that can be paid: a cost is paid in full (AA-32).
inline int purse(const Content& cards, const Player& player) {
    return player.credits - cards.constants.bank_min;
}
inline void score(Player& player, Gains from, int n) {
    player.points[from] = static_cast<std::uint16_t>(player.points[from] + n);
}
int tokens_on(const State& s, Card card);
int tokens_left(const Content& cards, const State& s);
int tokens_in(const State& s, Places places, Type type);
void add_token(State& s, Card card);
void remove_tokens(State& s, Card card, int n);
inline int lift_cost(const Now& now, Card card) {
    return now.cards.constants.lift_cost * tokens_on(now.s, card);
}

// --- artifacts and defence plans ---

// How many copies of a design are at a place.
int copies_at(std::span<const std::uint8_t> spread, std::span<const std::uint8_t> designs, int design,
              std::uint8_t place);
int all_at(std::span<const std::uint8_t> spread, std::uint8_t place);
void move_copy(std::span<std::uint8_t> spread, std::span<const std::uint8_t> designs, int design,
               std::uint8_t from, std::uint8_t to);

inline std::span<const std::uint8_t> artifact_designs(const Content& cards) {
    return std::span{cards.artifact_cards}.first(cards.artifact_count);
}
inline std::span<const std::uint8_t> plan_designs(const Content& cards) {
    return std::span{cards.plan_cards}.first(cards.plan_count);
}
inline int artifacts_at(const Now& now, int design, std::uint8_t place) {
    return copies_at(now.s.artifacts, artifact_designs(now.cards), design, place);
}
inline int plans_at(const Now& now, int design, std::uint8_t place) {
    return copies_at(now.s.plans, plan_designs(now.cards), design, place);
}
inline int artifacts_held(const Content& cards, const State& s, Seat seat) {
    return all_at(std::span{s.artifacts}.first(cards.artifact_count), held_by(seat));
}
int plans_held(const Content& cards, const State& s, Seat seat);
// AA-161, AA-163
bool artifact_left(const Content& cards, const State& s);
bool plan_left(const Content& cards, const State& s);

// --- ladders ---

// AA-228: what the ladder of a technology counts for its owner.
int counted(const Content& cards, const State& s, Seat owner, Card technology);
struct LadderPoints {
    int play = 0, end = 0;
};
// AA-121: the best fulfilled condition of either column.
LadderPoints ladder_points(const Content& cards, const State& s, Seat owner, Card technology);

// Whether the section or either section of a card has the kind.
inline bool matches(const Content& cards, Resource card, Kind kind) {
    return cards.section(face_of(card, false)).kind == kind ||
           cards.section(face_of(card, true)).kind == kind;
}

}  // namespace orrery::aa
