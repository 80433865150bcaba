// Rounds and turns: who leads, who follows how, seizing, and what comes at the end of both (5.3 - 5.6, 5.18).
#include <algorithm>

#include "games/arcs/declare.h"
#include "games/arcs/hands.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

// AR-59: the next one clockwise with cards; alone, the same one.
Seat next_with_cards(const State& s, Seat seat) {
    for (int i = 1; i <= s.seats(); ++i) {
        const auto next = byte((seat + i) % s.seats());
        if (!s.players[next].hand.empty()) return next;
    }
    return seat;
}

// Face down: only who held a card knows that it lies there, and who knew it before.
void discard_hands(State& s) {
    for (Player& player : s.players) {
        put_on_pile(s, player.hand);
        player.hand = {};
    }
}

const Played& lead(const State& s) { return s.played[0]; }

// AR-71
int lead_number(const State& s) { return s.zeroed ? 0 : number_of(lead(s).card); }

// AR-58, AR-68 - AR-70: as many actions as the card has pips, or one.
void begin_turn(State& s, Seat seat, Card card, Mode mode) {
    s.turn = {};
    s.turn.seat = seat;
    s.turn.mode = mode;
    s.turn.suit = mode == Mode::Copy ? suit_of(lead(s).card) : suit_of(card);
    s.turn.pips = mode == Mode::Lead || mode == Mode::Surpass ? kPips[card] : byte(1);
    s.turn.prelude = true;
    then(s, Step::EndTurn);
    ask(s, Step::Act);
    then(s, Step::EndPrelude);
    ask(s, Step::Prelude);
    ask(s, Step::Opening);
    // AR-80: compulsory, unless the initiative was seized already.
    if (mode == Mode::Surpass && number_of(card) == 7 && may_seize(s, seat)) seize(s, seat);
}

}  // namespace

bool may_seize(const State& s, Seat seat) { return !s.seized && s.initiative != seat; }  // AR-82

void seize(State& s, Seat seat) {  // AR-81
    s.seized = true;
    s.initiative = seat;
}

int number_played(const State& s) {
    for (const Played& played : s.played)
        if (played.owner == s.turn.seat && played.mode == s.turn.mode) return number_of(played.card);
    return 0;
}

void begin_round(State& s, Action) {
    s.todo.pop_back();
    s.seized = s.declared = s.zeroed = false;                                                   // AR-83
    if (s.players[s.initiative].hand.empty()) s.initiative = next_with_cards(s, s.initiative);  // AR-60
    s.turn = {};
    s.turn.seat = s.leader = s.initiative;
    ask(s, Step::Lead);
}

void lead_answers(const State& s, ActionList& out) {
    for (const Card card : s.players[s.asked_seat()].hand) out.push_back(act(Verb::Lead, card));
    out.push_back(act(Verb::Pass));
}

Verdict judge_lead(const State& s, Action action) {
    if (verb_of(action) == Verb::Pass) return kAllowed;
    return s.players[s.asked_seat()].hand.has(action.a) ? kAllowed : breaks("AR-58");
}

// AR-59, AR-61: the marker moves with every pass, the last one too.
void choose_lead(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::Pass) {
        const bool all = ++s.passes >= seats_with_cards(s);
        s.initiative = next_with_cards(s, s.initiative);
        if (all) discard_hands(s);
        return then(s, all ? Step::Score : Step::BeginRound);
    }
    s.passes = 0;
    const Seat seat = s.initiative;
    play_card(s, seat, action.a, Mode::Lead);
    then(s, Step::EndRound);
    then(s, Step::NextTurn);
    begin_turn(s, seat, action.a, Mode::Lead);
}

// AR-57: clockwise from the leader. AR-63: without cards there is no turn.
void next_turn(State& s, Action) {
    Question& frame = s.asked();
    while (++frame.a < s.seats()) {
        const auto seat = byte((s.leader + frame.a) % s.seats());
        if (!s.players[seat].hand.empty()) return ask_seat(s, seat, Step::Follow);
    }
    s.todo.pop_back();
}

void follow_answers(const State& s, ActionList& out) {
    const Suit suit = suit_of(lead(s).card);
    const int beat = lead_number(s);
    for (const Card card : s.players[s.asked_seat()].hand) {
        if (suit_of(card) == suit && number_of(card) > beat) out.push_back(act(Verb::Surpass, card));
        out.push_back(act(Verb::Copy, card));
        if (suit_of(card) != suit) out.push_back(act(Verb::Pivot, card));
    }
}

Verdict judge_follow(const State& s, Action action) {
    if (!s.players[s.asked_seat()].hand.has(action.a)) return breaks("AR-62");
    const bool same = suit_of(action.a) == suit_of(lead(s).card);
    switch (verb_of(action)) {
        case Verb::Surpass:
            if (!same) return breaks("AR-68");
            if (number_of(action.a) > lead_number(s)) return kAllowed;
            return breaks("AR-68", Lacks::Number, lead_number(s) + 1, number_of(action.a));
        case Verb::Pivot:
            return same ? breaks("AR-70") : kAllowed;
        default:
            return kAllowed;
    }
}

void follow(State& s, Action action) {
    const Seat seat = s.asked_seat();
    const Verb verb = verb_of(action);
    const Mode mode = verb == Verb::Surpass ? Mode::Surpass : verb == Verb::Pivot ? Mode::Pivot : Mode::Copy;
    s.todo.pop_back();
    play_card(s, seat, action.a, mode);
    begin_turn(s, seat, action.a, mode);
}

// --- the opening: AR-64, AR-73, AR-79, AR-181, AR-194 ---

void opening_answers(const State& s, ActionList& out) {
    if (s.turn.mode == Mode::Lead) {
        if (may_declare(s))
            for (const Ambition ambition : every<Ambition>()) out.push_back(act(Verb::Declare, ambition));
    } else {
        if (may_seize(s, s.turn.seat)) {
            for (const Card card : s.me().hand) out.push_back(act(Verb::Seize, card));
            out.push_back(act(Verb::SeizeSpies));
        }
        if (has_guild(s, s.turn.seat, Court::GalacticBards))
            for (const Ambition ambition : every<Ambition>()) out.push_back(act(Verb::Bards, ambition));
    }
    out.push_back(act(Verb::BeginPrelude));
}

Verdict judge_opening(const State& s, Action action) {
    const Verb verb = verb_of(action);
    if (verb == Verb::BeginPrelude) return kAllowed;
    if (verb == Verb::Declare) {
        if (s.turn.mode != Mode::Lead) return breaks("AR-73");
        if (s.turn.declared) return breaks("AR-77");
        return judge_declaration(s, number_played(s), static_cast<Ambition>(action.a));
    }
    if (verb == Verb::Bards) {
        if (!has_guild(s, s.turn.seat, Court::GalacticBards)) return breaks("AR-194");
        if (s.turn.mode != Mode::Surpass && s.turn.mode != Mode::Pivot) return breaks("AR-194");
        if (s.declared) return breaks("AR-194");  // AR-Q6
        return judge_declaration(s, number_played(s), static_cast<Ambition>(action.a));
    }
    if (s.turn.mode == Mode::Lead || !may_seize(s, s.turn.seat)) return breaks("AR-82");
    if (verb == Verb::Seize) return s.me().hand.has(action.a) ? kAllowed : breaks("AR-79");
    return has_guild(s, s.turn.seat, Court::LatticeSpies) ? kAllowed : breaks("AR-181");
}

void open_turn(State& s, Action action) {
    const Seat seat = s.turn.seat;
    switch (verb_of(action)) {
        case Verb::Declare:
            s.turn.declared = true;
            return declare(s, static_cast<Ambition>(action.a), true);
        case Verb::Bards:
            return declare(s, static_cast<Ambition>(action.a), false);
        case Verb::Seize:
            play_card(s, seat, action.a, Mode::Seize);
            return seize(s, seat);
        case Verb::SeizeSpies:
            discard_guild(s, seat, Court::LatticeSpies);
            return seize(s, seat);
        default:
            s.todo.pop_back();
    }
}

// --- the ends ---

void end_prelude(State& s, Action) {
    s.todo.pop_back();
    for (const Resource type : every<Resource>()) s.supply[type] = byte(s.supply[type] + s.turn.spent[type]);
    s.turn.spent = {};
    s.turn.secured = {};
    s.turn.prelude = false;
}

// AR-151, AR-Q41
void end_turn(State& s, Action) {
    const Seat seat = s.turn.seat;
    s.journey = {};
    s.fight = {};
    const bool stranded = s.buildings.starports[seat].empty() && ships_on_map(s, seat) == 0;
    if (stranded && s.me().ships > 0 && s.asked().a == 0) {
        s.asked().a = 1;
        return ask(s, Step::Rescue);
    }
    s.todo.pop_back();
    s.buildings.used = {};  // AR-152
    s.turn = {};
    s.turn.seat = seat;
}

void rescue_answers(const State& s, ActionList& out) {
    for (const System system : in_play(s))
        if (is_gate(system)) out.push_back(act(Verb::Rescue, system));
}

Verdict judge_rescue(const State& s, Action action) {
    return is_gate(action.a) && in_play(s).has(action.a) ? kAllowed : breaks("AR-151");
}

void rescue(State& s, Action action) {
    const Seat seat = s.asked_seat();
    s.todo.pop_back();
    place_ships(s, seat, action.a, kMuster);
}

namespace {

// AR-153
void hand_on_initiative(State& s) {
    if (s.seized) return;
    int best = 0;
    for (const Played& played : s.played) {
        if (played.mode != Mode::Surpass || number_of(played.card) <= best) continue;
        best = number_of(played.card);
        s.initiative = played.owner;
    }
}

// AR-154: open cards come back to the hand of whoever placed the Union.
void resolve_unions(State& s) {
    for (const Played& played : s.played) {
        if (played.claimed == 0) continue;
        s.players[played.claimed - 1U].hand.add(played.card);
        s.court_discard.add(union_of(suit_of(played.card)));
    }
}

// AR-155, AR-Q10, AR-17
void discard_played(State& s) {
    for (const Played& played : s.played) {
        if (played.claimed != 0) continue;
        if (s.choices.split_discard != 0 && played.face_up())
            s.open_discard.add(played.card);
        else
            put_on_pile(s, CardSet::of(played.card));
    }
    s.played.clear();
    s.zeroed = false;
}

}  // namespace

void end_round(State& s, Action) {
    s.todo.pop_back();
    hand_on_initiative(s);
    resolve_unions(s);
    discard_played(s);
    s.turn = {};
    s.turn.seat = s.leader = s.initiative;
    s.seized = s.declared = false;                                    // AR-83
    then(s, somebody_has_cards(s) ? Step::BeginRound : Step::Score);  // AR-156, AR-157
}

}  // namespace orrery::ar
