// Attack (MO-70 to MO-77).
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

constexpr int kPrice = 2, kLeastPrice = 1;  // MO-74

// What the Always effects of a player add up to in an attack.
struct Forces {
    int attacking = 0, defending = 0, own_price = 0, price_against = 0;
};
Forces forces_of(const Content& content, const Player& player) {
    Forces sum;
    for_each_lasting(content, player, [&](Place, Card record) {
        const Traits& card = content[record];
        sum.attacking += card.strength_attacking;
        sum.defending += card.strength_defending;
        sum.own_price += card.own_price;
        sum.price_against += card.price_against;
    });
    return sum;
}

int price(const Forces& attacker, const Forces& defender) {
    return std::max(kLeastPrice, kPrice + attacker.own_price + defender.price_against);
}

// MO-71, MO-72, MO-74
Verdict judge_with(const Now& now, Seat defender, const Forces& mine, const Forces& theirs) {
    const int fleet = now.me().tracks[Resource::Fleet];
    if (now.me().attacks[defender] >= attack_limit(now.s.seats())) return breaks("MO-71");
    const int attacking = fleet + mine.attacking;
    const int defending = now.player(defender).tracks[Resource::Fleet] + theirs.defending;
    if (attacking < defending) return breaks("MO-72", Lacks::Strength, defending, attacking);
    const int cost = price(mine, theirs);
    return fleet >= cost ? kAllowed : breaks("MO-74", Lacks::Fleet, cost, fleet);
}

// MO-76, MO-140: what the defender's cards do when their owner is attacked. Cards drawn come last.
void react(Next next, Seat defender) {
    State& s = next.s;
    Player& player = s.players[defender];
    int cards = 0;
    for_each_lasting(next.content, player, [&](Place place, Card card) {
        if (!next.content[card].reacts) return;
        for (const EffectStep& step : next.content.effect(card, When::Always).steps)
            if (step.on_attacked) cards += apply_reaction(next.content, player, step, place);
    });
    draw(s, defender, cards);
}

}  // namespace

int attack_limit(int players) { return players == 2 ? 3 : players == 3 ? 2 : 1; }

int attack_price(const Content& content, const Player& attacker, const Player& defender) {
    return price(forces_of(content, attacker), forces_of(content, defender));
}

Strengths strengths(const Content& content, const Player& attacker, const Player& defender) {
    return {attacker.tracks[Resource::Fleet] + forces_of(content, attacker).attacking,
            defender.tracks[Resource::Fleet] + forces_of(content, defender).defending};
}

Verdict judge_attack(const Now& now, Seat defender) {
    if (defender == now.seat || defender >= now.s.seats()) return breaks("MO-70");
    return judge_with(now, defender, forces_of(now.content, now.me()),
                      forces_of(now.content, now.player(defender)));
}

bool can_attack(const Now& now) {
    const Forces mine = forces_of(now.content, now.me());
    for (Seat seat = 0; seat < now.s.seats(); ++seat)
        if (seat != now.seat && judge_with(now, seat, mine, forces_of(now.content, now.player(seat))))
            return true;
    return false;
}

void target_answers(Now now, ActionList& out) {
    for (Seat seat = 0; seat < now.s.seats(); ++seat)
        if (judge_attack(now, seat)) out.push_back(act(Verb::Target, seat));
}

Verdict judge_target(Now now, Action action) { return judge_attack(now, action.a); }

void attack(Next next, Action action) {
    State& s = next.s;
    Player& me = next.me();
    const Seat target = action.a;
    Player& defender = s.players[target];
    s.todo.pop_back();
    --me.available;
    ++me.attacks[target];
    const int cost = attack_price(next.content, me, defender);
    me.tracks[Resource::Fleet] = static_cast<std::uint8_t>(me.tracks[Resource::Fleet] - cost);
    change_morale(defender, -1);  // MO-75
    add_points(me, 2);
    const PlaceSet places = acting(next.content, me, When::AfterAttack);
    if (!places.empty())
        push(s, {.step = Step::PickAfterAttack,
                 .who = Actors::of(next.seat),
                 .target = target,
                 .places = places});
    react(next, target);
}

}  // namespace orrery::mo
