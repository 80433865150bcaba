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

constexpr std::uint8_t code_of(std::uint8_t number) { return number; }
constexpr std::uint8_t code_of(int number) { return static_cast<std::uint8_t>(number); }
constexpr std::uint8_t code_of(ShipClass ship) { return ship.code; }
constexpr std::uint8_t code_of(Straight straight) { return straight.code; }
template <class E>
requires std::is_enum_v<E>
constexpr std::uint8_t code_of(E e) { return static_cast<std::uint8_t>(e); }

// act(Verb::Dock, Station::LunarMine)
template <class... Operands>
constexpr Action act(Verb verb, Operands... operands) {
    static_assert(sizeof...(Operands) <= 3);
    const std::uint8_t codes[] = {code_of(operands)..., 0, 0, 0};
    return {static_cast<std::uint8_t>(verb), codes[0], codes[1], codes[2]};
}
constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }

// Ships that may be anywhere but in the Maintenance Bay have a class; there only this counts (4.2).
enum class ShipKind : std::uint8_t { Own, Relic };
constexpr ShipKind last_of(ShipKind) { return ShipKind::Relic; }

}  // namespace orrery::af
