#include "games/master_of_orion/verbs.h"

#include <vector>

namespace orrery::mo {

namespace {

const Domain kSeat{"seat", std::span{kSeatNames}.first(kSeats)};
const Domain kResource{"resource", names_of(Resource{})};
const Domain kColour{"colour", names_of(Colour{})};
const Domain kPlace{"place", names_of(Place{})};
const Domain kSystem{"place", names_of(Place{}).first(kStacks)};
const Domain kChoice{"choice", names_of(Choice{})};
const Domain kOption = numbers(1, 2);
const Domain kAmount = numbers(0, 31);
const Domain kSome = numbers(1, kTop);
const Domain kAny = numbers(0, kTop);

}  // namespace

VerbTable verb_table(const Names& names) {
    const Domain titles = names.domain("structure"), advisors = names.domain("advisor"),
                 races = names.domain("race"), cards = names.domain("card");
    const Operand seat{"target", &kSeat}, structure{"structure", &titles}, advisor{"advisor", &advisors},
        race{"race", &races}, card{"card", &cards}, place{"place", &kPlace}, system{"place", &kSystem},
        resource{"resource", &kResource};
    return VerbTable{std::vector<VerbSpec>{
        {Verb::First, "first", {Operand{"owner", &kSeat}}},
        {Verb::DealRace, "deal_race", {race}},
        {Verb::Reveal, "reveal", {advisor}},
        {Verb::Draw, "draw", {structure}},
        {Verb::Race, "race", {race}},
        {Verb::Exchange, "exchange", {structure}},
        {Verb::Keep, "keep"},
        {Verb::Gain, "gain", {Operand{"n", &kSome}, resource}, 1},
        {Verb::Resolve, "resolve", {card, place}, 1},
        {Verb::Done, "done"},
        {Verb::Build, "build"},
        {Verb::Exploit, "exploit"},
        {Verb::Research, "research"},
        {Verb::Activate, "activate"},
        {Verb::Attack, "attack"},
        {Verb::Trade, "trade"},
        {Verb::Propaganda, "propaganda"},
        {Verb::Contract, "contract"},
        {Verb::Card, "card", {structure}},
        {Verb::Onto, "onto", {system}},
        {Verb::Found, "found"},
        {Verb::Save, "save", {resource}},
        {Verb::Spend, "spend", {structure}},
        {Verb::Return, "return", {structure}},
        {Verb::Work, "work", {card, place}, 1},
        {Verb::Target, "target", {seat}},
        {Verb::Swap, "swap", {Operand{"from", &kResource}, Operand{"to", &kResource}}},
        {Verb::Hire, "hire", {advisor}},
        {Verb::Colour, "colour", {Operand{"colour", &kColour}}, kNoSpot},
        {Verb::Take, "take", {structure}},
        {Verb::Leave, "leave"},
        {Verb::Use, "use"},
        {Verb::Decline, "decline"},
        {Verb::Pay,
         "pay",
         {Operand{"food", &kAny}, Operand{"fleet", &kAny}, Operand{"production", &kAny}},
         kNoSpot},
        {Verb::Also, "also", {card, place}, 1},
        {Verb::Rearrange, "rearrange", {system}},
        {Verb::Next, "next", {structure}},
        {Verb::Sink, "sink", {seat, system}, 1},
        {Verb::Choose,
         "choose",
         {Operand{"option", &kOption}, Operand{"choice", &kChoice}, Operand{"n", &kAmount}},
         kNoSpot},
        {Verb::Discard, "discard", {structure}},
        {Verb::Fill, "fill", {card, place}, 1},
    }};
}

}  // namespace orrery::mo
