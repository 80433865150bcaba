// 5.13 and 5.14: planets produce, technologies are scored.
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

// AA-112, AA-116, AA-119
void produce(Next next, Action) {
    Frame& frame = next.frame();
    if (frame.amount > 0) {
        --frame.amount;
        if (ask_for_card(next, Step::ProduceCard, frame.card)) return;
    }
    next.take();
}

void produce_card(Next next, Action action) {
    const Frame frame = next.take();
    const auto card = static_cast<Resource>(action.a);
    next.s.revealed.push_back(card);
    leaves_deck(next.s, card);
    next.ask({.step = Step::ShowSection, .card = frame.card});
}

// AA-113 to AA-115
void sections(Now now, ActionList& out) {
    const Resource card = now.s.revealed[0];
    const Kind kind = now.cards.kind_of(now.frame().card);
    const Section& a = now.cards.section(face_of(card, false));
    const Section& b = now.cards.section(face_of(card, true));
    const bool free = matches(now.cards, card, kind) || a.icons == b.icons;
    if (free || a.icons < b.icons) out.push_back(act(Verb::Show, face_of(card, false)));
    if (free || b.icons < a.icons) out.push_back(act(Verb::Show, face_of(card, true)));
}

Verdict judge_show(Now now, Action action) {
    if (listed(now, action, sections)) return kAllowed;
    return breaks(resource_of(static_cast<Face>(action.a)) == now.s.revealed[0] ? "AA-114" : "AA-112");
}

void show_section(Next next, Action action) {
    const Card planet = next.take().card;
    const auto face = static_cast<Face>(action.a);
    const Resource card = resource_of(face);
    next.s.revealed.clear();
    next.me().stored.add(card);
    lay(next.s, card, is_b(face), planet);
    if (next.cards.section(face).kind != next.cards.kind_of(planet)) return;
    score(next.me(), Gains::Production, next.cards.constants.match_vp);
    fire(next, event_bit(Event::Match), false);
}

// AA-111, AA-191: the active operational planets, in canonical order.
void mine(Next next, Action) {
    Frame& frame = next.frame();
    Places places = active(next, Type::Planet, Side::Operational);
    if (frame.last > 0) places = after(places, frame.last - 1);
    if (places == 0) {
        next.take();
        return;
    }
    const int place = first_place(places);
    frame.last = byte(place + 1);
    next.run({.step = Step::Produce, .card = card_at(Type::Planet, place), .amount = frame.amount});
}

// AA-182
void planets(Now now, ActionList& out) {
    list_cards(now, Verb::Planet, Type::Planet, active(now, Type::Planet, Side::Operational), out);
}

Verdict judge_planet(Now now, Action action) {
    return listed(now, action, planets) ? kAllowed : breaks("AA-182");
}

void choose_planet(Next next, Action action) {
    const Frame frame = next.take();
    next.run({.step = Step::Produce, .card = card_of(next, action), .amount = frame.amount});
}

namespace {

void score_in_play(Next next, Card technology) {
    score(next.me(), Gains::Technologies, ladder_points(next.cards, next.s, next.s.turn, technology).play);
}

}  // namespace

// AA-120, AA-123; AA-188 needs no card.
void score_card(Next next, Action) {
    const Frame frame = next.take();
    if (frame.n == 1) return score_in_play(next, frame.card);
    if (!can_draw(next.s)) return;
    next.run({.step = Step::ScoreRevealed, .card = frame.card});
    ask_for_card(next, Step::RevealCard, frame.card);
}

void reveal_card(Next next, Action action) {
    const auto card = static_cast<Resource>(action.a);
    next.take();
    next.s.revealed.push_back(card);
    leaves_deck(next.s, card);
}

void score_revealed(Next next, Action) {
    State& s = next.s;
    const Card technology = next.frame().card;
    const bool match = matches(next.cards, s.revealed.back(), next.cards.kind_of(technology));
    const bool again = !match && s.revealed.size() == 1 && modifier(next, Word::SecondReveal) > 0;  // AA-205
    if (again && ask_for_card(next, Step::RevealCard, technology)) return;
    next.take();
    if (match) score_in_play(next, technology);
    discard_revealed(s);
}

namespace {

Places unscored(const Now& now) {
    return active(now, Type::Technology, Side::Operational) & ~now.s.chosen[Type::Technology];
}

}  // namespace

// AA-110, AA-188
void technologies(Now now, ActionList& out) {
    list_cards(now, Verb::Score, Type::Technology, unscored(now), out);
    if (now.frame().at == 0 && now.frame().n > 0) out.push_back(act(Verb::Stop));
}

Verdict judge_technology(Now now, Action action) {
    if (listed(now, action, technologies)) return kAllowed;
    return breaks(now.frame().at == 1 ? "AA-110" : "AA-188");
}

void choose_technology(Next next, Action action) {
    if (verb_of(action) == Verb::Stop) {
        next.take();
        return;
    }
    Frame& frame = next.frame();
    const Card card = card_of(next, action);
    const bool income = frame.at == 1;
    next.s.chosen.add(card);
    ++frame.n;
    if (!income) --frame.amount;
    if (unscored(next) == 0 || (!income && frame.amount == 0)) next.take();
    next.run({.step = Step::ScoreCard, .card = card, .n = byte(income ? 0 : 1)});
}

}  // namespace orrery::aa
