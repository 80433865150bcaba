// The verb table of Master of Orion: every answer and every outcome of chance.
#pragma once

#include "engine/names.h"
#include "engine/verbs.h"
#include "games/master_of_orion/types.h"

namespace orrery::mo {

enum class Verb : std::uint8_t {
    // chance
    First,
    DealRace,
    Reveal,
    Draw,
    // setup and start of a round
    Race,
    Exchange,
    Keep,
    Gain,
    Resolve,
    Done,
    // the eight actions
    Build,
    Exploit,
    Research,
    Activate,
    Attack,
    Trade,
    Propaganda,
    Contract,
    // their parts
    Card,
    Onto,
    Found,
    Save,
    Spend,
    Return,
    Work,
    Target,
    Swap,
    Hire,
    Colour,
    // effects
    Take,
    Leave,
    Use,
    Decline,
    Pay,
    Also,
    Rearrange,
    Next,
    Sink,
    Choose,
    Discard,
    Fill
};
constexpr Verb last_of(Verb) { return Verb::Fill; }

// The rows with the names of a content as domains.
VerbTable verb_table(const Names& names);

constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }

}  // namespace orrery::mo
