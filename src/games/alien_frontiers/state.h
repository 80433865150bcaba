// Everything on the table, and nothing else. Control, bonuses and scores follow from it (2.5) and are not
// kept.
#pragma once

#include <array>
#include <boost/describe.hpp>

#include "engine/deck.h"
#include "engine/frames.h"
#include "games/alien_frontiers/types.h"

namespace orrery::af {

// The questions of section 4.3 and the steps between them that run by themselves. What a frame remembers in
// a, b, c, d stands beside the step.
enum class Step : std::uint8_t {
    // chance
    FirstPlayer,  // AF-3
    DealDisplay,  // AF-10; a: cards still to come
    DealPlayers,  // AF-10; a: the seat that gets the next card, b: cards still to come
    DrawCard,     // AF-55, AF-143: one card for the display
    RollShips,    // AF-19, AF-178; a: own-colour ships still to roll, b: 1 if the relic is rolled last
    // without a question
    BeginTurn,      // AF-18
    FillDisplay,    // AF-143
    ResourceCache,  // AF-20
    CleanUp,        // AF-26
    HandOver,       // AF-2
    NewHubColony,   // AF-65: the extra advance after a launch
    // decisions of the current player
    Main,
    PickShip,  // a: station
    PickSet,   // a: station
    Cycle,
    Claim,
    PlaceColony,
    HubExtra,
    RaidMode,
    RaidResources,  // a: still to take, b: the last class taken (4.2)
    RaidCard,
    ShipTarget,  // a: card
    GravityDown,
    GravityUp,  // a: the ship that goes down
    WarpPick,   // a: card, b: own ships picked, c: relic picked, d: the last class picked + 1
    WarpCard,
    CrystalTerritory,
    FieldTerritory,  // a: card
    FieldPick,
    TeleportShip,
    TeleportTo,  // a: station it leaves, b: class, c: spent
    TeleportColony,
    TeleportOnto,  // a: territory, b: owner
    PolarityFirst,
    PolaritySecond,  // a: territory, b: owner
    PlasmaAt,
    PlasmaPick,  // a: station, b: ships hit so far, c: the last class hit + 1
    PlasmaDestroy,
    Trim
};
constexpr Step last_of(Step) { return Step::Trim; }
std::span<const std::string_view> names_of(Step);

// Where the relic ship is (AF-35). The first nine are the stations.
enum class RelicPlace : std::uint8_t {
    AlienArtifact,
    ColonistHub,
    ColonyConstructor,
    LunarMine,
    OrbitalMarket,
    RaidersOutpost,
    Shipyard,
    SolarConverter,
    TerraformingStation,
    MaintenanceBay,
    Hand,
    BurroughsDesert
};
constexpr RelicPlace last_of(RelicPlace) { return RelicPlace::BurroughsDesert; }
std::span<const std::string_view> names_of(RelicPlace);
constexpr RelicPlace place_of(Station station) { return static_cast<RelicPlace>(station); }

struct Relic {
    RelicPlace place = RelicPlace::BurroughsDesert;
    std::uint8_t owner = 0;  // 0 while it lies on Burroughs Desert
    std::uint8_t value = 0;  // 0 on Burroughs Desert and in the Maintenance Bay
    bool spent = false;      // at the Alien Artifact: its value has paid for a card (AF-53)

    constexpr bool owned() const { return place != RelicPlace::BurroughsDesert; }
    constexpr bool owned_by(Seat seat) const { return owned() && owner == seat; }
    friend constexpr bool operator==(const Relic&, const Relic&) = default;
};
BOOST_DESCRIBE_STRUCT(Relic, (), (place, owner, value, spent))

struct Player {
    std::uint8_t fuel = 0, ore = 0;
    std::uint8_t colonies = 0;  // free ones, in the supply
    std::uint8_t hub = 0;       // circle of the colony on the track, 0: none
    std::uint8_t stock = 3;     // own-colour ships not in the fleet
    std::uint8_t bay = 3;       // own-colour ships in the Maintenance Bay
    CardSet cards;
    Dice hand;  // unplaced own-colour ships

    friend constexpr bool operator==(const Player&, const Player&) = default;
};
BOOST_DESCRIBE_STRUCT(Player, (), (fuel, ore, colonies, hub, stock, bay, cards, hand))

// Cleared at the start of every turn (AF-18).
struct TurnFlags {
    CardSet used;                     // cards that lie in front of the current player and were used (AF-189)
    bool discard_power_used = false;  // AF-137
    bool asimov_used = false;         // AF-116
    std::uint8_t hub_ships_docked = 0;        // AF-116
    std::uint8_t mine_ships_docked = 0;       // AF-123
    std::uint8_t market_rate = 0;             // AF-78; 0: none
    Territory crystal = Territory::OffBoard;  // AF-148
    Dice spent;  // own-colour ships at the Alien Artifact whose value is spent (AF-53)

    friend constexpr bool operator==(const TurnFlags&, const TurnFlags&) = default;
};
BOOST_DESCRIBE_STRUCT(TurnFlags, (),
                      (used, discard_power_used, asimov_used, hub_ships_docked, mine_ships_docked,
                       market_rate, crystal, spent))

inline constexpr std::size_t kFrames = 8;
using Question = Frame<Step>;
using Seats = std::array<std::uint8_t, kSeats>;

struct State {
    FixedVector<Player, kSeats> players;
    By<Station, std::array<Dice, kSeats>> docked;  // own-colour ships, by owner; the relic is in `relic`
    By<Territory, Seats> colonies;
    By<Field, Territory> fields{{Territory::OffBoard, Territory::OffBoard, Territory::OffBoard}};
    Relic relic;
    Deck<Card> deck, discard;  // by kind; the deck has no order until a card is drawn
    std::array<Card, 3> display{Card::NoCard, Card::NoCard, Card::NoCard};
    std::uint8_t long_game = 0, first_player = 0;  // the setup: AF-6; 0 by chance, else seat + 1 (AF-3)
    Seat turn = 0;
    TurnFlags flags;
    Frames<Step, kFrames> todo;  // the last frame is asked first; empty: the game is over

    Player& me() { return players[turn]; }
    const Player& me() const { return players[turn]; }
    int seats() const { return static_cast<int>(players.size()); }
    const Question& asked() const { return todo.back(); }
    Question& asked() { return todo.back(); }
    friend constexpr bool operator==(const State&, const State&) = default;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (players, docked, colonies, fields, relic, deck, discard, display, long_game,
                       first_player, turn, flags, todo))
static_assert(sizeof(State) <= 1024);

}  // namespace orrery::af
