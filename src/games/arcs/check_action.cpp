// Outside positions: the Move, the battle and the arranging under way.
#include <algorithm>

#include "games/arcs/check.h"

namespace orrery::ar {

namespace {

using enum Step;

constexpr StepSet kRollSteps = StepSet::of(RollRaid, RollAssault, RollSkirmish);
constexpr StepSet kCollecting = StepSet::of(Railgun, DiceRaid, DiceAssault, DiceSkirmish);
constexpr StepSet kRerolls = StepSet::of(RerollSkirmish, RerollAssault);
// What Galactic Rifles never come to (AR-222).
constexpr StepSet kBattleOnly =
    StepSet::of(Railgun, DiceRaid, DiceAssault, RollRaid, RollAssault, RerollKind, Losses, Raid) | kRerolls;
constexpr StepSet kFighting = kRollSteps | kCollecting | kBattleOnly |
                              StepSet::of(ResolveHits, HitDefenders, HitShips, HitBuildings, HitBuilding,
                                          Aftermath, Ransacks, Ransack, BeginRaid, AfterBattle);

StepSet steps_under_way(const State& s) {
    StepSet steps;
    for (const Question& frame : s.todo) steps.add(frame.step);
    return steps;
}

// --- a Move ---

bool is_group(const State& s) {  // the ships of a journey
    const Journey& journey = s.journey;
    return is_system(s, journey.at) && journey.fresh + journey.damaged > 0 &&
           journey.fresh <= s.fleets[journey.at].fresh[s.turn.seat] &&
           journey.damaged <= s.fleets[journey.at].damaged[s.turn.seat];
}

// AR-214: the Battle that must follow lies below. AR-223: who sprints has the lore.
bool are_flags(const State& s, const Question& frame) {
    const bool sprinting = (frame.a & kSprinting) != 0, then_battle = (frame.a & kThenBattle) != 0;
    const bool battle_below = s.todo[s.todo.size() - 2].step == BattleSystem;
    if (frame.a > (kThenBattle | kSprinting) || then_battle != battle_below) return false;
    if (then_battle && leader_of(s, s.turn.seat).join != Kind::MoveBattle) return false;
    if ((sprinting || frame.step == Sprint) && !has_lore(s, s.turn.seat, Lore::SprinterDrives)) return false;
    return !sprinting || (frame.step != MoveFrom && frame.step != Sprint);
}

bool is_flight(const State& s, const Question& frame) {
    if (!is_group(s) || !is_gate(s.journey.at)) return false;
    if (frame.step == CatNext) return true;
    return frame.b < kSystems && neighbours(s, s.journey.at).has(frame.b) && frame.c <= s.journey.fresh;
}

// --- a battle ---

int dice_shown(const Fight& fight, std::size_t die) {
    int n = 0;
    for (std::size_t i = 0; i < kFaces; ++i) n += fight.faces[die][i];
    return n;
}

// Nothing is rolled, hit or won yet, and of the dice only those are collected that have been asked for.
bool is_collecting(const State& s, StepSet steps) {
    Fight fight = s.fight;
    for (std::size_t die = 0; die < 3 && !steps.has(static_cast<Step>(at(DiceRaid) + die)); ++die)
        fight.dice[die] = 0;
    fight.system = 0;
    fight.defender = 0;
    fight.fresh = fight.damaged = 0;
    fight.rifles = fight.all_fresh = false;
    return fight == Fight{};
}

// All dice show, but for those that are still to be rolled.
bool are_dice(const State& s, StepSet steps) {
    const Fight& fight = s.fight;
    for (std::size_t die = 0; die < 3; ++die) {
        if (fight.dice[die] > kDiceOfType || dice_shown(fight, die) > fight.dice[die]) return false;
        const bool rolling = steps.has(static_cast<Step>(at(RollRaid) + die));
        if (!rolling && dice_shown(fight, die) != fight.dice[die]) return false;
        for (int i = kFacesOf[die]; i < kFaces; ++i)
            if (fight.faces[die][at(i)] != 0) return false;
    }
    const bool choosing = !(steps & kRerolls).empty();
    return choosing || fight.again == std::array<std::uint8_t, kFaces>{};
}

}  // namespace

bool is_move(const State& s, const Question& frame) {
    if (!are_flags(s, frame)) return false;
    const Seat me = s.turn.seat;
    switch (frame.step) {
        case MoveFrom:
        case Sprint:
            return true;
        case CatNext:
        case CatFresh:
        case CatDamaged:
            return is_flight(s, frame);
        default:
            break;
    }
    if (!is_system(s, frame.b) || s.fleets[frame.b].of(me) == 0) return false;
    const bool sprinting = (frame.a & kSprinting) != 0;
    const int fresh = sprinting ? s.journey.took_part[frame.b] : s.fleets[frame.b].fresh[me];
    if (sprinting && fresh == 0) return false;
    if (frame.step == MoveTo) return true;
    const bool to = frame.c < kSystems && neighbours(s, frame.b).has(frame.c);
    return to && (frame.step == MoveFresh || frame.d <= fresh);
}

// AR-118, AR-223: what took part stands there; without a Move under way nothing does.
bool is_journey(const State& s) {
    const Journey& journey = s.journey;
    const Question& frame = s.asked();
    const bool flies = frame.step == CatNext || frame.step == CatFresh || frame.step == CatDamaged;
    const bool starts = frame.step == MoveTo || frame.step == MoveFresh || frame.step == MoveDamaged;
    const bool sprints = frame.step == Sprint || (starts && (frame.a & kSprinting) != 0);
    if (!flies && !sprints) return journey == Journey{};
    if (sprints && journey.at + journey.fresh + journey.damaged + journey.entered != 0) return false;
    for (System system = 0; system < kSystems; ++system) {
        const int here = flies && system == journey.at ? journey.fresh : 0;
        if (journey.took_part[system] + here > s.fleets[system].fresh[s.turn.seat]) return false;
    }
    return journey.at < kSystems && journey.entered < kClusterSets;
}

bool is_fight(const State& s) {
    const Fight& fight = s.fight;
    const StepSet steps = steps_under_way(s);
    if ((steps & kFighting).empty()) return fight == Fight{};
    if (!is_system(s, fight.system) || !is_rival(s, s.turn.seat, fight.defender)) return false;
    const Fleets& fleet = s.fleets[fight.system];
    const bool there = fight.fresh <= fleet.fresh[s.turn.seat] && fight.damaged <= fleet.damaged[s.turn.seat];
    if (!fight.rifles && !there) return false;
    if (fight.rifles && !(steps & kBattleOnly).empty()) return false;
    if (fight.rifles && fight.dice[0] + fight.dice[1] != 0) return false;
    if (fight.fresh + fight.damaged > kShipsEach || fight.keys > 12 || fight.cities > 3) return false;
    return (steps & kCollecting).empty() ? are_dice(s, steps) : is_collecting(s, steps);
}

// Dice still to be rolled are those that do not show.
bool is_roll(const State& s, const Question& frame) {
    const auto die = at(frame.step) - at(RollRaid);
    return frame.a > 0 && frame.a + dice_shown(s.fight, die) == s.fight.dice[die];
}

bool are_hits(const State& s, const Question& frame) {
    const Fleets& fleet = s.fleets[s.fight.system];
    const Seat owner = s.fight.defender;
    if (frame.step == Losses || frame.step == Railgun)
        return frame.a > 0 && frame.a <= 2 * s.fight.fresh + s.fight.damaged;
    if (frame.step == HitShips)
        return frame.a > 0 && frame.a <= 2 * fleet.fresh[owner] + fleet.damaged[owner];
    return frame.a > 0 && frame.a <= 4 * kDiceOfType;  // two of an assault die, one of each other
}

bool is_reroll(const State& s, const Question& frame) {
    const std::size_t die = at(frame.step == RerollSkirmish ? Die::Skirmish : Die::Assault);
    if (frame.a >= kFacesOf[die] || s.fight.faces[die][frame.a] == 0) return false;
    for (std::size_t i = 0; i < kFaces; ++i)
        if (s.fight.again[i] > (i < frame.a ? s.fight.faces[die][i] : 0)) return false;
    return true;
}

// AR-51: the slots before this one in the order are full, this one and those after it empty, and there are
// two types at least to choose from.
bool is_arranging_at(const State& s, const Question& frame) {
    const Player& player = s.players[frame.who.first()];
    if (frame.a >= kSlots || !slot_is_open(player, kArrangeOrder[frame.a])) return false;
    for (int i = 0; i < kSlots; ++i) {
        const bool filled = player.slots[kArrangeOrder[i]] != Resource::None;
        if (filled != (i < frame.a && slot_is_open(player, kArrangeOrder[i]))) return false;
    }
    return std::ranges::count_if(player.loose.items, [](int n) { return n > 0; }) > 1;
}

}  // namespace orrery::ar
