#include "games/arcs/verbs.h"

#include "games/arcs/data.h"

namespace orrery::ar {

namespace {

// "2-0" and "1-3-0": numbers of dice.
template <std::size_t N, std::size_t Length>
struct RollNames {
    char text[N][Length]{};
    std::array<std::string_view, N> names() const {
        std::array<std::string_view, N> all;
        for (std::size_t i = 0; i < N; ++i) all[i] = {text[i], Length};
        return all;
    }
};
constexpr char digit(int n) { return static_cast<char>('0' + n); }
consteval RollNames<kPairs, 3> pair_names() {
    RollNames<kPairs, 3> names;
    for (std::size_t i = 0; i < kPairs; ++i) {
        const Pair& pair = kRolls.pairs[i];
        const char text[] = {digit(pair.one), '-', digit(pair.two)};
        for (std::size_t j = 0; j < 3; ++j) names.text[i][j] = text[j];
    }
    return names;
}
consteval RollNames<kTriples, 5> triple_names() {
    RollNames<kTriples, 5> names;
    for (std::size_t i = 0; i < kTriples; ++i) {
        const Triple& triple = kRolls.triples[i];
        const char text[] = {digit(triple.one), '-', digit(triple.two), '-', digit(triple.three)};
        for (std::size_t j = 0; j < 5; ++j) names.text[i][j] = text[j];
    }
    return names;
}
constexpr auto kPairText = pair_names();
constexpr auto kTripleText = triple_names();
const auto kPairNames = kPairText.names();
const auto kTripleNames = kTripleText.names();

const Domain kSeat{"seat", std::span{kSeatNames}.first(kSeats)};
const Domain kSetup{"setup", names_of(SetupCard{}).first(kCount<SetupCard>)};
const Domain kLeader{"leader", names_of(Leader{}).first(kCount<Leader>)};
const Domain kLore{"lore", names_of(Lore{})};
const Domain kCourtCard{"court", names_of(Court{}).first(kCount<Court>)};
const Domain kCard{"card", card_names()};
const Domain kAmbition{"ambition", names_of(Ambition{}).first(kCount<Ambition>)};
const Domain kResource{"resource", names_of(Resource{}).first(kCount<Resource>)};
const Domain kTrigger{"trigger", names_of(Trigger{}).first(kCount<Trigger>)};
const Domain kSystem{"system", system_names()};
const Domain kPlace{"place", place_names()};
const Domain kAction{"action", names_of(Kind{})};
const Domain kPiece{"piece", names_of(Piece{})};
const Domain kCluster{"cluster", numerals(1, kClusters), 1};
const Domain kCost = numbers(1, 4);
const Domain kNumber = numbers(0, kShipsEach);
const Domain kLow{"dice", kPairNames, 0, true};
const Domain kHigh{"dice", kTripleNames, 0, true};

const Operand owner{"owner", &kSeat};
const Operand setup{"setup", &kSetup};
const Operand leader{"leader", &kLeader};
const Operand lore{"lore", &kLore};
const Operand court{"court", &kCourtCard};
const Operand card{"card", &kCard};
const Operand give{"give", &kCard};
const Operand ambition{"ambition", &kAmbition};
const Operand resource{"resource", &kResource};
const Operand trigger{"trigger", &kTrigger};
const Operand system{"system", &kSystem};
const Operand place{"place", &kPlace};
const Operand action{"action", &kAction};
const Operand piece{"piece", &kPiece};
const Operand cluster{"cluster", &kCluster};
const Operand cost{"cost", &kCost};
const Operand n{"n", &kNumber};
const Operand low{"low", &kLow};
const Operand high{"high", &kHigh};

const VerbSpec kVerbs[] = {
    {Verb::First, "first", {owner}},
    {Verb::Setup, "setup", {setup}},
    {Verb::OfferLeader, "offer_leader", {leader}},
    {Verb::OfferLore, "offer_lore", {lore}},
    {Verb::Reveal, "reveal", {court}},
    {Verb::Deal, "deal", {card}},
    {Verb::Draw, "draw", {card}},
    {Verb::RollRaid, "roll_raid", {low, high}, kNoSpot},
    {Verb::RollAssault, "roll_assault", {low, high}, kNoSpot},
    {Verb::RollSkirmish, "roll_skirmish", {low}, kNoSpot},
    {Verb::TakeLeader, "take_leader", {leader}},
    {Verb::TakeLore, "take_lore", {lore}},
    {Verb::KeepHand, "keep_hand"},
    {Verb::Redeal, "redeal"},
    {Verb::Lead, "lead", {card}},
    {Verb::Pass, "pass"},
    {Verb::Surpass, "surpass", {card}},
    {Verb::Copy, "copy", {card}},
    {Verb::Pivot, "pivot", {card}},
    {Verb::Declare, "declare", {ambition}},
    {Verb::Seize, "seize", {card}},
    {Verb::SeizeSpies, "seize_spies"},
    {Verb::Bards, "bards", {ambition}},
    {Verb::BeginPrelude, "begin_prelude"},
    {Verb::GiveGuild, "give_guild", {court}},
    {Verb::Resolve, "resolve", {trigger}},
    {Verb::LookAt, "look_at", {owner}},
    {Verb::Swap, "swap", {card, give}},
    {Verb::NoSwap, "no_swap"},
    {Verb::Gain, "gain", {resource}},
    {Verb::GainNothing, "gain_nothing"},
    {Verb::Bold, "bold", {court}},
    {Verb::BoldStop, "bold_stop"},
    {Verb::Spend, "spend", {resource}},
    {Verb::Use, "use", {court}},
    {Verb::Discard, "discard", {court}},
    {Verb::EndPrelude, "end_prelude"},
    {Verb::Token, "token", {cost}, kNoSpot},
    {Verb::SpendAs, "spend_as", {resource}},
    {Verb::SpendForNothing, "spend_for_nothing"},
    {Verb::Claim, "claim", {n}, kNoSpot},
    {Verb::StealToken, "steal_token", {owner, resource, cost}},
    {Verb::StealCard, "steal_card", {owner, court}, 1},
    {Verb::Unite, "unite", {card}},
    {Verb::PlaceShip, "place_ship", {system}},
    {Verb::Muster, "muster", {system}},
    {Verb::KeepCard, "keep_card", {card}},
    {Verb::DiscardCard, "discard_card", {card}},
    {Verb::Fence, "fence", {resource, cost}},
    {Verb::Act, "act", {action}},
    {Verb::EndTurn, "end_turn"},
    {Verb::ExtraMove, "extra_move"},
    {Verb::NoExtra, "no_extra"},
    {Verb::Tax, "tax", {place}},
    {Verb::TaxType, "tax_type", {resource}},
    {Verb::Build, "build", {piece}},
    {Verb::Site, "site", {system}},
    {Verb::Shipyard, "shipyard", {place}},
    {Verb::RepairShip, "repair_ship", {system}},
    {Verb::RepairBuilding, "repair_building", {place}},
    {Verb::MoveFrom, "move_from", {system}},
    {Verb::MoveTo, "move_to", {system}},
    {Verb::MoveFresh, "move_fresh", {n}, kNoSpot},
    {Verb::MoveDamaged, "move_damaged", {n}, kNoSpot},
    {Verb::FlyOn, "fly_on", {system}},
    {Verb::Halt, "halt"},
    {Verb::OnFresh, "on_fresh", {n}, kNoSpot},
    {Verb::OnDamaged, "on_damaged", {n}, kNoSpot},
    {Verb::SprintFrom, "sprint_from", {system}},
    {Verb::NoSprint, "no_sprint"},
    {Verb::Influence, "influence", {court}},
    {Verb::Secure, "secure", {court}},
    {Verb::Abduct, "abduct", {court}},
    {Verb::Press, "press", {owner, resource}},
    {Verb::Execute, "execute", {owner}},
    {Verb::Enough, "enough"},
    {Verb::TradeCity, "trade_city", {place}},
    {Verb::TakeToken, "take_token", {resource, cost}},
    {Verb::GiveToken, "give_token", {resource, cost}},
    {Verb::RiflesFrom, "rifles_from", {system}},
    {Verb::RiflesAt, "rifles_at", {system, owner}},
    {Verb::Prune, "prune", {place}},
    {Verb::Uprise, "uprise", {cluster}},
    {Verb::Demand, "demand", {ambition}},
    {Verb::Provoke, "provoke", {resource}},
    {Verb::FreeCity, "free_city", {place}},
    {Verb::SeizeSong, "seize_song"},
    {Verb::Decline, "decline"},
    {Verb::BattleAt, "battle_at", {system}},
    {Verb::BattleWith, "battle_with", {owner}},
    {Verb::Lose, "lose", {n}, kNoSpot},
    {Verb::RaidDice, "raid_dice", {n}, kNoSpot},
    {Verb::AssaultDice, "assault_dice", {n}, kNoSpot},
    {Verb::SkirmishDice, "skirmish_dice", {n}, kNoSpot},
    {Verb::RerollSkirmish, "reroll_skirmish"},
    {Verb::RerollAssault, "reroll_assault"},
    {Verb::NoReroll, "no_reroll"},
    {Verb::Again, "again", {n}, kNoSpot},
    {Verb::Destroy, "destroy", {n}, kNoSpot},
    {Verb::HitBuilding, "hit_building", {place}},
    {Verb::Ransack, "ransack", {court}},
    {Verb::RaidToken, "raid_token", {resource, cost}},
    {Verb::RaidCard, "raid_card", {court}},
    {Verb::RaidStop, "raid_stop"},
    {Verb::Beloved, "beloved", {court}},
    {Verb::Arrange, "arrange", {resource}},
    {Verb::Rescue, "rescue", {system}},
};
static_assert(std::size(kVerbs) == kCount<Verb>);

}  // namespace

const VerbTable& verb_table() {
    static const VerbTable table{kVerbs};
    return table;
}

}  // namespace orrery::ar
