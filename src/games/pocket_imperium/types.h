// The vocabulary of the rulebook: systems and sets of them, kinds, commands, plans.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/bits.h"
#include "core/by.h"
#include "engine/action.h"
#include "engine/json.h"

namespace orrery::pi {

inline constexpr int kSeats = 4;
inline constexpr int kSlots = 6;        // places for numbered tiles
inline constexpr int kTileSystems = 7;  // systems of a numbered tile
inline constexpr int kSystems = 1 + kSlots * kTileSystems;
inline constexpr int kTiles = 6;       // tiles 2 .. 7
inline constexpr int kMaxShips = 12;   // PI-8
inline constexpr int kStartShips = 2;  // PI-15, PI-16
inline constexpr int kReveals = 3;

using System = std::uint8_t;
inline constexpr System kPrime = 0;
// 6.1: the system at board position p of slot k (1 .. 6) is 7(k-1) + p + 1: "s1_c", "s1_n" ... "s6_nw".
constexpr System system_at(int slot, int position) {
    return static_cast<System>(kTileSystems * (slot - 1) + position + 1);
}
std::span<const std::string_view> system_names();

struct OfSystems {};
inline std::span<const std::string_view> names_of(OfSystems) { return system_names(); }
using SystemSet = Bits<kSystems, System, OfSystems>;

// A number of ships for each system; as JSON only those that are not 0.
struct ShipCounts {
    std::array<std::uint8_t, kSystems> count{};

    constexpr std::uint8_t& operator[](System system) { return count[system]; }
    constexpr int operator[](System system) const { return count[system]; }
    friend constexpr bool operator==(const ShipCounts&, const ShipCounts&) = default;
};
Json write_json(const ShipCounts& ships);
void read_json(const Json& json, ShipCounts& ships, JsonReader& reader);

// PI-2. Prime has no kind of its own here: it is always system 0.
enum class Kind : std::uint8_t { Empty, LevelOne, LevelTwo, Asteroid, BlackHole };
constexpr Kind last_of(Kind) { return Kind::BlackHole; }
std::span<const std::string_view> names_of(Kind);

// Of a numbered tile.
enum class Side : std::uint8_t { A, B };
constexpr Side last_of(Side) { return Side::B; }
std::span<const std::string_view> names_of(Side);

// What there may be too little of.
enum class Lacks : std::uint8_t { Fresh, Fleet, Force };
constexpr Lacks last_of(Lacks) { return Lacks::Force; }
std::span<const std::string_view> names_of(Lacks);

enum class Command : std::uint8_t { Expand, Explore, Exterminate };
constexpr Command last_of(Command) { return Command::Exterminate; }
std::span<const std::string_view> names_of(Command);

enum class Galaxy : std::uint8_t { Standard, Cloud, Pyramid, Ring, RingEmpire };
constexpr Galaxy last_of(Galaxy) { return Galaxy::RingEmpire; }
std::span<const std::string_view> names_of(Galaxy);

// 6.5: a plan says how many cards of each command are in each reveal. Plans 0-5 are for 3 and 4 players, 6-26
// for 2.
using Cards = By<Command, std::uint8_t>;
struct Plan {
    std::array<Cards, kReveals> reveals{};
    friend constexpr bool operator==(const Plan&, const Plan&) = default;
};
inline constexpr int kSinglePlans = 6;
inline constexpr int kPairPlans = 21;
inline constexpr int kPlans = kSinglePlans + kPairPlans;
std::span<const std::string_view> plan_names();
const Plan& plan_of(int plan);
// The plans of a game with so many players: [first, last).
constexpr int first_plan(int players) { return players == 2 ? kSinglePlans : 0; }
constexpr int last_plan(int players) { return players == 2 ? kPlans : kSinglePlans; }

}  // namespace orrery::pi
