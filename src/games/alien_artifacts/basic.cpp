// 5.9 to 5.11: Prepare Resources, Exchange Resources, Remove Blockade; and costs in stored cards and cards of
// the hand.
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

Currency row_currency(Type row) { return {.colour = colour_of(row), .gold = true}; }
RowFor row_for(const Frame& frame) { return static_cast<RowFor>(frame.n); }
ColourFor colour_for(const Frame& frame) { return static_cast<ColourFor>(frame.n); }

}  // namespace

// AA-99
bool can_prepare(const Now& now, Type row, const Means& means) {
    return now.me().construction[row] != 0 && means.any(row_currency(row));
}

// AA-107
bool can_unblock(const Now& now, Type row, const Means& means) {
    if ((now.me().empire()[row] & now.s.blocked[row]) == 0) return false;
    return means.best(row_currency(row), limit(now, Deed::Unblock), planet_extra(now)) >=
           now.cards.constants.unblock_icons;
}

void rows(Now now, ActionList& out) {
    const Means means{now};
    for (const Type row : every<Type>()) {
        const bool possible = row_for(now.frame()) == RowFor::Prepare ? can_prepare(now, row, means)
                                                                      : can_unblock(now, row, means);
        if (possible) out.push_back(act(Verb::Row, row));
    }
}

Verdict judge_row(Now now, Action action) {
    if (listed(now, action, rows)) return kAllowed;
    return breaks(row_for(now.frame()) == RowFor::Prepare ? "AA-99" : "AA-107");
}

void choose_row(Next next, Action action) {
    const Frame frame = next.take();
    const auto row = static_cast<Type>(action.a);
    const bool prepares = row_for(frame) == RowFor::Prepare;
    next.ask({.step = prepares ? Step::PrepareSpend : Step::Spend,
              .type = row,
              .colour = colour_of(row),
              .gold = true,
              .limit = byte(
                  std::min(prepares ? prepare_limit(next, row) : limit(next, Deed::Unblock), kNoLimit - 1)),
              .extra = byte(planet_extra(next)),
              .n = frame.n});
}

// AA-94
void receivers(Now now, ActionList& out) {
    const Type row = now.frame().type;
    list_cards(now, Verb::Onto, row, now.me().construction[row], out);
}

Verdict judge_onto(Now now, Action action) {
    return listed(now, action, receivers) ? kAllowed : breaks("AA-94");
}

void attach(Next next, Action action) {
    const auto face = static_cast<Face>(next.take().last - 1);
    const Resource card = resource_of(face);
    next.s.revealed.clear();
    next.me().attached.add(card);
    lay(next.s, card, is_b(face), card_of(next, action));
}

// AA-266
void colours(Now now, ActionList& out) {
    const Frame& frame = now.frame();
    const Means means{now};
    for (const Colour colour : every<Colour>()) {
        const bool possible = colour_for(frame) == ColourFor::Exchange ? means.any({.colour = colour})
                                                                       : means.stored(colour) >= frame.amount;
        if (possible) out.push_back(act(Verb::Colour, colour));
    }
}

Verdict judge_colour(Now now, Action action) {
    if (listed(now, action, colours)) return kAllowed;
    return breaks(colour_for(now.frame()) == ColourFor::Exchange ? "AA-266" : "AA-216");
}

void choose_colour(Next next, Action action) {
    const Frame frame = next.take();
    const auto colour = static_cast<Colour>(action.a);
    if (colour_for(frame) == ColourFor::Stored)
        return ask_payment(next, {.colour = colour, .hand = false}, frame.amount, kNoLimit);
    next.ask({.step = Step::Spend,
              .colour = colour,
              .gold = colour != Colour::Gold,
              .limit = byte(std::min(limit(next, Deed::Exchange), kNoLimit - 1)),
              .extra = byte(planet_extra(next))});
}

// AA-101, AA-212
void exchanged(Next next, int icons) {
    gain_credits(next.cards, next.me(), icons);
    fire(next, event_bit(Event::Exchange), false);
}

// AA-106
void unblocked(Next next, Type row, int icons) {
    const int tokens_there = tokens_in(next.s, next.me().empire()[row], row);
    const int removed = std::min(icons / next.cards.constants.unblock_icons, tokens_there);
    next.ask({.step = Step::RemoveToken, .type = row, .amount = byte(removed)});
}

// AA-25: in the order of the cards, and only where enough tokens are left behind for all removals.
void tokens(Now now, ActionList& out) {
    const Frame& frame = now.frame();
    Places places = now.me().empire()[frame.type] & now.s.blocked[frame.type];
    if (frame.last > 1) places = after(places, frame.last - 2);
    for (; places != 0; places &= places - 1) {
        if (tokens_in(now.s, places, frame.type) < frame.amount) return;
        out.push_back(act_on(now, Verb::Token, card_at(frame.type, first_place(places))));
    }
}

Verdict judge_token(Now now, Action action) {
    if (listed(now, action, tokens)) return kAllowed;
    const Card card = card_of(now, action);
    const bool there = now.me().empire().has(card) && tokens_on(now.s, card) > 0;
    return there && type_of(card) == now.frame().type ? kOutOfOrder : breaks("AA-106");
}

void remove_token(Next next, Action action) {
    Frame& frame = next.frame();
    const Card card = card_of(next, action);
    frame.last = byte(place_of(card) + 1);
    if (--frame.amount == 0) next.take();
    remove_tokens(next.s, card, 1);
}

// AA-217, AA-24
void throwable(Now now, ActionList& out) {
    const Frame& frame = now.frame();
    const Resources later =
        frame.last == 0 ? now.me().hand : behind(now.me().hand, static_cast<Resource>(frame.last - 1));
    int left = later.size();
    for (const Resource card : later) {
        if (left-- < frame.amount) return;
        out.push_back(act(Verb::Throw, card));
    }
}

Verdict judge_throw(Now now, Action action) {
    if (listed(now, action, throwable)) return kAllowed;
    return now.me().hand.has(static_cast<Resource>(action.a)) ? kOutOfOrder : breaks("AA-217");
}

void throw_card(Next next, Action action) {
    Frame& frame = next.frame();
    frame.last = byte(action.a + 1);
    if (--frame.amount == 0) next.take();
    spend(next.s, static_cast<Resource>(action.a));
}

}  // namespace orrery::aa
