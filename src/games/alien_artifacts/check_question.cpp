// The stack of frames of a position from outside: one that the game would have at that moment (4.2, 4.5).
#include <algorithm>
#include <array>

#include "games/alien_artifacts/check.h"

namespace orrery::aa {

namespace {

using S = Step;

bool one_of(Step step, std::initializer_list<Step> steps) {
    for (const Step each : steps)
        if (each == step) return true;
    return false;
}

bool is_bottom(Step step) {
    return one_of(step, {S::Prepared, S::Menu, S::After, S::Discard, S::EndTurn, S::FinalPayments});
}

// What happens within a turn: it stands on a checkpoint, on an effect, or on another of its kind.
bool in_turn(Step step) {
    return step >= S::Draw && step <= S::DrawHand ? !one_of(step, {S::Search, S::Draw})
                                                  : step >= S::ChooseDeck;
}

// Which steps may stand directly on which.
struct Stand {
    Step below;
    std::array<Step, 5> above;  // S::Prepared, the bottom of the stack, stands on nothing: it fills up
};
constexpr Stand kStands[] = {
    {S::Prepared, {S::ChooseFaction, S::FirstPlayer, S::Draw, S::Keep, S::Prepared}},
    {S::ChooseFaction, {S::FirstPlayer, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::FirstPlayer, {S::Deal, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::Deal, {S::DealCard, S::DealFaction, S::TurnSystem, S::Prepared, S::Prepared}},
    {S::DealFaction, {S::TurnSystem, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::TurnSystem, {S::TurnTop, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::Menu, {S::Checkpoint, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::After, {S::Checkpoint, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::EndTurn, {S::Refill, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::Refill, {S::DrawCard, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::DrawHand, {S::DrawCard, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::FinalPayments, {S::FinalPay, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::Draw, {S::TurnTop, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::Search, {S::TurnTop, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::GainPlan, {S::FindPlan, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::GainArtifact, {S::FindArtifact, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::Complete, {S::Pay, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::Produce, {S::ProduceCard, S::ShowSection, S::Fire, S::Prepared, S::Prepared}},
    {S::Mine, {S::Produce, S::Pay, S::Prepared, S::Prepared, S::Prepared}},
    {S::ScoreRevealed, {S::RevealCard, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::ShipResult, {S::RevealCard, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::PrepareSpend, {S::Attach, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::Fire, {S::RunEffect, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::AfterShip, {S::RunEffect, S::PlaceToken, S::Fire, S::Prepared, S::Prepared}},
    {S::EndAttack, {S::NextShip, S::ShipAttacks, S::ShipResult, S::AfterShip, S::Prepared}},
    {S::NextShip, {S::ChoosePlan, S::Fire, S::ShipResult, S::AfterShip, S::Prepared}},
    {S::ShipAttacks, {S::ChoosePlan, S::Fire, S::ShipResult, S::AfterShip, S::Prepared}},
    {S::ChoosePlan, {S::Fire, S::Prepared, S::Prepared, S::Prepared, S::Prepared}},
    {S::ChooseTech, {S::Pay, S::ScoreRevealed, S::Prepared, S::Prepared, S::Prepared}},
    {S::Target, {S::Pay, S::Fire, S::Prepared, S::Prepared, S::Prepared}},
    {S::ChooseDeck, {S::Draw, S::Keep, S::Prepared, S::Prepared, S::Prepared}},
    {S::Flip, {S::Produce, S::ScoreRevealed, S::Target, S::EndAttack, S::TurnSystem}},
};

bool fits(const Frame& above, const Frame& below) {
    const Step up = above.step, down = below.step;
    if (down == S::TurnTop) return up == S::TurnTop && above.type < below.type;
    if (down == S::Checkpoint || down == S::RunEffect)
        return in_turn(up) ||
               one_of(up, {S::Draw, S::Search, S::Keep, S::TurnSystem, S::TurnTop, S::DrawCard});
    for (const Stand& stand : kStands)
        if (stand.below == down && up != S::Prepared)
            return std::find(stand.above.begin(), stand.above.end(), up) != stand.above.end();
    return false;
}

// Whether the step is one of a card's immediate effect, on which the triggers of its completion stand
// (AA-83).
bool under_triggers(Step step) {
    return one_of(step, {S::Produce, S::ScoreCard, S::GainPlan, S::Target, S::Checkpoint, S::RunEffect});
}

bool fields_right(const Content& cards, const State& s, const Frame& frame) {
    const bool card_exists = frame.card == kNoCard || place_of(frame.card) < cards.cards[type_of(frame.card)];
    if (!card_exists || frame.effect >= cards.effects.size()) return false;
    const Effect& effect = cards.effect(frame.effect);
    const std::size_t drawn = frame.last;
    switch (frame.step) {
        case S::RunEffect:
            if (effect.timing == Timing::Play && frame.amount >= cards.artifacts.size()) return false;
            return frame.effect > 0 && frame.at <= effect.top;
        case S::Choose:
            return frame.at < effect.outs.size() && effect.outs[frame.at].word == Word::Choice;
        case S::Draw:
        case S::Keep:
        case S::Search:
            return drawn <= s.below[frame.type].size() && frame.at <= 2 && frame.n < kCount<Kind>;
        case S::Pay:
            return frame.amount > 0 && frame.amount <= 60 && frame.least <= 3;
        case S::PlaceToken:
        case S::RemoveToken:
        case S::ThrowHand:
        case S::Flip:
            return frame.amount > 0;
        case S::DealCard:
        case S::DealFaction:
        case S::ChooseFaction:
            return frame.amount < s.seats();
        case S::Prepared:
        case S::FinalPayments:
            return frame.amount <= s.seats() && frame.last <= kMostOfType;
        case S::Deal:
            return frame.amount <= cards.constants.hand_size * s.seats();
        default:
            return true;
    }
}

// The card of a frame lies where the step needs it.
bool cards_right(const State& s, const Frame& frame) {
    const Player& me = s.me();
    switch (frame.step) {
        case S::Complete:
        case S::ChooseSide:
            return frame.card != kNoCard && me.construction.has(frame.card);
        case S::Produce:
        case S::ProduceCard:
        case S::ShowSection:
            return frame.card != kNoCard && type_of(frame.card) == Type::Planet &&
                   me.operational.has(frame.card);
        case S::ScoreCard:
        case S::ScoreRevealed:
            return frame.card != kNoCard && type_of(frame.card) == Type::Technology &&
                   me.operational.has(frame.card);
        case S::RevealCard:
        case S::ShipAttacks:
        case S::ShipResult:
            return frame.card != kNoCard && me.operational.has(frame.card);
        case S::AfterShip:
            return frame.card != kNoCard && type_of(frame.card) == Type::Ship;
        case S::Target:
            return frame.card == kNoCard ||
                   (type_of(frame.card) == Type::Ship && me.operational.has(frame.card));
        case S::FinalPay:
            return frame.card != kNoCard && type_of(frame.card) == Type::Technology &&
                   s.blocked.has(frame.card);
        case S::Pay:
        case S::Spend:
        case S::PrepareSpend:
        case S::SpendSets:
            return frame.card == kNoCard || type_of(frame.card) == Type::Planet;
        default:
            return true;
    }
}

// Who is asked: the player on turn; the defender for a plan; somebody else only before and after the game.
bool asked_right(const State& s, const Frame& frame) {
    const bool chance = frame.step <= S::FindPlan;
    const bool runs = !chance && frame.step < S::ChooseFaction;
    if (chance) return frame.who == Actors::nature();
    if (runs) return frame.who == Actors{};
    if (frame.who.chance || std::popcount(frame.who.seats) != 1 || frame.who.first() >= s.seats())
        return false;
    if (frame.step == S::ChoosePlan) return s.attack.on && frame.who == Actors::of(s.attack.target);
    if (frame.step == S::ChooseFaction) return true;
    if (frame.step == S::FinalPay) return s.players[frame.who.first()].operational.has(frame.card);
    return frame.who == Actors::of(s.turn);
}

bool revealed_right(const State& s) {
    const Step top = s.asked().step;
    std::size_t least = 0, most = 0;
    for (const Frame& frame : s.todo) {
        if (frame.step == S::Attach || frame.step == S::ShowSection) least = most = 1;
        if (frame.step == S::AfterShip || frame.step == S::ShipResult) most = 2;
        if (frame.step == S::ScoreRevealed) most = 2;
    }
    if (top == S::RevealCard) most = 1;
    if (top == S::Attach && s.asked().last != 0 && !s.revealed.empty())
        return s.revealed[0] == resource_of(static_cast<Face>(s.asked().last - 1));
    return s.revealed.size() >= least && s.revealed.size() <= most;
}

bool attack_right(const Content& cards, const State& s) {
    bool attacking = false;
    for (const Frame& frame : s.todo) attacking = attacking || frame.step == S::EndAttack;
    if (attacking != s.attack.on) return false;
    if (!s.attack.on) return s.attack == Attack{};
    const bool player = s.attack.target < s.seats() && s.attack.target != s.turn;
    if (at(s.attack.plan) >= cards.plans.size()) return false;
    if (s.asked().step == S::PlaceToken && (!player || s.players[s.attack.target].empire().empty()))
        return false;
    return player || s.attack.target == kNobody;
}

bool artifact_in_play_right(const Content& cards, const State& s) {
    int played = 0;
    for (const Frame& frame : s.todo)
        played += int{frame.step == S::RunEffect && cards.effect(frame.effect).timing == Timing::Play};
    return played == all_at(std::span{s.artifacts}.first(cards.artifact_count), kInPlay) && played <= 1;
}

}  // namespace

Verdict check_question(const Content& cards, const State& s) {
    if (s.todo.empty()) return s.attack == Attack{} && s.revealed.empty() ? kAllowed : breaks("AA-245");
    if (!is_bottom(s.todo[0].step)) return breaks("AA-35");
    for (std::size_t i = 0; i < s.todo.size(); ++i) {
        const Frame& frame = s.todo[i];
        if (!fields_right(cards, s, frame) || !cards_right(s, frame) || !asked_right(s, frame))
            return breaks("AA-36");
        if (i == 0) continue;
        const Frame& below = s.todo[i - 1];
        const bool triggers = frame.step == S::Fire && under_triggers(below.step);
        if (!triggers && !fits(frame, below)) return breaks("AA-86");
    }
    const Step top = s.asked().step;
    if (top > S::FindPlan && top < S::ChooseFaction) return breaks("AA-35");
    if (!attack_right(cards, s)) return breaks("AA-124");
    if (!revealed_right(s)) return breaks("AA-170");
    if (s.deck.empty() && top > S::FirstPlayer && top <= S::RevealCard) return breaks("AA-172");
    return artifact_in_play_right(cards, s) ? kAllowed : breaks("AA-159");
}

}  // namespace orrery::aa
