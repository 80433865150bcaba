// The questions of effects about resources, the discard pile and alternatives (4.4: F2, F3, F4, F9, N1).
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

// F2: how much of a resource the choice gives; what a full track would swallow anyway is not counted.
int offered(const Now& now, Resource resource) {
    const Scene scene = scene_below(now);
    if (scene.step.op == Op::GainChoice) return 1;
    return std::min(kTop, scene.step.res[resource] * times(scene, now.seat));
}

// F4: the titles in the part of the pile that may be taken from, in the order of the file.
Bits<kMaxTitles, Title> within_reach(const Now& now) {
    const auto& pile = now.s.pile;
    const Part part = scene_below(now).step.part;
    const std::size_t deep = part == Part::Top ? 1 : part == Part::Top3 ? 3 : pile.size();
    Bits<kMaxTitles, Title> titles;
    for (std::size_t i = 0; i < std::min(deep, pile.size()); ++i) titles.add(pile[pile.size() - 1 - i]);
    return titles;
}

// MO-40, MO-165: the topmost copy; the others keep their order.
void take_from_pile(State& s, Seat seat, Title title) {
    std::size_t at = s.pile.size() - 1;
    while (s.pile[at] != title) --at;
    for (; at + 1 < s.pile.size(); ++at) s.pile[at] = s.pile[at + 1];
    s.pile.pop_back();
    s.players[seat].hand.add(title);
}

// Who has paid for a card takes one.
bool may_leave(const EffectStep& step) { return step.may && step.cost.nothing(); }

Action option_answer(const EffectStep& step, int i) {
    const Option& option = step.options[static_cast<std::size_t>(i)];
    int n = option.n;
    Choice choice{};
    switch (option.op) {
        case Op::Gain:
            n = option.res[Resource::Food] + option.res[Resource::Fleet] + option.res[Resource::Production];
            break;
        case Op::Draw:
            choice = Choice::Draw;
            break;
        case Op::Discard:
            choice = Choice::Discard;
            break;
        case Op::Morale:
            choice = n < 0 ? Choice::LoseMorale : Choice::Morale;
            n = std::abs(n);
            break;
        case Op::Vp:
            choice = Choice::Vp;
            break;
        default:
            choice = Choice::Cube;
    }
    return act(Verb::Choose, i + 1, choice, n);
}

}  // namespace

void resource_answers(Now now, ActionList& out) {
    for (const Resource each : every<Resource>())
        if (const int n = offered(now, each); n > 0) out.push_back(act(Verb::Gain, n, each));
}

Verdict judge_resource(Now now, Action action) {
    return action.a == offered(now, static_cast<Resource>(action.b)) ? kAllowed : breaks("MO-14");
}

void choose_resource(Next next, Action action) {
    gain(next.me(), static_cast<Resource>(action.b), action.a);
    if (--next.s.asked().count == 0) next.s.todo.pop_back();
}

// --- F3 (MO-16) ---

void way_answers(Now now, ActionList& out) {
    const EffectStep& step = scene_below(now).step;
    for (const Resources* price : {&step.res, &step.other})
        if (affords(now.me().tracks, *price))
            out.push_back(act(Verb::Pay, price->items[0], price->items[1], price->items[2]));
}

Verdict judge_way(Now now, Action action) {
    const EffectStep& step = scene_below(now).step;
    const Resources price{{action.a, action.b, action.c}};
    if (price != step.res && price != step.other) return breaks("MO-16");
    for (const Resource each : every<Resource>())
        if (now.me().tracks[each] < price[each])
            return breaks("MO-12", lack_of(each), price[each], now.me().tracks[each]);
    return kAllowed;
}

void exchange_goods(Next next, Action action) {
    const EffectStep& step = scene_below(next).step;
    const Resources price{{action.a, action.b, action.c}};
    next.s.todo.pop_back();
    pay(next.me(), price);
    gain(next.me(), price == step.res ? step.other : step.res);
}

// --- N1, F4 ---

void take_answers(Now now, ActionList& out) {
    for (const Title title : within_reach(now)) out.push_back(act(Verb::Take, title));
    if (may_leave(scene_below(now).step)) out.push_back(act(Verb::Leave));
}

Verdict judge_take(Now now, Action action) {
    if (verb_of(action) == Verb::Leave) return may_leave(scene_below(now).step) ? kAllowed : breaks("MO-5");
    return within_reach(now).has(static_cast<Title>(action.a)) ? kAllowed : breaks("MO-165");
}

void take_card(Next next, Action action) {
    next.s.todo.pop_back();
    if (verb_of(action) == Verb::Take) take_from_pile(next.s, next.seat, static_cast<Title>(action.a));
}

// --- F9: only what can be carried out in full ---

void choice_answers(Now now, ActionList& out) {
    const Scene scene = scene_below(now);
    for (int i = 0; i < 2; ++i)
        if (option_in_full(scene, now.seat, scene.step.options[static_cast<std::size_t>(i)]))
            out.push_back(option_answer(scene.step, i));
}

Verdict judge_choice(Now now, Action action) {
    const Scene scene = scene_below(now);
    if (action != option_answer(scene.step, action.a - 1)) return breaks("MO-14");
    const Option& option = scene.step.options[action.a - 1U];
    if (option_in_full(scene, now.seat, option)) return kAllowed;
    if (option.op != Op::Discard) return breaks("MO-12");
    return breaks("MO-142", Lacks::Cards, option.n, now.me().hand.size());
}

void choose_one(Next next, Action action) {
    const Frame frame = effect_below(next.s);
    const EffectStep& step = next.content.effect(frame.card, frame.when).steps[frame.at];
    next.s.todo.pop_back();
    do_option({next.as(frame.owner), step, frame.card, frame.place, next.seat}, step.options[action.a - 1U]);
}

}  // namespace orrery::mo
