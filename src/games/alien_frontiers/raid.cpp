#include "games/alien_frontiers/raid.h"

#include <algorithm>

namespace orrery::af {

namespace {

// AF-91: nobody takes resources from the owner of a Holographic Decoy.
bool is_victim(const State& s, Seat seat) {
    return seat < s.seats() && seat != s.turn && !s.players[seat].cards.has(Card::HolographicDecoy);
}

// The classes of a raid (4.2): victims in seat order after the current player, fuel before ore.
int spoil_class(const State& s, Action steal) { return place_after_me(s, steal.a) * 2 + steal.b; }

// What the permitted victims own in the classes from `first` on.
int spoils_from(const State& s, int first) {
    int total = 0;
    for (int spoil = first; spoil < 2 * others(s); ++spoil) {
        const Seat victim = other(s, spoil / 2);
        if (is_victim(s, victim)) total += stock_of(s.players[victim], static_cast<Resource>(spoil % 2));
    }
    return total;
}

bool somebody_has_a_card(const State& s) {
    for (int k = 0; k < others(s); ++k)
        if (s.players[other(s, k)].cards.size() > 0) return true;
    return false;
}

}  // namespace

void raid_modes(const State&, ActionList& out) {
    out.push_back(act(Verb::RaidResources));
    out.push_back(act(Verb::RaidCard));
    out.push_back(act(Verb::RaidNothing));
}

// AF-92: only what can be had is offered.
Verdict judge_raid_mode(const State& s, Action action) {
    switch (verb_of(action)) {
        case Verb::RaidResources:
            return spoils_from(s, 0) > 0 ? kAllowed : breaks("AF-92");
        case Verb::RaidCard:
            return somebody_has_a_card(s) ? kAllowed : breaks("AF-92");
        default:
            return kAllowed;
    }
}

// AF-88: four resources, or all there are.
void choose_raid(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::RaidResources)
        push(s, Step::RaidResources, std::min(kRaidSpoils, spoils_from(s, 0)));
    if (verb_of(action) == Verb::RaidCard) push(s, Step::RaidCard);
}

void spoils(const State& s, ActionList& out) {
    for (int k = 0; k < others(s); ++k)
        for (const Resource resource : every<Resource>())
            out.push_back(act(Verb::Steal, other(s, k), resource));
}

Verdict judge_steal(const State& s, Action action) {
    if (action.a >= s.seats() || action.a == s.turn) return breaks("AF-88");
    if (!is_victim(s, action.a)) return breaks("AF-91");
    if (stock_of(s.players[action.a], static_cast<Resource>(action.b)) == 0) return breaks("AF-88");
    const Question& raid = s.asked();
    const int spoil = spoil_class(s, action);
    if (spoil < raid.b || spoils_from(s, spoil) < raid.a) return kOutOfOrder;
    return kAllowed;
}

void steal(State& s, Action action) {
    const auto resource = static_cast<Resource>(action.b);
    const int spoil = spoil_class(s, action);
    --stock_of(s.players[action.a], resource);
    ++stock_of(s.me(), resource);
    Question& raid = s.asked();
    raid.b = code_of(spoil);
    if (--raid.a == 0) s.todo.pop_back();
}

void stealable_cards(const State& s, ActionList& out) {
    for (int k = 0; k < others(s); ++k)
        for (const Card card : every<Card>())
            if (s.players[other(s, k)].cards.has(card))
                out.push_back(act(Verb::StealCard, other(s, k), card));
}

// AF-89, AF-91: from the owner of a Decoy only the Decoy itself.
Verdict judge_steal_card(const State& s, Action action) {
    const auto card = static_cast<Card>(action.b);
    if (action.a >= s.seats() || action.a == s.turn || !s.players[action.a].cards.has(card))
        return breaks("AF-89");
    if (s.players[action.a].cards.has(Card::HolographicDecoy) && card != Card::HolographicDecoy)
        return breaks("AF-91");
    return kAllowed;
}

// AF-90: a second copy goes to the discard pile.
void steal_card(State& s, Action action) {
    s.todo.pop_back();
    const auto card = static_cast<Card>(action.b);
    s.players[action.a].cards.remove(card);
    if (s.me().cards.has(card)) return s.discard.add(card);
    s.me().cards.add(card);  // AF-139: it may be used at once
}

}  // namespace orrery::af
