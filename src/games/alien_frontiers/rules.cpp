#include "games/alien_frontiers/rules.h"

#include "games/alien_frontiers/raid.h"
#include "games/alien_frontiers/scoring.h"
#include "games/alien_frontiers/turn.h"

namespace orrery {
std::span<const EmbeddedFile> games_alien_frontiers_texts();
std::span<const EmbeddedFile> games_alien_frontiers_rulebook();
}  // namespace orrery

namespace orrery::af {

namespace {

using Row = StepRow<Step, const State&, State&>;
using enum Verb;

// The questions of section 4.3 and what answers them; steps without verbs run by themselves.
// clang-format off
constexpr auto kSteps = table(&Row::step, {
    Row::chance(Step::FirstPlayer, "first_player", verb_set(First), choose_first_player),
    Row::chance(Step::DealDisplay, "deal_display", verb_set(Draw), deal_to_display),
    Row::chance(Step::DealPlayers, "deal_players", verb_set(Draw), deal_to_player),
    Row::chance(Step::DrawCard, "draw_card", verb_set(Draw), draw_card),
    Row::chance(Step::RollShips, "roll_ships", verb_set(Roll), roll_ship),
    Row::runs(Step::BeginTurn, "begin_turn", begin_turn),
    Row::runs(Step::FillDisplay, "fill_display", fill_display),
    Row::runs(Step::ResourceCache, "resource_cache", resource_cache),
    Row::runs(Step::CleanUp, "clean_up", clean_up),
    Row::runs(Step::HandOver, "hand_over", hand_over),
    Row::runs(Step::NewHubColony, "new_hub_colony", new_hub_colony),
    Row::asks(Step::Main, "main", verb_set(Dock, Use, Discard, Verb::Claim, Trade, Launch, BuyRelic, End), main_answers, judge_main, play_main),
    Row::asks(Step::PickShip, "pick_ship", verb_set(Ship), pick_ship_answers, judge_pick_ship, pick_ship),
    Row::asks(Step::PickSet, "pick_set", verb_set(Pair, Triple, Verb::Straight), pick_set_answers, judge_pick_set, pick_set),
    Row::asks(Step::Cycle, "cycle", verb_set(Verb::Cycle, Keep), cycle_answers, judge_cycle, cycle),
    Row::asks(Step::Claim, "claim", verb_set(Take), claim_answers, judge_claim, claim),
    Row::asks(Step::PlaceColony, "place_colony", verb_set(Land), territories, may_land, land),
    Row::asks(Step::HubExtra, "hub_extra", verb_set(Launch, LoseAdvance), extra_answers, judge_extra, resolve_extra),
    Row::asks(Step::RaidMode, "raid_mode", verb_set(Verb::RaidResources, Verb::RaidCard, RaidNothing), raid_modes, judge_raid_mode, choose_raid),
    Row::asks(Step::RaidResources, "raid_resources", verb_set(Steal), spoils, judge_steal, steal),
    Row::asks(Step::RaidCard, "raid_card", verb_set(StealCard), stealable_cards, judge_steal_card, steal_card),
    Row::asks(Step::ShipTarget, "ship_target", verb_set(Raise, Lower, Flip), ship_targets, judge_ship_target, change_ship),
    Row::asks(Step::GravityDown, "gravity_down", verb_set(Lower), gravity_down_answers, judge_gravity_down, gravity_down),
    Row::asks(Step::GravityUp, "gravity_up", verb_set(Raise), gravity_up_answers, judge_gravity_up, gravity_up),
    Row::asks(Step::WarpPick, "warp_pick", verb_set(Reroll, RollThem), warp_answers, judge_warp, warp),
    Row::asks(Step::WarpCard, "warp_card", verb_set(Recover), recoverable_cards, judge_recover, recover),
    Row::asks(Step::CrystalTerritory, "crystal_territory", verb_set(Borrow), crystal_answers, judge_crystal, borrow),
    Row::asks(Step::FieldTerritory, "field_territory", verb_set(Place), field_territories, judge_field_territory, place_field),
    Row::asks(Step::FieldPick, "field_pick", verb_set(RemoveField), fields_on_board, judge_field_pick, remove_field),
    Row::asks(Step::TeleportShip, "teleport_ship", verb_set(Teleport, TeleportSpent), teleport_ships, judge_teleport_ship, teleport_ship),
    Row::asks(Step::TeleportTo, "teleport_to", verb_set(To, ToPair, ToTriple, ToStraight), teleport_destinations, judge_teleport_to, teleport_to),
    Row::asks(Step::TeleportColony, "teleport_colony", verb_set(MoveColony), movable_colonies, judge_move_colony, move_colony),
    Row::asks(Step::TeleportOnto, "teleport_onto", verb_set(Onto), colony_destinations, judge_onto, move_onto),
    Row::asks(Step::PolarityFirst, "polarity_first", verb_set(Swap), first_exchange_answers, judge_first_exchange, first_exchange),
    Row::asks(Step::PolaritySecond, "polarity_second", verb_set(With), second_exchange_answers, judge_second_exchange, second_exchange),
    Row::asks(Step::PlasmaAt, "plasma_at", verb_set(Aim), plasma_stations, judge_aim, aim),
    Row::asks(Step::PlasmaPick, "plasma_pick", verb_set(Hit, Cease), plasma_picks, judge_plasma_pick, plasma_pick),
    Row::asks(Step::PlasmaDestroy, "plasma_destroy", verb_set(Destroy, DestroyInBay), destroy_targets, judge_destroy, destroy),
    Row::asks(Step::Trim, "trim", verb_set(KeepFuel), trim_answers, judge_trim, trim),
});
// clang-format on

constexpr auto kStepNames = names_in(kSteps);

constexpr std::string_view kLengths[] = {"standard", "long"};
constexpr SetupOption kOptions[] = {{"length", kLengths}, {"first_player", kFirstPlayers}};

}  // namespace

std::span<const std::string_view> names_of(Step) { return kStepNames; }

// AF-23: whoever is not asked is refused by SteppedRules.
struct AlienFrontiers::Steps : StepsOfState<State> {
    static constexpr const auto& kRows = kSteps;
};

const GameInfo& AlienFrontiers::info() {
    static const GameInfo info{.id = "alien_frontiers",
                               .rule_prefix = "AF",
                               .rules_version = 1,
                               .min_players = 2,
                               .max_players = kSeats,
                               .options = kOptions,
                               .texts = games_alien_frontiers_texts,
                               .rulebook = games_alien_frontiers_rulebook,
                               .lacks = names_of(Lacks{})};
    return info;
}

const VerbTable& AlienFrontiers::verbs() const { return verb_table(); }

Verdict AlienFrontiers::judge_setup(const Setup& setup) const { return af::judge_setup(setup); }
State AlienFrontiers::start(const Setup& setup) const { return af::start(setup); }
Setup AlienFrontiers::setup_of(const State& s) const {
    return {.players = code_of(s.seats()), .choice = {s.long_game, s.first_player}};
}

// Section 4.5.
void AlienFrontiers::outcomes(const State& s, OutcomeList& out) const {
    switch (s.asked().step) {
        case Step::FirstPlayer:
            for (Seat seat = 0; seat < s.seats(); ++seat) out.push_back({act(First, seat), 1});
            return;
        case Step::RollShips:
            for (int value = 1; value <= 6; ++value) out.push_back({act(Roll, value), 1});
            return;
        default:
            for (const Card card : every<Card>())
                if (s.deck[card] > 0) out.push_back({act(Draw, card), s.deck.count[card]});
    }
}

Action AlienFrontiers::sample(const State& s, Rng& rng) const {
    switch (s.asked().step) {
        case Step::FirstPlayer:
            return act(First, static_cast<int>(rng.below(static_cast<std::uint32_t>(s.seats()))));
        case Step::RollShips:
            return act(Roll, 1 + static_cast<int>(rng.below(6)));
        default:
            return act(Draw, s.deck.kind_at(rng.below(static_cast<std::uint32_t>(s.deck.size()))));
    }
}

// Between two actions of a turn, or before the first: nothing chosen still waits for its second half.
bool AlienFrontiers::settled(const State& s) const {
    if (s.todo.empty()) return true;
    const Step step = s.asked().step;
    if (step == Step::RollShips) return s.todo[s.todo.size() - 2].step == Step::ResourceCache;
    return step == Step::Main || step == Step::FirstPlayer || step == Step::DealDisplay ||
           step == Step::DealPlayers;
}

// AF-10: a card to every player, from the first one on; ships are rolled by whose turn it is.
Seat AlienFrontiers::befalls(const State& s) const {
    if (s.asked().step == Step::RollShips) return s.turn;
    if (s.asked().step != Step::DealPlayers) return kNobody;
    return static_cast<Seat>((s.turn + s.asked().a) % s.seats());
}

Standing AlienFrontiers::standing(const State& s) const { return af::standing(s); }
Breakdown AlienFrontiers::breakdown(const State& s) const { return af::breakdown(s); }
Goods AlienFrontiers::goods(const State& s, Seat seat) const { return af::goods(s, seat); }

}  // namespace orrery::af

template class orrery::SteppedRules<orrery::af::AlienFrontiers, orrery::af::State>;
