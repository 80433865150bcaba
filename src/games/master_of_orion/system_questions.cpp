// The questions of effects about systems and spaces (4.4: F6, F7, F8, F11).
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

// The cards that have no place in the new order yet.
std::span<const Title> rest_of(const Stack& cards, const Frame& frame) {
    return {cards.begin() + frame.count, cards.end()};
}

bool are_alike(std::span<const Title> cards) {
    return std::all_of(cards.begin(), cards.end(), [&](Title title) { return title == cards[0]; });
}

// MO-141, MO-Q34: a cube stays only if its card, or another copy of it, is on top again.
void finish_order(Next next) {
    const Frame frame = next.s.todo.pop_back();
    const Title top = stack(next.me(), frame.place).back();
    if (Content::card(top) == frame.card) return;
    discard_cube(next.me(), frame.place);
    top_changed(next.s, next.seat, frame.place);
}

}  // namespace

void rearrange_answers(Now now, ActionList& out) {
    for (int i = 0; i < kStacks; ++i)
        if (has_system(now.content, now.me(), system_at(i))) out.push_back(act(Verb::Rearrange, i));
}

Verdict judge_rearrange(Now now, Action action) {
    return has_system(now.content, now.me(), static_cast<Place>(action.a)) ? kAllowed : breaks("MO-141");
}

void choose_rearranged(Next next, Action action) {
    const auto place = static_cast<Place>(action.a);
    const Stack& cards = stack(next.me(), place);
    next.s.todo.pop_back();
    if (are_alike({cards.begin(), cards.end()})) return;  // nothing, one card, or copies of one title
    push(next.s, {.step = Step::RearrangeNext,
                  .who = Actors::of(next.seat),
                  .card = Content::card(cards.back()),
                  .place = place});
}

// --- F7: bottom first ---

void order_answers(Now now, ActionList& out) {
    const Frame& frame = now.s.asked();
    Bits<kMaxTitles, Title> titles;
    for (const Title title : rest_of(stack(now.me(), frame.place), frame)) titles.add(title);
    for (const Title title : titles) out.push_back(act(Verb::Next, title));
}

Verdict judge_order(Now now, Action action) {
    const Frame& frame = now.s.asked();
    for (const Title title : rest_of(stack(now.me(), frame.place), frame))
        if (title == static_cast<Title>(action.a)) return kAllowed;
    return breaks("MO-141");
}

void lay_next(Next next, Action action) {
    Frame& frame = next.s.asked();
    Stack& cards = next.me().systems[index_of(frame.place)];
    auto* const from = cards.begin() + frame.count;
    auto* const found = std::find(from, cards.end(), static_cast<Title>(action.a));
    std::rotate(from, found, found + 1);
    ++frame.count;
    if (are_alike(rest_of(cards, frame))) finish_order(next);
}

// --- F8 (MO-134, MO-135) ---

void sink_answers(Now now, ActionList& out) {
    const Seat target = now.s.asked().target;
    for (int i = 0; i < kStacks; ++i)
        if (has_system(now.content, now.player(target), system_at(i)))
            out.push_back(act(Verb::Sink, target, i));
}

Verdict judge_sink(Now now, Action action) {
    const Seat target = now.s.asked().target;
    const bool there = has_system(now.content, now.player(target), static_cast<Place>(action.b));
    return action.a == target && there ? kAllowed : breaks("MO-134");
}

void sink(Next next, Action action) {
    State& s = next.s;
    const Seat target = s.todo.pop_back().target;
    const auto place = static_cast<Place>(action.b);
    Player& player = s.players[target];
    Stack& cards = player.systems[index_of(place)];
    if (cards.size() < 2) return;
    std::rotate(cards.begin(), cards.end() - 1, cards.end());
    discard_cube(player, place);
    top_changed(s, target, place);
}

// --- F11 (MO-128) ---

void space_answers(Now now, ActionList& out) {
    for (const Place place : empty_spaces(now.content, now.me()))
        out.push_back(act(Verb::Fill, *active_at(now.content, now.me(), place), place));
}

Verdict judge_space(Now now, Action action) {
    const auto place = static_cast<Place>(action.b);
    if (!empty_spaces(now.content, now.me()).has(place)) return breaks("MO-25");
    const auto card = active_at(now.content, now.me(), place);
    return card == static_cast<Card>(action.a) ? kAllowed : breaks("MO-127");
}

void fill_space(Next next, Action action) {
    place_from_reserve(next.me(), static_cast<Place>(action.b));
    if (--next.s.asked().count == 0) next.s.todo.pop_back();
}

}  // namespace orrery::mo
