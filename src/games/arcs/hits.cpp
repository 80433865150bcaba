// What a roll does, in the order of AR-131 to AR-135: own losses, hits, Outrage, Ransack, raid (5.15 - 5.17).
#include <algorithm>

#include "games/arcs/actions.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

// A group of ships that takes hits (AR-137).
struct Group {
    int fresh = 0, damaged = 0;

    int can_take() const { return 2 * fresh + damaged; }
    int fewest_destroyed(int hits) const { return std::max(0, hits - fresh); }
    int most_destroyed(int hits) const { return std::min(hits, (damaged + hits) / 2); }
};

Group attackers(const State& s) { return {s.fight.fresh, s.fight.damaged}; }
Group defenders(const State& s) {
    const Fleets& fleet = s.fleets[s.fight.system];
    return {fleet.fresh[s.fight.defender], fleet.damaged[s.fight.defender]};
}

// Everything that the dice show together.
Face shown(const State& s) {
    Face sum;
    for (std::size_t die = 0; die < s.fight.faces.size(); ++die)
        for (std::size_t i = 0; i < kFaces; ++i) {
            const Face& face = kDice[die][i];
            const int n = s.fight.faces[die][i];
            sum.self = byte(sum.self + n * face.self);
            sum.intercept = byte(sum.intercept + n * face.intercept);
            sum.hit = byte(sum.hit + n * face.hit);
            sum.building = byte(sum.building + n * face.building);
            sum.key = byte(sum.key + n * face.key);
        }
    return sum;
}

// AR-132, AR-224, AR-227: more than one symbol adds nothing.
int intercept_hits(const State& s, int rolled) {
    if (s.fight.all_fresh && has_lore(s, s.turn.seat, Lore::SignalBreaker)) rolled = std::max(0, rolled - 1);
    if (has_lore(s, s.fight.defender, Lore::MirrorPlating)) rolled += s.fight.dice[at(Die::Assault)] > 0;
    return rolled > 0 ? defenders(s).fresh : 0;
}

void list_destroyed(const Group& group, int hits, Verb verb, ActionList& out) {
    for (int k = group.fewest_destroyed(hits); k <= group.most_destroyed(hits); ++k)
        out.push_back(act(verb, k));
}

Verdict judge_destroyed(const Group& group, int hits, int k) {
    return k >= group.fewest_destroyed(hits) && k <= group.most_destroyed(hits) ? kAllowed : breaks("AR-137");
}

// AR-137: hits on ships of an owner in the battle system; whoever destroyed them takes the Trophies (AR-138).
void hit_ships(State& s, Seat owner, int hits, int k, Seat by) {
    Fleets& fleet = s.fleets[s.fight.system];
    fleet.fresh[owner] = byte(fleet.fresh[owner] - (hits - k));
    fleet.damaged[owner] = byte(fleet.damaged[owner] + (hits - k) - k);
    if (k > 0) take_trophy(s, by, Trophy::Ship, owner, k);
}

void lose_ships(State& s, int hits, int k) {
    hit_ships(s, s.turn.seat, hits, k, s.fight.defender);
    s.fight.fresh = byte(s.fight.fresh - (hits - k));
    s.fight.damaged = byte(s.fight.damaged + (hits - k) - k);
}

}  // namespace

// --- own losses ---

// AR-131, AR-132: added together before the split (AR-Q34).
void resolve_hits(State& s, Action) {
    s.todo.pop_back();
    const Face all = shown(s);
    s.fight.keys = all.key;
    then(s, Step::AfterBattle);
    then(s, Step::BeginRaid);
    then(s, Step::Aftermath);
    then(s, Step::HitDefenders);
    if (s.fight.rifles) return;
    const int hits = std::min(all.self + intercept_hits(s, all.intercept), attackers(s).can_take());
    if (hits > 0) ask(s, Step::Losses, hits);
}

void loss_answers(const State& s, ActionList& out) {
    list_destroyed(attackers(s), s.asked().a, Verb::Lose, out);
}

Verdict judge_loss(const State& s, Action action) {
    return judge_destroyed(attackers(s), s.asked().a, action.a);
}

void take_losses(State& s, Action action) {
    const int hits = s.asked().a;
    s.todo.pop_back();
    lose_ships(s, hits, action.a);
}

// AR-237: without attacking ships the battle is over (AR-Q49). The dice would be asked for next.
void take_railgun(State& s, Action action) {
    take_losses(s, action);
    if (s.fight.fresh + s.fight.damaged > 0) return;
    s.todo.pop_back();
    s.fight = {};
}

// --- hits on the defender ---

// AR-133: ships first, then buildings. AR-136: even without attacking ships.
void hit_defenders(State& s, Action) {
    s.todo.pop_back();
    const Face all = shown(s);
    const int on_ships = std::min<int>(all.hit, defenders(s).can_take());
    then(s, Step::HitBuildings, all.hit - on_ships + all.building);
    if (on_ships > 0) ask(s, Step::HitShips, on_ships);
}

void hit_ships_answers(const State& s, ActionList& out) {
    list_destroyed(defenders(s), s.asked().a, Verb::Destroy, out);
}

Verdict judge_hit_ships(const State& s, Action action) {
    return judge_destroyed(defenders(s), s.asked().a, action.a);
}

void hit_ships(State& s, Action action) {
    const int hits = s.asked().a;
    s.todo.pop_back();
    s.fight.trophy = s.fight.trophy || action.a > 0;
    hit_ships(s, s.fight.defender, hits, action.a, s.turn.seat);
}

// AR-134: hits without a target are lost.
void hit_buildings(State& s, Action) {
    const int hits = s.asked().a;
    s.todo.pop_back();
    if (hits > 0 && has_building(s, s.fight.defender, s.fight.system)) ask(s, Step::HitBuilding, hits);
}

void building_targets(const State& s, ActionList& out) {
    for (const Place place : s.buildings.of(s.fight.defender) & places_of(s.fight.system))
        if (!is_repeated(s, place)) out.push_back(act(Verb::HitBuilding, place));
}

Verdict judge_hit_building(const State& s, Action action) {
    const PlaceSet targets = s.buildings.of(s.fight.defender) & places_of(s.fight.system);
    if (!targets.has(action.a)) return breaks("AR-134");
    return is_repeated(s, action.a) ? kOutOfOrder : kAllowed;
}

// AR-24; AR-143: a destroyed city provokes Outrage of its type, in a gate of all its types (AR-236).
void hit_building(State& s, Action action) {
    const int hits = s.asked().a;
    s.todo.pop_back();
    then(s, Step::HitBuildings, hits - 1);
    if (!s.buildings.damaged.has(action.a)) return s.buildings.damaged.add(action.a);
    s.fight.trophy = true;
    if (s.buildings.cities[s.fight.defender].has(action.a)) {
        ++s.fight.cities;
        s.fight.provoked = s.fight.provoked | types_at(s, s.fight.system);
    }
    destroy_building(s, s.turn.seat, action.a);
}

// --- AR-140 - AR-147 ---

// All Outrage first, then a Ransack for each city (AR-144). AR-204: not against the Beloved, in battle.
void aftermath(State& s, Action) {
    s.todo.pop_back();
    for (const Resource type : s.fight.provoked) provoke_outrage(s, s.turn.seat, type);
    const bool spared = leader_of(s, s.fight.defender).beloved && !s.fight.rifles;
    if (!spared) then(s, Step::Ransacks, s.fight.cities);
}

namespace {

bool may_ransack(const State& s, int position) {  // AR-145
    return s.row[at(position)] != Court::None && s.agents[at(position)][s.fight.defender] > 0;
}

}  // namespace

void next_ransack(State& s, Action) {
    if (s.asked().a > 0) {
        --s.asked().a;
        for (int i = 0; i < row_size(s.seats()); ++i)
            if (may_ransack(s, i)) return ask(s, Step::Ransack);
    }
    s.todo.pop_back();
}

void ransack_answers(const State& s, ActionList& out) {
    for (int i = 0; i < row_size(s.seats()); ++i)
        if (may_ransack(s, i)) out.push_back(act(Verb::Ransack, s.row[at(i)]));
}

Verdict judge_ransack(const State& s, Action action) {
    const int position = position_of(s, static_cast<Court>(action.a));
    return position >= 0 && may_ransack(s, position) ? kAllowed : breaks("AR-145");
}

void ransack(State& s, Action action) {
    s.todo.pop_back();
    secure_card(s, static_cast<Court>(action.a), true);
}

// --- the raid: AR-135, AR-148 - AR-150 ---

void begin_raid(State& s, Action) {
    s.todo.pop_back();
    if (s.fight.rifles || s.fight.keys == 0 || s.fight.fresh + s.fight.damaged == 0) return;
    arrange(s, s.turn.seat);
    ask(s, Step::Raid);
}

void raid_answers(const State& s, ActionList& out) {
    const Player& player = s.players[s.fight.defender];
    for_each_token(player, [&](Resource type, int cost) {
        if (cost <= s.fight.keys) out.push_back(act(Verb::RaidToken, type, cost));
    });
    for (const Court court : player.guilds) out.push_back(act(Verb::RaidCard, court));
    out.push_back(act(Verb::RaidStop));
}

Verdict judge_raid(const State& s, Action action) {
    const Seat victim = s.fight.defender;
    if (verb_of(action) == Verb::RaidStop) return kAllowed;
    if (verb_of(action) == Verb::RaidToken) {
        if (slot_with(s.players[victim], static_cast<Resource>(action.a), action.b) < 0)
            return breaks("AR-148");
        if (is_guarded(s, victim)) return breaks("AR-188");
        return action.b <= s.fight.keys ? kAllowed : breaks("AR-148", Lacks::Keys, action.b, s.fight.keys);
    }
    const auto court = static_cast<Court>(action.a);
    if (!has_guild(s, victim, court)) return breaks("AR-148");
    if (!may_steal_guild(s, victim, court)) return breaks("AR-188");
    const int cost = kCourt[court].keys;
    return cost <= s.fight.keys ? kAllowed : breaks("AR-148", Lacks::Keys, cost, s.fight.keys);
}

void raid(State& s, Action action) {
    if (verb_of(action) == Verb::RaidStop) {
        s.todo.pop_back();
        return;
    }
    if (verb_of(action) == Verb::RaidToken) {
        steal_token(s, s.turn.seat, s.fight.defender, static_cast<Resource>(action.a), action.b);
        s.fight.keys = byte(s.fight.keys - action.b);
        return;
    }
    const auto court = static_cast<Court>(action.a);
    steal_guild(s, s.turn.seat, s.fight.defender, court);
    s.fight.keys = byte(s.fight.keys - kCourt[court].keys);
}

// --- afterwards: AR-228, AR-203 ---

void after_battle(State& s, Action) {
    s.todo.pop_back();
    const Fight fight = s.fight;
    s.fight = {};
    if (fight.rifles) return;
    if (fight.damaged > 0 && has_lore(s, s.turn.seat, Lore::RepairDrones)) {
        --s.fleets[fight.system].damaged[s.turn.seat];
        ++s.fleets[fight.system].fresh[s.turn.seat];
    }
    const bool court = s.row != std::array<Court, 4>{Court::None, Court::None, Court::None, Court::None};
    if (fight.trophy && leader_of(s, fight.defender).beloved && court && s.players[fight.defender].agents > 0)
        ask_seat(s, fight.defender, Step::Beloved);
}

void beloved_answers(const State& s, ActionList& out) {
    for (const Court court : s.row)
        if (court != Court::None) out.push_back(act(Verb::Beloved, court));
    out.push_back(act(Verb::Decline));
}

Verdict judge_beloved(const State& s, Action action) {
    if (verb_of(action) == Verb::Decline) return kAllowed;
    return judge_place_agent(s, s.asked_seat(), static_cast<Court>(action.a));
}

void be_beloved(State& s, Action action) {
    const Seat seat = s.asked_seat();
    s.todo.pop_back();
    if (verb_of(action) == Verb::Beloved) place_agent(s, seat, static_cast<Court>(action.a));
}

}  // namespace orrery::ar
