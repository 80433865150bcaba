// The verb table of Pocket Imperium: every answer and every outcome of chance.
#pragma once

#include "engine/verbs.h"
#include "games/pocket_imperium/types.h"

namespace orrery::pi {

enum class Verb : std::uint8_t {
    // chance
    Tile,
    Turn,
    Side,
    First,
    Bounty,
    // decisions
    Settle,
    Plan,
    Expand,
    Origin,
    Fleet,
    Dest,
    Direct,
    Via,
    Leave,
    PickUp,
    Invade,
    Send,
    Stop,
    Sector,
    Return,
    Decline
};
constexpr Verb last_of(Verb) { return Verb::Decline; }

const VerbTable& verb_table();

constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }

}  // namespace orrery::pi
