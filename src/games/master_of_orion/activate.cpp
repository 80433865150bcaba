// Activation, by action or for free (MO-66 to MO-69).
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

// MO-67, MO-68: additional costs can be paid, and at least one step is possible; judged as if the cube lay on
// the card already (MO-Q46).
Verdict judge_steps(const Now& now, Card card, Place place) {
    bool possible = false;
    for (const EffectStep& step : now.content.effect(card, When::Activation).steps) {
        const Scene scene{now, step, card, place, 0};
        if (!step.may && !step.cost.nothing())
            if (const Verdict cost = judge_cost(scene); !cost) return cost;
        possible = possible || step_is_possible(scene);
    }
    return possible ? kAllowed : breaks("MO-68");
}

}  // namespace

Verdict judge_activation(const Now& now, Place place, Cube cube) {
    const auto card = active_at(now.content, now.me(), place);
    if (!card || !now.content.has_effect(*card, When::Activation)) return breaks("MO-66");
    if (now.me().cubes.has(place)) return breaks("MO-25");
    const Traits& traits = now.content[*card];
    if (now.me().morale < traits.activate_morale)
        return breaks("MO-18", Lacks::Morale, traits.activate_morale, now.me().morale);
    if (cube == Cube::Reserve && now.me().reserve == 0) return breaks("MO-69", Lacks::Cubes, 1, 0);
    Player after = now.me();
    if (cube == Cube::Action) {
        --after.available;
        after.cubes.add(place);
    } else {
        place_from_reserve(after, place);
    }
    return judge_steps(now.as_if(after), *card, place);
}

bool can_activate(const Now& now, Cube cube) {
    for (const Place place : acting(now.content, now.me(), When::Activation))
        if (judge_activation(now, place, cube)) return true;
    return false;
}

namespace {

void list_activations(const Now& now, Verb verb, Cube cube, ActionList& out) {
    for (const Place place : acting(now.content, now.me(), When::Activation))
        if (judge_activation(now, place, cube))
            out.push_back(act(verb, *active_at(now.content, now.me(), place), place));
}

Verdict judge_named(const Now& now, Action action, Cube cube) {
    const auto place = static_cast<Place>(action.b);
    if (active_at(now.content, now.me(), place) != static_cast<Card>(action.a)) return breaks("MO-66");
    return judge_activation(now, place, cube);
}

}  // namespace

void activation_answers(Now now, ActionList& out) { list_activations(now, Verb::Work, Cube::Action, out); }

Verdict judge_work(Now now, Action action) { return judge_named(now, action, Cube::Action); }

void work(Next next, Action action) {
    const auto place = static_cast<Place>(action.b);
    next.s.todo.pop_back();
    --next.me().available;  // MO-53
    next.me().cubes.add(place);
    start_effect(next.s, next.seat, static_cast<Card>(action.a), When::Activation, place);
}

// --- F5: for free, one after another (MO-69, MO-139) ---

void free_answers(Now now, ActionList& out) {
    list_activations(now, Verb::Also, Cube::Reserve, out);
    out.push_back(act(Verb::Done));
}

Verdict judge_free(Now now, Action action) {
    return verb_of(action) == Verb::Done ? kAllowed : judge_named(now, action, Cube::Reserve);
}

void work_for_free(Next next, Action action) {
    next.s.todo.pop_back();
    if (verb_of(action) == Verb::Done) {
        ++next.s.asked().count;  // the step of the effect below is done
        return;
    }
    const auto place = static_cast<Place>(action.b);
    place_from_reserve(next.me(), place);
    start_effect(next.s, next.seat, static_cast<Card>(action.a), When::Activation, place);
}

}  // namespace orrery::mo
