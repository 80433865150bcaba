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

// What happens within a turn, on a checkpoint or as a part of a use; what follows an attack, a row of its
// table or an end has places of its own.
bool in_turn(Step step) {
    if (one_of(step, {S::Discard, S::FinalPay, S::Choose, S::RunEffect, S::ShipAttacks, S::ShipResult,
                      S::AfterShip, S::NextShip, S::ChoosePlan, S::PlaceToken}))
        return false;
    return (step >= S::Draw && step <= S::DrawHand) || step >= S::ChooseDeck ||
           one_of(step, {S::TurnSystem, S::TurnTop, S::DrawCard, S::Keep});
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

// Uses run on a checkpoint, triggers on what fired them, rows of a table under the ship.
bool runs_on(Step below, const Effect& effect) {
    switch (effect.timing) {
        case Timing::Constant:
            return false;
        case Timing::Trigger:
            return below == S::Fire;
        case Timing::Row:
            return below == S::AfterShip;
        default:
            return below == S::Checkpoint;
    }
}

// AA-268: what words do that may stand in such an effect.
bool is_part_of(const Effect& effect, const Frame& above, const Frame& running) {
    if (one_of(above.step, {S::GainPlan, S::GainArtifact})) return true;
    if (above.step == S::Choose) return above.effect == running.effect;
    if (effect.timing == Timing::Row) return above.step == S::PlaceToken;
    return effect.timing != Timing::Trigger && in_turn(above.step);
}

bool fits(const Content& cards, const Frame& above, const Frame& below) {
    const Step up = above.step, down = below.step;
    if (up == S::TurnTop && one_of(down, {S::Draw, S::Search})) return above.type == below.type;
    if (up == S::RunEffect) return runs_on(down, cards.effect(above.effect));
    if (down == S::TurnTop) return up == S::TurnTop && above.type < below.type;
    if (down == S::RunEffect) return is_part_of(cards.effect(below.effect), above, below);
    if (down == S::Checkpoint) return in_turn(up);
    // AA-18: nobody is done before all have their factions and cards.
    if (down == S::Prepared && !one_of(up, {S::Draw, S::Keep}) && below.amount + below.at > 0) return false;
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

// AA-53, AA-206: a limit, and cards from planets beyond it.
bool limit_right(const Now& now, const Frame& frame) {
    return frame.limit == kNoLimit ? frame.extra == 0 : frame.extra <= planet_extra(now);
}

// Numbers of what is paid, and the last card or section of it.
bool payment_right(const Now& now, const Frame& frame) {
    const bool card = frame.last <= now.cards.resources, section = frame.last <= 2 * now.cards.resources;
    switch (frame.step) {
        case S::Pay:
            return frame.amount > 0 && frame.amount <= kMostIcons && frame.least <= 3 && section &&
                   limit_right(now, frame);
        case S::Spend: {
            const bool unblocks = static_cast<RowFor>(frame.n) == RowFor::Unblock;  // AA-107
            if (unblocks && tokens_in(now.s, now.me().empire()[frame.type], frame.type) == 0) return false;
            return section && limit_right(now, frame);
        }
        case S::PrepareSpend:
            return now.me().construction[frame.type] != 0 && section && limit_right(now, frame);
        case S::SpendSets:
            return section;
        case S::Attach:
            return section && frame.last > 0;
        case S::ChooseColour:
            return frame.amount <= kMostIcons;
        case S::ThrowHand:
            return card && frame.amount > 0;
        case S::Discard:
            return card;
        default:
            return true;
    }
}

// AA-9, AA-156: what lies in the deck that is drawn or searched.
bool deck_right(const Now& now, const Frame& frame) {
    const State& s = now.s;
    const Below& below = s.below[frame.type];
    const bool drawn = frame.last <= below.size();
    switch (frame.step) {
        case S::TurnTop:
            return deck_empty(s, frame.type) && s.unseen[frame.type] != 0;
        case S::Draw:
        case S::Keep:
            return drawn && frame.at <= 2;
        case S::Search: {
            if (!drawn || frame.n >= kCount<Kind>) return false;
            Places left = s.unseen[frame.type];
            for (std::size_t i = 0; i + frame.last < below.size(); ++i) left |= place_bit(place_of(below[i]));
            return (left & now.cards.of_kind[frame.type][static_cast<Kind>(frame.n)]) != 0;
        }
        case S::ChooseDeck: {  // AA-190: another deck is left for the second time
            ActionList left;
            for (const Type type : every<Type>())
                if (!deck_empty(s, type) && frame.last != at(type) + 1) left.push_back(act(Verb::Deck, type));
            return frame.at <= 1 && left.size() > frame.at;
        }
        default:
            return true;
    }
}

// Numbers that count seats and cards while the table is laid out and when the game ends.
bool round_right(const Content& cards, const State& s, const Frame& frame) {
    const auto seat = static_cast<Seat>((s.first + frame.amount) % s.seats());
    switch (frame.step) {
        case S::DealCard:
        case S::DealFaction:
        case S::ChooseFaction:
            return frame.amount < s.seats();
        case S::Deal:  // AA-4: there are more cards than are dealt
            return frame.amount <= kDealt * s.seats() && s.deck.size() > kDealt * s.seats() - frame.amount;
        case S::Prepared:
            if (frame.amount >= s.seats()) return frame.amount == s.seats() && frame.at == 0;
            return frame.at <= cards.factions[at(s.players[seat].faction)].setup.size();
        case S::FinalPayments:
            return frame.amount <= s.seats() && frame.last <= kMostOfType;
        default:
            return true;
    }
}

// AA-110, AA-188
Places unscored(const Now& now) {
    return active(now, Type::Technology, Side::Operational) & ~now.s.chosen[Type::Technology];
}

// Numbers of effects and of what they ask.
bool effect_right(const Now& now, const Frame& frame) {
    const Content& cards = now.cards;
    const Effect& effect = cards.effect(frame.effect);
    const bool asked = &frame == &now.s.asked();
    switch (frame.step) {
        case S::RunEffect:
            if (effect.timing == Timing::Play &&
                (frame.amount >= cards.artifacts.size() || cards.artifacts[frame.amount] != frame.effect ||
                 artifacts_at(now, frame.amount, kInPlay) == 0))
                return false;
            return frame.effect > 0 && frame.at <= effect.top;
        case S::Choose:
            return frame.at < effect.outs.size() && effect.outs[frame.at].word == Word::Choice;
        case S::Fire:
        case S::Mine:
            return frame.last <= kMostOfType;
        case S::RemoveToken:
            return frame.amount > 0 && frame.last <= kMostOfType;
        case S::PlaceToken:
            return frame.amount > 0 && tokens_left(cards, now.s) > 0;
        case S::ShipResult:
            return frame.amount == 1 || frame.amount == 2;
        case S::NextShip:
            return now.s.attack.ships > 0 || (eligible_ships(now) & ~now.s.chosen[Type::Ship]) != 0;
        case S::Flip:
            return frame.amount > 0 && (asked || frame.n > 0);
        case S::ChooseTech:
            return unscored(now) != 0 || (frame.at == 0 && frame.n > 0);
        default:
            return true;
    }
}

bool fields_right(const Now& now, const Frame& frame) {
    const Content& cards = now.cards;
    const bool card_exists = frame.card == kNoCard || place_of(frame.card) < cards.cards[type_of(frame.card)];
    return card_exists && frame.effect < cards.effects.size() && payment_right(now, frame) &&
           deck_right(now, frame) && round_right(cards, now.s, frame) && effect_right(now, frame);
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
            return frame.card != kNoCard && me.operational.has(frame.card);
        case S::ShipAttacks:
        case S::ShipResult:
            return frame.card != kNoCard && type_of(frame.card) == Type::Ship &&
                   me.operational.has(frame.card);
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
    if (top == S::Attach)
        return s.revealed.size() == 1 && s.revealed[0] == resource_of(static_cast<Face>(s.asked().last - 1));
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
    int firing = 0;
    for (std::size_t i = 0; i < s.todo.size(); ++i) {
        const Frame& frame = s.todo[i];
        if (!fields_right({cards, s, s.turn}, frame) || !cards_right(s, frame) || !asked_right(s, frame))
            return breaks("AA-36");
        if (i == 0) continue;
        const Frame& below = s.todo[i - 1];
        const bool triggers = frame.step == S::Fire && under_triggers(below.step);
        if (!triggers && !fits(cards, frame, below)) return breaks("AA-86");
        firing += int{frame.step == S::Fire};
    }
    if (firing > 1) return breaks("AA-86");  // what triggers give does not trigger anything
    const Step top = s.asked().step;
    if (top > S::FindPlan && top < S::ChooseFaction) return breaks("AA-35");
    if (!attack_right(cards, s)) return breaks("AA-124");
    if (!revealed_right(s)) return breaks("AA-170");
    if (s.deck.empty() && top > S::FirstPlayer && top <= S::RevealCard) return breaks("AA-172");
    return artifact_in_play_right(cards, s) ? kAllowed : breaks("AA-159");
}

}  // namespace orrery::aa
