// Plasma Cannon: ships of others to the Maintenance Bay for fuel, one ship to the stock for the card (AF-164
// - AF-169).
#include "games/alien_frontiers/cards.h"

namespace orrery::af {

namespace {

constexpr Card kPlasma = Card::PlasmaCannon;

bool others_stand_at(const State& s, Station station) {
    for (int k = 0; k < others(s); ++k)
        if (!ships_at(s, station, other(s, k)).empty()) return true;
    return false;
}

// The classes at one station (4.2): owners in seat order, then value, then own colour before relic.
int target_class(const State& s, Action hit) { return place_after_me(s, hit.a) * kShipClasses + hit.b; }

// AF-169: the owner has at least four ships of the own colour, and keeps three outside the Terraforming
// Station.
bool may_lose_a_ship(const State& s, Seat owner, bool counts, bool at_terraforming) {
    const Player& player = s.players[owner];
    if (own_count(player) < kFewestShips + 1) return false;
    const int safe = own_count(player) - s.docked[Station::TerraformingStation][owner].size();
    return safe - int{counts && !at_terraforming} >= kFewestShips;
}

bool in_bay(const State& s, Seat owner, ShipKind kind) {
    if (kind == ShipKind::Own) return s.players[owner].bay > 0;
    return s.relic.place == RelicPlace::MaintenanceBay && s.relic.owner == owner;
}

bool is_other(const State& s, Seat owner) { return owner < s.seats() && owner != s.turn; }

}  // namespace

// --- fuel: 1 for each ship ---

bool has_plasma_target(const State& s) {
    for (const Station station : every<Station>())
        if (others_stand_at(s, station)) return true;
    return false;
}
void plasma_stations(const State&, ActionList& out) {
    for (const Station station : every<Station>()) out.push_back(act(Verb::Aim, station));
}
Verdict judge_aim(const State& s, Action action) {
    return others_stand_at(s, static_cast<Station>(action.a)) ? kAllowed : breaks("AF-164");
}
void aim(State& s, Action action) {
    s.todo.pop_back();
    push(s, Step::PlasmaPick, action.a);
}

void plasma_picks(const State& s, ActionList& out) {
    const auto station = static_cast<Station>(s.asked().a);
    for (int k = 0; k < others(s); ++k)
        for_each_docked(s, station, other(s, k),
                        [&](ShipClass ship) { out.push_back(act(Verb::Hit, other(s, k), ship)); });
    out.push_back(act(Verb::Cease));
}
Verdict judge_plasma_pick(const State& s, Action action) {
    const Question& asked = s.asked();
    if (verb_of(action) == Verb::Cease) return asked.b > 0 ? kAllowed : breaks("AF-164");
    if (!is_other(s, action.a)) return breaks("AF-165");
    if (!docked_there(s, static_cast<Station>(asked.a), action.a, ShipClass{action.b}))
        return breaks("AF-164");
    if (target_class(s, action) + 1 < asked.c) return kOutOfOrder;
    const int price =
        asked.b == 0 ? fuel_price(s, 1) : 1;  // AF-167: the reduction is for the use, not for each ship
    return affords(s.me(), {code_of(price), 0});
}
// Each hit is paid and carried out at once; the sum is the same as for all of them together.
void plasma_pick(State& s, Action action) {
    if (verb_of(action) == Verb::Cease) {
        s.todo.pop_back();
        return;
    }
    Question& asked = s.asked();
    const auto station = static_cast<Station>(asked.a);
    const int price = asked.b == 0 ? fuel_price(s, 1) : 1;
    pay(s.me(), {code_of(price), 0});
    s.flags.used.add(kPlasma);
    ++asked.b;
    asked.c = code_of(target_class(s, action) + 1);
    // AF-107: from the Terraforming Station a ship goes to the stock.
    if (station == Station::TerraformingStation) return to_stock(s, station, action.a, ShipClass{action.b});
    to_bay(s, station, action.a, ShipClass{action.b});
}

// --- discard: one ship back to the stock ---

bool has_destroy_target(const State& s) {
    ActionList targets;
    destroy_targets(s, targets);
    for (const Action target : targets)
        if (judge_destroy(s, target)) return true;
    return false;
}
void destroy_targets(const State& s, ActionList& out) {
    for (int k = 0; k < others(s); ++k) {
        const Seat owner = other(s, k);
        for (const Station station : every<Station>())
            for_each_docked(s, station, owner,
                            [&](ShipClass ship) { out.push_back(act(Verb::Destroy, station, owner, ship)); });
        for (const ShipKind kind : {ShipKind::Own, ShipKind::Relic})
            if (in_bay(s, owner, kind)) out.push_back(act(Verb::DestroyInBay, owner, kind));
    }
}
Verdict judge_destroy(const State& s, Action action) {
    const bool bay = verb_of(action) == Verb::DestroyInBay;
    const Seat owner = bay ? action.a : action.b;
    if (!is_other(s, owner)) return breaks("AF-168");
    const auto station = static_cast<Station>(action.a);
    const bool there = bay ? in_bay(s, owner, static_cast<ShipKind>(action.b))
                           : docked_there(s, station, owner, ShipClass{action.c});
    if (!there) return breaks("AF-168");
    const bool counts =
        bay ? static_cast<ShipKind>(action.b) == ShipKind::Own : !ShipClass{action.c}.is_relic();
    const bool terraforming = !bay && station == Station::TerraformingStation;
    return may_lose_a_ship(s, owner, counts, terraforming) ? kAllowed : breaks("AF-169");
}
void destroy(State& s, Action action) {
    discard_for_power(s, kPlasma);
    if (verb_of(action) == Verb::Destroy)
        return to_stock(s, static_cast<Station>(action.a), action.b, ShipClass{action.c});
    if (static_cast<ShipKind>(action.b) == ShipKind::Relic) return relic_goes_home(s);
    --s.players[action.a].bay;
    ++s.players[action.a].stock;
}

}  // namespace orrery::af
