// The turn from its start to its end: draw phase (5.20), end of the turn (4.2).
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

void begin_turn(Next next, Action) {
    next.take();
    next.s.now = {};
    next.ask({.step = Step::Menu});
}

int hand_size(const Now& now) { return now.cards.constants.hand_size + modifier(now, Word::Hand); }

namespace {

Resources later_cards(const Now& now) {
    const int last = now.frame().last;
    return last == 0 ? now.me().hand : behind(now.me().hand, static_cast<Resource>(last - 1));
}

}  // namespace

// AA-24, AA-166, AA-168
void discards(Now now, ActionList& out) {
    const int over = now.me().hand.size() - hand_size(now);
    const Resources later = later_cards(now);
    int left = later.size();
    for (const Resource card : later) {
        if (left-- < over) break;  // too few later cards would remain
        out.push_back(act(Verb::Discard, card));
    }
    if (over <= 0) out.push_back(act(Verb::StopDiscard));
}

Verdict judge_discard(Now now, Action action) {
    if (listed(now, action, discards)) return kAllowed;
    if (verb_of(action) == Verb::StopDiscard) return breaks("AA-168");
    return now.me().hand.has(static_cast<Resource>(action.a)) ? kOutOfOrder : breaks("AA-166");
}

void play_discard(Next next, Action action) {
    if (verb_of(action) == Verb::StopDiscard) {
        next.take();
        next.run({.step = Step::EndTurn});
        return next.run({.step = Step::Refill});
    }
    const auto card = static_cast<Resource>(action.a);
    next.frame().last = byte(action.a + 1);
    spend(next.s, card);  // AA-262
}

// AA-167
void refill(Next next, Action) {
    if (next.me().hand.size() < hand_size(next) && ask_for_card(next, Step::DrawCard)) return;
    next.take();
}

void draw_card(Next next, Action action) {
    const auto card = static_cast<Resource>(action.a);
    next.take();
    next.me().hand.add(card);
    leaves_deck(next.s, card);
}

// AA-181
void draw_hand(Next next, Action) {
    Frame& frame = next.frame();
    if (frame.amount > 0) {
        --frame.amount;
        if (ask_for_card(next, Step::DrawCard)) return;
    }
    next.take();
}

// AA-245 to AA-247, AA-272
void end_turn(Next next, Action) {
    State& s = next.s;
    next.take();
    s.pass_run = s.now.passed && !s.now.drawn ? byte(s.pass_run + 1) : std::uint8_t{0};
    s.quiet_turns = s.now.drawn ? std::uint8_t{0} : byte(s.quiet_turns + 1);
    const auto following = static_cast<Seat>((s.turn + 1) % s.seats());
    const bool last = s.ending && following == s.first;
    if (last || s.pass_run == s.seats() || s.quiet_turns == 10 * s.seats()) {
        s.now = {};  // AA-251: what was lifted in the last turn does not count
        return next.run({.step = Step::FinalPayments});
    }
    s.turn = following;
    next.run({.step = Step::BeginTurn});
}

}  // namespace orrery::aa
