// An effect as data (6.1, 6.2): what a card does, composed from a small vocabulary. vocabulary.cpp has a row
// for each word.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/master_of_orion/types.h"

namespace orrery::mo {

inline constexpr int kMaxEffects = 4;  // of a record
inline constexpr int kMaxSteps = 4;    // of an effect

// The operations of 6.2, in the order of its table.
enum class Op : std::uint8_t {
    Gain,
    GainOneOf,
    GainChoice,
    Draw,
    Discard,
    TakeDiscard,
    Morale,
    Vp,
    Cube,
    PlaceR,
    TakeCube,
    Build,
    ActivateFree,
    HireFree,
    Expel,
    FillSpaces,
    Sink,
    Rearrange,
    Exchange,
    Choose,
    ByColourBelow,
    Discount,
    VirtualFleet,
    AttackCost,
    Score
};
constexpr Op last_of(Op) { return Op::Score; }
std::span<const std::string_view> names_of(Op);

// Whom an operation affects.
enum class Who : std::uint8_t { Self, EachOpponent, Defender };
constexpr Who last_of(Who) { return Who::Defender; }
std::span<const std::string_view> names_of(Who);

// What multiplies an amount.
enum class Count : std::uint8_t { Structure, Card, System, Once };  // a file never says "once"
constexpr Count last_of(Count) { return Count::System; }
std::span<const std::string_view> names_of(Count);

// Which part of the discard pile may be taken from.
enum class Part : std::uint8_t { Top, Top3, Any };
constexpr Part last_of(Part) { return Part::Any; }
std::span<const std::string_view> names_of(Part);

// Whence and where an effect builds.
enum class From : std::uint8_t { Hand, DiscardTop };
constexpr From last_of(From) { return From::DiscardTop; }
std::span<const std::string_view> names_of(From);
enum class Where : std::uint8_t { Anywhere, This };
constexpr Where last_of(Where) { return Where::This; }
std::span<const std::string_view> names_of(Where);

enum class Scope : std::uint8_t { This, OtherSystems };
constexpr Scope last_of(Scope) { return Scope::OtherSystems; }
std::span<const std::string_view> names_of(Scope);

enum class Side : std::uint8_t { Attack, Defence, Own, Against };
constexpr Side last_of(Side) { return Side::Against; }
std::span<const std::string_view> names_of(Side);

struct Cost {
    Resources res{};
    std::uint8_t vp = 0, morale = 0;
    bool return_cube = false, place_r = false;

    constexpr bool nothing() const { return *this == Cost{}; }
    friend constexpr bool operator==(const Cost&, const Cost&) = default;
};

enum class IfKind : std::uint8_t { Always, Active, Built };
struct Condition {
    IfKind kind = IfKind::Always;
    Colour colour{};
};

struct Per {
    Count count = Count::Once;
    Colour colour{};
};

// One of the two options of a choose step: an operation with its amount.
struct Option {
    Op op{};
    std::int8_t n = 0;
    Resources res{};
};

struct EffectStep {
    Op op{};
    bool may = false;
    bool on_attacked = false;
    Who who{};
    Condition condition{};
    Per per{};
    Cost cost{};
    std::int8_t n = 0;
    Resources res{}, other{};  // the gain, or both sides of an exchange
    Part part{};
    From from{};
    Where where{};
    std::uint8_t discount = 0;
    Scope scope{};
    Side side{};
    std::array<Option, 2> options{};
    By<Colour, Resources> below{};  // by_colour_below
    By<Colour, bool> listed{};      // the colours that it lists
};

struct Effect {
    When when{};
    std::vector<EffectStep> steps;

    bool optional() const { return steps.front().may; }  // MO-164
};

}  // namespace orrery::mo
