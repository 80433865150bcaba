// The Prelude (5.7): spending tokens, and Guild cards used or discarded.
#include "games/arcs/actions.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

// AR-96, AR-97
Verdict judge_discard(const State& s, Court court) {
    if (!has_guild(s, s.turn.seat, court) || !kCourt[court].discards()) return breaks("AR-97");
    return s.turn.secured.has(court) ? breaks("AR-96") : kAllowed;
}

Verdict judge_use(const State& s, Court court) {
    if (!has_guild(s, s.turn.seat, court)) return breaks("AR-95");
    if (kCourt[court].prelude == Prelude::Nothing || kCourt[court].prelude == Prelude::Bare)
        return breaks("AR-95");
    if (s.turn.secured.has(court)) return breaks("AR-96");
    return can_use(s, court) ? kAllowed : breaks(kCourt[court].rule);
}

}  // namespace

void prelude_answers(const State& s, ActionList& out) {
    const Player& me = s.me();
    for (const Resource type : every<Resource>())
        if (tokens(me, type) > 0) out.push_back(act(Verb::Spend, type));
    const CourtSet cards = (me.guilds & kPreludes) - s.turn.secured;
    for (const Court court : cards)
        if (judge_use(s, court)) out.push_back(act(Verb::Use, court));
    for (const Court court : cards)
        if (kCourt[court].discards()) out.push_back(act(Verb::Discard, court));
    out.push_back(act(Verb::EndPrelude));
}

Verdict judge_prelude(const State& s, Action action) {
    switch (verb_of(action)) {
        case Verb::Spend:
            if (tokens(s.me(), static_cast<Resource>(action.a)) > 0) return kAllowed;
            return breaks("AR-93", Lacks::Tokens, 1, 0);
        case Verb::Use:
            return judge_use(s, static_cast<Court>(action.a));
        case Verb::Discard:
            return judge_discard(s, static_cast<Court>(action.a));
        default:
            return kAllowed;
    }
}

void play_prelude(State& s, Action action) {
    const auto court = static_cast<Court>(action.a);
    switch (verb_of(action)) {
        case Verb::Spend:
            return ask(s, Step::Token, action.a, static_cast<int>(PaysFor::Spending));
        case Verb::Use:
            if (kCourt[court].discards()) discard_guild(s, s.turn.seat, court);
            return use_card(s, court);
        case Verb::Discard:
            return discard_guild(s, s.turn.seat, court);
        default:
            s.todo.pop_back();
    }
}

// --- which token: 4.1 ---

void token_answers(const State& s, ActionList& out) {
    for (int cost = 1; cost <= 4; ++cost)
        if (slot_with(s.me(), static_cast<Resource>(s.asked().a), cost) >= 0)
            out.push_back(act(Verb::Token, cost));
}

Verdict judge_token(const State& s, Action action) {
    const auto type = static_cast<Resource>(s.asked().a);
    return slot_with(s.me(), type, action.a) >= 0 ? kAllowed : breaks("AR-46");
}

// AR-94: it leaves its slot before anything is decided, and is no supply until the Prelude ends. AR-232
void pay_token(State& s, Action action) {
    const Question frame = s.asked();
    const auto type = static_cast<Resource>(frame.a);
    s.todo.pop_back();
    s.me().slots[at(slot_with(s.me(), type, action.a))] = Resource::None;
    ++(s.turn.prelude ? s.turn.spent[type] : s.supply[type]);
    if (static_cast<PaysFor>(frame.b) == PaysFor::Spending) return ask(s, Step::SpendAs, frame.a);
    build_in_cloud(s, frame.c);
}

// --- as which resource: AR-87 - AR-93, AR-158 ---

namespace {

// The Loyal card of each type has a rule of its own.
struct LoyalRow {
    Resource type;
    const char* rule;
};
// clang-format off
constexpr auto kLoyalRules = table(&LoyalRow::type, {
    LoyalRow{Resource::Material, "AR-158"},
    LoyalRow{Resource::Fuel, "AR-168"},
    LoyalRow{Resource::Weapon, "AR-180"},
    LoyalRow{Resource::Relic, "AR-187"},
    LoyalRow{Resource::Psionic, "AR-185"},
});
// clang-format on

bool has_loyal(const State& s, Resource type) { return !(s.me().guilds & kGuildsOf[type] & kLoyal).empty(); }

// AR-53, AR-92; AR-Q19: through a Loyal card any token, Outraged or not.
bool may_pass_for(const State& s, Resource token, Resource as) {
    return (token == as && !s.me().outrage.has(as)) || has_loyal(s, as);
}

// AR-89: only where it adds something.
bool gives_something(const State& s, Resource as) {
    if (as == Resource::Weapon) return !s.turn.battle && s.turn.suit != Suit::Aggression;
    return !possible_kinds(s, kinds_for_token(s, as)).empty();
}

}  // namespace

bool is_worth_spending(const State& s, Resource token) {
    for (const Resource as : every<Resource>())
        if (may_pass_for(s, token, as) && gives_something(s, as)) return true;
    return false;
}

void spend_as_answers(const State& s, ActionList& out) {
    const auto token = static_cast<Resource>(s.asked().a);
    for (const Resource as : every<Resource>())
        if (may_pass_for(s, token, as) && gives_something(s, as)) out.push_back(act(Verb::SpendAs, as));
    out.push_back(act(Verb::SpendForNothing));
}

Verdict judge_spend_as(const State& s, Action action) {
    if (verb_of(action) == Verb::SpendForNothing) return kAllowed;
    const auto token = static_cast<Resource>(s.asked().a), as = static_cast<Resource>(action.a);
    if (!may_pass_for(s, token, as)) return breaks(token == as ? "AR-92" : kLoyalRules[as].rule);
    if (gives_something(s, as)) return kAllowed;
    return breaks(as == Resource::Weapon ? "AR-89" : "AR-45");
}

void spend_as(State& s, Action action) {
    s.todo.pop_back();
    if (verb_of(action) == Verb::SpendForNothing) return;
    if (static_cast<Resource>(action.a) == Resource::Weapon)
        s.turn.battle = true;
    else
        ask(s, Step::SpendAction, action.a);
}

void spend_action_answers(const State& s, ActionList& out) {
    const KindSet allowed = kinds_for_token(s, static_cast<Resource>(s.asked().a));
    for (const Kind kind : possible_kinds(s, allowed)) out.push_back(act(Verb::Act, kind));
}

Verdict judge_spend_action(const State& s, Action action) {
    const auto as = static_cast<Resource>(s.asked().a);
    return judge_kind(s, kinds_for_token(s, as), static_cast<Kind>(action.a), rule_of_spending(as));
}

void take_spent_action(State& s, Action action) {
    s.todo.pop_back();
    open_kind(s, static_cast<Kind>(action.a));
}

}  // namespace orrery::ar
