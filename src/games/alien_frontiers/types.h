// The vocabulary of the rulebook: stations, territories, cards, generators, and the multiset of dice.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/bits.h"
#include "core/by.h"
#include "engine/action.h"
#include "engine/json.h"

namespace orrery::af {

inline constexpr int kSeats = 4;

enum class Station : std::uint8_t {
    AlienArtifact,
    ColonistHub,
    ColonyConstructor,
    LunarMine,
    OrbitalMarket,
    RaidersOutpost,
    Shipyard,
    SolarConverter,
    TerraformingStation
};
constexpr Station last_of(Station) { return Station::TerraformingStation; }
std::span<const std::string_view> names_of(Station);

// What there may be too little of.
enum class Lacks : std::uint8_t { Fuel, Ore, Value, Sum, Total, Docks, Ships, Circle };
constexpr Lacks last_of(Lacks) { return Lacks::Circle; }
std::span<const std::string_view> names_of(Lacks);

enum class Territory : std::uint8_t {
    AsimovCrater,
    BradburyPlateau,
    BurroughsDesert,
    HeinleinPlains,
    HerbertValley,
    LemBadlands,
    PohlFoothills,
    VanVogtMountains,
    OffBoard  // a generator that is not placed, a crystal that is not used
};
constexpr Territory last_of(Territory) { return Territory::VanVogtMountains; }
std::span<const std::string_view> names_of(Territory);  // "none" included

enum class Card : std::uint8_t {
    AlienCity,
    AlienMonument,
    BoosterPod,
    DataCrystal,
    GravityManipulator,
    HolographicDecoy,
    OrbitalTeleporter,
    PlasmaCannon,
    PolarityDevice,
    ResourceCache,
    StasisBeam,
    TemporalWarper,
    NoCard  // an empty place in the display
};
constexpr Card last_of(Card) { return Card::TemporalWarper; }
std::span<const std::string_view> names_of(Card);  // "none" included

enum class Field : std::uint8_t { Isolation, Positron, Repulsor };
constexpr Field last_of(Field) { return Field::Repulsor; }
std::span<const std::string_view> names_of(Field);

enum class Resource : std::uint8_t { Fuel, Ore };
constexpr Resource last_of(Resource) { return Resource::Ore; }
std::span<const std::string_view> names_of(Resource);

// The cards in front of a player: never two of one kind (AF-135). NoCard may be asked for.
using CardSet = Bits<kCount<Card> + 1, Card>;

// How many ships show each value: a multiset of dice in one word, four bits a value. Equal dice are one thing
// (4.2).
struct Dice {
    std::uint32_t packed = 0;

    static constexpr Dice one(int value) { return {1U << (4 * value)}; }
    constexpr int count(int value) const { return static_cast<int>((packed >> (4 * value)) & 0xFU); }
    constexpr bool has(int value) const { return count(value) != 0; }
    constexpr bool empty() const { return packed == 0; }
    constexpr int size() const { return static_cast<int>((packed * 0x11111111U) >> 28U); }
    constexpr int highest() const { return packed == 0 ? 0 : (31 - std::countl_zero(packed)) / 4; }
    constexpr int lowest() const { return packed == 0 ? 0 : std::countr_zero(packed) / 4; }
    constexpr int sum() const {
        int total = 0;
        for (int v = 1; v <= 6; ++v) total += v * count(v);
        return total;
    }
    constexpr void add(int value) { packed += 1U << (4 * value); }
    constexpr void remove(int value) {
        assert(has(value));
        packed -= 1U << (4 * value);
    }
    constexpr Dice operator+(Dice other) const { return {packed + other.packed}; }
    constexpr Dice operator-(Dice other) const { return {packed - other.packed}; }
    constexpr bool includes(Dice part) const {
        for (int v = 1; v <= 6; ++v)
            if (count(v) < part.count(v)) return false;
        return true;
    }
    friend constexpr bool operator==(const Dice&, const Dice&) = default;
};
Json write_json(const Dice& dice);
void read_json(const Json& json, Dice& dice, JsonReader& reader);

// The class of a ship: its value, and whether it is the relic ship. Ordered by value, own colour first (4.2).
struct ShipClass {
    std::uint8_t code = 0;

    static constexpr ShipClass own(int value) { return {static_cast<std::uint8_t>(2 * (value - 1))}; }
    static constexpr ShipClass relic(int value) { return {static_cast<std::uint8_t>(2 * (value - 1) + 1)}; }
    constexpr int value() const { return code / 2 + 1; }
    constexpr bool is_relic() const { return (code & 1U) != 0; }
    friend constexpr auto operator<=>(const ShipClass&, const ShipClass&) = default;
};
inline constexpr int kShipClasses = 12;

// Three consecutive values, and which of them, if any, is the relic ship: 0 none, 1 the lowest ... 3 the
// highest.
struct Straight {
    std::uint8_t code = 0;

    static constexpr Straight of(int lowest, int relic) {
        return {static_cast<std::uint8_t>((lowest - 1) * 4 + relic)};
    }
    constexpr int lowest() const { return code / 4 + 1; }
    constexpr int relic() const { return code % 4; }
    constexpr int sum() const { return 3 * lowest() + 3; }
};
inline constexpr int kStraights = 16;

}  // namespace orrery::af
