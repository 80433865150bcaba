// Tax, Build, Repair, and the new actions that contain or replace them (5.9 - 5.11, AR-220, AR-233, AR-234).
#include "games/arcs/actions.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

// --- Tax: AR-102 - AR-106 ---

namespace {

// AR-103: own cities anywhere; AR-211: the Callow need control of these, too.
PlaceSet taxable(const State& s, bool nurture) {
    const PlaceSet mine = s.buildings.cities[s.turn.seat];
    const PlaceSet controlled = s.buildings.all_cities() & places_in(controlled_systems(s, s.turn.seat));
    const PlaceSet open = leader_of(s, s.turn.seat).callow ? controlled : mine | controlled;
    return (nurture ? open & mine : open) - s.buildings.used;
}

// AR-206, AR-208
Resource tax_bonus(const State& s) {
    return by_copy_or_pivot(s) ? leader_of(s, s.turn.seat).tax_bonus : Resource::None;
}

bool is_in_supply(const State& s, ResourceSet types) {
    for (const Resource type : types)
        if (s.supply[type] > 0) return true;
    return false;
}

// AR-45: something is gained or somebody captured.
bool tax_changes(const State& s, Place place) {
    if (is_in_supply(s, types_at(s, system_of(place)))) return true;
    const Resource bonus = tax_bonus(s);
    if (bonus != Resource::None && s.supply[bonus] > 0) return true;
    const Seat owner = owner_of(s, place);
    return owner != s.turn.seat && s.players[owner].agents > 0;
}

bool can_tax_some(const State& s, bool nurture) {
    for (const Place place : taxable(s, nurture))
        if (tax_changes(s, place)) return true;
    return false;
}

// AR-105: the capture. The tokens are arranged together (AR-52).
void collect(State& s, Place place, Resource type) {
    const Seat me = s.turn.seat, owner = owner_of(s, place);
    bool gained = type != Resource::None && gain(s, me, type);
    if (const Resource bonus = tax_bonus(s); bonus != Resource::None) gained = gain(s, me, bonus) || gained;
    if (owner != me) capture_from_supply(s, me, owner);
    if (gained) arrange(s, me);
}

}  // namespace

bool can_tax(const State& s) { return can_tax_some(s, false); }
bool can_nurture(const State& s) { return can_tax_some(s, true); }

void tax_answers(const State& s, ActionList& out) {
    for (const Place place : taxable(s, s.asked().a != 0))
        if (!is_repeated(s, place) && tax_changes(s, place)) out.push_back(act(Verb::Tax, place));
}

Verdict judge_tax(const State& s, Action action) {
    const Place place = action.a;
    if (!s.buildings.all_cities().has(place)) return breaks("AR-102");
    const bool mine = s.buildings.cities[s.turn.seat].has(place);
    if (s.asked().a != 0 && !mine) return breaks("AR-233");
    const bool controlled = controller(s, system_of(place)) == s.turn.seat;
    if (!controlled && leader_of(s, s.turn.seat).callow) return breaks("AR-211");
    if (!controlled && !mine) return breaks("AR-102");
    if (s.buildings.used.has(place)) return breaks("AR-104");
    if (is_repeated(s, place)) return kOutOfOrder;
    return tax_changes(s, place) ? kAllowed : breaks("AR-45");
}

void tax(State& s, Action action) {
    s.todo.pop_back();
    s.buildings.used.add(action.a);
    ResourceSet types;
    for (const Resource type : types_at(s, system_of(action.a)))
        if (s.supply[type] > 0) types.add(type);
    if (types.size() > 1) return ask(s, Step::TaxType, action.a);  // AR-236
    collect(s, action.a, types.empty() ? Resource::None : types.first());
}

void tax_types(const State& s, ActionList& out) {
    for (const Resource type : types_at(s, system_of(s.asked().a)))
        if (s.supply[type] > 0) out.push_back(act(Verb::TaxType, type));
}

Verdict judge_tax_type(const State& s, Action action) {
    const auto type = static_cast<Resource>(action.a);
    const bool there = types_at(s, system_of(s.asked().a)).has(type);
    return there && s.supply[type] > 0 ? kAllowed : breaks("AR-236");
}

void choose_tax_type(State& s, Action action) {
    const Place place = s.asked().a;
    s.todo.pop_back();
    collect(s, place, static_cast<Resource>(action.a));
}

// --- Build: AR-107 - AR-112 ---

namespace {

bool gate_is_open(const State& s, Piece piece, System gate) {  // AR-112, AR-229, AR-235
    const Buildings& all = s.buildings;
    if (piece == Piece::City)
        return has_lore(s, s.turn.seat, Lore::GateStations) &&
               !all.all_cities().has(kPlaceTables.gate_city[gate]);
    return piece == Piece::Starport && has_lore(s, s.turn.seat, Lore::GatePorts) &&
           !all.all_starports().has(kPlaceTables.gate_port[gate]);
}

// What keeps a piece out of a gate: that gates have no slots, or that one stands there for which lore makes
// room.
const char* gate_rule(const State& s, Piece piece) {
    if (piece == Piece::City && has_lore(s, s.turn.seat, Lore::GateStations)) return "AR-235";
    if (piece == Piece::Starport && has_lore(s, s.turn.seat, Lore::GatePorts)) return "AR-229";
    return piece == Piece::CloudCity ? "AR-231" : "AR-112";
}

// AR-231, AR-Q54
bool cloud_is_open(const State& s, System planet) {
    return !s.buildings.all().has(kPlaceTables.cloud[planet]) && tokens(s.me(), kMap[planet].type) > 0;
}

bool has_free_slot(const State& s, System planet) {
    return !(kPlaceTables.slots[planet] - s.buildings.all()).empty();
}

bool is_site(const State& s, Piece piece, System system) {
    if (!has_piece(s, s.turn.seat, system)) return false;
    if (is_gate(system)) return gate_is_open(s, piece, system);
    return piece == Piece::CloudCity ? cloud_is_open(s, system) : has_free_slot(s, system);
}

bool is_in_stock(const State& s, Piece piece) {
    const Player& me = s.me();
    if (piece == Piece::Ship) return me.ships > 0;
    return piece == Piece::Starport ? me.starports > 0 : me.cities > 0;
}

PlaceSet shipyards(const State& s, bool summon) {
    if (summon) return s.buildings.all_cities() & places_in(controlled_systems(s, s.turn.seat));
    return s.buildings.starports[s.turn.seat] - s.buildings.used;
}

bool can_build_piece(const State& s, Piece piece) {
    if (!is_in_stock(s, piece)) return false;
    if (piece == Piece::Ship) return !shipyards(s, false).empty();
    if (piece == Piece::CloudCity && !has_lore(s, s.turn.seat, Lore::CloudCities)) return false;
    for (const System system : in_play(s))
        if (is_site(s, piece, system)) return true;
    return false;
}

void put_building(State& s, Piece piece, System system) {
    const Seat me = s.turn.seat;
    const bool city = piece != Piece::Starport;
    Place place = kPlaceTables.cloud[system];
    if (is_gate(system))
        place = city ? kPlaceTables.gate_city[system] : kPlaceTables.gate_port[system];
    else if (piece != Piece::CloudCity)
        place = (kPlaceTables.slots[system] - s.buildings.all()).first();
    (city ? s.buildings.cities : s.buildings.starports)[me].add(place);
    --(city ? s.me().cities : s.me().starports);
    if (rival_controls(s, me, system)) s.buildings.damaged.add(place);  // AR-111
}

}  // namespace

bool can_build(const State& s) {
    for (const Piece piece : {Piece::Ship, Piece::City, Piece::Starport, Piece::CloudCity})
        if (can_build_piece(s, piece)) return true;
    return false;
}

void build_kinds(const State& s, ActionList& out) {
    for (const Piece piece : every<Piece>())
        if (can_build_piece(s, piece)) out.push_back(act(Verb::Build, piece));
}

Verdict judge_build_kind(const State& s, Action action) {
    const PieceRow& row = kPieceRows[static_cast<Piece>(action.a)];
    if (!is_in_stock(s, row.piece)) return breaks(row.stock);
    return can_build_piece(s, row.piece) ? kAllowed : breaks(row.place);
}

void choose_build_kind(State& s, Action action) {
    s.todo.pop_back();
    if (static_cast<Piece>(action.a) == Piece::Ship) return ask(s, Step::BuildShip);
    ask(s, Step::BuildSite, action.a);
}

void build_sites(const State& s, ActionList& out) {
    for (const System system : in_play(s))
        if (is_site(s, static_cast<Piece>(s.asked().a), system)) out.push_back(act(Verb::Site, system));
}

Verdict judge_site(const State& s, Action action) {
    const auto piece = static_cast<Piece>(s.asked().a);
    if (!in_play(s).has(action.a)) return breaks("AR-21");
    if (!has_piece(s, s.turn.seat, action.a)) return breaks("AR-107");
    if (is_site(s, piece, action.a)) return kAllowed;
    if (is_gate(action.a)) return breaks(gate_rule(s, piece));
    return breaks(piece == Piece::CloudCity ? "AR-231" : "AR-107");
}

// AR-231, AR-232: a cloud city costs a token as well.
void build_at(State& s, Action action) {
    const auto piece = static_cast<Piece>(s.asked().a);
    s.todo.pop_back();
    if (piece != Piece::CloudCity) return put_building(s, piece, action.a);
    ask(s, Step::Token, static_cast<int>(kMap[action.a].type), static_cast<int>(PaysFor::CloudCity),
        action.a);
}

void build_in_cloud(State& s, System planet) { put_building(s, Piece::CloudCity, planet); }

bool may_build_in_cloud(const State& s, System planet) {
    return s.me().cities > 0 && has_lore(s, s.turn.seat, Lore::CloudCities) && planet < kSystems &&
           !is_gate(planet) && in_play(s).has(planet) && is_site(s, Piece::CloudCity, planet);
}

bool can_summon(const State& s) {
    return !s.turn.summoned && s.me().ships > 0 && !shipyards(s, true).empty();
}

void shipyard_answers(const State& s, ActionList& out) {
    for (const Place place : shipyards(s, s.asked().a != 0))
        if (!is_repeated(s, place)) out.push_back(act(Verb::Shipyard, place));
}

Verdict judge_shipyard(const State& s, Action action) {
    const bool summon = s.asked().a != 0;
    if (!summon && s.buildings.starports[s.turn.seat].has(action.a) && s.buildings.used.has(action.a))
        return breaks("AR-110");
    if (!shipyards(s, summon).has(action.a)) return breaks(summon ? "AR-220" : "AR-110");
    return is_repeated(s, action.a) ? kOutOfOrder : kAllowed;
}

// AR-111, AR-225
void build_ship(State& s, Action action) {
    const Seat me = s.turn.seat;
    if (s.asked().a != 0)
        s.turn.summoned = true;
    else
        s.buildings.used.add(action.a);
    s.todo.pop_back();
    const System system = system_of(action.a);
    const bool damaged = rival_controls(s, me, system) && !has_lore(s, me, Lore::HiddenHarbors);
    --s.me().ships;
    ++(damaged ? s.fleets[system].damaged : s.fleets[system].fresh)[me];
}

// --- Repair: AR-113 ---

bool can_repair(const State& s) {
    if (!(s.buildings.of(s.turn.seat) & s.buildings.damaged).empty()) return true;
    for (const System system : in_play(s))
        if (s.fleets[system].damaged[s.turn.seat] > 0) return true;
    return false;
}

void repair_answers(const State& s, ActionList& out) {
    const PlaceSet damaged = s.buildings.of(s.turn.seat) & s.buildings.damaged;
    for (const System system : in_play(s)) {
        if (s.fleets[system].damaged[s.turn.seat] > 0) out.push_back(act(Verb::RepairShip, system));
        for (const Place place : damaged& places_of(system))
            if (!is_repeated(s, place)) out.push_back(act(Verb::RepairBuilding, place));
    }
}

Verdict judge_repair(const State& s, Action action) {
    if (verb_of(action) == Verb::RepairShip)
        return s.fleets[action.a].damaged[s.turn.seat] > 0 ? kAllowed : breaks("AR-113");
    if (!(s.buildings.of(s.turn.seat) & s.buildings.damaged).has(action.a)) return breaks("AR-113");
    return is_repeated(s, action.a) ? kOutOfOrder : kAllowed;
}

void repair(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::RepairBuilding) return s.buildings.damaged.remove(action.a);
    --s.fleets[action.a].damaged[s.turn.seat];
    ++s.fleets[action.a].fresh[s.turn.seat];
}

// --- Prune: AR-234 ---

namespace {

// The place that the new piece takes; kNoPlace: a second one of its kind in a gate.
Place pruned_place(const State& s, Place place) {
    const System system = system_of(place);
    if (!is_gate(system)) return place;
    const bool city = place == kPlaceTables.gate_city[system];
    const Place other = city ? kPlaceTables.gate_port[system] : kPlaceTables.gate_city[system];
    return s.buildings.all().has(other) ? kNoPlace : other;
}

bool may_prune(const State& s, Place place) {
    const bool city = s.buildings.cities[s.turn.seat].has(place);
    return (city ? s.me().starports : s.me().cities) > 0 && pruned_place(s, place) != kNoPlace;
}

}  // namespace

bool can_prune(const State& s) {
    for (const Place place : s.buildings.of(s.turn.seat))
        if (may_prune(s, place)) return true;
    return false;
}

void prune_answers(const State& s, ActionList& out) {
    for (const Place place : s.buildings.of(s.turn.seat))
        if (!is_repeated(s, place) && may_prune(s, place)) out.push_back(act(Verb::Prune, place));
}

Verdict judge_prune(const State& s, Action action) {
    if (!s.buildings.of(s.turn.seat).has(action.a)) return breaks("AR-234");
    if (is_repeated(s, action.a)) return kOutOfOrder;
    return may_prune(s, action.a) ? kAllowed : breaks("AR-234");
}

void prune(State& s, Action action) {
    const Seat me = s.turn.seat;
    const Place from = action.a, to = pruned_place(s, from);
    const bool city = s.buildings.cities[me].has(from), damaged = s.buildings.damaged.has(from);
    s.todo.pop_back();
    remove_building(s, from);
    (city ? s.buildings.starports : s.buildings.cities)[me].add(to);
    if (damaged) s.buildings.damaged.add(to);
    if (city) {
        --s.me().starports;
        return_city(s, me);
    } else {
        --s.me().cities;
        ++s.me().starports;
    }
}

}  // namespace orrery::ar
