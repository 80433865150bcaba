// What Vox cards ask when they are secured (AR-195 - AR-201), and ships placed one by one (AR-34).
#include "games/arcs/declare.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

// --- placing ships in several systems, one each ---

namespace {

SystemSet systems_left(const Question& frame) {
    SystemSet set;
    set.words[0] = frame.a | static_cast<unsigned>(frame.b) << 8U | static_cast<unsigned>(frame.c) << 16U;
    return set;
}

void ask_where(State& s, SystemSet left) {
    const std::uint32_t bits = left.words[0];
    ask(s, Step::PlaceShip, bits & 0xFFU, (bits >> 8U) & 0xFFU, (bits >> 16U) & 0xFFU);
}

}  // namespace

// AR-34: if there are too few ships, the player chooses where.
void place_one_each(State& s, SystemSet systems) {
    if (s.me().ships < systems.size()) return ask_where(s, systems);
    for (const System system : systems) place_ships(s, s.turn.seat, system, 1);
}

void place_ship_answers(const State& s, ActionList& out) {
    for (const System system : systems_left(s.asked())) out.push_back(act(Verb::PlaceShip, system));
}

Verdict judge_place_ship(const State& s, Action action) {
    return systems_left(s.asked()).has(action.a) ? kAllowed : breaks("AR-34");
}

void place_ship(State& s, Action action) {
    SystemSet left = systems_left(s.asked());
    s.todo.pop_back();
    place_ships(s, s.turn.seat, action.a, 1);
    left.remove(action.a);
    if (s.me().ships > 0) ask_where(s, left);
}

// --- Mass Uprising: AR-195 ---

void uprising_answers(const State& s, ActionList& out) {
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if (in_play(s).has(gate_of(cluster))) out.push_back(act(Verb::Uprise, cluster + 1));
}

Verdict judge_uprising(const State& s, Action action) {
    return in_play(s).has(gate_of(action.a - 1)) ? kAllowed : breaks("AR-21");
}

void rise_up(State& s, Action action) {
    s.todo.pop_back();
    SystemSet systems;
    for (int i = 0; i < 4; ++i) systems.add(byte(gate_of(action.a - 1) + i));
    place_one_each(s, systems);
}

// --- Populist Demands: AR-196, AR-Q7 ---

void demand_answers(const State& s, ActionList& out) {
    if (may_declare(s))
        for (const Ambition ambition : every<Ambition>()) out.push_back(act(Verb::Demand, ambition));
    out.push_back(act(Verb::Decline));
}

Verdict judge_demand(const State& s, Action action) {
    if (verb_of(action) == Verb::Decline) return kAllowed;
    return judge_declaration(s, 7, static_cast<Ambition>(action.a));
}

void demand(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::Demand) declare(s, static_cast<Ambition>(action.a), false);
}

// --- Outrage Spreads: AR-197 ---

void spread_answers(const State&, ActionList& out) {
    for (const Resource type : every<Resource>()) out.push_back(act(Verb::Provoke, type));
    out.push_back(act(Verb::Decline));
}

Verdict judge_spread(const State& s, Action action) {
    if (verb_of(action) == Verb::Decline) return kAllowed;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (outrage_changes(s, seat, static_cast<Resource>(action.a))) return kAllowed;
    return breaks("AR-45");
}

void spread(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::Decline) return;
    for (int i = 0; i < s.seats(); ++i)
        provoke_outrage(s, in_turn_order(s, i), static_cast<Resource>(action.a));
}

// --- Song of Freedom: AR-198, AR-199 ---

void free_city_answers(const State& s, ActionList& out) {
    for (const Place place : s.buildings.all_cities() & places_in(controlled_systems(s, s.turn.seat)))
        if (!is_repeated(s, place)) out.push_back(act(Verb::FreeCity, place));
    out.push_back(act(Verb::Decline));
}

Verdict judge_free_city(const State& s, Action action) {
    if (verb_of(action) == Verb::Decline) return kAllowed;
    if (!s.buildings.all_cities().has(action.a)) return breaks("AR-198");
    if (controller(s, system_of(action.a)) != s.turn.seat) return breaks("AR-198");  // AR-Q39
    return is_repeated(s, action.a) ? kOutOfOrder : kAllowed;
}

void free_city(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::Decline) return;
    const Seat owner = owner_of(s, action.a);
    remove_building(s, action.a);
    if (may_seize(s, s.turn.seat)) ask(s, Step::SeizeSong);
    return_city(s, owner);  // AR-Q40
}

void seize_song_answers(const State&, ActionList& out) {
    out.push_back(act(Verb::SeizeSong));
    out.push_back(act(Verb::Decline));
}

Verdict judge_seize_song(const State& s, Action action) {
    return verb_of(action) == Verb::Decline || may_seize(s, s.turn.seat) ? kAllowed : breaks("AR-82");
}

void seize_by_song(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::SeizeSong) seize(s, s.turn.seat);
}

// --- Guild Struggle: AR-201 ---

void struggle_answers(const State& s, ActionList& out) {
    for_each_rival(s, s.turn.seat, [&](Seat rival) {
        for (const Court court : s.players[rival].guilds)
            if (may_steal_guild(s, rival, court)) out.push_back(act(Verb::StealCard, rival, court));
    });
    out.push_back(act(Verb::Decline));
}

Verdict judge_struggle(const State& s, Action action) {
    return verb_of(action) == Verb::Decline ? kAllowed : judge_steal_card(s, action);
}

// The deck is shuffled, a buried card with it. AR-Q30: only Guild cards come back.
void struggle(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::StealCard)
        steal_guild(s, s.turn.seat, action.a, static_cast<Court>(action.b));
    const CourtSet back = s.court_discard & kGuilds;
    s.court_discard = s.court_discard - back;
    s.court_deck = s.court_deck | back;
    unbury(s);
}

Verdict judge_steal_card(const State& s, Action action) {
    const auto court = static_cast<Court>(action.b);
    if (!is_rival(s, s.turn.seat, action.a) || !has_guild(s, action.a, court)) return breaks("AR-38");
    return may_steal_guild(s, action.a, court) ? kAllowed : breaks("AR-188");
}

}  // namespace orrery::ar
