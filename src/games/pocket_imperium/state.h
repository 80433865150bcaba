// Everything on the table, and nothing else (4.5). Supply, control of sectors and effectiveness follow from
// it.
#pragma once

#include <boost/describe.hpp>

#include "engine/frames.h"
#include "games/pocket_imperium/atlas.h"

namespace orrery::pi {

// The questions of section 4.3 and the steps between them. What a frame remembers stands beside the step.
enum class Step : std::uint8_t {
    // chance
    PlaceTile,    // CH1; a: slot that gets the next tile
    TurnTile,     // CH2; a: slot
    FlipTile,     // CH3; a: slot
    FirstPlayer,  // CH4
    BountyValue,  // PI-127: what the tile just taken is worth; a: seat, b: system
    // without a question
    LayTiles,      // the map is complete: kinds of systems
    SpreadBounty,  // CH5, PI-121
    BeginRound,
    NextOrder,  // PI-33, PI-34; a: command, b: seats after the first player, c: cards of it executed, d:
                // PI-F1
    NextReveal,
    Sustain,       // PI-88
    NextScorer,    // PI-94; a: seats after the first player
    PrimeScorer,   // PI-99
    TakeBounty,    // PI-127
    EndRound,      // PI-103
    NextComeBack,  // PI-108; a: seats after the first player
    PassMarker,    // PI-110
    // decisions
    SetupFirst,         // PI-15
    SetupSecond,        // PI-16
    MakePlan,           // PI-30: everybody at once
    Expand,             // a: actions left, b: the last system + 1 (PI-F1)
    ExploreOrigin,      // a: actions left, b: the last origin + 1, c: the last destination (PI-F2)
    ExploreSize,        // a: origin
    ExploreDest,        // a: origin, b: ships
    ExploreRoute,       // a: origin, b: ships, c: destination
    ExploreExchange,    // a: origin, b: ships, c: destination, d: intermediate system
    ExterminateTarget,  // a: actions left, b: the last target + 1 (PI-F4)
    ExterminateShips,   // a: target, b: source, c: sent so far
    ScoreSector,
    PrimeSector,
    ComeBack
};
constexpr Step last_of(Step) { return Step::ComeBack; }
std::span<const std::string_view> names_of(Step);

// The options of section 3, as positions in the tables of rules.cpp.
struct Choices {
    std::uint8_t galaxy = 0, layout = 0, sides = 0, prime = 0, bounty = 0, first_player = 0;
    std::uint8_t prime_entry = 0;  // PI-Q1: 0 by Explore, too; 1 the letter of the rulebook: not by Explore
    std::uint8_t prime_sector =
        0;  // PI-Q9: 0 not the own sector again; 1 the letter: only those of others are barred

    friend constexpr bool operator==(const Choices&, const Choices&) = default;
};
BOOST_DESCRIBE_STRUCT(Choices, (),
                      (galaxy, layout, sides, prime, bounty, first_player, prime_entry, prime_sector))

// The tile on a slot: its number (0: none yet), how far it is turned, its side.
struct Tile {
    std::uint8_t number = 0, turned = 0, side = 0;
    friend constexpr bool operator==(const Tile&, const Tile&) = default;
};
BOOST_DESCRIBE_STRUCT(Tile, (), (number, turned, side))

struct Player {
    SystemSet held;                  // systems with own ships (PI-5)
    std::uint8_t points = 0;         // of sectors and of the end: public
    std::uint8_t plan = 0;           // 0: none handed in, else the number of the plan + 1
    std::uint8_t chosen = 0;         // the sector chosen in this round (slot), 0: none
    std::uint8_t bounties = 0;       // tiles taken
    std::uint8_t bounty_points = 0;  // what they are worth: known to the owner until the end

    friend constexpr bool operator==(const Player&, const Player&) = default;
};
BOOST_DESCRIBE_STRUCT(Player, (), (held, points, plan, chosen, bounties, bounty_points))

inline constexpr std::size_t kFrames = 10;  // one more than was ever needed
using Question = Frame<Step>;

struct State {
    Choices choices;
    std::array<Tile, kSlots> tiles{};  // by slot - 1
    By<Kind, SystemSet> kinds;         // Prime is in none of them
    FixedVector<Player, kSeats> players;
    ShipCounts ships;                               // of whoever holds the system
    std::uint8_t round = 0;                         // 1 ..
    Seat first = 0;                                 // the first player
    std::uint8_t reveals = 0;                       // reveals made in this round
    std::uint8_t scored = 0;                        // sectors scored in this round: bit slot - 1
    SystemSet bounty;                               // systems with a bounty tile
    std::uint8_t blank_tiles = 0, point_tiles = 0;  // bounty tiles not yet taken, by value
    // The order being executed.
    ShipCounts fresh;                // PI-63, PI-81
    SystemSet held_before, invaded;  // PI-F4, PI-F5
    Frames<Step, kFrames> todo;      // the last frame is asked first; empty: the game is over

    int seats() const { return static_cast<int>(players.size()); }
    const Question& asked() const { return todo.back(); }
    Question& asked() { return todo.back(); }
    friend constexpr bool operator==(const State&, const State&) = default;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (choices, tiles, kinds, players, ships, round, first, reveals, scored, bounty,
                       blank_tiles, point_tiles, fresh, held_before, invaded, todo))
static_assert(sizeof(State) <= 1024);

}  // namespace orrery::pi
