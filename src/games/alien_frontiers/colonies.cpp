#include "games/alien_frontiers/colonies.h"

namespace orrery::af {

void return_lost_relic(State& s) {
    if (!s.relic.owned()) return;
    const bool isolated = s.fields[Field::Isolation] == Territory::BurroughsDesert;
    if (isolated || controller(s, Territory::BurroughsDesert) != s.relic.owner) relic_goes_home(s);
}

// --- landing ---

void territories(const State&, ActionList& out) {
    for (const Territory territory : every<Territory>()) out.push_back(act(Verb::Land, territory));
}

// AF-108: any territory that does not carry the Repulsor Field.
Verdict may_land(const State& s, Action land) {
    return repelled(s, static_cast<Territory>(land.a)) ? breaks("AF-108") : kAllowed;
}

void land(State& s, Action land) {
    const bool launched = s.asked().a != 0;  // from circle 7 (AF-63), not by a station
    s.todo.pop_back();
    Player& me = s.me();
    // AF-109, AF-110: a station takes from the supply, and only from the hub when the supply is empty.
    if (launched || me.colonies == 0) {
        me.hub = 0;
    } else {
        --me.colonies;
    }
    ++s.colonies[static_cast<Territory>(land.a)][s.turn];
    return_lost_relic(s);
    // AF-181: the last colony ends the game; nothing else of the turn is executed.
    if (me.colonies == 0 && me.hub == 0) s.todo.clear();
}

// --- the hub ---

// AF-59, AF-62: a colony can advance from circles 1-6, or start if there is a free one.
Verdict hub_has_room_to_advance(const State& s) {
    if (s.me().hub == kLastCircle) return breaks("AF-62");
    if (s.me().hub == 0 && s.me().colonies == 0) return breaks("AF-59");
    return kAllowed;
}

void start_hub_colony(State& s) {
    assert(s.me().hub == 0 && s.me().colonies > 0);
    --s.me().colonies;
    s.me().hub = 1;
}

// AF-60: one circle for the ship. AF-116: one more, once a turn, from the second ship on.
void advance_on_hub(State& s) {
    Player& me = s.me();
    ++s.flags.hub_ships_docked;
    if (me.hub == 0) {
        start_hub_colony(s);
    } else {
        ++me.hub;
    }
    if (s.flags.hub_ships_docked < 2 || s.flags.asimov_used || !has_bonus(s, Territory::AsimovCrater)) return;
    s.flags.asimov_used = true;
    if (me.hub < kLastCircle) {
        ++me.hub;
    } else if (can_pay(me, kLaunchPrice)) {
        push(s, Step::HubExtra);  // AF-65: launch at once, or the extra advance is lost
    }
}

// AF-63: from circle 7, for 1 fuel and 1 ore.
Verdict may_launch(const State& s) {
    if (s.me().hub == 0) return breaks("AF-63");
    if (s.me().hub != kLastCircle) return breaks("AF-63", Lacks::Circle, kLastCircle, s.me().hub);
    return affords(s.me(), kLaunchPrice);
}

void launch(State& s) {
    pay(s.me(), kLaunchPrice);
    push(s, Step::PlaceColony, 1);
}

void extra_answers(const State&, ActionList& out) {
    out.push_back(act(Verb::Launch));
    out.push_back(act(Verb::LoseAdvance));
}

Verdict judge_extra(const State& s, Action action) {
    return verb_of(action) == Verb::Launch ? may_launch(s) : kAllowed;
}

void resolve_extra(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::LoseAdvance) return;
    push_automatic(s, Step::NewHubColony);
    launch(s);
}

// AF-65: after the launch the extra advance puts a new colony on circle 1.
void new_hub_colony(State& s, Action) {
    s.todo.pop_back();
    start_hub_colony(s);
}

// --- the relic ship ---

// AF-124: by control, never by the Data Crystal (AF-149).
Verdict may_buy_relic(const State& s) {
    const bool isolated = s.fields[Field::Isolation] == Territory::BurroughsDesert;
    if (s.relic.owned() || isolated || controller(s, Territory::BurroughsDesert) != s.turn)
        return breaks("AF-124");
    return affords(s.me(), kRelicPrice);
}

// AF-125: it joins the fleet at the next gather.
void buy_relic(State& s) {
    pay(s.me(), kRelicPrice);
    s.relic = {RelicPlace::MaintenanceBay, s.turn, 0, false};
}

}  // namespace orrery::af
