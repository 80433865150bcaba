// The Court: Influence, Secure, refilling the row, Abduct, and what Vox cards do (5.13, 5.14, AR-195 -
// AR-202).
#include <algorithm>

#include "games/arcs/actions.h"
#include "games/arcs/declare.h"
#include "games/arcs/hands.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

// --- Influence: AR-119 ---

void place_agent(State& s, Seat seat, Court court) {
    --s.players[seat].agents;
    ++s.agents[at(position_of(s, court))][seat];
}

Verdict judge_place_agent(const State& s, Seat seat, Court court) {
    if (position_of(s, court) < 0) return breaks("AR-119");
    return s.players[seat].agents > 0 ? kAllowed : breaks("AR-119", Lacks::Agents, 1, 0);
}

namespace {

bool row_is_empty(const State& s) {
    for (const Court court : s.row)
        if (court != Court::None) return false;
    return true;
}

bool is_securable(const State& s, int position) {
    return static_cast<bool>(judge_agents(s, s.turn.seat, position));
}

// AR-216: an Influence there, then a Secure anywhere.
bool secures_after(const State& s, Court court) {
    State after = s;
    place_agent(after, s.turn.seat, court);
    return can_secure(after);
}

}  // namespace

// AR-120; AR-219: the Paranoid need two agents on a Guild card.
Verdict judge_agents(const State& s, Seat seat, int position) {
    const auto& there = s.agents[at(position)];
    const int mine = there[seat];
    int most = 0;
    for (Seat other = 0; other < kSeats; ++other)
        if (other != seat) most = std::max<int>(most, there[other]);
    if (mine <= most) return breaks("AR-120", Lacks::Agents, most + 1, mine);
    const int needed = kCourt[s.row[at(position)]].guild() ? leader_of(s, seat).guild_agents : 1;
    return mine >= needed ? kAllowed : breaks("AR-219", Lacks::Agents, needed, mine);
}

bool can_influence(const State& s) { return s.me().agents > 0 && !row_is_empty(s); }

bool can_influence_and_secure(const State& s) {
    if (!can_influence(s)) return false;
    for (const Court court : s.row)
        if (court != Court::None && secures_after(s, court)) return true;
    return false;
}

void influence_answers(const State& s, ActionList& out) {
    for (const Court court : s.row)
        if (court != Court::None) out.push_back(act(Verb::Influence, court));
}

Verdict judge_influence(const State& s, Action action) {
    const auto court = static_cast<Court>(action.a);
    if (const Verdict verdict = judge_place_agent(s, s.turn.seat, court); !verdict) return verdict;
    return s.asked().a == 0 || secures_after(s, court) ? kAllowed : breaks("AR-216");
}

void influence(State& s, Action action) {
    s.todo.pop_back();
    place_agent(s, s.turn.seat, static_cast<Court>(action.a));
}

// --- Secure: AR-120 - AR-124 ---

bool can_secure(const State& s) {
    for (int i = 0; i < row_size(s.seats()); ++i)
        if (is_securable(s, i)) return true;
    return false;
}

void secure_answers(const State& s, ActionList& out) {
    for (const Court court : s.row)
        if (court != Court::None) out.push_back(act(Verb::Secure, court));
}

Verdict judge_secure(const State& s, Action action) {
    const int position = position_of(s, static_cast<Court>(action.a));
    return position < 0 ? breaks("AR-120") : judge_agents(s, s.turn.seat, position);
}

namespace {

// AR-123: what a Vox card asks; it is put away when that is done, before the refill.
void resolve_vox(State& s, Court court) {
    switch (court) {
        case Court::MassUprising:
            if (s.me().ships > 0) ask(s, Step::Uprising);
            return;
        case Court::PopulistDemands:
            return ask(s, Step::Demands);
        case Court::OutrageSpreads:
            return ask(s, Step::Spreads);
        case Court::SongOfFreedom:
            return ask(s, Step::FreeCity);
        case Court::GuildStruggle:
            return ask(s, Step::Struggle);
        default:
            return begin_drawing(s, s.turn.seat, 1);  // AR-202
    }
}

}  // namespace

// AR-121, AR-146: Rival agents become Captives, or Trophies when the Court is ransacked.
void secure_card(State& s, Court court, bool ransacked) {
    const Seat me = s.turn.seat;
    const int position = position_of(s, court);
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const int n = s.agents[at(position)][seat];
        if (seat == me)
            return_agents(s, me, n);
        else if (ransacked)
            take_trophy(s, me, Trophy::Agent, seat, n);
        else
            s.me().captives[seat] = byte(s.me().captives[seat] + n);
    }
    s.agents[at(position)] = {};
    s.row[at(position)] = Court::None;
    const bool vox = !kCourt[court].guild();
    then(s, Step::FillCourt, vox ? static_cast<int>(court) : 0);
    if (vox) return resolve_vox(s, court);
    s.me().guilds.add(court);                       // AR-122
    if (s.turn.prelude) s.turn.secured.add(court);  // AR-96
}

void secure(State& s, Action action) {
    s.todo.pop_back();
    secure_card(s, static_cast<Court>(action.a), false);
}

namespace {

// AR-195 - AR-202: where a Vox card goes.
void put_away_vox(State& s, Court court) {
    s.asked().a = 0;
    if (court != Court::SongOfFreedom) return s.court_discard.add(court);
    s.court_deck.add(court);  // AR-200
    unbury(s);
}

}  // namespace

// AR-124, AR-125: all empty positions, from left to right, as long as there are cards. A shuffled deck has no
// order until a card is drawn (AR-Q60); a buried card is its last.
void fill_court(State& s, Action) {
    if (s.asked().a != 0) put_away_vox(s, static_cast<Court>(s.asked().a));
    if (position_of(s, Court::None) >= 0) {
        if (!s.court_deck.empty()) return chance(s, Step::RevealCourt);
        if (s.buried) {
            s.buried = false;
            s.row[at(position_of(s, Court::None))] = Court::SwornGuardians;
            return;
        }
    }
    s.todo.pop_back();
}

void reveal_court(State& s, Action action) {
    s.todo.pop_back();
    const auto court = static_cast<Court>(action.a);
    s.court_deck.remove(court);
    s.row[at(position_of(s, Court::None))] = court;
}

// --- Abduct: AR-179 ---

namespace {

int rival_agents(const State& s, int position) {
    int n = 0;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (seat != s.turn.seat) n += s.agents[at(position)][seat];
    return n;
}

Verdict judge_abduction(const State& s, int position) {
    const int rivals = rival_agents(s, position), weapons = icons(s, s.turn.seat, Resource::Weapon);
    if (rivals == 0) return breaks("AR-179");
    return rivals < weapons ? kAllowed : breaks("AR-179", Lacks::Weapons, rivals + 1, weapons);
}

}  // namespace

bool can_abduct(const State& s) {
    for (int i = 0; i < row_size(s.seats()); ++i)
        if (s.row[at(i)] != Court::None && judge_abduction(s, i)) return true;
    return false;
}

void abduct_answers(const State& s, ActionList& out) {
    for (const Court court : s.row)
        if (court != Court::None) out.push_back(act(Verb::Abduct, court));
}

Verdict judge_abduct(const State& s, Action action) {
    const int position = position_of(s, static_cast<Court>(action.a));
    return position < 0 ? breaks("AR-179") : judge_abduction(s, position);
}

void abduct(State& s, Action action) {
    s.todo.pop_back();
    auto& there = s.agents[at(position_of(s, static_cast<Court>(action.a)))];
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        if (seat == s.turn.seat) continue;
        s.me().captives[seat] = byte(s.me().captives[seat] + there[seat]);
        there[seat] = 0;
    }
}

}  // namespace orrery::ar
