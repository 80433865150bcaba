#include "games/arcs/board.h"

#include <algorithm>

namespace orrery::ar {

bool rival_is_at(const State& s, Seat me, System system) {
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (seat != me && has_piece(s, seat, system)) return true;
    return false;
}

SystemSet systems_with_ships(const State& s, Seat seat) {
    SystemSet set;
    for (const System system : in_play(s))
        if (s.fleets[system].of(seat) > 0) set.add(system);
    return set;
}

SystemSet systems_with_rivals(const State& s, Seat me) {
    SystemSet set;
    for (const System system : in_play(s))
        if (rival_is_at(s, me, system)) set.add(system);
    return set;
}

SystemSet controlled_systems(const State& s, Seat seat) {
    SystemSet set;
    for (const System system : in_play(s))
        if (s.fleets[system].fresh[seat] > 0 && controller(s, system) == seat) set.add(system);
    return set;
}

PlaceSet places_in(SystemSet systems) {
    PlaceSet places;
    for (const System system : systems) places = places | places_of(system);
    return places;
}

Seat owner_of(const State& s, Place place) {
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (s.buildings.of(seat).has(place)) return seat;
    return kNobody;
}

bool is_repeated(const State& s, Place place) {
    const PlaceSet slots = kPlaceTables.slots[system_of(place)];
    if (!slots.has(place) || slots.first() == place) return false;
    const Place other = slots.first();
    const Buildings& all = s.buildings;
    const Seat owner = owner_of(s, place);
    if (owner != owner_of(s, other) || owner == kNobody) return false;
    return all.cities[owner].has(place) == all.cities[owner].has(other) &&
           all.damaged.has(place) == all.damaged.has(other) && all.used.has(place) == all.used.has(other);
}

ResourceSet types_at(const State& s, System system) {
    if (!is_gate(system)) return ResourceSet::of(kMap[system].type);
    ResourceSet types;
    const PlaceSet cities = s.buildings.all_cities();
    for (int planet = 1; planet < 4; ++planet) {
        const auto near = byte(system + planet);
        if (!(cities & places_of(near)).empty()) types.add(kMap[near].type);
    }
    return types;
}

void place_ships(State& s, Seat seat, System system, int n) {
    n = std::min<int>(n, s.players[seat].ships);
    s.players[seat].ships = byte(s.players[seat].ships - n);
    s.fleets[system].fresh[seat] = byte(s.fleets[system].fresh[seat] + n);
}

int ships_on_map(const State& s, Seat seat) {
    int n = 0;
    for (const System system : in_play(s)) n += s.fleets[system].of(seat);
    return n;
}

void return_agents(State& s, Seat seat, int n) {
    Player& player = s.players[seat];
    const int covered = std::min<int>(n, player.placeholders);
    player.placeholders = byte(player.placeholders - covered);
    player.agents = byte(player.agents + n - covered);
}

void return_city(State& s, Seat owner) {
    Player& player = s.players[owner];
    const int open = kOpenSlots[player.cities];
    ++player.cities;
    if (kOpenSlots[player.cities] < open) arrange(s, owner, true);
}

void take_trophy(State& s, Seat by, Trophy kind, Seat owner, int n) {
    auto& box = s.players[by].trophies[kind][owner];
    box = byte(box + n);
}

// AR-104: whatever enters the map next is a new object without flags.
void remove_building(State& s, Place place) {
    for (Seat seat = 0; seat < kSeats; ++seat) {
        s.buildings.cities[seat].remove(place);
        s.buildings.starports[seat].remove(place);
    }
    s.buildings.damaged.remove(place);
    s.buildings.used.remove(place);
}

void destroy_building(State& s, Seat by, Place place) {
    const Seat owner = owner_of(s, place);
    take_trophy(s, by, s.buildings.cities[owner].has(place) ? Trophy::City : Trophy::Starport, owner);
    remove_building(s, place);
}

bool capture_from_supply(State& s, Seat by, Seat owner) {
    if (s.players[owner].agents == 0) return false;  // AR-Q28
    --s.players[owner].agents;
    ++s.players[by].captives[owner];
    return true;
}

bool slot_is_open(const Player& player, int slot) {
    return slot == kHoldings ? player.lore.has(Lore::AncientHoldings) : slot < kOpenSlots[player.cities];
}

int slot_with(const Player& player, Resource type, int cost) {
    for (int slot = 0; slot < kSlots; ++slot)
        if (player.slots[at(slot)] == type && kRaidCost[slot] == cost) return slot;
    return -1;
}

int empty_slots(const Player& player) {
    int n = 0;
    for (int slot = 0; slot < kSlots; ++slot)
        n += slot_is_open(player, slot) && player.slots[at(slot)] == Resource::None;
    return n;
}

bool gain(State& s, Seat seat, Resource type) {
    if (s.supply[type] == 0) return false;
    --s.supply[type];
    ++s.players[seat].loose[type];
    return true;
}

void arrange(State& s, Seat seat, bool even_if_nothing) { then(s, Step::TakeUp, seat, int{even_if_nothing}); }

void discard_tokens(State& s, Seat seat, Resource type) {
    Player& player = s.players[seat];
    s.supply[type] = byte(s.supply[type] + tokens(player, type));
    player.loose[type] = 0;
    for (Resource& held : player.slots)
        if (held == type) held = Resource::None;
}

void provoke_outrage(State& s, Seat seat, Resource type) {
    Player& player = s.players[seat];
    discard_tokens(s, seat, type);
    const CourtSet lost = (player.guilds & kGuildsOf[type]) - kLoyal;
    player.guilds = player.guilds - lost;
    s.court_discard = s.court_discard | lost;
    s.turn.secured = s.turn.secured - lost;
    if (player.outrage.has(type)) return;
    player.outrage.add(type);
    if (player.agents > 0)
        --player.agents;
    else
        ++player.placeholders;  // AR-35
}

bool outrage_changes(const State& s, Seat seat, Resource type) {
    const Player& player = s.players[seat];
    return !player.outrage.has(type) || tokens(player, type) > 0 ||
           !((player.guilds & kGuildsOf[type]) - kLoyal).empty();
}

int position_of(const State& s, Court court) {
    for (int i = 0; i < row_size(s.seats()); ++i)
        if (s.row[at(i)] == court) return i;
    return -1;
}

void discard_guild(State& s, Seat seat, Court court) {
    s.players[seat].guilds.remove(court);
    s.court_discard.add(court);
}

void unbury(State& s) {
    if (s.buried) s.court_deck.add(Court::SwornGuardians);
    s.buried = false;
}

bool may_steal_guild(const State& s, Seat victim, Court court) {
    return has_guild(s, victim, court) && (!is_guarded(s, victim) || court == Court::SwornGuardians);
}

void steal_guild(State& s, Seat thief, Seat victim, Court court) {
    s.players[victim].guilds.remove(court);
    if (court == Court::SwornGuardians)
        s.buried = true;
    else
        s.players[thief].guilds.add(court);
}

void steal_token(State& s, Seat thief, Seat victim, Resource type, int cost) {
    s.players[victim].slots[at(slot_with(s.players[victim], type, cost))] = Resource::None;
    ++s.players[thief].loose[type];
}

int available_marker(const State& s) {
    int best = -1;
    for (int marker = 0; marker < kMarkers; ++marker)
        if (s.markers[at(marker)] == Ambition::None &&
            (best < 0 || value_of(s, marker).first > value_of(s, best).first))
            best = marker;
    return best;
}

MarkerValue value_of(const State& s, int marker) { return kMarkerValues[marker][marker < s.flipped]; }

}  // namespace orrery::ar
