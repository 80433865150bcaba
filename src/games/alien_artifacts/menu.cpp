// 5.2: the menu of main actions and free extras, and how each of them begins.
#include <algorithm>

#include "games/alien_artifacts/options.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

// AA-49, AA-108, AA-198
Currency operation_currency(const Now& now, Deed operation) {
    const int place = static_cast<int>(operation) - static_cast<int>(Deed::Offensive);
    return {.colour = static_cast<Colour>(place), .gold = modifier(now, Word::GoldOp) > 0};
}

namespace {

struct Operation {
    Deed deed{};
    const char* rule = nullptr;
};
constexpr Operation kOperations[] = {
    {Deed::Offensive, "AA-109"}, {Deed::Income, "AA-110"}, {Deed::Mining, "AA-111"}};

Type type_for(Verb verb) {
    return verb == Verb::Build ? Type::Ship : verb == Verb::Develop ? Type::Technology : Type::Planet;
}
Deed operation_of(Verb verb) {
    return verb == Verb::Offensive ? Deed::Offensive : verb == Verb::Income ? Deed::Income : Deed::Mining;
}
Verb verb_for(Deed operation) {
    return operation == Deed::Offensive ? Verb::Offensive
           : operation == Deed::Income  ? Verb::Income
                                        : Verb::Mining;
}

// AA-109 to AA-111: the cards that the action works with.
Places workers(const Now& now, Deed operation) {
    if (operation == Deed::Offensive) return eligible_ships(now);
    return active(now, operation == Deed::Income ? Type::Technology : Type::Planet, Side::Operational);
}

bool can_operate(const Now& now, Deed operation, const Means& means) {
    if (workers(now, operation) == 0) return false;
    return means.best(operation_currency(now, operation), limit(now, operation), planet_extra(now)) >=
           operation_cost(now, operation);
}

const Effect& faction_effect(const Now& now) {
    return now.cards.effect(now.cards.factions[at(now.me().faction)].action);
}
EffectNumber effect_of(const Now& now, Card technology) {
    return now.cards.technologies[static_cast<std::size_t>(place_of(technology))].effect;
}

// Technologies of these, whose text can be used now (AA-151 to AA-153, AA-267).
void list_uses(const Now& now, Verb verb, Places places, const Means& means, ActionList& out) {
    places &= active(now, Type::Technology, Side::Logistic);
    for (; places != 0; places &= places - 1) {
        const Card card = card_at(Type::Technology, first_place(places));
        if (can_use(now, now.cards.effect(effect_of(now, card)), means))
            out.push_back(act_on(now, verb, card));
    }
}

void list_basic(const Now& now, const Means& means, ActionList& out) {
    if (can_purchase(now, purse(now.cards, now.me()))) out.push_back(act(Verb::Purchase));
    for (const Verb verb : {Verb::Discover, Verb::Develop, Verb::Build})
        if (can_complete(now, type_for(verb), means)) out.push_back(act(verb));
    bool prepare = false, unblock = false;
    for (const Type row : every<Type>()) {
        prepare = prepare || can_prepare(now, row, means);
        unblock = unblock || can_unblock(now, row, means);
    }
    if (prepare) out.push_back(act(Verb::Prepare));
    if (!now.me().hand.empty() || !now.me().stored.empty()) out.push_back(act(Verb::Exchange));  // AA-104
    if (unblock) out.push_back(act(Verb::Unblock));
}

// Whether there is anything to be used as an extra, be it possible now or not: mostly there is nothing.
bool has_extras(const Now& now) {
    const Places texts =
        now.cards.additionally & ~now.s.now.used.places & active(now, Type::Technology, Side::Logistic);
    return texts != 0 || artifacts_held(now.cards, now.s, now.s.turn) > 0 ||
           !(now.me().empire() & now.s.blocked).empty();
}

// AA-40: free extras.
void list_extras(const Now& now, const Means& means, ActionList& out) {
    list_uses(now, Verb::Add, now.cards.additionally & ~now.s.now.used.places, means, out);
    for (std::size_t i = 0; i < now.cards.artifacts.size(); ++i)
        if (artifacts_at(now, static_cast<int>(i), held_by(now.s.turn)) > 0 &&
            can_use(now, now.cards.effect(now.cards.artifacts[i]), means))
            out.push_back(act(Verb::Use, i));
    const Rows liftable = (now.me().empire() & now.s.blocked) - now.s.now.lifted;
    if (liftable.empty()) return;
    const int credits = purse(now.cards, now.me());
    liftable.each([&](Card card) {
        if (lift_cost(now, card) <= credits) out.push_back(act_on(now, Verb::Lift, card));
    });
}

}  // namespace

Places eligible_ships(const Now& now) {
    const Places ships = active(now, Type::Ship, Side::Operational);
    return attacks_once(now.s) ? ships & ~now.s.now.attacked.places : ships;
}

void menu(Now now, ActionList& out) {
    const Means means{now};
    list_basic(now, means, out);
    for (const Operation& operation : kOperations)
        if (can_operate(now, operation.deed, means)) out.push_back(act(verb_for(operation.deed)));
    if (can_use(now, faction_effect(now), means)) out.push_back(act(Verb::FactionAction));
    list_uses(now, Verb::Act, now.cards.action, means, out);
    const bool none = out.empty();
    if (has_extras(now)) list_extras(now, means, out);
    if (none) out.push_back(act(Verb::Pass));  // AA-39
}

void extras_and_end(Now now, ActionList& out) {
    if (has_extras(now)) list_extras(now, Means{now}, out);
    out.push_back(act(Verb::End));
}

namespace {

Verdict lacks_icons(const char* rule, int needs, int has) {
    return has < needs ? breaks(rule, Lacks::Icons, needs, has) : breaks(rule);
}

// Why a card of the row cannot be completed: none is there, or the cheapest cannot be paid (AA-74).
Verdict why_not_completed(const Now& now, Type type) {
    int cheapest = -1;
    for (Places left = now.me().construction[type]; left != 0; left &= left - 1) {
        const int missing = remainder(now, card_at(type, first_place(left)));
        if (cheapest < 0 || missing < cheapest) cheapest = missing;
    }
    if (cheapest < 0) return breaks("AA-74");
    const int best = Means{now}.best({.colour = colour_of(type), .gold = true}, limit(now, deed_of(type)),
                                     planet_extra(now));
    return lacks_icons("AA-74", cheapest, best);
}

Verdict why_not_operated(const Now& now, Deed operation) {
    const auto* const row = std::ranges::find(kOperations, operation, &Operation::deed);
    if (workers(now, operation) == 0) return breaks(row->rule);
    const int best =
        Means{now}.best(operation_currency(now, operation), limit(now, operation), planet_extra(now));
    return lacks_icons("AA-108", operation_cost(now, operation), best);
}

Verdict why_not_lifted(const Now& now, Card card) {
    const int credits = purse(now.cards, now.me());
    const bool own = now.me().empire().has(card) && now.s.blocked.has(card) && !now.s.now.lifted.has(card);
    return own ? breaks("AA-146", Lacks::Credits, lift_cost(now, card), credits) : breaks("AA-146");
}

// Why the text of a technology is of no use now: whose card it is, what it says, how it lies, or AA-267.
Verdict why_not_used(const Now& now, bool add, Card card) {
    if (!now.me().empire().has(card)) return breaks(add ? "AA-40" : "AA-36");
    const Places texts = add ? now.cards.additionally : now.cards.action;
    if (type_of(card) != Type::Technology || (texts & place_bit(place_of(card))) == 0)
        return breaks(add ? "AA-151" : "AA-153");
    if (now.me().operational.has(card)) return breaks("AA-154");
    if (!is_active(now.s, card)) return breaks("AA-144");
    if (add && now.s.now.used.has(card)) return breaks("AA-151");
    return breaks(add ? "AA-152" : "AA-267");
}

Verdict why_not(const Now& now, Action action) {
    switch (verb_of(action)) {
        case Verb::Purchase: {
            const int credits = purse(now.cards, now.me());
            const int price = purchase_cost(now);
            return credits < price ? breaks("AA-65", Lacks::Credits, price, credits) : breaks("AA-65");
        }
        case Verb::Discover:
        case Verb::Develop:
        case Verb::Build:
            return why_not_completed(now, type_for(verb_of(action)));
        case Verb::Prepare:
            return breaks("AA-99");
        case Verb::Exchange:
            return breaks("AA-104");
        case Verb::Unblock:
            return breaks("AA-107");
        case Verb::Offensive:
        case Verb::Income:
        case Verb::Mining:
            return why_not_operated(now, operation_of(verb_of(action)));
        case Verb::FactionAction:
            return breaks("AA-267");
        case Verb::Act:
        case Verb::Add:
            return why_not_used(now, verb_of(action) == Verb::Add, card_of(now, action));
        case Verb::Use:
            return breaks(artifacts_at(now, action.a, held_by(now.s.turn)) > 0 ? "AA-160" : "AA-158");
        case Verb::Lift:
            return why_not_lifted(now, card_of(now, action));
        default:
            return breaks("AA-39");
    }
}

void begin_main(Next next, Verb verb) {
    switch (verb) {
        case Verb::Purchase:
            return begin_purchase(next);
        case Verb::Discover:
        case Verb::Develop:
        case Verb::Build:
            return next.ask(
                {.step = Step::ChooseCard, .type = type_for(verb), .n = byte(static_cast<int>(For::Action))});
        case Verb::Prepare:
        case Verb::Unblock: {
            const RowFor what = verb == Verb::Prepare ? RowFor::Prepare : RowFor::Unblock;
            return next.ask({.step = Step::ChooseRow, .n = byte(static_cast<int>(what))});
        }
        case Verb::Exchange:
            return next.ask({.step = Step::ChooseColour, .n = byte(static_cast<int>(ColourFor::Exchange))});
        case Verb::Offensive:
            next.ask({.step = Step::Target});
            break;
        case Verb::Income:
            next.s.chosen = {};
            next.ask({.step = Step::ChooseTech, .at = 1});
            break;
        default:
            next.run({.step = Step::Mine, .amount = byte(next.cards.constants.mining_cards)});
    }
    const Deed operation = operation_of(verb);
    ask_payment(next, operation_currency(next, operation), operation_cost(next, operation),
                limit(next, operation));
}

void begin_extra(Next next, Action action) {
    State& s = next.s;
    next.run({.step = Step::Checkpoint});
    if (verb_of(action) == Verb::Add) {
        const Card card = card_of(next, action);
        s.now.used.add(card);
        return begin_use(next, {.effect = effect_of(next, card)});
    }
    if (verb_of(action) == Verb::Use) {  // AA-159: while it is carried out it is nowhere
        move_copy(s.artifacts, artifact_designs(next.cards), action.a, held_by(s.turn), kInPlay);
        return begin_use(next, {.amount = action.a, .effect = next.cards.artifacts[action.a]});
    }
    const Card card = card_of(next, action);
    lose_credits(next.cards, next.me(), lift_cost(next, card));
    s.now.lifted.add(card);
}

bool is_extra(Verb verb) { return verb == Verb::Add || verb == Verb::Use || verb == Verb::Lift; }

}  // namespace

Verdict judge_menu(Now now, Action action) {
    return listed(now, action, menu) ? kAllowed : why_not(now, action);
}

void play_menu(Next next, Action action) {
    const Verb verb = verb_of(action);
    if (is_extra(verb)) return begin_extra(next, action);
    next.take();
    next.ask({.step = Step::After});
    next.run({.step = Step::Checkpoint});
    if (verb == Verb::Pass) {
        next.s.now.passed = true;
        return;
    }
    if (verb == Verb::FactionAction)
        return begin_use(next, {.effect = next.cards.factions[at(next.me().faction)].action});
    if (verb == Verb::Act) return begin_use(next, {.effect = effect_of(next, card_of(next, action))});
    begin_main(next, verb);
}

Verdict judge_after(Now now, Action action) {
    return listed(now, action, extras_and_end) ? kAllowed : why_not(now, action);
}

void play_after(Next next, Action action) {
    if (is_extra(verb_of(action))) return begin_extra(next, action);
    next.take();
    next.ask({.step = Step::Discard});
}

}  // namespace orrery::aa
