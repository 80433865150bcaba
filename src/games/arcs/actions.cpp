#include "games/arcs/actions.h"

#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

// AR-159, AR-171: Manufacture and Synthesize ask nothing.
template <Resource Type>
void gain_one(State& s) {
    gain(s, s.turn.seat, Type);
    arrange(s, s.turn.seat);
}
template <Step First, int A = 0>
void begin_with(State& s) {
    ask(s, First, A);
}
void begin_move_battle(State& s) {
    ask(s, Step::BattleSystem);
    ask(s, Step::MoveFrom, kThenBattle);
}
void begin_influence_secure(State& s) {
    ask(s, Step::Secure);
    ask(s, Step::Influence, 1);
}

struct KindRow {
    Kind kind{};
    Kind replaces{};  // itself: a standard action
    bool (*possible)(const State&) = nullptr;
    void (*begin)(State&) = nullptr;
    Court court = Court::None;  // the card that gives it, or the lore, or the leader
    LoreSet lore{};
    const char* rule = nullptr;  // that says when there is nothing to do
};

// clang-format off
constexpr auto kKinds = table(&KindRow::kind, {
    KindRow{Kind::Tax, Kind::Tax, can_tax, begin_with<Step::TaxCity>, Court::None, {}, "AR-102"},
    KindRow{Kind::Build, Kind::Build, can_build, begin_with<Step::BuildKind>, Court::None, {}, "AR-107"},
    KindRow{Kind::Move, Kind::Move, can_move, begin_with<Step::MoveFrom>, Court::None, {}, "AR-114"},
    KindRow{Kind::Repair, Kind::Repair, can_repair, begin_with<Step::Repair>, Court::None, {}, "AR-113"},
    KindRow{Kind::Influence, Kind::Influence, can_influence, begin_with<Step::Influence>, Court::None, {}, "AR-119"},
    KindRow{Kind::Secure, Kind::Secure, can_secure, begin_with<Step::Secure>, Court::None, {}, "AR-120"},
    KindRow{Kind::Battle, Kind::Battle, can_battle, begin_with<Step::BattleSystem>, Court::None, {}, "AR-126"},
    KindRow{Kind::Manufacture, Kind::Build, can_manufacture, gain_one<Resource::Material>, Court::MiningInterest, {}, "AR-159"},
    KindRow{Kind::Synthesize, Kind::Build, can_synthesize, gain_one<Resource::Fuel>, Court::ShippingInterest, {}, "AR-171"},
    KindRow{Kind::Pressgang, Kind::Build, can_pressgang, begin_with<Step::Pressgang>, Court::PrisonWardens, {}, "AR-176"},
    KindRow{Kind::Execute, Kind::Influence, can_execute, begin_with<Step::Execute>, Court::PrisonWardens, {}, "AR-177"},
    KindRow{Kind::Abduct, Kind::Battle, can_abduct, begin_with<Step::Abduct>, Court::CourtEnforcers, {}, "AR-179"},
    KindRow{Kind::Trade, Kind::Tax, can_trade, begin_with<Step::TradeCity>, Court::ElderBroker, {}, "AR-190"},
    KindRow{Kind::Summon, Kind::Build, can_summon, begin_with<Step::BuildShip, 1>, Court::None, LoreSet::of(Lore::ToolPriests), "AR-220"},
    KindRow{Kind::FireRifles, Kind::Battle, can_fire_rifles, begin_with<Step::RiflesFrom>, Court::None, LoreSet::of(Lore::GalacticRifles), "AR-221"},
    KindRow{Kind::Nurture, Kind::Build, can_nurture, begin_with<Step::TaxCity, 1>, Court::None, LoreSet::of(Lore::LivingStructures), "AR-233"},
    KindRow{Kind::Prune, Kind::Repair, can_prune, begin_with<Step::Prune>, Court::None, LoreSet::of(Lore::LivingStructures), "AR-234"},
    KindRow{Kind::MoveBattle, Kind::Battle, can_move_and_battle, begin_move_battle, Court::None, {}, "AR-214"},
    KindRow{Kind::InfluenceSecure, Kind::Secure, can_influence_and_secure, begin_influence_secure, Court::None, {}, "AR-216"},
});
// clang-format on

// AR-98; AR-214, AR-216: joined actions are for the pip of a Copy or Pivot.
bool is_granted(const State& s, const KindRow& row) {
    if (row.kind == row.replaces) return true;
    if (row.court != Court::None) return has_guild(s, s.turn.seat, row.court);
    if (!row.lore.empty()) return !(s.me().lore & row.lore).empty();
    return leader_of(s, s.turn.seat).join == row.kind && by_copy_or_pivot(s);
}

// AR-101: the leader's joined action, in the Prelude or for the pips of a lead card or a Surpass.
bool is_for_another_pip(const State& s, const KindRow& row) {
    const LeaderRow& leader = leader_of(s, s.turn.seat);
    return leader.joins() && leader.join == row.kind;
}

// What replaces a standard action, for a seat without Guild cards, lore and leader: nothing.
bool has_replacements(const State& s) {
    constexpr CourtSet kGranting =
        CourtSet::of(Court::MiningInterest, Court::ShippingInterest, Court::PrisonWardens,
                     Court::CourtEnforcers, Court::ElderBroker);
    const Player& me = s.me();
    return !(me.guilds & kGranting).empty() || !me.lore.empty() || me.leader != Leader::None;
}

}  // namespace

KindSet possible_kinds(const State& s, KindSet allowed) {
    KindSet possible;
    for (const Kind kind : allowed)
        if (kKinds[kind].possible(s)) possible.add(kind);
    if (!has_replacements(s)) return possible;
    for (std::size_t i = at(Kind::Manufacture); i < kCount<Kind>; ++i) {
        const KindRow& row = kKinds.items[i];
        if (allowed.has(row.replaces) && is_granted(s, row) && row.possible(s)) possible.add(row.kind);
    }
    return possible;
}

Verdict judge_kind(const State& s, KindSet allowed, Kind kind, const char* list) {
    const KindRow& row = kKinds[kind];
    if (!allowed.has(row.replaces)) return breaks(list);
    if (!is_granted(s, row)) return breaks(is_for_another_pip(s, row) ? "AR-101" : "AR-98");
    return row.possible(s) ? kAllowed : breaks(row.rule);
}

void open_kind(State& s, Kind kind) { kKinds[kind].begin(s); }

KindSet kinds_for_pip(const State& s) {
    KindSet kinds = kSuitActions[at(s.turn.suit)];
    if (s.turn.battle) kinds.add(Kind::Battle);  // AR-89, AR-99
    return kinds;
}

KindSet kinds_for_token(const State& s, Resource as) {
    switch (as) {
        case Resource::Material:
            return KindSet::of(Kind::Build, Kind::Repair);
        case Resource::Fuel:
            return KindSet::of(Kind::Move);
        case Resource::Relic:
            return KindSet::of(Kind::Secure);
        case Resource::Psionic:  // AR-91, AR-Q17
            return kSuitActions[at(suit_of(s.played[0].card))];
        default:
            return {};
    }
}

namespace {

struct SpendingRow {
    Resource as{};
    const char* rule = nullptr;
};
constexpr auto kSpending =
    table(&SpendingRow::as, {SpendingRow{Resource::Material, "AR-87"}, SpendingRow{Resource::Fuel, "AR-88"},
                             SpendingRow{Resource::Weapon, "AR-89"}, SpendingRow{Resource::Relic, "AR-90"},
                             SpendingRow{Resource::Psionic, "AR-91"}});

}  // namespace

const char* rule_of_spending(Resource as) { return kSpending[as].rule; }

// --- the action step: AR-66, AR-67 ---

void action_answers(const State& s, ActionList& out) {
    if (s.turn.pips > 0)
        for (const Kind kind : possible_kinds(s, kinds_for_pip(s))) out.push_back(act(Verb::Act, kind));
    out.push_back(act(Verb::EndTurn));
}

Verdict judge_action(const State& s, Action action) {
    if (verb_of(action) == Verb::EndTurn) return kAllowed;
    if (s.turn.pips == 0) return breaks("AR-66");
    return judge_kind(s, kinds_for_pip(s), static_cast<Kind>(action.a), "AR-65");
}

void take_action(State& s, Action action) {
    if (verb_of(action) == Verb::EndTurn) {
        s.todo.pop_back();
        return;
    }
    --s.turn.pips;
    const auto kind = static_cast<Kind>(action.a);
    const LeaderRow& leader = leader_of(s, s.turn.seat);
    if (leader.joins() && leader.joined == kind && by_copy_or_pivot(s))
        ask(s, Step::Extra, static_cast<int>(leader.extra));
    open_kind(s, kind);
}

// --- AR-214, AR-216: after the Battle or the Secure ---

void extra_answers(const State& s, ActionList& out) {
    if (static_cast<Kind>(s.asked().a) == Kind::Move)
        out.push_back(act(Verb::ExtraMove));
    else
        influence_answers(s, out);
    out.push_back(act(Verb::NoExtra));
}

Verdict judge_extra(const State& s, Action action) {
    if (verb_of(action) == Verb::NoExtra) return kAllowed;
    const bool move = static_cast<Kind>(s.asked().a) == Kind::Move;
    if (move != (verb_of(action) == Verb::ExtraMove)) return kNotAsked;
    if (!move) return judge_place_agent(s, s.turn.seat, static_cast<Court>(action.a));
    return can_move(s) ? kAllowed : breaks("AR-114");
}

void take_extra(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::ExtraMove) ask(s, Step::MoveFrom);
    if (verb_of(action) == Verb::Influence) place_agent(s, s.turn.seat, static_cast<Court>(action.a));
}

}  // namespace orrery::ar
