// Data Crystal, field generators, moving and exchanging colonies: powers over the planet.
#include "games/alien_frontiers/cards.h"

namespace orrery::af {

namespace {

Territory territory_of(Action action) { return static_cast<Territory>(action.a); }

bool stands(const State& s, Territory territory, Seat owner) {
    return owner < s.seats() && s.colonies[territory][owner] > 0;
}

void colonies_as(Verb verb, const State& s, ActionList& out) {
    for (const Territory territory : every<Territory>())
        for (Seat seat = 0; seat < s.seats(); ++seat)
            if (stands(s, territory, seat)) out.push_back(act(verb, territory, seat));
}

// 4.6: any move of colonies or of the Isolation Field changes control and bonuses, then AF-126.
void move_one(State& s, Territory from, Territory to, Seat owner) {
    --s.colonies[from][owner];
    ++s.colonies[to][owner];
}

// AF-171: different territories, different owners, neither repelled. An exchange is named by its territories
// in the order of the table (4.2); the other way round is refused as out of order.
Verdict judge_partner(const State& s, Territory first, Seat first_owner, Territory second,
                      Seat second_owner) {
    const bool possible = second != first && second_owner != first_owner && stands(s, second, second_owner);
    if (!possible) return breaks("AF-171");
    if (repelled(s, second)) return breaks("AF-134");
    return second > first ? kAllowed : kOutOfOrder;
}

// The best that can be said of any partner for this colony.
Verdict judge_partners(const State& s, Territory first, Seat owner) {
    Verdict best = breaks("AF-171");
    for (const Territory second : every<Territory>())
        for (Seat seat = 0; seat < s.seats(); ++seat) {
            const Verdict verdict = judge_partner(s, first, owner, second, seat);
            if (verdict) return kAllowed;
            if (verdict == kOutOfOrder) best = kOutOfOrder;
        }
    return best;
}

}  // namespace

// --- Data Crystal ---

bool has_crystal_target(const State& s) {
    for (const Territory territory : every<Territory>())
        if (judge_crystal(s, act(Verb::Borrow, territory))) return true;
    return false;
}
void crystal_answers(const State&, ActionList& out) {
    for (const Territory territory : every<Territory>()) out.push_back(act(Verb::Borrow, territory));
}
// AF-149: not Burroughs Desert, nor an empty or isolated one, nor one whose bonus you have.
Verdict judge_crystal(const State& s, Action action) {
    const Territory territory = territory_of(action);
    const int colonies = colonies_on(s, territory);
    if (territory == Territory::BurroughsDesert || colonies == 0 || has_bonus(s, territory))
        return breaks("AF-149");
    if (s.fields[Field::Isolation] == territory) return breaks("AF-132");
    return affords(s.me(), {code_of(fuel_price(s, colonies)), 0}, "AF-148");  // 1 fuel for each colony
}
void borrow(State& s, Action action) {
    use_up(s, Card::DataCrystal,
           colonies_on(s, territory_of(action)));  // AF-152: at the price before the effect
    s.flags.crystal = territory_of(action);
}

// --- field generators ---

void field_territories(const State& s, ActionList& out) {
    const Field field = kCards[static_cast<Card>(s.asked().a)].field;
    for (const Territory territory : every<Territory>()) out.push_back(act(Verb::Place, field, territory));
}
// AF-130: anywhere from off the board, otherwise to a different territory.
Verdict judge_field_territory(const State& s, Action action) {
    const Field field = kCards[static_cast<Card>(s.asked().a)].field;
    if (static_cast<Field>(action.a) != field) return kNotAsked;
    return s.fields[field] == static_cast<Territory>(action.b) ? breaks("AF-130") : kAllowed;
}
void place_field(State& s, Action action) {
    discard_for_power(s, static_cast<Card>(s.asked().a));
    s.fields[static_cast<Field>(action.a)] = static_cast<Territory>(action.b);
    return_lost_relic(s);
}

bool has_field_on_board(const State& s) {
    for (const Field field : every<Field>())
        if (s.fields[field] != Territory::OffBoard) return true;
    return false;
}
void fields_on_board(const State&, ActionList& out) {
    for (const Field field : every<Field>()) out.push_back(act(Verb::RemoveField, field));
}
// AF-131, AF-147
Verdict judge_field_pick(const State& s, Action action) {
    return s.fields[static_cast<Field>(action.a)] == Territory::OffBoard ? breaks("AF-147") : kAllowed;
}
void remove_field(State& s, Action action) {
    discard_for_power(s, Card::BoosterPod);
    s.fields[static_cast<Field>(action.a)] = Territory::OffBoard;
}

// --- Orbital Teleporter, discarded: move one colony of any player ---

bool has_movable_colony(const State& s) {
    for (const Territory territory : every<Territory>())
        if (!repelled(s, territory) && colonies_on(s, territory) > 0) return true;
    return false;
}
void movable_colonies(const State& s, ActionList& out) { colonies_as(Verb::MoveColony, s, out); }
Verdict judge_move_colony(const State& s, Action action) {
    if (!stands(s, territory_of(action), action.b)) return breaks("AF-163");
    return repelled(s, territory_of(action)) ? breaks("AF-134") : kAllowed;
}
void move_colony(State& s, Action action) {
    s.todo.pop_back();
    push(s, Step::TeleportOnto, action.a, action.b);
}
void colony_destinations(const State&, ActionList& out) {
    for (const Territory territory : every<Territory>()) out.push_back(act(Verb::Onto, territory));
}
Verdict judge_onto(const State& s, Action action) {
    if (action.a == s.asked().a) return breaks("AF-163");
    return repelled(s, territory_of(action)) ? breaks("AF-134") : kAllowed;
}
void move_onto(State& s, Action action) {
    const auto from = static_cast<Territory>(s.asked().a);
    const Seat owner = s.asked().b;
    discard_for_power(s, Card::OrbitalTeleporter);
    move_one(s, from, territory_of(action), owner);
    return_lost_relic(s);
}

// --- Polarity Device, discarded: exchange two colonies ---

bool has_exchange(const State& s) {
    for (const Territory territory : every<Territory>())
        for (Seat seat = 0; seat < s.seats(); ++seat)
            if (judge_first_exchange(s, act(Verb::Swap, territory, seat))) return true;
    return false;
}
void first_exchange_answers(const State& s, ActionList& out) { colonies_as(Verb::Swap, s, out); }
Verdict judge_first_exchange(const State& s, Action action) {
    if (!stands(s, territory_of(action), action.b)) return breaks("AF-171");
    if (repelled(s, territory_of(action))) return breaks("AF-134");
    return judge_partners(s, territory_of(action), action.b);
}
void first_exchange(State& s, Action action) {
    s.todo.pop_back();
    push(s, Step::PolaritySecond, action.a, action.b);
}
void second_exchange_answers(const State& s, ActionList& out) { colonies_as(Verb::With, s, out); }
Verdict judge_second_exchange(const State& s, Action action) {
    return judge_partner(s, static_cast<Territory>(s.asked().a), s.asked().b, territory_of(action), action.b);
}
void second_exchange(State& s, Action action) {
    const auto first = static_cast<Territory>(s.asked().a);
    const Seat owner = s.asked().b;
    discard_for_power(s, Card::PolarityDevice);
    move_one(s, first, territory_of(action), owner);
    move_one(s, territory_of(action), first, action.b);
    return_lost_relic(s);
}

}  // namespace orrery::af
