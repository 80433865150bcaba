#include "games/alien_frontiers/verbs.h"

namespace orrery::af {

namespace {

constexpr std::string_view kShips[] = {"1", "1r", "2", "2r", "3", "3r", "4", "4r", "5", "5r", "6", "6r"};
constexpr std::string_view kStraightNames[] = {"1-2-3",  "1r-2-3", "1-2r-3", "1-2-3r", "2-3-4",  "2r-3-4",
                                               "2-3r-4", "2-3-4r", "3-4-5",  "3r-4-5", "3-4r-5", "3-4-5r",
                                               "4-5-6",  "4r-5-6", "4-5r-6", "4-5-6r"};
constexpr auto kKinds = named<ShipKind>({{ShipKind::Own, "own"}, {ShipKind::Relic, "relic"}});
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
const Domain kValue = numbers(1, 6);
const Domain kFuel = numbers(0, 8);

const Operand station{"station", &kStation};
const Operand territory{"territory", &kTerritory};
const Operand card{"card", &kCard};
const Operand field{"field", &kField};
const Operand ship{"ship", &kShip};
const Operand set{"set", &kSet};
const Operand straight{"set", &kStraight};
const Operand owner{"owner", &kSeat};

const VerbSpec kVerbs[] = {
    {Verb::First, "first", {owner}},
    {Verb::Draw, "draw", {card}},
    {Verb::Roll, "roll", {Operand{"value", &kValue}}, kNoSpot},
    {Verb::Dock, "dock", {station}},
    {Verb::Use, "use", {card}},
    {Verb::Discard, "discard", {card}},
    {Verb::Claim, "claim"},
    {Verb::Trade, "trade"},
    {Verb::Launch, "launch"},
    {Verb::BuyRelic, "buy_relic"},
    {Verb::End, "end"},
    {Verb::Ship, "ship", {ship}},
    {Verb::Pair, "pair", {set}},
    {Verb::Triple, "triple", {set}},
    {Verb::Straight, "straight", {straight}},
    {Verb::Cycle, "cycle"},
    {Verb::Keep, "keep"},
    {Verb::Take, "take", {card}},
    {Verb::Land, "land", {territory}},
    {Verb::LoseAdvance, "lose_advance"},
    {Verb::RaidResources, "raid_resources"},
    {Verb::RaidCard, "raid_card"},
    {Verb::RaidNothing, "raid_nothing"},
    {Verb::Steal, "steal", {owner, Operand{"resource", &kResource}}},
    {Verb::StealCard, "steal_card", {owner, card}, 1},
    {Verb::Raise, "raise", {ship}},
    {Verb::Lower, "lower", {ship}},
    {Verb::Flip, "flip", {ship}},
    {Verb::Reroll, "reroll", {ship}},
    {Verb::RollThem, "roll_them"},
    {Verb::Recover, "recover", {card}},
    {Verb::Borrow, "borrow", {territory}},
    {Verb::Place, "place", {field, territory}, 1},
    {Verb::RemoveField, "remove_field", {field}},
    {Verb::Teleport, "teleport", {station, ship}},
    {Verb::TeleportSpent, "teleport_spent", {ship}, kNoSpot},
    {Verb::To, "to", {station}},
    {Verb::ToPair, "to_pair", {station, set}},
    {Verb::ToTriple, "to_triple", {set}, kNoSpot},
    {Verb::ToStraight, "to_straight", {straight}, kNoSpot},
    {Verb::MoveColony, "move_colony", {territory, owner}},
    {Verb::Onto, "onto", {territory}},
    {Verb::Swap, "swap", {territory, owner}},
    {Verb::With, "with", {territory, owner}},
    {Verb::Aim, "aim", {station}},
    {Verb::Hit, "hit", {owner, ship}},
    {Verb::Cease, "cease"},
    {Verb::Destroy, "destroy", {station, owner, ship}},
    {Verb::DestroyInBay, "destroy_in_bay", {owner, Operand{"kind", &kKind}}},
    {Verb::KeepFuel, "keep_fuel", {Operand{"fuel", &kFuel}}, kNoSpot},
};
static_assert(std::size(kVerbs) == kCount<Verb>);

}  // namespace

const VerbTable& verb_table() {
    static const VerbTable table{kVerbs};
    return table;
}

}  // namespace orrery::af
