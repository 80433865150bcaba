#include "games/arcs/rules.h"

#include "games/arcs/chances.h"
#include "games/arcs/scoring.h"
#include "games/arcs/steps.h"

namespace orrery {
std::span<const EmbeddedFile> games_arcs_texts();
std::span<const EmbeddedFile> games_arcs_rulebook();
}  // namespace orrery

namespace orrery::ar {

namespace {

using Row = StepRow<Step, const State&, State&>;
constexpr auto kTaken = Single::Taken;
constexpr auto kLegal = Candidates::Legal;

// The steps of section 4. A decision with exactly one option is taken by itself (4.1), but for those about
// the own hand: that there was only one would tell the others what the hand lacks.
// clang-format off
constexpr auto kTable = table(&Row::step, {
    Row::chance(Step::FirstPlayer, "first_player", verb_set(Verb::First), choose_first_player),
    Row::chance(Step::DrawSetup, "draw_setup", verb_set(Verb::Setup), draw_setup),
    Row::chance(Step::OfferLeader, "offer_leader", verb_set(Verb::OfferLeader), offer_leader),
    Row::chance(Step::OfferLore, "offer_lore", verb_set(Verb::OfferLore), offer_lore),
    Row::chance(Step::RevealCourt, "reveal_court", verb_set(Verb::Reveal), reveal_court),
    Row::chance(Step::Deal, "deal", verb_set(Verb::Deal), deal),
    Row::chance(Step::DrawCard, "draw_card", verb_set(Verb::Draw), draw_card),
    Row::chance(Step::RollRaid, "roll_raid", verb_set(Verb::RollRaid), roll_raid),
    Row::chance(Step::RollAssault, "roll_assault", verb_set(Verb::RollAssault), roll_assault),
    Row::chance(Step::RollSkirmish, "roll_skirmish", verb_set(Verb::RollSkirmish), roll_skirmish),
    Row::runs(Step::NextPick, "next_pick", next_pick),
    Row::runs(Step::PlacePieces, "place_pieces", place_pieces),
    Row::runs(Step::BeginChapter, "begin_chapter", begin_chapter),
    Row::runs(Step::DiscardRest, "discard_rest", discard_rest),
    Row::runs(Step::BeginRound, "begin_round", begin_round),
    Row::runs(Step::NextTurn, "next_turn", next_turn),
    Row::runs(Step::EndRound, "end_round", end_round),
    Row::runs(Step::EndPrelude, "end_prelude", end_prelude),
    Row::runs(Step::EndTurn, "end_turn", end_turn),
    Row::runs(Step::FillCourt, "fill_court", fill_court),
    Row::runs(Step::PlaceMarker, "place_marker", place_marker),
    Row::runs(Step::SetOff, "set_off", set_off),
    Row::runs(Step::TakeUp, "take_up", take_up),
    Row::runs(Step::RollBattle, "roll_battle", roll_battle),
    Row::runs(Step::ResolveHits, "resolve_hits", resolve_hits),
    Row::runs(Step::HitDefenders, "hit_defenders", hit_defenders),
    Row::runs(Step::HitBuildings, "hit_buildings", hit_buildings),
    Row::runs(Step::Aftermath, "aftermath", aftermath),
    Row::runs(Step::Ransacks, "ransacks", next_ransack),
    Row::runs(Step::BeginRaid, "begin_raid", begin_raid),
    Row::runs(Step::AfterBattle, "after_battle", after_battle),
    Row::runs(Step::EndMove, "end_move", end_move),
    Row::runs(Step::Score, "score", score_chapter),
    Row::runs(Step::EndChapter, "end_chapter", end_chapter),
    Row::asks(Step::Draft, "draft", verb_set(Verb::TakeLeader, Verb::TakeLore), draft_answers, judge_draft, draft, kTaken),
    Row::asks(Step::Mulligan, "mulligan", verb_set(Verb::KeepHand, Verb::Redeal), mulligan_answers, judge_mulligan, mulligan, kLegal),
    Row::asks(Step::Lead, "lead", verb_set(Verb::Lead, Verb::Pass), lead_answers, judge_lead, choose_lead, kLegal),
    Row::asks(Step::Follow, "follow", verb_set(Verb::Surpass, Verb::Copy, Verb::Pivot), follow_answers, judge_follow, follow, kLegal),
    Row::asks(Step::Opening, "opening", verb_set(Verb::Declare, Verb::Seize, Verb::SeizeSpies, Verb::Bards, Verb::BeginPrelude), opening_answers, judge_opening, open_turn, kTaken),
    Row::asks(Step::GiveGuild, "give_guild", verb_set(Verb::GiveGuild), guild_answers, judge_give_guild, give_guild, kTaken, kLegal),
    Row::asks(Step::Triggers, "triggers", verb_set(Verb::Resolve), trigger_answers, judge_trigger, resolve_trigger, kTaken, kLegal),
    Row::asks(Step::FarRival, "far_rival", verb_set(Verb::LookAt), rivals_with_cards, judge_look, look_at, kTaken),
    Row::asks(Step::FarSwap, "far_swap", verb_set(Verb::Swap, Verb::NoSwap), swap_answers, judge_swap, swap_cards, kTaken, kLegal),
    Row::asks(Step::AmbType, "amb_type", verb_set(Verb::Gain, Verb::GainNothing), gain_answers, judge_gain, gain_chosen, kTaken, kLegal),
    Row::asks(Step::Bold, "bold", verb_set(Verb::Bold, Verb::BoldStop), bold_answers, judge_bold, be_bold, kTaken),
    Row::asks(Step::Prelude, "prelude", verb_set(Verb::Spend, Verb::Use, Verb::Discard, Verb::EndPrelude), prelude_answers, judge_prelude, play_prelude, kTaken, kLegal),
    Row::asks(Step::Token, "token", verb_set(Verb::Token), token_answers, judge_token, pay_token, kTaken, kLegal),
    Row::asks(Step::SpendAs, "spend_as", verb_set(Verb::SpendAs, Verb::SpendForNothing), spend_as_answers, judge_spend_as, spend_as, kTaken, kLegal),
    Row::asks(Step::SpendAction, "spend_action", verb_set(Verb::Act), spend_action_answers, judge_spend_action, take_spent_action, kTaken, kLegal),
    Row::asks(Step::Count, "count", verb_set(Verb::Claim), count_answers, judge_count, claim, kTaken, kLegal),
    Row::asks(Step::Steal, "steal", verb_set(Verb::StealToken), steal_answers, judge_steal, steal, kTaken),
    Row::asks(Step::Unite, "unite", verb_set(Verb::Unite), unite_answers, judge_unite, unite, kTaken),
    Row::asks(Step::PlaceShip, "place_ship", verb_set(Verb::PlaceShip), place_ship_answers, judge_place_ship, place_ship, kTaken, kLegal),
    Row::asks(Step::Muster, "muster", verb_set(Verb::Muster), muster_answers, judge_muster, muster, kTaken, kLegal),
    Row::asks(Step::Redraw, "redraw", verb_set(Verb::KeepCard, Verb::DiscardCard), redraw_answers, judge_redraw, redraw, kLegal),
    Row::asks(Step::Persuade, "persuade", verb_set(Verb::StealToken, Verb::StealCard), persuade_answers, judge_persuade, persuade, kTaken),
    Row::asks(Step::Fence, "fence", verb_set(Verb::Fence), fence_answers, judge_fence, fence, kTaken),
    Row::asks(Step::Act, "act", verb_set(Verb::Act, Verb::EndTurn), action_answers, judge_action, take_action, kTaken, kLegal),
    Row::asks(Step::Extra, "extra", verb_set(Verb::ExtraMove, Verb::Influence, Verb::NoExtra), extra_answers, judge_extra, take_extra, kTaken),
    Row::asks(Step::TaxCity, "tax_city", verb_set(Verb::Tax), tax_answers, judge_tax, tax, kTaken, kLegal),
    Row::asks(Step::TaxType, "tax_type", verb_set(Verb::TaxType), tax_types, judge_tax_type, choose_tax_type, kTaken, kLegal),
    Row::asks(Step::BuildKind, "build_kind", verb_set(Verb::Build), build_kinds, judge_build_kind, choose_build_kind, kTaken, kLegal),
    Row::asks(Step::BuildSite, "build_site", verb_set(Verb::Site), build_sites, judge_site, build_at, kTaken, kLegal),
    Row::asks(Step::BuildShip, "build_ship", verb_set(Verb::Shipyard), shipyard_answers, judge_shipyard, build_ship, kTaken, kLegal),
    Row::asks(Step::Repair, "repair", verb_set(Verb::RepairShip, Verb::RepairBuilding), repair_answers, judge_repair, repair, kTaken, kLegal),
    Row::asks(Step::MoveFrom, "move_from", verb_set(Verb::MoveFrom), move_from_answers, judge_move_from, move_from, kTaken),
    Row::asks(Step::MoveTo, "move_to", verb_set(Verb::MoveTo), move_to_answers, judge_move_to, move_to, kTaken),
    Row::asks(Step::MoveFresh, "move_fresh", verb_set(Verb::MoveFresh), move_fresh_answers, judge_move_fresh, move_fresh, kTaken),
    Row::asks(Step::MoveDamaged, "move_damaged", verb_set(Verb::MoveDamaged), move_damaged_answers, judge_move_damaged, move_damaged, kTaken),
    Row::asks(Step::CatNext, "cat_next", verb_set(Verb::Halt, Verb::FlyOn), catapult_answers, judge_catapult, catapult, kTaken),
    Row::asks(Step::CatFresh, "cat_fresh", verb_set(Verb::OnFresh), on_fresh_answers, judge_on_fresh, on_fresh, kTaken),
    Row::asks(Step::CatDamaged, "cat_damaged", verb_set(Verb::OnDamaged), on_damaged_answers, judge_on_damaged, on_damaged, kTaken),
    Row::asks(Step::Sprint, "sprint", verb_set(Verb::SprintFrom, Verb::NoSprint), sprint_answers, judge_sprint, sprint, kTaken),
    Row::asks(Step::Influence, "influence", verb_set(Verb::Influence), influence_answers, judge_influence, influence, kTaken),
    Row::asks(Step::Secure, "secure", verb_set(Verb::Secure), secure_answers, judge_secure, secure, kTaken),
    Row::asks(Step::Abduct, "abduct", verb_set(Verb::Abduct), abduct_answers, judge_abduct, abduct, kTaken),
    Row::asks(Step::Pressgang, "pressgang", verb_set(Verb::Press, Verb::Enough), press_answers, judge_press, press, kTaken),
    Row::asks(Step::Execute, "execute", verb_set(Verb::Execute, Verb::Enough), execute_answers, judge_execute, execute, kTaken),
    Row::asks(Step::TradeCity, "trade_city", verb_set(Verb::TradeCity), trade_city_answers, judge_trade_city, trade_city, kTaken),
    Row::asks(Step::TradeTake, "trade_take", verb_set(Verb::TakeToken), trade_take_answers, judge_trade_take, trade_take, kTaken),
    Row::asks(Step::TradeGive, "trade_give", verb_set(Verb::GiveToken), trade_give_answers, judge_trade_give, trade_give, kTaken),
    Row::asks(Step::RiflesFrom, "rifles_from", verb_set(Verb::RiflesFrom), rifles_from_answers, judge_rifles_from, rifles_from, kTaken),
    Row::asks(Step::RiflesAt, "rifles_at", verb_set(Verb::RiflesAt), rifles_at_answers, judge_rifles_at, rifles_at, kTaken),
    Row::asks(Step::Prune, "prune", verb_set(Verb::Prune), prune_answers, judge_prune, prune, kTaken, kLegal),
    Row::asks(Step::Uprising, "uprising", verb_set(Verb::Uprise), uprising_answers, judge_uprising, rise_up, kTaken, kLegal),
    Row::asks(Step::Demands, "demands", verb_set(Verb::Demand, Verb::Decline), demand_answers, judge_demand, demand, kTaken, kLegal),
    Row::asks(Step::Spreads, "spreads", verb_set(Verb::Provoke, Verb::Decline), spread_answers, judge_spread, spread, kTaken),
    Row::asks(Step::FreeCity, "free_city", verb_set(Verb::FreeCity, Verb::Decline), free_city_answers, judge_free_city, free_city, kTaken, kLegal),
    Row::asks(Step::SeizeSong, "seize_song", verb_set(Verb::SeizeSong, Verb::Decline), seize_song_answers, judge_seize_song, seize_by_song, kTaken),
    Row::asks(Step::Struggle, "struggle", verb_set(Verb::StealCard, Verb::Decline), struggle_answers, judge_struggle, struggle, kTaken, kLegal),
    Row::asks(Step::BattleSystem, "battle_system", verb_set(Verb::BattleAt), battle_systems, judge_battle_system, battle_at, kTaken, kLegal),
    Row::asks(Step::BattleRival, "battle_rival", verb_set(Verb::BattleWith), battle_rivals, judge_battle_rival, battle_with, kTaken),
    Row::asks(Step::Railgun, "railgun", verb_set(Verb::Lose), loss_answers, judge_loss, take_railgun, kTaken, kLegal),
    Row::asks(Step::DiceRaid, "dice_raid", verb_set(Verb::RaidDice), raid_dice_answers, judge_raid_dice, collect_raid_dice, kTaken),
    Row::asks(Step::DiceAssault, "dice_assault", verb_set(Verb::AssaultDice), assault_dice_answers, judge_assault_dice, collect_assault_dice, kTaken),
    Row::asks(Step::DiceSkirmish, "dice_skirmish", verb_set(Verb::SkirmishDice), skirmish_dice_answers, judge_skirmish_dice, collect_skirmish_dice, kTaken),
    Row::asks(Step::RerollKind, "reroll_kind", verb_set(Verb::RerollSkirmish, Verb::RerollAssault, Verb::NoReroll), reroll_answers, judge_reroll, choose_reroll, kTaken, kLegal),
    Row::asks(Step::RerollSkirmish, "reroll_skirmish", verb_set(Verb::Again), again_skirmish_answers, judge_again_skirmish, again_skirmish, kTaken),
    Row::asks(Step::RerollAssault, "reroll_assault", verb_set(Verb::Again), again_assault_answers, judge_again_assault, again_assault, kTaken),
    Row::asks(Step::Losses, "losses", verb_set(Verb::Lose), loss_answers, judge_loss, take_losses, kTaken, kLegal),
    Row::asks(Step::HitShips, "hit_ships", verb_set(Verb::Destroy), hit_ships_answers, judge_hit_ships, hit_ships, kTaken, kLegal),
    Row::asks(Step::HitBuilding, "hit_building", verb_set(Verb::HitBuilding), building_targets, judge_hit_building, hit_building, kTaken, kLegal),
    Row::asks(Step::Ransack, "ransack", verb_set(Verb::Ransack), ransack_answers, judge_ransack, ransack, kTaken, kLegal),
    Row::asks(Step::Raid, "raid", verb_set(Verb::RaidToken, Verb::RaidCard, Verb::RaidStop), raid_answers, judge_raid, raid, kTaken),
    Row::asks(Step::Beloved, "beloved", verb_set(Verb::Beloved, Verb::Decline), beloved_answers, judge_beloved, be_beloved, kTaken, kLegal),
    Row::asks(Step::Arrange, "arrange", verb_set(Verb::Arrange), arrange_answers, judge_arrange, arrange_token, kTaken, kLegal),
    Row::asks(Step::Rescue, "rescue", verb_set(Verb::Rescue), rescue_answers, judge_rescue, rescue, kTaken, kLegal),
});
// clang-format on
constexpr auto kStepNames = names_in(kTable);

}  // namespace

std::span<const std::string_view> names_of(Step) { return kStepNames; }

struct Arcs::Steps : StepsOfState<State> {
    static constexpr const auto& kRows = kTable;
};

const GameInfo& Arcs::info() {
    static const GameInfo info{.id = "arcs",
                               .rule_prefix = "AR",
                               .rules_version = 1,
                               .min_players = 2,
                               .max_players = kSeats,
                               .options = setup_options(),
                               .texts = games_arcs_texts,
                               .rulebook = games_arcs_rulebook,
                               .lacks = names_of(Lacks{})};
    return info;
}

const VerbTable& Arcs::verbs() const { return verb_table(); }

Verdict Arcs::judge_setup(const Setup& setup) const { return ar::judge_setup(setup); }

State Arcs::start(const Setup& setup) const { return begun(ar::start(setup)); }

Setup Arcs::setup_of(const State& s) const { return setup_with(s.choices, s.seats()); }

void Arcs::outcomes(const State& s, OutcomeList& out) const { list_outcomes(s, out); }
Action Arcs::sample(const State& s, Rng& rng) const { return sample_outcome(s, rng); }

namespace {

bool is_inside_turn(const State& s) {
    for (const Question& frame : s.todo)
        if (frame.step == Step::Act) return true;
    return false;
}

// The step below the one that is asked, and below what only fills up the Court.
Step interrupted(const State& s) {
    std::size_t i = s.todo.size() - 1;
    do --i;
    while (s.todo[i].step == Step::FillCourt);
    return s.todo[i].step;
}

}  // namespace

// Between the actions of a turn, and before it; not while a card is played and its opening goes on. Cards
// drawn when nothing else is left of an action are no longer part of it.
bool Arcs::settled(const State& s) const {
    if (s.todo.empty()) return true;
    switch (s.asked().step) {
        case Step::Prelude:
        case Step::Act:
        case Step::Lead:
        case Step::Follow:
        case Step::Rescue:
            return true;
        case Step::RevealCourt:
        case Step::DrawCard: {
            if (!is_inside_turn(s)) return true;
            const Step below = interrupted(s);
            return below == Step::Act || below == Step::Prelude;
        }
        default:
            return !is_inside_turn(s);
    }
}

Standing Arcs::standing(const State& s) const { return ar::standing(s); }
Breakdown Arcs::breakdown(const State& s) const { return ar::breakdown(s); }
Goods Arcs::goods(const State& s, Seat seat) const { return ar::goods(s, seat); }

}  // namespace orrery::ar

template class orrery::SteppedRules<orrery::ar::Arcs, orrery::ar::State>;
