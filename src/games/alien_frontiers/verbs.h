// The verb table of Alien Frontiers: every answer and every outcome of chance.
#pragma once

#include "engine/verbs.h"
#include "games/alien_frontiers/types.h"

namespace orrery::af {

enum class Verb : std::uint8_t {
    // chance
    First,
    Draw,
    Roll,
    // Main
    Dock,
    Use,
    Discard,
    Claim,
    Trade,
    Launch,
    BuyRelic,
    End,
    // docking
    Ship,
    Pair,
    Triple,
    Straight,
    Cycle,
    Keep,
    Take,
    Land,
    LoseAdvance,
    // raids
    RaidResources,
    RaidCard,
    RaidNothing,
    Steal,
    StealCard,
    // cards
    Raise,
    Lower,
    Flip,
    Reroll,
    RollThem,
    Recover,
    Borrow,
    Place,
    RemoveField,
    Teleport,
    TeleportSpent,
    To,
    ToPair,
    ToTriple,
    ToStraight,
    MoveColony,
    Onto,
    Swap,
    With,
    Aim,
    Hit,
    Cease,
    Destroy,
    DestroyInBay,
    // end of the turn
    KeepFuel
};
constexpr Verb last_of(Verb) { return Verb::KeepFuel; }

const VerbTable& verb_table();

constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }

// Ships that may be anywhere but in the Maintenance Bay have a class; there only this counts (4.2).
enum class ShipKind : std::uint8_t { Own, Relic };
constexpr ShipKind last_of(ShipKind) { return ShipKind::Relic; }

}  // namespace orrery::af
