// The vocabulary of the rulebook: systems, places of buildings, cards, resources, ambitions, and sets of
// them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/bits.h"
#include "core/by.h"
#include "engine/action.h"
#include "engine/json.h"

namespace orrery::ar {

inline constexpr int kSeats = 4;

enum class Resource : std::uint8_t { Material, Fuel, Weapon, Relic, Psionic, None };
constexpr Resource last_of(Resource) { return Resource::Psionic; }
std::span<const std::string_view> names_of(Resource);  // "none" included

enum class Suit : std::uint8_t { Administration, Aggression, Construction, Mobilization, None };
constexpr Suit last_of(Suit) { return Suit::Mobilization; }
std::span<const std::string_view> names_of(Suit);  // "none" included

enum class Ambition : std::uint8_t { Tycoon, Tyrant, Warlord, Keeper, Empath, None };
constexpr Ambition last_of(Ambition) { return Ambition::Empath; }
std::span<const std::string_view> names_of(Ambition);  // "none" included

// How a card came to the table (5.4, AR-79).
enum class Mode : std::uint8_t { Lead, Surpass, Copy, Pivot, Seize };
constexpr Mode last_of(Mode) { return Mode::Seize; }
std::span<const std::string_view> names_of(Mode);

// 6.3, by printed number.
enum class Court : std::uint8_t {
    LoyalEngineers,
    MiningInterest,
    MaterialCartel,
    AdminUnion,
    ConstructionUnion,
    FuelCartel,
    LoyalPilots,
    Gatekeepers,
    ShippingInterest,
    SpacingUnion,
    ArmsUnion,
    PrisonWardens,
    Skirmishers,
    CourtEnforcers,
    LoyalMarines,
    LatticeSpies,
    Farseers,
    SecretOrder,
    LoyalEmpaths,
    SilverTongues,
    LoyalKeepers,
    SwornGuardians,
    ElderBroker,
    RelicFence,
    GalacticBards,
    MassUprising,
    PopulistDemands,
    OutrageSpreads,
    SongOfFreedom,
    GuildStruggle,
    CallToAction,
    None  // an empty position of the row
};
constexpr Court last_of(Court) { return Court::CallToAction; }
std::span<const std::string_view> names_of(Court);  // "none" included

enum class Leader : std::uint8_t {
    Elder,
    Mystic,
    FuelDrinker,
    Upstart,
    Rebel,
    Warrior,
    Feastbringer,
    Demagogue,
    None
};
constexpr Leader last_of(Leader) { return Leader::Demagogue; }
std::span<const std::string_view> names_of(Leader);  // "none" included

enum class Lore : std::uint8_t {
    ToolPriests,
    GalacticRifles,
    SprinterDrives,
    MirrorPlating,
    HiddenHarbors,
    SignalBreaker,
    RepairDrones,
    GatePorts,
    CloudCities,
    LivingStructures,
    GateStations,
    RailgunArrays,
    AncientHoldings,
    SeekerTorpedoes
};
constexpr Lore last_of(Lore) { return Lore::SeekerTorpedoes; }
std::span<const std::string_view> names_of(Lore);

// 6.4
enum class SetupCard : std::uint8_t {
    TwoFrontiers,
    TwoMixUp1,
    TwoHomelands,
    TwoMixUp2,
    ThreeMixUp,
    ThreeFrontiers,
    ThreeHomelands,
    ThreeCore,
    FourMixUp1,
    FourMixUp2,
    FourFrontiers,
    FourMixUp3,
    None
};
constexpr SetupCard last_of(SetupCard) { return SetupCard::FourMixUp3; }
std::span<const std::string_view> names_of(SetupCard);  // "none" included

// What a pip or a resource may be spent for: the standard actions (AR-65), then the new ones (AR-98).
enum class Kind : std::uint8_t {
    Tax,
    Build,
    Move,
    Repair,
    Influence,
    Secure,
    Battle,
    Manufacture,
    Synthesize,
    Pressgang,
    Execute,
    Abduct,
    Trade,
    Summon,
    FireRifles,
    Nurture,
    Prune,
    MoveBattle,
    InfluenceSecure
};
constexpr Kind last_of(Kind) { return Kind::InfluenceSecure; }
std::span<const std::string_view> names_of(Kind);

// What is built (AR-107, AR-110, AR-231).
enum class Piece : std::uint8_t { City, Starport, Ship, CloudCity };
constexpr Piece last_of(Piece) { return Piece::CloudCity; }
std::span<const std::string_view> names_of(Piece);

// What may lie in a Trophies box (AR-54).
enum class Trophy : std::uint8_t { Ship, Starport, City, Agent };
constexpr Trophy last_of(Trophy) { return Trophy::Agent; }
std::span<const std::string_view> names_of(Trophy);

// What a declaration sets off (AR-182, AR-210, AR-218).
enum class Trigger : std::uint8_t { Farseers, Ambitious, Bold, None };
constexpr Trigger last_of(Trigger) { return Trigger::Bold; }
std::span<const std::string_view> names_of(Trigger);  // "none" included

// What there may be too little of.
enum class Lacks : std::uint8_t { Agents, Keys, Dice, Number, Tokens, Weapons, Guilds, Ships };
constexpr Lacks last_of(Lacks) { return Lacks::Ships; }
std::span<const std::string_view> names_of(Lacks);

// 6.1: four systems for each cluster, gate, arrow, crescent, hexagon.
using System = std::uint8_t;
inline constexpr int kClusters = 6, kSystems = 24;
inline constexpr System kNoSystem = 0xFF;
std::span<const std::string_view> system_names();
constexpr int cluster_of(System system) { return system / 4; }
constexpr bool is_gate(System system) { return system % 4 == 0; }
constexpr System gate_of(int cluster) { return static_cast<System>(4 * cluster); }

// Where a building can stand: the slots of the planets, the cloud of each planet (AR-231), and a place for
// one city and one for one starport in each gate (AR-229, AR-235). By system.
using Place = std::uint8_t;
inline constexpr int kPlaces = 56;
inline constexpr Place kNoPlace = 0xFF;
std::span<const std::string_view> place_names();

// 6.2: seven numbers for each suit.
using Card = std::uint8_t;
inline constexpr int kCards = 28;
inline constexpr Card kNoCard = 0xFF;
std::span<const std::string_view> card_names();
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card / 7); }
constexpr int number_of(Card card) { return card % 7 + 1; }
constexpr Card card_of(Suit suit, int number) {
    return static_cast<Card>(7 * static_cast<int>(suit) + number - 1);
}

struct OfCards {};
struct OfSystems {};
struct OfPlaces {};
inline std::span<const std::string_view> names_of(OfCards) { return card_names(); }
inline std::span<const std::string_view> names_of(OfSystems) { return system_names(); }
inline std::span<const std::string_view> names_of(OfPlaces) { return place_names(); }
using CardSet = Bits<kCards, Card, OfCards>;
using SystemSet = Bits<kSystems, System, OfSystems>;
using PlaceSet = Bits<kPlaces, Place, OfPlaces>;
using CourtSet = Bits<kCount<Court>, Court>;
using LeaderSet = Bits<kCount<Leader>, Leader>;
using LoreSet = Bits<kCount<Lore>, Lore>;
using ResourceSet = Bits<kCount<Resource>, Resource>;
using KindSet = Bits<kCount<Kind>, Kind>;

template <class E>
constexpr std::size_t at(E e) {
    return static_cast<std::size_t>(e);
}
constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

}  // namespace orrery::ar
