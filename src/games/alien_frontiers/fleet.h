// Ships and resources: who has what where (5.2, 5.3). Small enough to be inline; everything else calls these.
#pragma once

#include "games/alien_frontiers/data.h"

namespace orrery::af {

inline void push(State& s, Step step, int a = 0, int b = 0, int c = 0) {
    s.todo.push_back({step, Actors::of(s.turn), code_of(a), code_of(b), code_of(c), 0});
}
inline void push_chance(State& s, Step step, int a = 0, int b = 0) {
    s.todo.push_back({step, Actors::nature(), code_of(a), code_of(b), 0, 0});
}
inline void push_automatic(State& s, Step step) { s.todo.push_back({step, {}, 0, 0, 0, 0}); }

// AF-31: costs are paid in full, with what is held right then.
inline bool can_pay(const Player& player, Price price) {
    return player.fuel >= price.fuel && player.ore >= price.ore;
}
// AF-31: nothing is owed. Another rule may set the price.
inline Verdict affords(const Player& player, Price price, const char* rule = "AF-31") {
    if (player.fuel < price.fuel) return breaks(rule, Lacks::Fuel, price.fuel, player.fuel);
    if (player.ore < price.ore) return breaks(rule, Lacks::Ore, price.ore, player.ore);
    return kAllowed;
}
inline void pay(Player& player, Price price) {
    assert(can_pay(player, price));
    player.fuel = static_cast<std::uint8_t>(player.fuel - price.fuel);
    player.ore = static_cast<std::uint8_t>(player.ore - price.ore);
}
inline std::uint8_t& stock_of(Player& player, Resource resource) {
    return resource == Resource::Fuel ? player.fuel : player.ore;
}
inline int stock_of(const Player& player, Resource resource) {
    return resource == Resource::Fuel ? player.fuel : player.ore;
}

// AF-36: own-colour ships that are not in the stock; the relic never counts.
inline int own_count(const Player& player) { return kOwnShips - player.stock; }

inline bool relic_at(const State& s, Station station) { return s.relic.place == place_of(station); }
inline bool relic_in_hand(const State& s) { return s.relic.place == RelicPlace::Hand; }

// AF-35: an unplaced ship of this class. Only the current player has any.
inline bool holds(const State& s, ShipClass ship) {
    if (ship.is_relic()) return relic_in_hand(s) && s.relic.value == ship.value();
    return s.me().hand.has(ship.value());
}
inline int unplaced(const State& s, ShipClass ship) {
    return ship.is_relic() ? int{holds(s, ship)} : s.me().hand.count(ship.value());
}
// All unplaced ships, the relic included, as dice.
inline Dice unplaced_dice(const State& s) {
    Dice dice = s.me().hand;
    if (relic_in_hand(s) && s.relic.value != 0) dice.add(s.relic.value);
    return dice;
}

// Calls f(ShipClass) for every class among the unplaced ships, in class order (4.2).
template <class F>
void for_each_unplaced(const State& s, F f) {
    const Dice hand = s.me().hand;
    const int relic = relic_in_hand(s) ? s.relic.value : 0;
    for (int value = 1; value <= 6; ++value) {
        if (hand.has(value)) f(ShipClass::own(value));
        if (relic == value) f(ShipClass::relic(value));
    }
}

// Ships of everybody at a station, the relic included. Dummies are no part of it: `docks` leaves their docks
// out.
inline Dice ships_at(const State& s, Station station) {
    const auto& by_owner = s.docked[station];
    Dice all = by_owner[0] + by_owner[1] + by_owner[2] + by_owner[3];
    if (relic_at(s, station)) all.add(s.relic.value);
    return all;
}
inline Dice ships_at(const State& s, Station station, Seat owner) {
    Dice all = s.docked[station][owner];
    if (relic_at(s, station) && s.relic.owner == owner) all.add(s.relic.value);
    return all;
}
inline bool docked_there(const State& s, Station station, Seat owner, ShipClass ship) {
    if (!ship.is_relic()) return s.docked[station][owner].has(ship.value());
    return relic_at(s, station) && s.relic.owner == owner && s.relic.value == ship.value();
}
// Calls f(ShipClass) for every class of `owner` at a station, in class order.
template <class F>
void for_each_docked(const State& s, Station station, Seat owner, F f) {
    const Dice own = s.docked[station][owner];
    const int relic = relic_at(s, station) && s.relic.owner == owner ? s.relic.value : 0;
    for (int value = 1; value <= 6; ++value) {
        if (own.has(value)) f(ShipClass::own(value));
        if (relic == value) f(ShipClass::relic(value));
    }
}

// AF-128: for the relic ship the stock means Burroughs Desert.
inline void relic_goes_home(State& s) { s.relic = {}; }

inline void remove_docked(State& s, Station station, Seat owner, ShipClass ship) {
    if (ship.is_relic()) return;  // its place is about to be set
    s.docked[station][owner].remove(ship.value());
}
inline void to_bay(State& s, Station station, Seat owner, ShipClass ship) {
    remove_docked(s, station, owner, ship);
    if (ship.is_relic()) {
        s.relic = {RelicPlace::MaintenanceBay, owner, 0, false};
    } else {
        ++s.players[owner].bay;
    }
}
inline void to_stock(State& s, Station station, Seat owner, ShipClass ship) {
    remove_docked(s, station, owner, ship);
    if (ship.is_relic()) return relic_goes_home(s);
    ++s.players[owner].stock;
}

// The seats after the current one, in order: the k-th other player.
inline Seat other(const State& s, int k) { return static_cast<Seat>((s.turn + 1 + k) % s.seats()); }
inline int others(const State& s) { return s.seats() - 1; }
inline int place_after_me(const State& s, Seat seat) { return (seat - s.turn - 1 + s.seats()) % s.seats(); }

}  // namespace orrery::af
