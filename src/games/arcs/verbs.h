// The verbs of Arcs: every answer and every outcome of chance.
#pragma once

#include "engine/verbs.h"
#include "games/arcs/types.h"

namespace orrery::ar {

enum class Verb : std::uint8_t {
    // chance
    First,
    Setup,
    OfferLeader,
    OfferLore,
    Reveal,
    Deal,
    Draw,
    RollRaid,
    RollAssault,
    RollSkirmish,
    // before and between turns
    TakeLeader,
    TakeLore,
    KeepHand,
    Redeal,
    Lead,
    Pass,
    Surpass,
    Copy,
    Pivot,
    // the opening, and declarations
    Declare,
    Seize,
    SeizeSpies,
    Bards,
    BeginPrelude,
    GiveGuild,
    Resolve,
    LookAt,
    Swap,
    NoSwap,
    Gain,
    GainNothing,
    Bold,
    BoldStop,
    // the Prelude
    Spend,
    Use,
    Discard,
    EndPrelude,
    Token,
    SpendAs,
    SpendForNothing,
    Claim,
    StealToken,
    StealCard,
    Unite,
    PlaceShip,
    Muster,
    KeepCard,
    DiscardCard,
    Fence,
    // actions
    Act,
    EndTurn,
    ExtraMove,
    NoExtra,
    Tax,
    TaxType,
    Build,
    Site,
    Shipyard,
    RepairShip,
    RepairBuilding,
    MoveFrom,
    MoveTo,
    MoveFresh,
    MoveDamaged,
    FlyOn,
    Halt,
    OnFresh,
    OnDamaged,
    SprintFrom,
    NoSprint,
    Influence,
    Secure,
    Abduct,
    Press,
    Execute,
    Enough,
    TradeCity,
    TakeToken,
    GiveToken,
    RiflesFrom,
    RiflesAt,
    Prune,
    // Vox cards
    Uprise,
    Demand,
    Provoke,
    FreeCity,
    SeizeSong,
    Decline,
    // battle
    BattleAt,
    BattleWith,
    Lose,
    RaidDice,
    AssaultDice,
    SkirmishDice,
    RerollSkirmish,
    RerollAssault,
    NoReroll,
    Again,
    Destroy,
    HitBuilding,
    Ransack,
    RaidToken,
    RaidCard,
    RaidStop,
    Beloved,
    // the rest
    Arrange,
    Rescue
};
constexpr Verb last_of(Verb) { return Verb::Rescue; }

const VerbTable& verb_table();

constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }

// How many dice show each kind of face: the first two kinds in one operand, the other three in the next.
struct Pair {
    std::uint8_t one = 0, two = 0;
};
struct Triple {
    std::uint8_t one = 0, two = 0, three = 0;
};
inline constexpr int kPairs = 28, kTriples = 84;  // of at most six dice

struct RollTables {
    std::array<Pair, kPairs> pairs{};
    std::array<Triple, kTriples> triples{};
    std::array<std::array<std::uint8_t, 7>, 7> pair_code{};
    std::array<std::array<std::array<std::uint8_t, 7>, 7>, 7> triple_code{};
};
consteval RollTables make_rolls() {
    RollTables t;
    std::uint8_t pair = 0, triple = 0;
    for (std::uint8_t i = 0; i < 7; ++i)
        for (std::uint8_t j = 0; i + j < 7; ++j) {
            t.pair_code[i][j] = pair;
            t.pairs[pair++] = {i, j};
            for (std::uint8_t k = 0; i + j + k < 7; ++k) {
                t.triple_code[i][j][k] = triple;
                t.triples[triple++] = {i, j, k};
            }
        }
    return t;
}
inline constexpr RollTables kRolls = make_rolls();

}  // namespace orrery::ar
