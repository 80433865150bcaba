// Orbital Teleporter, fuel power: take a docked ship out and dock it at another station (AF-157 - AF-162).
#include "games/alien_frontiers/cards.h"

namespace orrery::af {

namespace {

constexpr Card kTeleporter = Card::OrbitalTeleporter;

// A ship on its way: where it stood, what it is, whether its value was spent at the Alien Artifact.
struct Lifted {
    Station from;
    ShipClass ship;
    bool spent;
};

Lifted lifted_by(Action action) {
    if (verb_of(action) == Verb::TeleportSpent) return {Station::AlienArtifact, ShipClass{action.a}, true};
    return {static_cast<Station>(action.a), ShipClass{action.b}, false};
}
Lifted lifted_now(const State& s) {
    const Question& asked = s.asked();
    return {static_cast<Station>(asked.a), ShipClass{asked.b}, asked.c != 0};
}

// How many ships of this class and state stand there for the current player.
int ready(const State& s, const Lifted& lifted) {
    const int value = lifted.ship.value();
    const bool artifact = lifted.from == Station::AlienArtifact;
    if (lifted.ship.is_relic())
        return int{docked_there(s, lifted.from, s.turn, lifted.ship) &&
                   (!artifact || s.relic.spent == lifted.spent)};
    const int spent = artifact ? s.flags.spent.count(value) : 0;
    return lifted.spent ? spent : s.docked[lifted.from][s.turn].count(value) - spent;
}

// AF-162: destinations are judged after the ship has left and the card is paid. The ship waits in the hand
// (AF-Q52).
State after_lift(const State& s, const Lifted& lifted) {
    State lift = s;
    pay(lift.me(), {code_of(fuel_price(lift, kCards[kTeleporter].fuel.fuel)), 0});
    lift.flags.used.add(kTeleporter);
    remove_docked(lift, lifted.from, lift.turn, lifted.ship);
    if (lifted.ship.is_relic()) {
        lift.relic.place = RelicPlace::Hand;
        lift.relic.spent = false;
        return lift;
    }
    lift.me().hand.add(lifted.ship.value());
    if (lifted.spent) lift.flags.spent.remove(lifted.ship.value());
    return lift;
}

// AF-160: the set holds the moved ship; its partners come from the unplaced ships.
bool contains(Action set, ShipClass ship) {
    if (verb_of(set) == Verb::Straight) {
        const Straight straight{set.a};
        const int at = ship.value() - straight.lowest() + 1;
        return at >= 1 && at <= 3 && (straight.relic() == at) == ship.is_relic();
    }
    return ShipClass{set.a}.value() == ship.value() && (!ship.is_relic() || ShipClass{set.a}.is_relic());
}

// An answer to TeleportTo, as a docking: the station, and the set in the words of PickSet.
struct Destination {
    Station station;
    Action set;
    bool alone;
};
Destination destination_of(Action action) {
    switch (verb_of(action)) {
        case Verb::ToPair:
            return {static_cast<Station>(action.a), act(Verb::Pair, action.b), false};
        case Verb::ToTriple:
            return {Station::ColonyConstructor, act(Verb::Triple, action.a), false};
        case Verb::ToStraight:
            return {Station::RaidersOutpost, act(Verb::Straight, action.a), false};
        default:
            return {static_cast<Station>(action.a), {}, true};
    }
}
Action answer_for(Station station, Action set) {
    switch (verb_of(set)) {
        case Verb::Pair:
            return act(Verb::ToPair, station, set.a);
        case Verb::Triple:
            return act(Verb::ToTriple, set.a);
        default:
            return act(Verb::ToStraight, set.a);
    }
}

// AF-161: the card and the station are paid together. The fuel that is left for the station is a number that
// nobody sees on the table, so the rule is told instead of it.
Verdict after_the_card(const Verdict& docks) {
    const bool too_little_fuel =
        docks == breaks("AF-31") && docks.lack.what == static_cast<int>(Lacks::Fuel) + 1;
    return too_little_fuel ? breaks("AF-161") : docks;
}

Verdict judge_destination(const State& lift, const Lifted& lifted, Action action) {
    const Destination to = destination_of(action);
    if (to.station == lifted.from) return breaks("AF-159");
    if (to.alone) return after_the_card(may_dock_ship(lift, to.station, lifted.ship));
    if (!contains(to.set, lifted.ship)) return breaks("AF-160");
    return after_the_card(may_dock_set(lift, to.station, to.set));
}

void destinations(const State& lift, const Lifted& lifted, ActionList& out) {
    for (const Station station : every<Station>()) {
        if (station == lifted.from) continue;
        if (kStations[station].takes == Takes::OneShip) {
            out.push_back(act(Verb::To, station));
            continue;
        }
        ActionList sets;
        sets_in_hand(lift, kStations[station].takes, sets);
        for (const Action set : sets)
            if (contains(set, lifted.ship)) out.push_back(answer_for(station, set));
    }
}

bool has_destination(const State& s, const Lifted& lifted) {
    const State lift = after_lift(s, lifted);
    ActionList answers;
    destinations(lift, lifted, answers);
    for (const Action answer : answers)
        if (judge_destination(lift, lifted, answer)) return true;
    return false;
}

}  // namespace

void teleport_ships(const State& s, ActionList& out) {
    for (const Station station : every<Station>())
        for_each_docked(s, station, s.turn, [&](ShipClass ship) {
            if (station == Station::AlienArtifact) out.push_back(act(Verb::TeleportSpent, ship));
            out.push_back(act(Verb::Teleport, station, ship));
        });
}

// AF-158: not from the Terraforming Station, and not from the Maintenance Bay, where ships are not docked.
Verdict judge_teleport_ship(const State& s, Action action) {
    const Lifted lifted = lifted_by(action);
    if (lifted.from == Station::TerraformingStation) return breaks("AF-158");
    if (ready(s, lifted) <= 0) return breaks("AF-157");
    return has_destination(s, lifted) ? kAllowed : breaks("AF-161");
}

bool has_teleport(const State& s) {
    ActionList ships;
    teleport_ships(s, ships);
    for (const Action ship : ships)
        if (judge_teleport_ship(s, ship)) return true;
    return false;
}

void teleport_ship(State& s, Action action) {
    const Lifted lifted = lifted_by(action);
    s.todo.pop_back();
    push(s, Step::TeleportTo, code_of(lifted.from), lifted.ship.code, int{lifted.spent});
}

void teleport_destinations(const State& s, ActionList& out) {
    const Lifted lifted = lifted_now(s);
    destinations(after_lift(s, lifted), lifted, out);
}
Verdict judge_teleport_to(const State& s, Action action) {
    const Lifted lifted = lifted_now(s);
    return judge_destination(after_lift(s, lifted), lifted, action);
}
void teleport_to(State& s, Action action) {
    const Lifted lifted = lifted_now(s);
    const Destination to = destination_of(action);
    s = after_lift(s, lifted);
    s.todo.pop_back();
    if (to.alone) return dock_ship(s, to.station, lifted.ship);
    dock_set(s, to.station, to.set);
}

}  // namespace orrery::af
