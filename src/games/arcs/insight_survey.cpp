#include "games/arcs/insight_survey.h"

#include <algorithm>
#include <bit>

namespace orrery::ar {

namespace {

// 2.7: what icons of a resource count for; Weapons for nothing.
constexpr Ambition kIconsFor[kCount<Resource> + 1] = {Ambition::Tycoon, Ambition::Tycoon, Ambition::None,
                                                      Ambition::Keeper, Ambition::Empath, Ambition::None};

constexpr Ambition counted(Resource type) { return kIconsFor[at(type)]; }

void count_icons(ByAmbition& counts, Resource type, int n) {
    if (const Ambition ambition = counted(type); ambition != Ambition::None) counts[at(ambition)] += n;
}

// AR-6, AR-263: by the clusters that are out of play.
consteval std::array<ByAmbition, kClusterSets> make_neutral() {
    std::array<ByAmbition, kClusterSets> all{};
    for (std::size_t out = 0; out < kClusterSets; ++out)
        for (System system = 0; system < kSystems; ++system) {
            if (((out >> static_cast<unsigned>(cluster_of(system))) & 1U) == 0 || is_gate(system)) continue;
            const Resource type = kMap[system].type;
            const Ambition ambition = type == Resource::Weapon ? Ambition::Warlord : counted(type);
            ++all[out][at(ambition)];
        }
    return all;
}
constexpr auto kNeutral = make_neutral();

void look_at_board(const State& s, Seat seat, Holding& own) {
    const Player& player = s.players[seat];
    for (const Resource held : player.slots) ++own.tokens[at(held)];
    for (const Resource type : every<Resource>()) own.tokens[at(type)] += player.loose[type];
    int cartels = 0;  // AR-242
    for (const Court court : player.guilds) {
        const CourtRow& row = kCourt[court];
        ++own.guilds[at(row.suit)];
        own.preludes += row.prelude != Prelude::Nothing;
        if (row.cartel()) cartels += s.supply[row.suit];
    }
    for (const Resource type : every<Resource>())
        count_icons(own.counts, type, own.tokens[at(type)] + own.guilds[at(type)]);
    own.counts[at(Ambition::Tycoon)] += cartels;
    for (const auto captives : player.captives) own.counts[at(Ambition::Tyrant)] += captives;
    for (const auto& kind : player.trophies.items)
        for (const auto trophies : kind) own.counts[at(Ambition::Warlord)] += trophies;
    own.power = power(player);
    for (const Card card : player.hand) {
        ++own.cards;
        own.pips += kPips[card];
    }
    for (const Place place : s.buildings.cities[seat]) {
        ++own.cities;
        count_icons(own.sources, kMap[system_of(place)].type, 1);
    }
}

}  // namespace

double part_of_chapter_left(const State& s, int cards) {
    return std::min(1.0, static_cast<double>(cards) / (kDealt * s.seats()));
}

double part_of_game_left(const State& s, double of_chapter, int best) {
    const double played = (std::max<int>(s.chapter, 1) - of_chapter) / kLastChapter;
    return 1 - std::clamp(std::max(played, 0.9 * best / threshold(s.seats())), 0.0, 1.0);
}

double part_of_game_left(const State& s) {
    int cards = 0, best = 0;
    for (const Player& player : s.players) {
        cards += player.hand.size();
        best = std::max(best, power(player));
    }
    return part_of_game_left(s, part_of_chapter_left(s, cards), best);
}

Seat next_initiative(const State& s) {
    if (s.seized) return s.initiative;
    Seat who = s.initiative;
    int best = 0;
    for (const Played& played : s.played) {
        if (played.mode != Mode::Surpass || number_of(played.card) <= best) continue;
        best = number_of(played.card);
        who = played.owner;
    }
    return who;
}

Survey::Survey(const State& state)
    : s{state}, initiative{next_initiative(state)}, marker{available_marker(state)} {
    if (s.seats() == 2 && s.setup != SetupCard::None) neutral = kNeutral[s.out];
    look_at_boards();
    look_at_map();
    look_at_court();
}

void Survey::look_at_boards() {
    int cards = 0, best = 0;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        look_at_board(s, seat, seats[seat]);
        cards += seats[seat].cards;
        best = std::max(best, seats[seat].power);
    }
    cards_left = part_of_chapter_left(s, cards);
    left = part_of_game_left(s, cards_left, best);
}

void Survey::look_at_map() {
    static_assert(sizeof(Fleets) == sizeof(std::uint64_t));
    for (const System system : in_play(s))
        if (std::bit_cast<std::uint64_t>(s.fleets[system]) != 0) look_at_system(system);
}

// Where nobody has ships nothing is controlled, and nothing in danger.
void Survey::look_at_system(System system) {
    const Fleets& fleet = s.fleets[system];
    const PlaceSet places = places_of(system);
    const PlaceSet buildings = s.buildings.all() & places;
    int first = 0, second = 0;  // the largest fleets
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        second = std::max(second, std::min(first, fleet.of(seat)));
        first = std::max(first, fleet.of(seat));
    }
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        Holding& own = seats[seat];
        const int ships = fleet.of(seat);
        const PlaceSet mine = s.buildings.of(seat) & places;
        own.fresh += fleet.fresh[seat];
        own.damaged += fleet.damaged[seat];
        if (buildings != mine) own.prey += ships;
        const int rivals = ships == first ? second : first;
        if (rivals == 0) continue;
        if (!mine.empty()) own.exposed += std::max(0, rivals - fleet.fresh[seat]);
        own.edge += std::max(0, fleet.fresh[seat] - rivals);
    }
    look_at_control(system);
}

void Survey::look_at_control(System system) {
    const Seat who = controller(s, system);
    if (who == kNobody) return;
    ++(is_gate(system) ? seats[who].gates : seats[who].planets);
    const PlaceSet foreign = (s.buildings.all_cities() - s.buildings.cities[who]) & places_of(system);
    if (foreign.empty()) return;
    const int cities = foreign.size();
    seats[who].foreign += cities;
    count_icons(seats[who].sources, kMap[system].type, cities);
}

void Survey::look_at_court() {
    for (int i = 0; i < row_size(s.seats()); ++i) {
        const auto& there = s.agents[at(i)];
        int most = 0, all = 0;
        Seat first = kNobody;
        for (Seat seat = 0; seat < s.seats(); ++seat) {
            seats[seat].placed += there[seat];
            all += there[seat];
            if (there[seat] >= most) first = there[seat] == most ? kNobody : seat;
            most = std::max<int>(most, there[seat]);
        }
        if (first == kNobody || s.row[at(i)] == Court::None) continue;
        const CourtRow& row = kCourt[s.row[at(i)]];
        Holding& own = seats[first];
        ++(row.guild() ? own.leads_guild : own.leads_vox);
        own.grip += all - most;
        if (row.guild()) count_icons(own.sources, row.suit, 1);
    }
}

}  // namespace orrery::ar
