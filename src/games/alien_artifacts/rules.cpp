#include "games/alien_artifacts/rules.h"

#include "engine/content_types.h"
#include "games/alien_artifacts/options.h"
#include "games/alien_artifacts/steps.h"

namespace orrery {
std::span<const EmbeddedFile> games_alien_artifacts_texts();
std::span<const EmbeddedFile> games_alien_artifacts_rulebook();
std::span<const EmbeddedFile> games_alien_artifacts_content();
}  // namespace orrery

namespace orrery::aa {

namespace {

using Row = StepRow<Step, Now, Next>;

template <class Step, class... Verbs>
constexpr Row asks(Step step, std::string_view name, Row::List list, Row::Judge judge, Row::Play play,
                   Verbs... verbs) {
    return Row::asks(step, name, verb_set(verbs...), list, judge, play, Single::Taken, Candidates::Legal);
}
constexpr Row unless(Row row, Row::Several several) {
    row.several = several;
    return row;
}

// Questions with several answers, seen without listing them.
bool always(Now) { return true; }
bool can_buy_or_exchange(Now now) {
    return (!now.me().hand.empty() || !now.me().stored.empty()) &&
           can_purchase(now, purse(now.cards, now.me()));
}
bool has_plans(Now now) { return plans_held(now.cards, now.s, now.seat) > 0; }
bool may_discard(Now now) {
    return !now.me().hand.empty() && now.frame().last == 0 && now.me().hand.size() <= hand_size(now);
}
bool drew_several(Now now) { return now.frame().last > 1; }

// The questions of 4.3 and the chance events of 4.4. Decisions with exactly one option are taken
// automatically, and every list holds what is legal.
// clang-format off
constexpr auto kTable = table(&Row::step, {
    Row::chance(Step::TurnTop, "turn_top", verb_set(Verb::Top), turn_top),
    Row::chance(Step::TurnSystem, "turn_system", verb_set(Verb::System), turn_system),
    Row::chance(Step::DealFaction, "deal_faction", verb_set(Verb::Faction), deal_faction),
    Row::chance(Step::FirstPlayer, "first_player", verb_set(Verb::First), first_player),
    Row::chance(Step::DealCard, "deal_card", verb_set(Verb::Draw), deal_card),
    Row::chance(Step::DrawCard, "draw_card", verb_set(Verb::Draw), draw_card),
    Row::chance(Step::ProduceCard, "produce_card", verb_set(Verb::Produce), produce_card),
    Row::chance(Step::RevealCard, "reveal_card", verb_set(Verb::Reveal), reveal_card),
    Row::chance(Step::FindArtifact, "find_artifact", verb_set(Verb::Find), find_artifact),
    Row::chance(Step::FindPlan, "find_plan", verb_set(Verb::Plan), find_plan),
    Row::runs(Step::Deal, "deal", deal),
    Row::runs(Step::Prepared, "prepared", prepared),
    Row::runs(Step::BeginTurn, "begin_turn", begin_turn),
    Row::runs(Step::Checkpoint, "checkpoint", checkpoint),
    Row::runs(Step::Refill, "refill", refill),
    Row::runs(Step::EndTurn, "end_turn", end_turn),
    Row::runs(Step::Draw, "draw", draw_main),
    Row::runs(Step::Search, "search", search),
    Row::runs(Step::Complete, "complete", complete),
    Row::runs(Step::Fire, "fire", run_triggers),
    Row::runs(Step::RunEffect, "run_effect", run_effect),
    Row::runs(Step::Produce, "produce", produce),
    Row::runs(Step::Mine, "mine", mine),
    Row::runs(Step::ScoreCard, "score_card", score_card),
    Row::runs(Step::ScoreRevealed, "score_revealed", score_revealed),
    Row::runs(Step::ShipAttacks, "ship_attacks", ship_attacks),
    Row::runs(Step::ShipResult, "ship_result", ship_result),
    Row::runs(Step::AfterShip, "after_ship", after_ship),
    Row::runs(Step::EndAttack, "end_attack", end_attack),
    Row::runs(Step::GainPlan, "gain_plan", gain_plan),
    Row::runs(Step::GainArtifact, "gain_artifact", gain_artifact),
    Row::runs(Step::DrawHand, "draw_hand", draw_hand),
    Row::runs(Step::FinalPayments, "final_payments", final_payments),
    asks(Step::ChooseFaction, "choose_faction", factions_left, judge_faction, choose_faction, Verb::Lead),
    unless(asks(Step::Keep, "keep", drawn_cards, judge_keep, keep, Verb::Keep), drew_several),
    unless(asks(Step::Menu, "menu", menu, judge_menu, play_menu, Verb::Purchase, Verb::Discover, Verb::Develop, Verb::Build, Verb::Prepare, Verb::Exchange, Verb::Unblock, Verb::Offensive, Verb::Income, Verb::Mining, Verb::FactionAction, Verb::Act, Verb::Add, Verb::Use, Verb::Lift, Verb::Pass), can_buy_or_exchange),
    asks(Step::After, "after", extras_and_end, judge_after, play_after, Verb::Add, Verb::Use, Verb::Lift, Verb::End),
    asks(Step::ChooseDeck, "choose_deck", decks, judge_deck, choose_deck, Verb::Deck),
    asks(Step::Extra, "extra", extras, judge_extra, choose_extra, Verb::Extra),
    asks(Step::ChooseCard, "choose_card", cards_to_complete, judge_card, choose_card, Verb::Complete),
    asks(Step::Pay, "pay", payments, judge_pay, pay, Verb::Pay),
    asks(Step::Spend, "spend", spendings, judge_spend, spend_section, Verb::Spend, Verb::Done),
    asks(Step::SpendSets, "spend_sets", set_spendings, judge_sets, spend_sets, Verb::Spend, Verb::Done),
    asks(Step::PrepareSpend, "prepare_spend", preparations, judge_prepare, prepare_section, Verb::Spend, Verb::Done),
    asks(Step::ChooseRow, "choose_row", rows, judge_row, choose_row, Verb::Row),
    asks(Step::Attach, "attach", receivers, judge_onto, attach, Verb::Onto),
    asks(Step::ChooseColour, "choose_colour", colours, judge_colour, choose_colour, Verb::Colour),
    asks(Step::RemoveToken, "remove_token", tokens, judge_token, remove_token, Verb::Token),
    asks(Step::Auto, "auto", satisfied, judge_auto, choose_auto, Verb::Auto),
    unless(asks(Step::ChooseSide, "choose_side", sides, judge_side, choose_side, Verb::Side), always),
    asks(Step::ShowSection, "show_section", sections, judge_show, show_section, Verb::Show),
    unless(asks(Step::Target, "target", targets, judge_target, choose_target, Verb::AttackSystem, Verb::AttackPlayer, Verb::Decline), always),
    unless(asks(Step::ChoosePlan, "choose_plan", defences, judge_defence, choose_plan, Verb::Defend), has_plans),
    asks(Step::NextShip, "next_ship", next_ships, judge_ship, choose_ship, Verb::Ship, Verb::Stop),
    asks(Step::PlaceToken, "place_token", blockable, judge_block, place_token, Verb::Block),
    asks(Step::Choose, "choose", alternatives, judge_choice, choose, Verb::Choose),
    unless(asks(Step::ChooseKind, "choose_kind", kinds, judge_kind, choose_kind, Verb::Kind), always),
    asks(Step::ChoosePlanet, "choose_planet", planets, judge_planet, choose_planet, Verb::Planet),
    asks(Step::Flip, "flip", flippable, judge_flip, flip, Verb::Flip, Verb::Stop),
    asks(Step::ChooseTech, "choose_tech", technologies, judge_technology, choose_technology, Verb::Score, Verb::Stop),
    asks(Step::ThrowHand, "throw_hand", throwable, judge_throw, throw_card, Verb::Throw),
    unless(asks(Step::Discard, "discard", discards, judge_discard, play_discard, Verb::Discard, Verb::StopDiscard), may_discard),
    unless(asks(Step::FinalPay, "final_pay", final_pay_answers, judge_final_pay, final_pay, Verb::PayTokens, Verb::LeaveTokens), always),
});
// clang-format on
constexpr auto kStepNames = names_in(kTable);

}  // namespace

std::span<const std::string_view> names_of(Step) { return kStepNames; }

struct AlienArtifacts::Steps {
    static constexpr const auto& kRows = kTable;
    static Now now(const AlienArtifacts& rules, const State& s, Seat seat) {
        return {*rules.content_, s, seat};
    }
    static Next next(const AlienArtifacts& rules, State& s, Seat seat) { return {*rules.content_, s, seat}; }
};

AlienArtifacts::AlienArtifacts() : content_{default_content()} {}

const EmbeddedFile& AlienArtifacts::content_file() { return games_alien_artifacts_content().front(); }

Result<AlienArtifacts> AlienArtifacts::with_content(std::string_view file, std::string_view text) {
    const Result<ContentPtr> content = read_cards(file, text);
    if (!content) return content.problem();
    return AlienArtifacts{*content};
}

const GameInfo& AlienArtifacts::info() {
    static const GameInfo info{.id = "alien_artifacts",
                               .rule_prefix = "AA",
                               .rules_version = 1,
                               .min_players = 2,
                               .max_players = kSeats,
                               .options = setup_options(),
                               .texts = games_alien_artifacts_texts,
                               .rulebook = games_alien_artifacts_rulebook,
                               .lacks = names_of(Lacks{}),
                               .walk_depth = 1};  // the view tells whole answers: view_ways.cpp
    return info;
}

SourceCounts AlienArtifacts::sources() const {
    SourceCounts counts;
    count_sources(content_->entries, counts);
    return counts;
}

SeatTraits AlienArtifacts::traits(const State& s, Seat seat) const {
    const Player& player = s.players[seat];
    SeatTraits traits{{"faction", names().id(player.faction)}};
    player.empire().each([&](Card card) {
        traits.push_back({"card", names().id("card", content_->number_of(card))});
    });
    return traits;
}

Verdict AlienArtifacts::judge_setup(const Setup& setup) const { return aa::judge_setup(*content_, setup); }

Verdict AlienArtifacts::judge_together(const State& s, Seat seat, std::span<const Action> parts) const {
    std::vector<Face> faces;
    for (const Action part : parts) {
        const Verb verb = verb_of(part);
        if (verb != Verb::Pay && verb != Verb::Spend) return kAllowed;
        faces.push_back(static_cast<Face>(part.a));
    }
    return aa::judge_together({*content_, s, seat}, faces);
}

State AlienArtifacts::start(const Setup& setup) const { return begun(aa::start(*content_, setup)); }

Setup AlienArtifacts::setup_of(const State& s) const { return setup_with(s.choices, s.seats()); }

bool AlienArtifacts::settled(const State& s) const {
    if (s.todo.empty()) return true;
    switch (s.asked().step) {
        case Step::Menu:
        case Step::After:
        case Step::Discard:
        case Step::ChooseFaction:
        case Step::FinalPay:
            return true;
        case Step::DrawCard:  // the refill of the hand ends a turn, a card's effect does not
            return s.todo[s.todo.size() - 2].step == Step::Refill;
        default:  // before the first turn everything stands for itself
            return s.todo[0].step == Step::Prepared;
    }
}

Standing AlienArtifacts::standing(const State& s) const { return aa::standing(*content_, s); }
Breakdown AlienArtifacts::breakdown(const State& s) const { return aa::breakdown(*content_, s); }

}  // namespace orrery::aa

template class orrery::SteppedRules<orrery::aa::AlienArtifacts, orrery::aa::State>;
