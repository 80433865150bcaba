// What the rulebook prints in tables: map, cards, boards, dice, markers (sections 2 and 6).
// Provenance: all as the public faces of the components show it ([P-COMP]), amounts and constants as in the
// public rulebook and the player aid ([P-RB], [S]); nothing is reconstructed. tests/arcs/data_test.cpp
// holds 6.1 - 6.4 and 6.6 to docs/rules/arcs.en.md.
#pragma once

#include <array>

#include "games/arcs/types.h"

namespace orrery::ar {

// --- 2: constants ---

inline constexpr int kShipsEach = 15, kStarportsEach = 5, kCitiesEach = 5, kAgentsEach = 10;
inline constexpr int kTokensOfType = 5, kDiceOfType = 6, kLastChapter = 5, kDealt = 6, kMarkers = 3;
inline constexpr int kMuster = 3;  // AR-151, AR-175
constexpr int row_size(int players) { return players == 2 ? 3 : 4; }
constexpr int threshold(int players) { return players == 2 ? 33 : players == 3 ? 30 : 27; }

// 2.5
struct MarkerValue {
    std::uint8_t first, second;
};
inline constexpr MarkerValue kMarkerValues[kMarkers][2] = {
    {{2, 0}, {4, 2}}, {{3, 2}, {6, 3}}, {{5, 3}, {9, 4}}};

// 2.6: the last slot is that of Ancient Holdings (AR-238), open for its owner alone.
inline constexpr int kSlots = 7, kHoldings = 6;
inline constexpr std::uint8_t kRaidCost[kSlots] = {3, 1, 1, 2, 1, 3, 4};
inline constexpr std::uint8_t kOpenSlots[kCitiesEach + 1] = {6, 6, 6, 4, 3, 2};  // by cities on the board
inline constexpr std::uint8_t kCityBonus[kCitiesEach + 1] = {5, 2, 0, 0, 0, 0};
inline constexpr std::uint8_t kArrangeOrder[kSlots] = {kHoldings, 0, 5, 3, 1, 2, 4};  // AR-51

// 2.7: by number of the card; 1 declares nothing, 7 any.
inline constexpr Ambition kAmbitionOf[8] = {Ambition::None,   Ambition::None,    Ambition::Tycoon,
                                            Ambition::Tyrant, Ambition::Warlord, Ambition::Keeper,
                                            Ambition::Empath, Ambition::None};

// --- 2.4: dice. What a face shows, and how many faces of the die are so ---

struct Face {
    std::uint8_t self = 0, intercept = 0, hit = 0, building = 0, key = 0;
    std::uint8_t faces = 1;
};
enum class Die : std::uint8_t { Raid, Assault, Skirmish };
constexpr Die last_of(Die) { return Die::Skirmish; }
inline constexpr int kFaces = 5;
inline constexpr int kFacesOf[] = {5, 5, 2};  // different ones, by die
inline constexpr Face kDice[][kFaces] = {
    {{.intercept = 1, .key = 2},
     {.self = 1, .key = 1},
     {.self = 1, .building = 1, .faces = 2},
     {.building = 1, .key = 1},
     {.intercept = 1}},
    {{}, {.self = 1, .hit = 1, .faces = 2}, {.self = 1, .hit = 2}, {.hit = 2}, {.intercept = 1, .hit = 1}},
    {{.faces = 3}, {.hit = 1, .faces = 3}, {.faces = 0}, {.faces = 0}, {.faces = 0}}};

// --- 5.10: what is built, and the rules that refuse it without a place, or when none is left ---

struct PieceRow {
    Piece piece{};
    const char* place = "";
    const char* stock = "";
};
inline constexpr auto kPieceRows =
    table(&PieceRow::piece,
          {PieceRow{Piece::City, "AR-107", "AR-108"}, PieceRow{Piece::Starport, "AR-107", "AR-109"},
           PieceRow{Piece::Ship, "AR-110", "AR-34"}, PieceRow{Piece::CloudCity, "AR-231", "AR-108"}});

// --- 6.1: the map ---

struct SystemRow {
    Resource type = Resource::None;
    std::uint8_t slots = 0;
};
inline constexpr SystemRow kMap[kSystems] = {{},  // 1
                                             {Resource::Weapon, 2},
                                             {Resource::Fuel, 1},
                                             {Resource::Material, 2},
                                             {},  // 2
                                             {Resource::Psionic, 1},
                                             {Resource::Weapon, 1},
                                             {Resource::Relic, 2},
                                             {},  // 3
                                             {Resource::Material, 1},
                                             {Resource::Fuel, 1},
                                             {Resource::Weapon, 2},
                                             {},  // 4
                                             {Resource::Relic, 2},
                                             {Resource::Fuel, 2},
                                             {Resource::Material, 1},
                                             {},  // 5
                                             {Resource::Weapon, 1},
                                             {Resource::Relic, 1},
                                             {Resource::Psionic, 2},
                                             {},  // 6
                                             {Resource::Material, 1},
                                             {Resource::Fuel, 2},
                                             {Resource::Psionic, 1}};

// Clusters as bits; every set of clusters out of play has its own map.
using ClusterSet = std::uint8_t;
inline constexpr int kClusterSets = 1 << kClusters;

struct MapTables {
    std::array<SystemSet, kClusterSets> in_play{};
    std::array<std::array<SystemSet, kSystems>, kClusterSets> neighbours{};
};

// Inside a cluster: gate to every planet, arrow to crescent to hexagon; 2h-3a and 5h-6a across.
consteval std::array<SystemSet, kSystems> fixed_neighbours() {
    std::array<SystemSet, kSystems> near{};
    const auto join = [&](int one, int two) {
        near[at(one)].add(byte(two));
        near[at(two)].add(byte(one));
    };
    for (int gate = 0; gate < kSystems; gate += 4) {
        for (int planet = 1; planet < 4; ++planet) join(gate, gate + planet);
        for (int planet = 1; planet < 3; ++planet) join(gate + planet, gate + planet + 1);
    }
    join(7, 9);
    join(19, 21);
    return near;
}

// AR-22: the next gate in play, going up or down.
consteval System next_gate(unsigned out, int cluster, int step) {
    do cluster = (cluster + step) % kClusters;
    while (((out >> cluster) & 1U) != 0);
    return gate_of(cluster);
}

// AR-21, AR-22: gates in play form a ring in the order of their numbers.
consteval MapTables make_map() {
    constexpr auto kFixed = fixed_neighbours();
    MapTables map;
    for (unsigned out = 0; out < kClusterSets; ++out) {
        for (System system = 0; system < kSystems; ++system)
            if (((out >> cluster_of(system)) & 1U) == 0) map.in_play[out].add(system);
        for (const System system : map.in_play[out]) {
            map.neighbours[out][system] = kFixed[system] & map.in_play[out];
            if (!is_gate(system)) continue;
            for (const int step : {1, kClusters - 1})
                map.neighbours[out][system].add(next_gate(out, cluster_of(system), step));
            map.neighbours[out][system].remove(system);
        }
    }
    return map;
}
inline constexpr MapTables kMapTables = make_map();

struct PlaceTables {
    std::array<System, kPlaces> system{};
    std::array<PlaceSet, kSystems> all{}, slots{};  // of a system: every place, and the slots alone
    PlaceSet clouds, gate_cities, gate_ports, planets;
    std::array<Place, kSystems> cloud{}, gate_city{}, gate_port{};
};

consteval PlaceTables make_places() {
    PlaceTables t{};
    Place next = 0;
    const auto put = [&](System system, PlaceSet& kind) {
        t.system[next] = system;
        t.all[system].add(next);
        kind.add(next);
        return next++;
    };
    for (System system = 0; system < kSystems; ++system) {
        t.cloud[system] = t.gate_city[system] = t.gate_port[system] = kNoPlace;
        if (is_gate(system)) {
            t.gate_city[system] = put(system, t.gate_cities);
            t.gate_port[system] = put(system, t.gate_ports);
            continue;
        }
        for (int i = 0; i < kMap[system].slots; ++i) put(system, t.slots[system]);
        t.cloud[system] = put(system, t.clouds);
        t.planets = t.planets | t.all[system];
    }
    return t;
}
inline constexpr PlaceTables kPlaceTables = make_places();
static_assert(kPlaceTables.system[kPlaces - 1] == kSystems - 1);

constexpr System system_of(Place place) { return kPlaceTables.system[place]; }

// --- 6.2: action cards ---

inline constexpr std::uint8_t kPips[kCards] = {4, 4, 3, 3, 3, 2, 1, 3, 3, 2, 2, 2, 2, 1,
                                               4, 4, 3, 3, 2, 2, 1, 4, 4, 3, 3, 2, 2, 1};
inline constexpr KindSet kSuitActions[] = {KindSet::of(Kind::Tax, Kind::Repair, Kind::Influence),
                                           KindSet::of(Kind::Battle, Kind::Move, Kind::Secure),
                                           KindSet::of(Kind::Build, Kind::Repair),
                                           KindSet::of(Kind::Move, Kind::Influence)};

// --- 6.3: Court cards ---

// What a Guild card does in the Prelude; all but Unite and Fence discard it for that (AR-97).
enum class Prelude : std::uint8_t {
    Nothing,
    Claim,     // AR-160
    Rob,       // AR-164
    Unite,     // AR-165
    Gates,     // AR-170
    Muster,    // AR-175
    Redraw,    // AR-183
    Persuade,  // AR-186
    Broker,    // AR-192
    Fence,     // AR-193
    Bare       // AR-181: only the discard for nothing
};

struct CourtRow {
    Court court{};
    std::string_view name;
    Resource suit = Resource::None;  // None: Vox
    std::uint8_t keys = 0;
    Prelude prelude = Prelude::Nothing;
    bool loyal = false;          // AR-142, AR-158: tokens may be spent as its suit
    Suit unites = Suit::None;    // AR-165
    const char* rule = nullptr;  // of its Prelude text

    constexpr bool guild() const { return suit != Resource::None; }
    constexpr bool cartel() const { return prelude == Prelude::Rob; }  // AR-161
    constexpr bool discards() const {                                  // AR-97
        return prelude != Prelude::Nothing && prelude != Prelude::Unite && prelude != Prelude::Fence;
    }
};

// clang-format off
inline constexpr auto kCourt = table(&CourtRow::court, {
    CourtRow{Court::LoyalEngineers, "loyal_engineers", Resource::Material, 3, Prelude::Nothing, true},
    CourtRow{Court::MiningInterest, "mining_interest", Resource::Material, 2, Prelude::Claim, false, Suit::None, "AR-160"},
    CourtRow{Court::MaterialCartel, "material_cartel", Resource::Material, 2, Prelude::Rob, false, Suit::None, "AR-164"},
    CourtRow{Court::AdminUnion, "admin_union", Resource::Material, 2, Prelude::Unite, false, Suit::Administration, "AR-165"},
    CourtRow{Court::ConstructionUnion, "construction_union", Resource::Material, 2, Prelude::Unite, false, Suit::Construction, "AR-166"},
    CourtRow{Court::FuelCartel, "fuel_cartel", Resource::Fuel, 2, Prelude::Rob, false, Suit::None, "AR-167"},
    CourtRow{Court::LoyalPilots, "loyal_pilots", Resource::Fuel, 3, Prelude::Nothing, true},
    CourtRow{Court::Gatekeepers, "gatekeepers", Resource::Fuel, 2, Prelude::Gates, false, Suit::None, "AR-170"},
    CourtRow{Court::ShippingInterest, "shipping_interest", Resource::Fuel, 2, Prelude::Claim, false, Suit::None, "AR-172"},
    CourtRow{Court::SpacingUnion, "spacing_union", Resource::Fuel, 2, Prelude::Unite, false, Suit::Mobilization, "AR-173"},
    CourtRow{Court::ArmsUnion, "arms_union", Resource::Weapon, 2, Prelude::Unite, false, Suit::Aggression, "AR-174"},
    CourtRow{Court::PrisonWardens, "prison_wardens", Resource::Weapon, 2, Prelude::Muster, false, Suit::None, "AR-175"},
    CourtRow{Court::Skirmishers, "skirmishers", Resource::Weapon, 2, Prelude::Muster, false, Suit::None, "AR-175"},
    CourtRow{Court::CourtEnforcers, "court_enforcers", Resource::Weapon, 2, Prelude::Muster, false, Suit::None, "AR-175"},
    CourtRow{Court::LoyalMarines, "loyal_marines", Resource::Weapon, 3, Prelude::Muster, true, Suit::None, "AR-175"},
    CourtRow{Court::LatticeSpies, "lattice_spies", Resource::Psionic, 2, Prelude::Bare, false, Suit::None, "AR-181"},
    CourtRow{Court::Farseers, "farseers", Resource::Psionic, 2, Prelude::Redraw, false, Suit::None, "AR-183"},
    CourtRow{Court::SecretOrder, "secret_order", Resource::Psionic, 2},
    CourtRow{Court::LoyalEmpaths, "loyal_empaths", Resource::Psionic, 3, Prelude::Nothing, true},
    CourtRow{Court::SilverTongues, "silver_tongues", Resource::Psionic, 2, Prelude::Persuade, false, Suit::None, "AR-186"},
    CourtRow{Court::LoyalKeepers, "loyal_keepers", Resource::Relic, 3, Prelude::Nothing, true},
    CourtRow{Court::SwornGuardians, "sworn_guardians", Resource::Relic, 1},
    CourtRow{Court::ElderBroker, "elder_broker", Resource::Relic, 2, Prelude::Broker, false, Suit::None, "AR-192"},
    CourtRow{Court::RelicFence, "relic_fence", Resource::Relic, 2, Prelude::Fence, false, Suit::None, "AR-193"},
    CourtRow{Court::GalacticBards, "galactic_bards", Resource::Relic, 1},
    CourtRow{Court::MassUprising, "mass_uprising"},
    CourtRow{Court::PopulistDemands, "populist_demands"},
    CourtRow{Court::OutrageSpreads, "outrage_spreads"},
    CourtRow{Court::SongOfFreedom, "song_of_freedom"},
    CourtRow{Court::GuildStruggle, "guild_struggle"},
    CourtRow{Court::CallToAction, "call_to_action"},
});
// clang-format on

consteval CourtSet court_with(bool (*fits)(const CourtRow&)) {
    CourtSet set;
    for (const CourtRow& row : kCourt.items)
        if (fits(row)) set.add(row.court);
    return set;
}
consteval By<Resource, CourtSet> guilds_by_suit() {
    By<Resource, CourtSet> sets;
    for (const CourtRow& row : kCourt.items)
        if (row.guild()) sets[row.suit].add(row.court);
    return sets;
}
inline constexpr By<Resource, CourtSet> kGuildsOf = guilds_by_suit();
inline constexpr CourtSet kGuilds = court_with([](const CourtRow& row) { return row.guild(); });
inline constexpr CourtSet kLoyal = court_with([](const CourtRow& row) { return row.loyal; });
inline constexpr CourtSet kAllCourt = court_with([](const CourtRow&) { return true; });
inline constexpr CourtSet kPreludes =
    court_with([](const CourtRow& row) { return row.prelude != Prelude::Nothing; });

// AR-165: the Union of a suit.
constexpr Court union_of(Suit suit) {
    for (const CourtRow& row : kCourt.items)
        if (row.unites == suit) return row.court;
    return Court::None;
}

// --- 6.4: setup cards ---

struct SeatSetup {
    System a = kNoSystem, b = kNoSystem;
    std::array<System, 2> c{kNoSystem, kNoSystem};
};
struct SetupRow {
    SetupCard card{};
    std::string_view name;
    std::uint8_t players = 0;
    ClusterSet out = 0;
    std::array<SeatSetup, kSeats> seats{};
};
const By<SetupCard, SetupRow>& setup_rows();
std::span<const std::string_view> setup_choices();  // "random" and the cards, in order

// --- 6.6: leaders ---

// What a leader puts into one box of the seat's systems.
struct StartPieces {
    std::uint8_t cities = 0, starports = 0, ships = 0;
};
struct LeaderRow {
    Leader leader{};
    std::string_view name;
    std::array<Resource, 2> tokens{};
    StartPieces a{}, b{};
    std::uint8_t c_ships = 2;
    Resource tax_bonus = Resource::None;    // AR-206, AR-208
    Ambition modest_in = Ambition::None;    // AR-205, AR-215
    ResourceSet covered{};                  // AR-207
    Resource lavish_with = Resource::None;  // AR-209
    Trigger trigger = Trigger::None;        // AR-210, AR-218
    std::uint8_t extra_dice = 0;            // AR-212
    std::uint8_t most_ships = kShipsEach;   // AR-213: in a step of a Move
    // AR-214, AR-216: an extra action may go with the pip's action, before it (as one kind of its own) or
    // after.
    Kind join = Kind::Tax, joined = Kind::Tax, extra = Kind::Tax;  // Tax: nothing is joined
    bool callow = false;                                           // AR-211
    bool beloved = false;                                          // AR-203, AR-204
    bool generous = false;                                         // AR-217
    std::uint8_t guild_agents = 1;                                 // AR-219: needed to Secure a Guild card

    constexpr bool joins() const { return join != Kind::Tax; }
};
const LeaderRow& leader_row(Leader leader);  // of None: nothing special

// AR-8: without leaders.
inline constexpr StartPieces kStartA{.cities = 1, .ships = 3}, kStartB{.starports = 1, .ships = 3};
inline constexpr int kStartC = 2;

}  // namespace orrery::ar
