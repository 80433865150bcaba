// Whether a step of an effect is possible (MO-162, the last column of 6.2).
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

// MO-120: an active card of this colour; an advisor with a system of its own while nothing lies on it.
bool has_active(const Content& content, const Player& player, Colour colour) {
    for (const Stack& cards : player.systems)
        if (!cards.empty() && content[cards.back()].colour == colour) return true;
    return has_own_system(content, player) && stack(player, Place::SystemF).empty() &&
           player.colour == colour;
}

bool condition_holds(const Scene& scene) {
    const Condition& condition = scene.step.condition;
    switch (condition.kind) {
        case IfKind::Always:
            return true;
        case IfKind::Active:
            return has_active(scene.now.content, scene.now.me(), condition.colour);
        case IfKind::Built:
            return scene.built == static_cast<int>(condition.colour) + 1;
    }
    return false;
}

bool is_active_here(const Scene& scene) {
    return active_at(scene.now.content, scene.now.me(), scene.place) == scene.card;
}

bool operation_is_possible(const Scene& scene) {
    const State& s = scene.now.s;
    const Word& word = word_of(scene.step.op);
    const int players = affected_players(s, scene.step.who);
    for (int k = 0; k < players; ++k)
        if (word.possible(scene, affected_player(s, scene.now.seat, scene.step.who, k))) return true;
    return false;
}

}  // namespace

Verdict judge_cost(const Scene& scene) {
    const Cost& cost = scene.step.cost;
    const Player& me = scene.now.me();
    for (const Resource each : every<Resource>())
        if (me.tracks[each] < cost.res[each])
            return breaks("MO-67", lack_of(each), cost.res[each], me.tracks[each]);
    if (me.score < cost.vp) return breaks("MO-21", Lacks::Points, cost.vp, me.score);
    if (cost.return_cube && me.available == 0) return breaks("MO-67", Lacks::Cubes, 1, 0);
    if (!cost.place_r) return kAllowed;
    if (!is_active_here(scene) || me.cubes.has(scene.place)) return breaks("MO-25");
    return me.reserve + int{cost.return_cube} > 0 ? kAllowed : breaks("MO-27", Lacks::Cubes, 1, 0);
}

Player after_paying(const Player& player, const Cost& cost, Place place) {
    Player paid = player;
    pay(paid, cost.res);
    paid.score = static_cast<std::uint16_t>(paid.score - cost.vp);
    change_morale(paid, -cost.morale);
    if (cost.return_cube) return_available(paid);
    if (cost.place_r) place_from_reserve(paid, place);
    return paid;
}

bool step_is_possible(const Scene& scene) {
    if (!condition_holds(scene)) return false;
    if (scene.step.cost.nothing()) return operation_is_possible(scene);
    if (!judge_cost(scene)) return false;
    const Player paid = after_paying(scene.now.me(), scene.step.cost, scene.place);
    return operation_is_possible({scene.now.as_if(paid), scene.step, scene.card, scene.place, scene.built});
}

// --- who is affected, and how often ---

int affected_players(const State& s, Who who) { return who == Who::EachOpponent ? s.seats() - 1 : 1; }

namespace {

// The defender of the attack whose effects are being resolved.
Seat defender_of(const State& s) {
    for (std::size_t i = s.todo.size(); i-- > 0;)
        if (s.todo[i].step == Step::PickAfterAttack) return s.todo[i].target;
    return 0;
}

}  // namespace

Seat affected_player(const State& s, Seat owner, Who who, int k) {
    switch (who) {
        case Who::Self:
            return owner;
        case Who::EachOpponent:
            return clockwise(s, owner, k + 1);
        case Who::Defender:
            return defender_of(s);
    }
    return owner;
}

int times(const Content& content, const Player& owner, const Player& affected, const Per& per, Place place) {
    int n = 0;
    switch (per.count) {
        case Count::Once:
            return 1;
        case Count::System:  // MO-133
            return systems_of(content, affected);
        case Count::Card:  // MO-146
            n = int{this_system(place) == Place::SystemF && has_own_system(content, owner) &&
                    owner.colour == per.colour};
            [[fallthrough]];
        case Count::Structure:
            for (const Title title : stack(owner, this_system(place)))
                n += int{content[title].colour == per.colour};
            return n;
    }
    return n;
}

int times(const Scene& scene, Seat affected) {
    return times(scene.now.content, scene.now.me(), scene.affected(affected), scene.step.per, scene.place);
}

// --- the last column of 6.2 ---

bool always_possible(const Scene&, Seat) { return true; }
bool can_draw(const Scene& scene, Seat) { return !scene.now.s.deck.empty() || scene.now.s.pile.size() > 1; }
bool has_cards(const Scene& scene, Seat affected) { return !scene.affected(affected).hand.empty(); }
bool pile_has_cards(const Scene& scene, Seat) { return !scene.now.s.pile.empty(); }
bool has_reserve(const Scene& scene, Seat affected) { return scene.affected(affected).reserve > 0; }

bool can_place_r(const Scene& scene, Seat) {
    return is_active_here(scene) && !scene.now.me().cubes.has(scene.place) && scene.now.me().reserve > 0;
}
bool has_cube_here(const Scene& scene, Seat) {
    return is_active_here(scene) && scene.now.me().cubes.has(scene.place);
}

bool a_build_exists(const Scene& scene, Seat) {
    return can_build(scene.now, task_of(scene.step, scene.place));
}
bool an_activation_exists(const Scene& scene, Seat) { return can_activate(scene.now, Cube::Reserve); }

bool can_hire(const Scene& scene, Seat affected) {
    return may_hire(scene.now.content, scene.now.s, scene.affected(affected));
}
bool can_be_expelled(const Scene& scene, Seat affected) {
    const Player& player = scene.affected(affected);
    return !player.advisor.empty() && !has_own_system(scene.now.content, player);
}

PlaceSet empty_spaces(const Content& content, const Player& player) {
    PlaceSet places;
    for_each_active(content, player, [&](Place place, Card card) {
        if (content[card].space != Space::None && !player.cubes.has(place)) places.add(place);
    });
    return places;
}
bool has_empty_space(const Scene& scene, Seat affected) {
    const Player& player = scene.affected(affected);
    return player.reserve > 0 && !empty_spaces(scene.now.content, player).empty();
}
bool has_any_system(const Scene& scene, Seat affected) {
    return systems_of(scene.now.content, scene.affected(affected)) > 0;
}
bool can_exchange(const Scene& scene, Seat affected) {
    const Resources& tracks = scene.affected(affected).tracks;
    return affords(tracks, scene.step.res) || affords(tracks, scene.step.other);
}

bool option_in_full(const Scene& scene, Seat affected, const Option& option) {
    const Player& player = scene.affected(affected);
    switch (option.op) {
        case Op::Draw:
            return drawable(scene.now.s) >= option.n;
        case Op::Discard:
            return player.hand.size() >= option.n;
        case Op::Cube:
            return player.reserve >= option.n;
        default:
            return true;
    }
}
bool can_choose(const Scene& scene, Seat affected) {
    return option_in_full(scene, affected, scene.step.options[0]) ||
           option_in_full(scene, affected, scene.step.options[1]);
}

// MO-137, MO-Q23: of the card directly below this one; an advisor with a system of its own counts with its
// colour.
std::optional<Colour> colour_below(const Scene& scene) {
    const Player& owner = scene.now.me();
    const Stack& cards = stack(owner, this_system(scene.place));
    for (std::size_t i = cards.size(); i-- > 0;) {
        if (Content::card(cards[i]) != scene.card) continue;
        if (i > 0) return scene.now.content[cards[i - 1]].colour;
        return scene.place == Place::SystemF ? std::optional{owner.colour} : std::nullopt;
    }
    return std::nullopt;
}
bool has_listed_card_below(const Scene& scene, Seat) {
    const auto colour = colour_below(scene);
    return colour && scene.step.listed[*colour];
}

}  // namespace orrery::mo
