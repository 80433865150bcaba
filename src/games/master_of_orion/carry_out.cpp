// What the words of the vocabulary do for one affected player (6.2).
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

int amount(const Doing& doing) { return doing.step.n * times(doing.scene(), doing.affected); }

void ask_affected(const Doing& doing, Step step, int count = 0) {
    push(doing.next.s, {.step = step,
                        .who = Actors::of(doing.affected),
                        .count = static_cast<std::uint8_t>(std::min(count, 255))});
}

}  // namespace

void do_gain(const Doing& doing) {
    gain(doing.player(), doing.step.res, times(doing.scene(), doing.affected));
}

void do_gain_one_of(const Doing& doing) {
    if (times(doing.scene(), doing.affected) > 0) ask_affected(doing, Step::ChooseResource, 1);
}

void do_gain_choice(const Doing& doing) {
    if (const int n = amount(doing); n > 0) ask_affected(doing, Step::ChooseResource, n);
}

void do_draw(const Doing& doing) { draw(doing.next.s, doing.affected, amount(doing)); }
void do_discard(const Doing& doing) { ask_discard(doing.next.s, doing.affected, amount(doing)); }
void do_take_discard(const Doing& doing) { ask_affected(doing, Step::TakeDiscard); }
void do_morale(const Doing& doing) { change_morale(doing.player(), amount(doing)); }
void do_points(const Doing& doing) { add_points(doing.player(), amount(doing)); }
void do_cube(const Doing& doing) { gain_cubes(doing.player(), amount(doing)); }
void do_place_r(const Doing& doing) { place_from_reserve(doing.player(), doing.place); }

void do_take_cube(const Doing& doing) {  // MO-110
    doing.player().cubes.remove(doing.place);
    ++doing.player().available;
}

void do_build(const Doing& doing) { begin_building(doing.next, build_task(doing.next)); }

// The step is done when its owner says so, or when nothing is left to activate.
void do_activate_free(const Doing& doing) {
    --doing.next.s.asked().count;
    ask_affected(doing, Step::FreeActivation);
}

void do_hire_free(const Doing& doing) { ask_affected(doing, Step::PickAdvisor); }
void do_expel(const Doing& doing) { dismiss_advisor(doing.next.s, doing.affected); }

void do_fill_spaces(const Doing& doing) {  // MO-127, MO-128
    Player& player = doing.player();
    const PlaceSet empty = empty_spaces(doing.next.content, player);
    if (empty.size() > player.reserve) return ask_affected(doing, Step::FillSpace, player.reserve);
    for (const Place place : empty) place_from_reserve(player, place);
}

void do_sink(const Doing& doing) {  // MO-134
    push(doing.next.s,
         {.step = Step::SinkSystem, .who = Actors::of(doing.next.seat), .target = doing.affected});
}

void do_rearrange(const Doing& doing) { ask_affected(doing, Step::RearrangeSystem); }
void do_exchange(const Doing& doing) { ask_affected(doing, Step::ExchangeWay); }
void do_choose(const Doing& doing) { ask_affected(doing, Step::ChooseOne); }

void do_by_colour_below(const Doing& doing) {
    if (const auto colour = colour_below(doing.scene()))
        gain(doing.player(), doing.step.below[*colour], times(doing.scene(), doing.affected));
}

void do_option(const Doing& doing, const Option& option) {
    EffectStep step;
    step.op = option.op;
    step.n = option.n;
    step.res = option.res;
    word_of(option.op).carry_out({doing.next, step, doing.card, doing.place, doing.affected});
}

int apply_reaction(const Content& content, Player& player, const EffectStep& step, Place place) {
    const int n = times(content, player, player, step.per, place);
    switch (step.op) {
        case Op::Gain:
            gain(player, step.res, n);
            return 0;
        case Op::Morale:
            change_morale(player, step.n * n);
            return 0;
        case Op::Vp:
            add_points(player, step.n * n);
            return 0;
        case Op::Cube:
            gain_cubes(player, step.n * n);
            return 0;
        default:  // draw
            return step.n * n;
    }
}

}  // namespace orrery::mo
