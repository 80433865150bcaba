#include "games/alien_frontiers/verbs.h"

namespace orrery::af {

namespace {

constexpr std::string_view kShips[] = {"1", "1r", "2", "2r", "3", "3r", "4", "4r", "5", "5r", "6", "6r"};
constexpr std::string_view kStraightNames[] = {"1-2-3",  "1r-2-3", "1-2r-3", "1-2-3r", "2-3-4",  "2r-3-4",
                                               "2-3r-4", "2-3-4r", "3-4-5",  "3r-4-5", "3-4r-5", "3-4-5r",
                                               "4-5-6",  "4r-5-6", "4-5r-6", "4-5-6r"};
constexpr std::string_view kKinds[] = {"own", "relic"};
static_assert(std::size(kShips) == kShipClasses && std::size(kStraightNames) == kStraights);

const Domain kSeat{"seat", std::span{kSeatNames}.first(kSeats)};
const Domain kStation{"station", names_of(Station{})};
const Domain kTerritory{"territory", names_of(Territory{}).first(kCount<Territory>)};
const Domain kCard{"card", names_of(Card{}).first(kCount<Card>)};
const Domain kField{"field", names_of(Field{})};
const Domain kResource{"resource", names_of(Resource{})};
const Domain kShip{"ship", kShips};
const Domain kSet{"set", kShips};
const Domain kStraight{"straight", kStraightNames};
const Domain kKind{"ship_kind", kKinds};
const Domain kValue{"number", numerals(1, 6), 1};
const Domain kFuel{"number", numerals(0, 8)};

const Operand station{"station", &kStation};
const Operand territory{"territory", &kTerritory};
const Operand card{"card", &kCard};
const Operand field{"field", &kField};
const Operand ship{"ship", &kShip};
const Operand set{"set", &kSet};
const Operand straight{"set", &kStraight};
const Operand owner{"owner", &kSeat};

const VerbSpec kVerbs[] = {
    {"first", {owner}},
    {"draw", {card}},
    {"roll", {Operand{"value", &kValue}}, kNoSpot},
    {"dock", {station}},
    {"use", {card}},
    {"discard", {card}},
    {"claim"},
    {"trade"},
    {"launch"},
    {"buy_relic"},
    {"end"},
    {"ship", {ship}},
    {"pair", {set}},
    {"triple", {set}},
    {"straight", {straight}},
    {"cycle"},
    {"keep"},
    {"take", {card}},
    {"land", {territory}},
    {"lose_advance"},
    {"raid_resources"},
    {"raid_card"},
    {"raid_nothing"},
    {"steal", {owner, Operand{"resource", &kResource}}},
    {"steal_card", {owner, card}, 1},
    {"raise", {ship}},
    {"lower", {ship}},
    {"flip", {ship}},
    {"reroll", {ship}},
    {"roll_them"},
    {"recover", {card}},
    {"borrow", {territory}},
    {"place", {field, territory}, 1},
    {"remove_field", {field}},
    {"teleport", {station, ship}},
    {"teleport_spent", {ship}, kNoSpot},
    {"to", {station}},
    {"to_pair", {station, set}},
    {"to_triple", {set}, kNoSpot},
    {"to_straight", {straight}, kNoSpot},
    {"move_colony", {territory, owner}},
    {"onto", {territory}},
    {"swap", {territory, owner}},
    {"with", {territory, owner}},
    {"aim", {station}},
    {"hit", {owner, ship}},
    {"cease"},
    {"destroy", {station, owner, ship}},
    {"destroy_in_bay", {owner, Operand{"kind", &kKind}}},
    {"keep_fuel", {Operand{"fuel", &kFuel}}, kNoSpot},
};
static_assert(std::size(kVerbs) == kCount<Verb>);

}  // namespace

const VerbTable& verb_table() {
    static const VerbTable table{kVerbs};
    return table;
}

}  // namespace orrery::af
