#include "games/arcs/declare.h"

#include "games/arcs/hands.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

constexpr unsigned bit(Trigger trigger) { return 1U << at(trigger); }

// A trigger that can do nothing is left out (4.6).
bool can_set_off(const State& s, Trigger trigger) {
    switch (trigger) {
        case Trigger::Farseers:
            return seats_with_cards(s) > int{!s.me().hand.empty()};
        case Trigger::Ambitious:
            for (const auto n : s.supply.items)
                if (n > 0) return true;
            return false;
        default:
            if (s.me().agents == 0) return false;
            for (const Court court : s.row)
                if (court != Court::None) return true;
            return false;
    }
}

struct TriggerRow {
    Trigger trigger{};
    Step asks{};
};
constexpr auto kTriggers = table(&TriggerRow::trigger, {TriggerRow{Trigger::Farseers, Step::FarRival},
                                                        TriggerRow{Trigger::Ambitious, Step::AmbType},
                                                        TriggerRow{Trigger::Bold, Step::Bold}});

// AR-217, AR-Q46: the Rival with the least Power, the first in turn order of those.
Seat poorest_rival(const State& s) {
    Seat poorest = kNobody;
    for_each_rival(s, s.turn.seat, [&](Seat rival) {
        if (poorest == kNobody || power(s.players[rival]) < power(s.players[poorest])) poorest = rival;
    });
    return poorest;
}

}  // namespace

unsigned triggers_of(const State& s) {
    unsigned all = has_guild(s, s.turn.seat, Court::Farseers) ? bit(Trigger::Farseers) : 0U;
    if (const Trigger own = leader_of(s, s.turn.seat).trigger; own != Trigger::None) all |= bit(own);
    return all;
}

unsigned triggers_that_can(const State& s) {
    unsigned all = 0;
    for (const Trigger trigger : every<Trigger>())
        if ((triggers_of(s) & bit(trigger)) != 0 && can_set_off(s, trigger)) all |= bit(trigger);
    return all;
}

bool may_declare(const State& s) {
    return available_marker(s) >= 0 && (!leader_of(s, s.turn.seat).generous || !s.me().guilds.empty());
}

Verdict judge_declaration(const State& s, int number, Ambition ambition) {
    if (available_marker(s) < 0) return breaks("AR-76");
    if (!may_declare(s)) return breaks("AR-217", Lacks::Guilds, 1, 0);
    if (number == 7) return kAllowed;
    return kAmbitionOf[number] == ambition ? kAllowed : breaks("AR-73");
}

// AR-217: the price first.
void declare(State& s, Ambition ambition, bool with_lead_card) {
    then(s, Step::PlaceMarker, static_cast<int>(ambition), int{with_lead_card});
    if (leader_of(s, s.turn.seat).generous) ask(s, Step::GiveGuild);
}

void guild_answers(const State& s, ActionList& out) {
    for (const Court court : s.me().guilds) out.push_back(act(Verb::GiveGuild, court));
}

Verdict judge_give_guild(const State& s, Action action) {
    return has_guild(s, s.turn.seat, static_cast<Court>(action.a)) ? kAllowed : breaks("AR-217");
}

void give_guild(State& s, Action action) {
    s.todo.pop_back();
    const auto court = static_cast<Court>(action.a);
    s.me().guilds.remove(court);
    s.turn.secured.remove(court);
    s.players[poorest_rival(s)].guilds.add(court);
}

// AR-74, AR-75; AR-184: the Secret Order keeps the number for Keeper and Empath.
void place_marker(State& s, Action) {
    const auto ambition = static_cast<Ambition>(s.asked().a);
    const bool with_lead_card = s.asked().b != 0;
    s.todo.pop_back();
    s.markers[at(available_marker(s))] = ambition;
    s.declared = true;
    const bool kept = has_guild(s, s.turn.seat, Court::SecretOrder) &&
                      (ambition == Ambition::Keeper || ambition == Ambition::Empath);
    if (with_lead_card && !kept) s.zeroed = true;
    then(s, Step::SetOff, static_cast<int>(triggers_of(s)));
}

// AR-41: the active player decides the order.
void set_off(State& s, Action) {
    const unsigned left = s.asked().a & triggers_that_can(s);
    s.todo.pop_back();
    if (left != 0) ask(s, Step::Triggers, static_cast<int>(left));
}

void trigger_answers(const State& s, ActionList& out) {
    for (const Trigger trigger : every<Trigger>())
        if ((s.asked().a & bit(trigger)) != 0) out.push_back(act(Verb::Resolve, trigger));
}

Verdict judge_trigger(const State& s, Action action) {
    return (s.asked().a & bit(static_cast<Trigger>(action.a))) != 0 ? kAllowed : breaks("AR-41");
}

void resolve_trigger(State& s, Action action) {
    const auto trigger = static_cast<Trigger>(action.a);
    const unsigned left = s.asked().a & ~bit(trigger);
    s.todo.pop_back();
    if (left != 0) then(s, Step::SetOff, static_cast<int>(left));
    ask(s, kTriggers[trigger].asks);
}

// --- Farseers: AR-182 ---

void rivals_with_cards(const State& s, ActionList& out) {
    for_each_rival(s, s.turn.seat, [&](Seat rival) { out.push_back(act(Verb::LookAt, rival)); });
}

Verdict judge_look(const State& s, Action action) {
    const bool there = is_rival(s, s.turn.seat, action.a) && !s.players[action.a].hand.empty();
    return there ? kAllowed : breaks("AR-182");
}

void look_at(State& s, Action action) {
    s.todo.pop_back();
    learn(s, s.turn.seat, s.players[action.a].hand);
    ask(s, Step::FarSwap, action.a);
}

void swap_answers(const State& s, ActionList& out) {
    for (const Card take : s.players[s.asked().a].hand)
        for (const Card give : s.me().hand) out.push_back(act(Verb::Swap, take, give));
    out.push_back(act(Verb::NoSwap));
}

// AR-Q9: with an empty hand there is no swap.
Verdict judge_swap(const State& s, Action action) {
    if (verb_of(action) == Verb::NoSwap) return kAllowed;
    const bool there = s.players[s.asked().a].hand.has(action.a) && s.me().hand.has(action.b);
    return there ? kAllowed : breaks("AR-182");
}

// Both know both cards; a third player no longer knows what is where.
void swap_cards(State& s, Action action) {
    const Seat me = s.turn.seat, rival = s.asked().a;
    s.todo.pop_back();
    if (verb_of(action) == Verb::NoSwap) return;
    forget(s, s.players[me].hand | s.players[rival].hand, 1U << me | 1U << rival);
    s.players[rival].hand.remove(action.a);
    s.players[me].hand.remove(action.b);
    into_hand(s, me, action.a);
    into_hand(s, rival, action.b);
}

// --- Ambitious: AR-210 ---

void gain_answers(const State& s, ActionList& out) {
    for (const Resource type : every<Resource>())
        if (s.supply[type] > 0) out.push_back(act(Verb::Gain, type));
    out.push_back(act(Verb::GainNothing));
}

Verdict judge_gain(const State& s, Action action) {
    if (verb_of(action) == Verb::GainNothing) return kAllowed;
    return s.supply[static_cast<Resource>(action.a)] > 0 ? kAllowed : breaks("AR-37");
}

void gain_chosen(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::GainNothing) return;
    gain(s, s.turn.seat, static_cast<Resource>(action.a));
    arrange(s, s.turn.seat);
}

// --- Bold: AR-218 ---

void bold_answers(const State& s, ActionList& out) {
    for (const Court court : s.row)
        if (court != Court::None) out.push_back(act(Verb::Bold, court));
    out.push_back(act(Verb::BoldStop));
}

Verdict judge_bold(const State& s, Action action) {
    if (verb_of(action) == Verb::BoldStop) return kAllowed;
    const int position = position_of(s, static_cast<Court>(action.a));
    if (position < 0 || ((s.asked().a >> position) & 1U) != 0) return breaks("AR-218");
    return s.me().agents > 0 ? kAllowed : breaks("AR-119", Lacks::Agents, 1, 0);
}

void be_bold(State& s, Action action) {
    if (verb_of(action) == Verb::BoldStop) {
        s.todo.pop_back();
        return;
    }
    const int position = position_of(s, static_cast<Court>(action.a));
    s.asked().a = byte(s.asked().a | 1 << position);
    --s.me().agents;
    ++s.agents[at(position)][s.turn.seat];
}

}  // namespace orrery::ar
