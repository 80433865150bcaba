// 6.1: effects under way. A use pays its cost, then its words are carried out one after the other; triggers
// fire.
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

constexpr auto kColours = every<Colour>();

bool can_pay(const Now& now, const Out& cost, const Means& means) {
    switch (cost.word) {
        case Word::None:
            return true;
        case Word::PayCredits:
            return purse(now.cards, now.me()) >= cost.n;
        case Word::Spend:
            return means.all({.colour = static_cast<Colour>(cost.arg)}) >= cost.n;
        case Word::PayStored:
            return std::any_of(kColours.begin(), kColours.end(),
                               [&](Colour colour) { return means.stored(colour) >= cost.n; });
        case Word::PayHand:
            return now.me().hand.size() >= cost.n;
        default:
            return can_show_set(now);  // PAY_SETS
    }
}

void pay_cost(Next next, const Out& cost) {
    switch (cost.word) {
        case Word::None:
            return;
        case Word::PayCredits:
            return lose_credits(next.cards, next.me(), cost.n);
        case Word::Spend:
            return ask_payment(next, {.colour = static_cast<Colour>(cost.arg)}, cost.n, kNoLimit);
        case Word::PayStored:
            return next.ask({.step = Step::ChooseColour,
                             .amount = cost.n,
                             .n = byte(static_cast<int>(ColourFor::Stored))});
        case Word::PayHand:
            return next.ask({.step = Step::ThrowHand, .amount = cost.n});
        default:
            return next.ask({.step = Step::SpendSets});
    }
}

}  // namespace

// AA-267
bool can_use(const Now& now, const Effect& effect, const Means& means) {
    if (!can_pay(now, effect.cost, means)) return false;
    const Word paid = effect.cost.word;
    const Afterwards then{
        .credits = purse(now.cards, now.me()) - (paid == Word::PayCredits ? effect.cost.n : 0),
        .discards = paid != Word::None && paid != Word::PayCredits};
    for (std::size_t i = 0; i < effect.top; ++i)
        if (can_do(now, effect, effect.outs[i], then)) return true;
    return false;
}

bool can_do(const Now& now, const Effect& effect, const Out& out, const Afterwards& then) {
    if (out.word != Word::Choice) return row_of(out.word).possible(now, out, then);
    return can_do(now, effect, effect.outs[out.arg], then) || can_do(now, effect, effect.outs[out.n], then);
}

void begin_use(Next next, Frame effect) {
    effect.step = Step::RunEffect;
    next.run(effect);
    pay_cost(next, next.cards.effect(effect.effect).cost);
}

// The next word of the effect; what cannot be carried out is skipped (AA-267).
void run_effect(Next next, Action) {
    Frame& frame = next.frame();
    const Effect& effect = next.cards.effect(frame.effect);
    while (frame.at < effect.top) {
        const Out out = effect.outs[frame.at++];
        if (out.only_new && frame.last == 0) continue;  // AA-208
        const Doing doing{effect, out, frame.effect, byte(frame.at - 1), frame.n};
        if (can_do(next, effect, out, {.credits = purse(next.cards, next.me())}))
            return row_of(out.word).carry_out(next, doing);
    }
    const Frame done = next.take();
    if (effect.timing == Timing::Play)  // AA-159
        move_copy(next.s.artifacts, artifact_designs(next.cards), done.amount, kInPlay, kDiscarded);
}

// --- triggers (AA-155, AA-207 to AA-213) ---

namespace {

Places firing(const Now& now, unsigned events) {
    Places places = 0;
    for (const Event event : every<Event>())
        if ((events & event_bit(event)) != 0) places |= now.cards.triggers[event];
    return places & active(now, Type::Technology, Side::Logistic);
}

}  // namespace

void fire(Next next, unsigned events, bool new_kind) {
    if (firing(next, events) != 0)
        next.run({.step = Step::Fire, .n = byte(static_cast<int>(events)), .at = byte(new_kind ? 1 : 0)});
}

void run_triggers(Next next, Action) {
    Frame& frame = next.frame();
    Places places = firing(next, frame.n);
    if (frame.last > 0) places = after(places, frame.last - 1);
    if (places == 0) {
        next.take();
        return;
    }
    const int place = first_place(places);
    frame.last = byte(place + 1);
    const EffectNumber effect = next.cards.technologies[static_cast<std::size_t>(place)].effect;
    next.run({.step = Step::RunEffect, .last = frame.at, .effect = effect});
}

// --- choices (AA-180, AA-Q58) ---

namespace {

Out alternative(const Effect& effect, const Out& choice, int which) {
    return effect.outs[which == 0 ? choice.arg : choice.n];
}

}  // namespace

void alternatives(Now now, ActionList& out) {
    const Frame& frame = now.frame();
    const Effect& effect = now.cards.effect(frame.effect);
    const Out choice = effect.outs[frame.at];
    for (const int which : {0, 1})
        if (can_do(now, effect, alternative(effect, choice, which), {.credits = purse(now.cards, now.me())}))
            out.push_back(act(Verb::Choose, which));
}

Verdict judge_choice(Now now, Action action) {
    return listed(now, action, alternatives) ? kAllowed : breaks("AA-180");
}

void choose(Next next, Action action) {
    const Frame frame = next.take();
    const Effect& effect = next.cards.effect(frame.effect);
    const Out choice = effect.outs[frame.at];
    const Out chosen = alternative(effect, choice, action.a);
    row_of(chosen.word)
        .carry_out(next, {effect, chosen, frame.effect, action.a == 0 ? choice.arg : choice.n, frame.n});
}

// --- artifacts and defence plans (5.18) ---

void gain_artifact(Next next, Action) {
    Frame& frame = next.frame();
    if (frame.amount == 0 || !artifact_left(next.cards, next.s)) {
        next.take();
        return;
    }
    --frame.amount;
    const auto all = std::span{next.s.artifacts}.first(next.cards.artifact_count);
    if (all_at(all, kInDeck) == 0) std::replace(all.begin(), all.end(), kDiscarded, kInDeck);  // AA-161
    next.ask_chance({.step = Step::FindArtifact});
}

void find_artifact(Next next, Action action) {
    next.take();
    move_copy(next.s.artifacts, artifact_designs(next.cards), action.a, kInDeck, held_by(next.s.turn));
}

void gain_plan(Next next, Action) {
    Frame& frame = next.frame();
    if (frame.amount == 0 || !plan_left(next.cards, next.s)) {
        next.take();
        return;
    }
    --frame.amount;
    next.ask_chance({.step = Step::FindPlan});
}

void find_plan(Next next, Action action) {
    next.take();
    move_copy(next.s.plans, plan_designs(next.cards), action.a, kInDeck, hidden_at(next.s.turn));
}

}  // namespace orrery::aa
