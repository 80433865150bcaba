#include "games/alien_frontiers/docking.h"

#include <algorithm>

namespace orrery::af {

namespace {

// --- sets of ships (AF-46) ---

bool holds_set(const State& s, Action set) {
    const Dice hand = s.me().hand;
    if (verb_of(set) == Verb::Straight) {
        const Straight straight{set.a};
        for (int i = 0; i < 3; ++i) {
            const int value = straight.lowest() + i;
            if (!holds(s, straight.relic() == i + 1 ? ShipClass::relic(value) : ShipClass::own(value)))
                return false;
        }
        return true;
    }
    const ShipClass ship{set.a};
    const int own = (verb_of(set) == Verb::Pair ? 2 : 3) - int{ship.is_relic()};
    return hand.count(ship.value()) >= own && (!ship.is_relic() || holds(s, ship));
}

Verb verb_for(Takes takes) {
    return takes == Takes::Pair ? Verb::Pair : takes == Takes::Triple ? Verb::Triple : Verb::Straight;
}

// --- the price (AF-31, AF-115) ---

// AF-95, AF-97: the next ship, by own-colour count; Herbert Valley takes 1 fuel and 1 ore off.
Price shipyard_price(const State& s) {
    const int each = own_count(s.me()) - 2 - int{has_bonus(s, Territory::HerbertValley)};
    return {code_of(each), code_of(each)};
}

// AF-68, AF-69
Price constructor_price(const State& s) {
    return {0, static_cast<std::uint8_t>(has_bonus(s, Territory::BradburyPlateau) ? 2 : 3)};
}

// --- what a station asks of the player before any ship is looked at ---

Verdict open_for_me(const State& s, Station station) {
    // AF-85: at the Outpost the ships that stand there make room.
    if (station != Station::RaidersOutpost) {
        const int ships = ships_of(kStations[station].takes);
        const int docks = free_docks(s, station);
        if (docks < ships)
            return breaks(station == Station::ColonistHub ? "AF-59" : "AF-44", Lacks::Docks, ships, docks);
    }
    if (station == Station::ColonistHub) return hub_has_room_to_advance(s);
    // AF-96: an empty stock builds nothing.
    if (station == Station::Shipyard && s.me().stock == 0) return breaks("AF-96");
    return affords(s.me(), docking_price(s, station));
}

// --- what it asks of a ship, or of a set ---

// AF-71, AF-73: at least the highest there; with Van Vogt Mountains the first of the turn may be any.
Verdict mine_takes(const State& s, ShipClass ship) {
    if (ship.value() >= mine_threshold(s)) return kAllowed;
    if (s.flags.mine_ships_docked == 0 && has_bonus(s, Territory::VanVogtMountains)) return kAllowed;
    return breaks("AF-71", Lacks::Value, mine_threshold(s), ship.value());
}

// AF-103: a six. AF-105: at least three ships of the own colour must remain.
Verdict terraforming_takes(const State& s, ShipClass ship) {
    if (ship.value() != 6) return breaks("AF-103", Lacks::Value, 6, ship.value());
    if (!ship.is_relic() && own_count(s.me()) <= kFewestShips)
        return breaks("AF-105", Lacks::Ships, kFewestShips + 1, own_count(s.me()));
    return kAllowed;
}

Verdict admits_ship(const State& s, Station station, ShipClass ship) {
    if (station == Station::LunarMine) return mine_takes(s, ship);
    if (station == Station::TerraformingStation) return terraforming_takes(s, ship);
    return kAllowed;
}

// AF-85: a straight must beat the sum of all ships standing there.
Verdict outbids(const State& s, Straight straight) {
    const int mine = straight.sum();
    const int theirs = ships_at(s, Station::RaidersOutpost).sum();
    return mine > theirs ? kAllowed : breaks("AF-85", Lacks::Sum, theirs + 1, mine);
}
Verdict admits_set(const State& s, Action set) {
    return verb_of(set) == Verb::Straight ? outbids(s, Straight{set.a}) : kAllowed;
}

// --- the best that there is to offer: where it is refused, everything is ---

// The relic if it is as high as the own ones: it may go where they may not (AF-105).
ShipClass highest_unplaced(const State& s) {
    const int own = s.me().hand.highest();
    return relic_in_hand(s) && s.relic.value >= own ? ShipClass::relic(s.relic.value) : ShipClass::own(own);
}
// The lowest value of the highest straight; 0 if there is none.
int highest_straight_in(Dice dice) {
    int low = 4;
    while (low > 0 && !(dice.has(low) && dice.has(low + 1) && dice.has(low + 2))) --low;
    return low;
}
bool has_equal(Dice dice, int ships) {
    for (int value = 1; value <= 6; ++value)
        if (dice.count(value) >= ships) return true;
    return false;
}

// --- placing, and what it gives ---

void place(State& s, Station station, ShipClass ship) {
    if (ship.is_relic()) {
        s.relic.place = place_of(station);
        s.relic.spent = false;
        return;
    }
    s.me().hand.remove(ship.value());
    s.docked[station][s.turn].add(ship.value());
}

void place_set(State& s, Station station, Action set) {
    if (verb_of(set) == Verb::Straight) {
        const Straight straight{set.a};
        for (int i = 0; i < 3; ++i) {
            const int value = straight.lowest() + i;
            place(s, station, straight.relic() == i + 1 ? ShipClass::relic(value) : ShipClass::own(value));
        }
        return;
    }
    const ShipClass ship{set.a};
    for (int i = verb_of(set) == Verb::Pair ? 2 : 3; i > 1; --i)
        place(s, station, ShipClass::own(ship.value()));
    place(s, station, ship);
}

// AF-85: everybody's ships there go to the Maintenance Bay first.
void bump(State& s) {
    for (Seat seat = 0; seat < s.seats(); ++seat)
        while (!s.docked[Station::RaidersOutpost][seat].empty())
            to_bay(s, Station::RaidersOutpost, seat,
                   ShipClass::own(s.docked[Station::RaidersOutpost][seat].highest()));
    if (relic_at(s, Station::RaidersOutpost))
        to_bay(s, Station::RaidersOutpost, s.relic.owner, ShipClass::relic(s.relic.value));
}

// AF-80: of two pairs the cheaper one counts.
void open_market(State& s, int value) {
    if (s.flags.market_rate == 0 || value < s.flags.market_rate) s.flags.market_rate = code_of(value);
}

// AF-101, AF-102
int fuel_for(const State& s, int value) {
    return (value + 1) / 2 + int{has_bonus(s, Territory::LemBadlands)};
}

void apply(State& s, Station station, int value) {
    Player& me = s.me();
    switch (station) {
        case Station::AlienArtifact:
            return push(s, Step::Cycle);  // AF-50
        case Station::ColonistHub:
            return advance_on_hub(s);  // AF-60
        case Station::ColonyConstructor:
            return push(s, Step::PlaceColony);  // AF-68
        case Station::LunarMine:
            ++me.ore, ++s.flags.mine_ships_docked;
            return;  // AF-71
        case Station::OrbitalMarket:
            return open_market(s, value);  // AF-78
        case Station::RaidersOutpost:
            return push(s, Step::RaidMode);  // AF-87
        case Station::Shipyard:
            --me.stock, ++me.bay;
            return;  // AF-94
        case Station::SolarConverter:
            me.fuel = code_of(me.fuel + fuel_for(s, value));
            return;  // AF-101
        case Station::TerraformingStation:
            return push(s, Step::PlaceColony);  // AF-103
    }
}

}  // namespace

int free_docks(const State& s, Station station) {
    const Dice there = station == Station::ColonistHub ? ships_at(s, station, s.turn) : ships_at(s, station);
    return kStations[station].docks[static_cast<std::size_t>(s.seats() - 2)] - there.size();
}

int artifact_total(const State& s) {
    const Dice unspent = s.docked[Station::AlienArtifact][s.turn] - s.flags.spent;
    const bool relic = relic_at(s, Station::AlienArtifact) && s.relic.owner == s.turn && !s.relic.spent;
    return unspent.sum() + (relic ? s.relic.value : 0);
}

int mine_threshold(const State& s) {
    const int dummies = kStations[Station::LunarMine].dummies[static_cast<std::size_t>(s.seats() - 2)];
    return std::max(ships_at(s, Station::LunarMine).highest(), dummies > 0 ? 1 : 0);
}

Price docking_price(const State& s, Station station) {
    switch (station) {
        case Station::ColonyConstructor:
            return constructor_price(s);
        case Station::Shipyard:
            return shipyard_price(s);
        case Station::TerraformingStation:
            return kTerraformPrice;
        default:
            return {};
    }
}

int trade_rate(const State& s) {
    if (s.flags.market_rate == 0) return 0;
    return has_bonus(s, Territory::HeinleinPlains) ? 1 : s.flags.market_rate;
}

Verdict may_dock(const State& s, Station station) {
    const Dice dice = unplaced_dice(s);
    if (dice.empty()) return breaks("AF-42");
    if (const Verdict open = open_for_me(s, station); !open) return open;
    const Takes takes = kStations[station].takes;
    if (takes == Takes::OneShip) return admits_ship(s, station, highest_unplaced(s));
    if (takes != Takes::Straight) return has_equal(dice, ships_of(takes)) ? kAllowed : breaks("AF-46");
    const int lowest = highest_straight_in(dice);
    return lowest > 0 ? outbids(s, Straight::of(lowest, 0)) : breaks("AF-46");
}

Verdict may_dock_ship(const State& s, Station station, ShipClass ship) {
    if (kStations[station].takes != Takes::OneShip) return breaks("AF-46");
    if (!holds(s, ship)) return breaks("AF-42");
    if (const Verdict open = open_for_me(s, station); !open) return open;
    return admits_ship(s, station, ship);
}

Verdict may_dock_set(const State& s, Station station, Action set) {
    const Takes takes = kStations[station].takes;
    if (takes == Takes::OneShip) return breaks("AF-45");
    if (verb_of(set) != verb_for(takes)) return breaks("AF-46");
    if (!holds_set(s, set)) return breaks("AF-42");
    if (const Verdict open = open_for_me(s, station); !open) return open;
    return admits_set(s, set);
}

bool can_dock_somewhere(const State& s) {
    using enum Station;
    // The stations that take any ship first: the answer is nearly always found there.
    for (const Station station : {SolarConverter, AlienArtifact, ColonistHub, LunarMine, OrbitalMarket,
                                  RaidersOutpost, Shipyard, TerraformingStation, ColonyConstructor})
        if (may_dock(s, station)) return true;
    return false;
}

void dock_ship(State& s, Station station, ShipClass ship) {
    pay(s.me(), docking_price(s, station));
    place(s, station, ship);
    apply(s, station, ship.value());
}

void dock_set(State& s, Station station, Action set) {
    pay(s.me(), docking_price(s, station));
    if (station == Station::RaidersOutpost) bump(s);
    place_set(s, station, set);
    apply(s, station, verb_of(set) == Verb::Straight ? 0 : ShipClass{set.a}.value());
}

void sets_in_hand(const State& s, Takes takes, ActionList& out) {
    const Verb verb = verb_for(takes);
    const int codes = takes == Takes::Straight ? kStraights : kShipClasses;
    if (s.me().hand.size() + int{relic_in_hand(s)} < ships_of(takes)) return;
    for (int code = 0; code < codes; ++code)
        if (const Action set = act(verb, code); holds_set(s, set)) out.push_back(set);
}

// --- the questions ---

void open_docking(State& s, Station station) {
    push(s, kStations[station].takes == Takes::OneShip ? Step::PickShip : Step::PickSet, code_of(station));
}

void pick_ship_answers(const State& s, ActionList& out) {
    for_each_unplaced(s, [&](ShipClass ship) { out.push_back(act(Verb::Ship, ship)); });
}
Verdict judge_pick_ship(const State& s, Action action) {
    return may_dock_ship(s, static_cast<Station>(s.asked().a), ShipClass{action.a});
}
void pick_ship(State& s, Action action) {
    const auto station = static_cast<Station>(s.todo.pop_back().a);
    dock_ship(s, station, ShipClass{action.a});
}

void pick_set_answers(const State& s, ActionList& out) {
    sets_in_hand(s, kStations[static_cast<Station>(s.asked().a)].takes, out);
}
Verdict judge_pick_set(const State& s, Action action) {
    return may_dock_set(s, static_cast<Station>(s.asked().a), action);
}
void pick_set(State& s, Action action) {
    const auto station = static_cast<Station>(s.todo.pop_back().a);
    dock_set(s, station, action);
}

// AF-50: directly after each ship docked at the Alien Artifact the display may be cycled once.
void cycle_answers(const State&, ActionList& out) {
    out.push_back(act(Verb::Cycle));
    out.push_back(act(Verb::Keep));
}
Verdict judge_cycle(const State&, Action) { return kAllowed; }
void cycle(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::Keep) return;
    for (Card& card : s.display) {
        if (card != Card::NoCard) s.discard.add(card);
        card = Card::NoCard;
    }
    push_automatic(s, Step::FillDisplay);
}

// AF-52, AF-54: a total of 8 or more, and a displayed kind that you do not own.
Verdict may_claim(const State& s) {
    if (artifact_total(s) < kClaimTotal) return breaks("AF-52", Lacks::Total, kClaimTotal, artifact_total(s));
    for (const Card card : s.display)
        if (card != Card::NoCard && !s.me().cards.has(card)) return kAllowed;
    return breaks("AF-54");
}
void claim_answers(const State& s, ActionList& out) {
    for (const Card card : every<Card>())
        if (card == s.display[0] || card == s.display[1] || card == s.display[2])
            out.push_back(act(Verb::Take, card));
}
Verdict judge_claim(const State& s, Action action) {
    const auto card = static_cast<Card>(action.a);
    if (s.display[0] != card && s.display[1] != card && s.display[2] != card) return breaks("AF-52");
    return s.me().cards.has(card) ? breaks("AF-54") : kAllowed;
}
// AF-53: the whole total is spent. AF-55: the display is filled up at once.
void claim(State& s, Action action) {
    s.todo.pop_back();
    const auto card = static_cast<Card>(action.a);
    s.me().cards.add(card);
    s.flags.spent = s.docked[Station::AlienArtifact][s.turn];
    if (relic_at(s, Station::AlienArtifact) && s.relic.owner == s.turn) s.relic.spent = true;
    *std::find(s.display.begin(), s.display.end(), card) = Card::NoCard;
    push_automatic(s, Step::FillDisplay);
}

// AF-78, AF-83: fuel into ore, any number of times, for the rest of the turn.
Verdict may_trade(const State& s) {
    if (trade_rate(s) == 0) return breaks("AF-78");
    return affords(s.me(), {code_of(trade_rate(s)), 0});
}
void trade(State& s) {
    pay(s.me(), {code_of(trade_rate(s)), 0});
    ++s.me().ore;
}

}  // namespace orrery::af
