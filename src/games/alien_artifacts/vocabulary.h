// The vocabulary of effects (6.1), one row for each word: how it is written, where it may stand, when it can
// be carried out (AA-267) and what it does. The reader of files checks by the row, the rules run by the row,
// texts are keyed by it.
#pragma once

#include "games/alien_artifacts/effect.h"

namespace orrery::aa {

struct Now;
struct Next;

// The lists of AA-268 in which a word may stand, a bit each.
enum Field : std::uint8_t {
    InGain = 1,
    InHit = 2,
    InOut = 4,
    InMod = 8,
    InCost = 16,
    InAbility = 32,
    InBonus = 64
};

// What stands behind a word.
enum class Parameter : std::uint8_t {
    None,
    Number,
    One,    // the number 1
    Plus,   // +n
    Minus,  // -n
    Type,
    Colour,
    Kind,
    Side,
    Buyable,    // DISCOVER, DEVELOP, BUILD, PURCHASE
    Operation,  // OFFENSIVE, INCOME, MINING
    Limited,    // DISCOVER, DEVELOP, BUILD, EXCHANGE, PREPARE, UNBLOCK
    Choice      // two alternatives
};

// An effect under way, as its words see it.
struct Doing {
    const Effect& effect;
    Out out;
    std::uint16_t number = 0;  // of the effect
    std::uint8_t place = 0;    // of the word in it
    std::uint8_t sets = 0;     // full sets spent (AA-193)
};

// What is left to a use after its cost (AA-267): the words judge what they can do then.
struct Afterwards {
    int credits = 0;
    bool discards = false;  // the cost puts resource cards on the discard pile
};

struct WordRow {
    Word word{};
    std::string_view name;  // in the file; the key of its text
    int fields = 0;
    bool bracketed = false;
    Parameter first = Parameter::None, second = Parameter::None;
    bool (*possible)(const Now&, Out, const Afterwards&) = nullptr;
    void (*carry_out)(Next, const Doing&) = nullptr;
};
const WordRow& row_of(Word word);

// Names of the file for events, deeds and counts.
std::string_view name_in_file(Event event);
std::string_view name_in_file(Deed deed);

}  // namespace orrery::aa
