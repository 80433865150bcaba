// Section 3: the table is laid out, factions and hands are dealt, the "before the game" steps are carried
// out.
#include "games/alien_artifacts/options.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

Verdict judge_setup(const Content& cards, const Setup& setup) {
    const int players = setup.players;
    if (players < 2 || players > kSeats) return breaks("AA-7");
    if (!offered(setup, setup_options())) return breaks("AA-13");
    if (cards.resources < players * (kDealt + 3)) return breaks("AA-4");  // to hold, and to draw
    for (const Type type : every<Type>())
        if (cards.cards[type] < 2 * players) return breaks("AA-4");
    return static_cast<int>(cards.factions.size()) < players ? breaks("AA-4") : kAllowed;
}

State start(const Content& cards, const Setup& setup) {
    State s;
    s.choices = choices_in<Choices>(setup);
    const Next next{cards, s, kNobody};
    Player player;
    player.credits = byte(cards.constants.bank_start);  // AA-15
    for (int seat = 0; seat < setup.players; ++seat) s.players.push_back(player);
    s.round = setup.players;  // AA-14
    for (const Type type : every<Type>()) s.unseen[type] = place_bit(cards.cards[type]) - 1;
    for (int i = 0; i < cards.resources; ++i) s.deck.add(static_cast<Resource>(i));
    for (std::size_t i = 0; i < cards.systems.size(); ++i) s.systems.unseen.add(static_cast<System>(i));
    next.run({.step = Step::Prepared});
    if (chooses_factions(s)) next.ask(0, {.step = Step::ChooseFaction});
    next.ask_chance({.step = Step::FirstPlayer});
    next.run({.step = Step::Deal});
    if (!chooses_factions(s)) next.ask_chance({.step = Step::DealFaction});
    next.ask_chance({.step = Step::TurnSystem});  // AA-11
    for (const Type type : {Type::Planet, Type::Technology, Type::Ship})
        next.ask_chance({.step = Step::TurnTop, .type = type});  // AA-9
    return s;
}

void turn_top(Next next, Action action) {
    const Card card = card_of(next, action);
    next.take();
    next.s.top[type_of(card)] = card;
    next.s.unseen.remove(card);
}

void turn_system(Next next, Action action) {
    next.take();
    next.s.systems.open = static_cast<System>(action.a);
    next.s.systems.unseen.remove(next.s.systems.open);
}

void deal_faction(Next next, Action action) {
    const Frame frame = next.take();
    next.s.players[frame.amount].faction = static_cast<Faction>(action.a);
    if (frame.amount + 1 < next.s.seats())
        next.ask_chance({.step = Step::DealFaction, .amount = byte(frame.amount + 1)});
}

// AA-17. With the variant of AA-13 the first player is the first to choose.
void first_player(Next next, Action action) {
    next.take();
    next.s.first = next.s.turn = action.a;
    if (chooses_factions(next.s)) next.frame().who = Actors::of(next.s.first);
}

bool has_faction(const State& s, Seat seat) {
    for (const Frame& frame : s.todo) {
        if (frame.step == Step::DealFaction) return seat < frame.amount;
        if (frame.step != Step::ChooseFaction) continue;
        const int turn = (seat + s.seats() - s.first) % s.seats();
        return turn < frame.amount;
    }
    return true;
}

void factions_left(Now now, ActionList& out) {
    for (std::size_t i = 0; i < now.cards.factions.size(); ++i) {
        bool taken = false;
        for (Seat seat = 0; seat < now.s.seats(); ++seat)
            taken = taken || (has_faction(now.s, seat) && at(now.s.players[seat].faction) == i);
        if (!taken) out.push_back(act(Verb::Lead, i));
    }
}

Verdict judge_faction(Now now, Action action) {
    return listed(now, action, factions_left) ? kAllowed : breaks("AA-13");
}

void choose_faction(Next next, Action action) {
    const Frame frame = next.take();
    State& s = next.s;
    s.players[next.seat].faction = static_cast<Faction>(action.a);
    if (frame.amount + 1 == s.seats()) return;
    const auto following = static_cast<Seat>((next.seat + 1) % s.seats());
    next.ask(following, {.step = Step::ChooseFaction, .amount = byte(frame.amount + 1)});
}

// AA-16
void deal(Next next, Action) {
    Frame& frame = next.frame();
    if (frame.amount == kDealt * next.s.seats()) {
        next.take();
        return;
    }
    const int seat = frame.amount++ / kDealt;
    next.ask_chance({.step = Step::DealCard, .amount = byte(seat)});
}

void deal_card(Next next, Action action) {
    const Frame frame = next.take();
    const auto card = static_cast<Resource>(action.a);
    next.s.deck.remove(card);
    next.s.players[frame.amount].hand.add(card);
}

// AA-18 to AA-21: in turn order, each faction's cards for construction, then those for the empire.
void prepared(Next next, Action) {
    State& s = next.s;
    Frame& frame = next.frame();
    if (frame.amount == s.seats()) {
        next.take();
        s.turn = s.first;
        return next.run({.step = Step::BeginTurn});
    }
    s.turn = static_cast<Seat>((s.first + frame.amount) % s.seats());
    const auto& steps = next.cards.factions[at(s.me().faction)].setup;
    if (frame.at == steps.size()) {
        frame.at = 0;
        ++frame.amount;
        return;
    }
    const SetupStep& step = steps[frame.at++];
    const int where = !step.empire ? 0 : step.side == Side::Logistic ? 1 : 2;
    next.run({.step = Step::Draw, .type = step.type, .amount = step.of, .at = byte(where)});
}

}  // namespace orrery::aa
