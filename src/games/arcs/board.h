// What stands where, who controls it, and how pieces, tokens and agents come and go (5.1, 5.2).
#pragma once

#include "games/arcs/state.h"
#include "games/arcs/verbs.h"

namespace orrery::ar {

// --- frames ---

inline void push(State& s, Step step, Actors who, int a = 0, int b = 0, int c = 0, int d = 0) {
    s.todo.push_back({step, who, byte(a), byte(b), byte(c), byte(d)});
}
inline void ask(State& s, Step step, int a = 0, int b = 0, int c = 0, int d = 0) {
    push(s, step, Actors::of(s.turn.seat), a, b, c, d);
}
inline void ask_seat(State& s, Seat seat, Step step, int a = 0, int b = 0) {
    push(s, step, Actors::of(seat), a, b);
}
inline void then(State& s, Step step, int a = 0, int b = 0) { push(s, step, {}, a, b); }
inline void chance(State& s, Step step, int a = 0, int b = 0) { push(s, step, Actors::nature(), a, b); }

// --- seats ---

// AR-19: the seat that comes so many places after the holder of the initiative.
inline Seat in_turn_order(const State& s, int place) { return byte((s.initiative + place) % s.seats()); }
inline int place_in_order(const State& s, Seat seat) { return (seat - s.initiative + s.seats()) % s.seats(); }
inline bool is_rival(const State& s, Seat me, Seat other) { return other < s.seats() && other != me; }
// AR-42: the Rivals of a seat in turn order.
template <class Visit>
void for_each_rival(const State& s, Seat me, Visit visit) {
    for (int i = 0; i < s.seats(); ++i)
        if (const Seat seat = in_turn_order(s, i); seat != me) visit(seat);
}

inline const LeaderRow& leader_of(const State& s, Seat seat) { return leader_row(s.players[seat].leader); }
inline bool has_lore(const State& s, Seat seat, Lore lore) { return s.players[seat].lore.has(lore); }
inline bool has_guild(const State& s, Seat seat, Court court) { return s.players[seat].guilds.has(court); }
// AR-101: the pip of a Copy or Pivot, never a Prelude action.
inline bool by_copy_or_pivot(const State& s) {
    return !s.turn.prelude && (s.turn.mode == Mode::Copy || s.turn.mode == Mode::Pivot);
}

// --- the map ---

inline SystemSet in_play(const State& s) { return kMapTables.in_play[s.out]; }
inline SystemSet neighbours(const State& s, System system) { return kMapTables.neighbours[s.out][system]; }
constexpr PlaceSet places_of(System system) { return kPlaceTables.all[system]; }

// AR-27, AR-28: who has more fresh ships there than everybody else; kNobody on a tie, or without any.
inline Seat controller(const State& s, System system) {
    const auto& fresh = s.fleets[system].fresh;
    int most = 0;
    Seat who = kNobody;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        if (fresh[seat] < most || fresh[seat] == 0) continue;
        who = fresh[seat] == most ? kNobody : seat;
        most = fresh[seat];
    }
    return who;
}
inline bool rival_controls(const State& s, Seat me, System system) {
    const Seat who = controller(s, system);
    return who != kNobody && who != me;
}
inline bool has_building(const State& s, Seat seat, System system) {
    return !(s.buildings.of(seat) & places_of(system)).empty();
}
inline bool has_piece(const State& s, Seat seat, System system) {
    return s.fleets[system].of(seat) > 0 || has_building(s, seat, system);
}
bool rival_is_at(const State& s, Seat me, System system);  // with a ship or a building
SystemSet systems_with_ships(const State& s, Seat seat);
SystemSet systems_with_rivals(const State& s, Seat me);
SystemSet controlled_systems(const State& s, Seat seat);
PlaceSet places_in(SystemSet systems);
Seat owner_of(const State& s, Place place);  // kNobody: no building

// 4.1: buildings that agree in all that matters are one option, the first of them.
bool is_repeated(const State& s, Place place);

// AR-236: the type of a city there; of a gate, the types of all planets of its cluster with a city.
ResourceSet types_at(const State& s, System system);

// --- pieces ---

void place_ships(State& s, Seat seat, System system, int n);  // AR-33, AR-34
int ships_on_map(const State& s, Seat seat);
// AR-36, AR-35: agents that come back cover open icons first.
void return_agents(State& s, Seat seat, int n);
void return_city(State& s, Seat owner);  // AR-36, AR-49
// AR-31: a ship or building that left the map.
void take_trophy(State& s, Seat by, Trophy kind, Seat owner, int n = 1);
void remove_building(State& s, Place place);
void destroy_building(State& s, Seat by, Place place);
bool capture_from_supply(State& s, Seat by, Seat owner);  // AR-32

// --- tokens ---

bool slot_is_open(const Player& player, int slot);
inline int tokens(const Player& player, Resource type) {
    int n = player.loose[type];
    for (const Resource held : player.slots) n += held == type;
    return n;
}
int slot_with(const Player& player, Resource type, int cost);  // -1: none
int empty_slots(const Player& player);
// AR-43
inline int icons(const State& s, Seat seat, Resource type) {
    return tokens(s.players[seat], type) + (s.players[seat].guilds & kGuildsOf[type]).size();
}
// AR-37: whether the supply had one. It lies beside the board until it is arranged (AR-52).
bool gain(State& s, Seat seat, Resource type);
void arrange(State& s, Seat seat, bool even_if_nothing = false);
void discard_tokens(State& s, Seat seat, Resource type);
// The tokens of a player by type and raid cost, each kind once.
template <class Visit>
void for_each_token(const Player& player, Visit visit) {
    for (const Resource type : every<Resource>())
        for (int cost = 1; cost <= 4; ++cost)
            if (slot_with(player, type, cost) >= 0) visit(type, cost);
}

// AR-141; AR-142: Loyal cards stay.
void provoke_outrage(State& s, Seat seat, Resource type);
bool outrage_changes(const State& s, Seat seat, Resource type);

// --- the Court ---

int position_of(const State& s, Court court);  // in the row; -1: not there
void discard_guild(State& s, Seat seat, Court court);
void unbury(State& s);  // whoever shuffles the deck shuffles what lies under it
// AR-188, AR-189: what may be stolen from a Rival.
inline bool is_guarded(const State& s, Seat victim) { return has_guild(s, victim, Court::SwornGuardians); }
bool may_steal_guild(const State& s, Seat victim, Court court);
void steal_guild(State& s, Seat thief, Seat victim, Court court);
void steal_token(State& s, Seat thief, Seat victim, Resource type, int cost);

// --- ambitions ---

int available_marker(const State& s);  // AR-74: the best one; -1: none (AR-76)
MarkerValue value_of(const State& s, int marker);

inline int power(const Player& player) {
    int sum = 0;
    for (const auto points : player.power) sum += points;
    return sum;
}

}  // namespace orrery::ar
