// 5.5: Purchase, and every other way to draw and keep cards of a main deck: setup, TAKE, searches.
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

constexpr std::uint8_t kPurchase = 0, kTake = 1;  // Frame::n of ChooseDeck
constexpr int kMostExtra = 15;                    // the largest number that can be said

int look_bonus(const Now& now, Type type) {
    return std::min(modifier(now, look_at(type)), deck_size(now.s, type) - 1);  // AA-202
}

}  // namespace

bool can_purchase(const Now& now, int credits) {
    const State& s = now.s;
    const bool cards =
        !deck_empty(s, Type::Ship) || !deck_empty(s, Type::Technology) || !deck_empty(s, Type::Planet);
    return cards && credits >= purchase_cost(now);  // AA-65
}

void begin_purchase(Next next) { next.ask({.step = Step::ChooseDeck, .n = kPurchase}); }

void decks(Now now, ActionList& out) {
    for (const Type type : every<Type>())
        if (!deck_empty(now.s, type) && now.frame().last != static_cast<int>(type) + 1)
            out.push_back(act(Verb::Deck, type));
}

Verdict judge_deck(Now now, Action action) {
    if (listed(now, action, decks)) return kAllowed;
    return now.frame().last == action.a + 1 ? breaks("AA-190") : breaks("AA-61");
}

void choose_deck(Next next, Action action) {
    const Frame frame = next.take();
    const auto type = static_cast<Type>(action.a);
    if (frame.n == kPurchase) return next.ask({.step = Step::Extra, .type = type});
    if (frame.at == 1)  // AA-190: another deck follows
        next.ask({.step = Step::ChooseDeck, .amount = frame.amount, .last = byte(action.a + 1), .n = kTake});
    next.run({.step = Step::Draw, .type = type, .amount = frame.amount});
}

// AA-62
void extras(Now now, ActionList& out) {
    const Type type = now.frame().type;
    const int credits = purse(now.cards, now.me()) - purchase_cost(now);
    const int price = now.cards.constants.extra_look_cost;
    const int cards = deck_size(now.s, type) - 1 - look_bonus(now, type);
    const int most = std::min({cards, price == 0 ? kMostExtra : credits / price, kMostExtra});
    for (int n = 0; n <= most; ++n) out.push_back(act(Verb::Extra, n));
}

Verdict judge_extra(Now now, Action action) {
    if (listed(now, action, extras)) return kAllowed;
    const int has = purse(now.cards, now.me());
    const int needs = purchase_cost(now) + action.a * now.cards.constants.extra_look_cost;
    return has < needs ? breaks("AA-62", Lacks::Credits, needs, has) : breaks("AA-62");
}

void choose_extra(Next next, Action action) {
    const Frame frame = next.take();
    lose_credits(next.cards, next.me(),
                 purchase_cost(next) + action.a * next.cards.constants.extra_look_cost);
    const int cards = 1 + action.a + look_bonus(next, frame.type);
    next.run({.step = Step::Draw, .type = frame.type, .amount = byte(cards)});
}

// AA-63; fewer cards if the deck is smaller (AA-19, AA-184).
void draw_main(Next next, Action) {
    Frame& frame = next.frame();
    if (frame.amount > 0 && !deck_empty(next.s, frame.type)) {
        --frame.amount;
        ++frame.last;
        return draw_top(next, frame.type, frame.last);
    }
    const Frame drawn = next.take();
    if (drawn.last > 0)
        next.ask({.step = Step::Keep, .type = drawn.type, .last = drawn.last, .at = drawn.at});
}

void drawn_cards(Now now, ActionList& out) {
    const Below& below = now.s.below[now.frame().type];
    for (std::size_t i = below.size() - now.frame().last; i < below.size(); ++i)
        out.push_back(act_on(now, Verb::Keep, below[i]));
    std::sort(out.begin(), out.end());  // canonical order, not that of drawing
}

Verdict judge_keep(Now now, Action action) {
    return listed(now, action, drawn_cards) ? kAllowed : breaks("AA-63");
}

void keep(Next next, Action action) {
    const Frame frame = next.take();
    State& s = next.s;
    const Card kept = card_of(next, action);
    Below& below = s.below[frame.type];
    std::size_t i = 0;
    while (below[i] != kept) ++i;
    for (++i; i < below.size(); ++i) below[i - 1] = below[i];
    below.pop_back();
    close_deck(s, frame.type);
    Player& me = next.me();
    (frame.at == 0 ? me.construction : frame.at == 1 ? me.logistic : me.operational).add(kept);
}

// AA-183, AA-Q55
void kinds(Now, ActionList& out) {
    for (const Kind kind : every<Kind>()) out.push_back(act(Verb::Kind, kind));
}

Verdict judge_kind(Now, Action) { return kAllowed; }

namespace {

// Whether the deck holds a card of the kind: everybody knows what is in it, for all other cards are open.
bool holds_kind(const Now& now, Type type, Kind kind) {
    Places places = now.s.unseen[type];
    if (!deck_empty(now.s, type)) places |= place_bit(place_of(now.s.top[type]));
    for (const Card card : now.s.below[type]) places |= place_bit(place_of(card));
    return (places & now.cards.of_kind[type][kind]) != 0;
}

}  // namespace

void choose_kind(Next next, Action action) {
    const Frame frame = next.take();
    const auto kind = static_cast<Kind>(action.a);
    if (holds_kind(next, frame.type, kind))  // AA-156: else nothing is taken and the deck keeps its order
        next.run({.step = Step::Search, .type = frame.type, .n = byte(action.a)});
}

void search(Next next, Action) {
    State& s = next.s;
    Frame& frame = next.frame();
    const Card top = s.top[frame.type];
    if (next.cards.kind_of(top) != static_cast<Kind>(frame.n)) {
        ++frame.last;
        return draw_top(next, frame.type, frame.last);
    }
    const Frame found = next.take();
    next.me().construction.add(top);
    take_top(next, found.type, found.last);
}

}  // namespace orrery::aa
