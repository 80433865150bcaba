// Whether a position that came from outside can be: the map, the ships, and a question that the game would
// ask there.
#include "games/pocket_imperium/check.h"

#include "games/pocket_imperium/options.h"
#include "games/pocket_imperium/rules.h"

namespace orrery::pi {

namespace {

// Ships on their way into an invasion (PI-74) belong to the seat that is asked.
int ships_in_the_air(const State& s, Seat seat) {
    const bool invading = !s.todo.empty() && s.asked().step == Step::ExterminateShips;
    return invading && s.asked().who.includes(seat) ? s.asked().c : 0;
}

Verdict check_setup(const Atlas& atlas, const State& s) {
    const Setup setup = setup_with(s.choices, s.seats());
    if (!offered(setup, setup_options())) return breaks("PI-130");
    if (const Verdict verdict = judge_setup(atlas, setup); !verdict) return verdict;
    if (s.first >= s.seats() || s.round > rounds_of(s.seats()) || s.reveals > kReveals)
        return breaks("PI-25");
    return kAllowed;
}

bool map_is_laid(const State& s) {
    for (const Question& frame : s.todo)
        if (frame.step == Step::LayTiles) return false;
    return true;
}

// PI-13, PI-14: each tile once, and the systems are what the tiles show.
Verdict check_map(const Now& now) {
    const State& s = now.s;
    unsigned used = 0;
    const bool laid = map_is_laid(s);
    for (int slot = 0; slot < kSlots; ++slot) {
        const Tile& tile = s.tiles[static_cast<std::size_t>(slot)];
        if (slot >= now.map().slots ? tile != Tile{} : (tile.turned > 5 || tile.side > 1))
            return breaks("PI-14");
        if (tile.number == 0 ? laid && slot < now.map().slots : tile.number < 2 || tile.number > 7)
            return breaks("PI-13");
        if (tile.number != 0 && ((used >> tile.number) & 1U) != 0) return breaks("PI-13");
        used |= tile.number == 0 ? 0U : 1U << tile.number;
    }
    const By<Kind, SystemSet> expected = laid ? kinds_of(now.atlas, s) : By<Kind, SystemSet>{};
    return s.kinds == expected ? kAllowed : breaks("PI-2");
}

Verdict check_ships(const Now& now) {
    const State& s = now.s;
    SystemSet held;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        if (!(player.held & held).empty()) return breaks("PI-6");
        held = held | player.held;
        if (ships_on_board(s, seat) + ships_in_the_air(s, seat) > kMaxShips) return breaks("PI-8");
    }
    if (!(held - now.map().all).empty()) return breaks("PI-132");
    if (!(held & s.kinds[Kind::BlackHole]).empty()) return breaks("PI-118");
    const bool ordered = s.todo.size() > 1 && s.reveals > 0;
    for (System system = 0; system < kSystems; ++system) {
        if ((s.ships[system] > 0) != held.has(system)) return breaks("PI-5");
        if (s.fresh[system] > (ordered ? s.ships[system] : 0)) return breaks("PI-63");
    }
    return kAllowed;
}

// PI-121 - PI-128
Verdict check_bounty(const State& s) {
    int taken = 0;
    for (const Player& player : s.players) {
        taken += player.bounties;
        if (player.bounty_points > player.bounties) return breaks("PI-122");
    }
    if (s.bounty.size() != s.blank_tiles + s.point_tiles) return breaks("PI-121");
    const SystemSet possible = planets(s) - SystemSet::of(kPrime);
    if (!(s.bounty - possible).empty() || taken + s.bounty.size() > possible.size()) return breaks("PI-121");
    return s.choices.bounty != 0 || taken + s.bounty.size() == 0 ? kAllowed : breaks("PI-120");
}

Verdict check_players(const State& s) {
    for (const Player& player : s.players) {
        const int plan = player.plan - 1;
        if (player.plan != 0 && (plan < first_plan(s.seats()) || plan >= last_plan(s.seats())))
            return breaks("PI-28");
        if (player.chosen > kSlots) return breaks("PI-95");
        if (s.reveals > 0 && player.plan == 0) return breaks("PI-31");
    }
    return kAllowed;
}

}  // namespace

Verdict PocketImperium::check(const State& s) const {
    if (s.seats() < 2) return breaks("PI-12");
    if (const Verdict verdict = check_setup(*atlas_, s); !verdict) return verdict;
    const Now now{*atlas_, s, kNobody};
    for (const auto part : {check_map, check_ships})
        if (const Verdict verdict = part(now); !verdict) return verdict;
    for (const auto part : {check_bounty, check_players})
        if (const Verdict verdict = part(s); !verdict) return verdict;
    if (const Verdict verdict = check_question(now); !verdict) return verdict;
    if (s.todo.empty() || s.asked().who.chance) return kAllowed;
    ActionList options;
    list(s, s.asked().who.first(), options);
    return options.empty() ? kNotAsked : kAllowed;
}

}  // namespace orrery::pi
