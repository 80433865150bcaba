// A turn: gather and roll; actions; end of turn (AF-17 to AF-34), and the display that is filled up on the
// way.
#include "games/alien_frontiers/turn.h"

#include <algorithm>
#include <utility>

namespace orrery::af {

namespace {

// AF-18 (a): the ship at the Terraforming Station leaves the fleet.
void lose_terraforming_ship(State& s) {
    Dice& there = s.docked[Station::TerraformingStation][s.turn];
    if (!there.empty()) to_stock(s, Station::TerraformingStation, s.turn, ShipClass::own(there.highest()));
    if (relic_at(s, Station::TerraformingStation) && s.relic.owner == s.turn) relic_goes_home(s);
}

// AF-18 (b): all other ships come into the hand.
void gather(State& s) {
    lose_terraforming_ship(s);
    for (const Station station : every<Station>()) s.docked[station][s.turn] = {};
    s.me().bay = 0;
    if (s.relic.owned_by(s.turn)) s.relic = {RelicPlace::Hand, s.turn, 0, false};
}

}  // namespace

// AF-17: a turn is: gather and roll, the Resource Cache, actions, end of turn. The last frame is asked first.
void begin_turn(State& s, Action) {
    s.todo.pop_back();
    s.flags = {};  // AF-18 (c)
    gather(s);
    push_automatic(s, Step::HandOver);
    push_automatic(s, Step::CleanUp);
    push(s, Step::Main);
    push_automatic(s, Step::ResourceCache);
    push_chance(s, Step::RollShips, own_count(s.me()),
                int{relic_in_hand(s)});  // AF-19: every ship is rolled once
}

// AF-19, AF-178: own ships first, the relic last.
void roll_ship(State& s, Action action) {
    Question& roll = s.asked();
    if (roll.a > 0) {
        --roll.a;
        s.me().hand.add(action.a);
    } else {
        roll.b = 0;
        s.relic.value = action.a;
    }
    if (roll.a + roll.b == 0) s.todo.pop_back();
}

// AF-172: more odd ships, 1 ore; more even ships, 1 fuel; equally many, both, and the card goes.
void resource_cache(State& s, Action) {
    s.todo.pop_back();
    Player& me = s.me();
    if (!me.cards.has(Card::ResourceCache)) return;
    const Dice rolled = unplaced_dice(s);
    const int odd = rolled.count(1) + rolled.count(3) + rolled.count(5);
    const int even = rolled.size() - odd;
    if (odd >= even) ++me.ore;
    if (even >= odd) ++me.fuel;
    if (odd != even) return;
    me.cards.remove(Card::ResourceCache);
    s.discard.add(Card::ResourceCache);
}

// --- actions (AF-22, 4.4) ---

void main_answers(const State& s, ActionList& out) {
    for (const Station station : every<Station>()) out.push_back(act(Verb::Dock, station));
    const CardSet ready = s.me().cards - s.flags.used;
    for (const Verb power : {Verb::Use, Verb::Discard})
        for (const Card card : ready) out.push_back(act(power, card));
    for (const Verb verb : {Verb::Claim, Verb::Trade, Verb::Launch, Verb::BuyRelic, Verb::End})
        out.push_back(act(verb));
}

Verdict judge_main(const State& s, Action action) {
    switch (verb_of(action)) {
        case Verb::Dock:
            return may_dock(s, static_cast<Station>(action.a));
        case Verb::Use:
            return may_use(s, static_cast<Card>(action.a));
        case Verb::Discard:
            return may_discard(s, static_cast<Card>(action.a));
        case Verb::Claim:
            return may_claim(s);
        case Verb::Trade:
            return may_trade(s);
        case Verb::Launch:
            return may_launch(s);
        case Verb::BuyRelic:
            return may_buy_relic(s);
        case Verb::End:
            return can_dock_somewhere(s) ? breaks("AF-24") : kAllowed;
        default:
            return kNotAsked;
    }
}

void play_main(State& s, Action action) {
    switch (verb_of(action)) {
        case Verb::Dock:
            return open_docking(s, static_cast<Station>(action.a));
        case Verb::Use:
            return open_power(s, static_cast<Card>(action.a), kCards[static_cast<Card>(action.a)].fuel);
        case Verb::Discard:
            return open_power(s, static_cast<Card>(action.a), kCards[static_cast<Card>(action.a)].discard);
        case Verb::Claim:
            return push(s, Step::Claim);
        case Verb::Trade:
            return trade(s);
        case Verb::Launch:
            return launch(s);
        case Verb::BuyRelic:
            return buy_relic(s);
        default:
            s.todo.pop_back();  // AF-24: the turn ends
    }
}

// --- end of the turn ---

// AF-26: ships still in hand go to the Maintenance Bay. AF-32: then resources are cut down to 8.
void clean_up(State& s, Action) {
    s.todo.pop_back();
    Player& me = s.me();
    me.bay = code_of(me.bay + me.hand.size());
    me.hand = {};
    if (relic_in_hand(s)) s.relic = {RelicPlace::MaintenanceBay, s.turn, 0, false};
    if (me.fuel + me.ore > kResourceLimit) push(s, Step::Trim);
}

void trim_answers(const State&, ActionList& out) {
    for (int fuel = 0; fuel <= kResourceLimit; ++fuel) out.push_back(act(Verb::KeepFuel, fuel));
}
// AF-32: exactly 8 remain, of those that there are.
Verdict judge_trim(const State& s, Action action) {
    return action.a <= s.me().fuel && kResourceLimit - action.a <= s.me().ore ? kAllowed : breaks("AF-32");
}
void trim(State& s, Action action) {
    s.todo.pop_back();
    s.me().fuel = action.a;
    s.me().ore = code_of(kResourceLimit - action.a);
}

// AF-2: clockwise.
void hand_over(State& s, Action) {
    s.todo.pop_back();
    s.relic.spent = false;  // what was spent this turn means nothing in the next
    s.turn = static_cast<Seat>((s.turn + 1) % s.seats());
    push_automatic(s, Step::BeginTurn);
}

// --- the display ---

// AF-143: from the deck; an empty deck is made anew from the discard pile at that moment, if that holds any
// card.
void fill_display(State& s, Action) {
    const bool full = std::find(s.display.begin(), s.display.end(), Card::NoCard) == s.display.end();
    if (s.deck.empty() && !full) std::swap(s.deck, s.discard);
    if (full || s.deck.empty()) {
        s.todo.pop_back();
        return;
    }
    push_chance(s, Step::DrawCard);
}

void draw_card(State& s, Action action) {
    s.todo.pop_back();
    const auto card = static_cast<Card>(action.a);
    s.deck.take(card);
    *std::find(s.display.begin(), s.display.end(), Card::NoCard) = card;
}

}  // namespace orrery::af
