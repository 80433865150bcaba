// Effects as rows of fixed size (6.1): what the strings of the file become. After reading nobody sees strings
// again.
#pragma once

#include "core/fixed_vector.h"
#include "games/alien_artifacts/types.h"

namespace orrery::aa {

// Every word of the vocabulary; vocabulary.cpp has a row for each.
enum class Word : std::uint8_t {
    // outcomes
    Vp,
    Credits,
    Artifact,
    Plan,
    LoseCredits,
    DefenderLoses,
    Block,
    Destroy,
    Damage,
    Choice,
    Draw,
    Produce,
    Search,
    Take,
    TakeTwo,
    Purchase,
    Flip,
    Complete,
    Score,
    UnblockAll,
    AllAttack,
    AllProduce,
    ConstructAny,
    VpPerSet,
    TurnAttack,
    TurnArmour,
    // standing modifiers
    Cost,
    OpCost,
    Limit,
    Look,
    Attack,
    Hand,
    Production,
    GoldOp,
    Armour,
    BestOfTwo,
    SecondReveal,
    PlanetExtra,
    // costs
    PayCredits,
    Spend,
    PayStored,
    PayHand,
    PaySets,
    // abilities of ships
    AttackSystem,
    AttackPlayer,
    AttackMatch,
    TwoCards,
    Tough,
    AfterCredits,
    QuietVp,
    MoreBlock,
    // bonuses of factions
    Per,
    PerKind,
    None
};
constexpr Word last_of(Word) { return Word::None; }

// The moments at which a Constant ability fires (AA-207 to AA-213); the first three belong to the types in
// their order.
enum class Event : std::uint8_t { Build, Develop, Discover, NewKind, Attack, ShipLost, Exchange, Match };
constexpr Event last_of(Event) { return Event::Match; }
std::span<const std::string_view> names_of(Event);  // of weights; name_in_file() says how files name them
constexpr Event event_of(Type type) { return static_cast<Event>(type); }

// AA-175
enum class Timing : std::uint8_t { Constant, Trigger, Additionally, Action, Play, Row };
constexpr Timing last_of(Timing) { return Timing::Row; }

// One word with its parameters. Of a choice, arg and n are the places of the two alternatives in the same
// list.
struct Out {
    Word word = Word::None;
    std::uint8_t arg = 0;   // a type, colour, kind or deed, as the word's row says
    std::uint8_t n = 0;     // a number; the side of Per
    bool only_new = false;  // AA-208
    friend constexpr bool operator==(const Out&, const Out&) = default;
};

inline constexpr std::size_t kMostOuts = 8;
using Outs = FixedVector<Out, kMostOuts>;

struct Effect {
    Timing timing = Timing::Row;
    Event event = Event::Attack;  // of a trigger
    Out cost;                     // Word::None: nothing
    Outs outs;
    std::uint8_t top =
        0;  // outs[0 .. top) are carried out in order; behind them stand the alternatives of choices
};

// What the ability of a ship adds up to (AA-269).
struct Ability {
    std::uint8_t attack = 0, against_system = 0, against_player = 0, if_match = 0;
    std::uint8_t credits_after = 0, quiet_points = 0, more_tokens = 0;
    bool two_cards = false, tough = false;
    Outs words;  // as written, for texts
};

// AA-270
enum class Counts : std::uint8_t {
    OfType,
    OfTypeAndSide,
    OfSide,
    All,
    Kinds,
    OwnKind,
    Credits,
    Stored,
    Smallest,
    Plans,
    Artifacts
};
constexpr Counts last_of(Counts) { return Counts::Artifacts; }
struct Count {
    Counts what = Counts::All;
    Type type{};
    Side side{};
};

}  // namespace orrery::aa
