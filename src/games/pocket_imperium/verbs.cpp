#include "games/pocket_imperium/verbs.h"

namespace orrery::pi {

namespace {

const Domain kSeat{"seat", std::span{kSeatNames}.first(kSeats)};
const Domain kSystem{"system", system_names()};
const Domain kPlan{"plan", plan_names()};
const Domain kTile = numbers(2, 7);
const Domain kTurn = numbers(0, 5);
const Domain kSide{"side", names_of(Side{})};
const Domain kValue = numbers(0, 1);
const Domain kSome = numbers(1, kMaxShips);
const Domain kAny = numbers(0, kMaxShips);
const Domain kSector{"sector", numerals(1, kSlots), 1};

const Operand system{"system", &kSystem};
const Operand ships{"n", &kSome};

const VerbSpec kVerbs[] = {
    {Verb::Tile, "tile", {Operand{"tile", &kTile}}, kNoSpot},
    {Verb::Turn, "turn", {Operand{"steps", &kTurn}}, kNoSpot},
    {Verb::Side, "side", {Operand{"side", &kSide}}, kNoSpot},
    {Verb::First, "first", {Operand{"owner", &kSeat}}},
    {Verb::Bounty, "bounty", {Operand{"value", &kValue}}, kNoSpot},
    {Verb::Settle, "settle", {system}},
    {Verb::Plan, "plan", {Operand{"plan", &kPlan}}, kNoSpot},
    {Verb::Expand, "expand", {system}},
    {Verb::Origin, "from", {system}},
    {Verb::Fleet, "fleet", {ships}, kNoSpot},
    {Verb::Dest, "to", {system}},
    {Verb::Direct, "direct"},
    {Verb::Via, "via", {system}},
    {Verb::Leave, "leave", {ships}, kNoSpot},
    {Verb::PickUp, "pick_up", {ships}, kNoSpot},
    {Verb::Invade, "invade", {system}},
    {Verb::Send, "send", {system, Operand{"n", &kAny}}},
    {Verb::Stop, "stop"},
    {Verb::Sector, "sector", {Operand{"sector", &kSector}}},
    {Verb::Return, "return", {system}},
    {Verb::Decline, "decline"},
};
static_assert(std::size(kVerbs) == kCount<Verb>);

}  // namespace

const VerbTable& verb_table() {
    static const VerbTable table{kVerbs};
    return table;
}

}  // namespace orrery::pi
