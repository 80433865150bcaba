#include "games/alien_artifacts/vocabulary.h"

#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

// --- when (AA-267) ---

bool always(const Now&, Out, const Afterwards&) { return true; }
bool bank_has_room(const Now& now, Out, const Afterwards& then) {
    return then.credits + now.cards.constants.bank_min < now.cards.constants.bank_max;
}
bool has_artifact(const Now& now, Out, const Afterwards&) { return artifact_left(now.cards, now.s); }
bool has_plan(const Now& now, Out, const Afterwards&) { return plan_left(now.cards, now.s); }
bool has_card(const Now& now, Out, const Afterwards& then) { return then.discards || can_draw(now.s); }
bool can_produce(const Now& now, Out out, const Afterwards& then) {
    return active(now, Type::Planet, Side::Operational) != 0 && has_card(now, out, then);
}
bool can_search(const Now& now, Out out, const Afterwards&) {
    return !deck_empty(now.s, static_cast<Type>(out.arg));
}
int decks_left(const Now& now) {
    int n = 0;
    for (const Type type : every<Type>()) n += int{!deck_empty(now.s, type)};
    return n;
}
bool can_take(const Now& now, Out, const Afterwards&) { return decks_left(now) > 0; }
bool can_take_two(const Now& now, Out, const Afterwards&) { return decks_left(now) > 1; }
bool can_buy(const Now& now, Out, const Afterwards& then) { return can_purchase(now, then.credits); }
bool can_flip(const Now& now, Out, const Afterwards&) {
    for (const Type type : every<Type>())
        if (active(now, type, Side::Logistic) != 0) return true;
    return false;
}
bool can_finish(const Now& now, Out, const Afterwards&) { return !now.me().construction.empty(); }
bool can_score(const Now& now, Out, const Afterwards&) {
    return active(now, Type::Technology, Side::Operational) != 0;
}
bool has_tokens(const Now& now, Out, const Afterwards&) {
    return !(now.me().empire() & now.s.blocked).empty();
}
bool can_attack(const Now& now, Out, const Afterwards&) { return eligible_ships(now) != 0; }
bool can_construct(const Now& now, Out out, const Afterwards&) {
    return can_construct_any(now, out.n, Means{now});
}

// --- what ---

Gains source_of(const Doing& doing) {
    return doing.effect.timing == Timing::Row       ? Gains::Attacks
           : doing.effect.timing == Timing::Trigger ? Gains::Triggers
                                                    : Gains::Uses;
}

void gain_points(Next next, const Doing& doing) {
    score(next.me(), source_of(doing), doing.out.n);
    if (doing.effect.timing == Timing::Row) next.s.attack.scored = true;  // AA-226
}
void gain_bank(Next next, const Doing& doing) { gain_credits(next.cards, next.me(), doing.out.n); }
void gain_artifacts(Next next, const Doing& doing) {
    next.run({.step = Step::GainArtifact, .amount = doing.out.n});
}
void gain_plans(Next next, const Doing& doing) { next.run({.step = Step::GainPlan, .amount = doing.out.n}); }
void attacker_loses(Next next, const Doing& doing) { lose_credits(next.cards, next.me(), doing.out.n); }
void defender_loses(Next next, const Doing& doing) {
    const Seat defender = next.s.attack.target;
    if (defender != kNobody) lose_credits(next.cards, next.s.players[defender], doing.out.n);  // AA-271
}
void block(Next next, const Doing& doing) { ask_for_tokens(next, doing.out.n, false); }
void destroy(Next next, const Doing&) { lose_ship(next, true); }
void damage(Next next, const Doing&) { lose_ship(next, false); }
void offer_choice(Next next, const Doing& doing) {
    next.ask({.step = Step::Choose, .n = doing.sets, .at = doing.place, .effect = doing.number});
}
void draw_cards(Next next, const Doing& doing) { next.run({.step = Step::DrawHand, .amount = doing.out.n}); }
void produce_somewhere(Next next, const Doing& doing) {
    next.ask({.step = Step::ChoosePlanet, .amount = doing.out.n});
}
void search_deck(Next next, const Doing& doing) {
    next.ask({.step = Step::ChooseKind, .type = static_cast<Type>(doing.out.arg)});
}
void take_one(Next next, const Doing& doing) {
    next.ask({.step = Step::ChooseDeck, .amount = doing.out.n, .n = 1});
}
void take_two(Next next, const Doing& doing) {
    next.ask({.step = Step::ChooseDeck, .amount = doing.out.n, .n = 1, .at = 1});
}
void buy(Next next, const Doing&) { begin_purchase(next); }
void turn_over(Next next, const Doing& doing) { next.ask({.step = Step::Flip, .amount = doing.out.n}); }
void finish_one(Next next, const Doing&) {
    next.ask({.step = Step::ChooseCard, .n = byte(static_cast<int>(For::Free))});
}
void score_some(Next next, const Doing& doing) {
    next.s.chosen = {};
    next.ask({.step = Step::ChooseTech, .amount = doing.out.n});
}
void unblock_all(Next next, const Doing&) {
    const Rows blocked = next.me().empire() & next.s.blocked;
    blocked.each([&](Card card) { remove_tokens(next.s, card, tokens_on(next.s, card)); });
}
void attack_with_all(Next next, const Doing& doing) {
    next.ask({.step = Step::Target, .amount = doing.out.n});
}
void produce_everywhere(Next next, const Doing& doing) {
    next.run({.step = Step::Mine, .amount = doing.out.n});
}
void construct(Next next, const Doing& doing) {
    next.ask({.step = Step::ChooseCard, .amount = doing.out.n, .n = byte(static_cast<int>(For::Any))});
}
void points_for_sets(Next next, const Doing& doing) {
    score(next.me(), Gains::Uses, doing.out.n * doing.sets);
}
void stronger(Next next, const Doing& doing) { next.s.now.attack = capped(next.s.now.attack + doing.out.n); }
void armoured(Next next, const Doing&) { next.s.now.armour = true; }

constexpr int kBasic = InGain | InHit | InOut;

constexpr WordRow kRows[] = {
    {Word::Vp, "VP", kBasic, false, Parameter::Number, Parameter::None, always, gain_points},
    {Word::Credits, "CR", kBasic, false, Parameter::Number, Parameter::None, bank_has_room, gain_bank},
    {Word::Artifact, "ART", kBasic, false, Parameter::Number, Parameter::None, has_artifact, gain_artifacts},
    {Word::Plan, "PLAN", kBasic, false, Parameter::Number, Parameter::None, has_plan, gain_plans},
    {Word::LoseCredits, "LOSE_CR", InHit, false, Parameter::Number, Parameter::None, always, attacker_loses},
    {Word::DefenderLoses, "DEF_LOSE_CR", InHit, false, Parameter::Number, Parameter::None, always,
     defender_loses},
    {Word::Block, "BLOCK", InHit, false, Parameter::Number, Parameter::None, always, block},
    {Word::Destroy, "DESTROY", InHit, false, Parameter::None, Parameter::None, always, destroy},
    {Word::Damage, "DAMAGE", InHit, false, Parameter::None, Parameter::None, always, damage},
    {Word::Choice, "CHOICE", InHit | InOut, true, Parameter::Choice, Parameter::None, nullptr, offer_choice},
    {Word::Draw, "DRAW", InOut, false, Parameter::Number, Parameter::None, has_card, draw_cards},
    {Word::Produce, "PRODUCE", InOut, false, Parameter::Number, Parameter::None, can_produce,
     produce_somewhere},
    {Word::Search, "SEARCH", InOut, true, Parameter::Type, Parameter::None, can_search, search_deck},
    {Word::Take, "TAKE", InOut, false, Parameter::Number, Parameter::None, can_take, take_one},
    {Word::TakeTwo, "TAKE_TWO", InOut, false, Parameter::Number, Parameter::None, can_take_two, take_two},
    {Word::Purchase, "PURCHASE", InOut, false, Parameter::None, Parameter::None, can_buy, buy},
    {Word::Flip, "FLIP", InOut, false, Parameter::Number, Parameter::None, can_flip, turn_over},
    {Word::Complete, "COMPLETE", InOut, false, Parameter::One, Parameter::None, can_finish, finish_one},
    {Word::Score, "SCORE", InOut, false, Parameter::Number, Parameter::None, can_score, score_some},
    {Word::UnblockAll, "UNBLOCK_ALL", InOut, false, Parameter::None, Parameter::None, has_tokens,
     unblock_all},
    {Word::AllAttack, "ALL_ATTACK", InOut, false, Parameter::Plus, Parameter::None, can_attack,
     attack_with_all},
    {Word::AllProduce, "ALL_PRODUCE", InOut, false, Parameter::Number, Parameter::None, can_produce,
     produce_everywhere},
    {Word::ConstructAny, "CONSTRUCT_ANY", InOut, false, Parameter::Minus, Parameter::None, can_construct,
     construct},
    {Word::VpPerSet, "VP_PER_SET", InOut, false, Parameter::Number, Parameter::None, always, points_for_sets},
    {Word::TurnAttack, "TURN_ATK", InOut, false, Parameter::Number, Parameter::None, always, stronger},
    {Word::TurnArmour, "TURN_ARMOUR", InOut, false, Parameter::None, Parameter::None, always, armoured},
    {Word::Cost, "COST", InMod, true, Parameter::Buyable, Parameter::Minus},
    {Word::OpCost, "OPCOST", InMod, true, Parameter::Operation, Parameter::Minus},
    {Word::Limit, "LIMIT", InMod, true, Parameter::Limited, Parameter::Plus},
    {Word::Look, "LOOK", InMod, true, Parameter::Type, Parameter::Plus},
    {Word::Attack, "ATK", InMod | InAbility, true, Parameter::Plus},
    {Word::Hand, "HAND", InMod, true, Parameter::Plus},
    {Word::Production, "PROD", InMod, true, Parameter::Plus},
    {Word::GoldOp, "GOLD_OP", InMod},
    {Word::Armour, "ARMOUR", InMod},
    {Word::BestOfTwo, "BEST_OF_TWO", InMod},
    {Word::SecondReveal, "SECOND_REVEAL", InMod},
    {Word::PlanetExtra, "PLANET_EXTRA", 0, false, Parameter::Number},
    {Word::PayCredits, "PAY_CR", InCost, false, Parameter::Number},
    {Word::Spend, "SPEND", InCost, true, Parameter::Colour, Parameter::Number},
    {Word::PayStored, "PAY_STORED", InCost, false, Parameter::Number},
    {Word::PayHand, "PAY_HAND", InCost, false, Parameter::Number},
    {Word::PaySets, "PAY_SETS", InCost},
    {Word::AttackSystem, "ATK_SYSTEM", InAbility, true, Parameter::Plus},
    {Word::AttackPlayer, "ATK_PLAYER", InAbility, true, Parameter::Plus},
    {Word::AttackMatch, "ATK_MATCH", InAbility, true, Parameter::Plus},
    {Word::TwoCards, "TWO_CARDS", InAbility},
    {Word::Tough, "TOUGH", InAbility},
    {Word::AfterCredits, "AFTER CR", InAbility, false, Parameter::Number},
    {Word::QuietVp, "QUIET VP", InAbility, false, Parameter::Number},
    {Word::MoreBlock, "MORE_BLOCK", InAbility, false, Parameter::Number},
    {Word::Per, "PER", InBonus, true, Parameter::Type, Parameter::Side},
    {Word::PerKind, "PER_KIND", InBonus, true, Parameter::Kind},
    {Word::None, ""},
};
constexpr auto kTable = table(&WordRow::word, kRows);

// AA-268
constexpr auto kEvents = named<Event>({{Event::Build, "BUILD"},
                                       {Event::Develop, "DEVELOP"},
                                       {Event::Discover, "DISCOVER"},
                                       {Event::NewKind, "NEW_KIND"},
                                       {Event::Attack, "ATTACK"},
                                       {Event::ShipLost, "SHIP_LOST"},
                                       {Event::Exchange, "EXCHANGE"},
                                       {Event::Match, "MATCH"}});
constexpr auto kEventNames = named<Event>({{Event::Build, "build"},
                                           {Event::Develop, "develop"},
                                           {Event::Discover, "discover"},
                                           {Event::NewKind, "new_kind"},
                                           {Event::Attack, "attack"},
                                           {Event::ShipLost, "ship_lost"},
                                           {Event::Exchange, "exchange"},
                                           {Event::Match, "match"}});
constexpr auto kDeedsInFile = named<Deed>({{Deed::Build, "BUILD"},
                                           {Deed::Develop, "DEVELOP"},
                                           {Deed::Discover, "DISCOVER"},
                                           {Deed::Purchase, "PURCHASE"},
                                           {Deed::Prepare, "PREPARE"},
                                           {Deed::Exchange, "EXCHANGE"},
                                           {Deed::Unblock, "UNBLOCK"},
                                           {Deed::Offensive, "OFFENSIVE"},
                                           {Deed::Income, "INCOME"},
                                           {Deed::Mining, "MINING"}});

}  // namespace

const WordRow& row_of(Word word) { return kTable[word]; }
std::span<const std::string_view> names_of(Event) { return kEventNames; }
std::string_view name_in_file(Event event) { return kEvents[at(event)]; }
std::string_view name_in_file(Deed deed) { return kDeedsInFile[at(deed)]; }

}  // namespace orrery::aa
