// The vocabulary of the rulebook (2.3): colours, kinds, types, sides; cards by number, and sets of them.
//
// A main card (ship, technology, planet) is its row and its place in the list of the file; resource cards,
// alien systems and artifacts are numbers in the order of the file, copies one after the other.
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

namespace orrery::aa {

inline constexpr int kSeats = 5;
// AA-265: how much a file may hold.
inline constexpr int kMostOfType = 48;
inline constexpr int kMostResources = 96;
inline constexpr int kMostSystems = 16;
inline constexpr int kMostPlans = 24;
inline constexpr int kMostArtifacts = 24;
inline constexpr int kMostFactions = 8;
inline constexpr int kMostTokens = 38;
inline constexpr int kMostIcons = 60;        // of one cost
inline constexpr int kMostPlanetExtra = 24;  // AA-206: cards from planets beyond a limit
// AA-16: resource cards dealt to each player, whatever the hand size of a file is.
inline constexpr int kDealt = 3;
static_assert(1 + 2 * kMostResources <= static_cast<int>(kMaxOptions));
static_assert(3 * kMostOfType + 1 <= static_cast<int>(kMaxOptions));

enum class Type : std::uint8_t { Ship, Technology, Planet };
constexpr Type last_of(Type) { return Type::Planet; }
std::span<const std::string_view> names_of(Type);

// The first three are the colours of the three types, in their order.
enum class Colour : std::uint8_t { Red, Blue, Green, Gold };
constexpr Colour last_of(Colour) { return Colour::Gold; }
std::span<const std::string_view> names_of(Colour);
constexpr Colour colour_of(Type type) { return static_cast<Colour>(type); }

enum class Kind : std::uint8_t { Exploration, Expansion, Extermination, Exploitation };
constexpr Kind last_of(Kind) { return Kind::Exploitation; }
std::span<const std::string_view> names_of(Kind);
// 2.3: what logistic planets and ships of a kind make easier; Exploitation has no type of its own.
constexpr Kind kind_for(Type type) {
    return type == Type::Planet       ? Kind::Exploration
           : type == Type::Technology ? Kind::Expansion
                                      : Kind::Extermination;
}

enum class Side : std::uint8_t { Logistic, Operational };
constexpr Side last_of(Side) { return Side::Operational; }
std::span<const std::string_view> names_of(Side);

// What costs and limits are about. The first three complete a card of the type of the same number (2.3).
enum class Deed : std::uint8_t {
    Build,
    Develop,
    Discover,
    Purchase,
    Prepare,
    Exchange,
    Unblock,
    Offensive,
    Income,
    Mining
};
constexpr Deed last_of(Deed) { return Deed::Mining; }
std::span<const std::string_view> names_of(Deed);
constexpr Deed deed_of(Type type) { return static_cast<Deed>(type); }

// Where points on the track came from.
enum class Gains : std::uint8_t { Production, Technologies, Attacks, Triggers, Uses };
constexpr Gains last_of(Gains) { return Gains::Uses; }
std::span<const std::string_view> names_of(Gains);

// What there may be too little of.
enum class Lacks : std::uint8_t { Credits, Icons, Cards };
constexpr Lacks last_of(Lacks) { return Lacks::Cards; }
std::span<const std::string_view> names_of(Lacks);

// A main card: its row and its place there.
enum class Card : std::uint8_t {};
inline constexpr Card kNoCard{0xFF};
constexpr Card card_at(Type type, int place) {
    return static_cast<Card>((static_cast<unsigned>(type) << 6U) | static_cast<unsigned>(place));
}
constexpr Type type_of(Card card) { return static_cast<Type>(static_cast<unsigned>(card) >> 6U); }
constexpr int place_of(Card card) { return static_cast<int>(static_cast<unsigned>(card) & 63U); }

// Cards of one row, by their places.
using Places = std::uint64_t;
constexpr Places place_bit(int place) { return Places{1} << static_cast<unsigned>(place); }
constexpr int first_place(Places places) { return std::countr_zero(places); }
constexpr Places after(Places places, int place) {
    return places & ~(place_bit(place) | (place_bit(place) - 1));
}

// A set of main cards, one word for each row.
struct Rows {
    By<Type, Places> of{};

    constexpr bool has(Card card) const { return (of[type_of(card)] & place_bit(place_of(card))) != 0; }
    constexpr void add(Card card) { of[type_of(card)] |= place_bit(place_of(card)); }
    constexpr void remove(Card card) { of[type_of(card)] &= ~place_bit(place_of(card)); }
    constexpr Places& operator[](Type type) { return of[type]; }
    constexpr Places operator[](Type type) const { return of[type]; }
    constexpr bool empty() const { return (of.items[0] | of.items[1] | of.items[2]) == 0; }
    constexpr int size() const {
        return std::popcount(of.items[0]) + std::popcount(of.items[1]) + std::popcount(of.items[2]);
    }
    constexpr Rows operator|(const Rows& other) const {
        return joined(other, [](Places l, Places r) { return l | r; });
    }
    constexpr Rows operator&(const Rows& other) const {
        return joined(other, [](Places l, Places r) { return l & r; });
    }
    constexpr Rows operator-(const Rows& other) const {
        return joined(other, [](Places l, Places r) { return l & ~r; });
    }
    friend constexpr bool operator==(const Rows&, const Rows&) = default;

    template <class F>
    constexpr void each(F&& f) const {  // in canonical order (4.3)
        for (const Type type : every<Type>())
            for (Places left = of[type]; left != 0; left &= left - 1) f(card_at(type, first_place(left)));
    }

  private:
    template <class F>
    constexpr Rows joined(const Rows& other, F&& f) const {
        Rows result;
        for (const Type type : every<Type>()) result.of[type] = f(of[type], other.of[type]);
        return result;
    }
};

// A set of cards of one row.
template <Type T>
struct RowOf {
    Places places{};
    constexpr bool has(Card card) const { return (places & place_bit(place_of(card))) != 0; }
    constexpr void add(Card card) { places |= place_bit(place_of(card)); }
    constexpr void remove(Card card) { places &= ~place_bit(place_of(card)); }
    friend constexpr bool operator==(const RowOf&, const RowOf&) = default;
};

Json write_json(const Rows& rows, const Names* names);
void read_json(const Json& json, Rows& rows, JsonReader& reader);
Json write_json(const Card& card, const Names* names);  // null: none
void read_json(const Json& json, Card& card, JsonReader& reader);

// A resource card, and one section of it: twice its number, and 1 for section B.
enum class Resource : std::uint8_t {};
constexpr Resource last_of(Resource) { return Resource{kMostResources - 1}; }
constexpr std::string_view domain_of(Resource) { return "resource"; }
constexpr std::size_t index(Resource resource) { return static_cast<std::size_t>(resource); }

enum class Face : std::uint8_t {};
constexpr Face last_of(Face) { return Face{2 * kMostResources - 1}; }
constexpr std::string_view domain_of(Face) { return "section"; }
constexpr Face face_of(Resource resource, bool section_b) {
    return static_cast<Face>(2 * static_cast<int>(resource) + int{section_b});
}
constexpr Resource resource_of(Face face) { return static_cast<Resource>(static_cast<int>(face) / 2); }
constexpr bool is_b(Face face) { return (static_cast<unsigned>(face) & 1U) != 0; }
constexpr std::size_t index(Face face) { return static_cast<std::size_t>(face); }

using Resources = Bits<kMostResources, Resource>;
static_assert(Resources::kWords == 2);
// Card number n of the set, and the cards behind a card.
Resource nth(const Resources& cards, int n);
constexpr Resources behind(const Resources& cards, Resource card) {
    const std::size_t at = index(card);
    const std::uint64_t above = ~((std::uint64_t{2} << at % 64) - 1);
    Resources result = cards;
    result.words[at / 64] &= above;
    if (at >= 64) result.words[0] = 0;
    return result;
}

template <Type T>
Json write_json(const RowOf<T>& row, const Names* names) {
    Rows rows;
    rows[T] = row.places;
    return write_json(rows, names);
}
template <Type T>
void read_json(const Json& json, RowOf<T>& row, JsonReader& reader) {
    Rows rows;
    read_json(json, rows, reader);
    row.places = rows[T];
    Rows only;
    only[T] = row.places;
    if (!reader.failed() && rows != only) reader.fail("error.json.unknown");
}

// Alien systems, one for each card; defence plans and artifacts, one for each design; factions.
enum class System : std::uint8_t {};
constexpr System last_of(System) { return System{kMostSystems - 1}; }
constexpr std::string_view domain_of(System) { return "system"; }
using Systems = Bits<kMostSystems, System>;
enum class Plan : std::uint8_t {};  // the basic one is among them
constexpr Plan last_of(Plan) { return Plan{kMostPlans}; }
constexpr std::string_view domain_of(Plan) { return "plan"; }
enum class Artifact : std::uint8_t {};
constexpr Artifact last_of(Artifact) { return Artifact{kMostArtifacts - 1}; }
constexpr std::string_view domain_of(Artifact) { return "artifact"; }
enum class Faction : std::uint8_t {};
constexpr Faction last_of(Faction) { return Faction{kMostFactions - 1}; }
constexpr std::string_view domain_of(Faction) { return "faction"; }

template <class E>
constexpr std::size_t at(E id) {
    return static_cast<std::size_t>(id);
}

}  // namespace orrery::aa
