// Battle (5.15): where, with which dice, and the roll; and Fire Rifles (AR-221). What follows is in hits.cpp.
#include <algorithm>

#include "games/arcs/actions.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

bool may_battle(const State& s, System system) {
    return s.fleets[system].of(s.turn.seat) > 0 && rival_is_at(s, s.turn.seat, system);
}

int attackers(const State& s) { return s.fight.fresh + s.fight.damaged; }

// AR-128, AR-169, AR-212
int most_dice(const State& s) {
    int n = attackers(s) + leader_of(s, s.turn.seat).extra_dice;
    if (is_gate(s.fight.system) && has_guild(s, s.turn.seat, Court::Gatekeepers)) n += 2;
    return n;
}
int fewest_dice(const State& s) { return leader_of(s, s.turn.seat).extra_dice; }
int collected(const State& s) { return s.fight.dice[0] + s.fight.dice[1] + s.fight.dice[2]; }

// AR-129, AR-226
Verdict judge_raiding(const State& s) {
    const PlaceSet theirs = s.buildings.of(s.fight.defender);
    const PlaceSet here = theirs & places_of(s.fight.system);
    if (here.empty() && !theirs.empty()) return breaks("AR-129");
    const PlaceSet harbors = s.buildings.starports[s.fight.defender] & here;
    const bool hidden =
        has_lore(s, s.fight.defender, Lore::HiddenHarbors) && !(harbors - s.buildings.damaged).empty();
    return hidden ? breaks("AR-226") : kAllowed;
}

// How many dice of the kinds still to come there can be.
int dice_to_come(Die die) { return kDiceOfType * (static_cast<int>(Die::Skirmish) - static_cast<int>(die)); }

Verdict judge_dice(const State& s, Die die, int n) {
    if (n > kDiceOfType) return breaks("AR-128", Lacks::Dice, n, kDiceOfType);  // AR-Q32
    if (n > 0 && die == Die::Raid)
        if (const Verdict verdict = judge_raiding(s); !verdict) return verdict;
    const int all = collected(s) + n;
    if (all > most_dice(s)) return breaks("AR-128", Lacks::Dice, all, most_dice(s));
    return all + dice_to_come(die) >= fewest_dice(s) ? kAllowed : breaks("AR-212");
}

void list_dice(const State& s, Verb verb, ActionList& out) {
    for (int n = 0; n <= std::min(kDiceOfType, most_dice(s) - collected(s)); ++n) out.push_back(act(verb, n));
}

void begin_fight(State& s, System system, Seat defender) {
    const Fleets& fleet = s.fleets[system];
    s.fight = {};
    s.fight.system = system;
    s.fight.defender = defender;
    s.fight.fresh = fleet.fresh[s.turn.seat];
    s.fight.damaged = fleet.damaged[s.turn.seat];
}

}  // namespace

bool can_battle(const State& s) {
    for (const System system : in_play(s))
        if (may_battle(s, system)) return true;
    return false;
}

void battle_systems(const State& s, ActionList& out) {
    for (const System system : in_play(s))
        if (may_battle(s, system)) out.push_back(act(Verb::BattleAt, system));
}

Verdict judge_battle_system(const State& s, Action action) {
    return in_play(s).has(action.a) && may_battle(s, action.a) ? kAllowed : breaks("AR-126");
}

void battle_at(State& s, Action action) {
    s.todo.pop_back();
    ask(s, Step::BattleRival, action.a);
}

void battle_rivals(const State& s, ActionList& out) {
    for_each_rival(s, s.turn.seat, [&](Seat rival) { out.push_back(act(Verb::BattleWith, rival)); });
}

Verdict judge_battle_rival(const State& s, Action action) {
    const bool there = is_rival(s, s.turn.seat, action.a) && has_piece(s, action.a, s.asked().a);
    return there ? kAllowed : breaks("AR-126");
}

// AR-237: one hit before dice are collected. AR-227 is noted before that.
void battle_with(State& s, Action action) {
    const System system = s.asked().a;
    s.todo.pop_back();
    begin_fight(s, system, action.a);
    s.fight.all_fresh = s.fight.damaged == 0;
    ask(s, Step::DiceRaid);
    if (has_lore(s, action.a, Lore::RailgunArrays) && s.fleets[system].fresh[action.a] > 0)
        ask(s, Step::Railgun, 1);
}

void raid_dice_answers(const State& s, ActionList& out) { list_dice(s, Verb::RaidDice, out); }
void assault_dice_answers(const State& s, ActionList& out) { list_dice(s, Verb::AssaultDice, out); }
Verdict judge_raid_dice(const State& s, Action action) { return judge_dice(s, Die::Raid, action.a); }
Verdict judge_assault_dice(const State& s, Action action) { return judge_dice(s, Die::Assault, action.a); }

void collect_raid_dice(State& s, Action action) {
    s.todo.pop_back();
    s.fight.dice[at(Die::Raid)] = action.a;
    ask(s, Step::DiceAssault);
}

void collect_assault_dice(State& s, Action action) {
    s.todo.pop_back();
    s.fight.dice[at(Die::Assault)] = action.a;
    ask(s, Step::DiceSkirmish);
}

void skirmish_dice_answers(const State& s, ActionList& out) {
    if (!s.fight.rifles) return list_dice(s, Verb::SkirmishDice, out);
    for (int n = 1; n <= std::min<int>(kDiceOfType, s.fight.fresh); ++n)
        out.push_back(act(Verb::SkirmishDice, n));
}

Verdict judge_skirmish_dice(const State& s, Action action) {
    if (!s.fight.rifles) return judge_dice(s, Die::Skirmish, action.a);
    if (action.a == 0) return breaks("AR-221", Lacks::Dice, 1, 0);
    const int most = std::min<int>(kDiceOfType, s.fight.fresh);
    return action.a <= most ? kAllowed : breaks("AR-221", Lacks::Dice, action.a, most);
}

void collect_skirmish_dice(State& s, Action action) {
    s.todo.pop_back();
    s.fight.dice[at(Die::Skirmish)] = action.a;
    then(s, Step::RollBattle);
}

// --- the roll: AR-130, AR-Q60. What is to be rolled again lies in `again` ---

void roll_battle(State& s, Action) {
    constexpr Step kSteps[] = {Step::RollRaid, Step::RollAssault, Step::RollSkirmish};
    s.todo.pop_back();
    then(s, Step::ResolveHits);
    if (!s.fight.rifles) ask(s, Step::RerollKind);
    for (std::size_t die = std::size(kSteps); die-- > 0;)
        if (s.fight.dice[die] > 0) chance(s, kSteps[die], s.fight.dice[die]);
}

namespace {

void add_faces(State& s, Die die, const std::array<std::uint8_t, kFaces>& faces) {
    for (std::size_t i = 0; i < kFaces; ++i)
        s.fight.faces[at(die)][i] = byte(s.fight.faces[at(die)][i] + faces[i]);
    s.todo.pop_back();
}

std::array<std::uint8_t, kFaces> faces_in(Action roll) {
    const Pair& pair = kRolls.pairs[roll.a];
    const Triple& triple = kRolls.triples[roll.b];
    return {pair.one, pair.two, triple.one, triple.two, triple.three};
}

}  // namespace

void roll_raid(State& s, Action action) { add_faces(s, Die::Raid, faces_in(action)); }
void roll_assault(State& s, Action action) { add_faces(s, Die::Assault, faces_in(action)); }
void roll_skirmish(State& s, Action action) { add_faces(s, Die::Skirmish, faces_in(action)); }

// --- rerolls: AR-178, AR-239 ---

namespace {

int may_reroll(const State& s, Die die) {
    if (die == Die::Skirmish) {
        const bool has = has_guild(s, s.turn.seat, Court::Skirmishers) && !s.fight.rerolled_skirmish;
        return has ? std::min<int>(s.fight.dice[at(die)], icons(s, s.turn.seat, Resource::Weapon)) : 0;
    }
    const bool has = has_lore(s, s.turn.seat, Lore::SeekerTorpedoes) && !s.fight.rerolled_assault;
    return has ? std::min(s.fight.dice[at(die)], s.fight.fresh) : 0;
}

int chosen_again(const State& s) {
    int n = 0;
    for (const auto count : s.fight.again) n += count;
    return n;
}

// The limit does not count what was chosen by now.
int most_again(const State& s, Die die) {
    if (die == Die::Skirmish) return icons(s, s.turn.seat, Resource::Weapon);
    return s.fight.fresh;
}

int shown_from(const State& s, Die die, int face) {
    int n = 0;
    for (int i = face; i < kFacesOf[at(die)]; ++i) n += s.fight.faces[at(die)][at(i)];
    return n;
}

// AR-Q57: at least one in all.
Verdict judge_again(const State& s, Die die, int n) {
    const int face = s.asked().a, there = s.fight.faces[at(die)][at(face)];
    const int all = chosen_again(s) + n;
    const char* rule = die == Die::Skirmish ? "AR-178" : "AR-239";
    if (n > there) return breaks(rule, Lacks::Dice, n, there);
    if (all > most_again(s, die)) return breaks(rule, Lacks::Dice, all, most_again(s, die));
    return all > 0 || shown_from(s, die, face + 1) > 0 ? kAllowed : breaks("AR-Q57");
}

void list_again(const State& s, Die die, ActionList& out) {
    for (int n = 0; n <= s.fight.faces[at(die)][s.asked().a]; ++n) out.push_back(act(Verb::Again, n));
}

// Asks for the next face that shows; then the chosen dice are rolled.
void choose_next_face(State& s, Die die, int face) {
    while (face < kFacesOf[at(die)] && s.fight.faces[at(die)][at(face)] == 0) ++face;
    if (face < kFacesOf[at(die)])
        return ask(s, die == Die::Skirmish ? Step::RerollSkirmish : Step::RerollAssault, face);
    const int dice = chosen_again(s);
    for (std::size_t i = 0; i < kFaces; ++i)
        s.fight.faces[at(die)][i] = byte(s.fight.faces[at(die)][i] - s.fight.again[i]);
    s.fight.again = {};
    chance(s, die == Die::Skirmish ? Step::RollSkirmish : Step::RollAssault, dice);
}

void choose_again(State& s, Die die, int n) {
    const int face = s.asked().a;
    s.todo.pop_back();
    s.fight.again[at(face)] = byte(n);
    choose_next_face(s, die, face + 1);
}

}  // namespace

void reroll_answers(const State& s, ActionList& out) {
    if (may_reroll(s, Die::Skirmish) > 0) out.push_back(act(Verb::RerollSkirmish));
    if (may_reroll(s, Die::Assault) > 0) out.push_back(act(Verb::RerollAssault));
    out.push_back(act(Verb::NoReroll));
}

Verdict judge_reroll(const State& s, Action action) {
    if (verb_of(action) == Verb::NoReroll) return kAllowed;
    const bool skirmish = verb_of(action) == Verb::RerollSkirmish;
    if (may_reroll(s, skirmish ? Die::Skirmish : Die::Assault) > 0) return kAllowed;
    return breaks(skirmish ? "AR-178" : "AR-239");
}

void choose_reroll(State& s, Action action) {
    if (verb_of(action) == Verb::NoReroll) {
        s.todo.pop_back();
        return;
    }
    const bool skirmish = verb_of(action) == Verb::RerollSkirmish;
    (skirmish ? s.fight.rerolled_skirmish : s.fight.rerolled_assault) = true;
    choose_next_face(s, skirmish ? Die::Skirmish : Die::Assault, 0);
}

void again_skirmish_answers(const State& s, ActionList& out) { list_again(s, Die::Skirmish, out); }
void again_assault_answers(const State& s, ActionList& out) { list_again(s, Die::Assault, out); }
Verdict judge_again_skirmish(const State& s, Action action) {
    return judge_again(s, Die::Skirmish, action.a);
}
Verdict judge_again_assault(const State& s, Action action) { return judge_again(s, Die::Assault, action.a); }
void again_skirmish(State& s, Action action) { choose_again(s, Die::Skirmish, action.a); }
void again_assault(State& s, Action action) { choose_again(s, Die::Assault, action.a); }

// --- Fire Rifles: AR-221, AR-222 ---

namespace {

bool may_fire_at(const State& s, System from, System at, Seat rival) {
    return is_rival(s, s.turn.seat, rival) && neighbours(s, from).has(at) && has_piece(s, rival, at);
}

bool may_fire_from(const State& s, System from) {
    if (s.fleets[from].fresh[s.turn.seat] == 0) return false;
    for (const System near : neighbours(s, from))
        if (rival_is_at(s, s.turn.seat, near)) return true;
    return false;
}

}  // namespace

bool can_fire_rifles(const State& s) {
    for (const System system : in_play(s))
        if (may_fire_from(s, system)) return true;
    return false;
}

void rifles_from_answers(const State& s, ActionList& out) {
    for (const System system : in_play(s)) out.push_back(act(Verb::RiflesFrom, system));
}

Verdict judge_rifles_from(const State& s, Action action) {
    return in_play(s).has(action.a) && may_fire_from(s, action.a) ? kAllowed : breaks("AR-221");
}

void rifles_from(State& s, Action action) {
    s.todo.pop_back();
    ask(s, Step::RiflesAt, action.a);
}

void rifles_at_answers(const State& s, ActionList& out) {
    for (const System system : neighbours(s, s.asked().a))
        for_each_rival(s, s.turn.seat,
                       [&](Seat rival) { out.push_back(act(Verb::RiflesAt, system, rival)); });
}

Verdict judge_rifles_at(const State& s, Action action) {
    return may_fire_at(s, s.asked().a, action.a, action.b) ? kAllowed : breaks("AR-221");
}

void rifles_at(State& s, Action action) {
    const System from = s.asked().a;
    s.todo.pop_back();
    begin_fight(s, action.a, action.b);
    s.fight.rifles = true;
    s.fight.fresh = s.fleets[from].fresh[s.turn.seat];
    s.fight.damaged = 0;
    ask(s, Step::DiceSkirmish);
}

}  // namespace orrery::ar
