// An effect under way: its steps in order, each skipped, offered or carried out for those it affects (MO-5,
// MO-7, MO-162, MO-163).
#include "games/master_of_orion/effects.h"

#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

const EffectStep& step_of(const Content& content, const Frame& frame) {
    return content.effect(frame.card, frame.when).steps[frame.at];
}

Scene scene_of(const Now& now, const Frame& frame) {
    return {
        {now.content, now.s, frame.owner}, step_of(now.content, frame), frame.card, frame.place, frame.built};
}

// 4.3: these two ask for themselves whether they are wanted. A price is paid before that, so it is asked for
// first (MO-5).
bool is_offered_first(const EffectStep& step) {
    const bool asks_itself = step.op == Op::ActivateFree || step.op == Op::TakeDiscard;
    return step.may && !(asks_itself && step.cost.nothing());
}

void skip_step(Frame& frame, const EffectStep& step) {
    if (step.op == Op::Build) frame.built = 0;
    ++frame.at;
    frame.count = 0;
}

// Carries the step out for the next of those it affects.
void go_on(Next next) {
    State& s = next.s;
    Frame& frame = s.asked();
    const EffectStep& step = step_of(next.content, frame);
    if (frame.count > affected_players(s, step.who)) {
        ++frame.at;
        frame.count = 0;
        return;
    }
    const Seat affected = affected_player(s, frame.owner, step.who, frame.count - 1);
    ++frame.count;
    const Word& word = word_of(step.op);
    const Doing doing{next.as(frame.owner), step, frame.card, frame.place, affected};
    if (word.possible(doing.scene(), affected)) word.carry_out(doing);
}

// Pays, and begins.
void begin_step(Next next) {
    Frame& frame = next.s.asked();
    const EffectStep& step = step_of(next.content, frame);
    Player& owner = next.s.players[frame.owner];
    if (!step.cost.nothing()) owner = after_paying(owner, step.cost, frame.place);
    if (step.op == Op::Build) frame.built = 0;
    frame.count = 1;
    go_on(next);
}

}  // namespace

void start_effect(State& s, Seat owner, Card card, When when, Place place) {
    push(s, {.step = Step::Effect, .owner = owner, .card = card, .when = when, .place = place});
}

void run_effect(Next next, Action) {
    State& s = next.s;
    Frame& frame = s.asked();
    if (frame.at == next.content.effect(frame.card, frame.when).steps.size()) {
        s.todo.pop_back();
        return;
    }
    if (frame.count > 0) return go_on(next);
    const EffectStep& step = step_of(next.content, frame);
    if (!step_is_possible(scene_of(next, frame))) return skip_step(frame, step);
    if (is_offered_first(step)) return ask(s, Step::UseOptional, frame.owner);
    begin_step(next);
}

bool effect_is_possible(const Now& now, Card card, When when, Place place) {
    for (const EffectStep& step : now.content.effect(card, when).steps)
        if (step_is_possible({now, step, card, place, 0})) return true;
    return false;
}

void begin_picked(Next next) {
    Frame& frame = next.s.asked();
    const EffectStep& step = step_of(next.content, frame);
    if (step_is_possible(scene_of(next, frame))) return begin_step(next);
    skip_step(frame, step);
}

const Frame& effect_below(const State& s) { return s.todo[s.todo.size() - 2]; }
Scene scene_below(const Now& now) { return scene_of(now, effect_below(now.s)); }

// --- F1 ---

void option_answers(Now, ActionList& out) {
    out.push_back(act(Verb::Use));
    out.push_back(act(Verb::Decline));
}

Verdict judge_optional(Now, Action) { return kAllowed; }

void answer_optional(Next next, Action action) {
    next.s.todo.pop_back();
    if (verb_of(action) == Verb::Use) return begin_step(next);
    Frame& frame = next.s.asked();
    skip_step(frame, step_of(next.content, frame));
}

}  // namespace orrery::mo
