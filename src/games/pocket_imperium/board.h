// The board while it is played on: who holds what, what is next to it, how ships come and go (5.1).
#pragma once

#include "games/pocket_imperium/state.h"
#include "games/pocket_imperium/verbs.h"

namespace orrery::pi {

// How the rules see the table: the map of the galaxy in use, the state, and the seat that answers.
struct Now {
    const Atlas& atlas;
    const State& s;
    Seat seat;

    const GalaxyMap& map() const { return atlas.galaxies[static_cast<Galaxy>(s.choices.galaxy)]; }
    const Player& me() const { return s.players[seat]; }
};
struct Next {
    const Atlas& atlas;
    State& s;
    Seat seat;

    operator Now() const { return {atlas, s, seat}; }  // NOLINT(google-explicit-constructor)
    const GalaxyMap& map() const { return atlas.galaxies[static_cast<Galaxy>(s.choices.galaxy)]; }
    Player& me() const { return s.players[seat]; }
};

inline void push(State& s, Step step, Actors who, int a = 0, int b = 0, int c = 0, int d = 0) {
    s.todo.push_back({step, who, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                      static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d)});
}
inline void push_automatic(State& s, Step step, int a = 0, int b = 0) { push(s, step, {}, a, b); }

// PI-2: systems with a planet.
inline SystemSet planets(const State& s) {
    return s.kinds[Kind::LevelOne] | s.kinds[Kind::LevelTwo] | SystemSet::of(kPrime);
}
// PI-89: ships that a system sustains. Nothing ever stands in a black hole (PI-118).
inline int capacity(const State& s, System system) {
    if (system == kPrime) return 4;
    if (s.kinds[Kind::LevelTwo].has(system)) return 3;
    if (s.kinds[Kind::LevelOne].has(system)) return 2;
    return (s.kinds[Kind::Asteroid] | s.kinds[Kind::BlackHole]).has(system) ? 0 : 1;
}
// PI-97: 1 point for each Level I system, 2 for each Level II system.
inline int points_of(const State& s, SystemSet systems) {
    return (systems & s.kinds[Kind::LevelOne]).size() + 2 * (systems & s.kinds[Kind::LevelTwo]).size();
}
// PI-118: no ship may ever be in a black hole, and it is no neighbour for any purpose.
inline SystemSet neighbours(const Now& now, System system) {
    return now.map().neighbours[system] - now.s.kinds[Kind::BlackHole];
}

inline SystemSet held_by_anybody(const State& s) {
    SystemSet all;
    for (const Player& player : s.players) all = all | player.held;
    return all;
}
inline SystemSet held_by_others(const State& s, Seat seat) {
    return held_by_anybody(s) - s.players[seat].held;  // PI-6: nobody shares a system
}
inline Seat holder(const State& s, System system) {
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (s.players[seat].held.has(system)) return seat;
    return kNobody;
}

inline int ships_on_board(const State& s, Seat seat) {
    int total = 0;
    for (const System system : s.players[seat].held) total += s.ships[system];
    return total;
}
// PI-8
inline int supply(const State& s, Seat seat) { return kMaxShips - ships_on_board(s, seat); }

// PI-5: control begins and ends at once.
inline void add_ships(State& s, Seat seat, System system, int n) {
    if (n == 0) return;
    s.ships[system] = static_cast<std::uint8_t>(s.ships[system] + n);
    s.players[seat].held.add(system);
}
inline void remove_ships(State& s, Seat seat, System system, int n) {
    s.ships[system] = static_cast<std::uint8_t>(s.ships[system] - n);
    if (s.ships[system] == 0) s.players[seat].held.remove(system);
}

// The k-th seat clockwise from the first player.
inline Seat after_first(const State& s, int k) { return static_cast<Seat>((s.first + k) % s.seats()); }

// PI-25
inline int rounds_of(int players) { return players == 4 ? 8 : 6; }

// Systems with ships of the player that have not taken part in this order (PI-63, PI-81).
inline SystemSet fresh_systems(const State& s, Seat seat) {
    SystemSet result;
    for (const System system : s.players[seat].held)
        if (s.fresh[system] > 0) result.add(system);
    return result;
}

}  // namespace orrery::pi
