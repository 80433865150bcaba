// What Guild cards do in the Prelude (6.3): one function for each kind of text, however many cards have it.
#include <algorithm>

#include "games/arcs/hands.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

// AR-188: tokens of this type that could be stolen.
int stealable(const State& s, Resource type) {
    int n = 0;
    for (Seat rival = 0; rival < s.seats(); ++rival)
        if (rival != s.turn.seat && !is_guarded(s, rival)) n += tokens(s.players[rival], type);
    return n;
}

// AR-160
int most_claimed(const State& s, Resource type) {
    return std::min(empty_slots(s.me()), s.supply[type] + stealable(s, type));
}

bool can_unite(const State& s, Suit suit) {
    for (const Played& played : s.played)
        if (played.face_up() && suit_of(played.card) == suit) return true;
    return false;
}

bool can_persuade(const State& s) {
    for (Seat rival = 0; rival < s.seats(); ++rival) {
        if (rival == s.turn.seat) continue;
        if (!s.players[rival].guilds.empty()) return true;
        for (const Resource held : s.players[rival].slots)
            if (held != Resource::None) return true;
    }
    return false;
}

bool can_fence(const State& s) {
    bool possible = false;
    for_each_token(s.me(), [&](Resource type, int) {
        possible = possible || type == Resource::Relic || s.supply[Resource::Relic] > 0;
    });
    return possible && !s.turn.fenced;
}

constexpr Resource kBrokered[] = {Resource::Material, Resource::Fuel, Resource::Weapon};  // AR-192

bool can_broker(const State& s) {
    return std::any_of(std::begin(kBrokered), std::end(kBrokered),
                       [&](Resource type) { return s.supply[type] > 0; });
}

void broker(State& s) {
    for (const Resource type : kBrokered) gain(s, s.turn.seat, type);
    arrange(s, s.turn.seat);
}

// AR-170
void man_gates(State& s) {
    SystemSet gates;
    for (const System system : in_play(s))
        if (is_gate(system)) gates.add(system);
    place_one_each(s, gates);
}

}  // namespace

bool can_use(const State& s, Court court) {
    const CourtRow& row = kCourt[court];
    switch (row.prelude) {
        case Prelude::Claim:
            return most_claimed(s, row.suit) > 0;
        case Prelude::Rob:
            return stealable(s, row.suit) > 0;
        case Prelude::Unite:
            return can_unite(s, row.unites);
        case Prelude::Gates:
            return s.me().ships > 0;
        case Prelude::Muster:
            return s.me().ships > 0 && !controlled_systems(s, s.turn.seat).empty();
        case Prelude::Persuade:
            return can_persuade(s);
        case Prelude::Broker:
            return can_broker(s);
        case Prelude::Fence:
            return can_fence(s);
        default:
            return row.prelude == Prelude::Redraw;
    }
}

void use_card(State& s, Court court) {
    const CourtRow& row = kCourt[court];
    switch (row.prelude) {
        case Prelude::Claim:
            return ask(s, Step::Count, static_cast<int>(row.suit));
        case Prelude::Rob:
            arrange(s, s.turn.seat);
            return ask(s, Step::Steal, static_cast<int>(row.suit), 1);
        case Prelude::Unite:
            return ask(s, Step::Unite, static_cast<int>(row.unites));
        case Prelude::Gates:
            return man_gates(s);
        case Prelude::Muster:
            return ask(s, Step::Muster);
        case Prelude::Redraw:
            return redraw_next(s, 0);
        case Prelude::Persuade:
            return ask(s, Step::Persuade);
        case Prelude::Broker:
            return broker(s);
        default:
            s.turn.fenced = true;
            return ask(s, Step::Fence);
    }
}

// --- Interests: AR-160, AR-Q20 ---

void count_answers(const State& s, ActionList& out) {
    const int most = most_claimed(s, static_cast<Resource>(s.asked().a));
    for (int n = 1; n <= most; ++n) out.push_back(act(Verb::Claim, n));
}

Verdict judge_count(const State& s, Action action) {
    const int most = most_claimed(s, static_cast<Resource>(s.asked().a));
    if (action.a == 0) return breaks("AR-160");
    return action.a <= most ? kAllowed : breaks("AR-160", Lacks::Tokens, action.a, most);
}

void claim(State& s, Action action) {
    const auto type = static_cast<Resource>(s.asked().a);
    s.todo.pop_back();
    arrange(s, s.turn.seat);
    int left = action.a;
    while (left > 0 && gain(s, s.turn.seat, type)) --left;
    if (left > 0) ask(s, Step::Steal, static_cast<int>(type), left);
}

void steal_answers(const State& s, ActionList& out) {
    const auto type = static_cast<Resource>(s.asked().a);
    for_each_rival(s, s.turn.seat, [&](Seat rival) {
        for (int cost = 1; cost <= 4; ++cost) out.push_back(act(Verb::StealToken, rival, type, cost));
    });
}

namespace {

Verdict judge_theft(const State& s, Seat victim, Resource type, int cost) {
    if (!is_rival(s, s.turn.seat, victim) || slot_with(s.players[victim], type, cost) < 0)
        return breaks("AR-38");
    return is_guarded(s, victim) ? breaks("AR-188") : kAllowed;
}

}  // namespace

Verdict judge_steal(const State& s, Action action) {
    if (action.b != s.asked().a) return breaks("AR-164");
    return judge_theft(s, action.a, static_cast<Resource>(action.b), action.c);
}

void steal(State& s, Action action) {
    steal_token(s, s.turn.seat, action.a, static_cast<Resource>(action.b), action.c);
    if (--s.asked().b == 0) s.todo.pop_back();
}

// --- Unions: AR-165 ---

void unite_answers(const State& s, ActionList& out) {
    for (const Played& played : s.played)
        if (played.face_up()) out.push_back(act(Verb::Unite, played.card));
}

Verdict judge_unite(const State& s, Action action) {
    for (const Played& played : s.played)
        if (played.card == action.a && played.face_up() && at(suit_of(action.a)) == s.asked().a)
            return kAllowed;
    return breaks("AR-165");
}

void unite(State& s, Action action) {
    s.todo.pop_back();
    s.me().guilds.remove(union_of(suit_of(action.a)));
    for (Played& played : s.played)
        if (played.card == action.a) played.claimed = byte(s.turn.seat + 1);
}

// --- three ships: AR-175 ---

void muster_answers(const State& s, ActionList& out) {
    for (const System system : controlled_systems(s, s.turn.seat)) out.push_back(act(Verb::Muster, system));
}

Verdict judge_muster(const State& s, Action action) {
    return controlled_systems(s, s.turn.seat).has(action.a) ? kAllowed : breaks("AR-175");
}

void muster(State& s, Action action) {
    s.todo.pop_back();
    place_ships(s, s.turn.seat, action.a, kMuster);
}

// --- Farseers: AR-183. Card after card of the hand, in card order; what is chosen only the seat knows ---

void redraw_next(State& s, int decided) {
    Turn& turn = s.turn;
    if (decided < s.me().hand.size()) return ask(s, Step::Redraw, decided);
    const CardSet gone = turn.redraw;
    turn.redraw = {};
    if (!gone.empty()) {
        forget(s, s.me().hand, 1U << turn.seat);
        s.me().hand = s.me().hand - gone;
        put_on_pile(s, gone);
    }
    begin_drawing(s, turn.seat, gone.size() + 1);
}

void redraw_answers(const State& s, ActionList& out) {
    const Card card = card_number(s.me().hand, s.asked().a);
    out.push_back(act(Verb::KeepCard, card));
    out.push_back(act(Verb::DiscardCard, card));
}

Verdict judge_redraw(const State& s, Action action) {
    return action.a == card_number(s.me().hand, s.asked().a) ? kAllowed : kOutOfOrder;
}

void redraw(State& s, Action action) {
    const int decided = s.asked().a + 1;
    s.todo.pop_back();
    if (verb_of(action) == Verb::DiscardCard) s.turn.redraw.add(action.a);
    redraw_next(s, decided);
}

void draw_card(State& s, Action action) {
    const Seat seat = s.asked().a;
    if (--s.asked().b == 0) s.todo.pop_back();
    draw_from_bottom(s, seat, action.a);
}

// --- Silver-Tongues: AR-186 ---

void persuade_answers(const State& s, ActionList& out) {
    for_each_rival(s, s.turn.seat, [&](Seat rival) {
        const Player& player = s.players[rival];
        for_each_token(player, [&](Resource type, int cost) {
            out.push_back(act(Verb::StealToken, rival, type, cost));
        });
        for (const Court court : player.guilds) out.push_back(act(Verb::StealCard, rival, court));
    });
}

Verdict judge_persuade(const State& s, Action action) {
    if (verb_of(action) == Verb::StealCard) return judge_steal_card(s, action);
    return judge_theft(s, action.a, static_cast<Resource>(action.b), action.c);
}

void persuade(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::StealCard)
        return steal_guild(s, s.turn.seat, action.a, static_cast<Court>(action.b));
    steal_token(s, s.turn.seat, action.a, static_cast<Resource>(action.b), action.c);
    arrange(s, s.turn.seat);
}

// --- Relic Fence: AR-193 ---

void fence_answers(const State& s, ActionList& out) {
    for_each_token(s.me(), [&](Resource type, int cost) { out.push_back(act(Verb::Fence, type, cost)); });
}

Verdict judge_fence(const State& s, Action action) {
    const auto type = static_cast<Resource>(action.a);
    if (slot_with(s.me(), type, action.b) < 0) return breaks("AR-193", Lacks::Tokens, 1, 0);
    const bool relics = type == Resource::Relic || s.supply[Resource::Relic] > 0;
    return relics ? kAllowed : breaks("AR-193");
}

void fence(State& s, Action action) {
    s.todo.pop_back();
    const auto type = static_cast<Resource>(action.a);
    s.me().slots[at(slot_with(s.me(), type, action.b))] = Resource::None;
    ++s.supply[type];  // AR-39: at once
    gain(s, s.turn.seat, Resource::Relic);
    arrange(s, s.turn.seat);
}

}  // namespace orrery::ar
