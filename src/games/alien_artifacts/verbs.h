// The verb table of Alien Artifacts: every answer and every outcome of chance.
#pragma once

#include "engine/verbs.h"
#include "games/alien_artifacts/types.h"

namespace orrery::aa {

enum class Verb : std::uint8_t {
    // chance
    Top,
    System,
    Faction,
    First,
    Draw,
    Produce,
    Reveal,
    Find,
    Plan,
    // decisions
    Lead,
    Keep,
    Purchase,
    Discover,
    Develop,
    Build,
    Prepare,
    Exchange,
    Unblock,
    Offensive,
    Income,
    Mining,
    FactionAction,
    Act,
    Add,
    Use,
    Lift,
    Pass,
    End,
    Deck,
    Extra,
    Complete,
    Auto,
    Pay,
    Spend,
    Done,
    Row,
    Onto,
    Colour,
    Token,
    Side,
    Show,
    AttackSystem,
    AttackPlayer,
    Decline,
    Defend,
    Ship,
    Stop,
    Block,
    Choose,
    Kind,
    Planet,
    Flip,
    Score,
    Throw,
    Discard,
    StopDiscard,
    PayTokens,
    LeaveTokens
};
constexpr Verb last_of(Verb) { return Verb::LeaveTokens; }

// The rows with the domains of a content; the table keeps what it needs of them.
VerbTable verb_table(const Names& names);

constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }

}  // namespace orrery::aa
