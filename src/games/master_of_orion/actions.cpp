// The eight actions (5.9), and Exploit, Trade and Contract with their parts. Build, Activate and Attack have
// files of their own.
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

constexpr Verb verb_for(Deed deed) {
    return static_cast<Verb>(static_cast<int>(Verb::Build) + static_cast<int>(deed));
}
constexpr Deed deed_of(Verb verb) {
    return static_cast<Deed>(static_cast<int>(verb) - static_cast<int>(Verb::Build));
}

// MO-78
constexpr Resources kExchangeRate{{3, 2, 1}};

bool can_trade(const Player& player) {
    return std::any_of(std::begin(kExchangeRate.items), std::end(kExchangeRate.items),
                       [&, i = 0](int rate) mutable { return player.tracks.items[i++] >= rate; });
}

Verdict judge_contract(const Now& now) {  // MO-81, MO-83
    if (has_own_system(now.content, now.me())) return breaks("MO-83");
    if (now.s.centre.empty()) return breaks("MO-81");
    const int cards = now.me().hand.size();
    return cards >= kContractCards ? kAllowed : breaks("MO-81", Lacks::Cards, kContractCards, cards);
}

Verdict judge_deed(const Now& now, Deed deed) {
    const Player& me = now.me();
    switch (deed) {
        case Deed::Build:
            return can_build(now, build_task(now)) ? kAllowed : breaks("MO-57");
        case Deed::Exploit:
            return me.hand.empty() ? breaks("MO-63", Lacks::Cards, 1, 0) : kAllowed;
        case Deed::Research:  // MO-54
            return kAllowed;
        case Deed::Activate:
            return can_activate(now, Cube::Action) ? kAllowed : breaks("MO-66");
        case Deed::Attack:
            return can_attack(now) ? kAllowed : breaks("MO-70");
        case Deed::Trade:
            return can_trade(me) ? kAllowed : breaks("MO-78");
        case Deed::Propaganda:
            return me.boxes[Deed::Propaganda] == 0 ? kAllowed : breaks("MO-80");
        case Deed::Contract:
            return judge_contract(now);
    }
    return kNotAsked;
}

// MO-53, MO-Q45: the cube goes to the box with the answer; those of Activate and Attack follow their target.
void spend_cube(Player& player, Deed deed) {
    if (deed == Deed::Activate || deed == Deed::Attack) return;
    --player.available;
    ++player.boxes[deed];
}

void propaganda(Next next) {  // MO-80, MO-100
    change_morale(next.me(), 3);
    const Card race = next.content.card(next.me().race[0]);
    if (next.content.has_effect(race, When::AfterPropaganda))
        start_effect(next.s, next.seat, race, When::AfterPropaganda, Place::Race);
}

}  // namespace

void action_answers(Now now, ActionList& out) {
    for (const Deed deed : every<Deed>())
        if (judge_deed(now, deed)) out.push_back(act(verb_for(deed)));
}

Verdict judge_action(Now now, Action action) { return judge_deed(now, deed_of(verb_of(action))); }

void choose_action(Next next, Action action) {
    State& s = next.s;
    const Deed deed = deed_of(verb_of(action));
    s.todo.pop_back();
    spend_cube(next.me(), deed);
    switch (deed) {
        case Deed::Build:
            return begin_building(next, {});
        case Deed::Exploit:
            return ask(s, Step::ExploitCard, next.seat);
        case Deed::Research:  // MO-65, MO-105
            return draw(s, next.seat, next.content.race(next.me().race[0]).research_draw);
        case Deed::Activate:
            return ask(s, Step::ActivateCard, next.seat);
        case Deed::Attack:
            return ask(s, Step::AttackTarget, next.seat);
        case Deed::Trade:
            return ask(s, Step::TradeGoods, next.seat);
        case Deed::Propaganda:
            return propaganda(next);
        case Deed::Contract:
            ask(s, Step::PickAdvisor, next.seat);
            return ask_discard(s, next.seat, kContractCards);
    }
}

// --- Exploit (MO-63, MO-64) ---

void exploit_answers(Now now, ActionList& out) {
    for_each_title(now.content, now.me().hand, [&](Title title) { out.push_back(act(Verb::Spend, title)); });
}

Verdict judge_exploit(Now now, Action action) {
    return now.me().hand[static_cast<Title>(action.a)] > 0 ? kAllowed : breaks("MO-63");
}

void exploit_card(Next next, Action action) {
    State& s = next.s;
    const auto title = static_cast<Title>(action.a);
    s.todo.pop_back();
    discard(s, next.seat, title);
    const Card race = next.content.card(next.me().race[0]);  // MO-103, after the reward
    if (next.content.has_effect(race, When::AfterExploit))
        start_effect(s, next.seat, race, When::AfterExploit, Place::Race);
    switch (next.content[title].colour) {
        case Colour::Blue:
            return gain(next.me(), Resource::Food, 3);
        case Colour::Red:
            return gain(next.me(), Resource::Fleet, 2);
        case Colour::Yellow:
            return gain(next.me(), Resource::Production, 1);
        case Colour::Grey:
            if (drawable(s) == 0) return;  // MO-Q27
            ask(s, Step::KeepThree, next.seat);
            return draw(s, next.seat, kGreyDraw);
    }
}

void keep_answers(Now now, ActionList& out) {
    for (std::size_t i = 0; i < now.s.drawn.size(); ++i)
        if (i == 0 || now.s.drawn[i] != now.s.drawn[i - 1]) out.push_back(act(Verb::Return, now.s.drawn[i]));
}

Verdict judge_return(Now now, Action action) {
    return now.s.drawn.contains(static_cast<Title>(action.a)) ? kAllowed : breaks("MO-64");
}

void return_card(Next next, Action action) {
    next.s.todo.pop_back();
    next.s.drawn.clear();
    discard(next.s, next.seat, static_cast<Title>(action.a));
}

// --- Trade (MO-78, MO-79) ---

void trade_answers(Now now, ActionList& out) {
    for (const Resource from : every<Resource>())
        for (const Resource to : every<Resource>())
            if (judge_trade(now, act(Verb::Swap, from, to))) out.push_back(act(Verb::Swap, from, to));
}

Verdict judge_trade(Now now, Action action) {
    const auto from = static_cast<Resource>(action.a);
    if (action.a == action.b) return breaks("MO-78");
    const int has = now.me().tracks[from];
    return has >= kExchangeRate[from] ? kAllowed : breaks("MO-78", lack_of(from), kExchangeRate[from], has);
}

void trade(Next next, Action action) {
    const auto from = static_cast<Resource>(action.a), to = static_cast<Resource>(action.b);
    next.s.todo.pop_back();
    next.me().tracks[from] = static_cast<std::uint8_t>(next.me().tracks[from] - kExchangeRate[from]);
    gain(next.me(), to, kExchangeRate[to]);
}

// --- Contract, and advisors hired by an effect (MO-81 to MO-83, MO-109, MO-123) ---

bool may_hire(const Content& content, const State& s, const Player& player) {
    return !s.centre.empty() && !has_own_system(content, player);
}

void advisor_answers(Now now, ActionList& out) {
    for (const Advisor advisor : now.s.centre) out.push_back(act(Verb::Hire, advisor));
}

Verdict judge_hire(Now now, Action action) {
    return now.s.centre.contains(static_cast<Advisor>(action.a)) ? kAllowed : breaks("MO-81");
}

void hire(Next next, Action action) {
    State& s = next.s;
    Player& me = next.me();
    const auto hired = static_cast<Advisor>(action.a);
    s.todo.pop_back();
    leave_centre(s, hired);
    dismiss_advisor(s, next.seat);
    me.advisor.push_back(hired);
    if (next.content[hired].own_system) ask(s, Step::AdvisorColour, next.seat);
}

void colour_answers(Now, ActionList& out) {
    for (const Colour colour : every<Colour>()) out.push_back(act(Verb::Colour, colour));
}

Verdict judge_colour(Now, Action) { return kAllowed; }

void choose_colour(Next next, Action action) {
    next.s.todo.pop_back();
    next.me().colour = static_cast<Colour>(action.a);
}

}  // namespace orrery::mo
