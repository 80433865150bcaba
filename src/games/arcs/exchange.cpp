// New actions with Captives and tokens: Manufacture, Synthesize, Pressgang, Execute, Trade; and how tokens
// are arranged on the board (AR-51).
#include <algorithm>

#include "games/arcs/actions.h"
#include "games/arcs/scoring.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

bool can_manufacture(const State& s) { return s.supply[Resource::Material] > 0; }
bool can_synthesize(const State& s) { return s.supply[Resource::Fuel] > 0; }

namespace {

bool has_captives(const State& s) { return count_for(s, s.turn.seat, Ambition::Tyrant) > 0; }

bool supply_is_empty(const State& s) {
    return std::all_of(std::begin(s.supply.items), std::end(s.supply.items), [](int n) { return n == 0; });
}

}  // namespace

// --- Pressgang: AR-176 ---

bool can_pressgang(const State& s) { return has_captives(s) && !supply_is_empty(s); }

void press_answers(const State& s, ActionList& out) {
    for_each_rival(s, s.turn.seat, [&](Seat rival) {
        for (const Resource type : every<Resource>()) out.push_back(act(Verb::Press, rival, type));
    });
    out.push_back(act(Verb::Enough));
}

Verdict judge_press(const State& s, Action action) {
    if (verb_of(action) == Verb::Enough) return s.asked().a != 0 ? kAllowed : breaks("AR-176");
    if (!is_rival(s, s.turn.seat, action.a) || s.me().captives[action.a] == 0) return breaks("AR-176");
    return s.supply[static_cast<Resource>(action.b)] > 0 ? kAllowed : breaks("AR-37");
}

// AR-52: the tokens are arranged once, at the end.
void press(State& s, Action action) {
    if (verb_of(action) == Verb::Enough) {
        s.todo.pop_back();
        return arrange(s, s.turn.seat);
    }
    --s.me().captives[action.a];
    return_agents(s, action.a, 1);
    gain(s, s.turn.seat, static_cast<Resource>(action.b));
    s.asked().a = 1;
}

// --- Execute: AR-177 ---

bool can_execute(const State& s) { return has_captives(s); }

void execute_answers(const State& s, ActionList& out) {
    for_each_rival(s, s.turn.seat, [&](Seat rival) { out.push_back(act(Verb::Execute, rival)); });
    out.push_back(act(Verb::Enough));
}

Verdict judge_execute(const State& s, Action action) {
    if (verb_of(action) == Verb::Enough) return s.asked().a != 0 ? kAllowed : breaks("AR-177");
    const bool there = is_rival(s, s.turn.seat, action.a) && s.me().captives[action.a] > 0;
    return there ? kAllowed : breaks("AR-177");
}

void execute(State& s, Action action) {
    if (verb_of(action) == Verb::Enough) {
        s.todo.pop_back();
        return;
    }
    --s.me().captives[action.a];
    take_trophy(s, s.turn.seat, Trophy::Agent, action.a);
    s.asked().a = 1;
}

// --- Trade: AR-190, AR-191 ---

namespace {

// AR-Q52: a Cartel's supply counts as held by its holder.
bool holds(const State& s, Seat seat, Resource type) {
    if (tokens(s.players[seat], type) > 0) return true;
    if (s.supply[type] == 0) return false;
    for (const Court court : s.players[seat].guilds& kGuildsOf[type])
        if (kCourt[court].cartel()) return true;
    return false;
}

bool can_give(const State& s, Seat rival) {
    for (const Resource type : s.me().slots)
        if (type != Resource::None && !holds(s, rival, type)) return true;
    return false;
}

bool can_trade_at(const State& s, Place place) {
    const Seat rival = owner_of(s, place);
    if (!can_give(s, rival)) return false;
    for (const Resource type : types_at(s, system_of(place)))
        if (tokens(s.players[rival], type) > 0) return true;
    return false;
}

PlaceSet trade_cities(const State& s) {
    return (s.buildings.all_cities() & places_in(controlled_systems(s, s.turn.seat))) -
           s.buildings.cities[s.turn.seat];
}

}  // namespace

bool can_trade(const State& s) {
    for (const Place place : trade_cities(s))
        if (can_trade_at(s, place)) return true;
    return false;
}

void trade_city_answers(const State& s, ActionList& out) {
    for (const Place place : trade_cities(s)) out.push_back(act(Verb::TradeCity, place));
}

Verdict judge_trade_city(const State& s, Action action) {
    if (!trade_cities(s).has(action.a)) return breaks("AR-190");
    if (is_repeated(s, action.a)) return kOutOfOrder;
    return can_trade_at(s, action.a) ? kAllowed : breaks("AR-190");
}

void trade_city(State& s, Action action) {
    s.todo.pop_back();
    ask(s, Step::TradeTake, action.a);
}

void trade_take_answers(const State& s, ActionList& out) {
    for_each_token(s.players[owner_of(s, s.asked().a)],
                   [&](Resource type, int cost) { out.push_back(act(Verb::TakeToken, type, cost)); });
}

Verdict judge_trade_take(const State& s, Action action) {
    const Place place = s.asked().a;
    const auto type = static_cast<Resource>(action.a);
    const bool there = slot_with(s.players[owner_of(s, place)], type, action.b) >= 0;
    return there && types_at(s, system_of(place)).has(type) ? kAllowed : breaks("AR-190");
}

void trade_take(State& s, Action action) {
    const Seat rival = owner_of(s, s.asked().a);
    s.todo.pop_back();
    ask(s, Step::TradeGive, rival, action.a, action.b);
}

void trade_give_answers(const State& s, ActionList& out) {
    for_each_token(s.me(), [&](Resource type, int cost) { out.push_back(act(Verb::GiveToken, type, cost)); });
}

// AR-Q23
Verdict judge_trade_give(const State& s, Action action) {
    const auto type = static_cast<Resource>(action.a);
    if (slot_with(s.me(), type, action.b) < 0) return breaks("AR-190");
    return holds(s, s.asked().a, type) ? breaks("AR-190") : kAllowed;
}

// AR-Q24: the active player arranges first.
void trade_give(State& s, Action action) {
    const Question frame = s.asked();
    s.todo.pop_back();
    const Seat me = s.turn.seat, rival = frame.a;
    steal_token(s, me, rival, static_cast<Resource>(frame.b), frame.c);
    steal_token(s, rival, me, static_cast<Resource>(action.a), action.b);
    arrange(s, rival);
    arrange(s, me);
}

// --- arranging: AR-49 - AR-52 ---

namespace {

int loose_tokens(const Player& player) {
    int n = 0;
    for (const auto count : player.loose.items) n += count;
    return n;
}

// The open slots from this position of the order on.
int open_from(const Player& player, int position) {
    int n = 0;
    for (int i = position; i < kSlots; ++i) n += slot_is_open(player, kArrangeOrder[i]);
    return n;
}

bool cost_the_same(const Player& player, int position) {
    int cost = 0;
    for (int i = position; i < kSlots; ++i) {
        if (!slot_is_open(player, kArrangeOrder[i])) continue;
        if (cost != 0 && kRaidCost[kArrangeOrder[i]] != cost) return false;
        cost = kRaidCost[kArrangeOrder[i]];
    }
    return true;
}

Resource first_loose(const Player& player) {
    for (const Resource type : every<Resource>())
        if (player.loose[type] > 0) return type;
    return Resource::None;
}

void put_into_slot(Player& player, int slot, Resource type) {
    player.slots[at(slot)] = type;
    --player.loose[type];
}

// Nothing is left to decide: canonical order; what does not fit is discarded (AR-50).
void finish_arranging(State& s, Player& player, int position) {
    for (int i = position; i < kSlots && loose_tokens(player) > 0; ++i)
        if (slot_is_open(player, kArrangeOrder[i]))
            put_into_slot(player, kArrangeOrder[i], first_loose(player));
    for (const Resource type : every<Resource>()) {
        s.supply[type] = byte(s.supply[type] + player.loose[type]);
        player.loose[type] = 0;
    }
    s.todo.pop_back();
}

// The frame asks for the next open slot, if there is anything to choose.
void arrange_on(State& s) {
    Player& player = s.players[s.asked_seat()];
    int position = s.asked().a;
    while (position < kSlots && !slot_is_open(player, kArrangeOrder[position])) ++position;
    const int loose = loose_tokens(player), open = open_from(player, position);
    const bool one_type = loose == 0 || player.loose[first_loose(player)] == loose;
    if (one_type || open == 0 || (loose <= open && cost_the_same(player, position)))
        return finish_arranging(s, player, position);
    s.asked().a = byte(position);
}

}  // namespace

void take_up(State& s, Action) {
    const Seat seat = s.asked().a;
    const bool forced = s.asked().b != 0;
    s.todo.pop_back();
    Player& player = s.players[seat];
    if (!forced && loose_tokens(player) == 0) return;
    for (Resource& held : player.slots) {
        if (held != Resource::None) ++player.loose[held];
        held = Resource::None;
    }
    ask_seat(s, seat, Step::Arrange);
    arrange_on(s);
}

void arrange_answers(const State& s, ActionList& out) {
    for (const Resource type : every<Resource>())
        if (s.players[s.asked_seat()].loose[type] > 0) out.push_back(act(Verb::Arrange, type));
}

Verdict judge_arrange(const State& s, Action action) {
    const Player& player = s.players[s.asked_seat()];
    return player.loose[static_cast<Resource>(action.a)] > 0 ? kAllowed : breaks("AR-51");
}

void arrange_token(State& s, Action action) {
    Player& player = s.players[s.asked_seat()];
    put_into_slot(player, kArrangeOrder[s.asked().a], static_cast<Resource>(action.a));
    ++s.asked().a;
    arrange_on(s);
}

}  // namespace orrery::ar
