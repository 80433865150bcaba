#include "games/alien_frontiers/cards.h"

namespace orrery::af {

namespace {

// AF-140: a power without a legal target is not used. Exhaustive over the questions, not over the cards.
bool has_target(const State& s, const CardRow& row, const Power& power) {
    switch (power.asks) {
        case Step::ShipTarget:
            return has_ship_target(s, row.changes);
        case Step::GravityDown:
            return has_gravity_target(s);
        case Step::WarpPick:
            return !unplaced_dice(s).empty();
        case Step::WarpCard:
            return has_recoverable_card(s);
        case Step::CrystalTerritory:
            return has_crystal_target(s);
        case Step::FieldTerritory:
            return true;  // AF-130, AF-Q51: there is always another territory
        case Step::FieldPick:
            return has_field_on_board(s);
        case Step::TeleportShip:
            return has_teleport(s);
        case Step::TeleportColony:
            return has_movable_colony(s);
        case Step::PolarityFirst:
            return has_exchange(s);
        case Step::PlasmaAt:
            return has_plasma_target(s);
        case Step::PlasmaDestroy:
            return has_destroy_target(s);
        default:
            return false;
    }
}

}  // namespace

int fuel_price(const State& s, int base) {
    return std::max(0, base - int{has_bonus(s, Territory::PohlFoothills)});
}

Verdict may_use(const State& s, Card card) {
    const CardRow& row = kCards[card];
    if (!row.fuel.exists()) return breaks("AF-144");
    if (!s.me().cards.has(card) || s.flags.used.has(card)) return breaks("AF-136");
    if (const Verdict paid = affords(s.me(), {code_of(fuel_price(s, row.fuel.fuel)), 0}); !paid) return paid;
    return has_target(s, row, row.fuel) ? kAllowed : breaks("AF-140");
}

// AF-137: one discard power a turn, over all cards.
Verdict may_discard(const State& s, Card card) {
    const CardRow& row = kCards[card];
    if (!row.discard.exists()) return breaks("AF-144");
    if (!s.me().cards.has(card) || s.flags.used.has(card)) return breaks("AF-136");
    if (s.flags.discard_power_used) return breaks("AF-137");
    return has_target(s, row, row.discard) ? kAllowed : breaks("AF-140");
}

void open_power(State& s, Card card, const Power& power) { push(s, power.asks, code_of(card)); }

void use_up(State& s, Card card, int base_price) {
    pay(s.me(), {code_of(fuel_price(s, base_price)), 0});
    s.flags.used.add(card);
    s.todo.pop_back();
}

// AF-142: face up to the discard pile. AF-189: a used card cannot leave its owner in the same turn (AF-136),
// so `used` never marks a twin that comes later.
void discard_for_power(State& s, Card card) {
    s.me().cards.remove(card);
    s.discard.add(card);
    s.flags.discard_power_used = true;
    s.todo.pop_back();
}

}  // namespace orrery::af
