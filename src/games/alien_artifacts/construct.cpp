// 5.6 to 5.8: cards are completed, by an action, by an effect or by themselves, and come into force on one
// side.
#include "games/alien_artifacts/options.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

Currency basic_currency(Type type) { return {.colour = colour_of(type), .gold = true}; }  // AA-48

For purpose(const Frame& frame) { return static_cast<For>(frame.n); }

// AA-70, AA-192
int missing_for(const Now& now, Card card, int cheaper) {
    const int price = std::max(0, cost(now, type_of(card)) - cheaper);
    return std::max(0, price - attached_icons(now, now.me(), card));
}

// The fewest icons that complete a card of the row; -1: there is none.
int least_missing(const Now& now, Type type, int cheaper) {
    Places places = now.me().construction[type];
    if (places == 0) return -1;
    const int price = std::max(0, cost(now, type) - cheaper);
    if (now.me().attached.empty()) return price;
    int most = 0;
    for (; places != 0; places &= places - 1)
        most = std::max(most, attached_icons(now, now.me(), card_at(type, first_place(places))));
    return std::max(0, price - most);
}

}  // namespace

// AA-74
bool can_complete(const Now& now, Type type, const Means& means) {
    const int missing = least_missing(now, type, 0);
    return missing >= 0 &&
           means.best(basic_currency(type), limit(now, deed_of(type)), planet_extra(now)) >= missing;
}

bool can_construct_any(const Now& now, int cheaper, const Means& means) {
    for (const Type type : every<Type>()) {
        const int missing = least_missing(now, type, cheaper);
        if (missing >= 0 && means.all(basic_currency(type)) >= missing) return true;
    }
    return false;
}

namespace {

void list_payable(const Now& now, Type type, int best, int cheaper, ActionList& out) {
    for (Places left = now.me().construction[type]; left != 0; left &= left - 1) {
        const Card card = card_at(type, first_place(left));
        if (missing_for(now, card, cheaper) <= best) out.push_back(act_on(now, Verb::Complete, card));
    }
}

}  // namespace

void cards_to_complete(Now now, ActionList& out) {
    const Frame& frame = now.frame();
    if (purpose(frame) == For::Free) return list_cards(now, Verb::Complete, now.me().construction, out);
    const Means means{now};
    if (purpose(frame) == For::Action) {
        const int best =
            means.best(basic_currency(frame.type), limit(now, deed_of(frame.type)), planet_extra(now));
        return list_payable(now, frame.type, best, 0, out);
    }
    for (const Type type : every<Type>())
        list_payable(now, type, means.all(basic_currency(type)), frame.amount, out);
}

Verdict judge_card(Now now, Action action) {
    if (listed(now, action, cards_to_complete)) return kAllowed;
    const Card card = card_of(now, action);
    if (!now.me().construction.has(card)) return breaks("AA-73");
    return breaks(purpose(now.frame()) == For::Action ? "AA-74" : "AA-192");
}

void choose_card(Next next, Action action) {
    const Frame frame = next.take();
    const Card card = card_of(next, action);
    const Type type = type_of(card);
    next.run({.step = Step::Complete, .card = card});
    if (purpose(frame) == For::Free) return;
    const bool by_action = purpose(frame) == For::Action;
    ask_payment(next, basic_currency(type), missing_for(next, card, by_action ? 0 : frame.amount),
                by_action ? limit(next, deed_of(type)) : kNoLimit);
}

// AA-75: what is attached goes to the discard pile before the side is chosen.
void complete(Next next, Action) {
    const Frame frame = next.take();
    Player& me = next.me();
    const int before = me.attached.size();
    discard_under(next.s, me.attached, frame.card);
    if (type_of(frame.card) == Type::Ship && me.attached.size() < before) next.s.now.funded.add(frame.card);
    next.ask({.step = Step::ChooseSide, .card = frame.card});
}

void sides(Now, ActionList& out) {
    for (const Side side : every<Side>()) out.push_back(act(Verb::Side, side));
}

Verdict judge_side(Now, Action) { return kAllowed; }

// AA-83: the card is placed, triggers fire, the chosen side has its effect.
void choose_side(Next next, Action action) {
    const Card card = next.take().card;
    const Type type = type_of(card);
    Player& me = next.me();
    const Kind kind = next.cards.kind_of(card);
    const bool new_kind = (me.empire()[type] & next.cards.of_kind[type][kind]) == 0;
    const bool operational = static_cast<Side>(action.a) == Side::Operational;
    me.construction.remove(card);
    (operational ? me.operational : me.logistic).add(card);
    if (operational)
        becomes_operational(next, card);
    else if (type == Type::Ship && kind == Kind::Exploitation)
        next.run({.step = Step::GainPlan, .amount = 1});  // AA-81
    fire(next, event_bit(event_of(type)) | (new_kind ? event_bit(Event::NewKind) : 0), new_kind);
}

// AA-126, AA-264
bool may_attack(const Now& now, Card ship) {
    const Turn& turn = now.s.now;
    return !turn.attacked.has(ship) || (!attacks_once(now.s) && turn.funded.has(ship));
}

void becomes_operational(Next next, Card card) {
    switch (type_of(card)) {
        case Type::Planet: {
            const int n =
                next.cards.constants.exploit_cards + modifier(next, Word::Production);  // AA-77, AA-201
            return next.run({.step = Step::Produce, .card = card, .amount = capped(n)});
        }
        case Type::Technology:
            return next.run({.step = Step::ScoreCard, .card = card});  // AA-79
        case Type::Ship:
            if (may_attack(next, card)) next.ask({.step = Step::Target, .card = card});  // AA-82
    }
}

namespace {

Rows satisfied_cards(const Now& now) {
    const Player& me = now.me();
    Rows result;
    for (const Type type : every<Type>()) {
        if (me.construction[type] == 0) continue;
        const int price = cost(now, type);
        if (price > 0 && me.attached.empty()) continue;
        for (Places left = me.construction[type]; left != 0; left &= left - 1) {
            const Card card = card_at(type, first_place(left));
            if (attached_icons(now, me, card) >= price) result.add(card);
        }
    }
    return result;
}

}  // namespace

// AA-85 to AA-88, AA-91
void checkpoint(Next next, Action) {
    const Rows cards = satisfied_cards(next);
    if (cards.empty()) {
        next.take();
        return;
    }
    next.ask({.step = Step::Auto});
}

void satisfied(Now now, ActionList& out) { list_cards(now, Verb::Auto, satisfied_cards(now), out); }

Verdict judge_auto(Now now, Action action) {
    return listed(now, action, satisfied) ? kAllowed : breaks("AA-85");
}

void choose_auto(Next next, Action action) {
    next.take();
    next.run({.step = Step::Complete, .card = card_of(next, action)});
}

// AA-186
void flippable(Now now, ActionList& out) {
    for (const Type type : every<Type>())
        list_cards(now, Verb::Flip, type, active(now, type, Side::Logistic), out);
    if (now.frame().n > 0) out.push_back(act(Verb::Stop));
}

Verdict judge_flip(Now now, Action action) {
    return listed(now, action, flippable) ? kAllowed : breaks("AA-186");
}

void flip(Next next, Action action) {
    if (verb_of(action) == Verb::Stop) {
        next.take();
        return;
    }
    Frame& frame = next.frame();
    ++frame.n;
    if (--frame.amount == 0) next.take();
    const Card card = card_of(next, action);
    next.me().logistic.remove(card);
    next.me().operational.add(card);
    becomes_operational(next, card);
}

}  // namespace orrery::aa
