// The table while it is played on: which cards are active, what they add up to, how things come and go.
#pragma once

#include <algorithm>
#include <cassert>
#include <optional>

#include "games/master_of_orion/content.h"
#include "games/master_of_orion/state.h"
#include "games/master_of_orion/verbs.h"

namespace orrery::mo {

// How the rules see the table: the cards in use, the state, and the seat that answers. `imagined` is that
// seat as it would be after something was paid (MO-162).
struct Now {
    const Content& content;
    const State& s;
    Seat seat;
    const Player* imagined = nullptr;

    const Player& me() const { return imagined != nullptr ? *imagined : s.players[seat]; }
    const Player& player(Seat who) const { return who == seat ? me() : s.players[who]; }
    Now as_if(const Player& player) const { return {content, s, seat, &player}; }
};
struct Next {
    const Content& content;
    State& s;
    Seat seat;

    operator Now() const { return {content, s, seat}; }  // NOLINT(google-explicit-constructor)
    Player& me() const { return s.players[seat]; }
    Next as(Seat who) const { return {content, s, who}; }
};

inline void push(State& s, const Frame& frame) { s.todo.push_back(frame); }
inline void ask(State& s, Step step, Seat seat) { push(s, {.step = step, .who = Actors::of(seat)}); }
inline void ask_chance(State& s, Step step, Seat owner, int count) {
    push(s,
         {.step = step, .who = Actors::nature(), .owner = owner, .count = static_cast<std::uint8_t>(count)});
}
inline void run_later(State& s, Step step) { push(s, {.step = step}); }

// The k-th seat clockwise from the first player, and from a seat (MO-8).
inline Seat clockwise(const State& s, Seat from, int k) { return static_cast<Seat>((from + k) % s.seats()); }
inline Seat after_first(const State& s, int k) { return clockwise(s, s.first, k); }
// The step on top counts the seats from the first player on: the next one; after the last the step is done.
inline std::optional<Seat> next_seat(State& s) {
    Frame& cursor = s.asked();
    if (cursor.count < s.seats()) return after_first(s, cursor.count++);
    s.todo.pop_back();
    return std::nullopt;
}

constexpr std::size_t index_of(Place place) { return static_cast<std::size_t>(place); }
constexpr bool is_system(Place place) { return place <= Place::SystemF; }
// "This system" of a card: an advisor that has one lies in it (MO-106).
constexpr Place this_system(Place place) { return place == Place::Advisor ? Place::SystemF : place; }
constexpr Place system_at(int i) { return static_cast<Place>(i); }
inline const Stack& stack(const Player& player, Place place) { return player.systems[index_of(place)]; }

// --- systems (5.6) ---

// MO-106: an advisor that is the first card of a system of its own.
inline bool has_own_system(const Content& content, const Player& player) {
    return !player.advisor.empty() && content[player.advisor[0]].own_system;
}
// MO-30: ordinary systems are numbered in the order in which they were founded, and none ever becomes empty.
inline int ordinary_systems(const Player& player) {
    int n = 0;
    while (n < kSystems && !player.systems[static_cast<std::size_t>(n)].empty()) ++n;
    return n;
}
inline bool has_system(const Content& content, const Player& player, Place place) {
    return place == Place::SystemF ? has_own_system(content, player)
                                   : is_system(place) && !stack(player, place).empty();
}
inline int systems_of(const Content& content, const Player& player) {
    return ordinary_systems(player) + int{has_own_system(content, player)};
}
inline int room_in(Place place) { return place == Place::SystemF ? kSystemCards - 1 : kSystemCards; }

// --- active cards (MO-32) ---

// The record that works at this place now.
inline std::optional<Card> active_at(const Content& content, const Player& player, Place place) {
    if (is_system(place)) {
        const Stack& cards = stack(player, place);
        return cards.empty() ? std::nullopt : std::optional{Content::card(cards.back())};
    }
    if (place == Place::Race)
        return player.race.empty() ? std::nullopt : std::optional{content.card(player.race[0])};
    if (player.advisor.empty()) return std::nullopt;
    const bool covered = has_own_system(content, player) && !stack(player, Place::SystemF).empty();
    return covered ? std::nullopt : std::optional{content.card(player.advisor[0])};
}

template <class F>
void for_each_active(const Content& content, const Player& player, F f) {
    for (const Place place : every<Place>())
        if (const auto card = active_at(content, player, place)) f(place, *card);
}
// Those whose Always effects apply: an advisor with a system of its own also while it is covered (MO-Q14).
template <class F>
void for_each_lasting(const Content& content, const Player& player, F f) {
    for (int i = 0; i < kStacks; ++i) {
        const Stack& cards = player.systems[static_cast<std::size_t>(i)];
        if (!cards.empty()) f(system_at(i), Content::card(cards.back()));
    }
    if (!player.advisor.empty()) {
        const Advisor advisor = player.advisor[0];
        f(content[advisor].own_system ? Place::SystemF : Place::Advisor, content.card(advisor));
    }
    if (!player.race.empty()) f(Place::Race, content.card(player.race[0]));
}

// The places with an effect at this moment.
inline PlaceSet acting(const Content& content, const Player& player, When when) {
    PlaceSet places;
    for_each_active(content, player, [&](Place place, Card card) {
        if (content.has_effect(card, when)) places.add(place);
    });
    return places;
}

// --- resources, morale, points ---

inline void gain(Player& player, const Resources& res, int times = 1) {  // MO-11
    for (const Resource each : every<Resource>())
        player.tracks[each] =
            static_cast<std::uint8_t>(std::min<int>(kTop, player.tracks[each] + res[each] * times));
}
inline void gain(Player& player, Resource resource, int n) {
    player.tracks[resource] = static_cast<std::uint8_t>(std::min<int>(kTop, player.tracks[resource] + n));
}
inline bool affords(const Resources& tracks, const Resources& price) {  // MO-12
    return tracks[Resource::Food] >= price[Resource::Food] &&
           tracks[Resource::Fleet] >= price[Resource::Fleet] &&
           tracks[Resource::Production] >= price[Resource::Production];
}
// In food points (6.7): what a price or a gain is worth, all resources together.
inline int food_points(const Resources& res) {
    return res[Resource::Food] + 2 * res[Resource::Fleet] + 2 * res[Resource::Production];
}
inline void pay(Player& player, const Resources& price) {
    for (const Resource each : every<Resource>())
        player.tracks[each] = static_cast<std::uint8_t>(player.tracks[each] - price[each]);
}
inline void change_morale(Player& player, int by) {  // MO-17
    player.morale = static_cast<std::int16_t>(std::min(kMaxMorale, player.morale + by));
}
inline void add_points(Player& player, int n) {  // MO-20
    player.score = static_cast<std::uint16_t>(player.score + n);
}

// --- cubes (5.5) ---

inline void gain_cubes(Player& player, int n) {  // MO-23
    const int moved = std::min<int>(n, player.reserve);
    player.reserve = static_cast<std::uint8_t>(player.reserve - moved);
    player.available = static_cast<std::uint8_t>(player.available + moved);
}
inline void return_available(Player& player) {
    --player.available;
    ++player.reserve;
}
inline void place_from_reserve(Player& player, Place place) {
    --player.reserve;
    player.cubes.add(place);
}
inline void discard_cube(Player& player, Place place) {  // MO-24
    if (!player.cubes.has(place)) return;
    player.cubes.remove(place);
    ++player.reserve;
}

// --- cards (5.7) ---

// How many cards can be drawn at all (MO-37, MO-38).
inline int drawable(const State& s) {
    return s.deck.size() + std::max(0, static_cast<int>(s.pile.size()) - 1);
}
// Chance draws so many cards, as far as there are any, into the hand of a seat.
void draw(State& s, Seat seat, int n);
// Everything but the top of the pile becomes the deck (MO-37), when a card has to be drawn and there is none.
void reshuffle(State& s);
// From a hand onto the pile (MO-39).
inline void discard(State& s, Seat seat, Title title) {
    s.players[seat].hand.take(title);
    s.pile.push_back(title);
}
// Asks a seat to discard so many cards, at most the whole hand.
void ask_discard(State& s, Seat seat, int n);

// The titles of a hand, in the order of the file.
template <class F>
void for_each_title(const Content& content, const Deck<Title>& cards, F f) {
    const int titles = content.titles();
    for (int i = 0; i < titles; ++i)
        if (cards.count.items[static_cast<std::size_t>(i)] != 0) f(static_cast<Title>(i));
}

// --- advisors ---

inline void enter_centre(State& s, Advisor advisor) {
    s.centre.push_back(advisor);
    std::sort(s.centre.begin(), s.centre.end());
}
void leave_centre(State& s, Advisor advisor);
// MO-82, MO-118: back to the centre, the cube on it to the reserve. Nothing happens without an advisor.
void dismiss_advisor(State& s, Seat seat);

// The top card of a place is another one now: its entry in a list of effects is gone (MO-164).
void top_changed(State& s, Seat seat, Place place);

}  // namespace orrery::mo
