#include "games/pocket_imperium/verbs.h"

namespace orrery::pi {

namespace {

constexpr std::string_view kSides[] = {"a", "b"};

const Domain kSeat{"seat", std::span{kSeatNames}.first(kSeats)};
const Domain kSystem{"system", system_names()};
const Domain kPlan{"plan", plan_names()};
const Domain kTile{"number", numerals(2, 7), 2};
const Domain kTurn{"number", numerals(0, 5)};
const Domain kSide{"side", kSides};
const Domain kValue{"number", numerals(0, 1)};
const Domain kSome{"number", numerals(1, kMaxShips), 1};
const Domain kAny{"number", numerals(0, kMaxShips)};
const Domain kSector{"sector", numerals(1, kSlots), 1};

const Operand system{"system", &kSystem};
const Operand ships{"n", &kSome};

const VerbSpec kVerbs[] = {
    {"tile", {Operand{"tile", &kTile}}, kNoSpot},
    {"turn", {Operand{"steps", &kTurn}}, kNoSpot},
    {"side", {Operand{"side", &kSide}}, kNoSpot},
    {"first", {Operand{"owner", &kSeat}}},
    {"bounty", {Operand{"value", &kValue}}, kNoSpot},
    {"settle", {system}},
    {"plan", {Operand{"plan", &kPlan}}, kNoSpot},
    {"expand", {system}},
    {"from", {system}},
    {"fleet", {ships}, kNoSpot},
    {"to", {system}},
    {"direct"},
    {"via", {system}},
    {"leave", {ships}, kNoSpot},
    {"pick_up", {ships}, kNoSpot},
    {"invade", {system}},
    {"send", {system, Operand{"n", &kAny}}},
    {"stop"},
    {"sector", {Operand{"sector", &kSector}}},
    {"return", {system}},
    {"decline"},
};
static_assert(std::size(kVerbs) == kCount<Verb>);

}  // namespace

const VerbTable& verb_table() {
    static const VerbTable table{kVerbs};
    return table;
}

}  // namespace orrery::pi
