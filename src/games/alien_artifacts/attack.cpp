// 5.15 and 5.16: targets, defence plans, ships one after the other, results, Blockade tokens.
#include "games/alien_artifacts/options.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

bool against_system(const State& s) { return s.attack.target == kNobody; }

const Ability& ability_of(const Now& now, Card ship) {
    return now.cards.ships[static_cast<std::size_t>(place_of(ship))];
}

}  // namespace

// AA-124, AA-125
void targets(Now now, ActionList& out) {
    out.push_back(act(Verb::AttackSystem));
    for (int i = 1; i < now.s.seats(); ++i)
        out.push_back(act(Verb::AttackPlayer, (now.s.turn + i) % now.s.seats()));
    if (now.frame().card != kNoCard) out.push_back(act(Verb::Decline));
}

Verdict judge_target(Now now, Action action) {
    if (listed(now, action, targets)) return kAllowed;
    return breaks(verb_of(action) == Verb::Decline ? "AA-125" : "AA-124");
}

void choose_target(Next next, Action action) {
    const Frame frame = next.take();
    if (verb_of(action) == Verb::Decline) return;
    State& s = next.s;
    const Seat target = verb_of(action) == Verb::AttackSystem ? kNobody : Seat{action.a};
    s.chosen = {};
    s.attack = {.on = true, .target = target, .plan = next.cards.basic, .bonus = frame.amount};
    next.run({.step = Step::EndAttack});
    if (frame.card != kNoCard)
        next.run({.step = Step::ShipAttacks, .card = frame.card});
    else
        next.ask({.step = Step::NextShip});
    if (!against_system(s)) next.ask(target, {.step = Step::ChoosePlan});
    fire(next, event_bit(Event::Attack), false);  // AA-127
}

// AA-128: the basic plan first, then the own ones.
void defences(Now now, ActionList& out) {
    out.push_back(act(Verb::Defend, now.cards.basic));
    for (std::size_t i = 0; i < now.cards.plans.size(); ++i) {
        const int plan = static_cast<int>(i);
        if (plans_at(now, plan, hidden_at(now.seat)) + plans_at(now, plan, open_at(now.seat)) > 0)
            out.push_back(act(Verb::Defend, plan));
    }
}

Verdict judge_defence(Now now, Action action) {
    return listed(now, action, defences) ? kAllowed : breaks("AA-128");
}

// AA-129, AA-162: a copy that is open already is used first.
void choose_plan(Next next, Action action) {
    next.take();
    next.s.attack.plan = static_cast<Plan>(action.a);
    if (static_cast<Plan>(action.a) == next.cards.basic || plans_at(next, action.a, open_at(next.seat)) > 0)
        return;
    move_copy(next.s.plans, plan_designs(next.cards), action.a, hidden_at(next.seat), open_at(next.seat));
}

void next_ships(Now now, ActionList& out) {
    list_cards(now, Verb::Ship, Type::Ship, eligible_ships(now) & ~now.s.chosen[Type::Ship], out);
    if (now.s.attack.ships > 0) out.push_back(act(Verb::Stop));
}

Verdict judge_ship(Now now, Action action) {
    if (listed(now, action, next_ships)) return kAllowed;
    return breaks(verb_of(action) == Verb::Stop ? "AA-125" : "AA-109");
}

void choose_ship(Next next, Action action) {
    if (verb_of(action) == Verb::Stop) {
        next.take();
        return;
    }
    next.run({.step = Step::ShipAttacks, .card = card_of(next, action)});
}

// AA-130, AA-204, AA-223, AA-273
void ship_attacks(Next next, Action) {
    const Card ship = next.take().card;
    State& s = next.s;
    s.chosen.add(ship);
    s.now.attacked.add(ship);
    const bool first = s.attack.ships == 0;
    s.attack.ships = capped(s.attack.ships + 1);
    const bool two = ability_of(next, ship).two_cards || (first && modifier(next, Word::BestOfTwo) > 0);
    next.run({.step = Step::ShipResult, .card = ship, .amount = byte(two ? 2 : 1)});
}

int attack_bonus(const Now& now, Card ship, Resource base, bool has_base) {
    const Ability& ability = ability_of(now, ship);
    const bool match = has_base && matches(now.cards, base, now.cards.kind_of(ship));
    return ability.attack + (against_system(now.s) ? ability.against_system : ability.against_player) +
           (match ? ability.if_match : 0) + modifier(now, Word::Attack) + now.s.now.attack +
           now.s.attack.bonus;
}

const ResultTable& table_of(const Now& now) {
    return against_system(now.s) ? now.cards.systems[at(now.s.systems.open)]
                                 : now.cards.plans[at(now.s.attack.plan)];
}

// AA-132
const TableRow& result_row(const ResultTable& table, int value) {
    std::size_t row = 0;
    while (row + 1 < table.size() && table[row + 1].min <= value) ++row;
    return table[row];
}

// AA-130, AA-137, AA-204
AttackValue attack_value(const Now& now, Card ship) {
    int base = 0;
    Resource card{};
    for (const Resource each : now.s.revealed)
        if (now.cards.attack[index(each)] > base) {
            base = now.cards.attack[index(each)];
            card = each;
        }
    return {.base = base, .bonus = attack_bonus(now, ship, card, base > 0)};
}

void ship_result(Next next, Action) {
    State& s = next.s;
    Frame& frame = next.frame();
    if (s.revealed.size() < frame.amount && ask_for_card(next, Step::RevealCard, frame.card)) return;
    const Card ship = next.take().card;
    const int value = attack_value(next, ship).sum();
    s.attack.placed = s.attack.last = 0;
    s.attack.scored = false;
    next.run({.step = Step::AfterShip, .card = ship});
    next.run({.step = Step::RunEffect, .effect = result_row(table_of(next), value).effect});
}

// AA-133, AA-225 to AA-227: what the ship does after its row; then the cards revealed for it are discarded.
void after_ship(Next next, Action) {
    Frame& frame = next.frame();
    State& s = next.s;
    if (frame.at == 1) {
        next.take();
        return discard_revealed(s);
    }
    frame.at = 1;
    const Ability& ability = ability_of(next, frame.card);
    gain_credits(next.cards, next.me(), ability.credits_after);
    if (!s.attack.scored && next.me().operational.has(frame.card))
        score(next.me(), Gains::Attacks, ability.quiet_points);
    if (ability.more_tokens > 0 && s.attack.placed > 0) ask_for_tokens(next, ability.more_tokens, true);
}

// AA-134, AA-135
void end_attack(Next next, Action) {
    State& s = next.s;
    next.take();
    const bool system = against_system(s);
    s.attack = {};
    s.chosen = {};
    if (!system) return;
    SystemDeck& deck = s.systems;
    deck.below.push_back(deck.open);
    deck.open = {};
    if (!deck.unseen.empty()) return next.ask_chance({.step = Step::TurnSystem});
    deck.open = deck.below[0];
    for (std::size_t i = 1; i < deck.below.size(); ++i) deck.below[i - 1] = deck.below[i];
    deck.below.pop_back();
}

// AA-138 to AA-140, AA-194, AA-203, AA-224
void lose_ship(Next next, bool destroyed) {
    State& s = next.s;
    Card ship = kNoCard;
    for (const Frame& frame : s.todo)
        if (frame.step == Step::AfterShip) ship = frame.card;
    if (s.now.armour || ship == kNoCard || !next.me().operational.has(ship)) return;
    if (modifier(next, Word::Armour) > 0 || ability_of(next, ship).tough) destroyed = false;
    next.me().operational.remove(ship);
    s.now.funded.remove(ship);  // AA-264: what was spent was for this completion
    remove_tokens(s, ship, tokens_on(s, ship));
    if (destroyed) {
        s.below[Type::Ship].push_back(ship);
        close_deck(s, Type::Ship);
    } else {
        next.me().construction.add(ship);
    }
    fire(next, event_bit(Event::ShipLost), false);
}

// AA-141, AA-142
void ask_for_tokens(Next next, int n, bool free) {
    if (against_system(next.s)) return;  // AA-271
    const bool possible =
        !next.s.players[next.s.attack.target].empire().empty() && tokens_left(next.cards, next.s) > 0;
    if (possible) next.ask({.step = Step::PlaceToken, .amount = byte(n), .n = byte(free ? 1 : 0)});
}

// AA-25: in the order of the cards within one row.
void blockable(Now now, ActionList& out) {
    const Rows empire = now.s.players[now.s.attack.target].empire();
    const int last = now.frame().n == 1 ? 0 : now.s.attack.last;
    empire.each([&](Card card) {
        if (static_cast<int>(card) + 1 >= last) out.push_back(act_on(now, Verb::Block, card));
    });
}

Verdict judge_block(Now now, Action action) {
    if (listed(now, action, blockable)) return kAllowed;
    const bool there = now.s.players[now.s.attack.target].empire().has(card_of(now, action));
    return there ? kOutOfOrder : breaks("AA-141");
}

void place_token(Next next, Action action) {
    Frame& frame = next.frame();
    State& s = next.s;
    const Card card = card_of(next, action);
    add_token(s, card);
    if (frame.n == 0) {
        ++s.attack.placed;
        s.attack.last = byte(static_cast<int>(card) + 1);
    }
    --frame.amount;
    if (frame.amount == 0 || tokens_left(next.cards, s) == 0) next.take();
}

}  // namespace orrery::aa
