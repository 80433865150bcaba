// What the rulebook prints in tables (sections 2 and 6): docks, prices, cards.
#pragma once

#include "games/alien_frontiers/state.h"
#include "games/alien_frontiers/verbs.h"

namespace orrery::af {

struct Price {
    std::uint8_t fuel = 0, ore = 0;
};

// What one docking places at a station (AF-45, AF-46).
enum class Takes : std::uint8_t { OneShip, Pair, Triple, Straight };
constexpr int ships_of(Takes takes) { return takes == Takes::OneShip ? 1 : takes == Takes::Pair ? 2 : 3; }

struct StationRow {
    Station station{};
    Takes takes{};
    std::array<std::uint8_t, 3> docks{};  // free for players with 2, 3, 4 of them (2.3); at the hub: for each
    std::array<std::uint8_t, 3> dummies{};  // docks closed by dummy ships (AF-12, AF-13)
};

// clang-format off
inline constexpr auto kStations = table(&StationRow::station, {
    StationRow{Station::AlienArtifact,       Takes::OneShip,  {4, 4, 4}, {0, 0, 0}},
    StationRow{Station::ColonistHub,         Takes::OneShip,  {3, 3, 3}, {0, 0, 0}},
    StationRow{Station::ColonyConstructor,   Takes::Triple,   {3, 6, 6}, {3, 0, 0}},
    StationRow{Station::LunarMine,           Takes::OneShip,  {3, 4, 5}, {2, 1, 0}},
    StationRow{Station::OrbitalMarket,       Takes::Pair,     {2, 2, 4}, {2, 2, 0}},
    StationRow{Station::RaidersOutpost,      Takes::Straight, {3, 3, 3}, {0, 0, 0}},
    StationRow{Station::Shipyard,            Takes::Pair,     {2, 4, 6}, {4, 2, 0}},
    StationRow{Station::SolarConverter,      Takes::OneShip,  {7, 7, 8}, {1, 1, 0}},
    StationRow{Station::TerraformingStation, Takes::OneShip,  {1, 1, 1}, {0, 0, 0}},
});
// clang-format on

// A power of a card: the question that chooses its target (Step::Main: the card has no such power).
struct Power {
    Step asks = Step::Main;
    std::uint8_t fuel =
        0;  // its price; the Data Crystal's and the Plasma Cannon's depend on the target (AF-148, AF-164)
    constexpr bool exists() const { return asks != Step::Main; }
};

struct CardRow {
    Card card{};
    std::uint8_t copies = 2;
    Power fuel{}, discard{};
    Verb changes = Verb::End;        // Step::ShipTarget: what it does to a ship: Raise, Lower, Flip
    Field field = Field::Isolation;  // Step::FieldTerritory: the generator it places
    std::uint8_t points = 0;         // AF-145
};

// clang-format off
inline constexpr auto kCards = table(&CardRow::card, {
    CardRow{.card = Card::AlienCity, .copies = 1, .points = 1},
    CardRow{.card = Card::AlienMonument, .copies = 1, .points = 1},
    CardRow{.card = Card::BoosterPod, .fuel = {Step::ShipTarget, 1}, .discard = {Step::FieldPick}, .changes = Verb::Raise},
    CardRow{.card = Card::DataCrystal, .fuel = {Step::CrystalTerritory, 1}, .discard = {Step::FieldTerritory}, .field = Field::Positron},
    CardRow{.card = Card::GravityManipulator, .fuel = {Step::GravityDown, 2}, .discard = {Step::FieldTerritory}, .field = Field::Repulsor},
    CardRow{.card = Card::HolographicDecoy},
    CardRow{.card = Card::OrbitalTeleporter, .fuel = {Step::TeleportShip, 2}, .discard = {Step::TeleportColony}},
    CardRow{.card = Card::PlasmaCannon, .fuel = {Step::PlasmaAt, 1}, .discard = {Step::PlasmaDestroy}},
    CardRow{.card = Card::PolarityDevice, .fuel = {Step::ShipTarget, 1}, .discard = {Step::PolarityFirst}, .changes = Verb::Flip},
    CardRow{.card = Card::ResourceCache},
    CardRow{.card = Card::StasisBeam, .fuel = {Step::ShipTarget, 1}, .discard = {Step::FieldTerritory}, .changes = Verb::Lower, .field = Field::Isolation},
    CardRow{.card = Card::TemporalWarper, .fuel = {Step::WarpPick, 1}, .discard = {Step::WarpCard}},
});
// clang-format on

constexpr int copies_of_all_cards() {
    int total = 0;
    for (const CardRow& row : kCards.items) total += row.copies;
    return total;
}
static_assert(copies_of_all_cards() == 22);

inline constexpr int kOwnShips = 6;            // of one colour (AF-4)
inline constexpr int kLastCircle = 7;          // of a hub track (AF-58)
inline constexpr int kClaimTotal = 8;          // AF-52
inline constexpr int kResourceLimit = 8;       // AF-32
inline constexpr int kRaidSpoils = 4;          // AF-88
inline constexpr int kFewestShips = 3;         // AF-37
inline constexpr Price kLaunchPrice{1, 1};     // AF-63
inline constexpr Price kRelicPrice{1, 1};      // AF-124
inline constexpr Price kTerraformPrice{1, 1};  // AF-103

// AF-5, AF-6: colonies of each player.
constexpr int colonies_per_player(int players, bool long_game) {
    return long_game ? 8 : players == 2 ? 8 : players == 3 ? 7 : 6;
}

}  // namespace orrery::af
