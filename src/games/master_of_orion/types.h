// The vocabulary of the rulebook: resources, colours, places, and the ids of what comes with the content.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/bits.h"
#include "core/by.h"
#include "engine/json.h"

namespace orrery::mo {

// Chapter 2.2.
inline constexpr int kSeats = 4;
inline constexpr int kRounds = 8;
inline constexpr int kTop = 9;           // of a resource track (MO-11)
inline constexpr int kMaxMorale = 10;    // MO-17
inline constexpr int kActionCubes = 10;  // MO-22
inline constexpr int kHandLimit = 5;     // MO-42
inline constexpr int kOpeningHand = 5;
inline constexpr int kSystems = 4;       // ordinary ones (MO-30)
inline constexpr int kSystemCards = 5;   // cards in one, the advisor of MO-106 included
inline constexpr int kUsedAdvisors = 5;  // chapter 3
inline constexpr int kGreyDraw = 4;      // MO-64
inline constexpr int kContractCards = 3;

// What a file may hold at most (6.1).
inline constexpr int kMaxTitles = 64;
inline constexpr int kMaxCards = 128;  // of all titles together
inline constexpr int kMaxAdvisors = 16;
inline constexpr int kMaxRaces = 16;
inline constexpr int kMaxRecords = kMaxTitles + kMaxAdvisors + kMaxRaces;

// Names of these come with the content (engine/names.h).
enum class Title : std::uint8_t {};
constexpr Title last_of(Title) { return Title{kMaxTitles - 1}; }
constexpr std::string_view domain_of(Title) { return "structure"; }

enum class Advisor : std::uint8_t {};
constexpr Advisor last_of(Advisor) { return Advisor{kMaxAdvisors - 1}; }
constexpr std::string_view domain_of(Advisor) { return "advisor"; }

enum class Race : std::uint8_t {};
constexpr Race last_of(Race) { return Race{kMaxRaces - 1}; }
constexpr std::string_view domain_of(Race) { return "race"; }

// Any record of the file: structures, then advisors, then races, in the order of the file.
enum class Card : std::uint8_t {};
constexpr Card last_of(Card) { return Card{kMaxRecords - 1}; }
constexpr std::string_view domain_of(Card) { return "card"; }

enum class Resource : std::uint8_t { Food, Fleet, Production };
constexpr Resource last_of(Resource) { return Resource::Production; }
std::span<const std::string_view> names_of(Resource);
using Resources = By<Resource, std::uint8_t>;

enum class Colour : std::uint8_t { Blue, Red, Yellow, Grey };
constexpr Colour last_of(Colour) { return Colour::Grey; }
std::span<const std::string_view> names_of(Colour);

// The actions of a turn, in the order of the sheet (5.9).
enum class Deed : std::uint8_t { Build, Exploit, Research, Activate, Attack, Trade, Propaganda, Contract };
constexpr Deed last_of(Deed) { return Deed::Contract; }
std::span<const std::string_view> names_of(Deed);

// Where a card of a player works: the top of a system (F: the one of MO-106), beside the sheet, or on it.
enum class Place : std::uint8_t { System1, System2, System3, System4, SystemF, Advisor, Race };
constexpr Place last_of(Place) { return Place::Race; }
std::span<const std::string_view> names_of(Place);
inline constexpr int kStacks = 5;  // the systems among the places
using PlaceSet = Bits<7, Place>;

enum class Space : std::uint8_t { A, R, None };  // MO-25; a file never says "none"
constexpr Space last_of(Space) { return Space::R; }
std::span<const std::string_view> names_of(Space);

// The keywords (5.10), and the two moments that only races know.
enum class When : std::uint8_t {
    Activation,
    AfterAttack,
    AfterBuilding,
    EndOfGame,
    Always,
    RoundStart,
    AfterPropaganda,
    AfterExploit
};
constexpr When last_of(When) { return When::AfterExploit; }
std::span<const std::string_view> names_of(When);

// MO-44
enum class Level : std::uint8_t { Low, Medium, High };
constexpr Level last_of(Level) { return Level::High; }
std::span<const std::string_view> names_of(Level);

// What there may be too little of.
enum class Lacks : std::uint8_t { Food, Fleet, Production, Morale, Cards, Cubes, Points, Strength };
constexpr Lacks last_of(Lacks) { return Lacks::Strength; }
std::span<const std::string_view> names_of(Lacks);
constexpr Lacks lack_of(Resource resource) { return static_cast<Lacks>(resource); }

// The options of a choose step as an answer names them (F9).
enum class Choice : std::uint8_t { Gain, Draw, Discard, Morale, LoseMorale, Vp, Cube };
constexpr Choice last_of(Choice) { return Choice::Cube; }
std::span<const std::string_view> names_of(Choice);

}  // namespace orrery::mo
