// Resource cards are spent section by section (5.3): fixed costs, as much as one likes, sets of colours.
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

Currency currency_of(const Frame& frame) {
    if (frame.step == Step::SpendSets) return {.mixed = true};
    return {.colour = frame.colour, .gold = frame.gold, .hand = frame.step != Step::Pay || frame.n == 0};
}

void ask_payment(Next next, const Currency& currency, int amount, int limit) {
    if (amount == 0) return;  // nothing is spent
    const int extra = limit >= kNoLimit ? 0 : planet_extra(next);
    next.ask({.step = Step::Pay,
              .colour = currency.colour,
              .gold = currency.gold,
              .amount = byte(amount),
              .limit = byte(std::min<int>(limit, kNoLimit)),
              .extra = byte(extra),
              .n = byte(currency.hand ? 0 : 1)});
}

namespace {

void list_offered(const Picks& picks, Verb verb, ActionList& out) {
    for (const Pick& pick : picks)
        if (pick.offered) out.push_back(act(verb, pick.face));
}

// AA-44 to AA-49: why one section counts for nothing here.
Verdict judge_section(const Now& now, Face face) {
    const Resource card = resource_of(face);
    const Currency currency = currency_of(now.frame());
    const bool held = now.me().hand.has(card);
    if (held && !currency.hand) return breaks("AA-216");
    if (!held && !now.me().stored.has(card)) return breaks("AA-45");
    if (!held && showing(now.s, card) != face) return breaks("AA-44");
    const Section& section = now.cards.section(face);
    if (currency.takes(section)) return kAllowed;
    return breaks(section.colour == Colour::Gold && now.frame().step == Step::Pay ? "AA-49" : "AA-47");
}

// Whether other cards than these can complete the payment that is left.
bool can_be_completed(const Now& now, const Resources& spent, Frame left) {
    left.last = 0;
    Picks all, others;
    gather(now, currency_of(left), left, all);
    for (Pick& pick : all) {
        pick.first = true;
        if (!spent.has(resource_of(pick.face))) others.push_back(pick);
    }
    mark_payments(left, others);
    return std::any_of(others.begin(), others.end(), [](const Pick& pick) { return pick.offered; });
}

// AA-51, AA-53: what is left once these cards, with so many icons, are spent. `least`: of one of them.
Verdict judge_rest(const Now& now, const Resources& spent, int sum, int least) {
    Frame left = now.frame();
    if (left.least > 0) least = std::min<int>(least, left.least);
    if (sum >= left.amount) return sum - left.amount < least ? kAllowed : breaks("AA-51");
    left.amount = byte(left.amount - sum);
    left.least = byte(least);
    if (left.limit != kNoLimit) {
        const int beyond = std::min<int>(left.extra, (spent & now.me().stored).size());
        left.extra = byte(left.extra - beyond);
        left.limit = byte(left.limit - (spent.size() - beyond));
    }
    if (can_be_completed(now, spent, left)) return kAllowed;
    if (left.limit == 0) return breaks("AA-53");  // too little, and no card more
    left.limit = kNoLimit;
    return breaks(can_be_completed(now, spent, left) ? "AA-53" : "AA-51");
}

// Why these sections cannot be spent together, in whatever order and whatever is added to them.
Verdict judge_sections(const Now& now, std::span<const Face> faces) {
    const Frame& frame = now.frame();
    Resources spent;
    int sum = 0, least = 0;
    for (const Face face : faces) {
        if (const Verdict verdict = judge_section(now, face); !verdict) return verdict;
        if (spent.has(resource_of(face))) return breaks("AA-43");
        spent.add(resource_of(face));
        const int icons = now.cards.section(face).icons;
        sum += icons;
        least = least == 0 ? icons : std::min(least, icons);
    }
    if (frame.step == Step::SpendSets) return kAllowed;
    const int beyond = std::min<int>(frame.extra, (spent & now.me().stored).size());
    if (frame.limit != kNoLimit && spent.size() - beyond > frame.limit) return breaks("AA-53");
    return frame.step == Step::Pay ? judge_rest(now, spent, sum, least) : kAllowed;
}

// Why a section cannot be spent now; what can is listed.
Verdict why_not_spent(const Now& now, Action action, const Verdict& otherwise) {
    const Face face[] = {static_cast<Face>(action.a)};
    if (const Verdict verdict = judge_sections(now, face); !verdict) return verdict;
    Picks later;
    gather(now, currency_of(now.frame()), now.frame(), later);
    for (const Pick& pick : later)
        if (pick.face == face[0]) return pick.first ? otherwise : breaks("AA-23");
    return kOutOfOrder;
}

// A pick of several that have no fixed sum: offered while there is room for it.
bool has_room(const Frame& frame, const Pick& pick) {
    return pick.first && (frame.limit > 0 || (pick.planet != kNoCard && frame.extra > 0));
}

}  // namespace

// --- a fixed cost ---

void payments(Now now, ActionList& out) {
    Picks picks;
    gather(now, currency_of(now.frame()), now.frame(), picks);
    mark_payments(now.frame(), picks);
    list_offered(picks, Verb::Pay, out);
}

Verdict judge_pay(Now now, Action action) {
    return listed(now, action, payments) ? kAllowed : why_not_spent(now, action, kOutOfOrder);
}

void pay(Next next, Action action) {
    State& s = next.s;
    Frame& frame = next.frame();
    const auto face = static_cast<Face>(action.a);
    const bool complete = take_pick(next, frame, face);
    const std::size_t depth = s.todo.size();
    if (depth > 1 && s.todo[depth - 2].step == Step::Complete &&
        type_of(s.todo[depth - 2].card) == Type::Ship)
        s.now.funded.add(s.todo[depth - 2].card);
    if (!complete) {
        frame.amount = byte(frame.amount - next.cards.section(face).icons);
        return;
    }
    settle_extra(next, next.take());
}

// --- Exchange and Remove Blockade: as many as the limit allows ---

namespace {

RowFor row_purpose(const Frame& frame) { return static_cast<RowFor>(frame.n); }

int icons_for_all(const Now& now, Type row) {
    return now.cards.constants.unblock_icons * tokens_in(now.s, now.me().empire()[row], row);
}

}  // namespace

void spendings(Now now, ActionList& out) {
    const Frame& frame = now.frame();
    const bool unblock = row_purpose(frame) == RowFor::Unblock;
    const int least = unblock ? int{now.cards.constants.unblock_icons} : 1;
    if (!unblock || frame.amount < icons_for_all(now, frame.type)) {  // AA-107
        Picks picks;
        gather(now, currency_of(frame), frame, picks);
        for (std::size_t i = 0; i < picks.size(); ++i) {
            Pick& pick = picks[i];
            if (!has_room(frame, pick)) continue;
            std::size_t later = i + 1;
            while (later < picks.size() && resource_of(picks[later].face) == resource_of(pick.face)) ++later;
            Frame after = frame;
            (pick.planet != kNoCard && after.extra > 0 ? after.extra : after.limit) -= 1;
            const int sum = frame.amount + pick.icons;
            pick.offered = sum >= least || sum + best_of(after, picks, later) >= least;
        }
        list_offered(picks, Verb::Spend, out);
    }
    if (frame.amount >= least) out.push_back(act(Verb::Done));
}

Verdict judge_spend(Now now, Action action) {
    if (listed(now, action, spendings)) return kAllowed;
    const bool unblock = row_purpose(now.frame()) == RowFor::Unblock;
    const char* rule = unblock ? "AA-107" : "AA-100";
    return verb_of(action) == Verb::Done ? breaks(rule) : why_not_spent(now, action, breaks(rule));
}

void spend_section(Next next, Action action) {
    if (verb_of(action) == Verb::Done) {
        const Frame frame = next.take();
        settle_extra(next, frame);
        return row_purpose(frame) == RowFor::Unblock ? unblocked(next, frame.type, frame.amount)
                                                     : exchanged(next, frame.amount);
    }
    Frame& frame = next.frame();
    const auto face = static_cast<Face>(action.a);
    take_pick(next, frame, face);
    frame.amount = capped(frame.amount + next.cards.section(face).icons);
}

// --- Prepare Resources (5.9) ---

void preparations(Now now, ActionList& out) {
    const Frame& frame = now.frame();
    Picks picks;
    gather(now, currency_of(frame), frame, picks);
    for (Pick& pick : picks) pick.offered = has_room(frame, pick);
    list_offered(picks, Verb::Spend, out);
    if (frame.amount > 0) out.push_back(act(Verb::Done));
}

Verdict judge_prepare(Now now, Action action) {
    if (listed(now, action, preparations)) return kAllowed;
    return verb_of(action) == Verb::Done ? breaks("AA-94") : why_not_spent(now, action, breaks("AA-95"));
}

// The card lies open until it is known what it is attached to.
void prepare_section(Next next, Action action) {
    if (verb_of(action) == Verb::Done) return settle_extra(next, next.take());
    Frame& frame = next.frame();
    take_pick(next, frame, static_cast<Face>(action.a));
    const Resource card = resource_of(static_cast<Face>(action.a));
    next.s.discard.remove(card);
    next.s.revealed.push_back(card);
    ++frame.amount;
    next.ask({.step = Step::Attach, .type = frame.type, .last = byte(action.a + 1)});
}

// --- sets of colours (AA-218, AA-231) ---

namespace {

unsigned shown(const Frame& frame) {
    return (frame.amount > 0 ? 1U : 0U) | (frame.limit > 0 ? 2U : 0U) | (frame.least > 0 ? 4U : 0U);
}

}  // namespace

void set_spendings(Now now, ActionList& out) {
    const Frame& frame = now.frame();
    Picks picks;
    gather(now, currency_of(frame), frame, picks);
    mark_sets(now.cards, shown(frame), picks);
    list_offered(picks, Verb::Spend, out);
    if (shown(frame) == 7) out.push_back(act(Verb::Done));
}

Verdict judge_sets(Now now, Action action) {
    if (listed(now, action, set_spendings)) return kAllowed;
    return verb_of(action) == Verb::Done ? breaks("AA-231") : why_not_spent(now, action, breaks("AA-218"));
}

void spend_sets(Next next, Action action) {
    if (verb_of(action) == Verb::Done) {
        const Frame frame = next.take();
        next.frame().n = std::min({frame.amount, frame.limit, frame.least});  // of the effect under way
        return;
    }
    Frame& frame = next.frame();
    const auto face = static_cast<Face>(action.a);
    const Resource card = resource_of(face);
    const Section& section = next.cards.section(face);
    std::uint8_t& sum = section.colour == Colour::Red    ? frame.amount
                        : section.colour == Colour::Blue ? frame.limit
                                                         : frame.least;
    sum = byte(std::min(sum + section.icons, 255));
    frame.card = next.me().hand.has(card) ? kNoCard : next.s.under[index(card)];
    frame.last = byte(action.a + 1);
    spend(next.s, card);
}

// --- sections that are pressed in any order, also before the colour or the row is named ---

Verdict judge_together(Now now, std::span<const Face> faces) {
    ActionList answers;
    switch (now.frame().step) {
        case Step::Pay:
        case Step::Spend:
        case Step::SpendSets:
        case Step::PrepareSpend:
            return judge_sections(now, faces);
        case Step::ChooseColour:
            colours(now, answers);
            break;
        case Step::ChooseRow:
            rows(now, answers);
            break;
        default:
            return kAllowed;
    }
    Verdict nearest = kAllowed;
    for (const Action answer : answers) {
        State after = now.s;
        const Next next{now.cards, after, now.seat};
        verb_of(answer) == Verb::Colour ? choose_colour(next, answer) : choose_row(next, answer);
        const Verdict verdict = judge_sections(next, faces);
        if (verdict) return kAllowed;
        const bool by_colour = verdict == breaks("AA-47") || verdict == breaks("AA-49");
        if (nearest || !by_colour) nearest = verdict;
    }
    return nearest;
}

}  // namespace orrery::aa
