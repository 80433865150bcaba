// Whether a position that came from outside can be: set-up, pieces, tokens, markers. Cards and the question
// have files of their own.
#include "games/arcs/check.h"

#include <algorithm>

#include "games/arcs/rules.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

Verdict check_setup(const State& s) {
    if (const Verdict verdict = judge_setup(setup_with(s.choices, s.seats())); !verdict) return verdict;
    if (s.initiative >= s.seats() || s.leader >= s.seats() || s.turn.seat >= s.seats())
        return breaks("AR-19");
    if (s.setup == SetupCard::None)
        return s.chapter == 0 && s.out == 0 && is_under_way(s, Step::DrawSetup) ? kAllowed : breaks("AR-5");
    const SetupRow& row = setup_rows()[s.setup];
    const bool chosen = s.choices.setup_card == 0 || s.choices.setup_card - 1 == static_cast<int>(s.setup);
    if (row.players != s.seats() || row.out != s.out || !chosen) return breaks("AR-5");
    return is_under_way(s, Step::DrawSetup) ? breaks("AR-5") : kAllowed;
}

Verdict check_pieces_of(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    int ships = player.ships, starports = player.starports + s.buildings.starports[seat].size();
    int cities = player.cities + s.buildings.cities[seat].size();
    int agents = player.agents + player.outrage.size() - player.placeholders;
    for (const Fleets& fleet : s.fleets) ships += fleet.of(seat);
    for (const auto& position : s.agents) agents += position[seat];
    for (const Player& other : s.players) {
        ships += other.trophies[Trophy::Ship][seat];
        starports += other.trophies[Trophy::Starport][seat];
        cities += other.trophies[Trophy::City][seat];
        agents += other.trophies[Trophy::Agent][seat] + other.captives[seat];
    }
    if (ships != kShipsEach || starports != kStarportsEach || cities != kCitiesEach || agents != kAgentsEach)
        return breaks("AR-34");
    for (const Trophy kind : every<Trophy>())
        if (player.trophies[kind][seat] != 0) return breaks("AR-31");
    if (player.captives[seat] != 0) return breaks("AR-32");
    if (player.placeholders > player.outrage.size()) return breaks("AR-35");
    return kAllowed;
}

// 2.2: every piece is in exactly one place. What is asked of a position after this may count on it.
Verdict check_pieces(const State& s) {
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (const Verdict verdict = check_pieces_of(s, seat); !verdict) return verdict;
    return kAllowed;
}

// Seats that nobody sits at have nothing.
Verdict check_empty_seats(const State& s) {
    for (Seat seat = byte(s.seats()); seat < kSeats; ++seat) {
        for (const Fleets& fleet : s.fleets)
            if (fleet.of(seat) != 0) return breaks("AR-20");
        if (!s.buildings.of(seat).empty()) return breaks("AR-20");
        for (const auto& position : s.agents)
            if (position[seat] != 0) return breaks("AR-20");
        for (const Player& player : s.players) {
            if (player.captives[seat] != 0) return breaks("AR-20");
            for (const auto& kind : player.trophies.items)
                if (kind[seat] != 0) return breaks("AR-20");
        }
    }
    return kAllowed;
}

Verdict check_map(const State& s) {
    const Buildings& all = s.buildings;
    int buildings = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        buildings += all.cities[seat].size() + all.starports[seat].size();
        if (!(all.cities[seat] & kPlaceTables.gate_ports).empty()) return breaks("AR-235");
        if (!(all.starports[seat] & kPlaceTables.gate_cities).empty()) return breaks("AR-229");
    }
    if (buildings != all.all().size()) return breaks("AR-107");
    if (!(all.damaged - all.all()).empty() || !(all.used - all.all()).empty()) return breaks("AR-23");
    if (!(all.all() - places_in(in_play(s))).empty()) return breaks("AR-21");
    for (System system = 0; system < kSystems; ++system)
        if (!in_play(s).has(system) && s.fleets[system] != Fleets{}) return breaks("AR-21");
    return kAllowed;
}

bool is_arranging(const State& s, Seat seat) {
    for (const Question& frame : s.todo) {
        if (frame.step == Step::TakeUp && frame.a == seat) return true;
        if (frame.step == Step::Arrange && frame.who.includes(seat)) return true;
    }
    return is_under_way(s, Step::Pressgang) && seat == s.turn.seat;
}

Verdict check_tokens(const State& s) {
    for (const Resource type : every<Resource>()) {
        int n = s.supply[type] + s.turn.spent[type];
        for (const Player& player : s.players) n += tokens(player, type);
        if (s.seats() == 2 && s.setup != SetupCard::None)  // AR-6
            for (const System system : kMapTables.in_play[0] - in_play(s)) n += kMap[system].type == type;
        if (n != kTokensOfType) return breaks("AR-37");
    }
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        if (is_arranging(s, seat)) continue;
        for (int slot = 0; slot < kSlots; ++slot)
            if (player.slots[at(slot)] != Resource::None && !slot_is_open(player, slot))
                return breaks("AR-47");
        for (const auto loose : player.loose.items)
            if (loose != 0) return breaks("AR-52");
    }
    return kAllowed;
}

// AR-12, AR-13: each leader and lore once, and only in the module.
Verdict check_leaders(const State& s) {
    LeaderSet leaders = s.leaders;
    LoreSet lore = s.lore;
    int taken = s.leaders.size(), known = s.lore.size();
    for (const Player& player : s.players) {
        if (player.leader != Leader::None) leaders.add(player.leader);
        lore = lore | player.lore;
        taken += player.leader != Leader::None;
        known += player.lore.size();
        if (player.lore.size() > s.choices.leaders) return breaks("AR-13");
        if (s.choices.leaders == 0 && player.leader != Leader::None) return breaks("AR-11");
        const bool complete = s.choices.leaders == 0 ||
                              (player.leader != Leader::None && player.lore.size() == s.choices.leaders);
        if (s.chapter > 0 && !complete) return breaks("AR-13");
    }
    if (taken != leaders.size() || known != lore.size()) return breaks("AR-13");
    return s.chapter == 0 || (s.leaders.empty() && s.lore.empty()) ? kAllowed : breaks("AR-13");
}

Verdict check_chapter(const State& s) {
    if (s.chapter > kLastChapter) return breaks("AR-258");
    const int ended = s.todo.empty() ? s.chapter : s.chapter - 1;
    if (s.flipped != std::min(std::max(ended, 0), kMarkers)) return breaks("AR-256");
    bool reached = s.chapter == kLastChapter;
    for (const Player& player : s.players) reached = reached || power(player) >= threshold(s.seats());
    if (s.todo.empty() && !reached) return breaks("AR-258");
    for (const Ambition ambition : s.markers)
        if (ambition != Ambition::None && (s.chapter == 0 || s.todo.empty())) return breaks("AR-255");
    return kAllowed;
}

}  // namespace

Verdict Arcs::check(const State& s) const {
    if (s.seats() < 2) return breaks("AR-1");
    for (const auto part : {check_setup, check_empty_seats, check_map, check_pieces, check_tokens,
                            check_leaders, check_chapter, check_cards})
        if (const Verdict verdict = part(s); !verdict) return verdict;
    if (const Verdict verdict = check_question(s); !verdict) return verdict;
    if (s.todo.empty() || s.asked().who.chance) return kAllowed;
    ActionList options;
    list(s, s.asked().who.first(), options);
    return options.empty() ? kNotAsked : kAllowed;
}

}  // namespace orrery::ar
