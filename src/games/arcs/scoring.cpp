#include "games/arcs/scoring.h"

#include <algorithm>

namespace orrery::ar {

namespace {

// 2.7: the resources whose icons count.
ResourceSet counted_for(Ambition ambition) {
    switch (ambition) {
        case Ambition::Tycoon:
            return ResourceSet::of(Resource::Material, Resource::Fuel);
        case Ambition::Keeper:
            return ResourceSet::of(Resource::Relic);
        case Ambition::Empath:
            return ResourceSet::of(Resource::Psionic);
        default:
            return {};
    }
}

// AR-161, AR-242: a Cartel adds the supply of its type.
int cartels(const State& s, Seat seat) {
    int n = 0;
    for (const Court court : s.players[seat].guilds)
        if (kCourt[court].cartel()) n += s.supply[kCourt[court].suit];
    return n;
}

int bonus_of(const State& s, Seat seat) { return kCityBonus[s.players[seat].cities]; }

}  // namespace

bool is_declared(const State& s, Ambition ambition) {
    return std::find(s.markers.begin(), s.markers.end(), ambition) != s.markers.end();
}

MarkerValue worth_of(const State& s, Ambition ambition) {
    MarkerValue sum{0, 0};
    for (int marker = 0; marker < kMarkers; ++marker) {
        if (s.markers[at(marker)] != ambition) continue;
        sum.first = byte(sum.first + value_of(s, marker).first);
        sum.second = byte(sum.second + value_of(s, marker).second);
    }
    return sum;
}

// AR-241
int count_for(const State& s, Seat seat, Ambition ambition) {
    const Player& player = s.players[seat];
    int n = 0;
    if (ambition == Ambition::Tyrant)
        for (const auto captives : player.captives) n += captives;
    if (ambition == Ambition::Warlord)
        for (const auto& kind : player.trophies.items)
            for (const auto trophies : kind) n += trophies;
    for (const Resource type : counted_for(ambition)) n += icons(s, seat, type);
    return ambition == Ambition::Tycoon ? n + cartels(s, seat) : n;
}

// AR-6, AR-263, AR-264: the Weapons are Trophies of the neutral player.
int neutral_count(const State& s, Ambition ambition) {
    if (s.seats() != 2 || s.setup == SetupCard::None) return 0;
    ResourceSet types = counted_for(ambition);
    if (ambition == Ambition::Warlord) types.add(Resource::Weapon);
    int n = 0;
    for (const System system : kMapTables.in_play[0] - in_play(s))
        n += !is_gate(system) && types.has(kMap[system].type);
    return n;
}

std::array<AmbitionGain, kSeats> gains_of(const State& s, Ambition ambition) {
    std::array<int, kSeats + 1> counts{};
    for (Seat seat = 0; seat < s.seats(); ++seat) counts[seat] = count_for(s, seat, ambition);
    counts[kSeats] = neutral_count(s, ambition);
    const int best = *std::max_element(counts.begin(), counts.end());
    const bool sole = std::count(counts.begin(), counts.end(), best) == 1;
    int next = 0;
    for (const int n : counts)
        if (n < best) next = std::max(next, n);
    const bool sole_next = std::count(counts.begin(), counts.end(), next) == 1;
    const MarkerValue worth = worth_of(s, ambition);
    std::array<AmbitionGain, kSeats> gains{};
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const int n = counts[seat];
        if (n == 0) continue;  // AR-243
        const bool first = n == best && sole, modest = leader_of(s, seat).modest_in == ambition;
        const bool second = (n == best && !sole) || (n == next && sole && sole_next);
        if (first)  // AR-244, AR-248; AR-205
            gains[seat] = {1, modest ? worth.second : worth.first, byte(modest ? 0 : bonus_of(s, seat))};
        else if (second)  // AR-245 - AR-247
            gains[seat] = {2, modest ? byte(0) : worth.second, 0};
    }
    return gains;
}

// AR-259: no rank is shared.
Standing standing(const State& s) {
    Standing result;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        result.scores[seat] = static_cast<std::int16_t>(power(s.players[seat]));
    result.rank(s.seats(), [&](Seat seat) {
        return std::pair{result.scores[seat], -place_in_order(s, seat)};
    });
    return result;
}

Breakdown breakdown(const State& s) {
    Breakdown rows;
    for (const Ambition ambition : every<Ambition>()) rows.push_back({names_of(ambition)[at(ambition)]});
    rows.push_back({"cities"});
    for (Seat seat = 0; seat < s.seats(); ++seat)
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i].points[seat] = s.players[seat].power[i];
    return rows;
}

Goods goods(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    int resources = 0;
    for (const Resource type : every<Resource>()) resources += tokens(player, type);
    return {{"power", power(player)},
            {"ships", ships_on_map(s, seat)},
            {"cities", s.buildings.cities[seat].size()},
            {"starports", s.buildings.starports[seat].size()},
            {"resources", resources},
            {"guilds", player.guilds.size()},
            {"captives", count_for(s, seat, Ambition::Tyrant)},
            {"trophies", count_for(s, seat, Ambition::Warlord)},
            {"agents", player.agents},
            {"cards", player.hand.size()}};
}

}  // namespace orrery::ar
