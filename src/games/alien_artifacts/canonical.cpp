// Section 12: of several ways to one position, or to hardly another, the one that bots need.
#include "games/alien_artifacts/rules.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

// CONSTRUCT_ANY without a cost does all that Discover, Develop and Build do, for less.
bool constructs_freely(const Now& now) {
    const Effect& action = now.cards.effect(now.cards.factions[at(now.me().faction)].action);
    return action.cost.word == Word::None && action.outs[0].word == Word::ConstructAny;
}

// Prepare goes on with the card on which most lies already.
bool gathers(const Now& now, Card card) {
    const Type row = now.frame().type;
    const int here = attached_icons(now, now.me(), card);
    for (Places left = now.me().construction[row]; left != 0; left &= left - 1)
        if (attached_icons(now, now.me(), card_at(row, first_place(left))) > here) return false;
    return true;
}

// AA-100: one card is exchanged although the limit and the bank have room for another.
bool exchanges_one_of_two(const Now& now) {
    const Frame& frame = now.frame();
    if (now.me().credits + frame.amount >= now.cards.constants.bank_max) return false;
    const int room = limit(now, Deed::Exchange) + planet_extra(now);
    if (room - frame.limit - frame.extra > 1) return false;
    ActionList options;
    spendings(now, options);
    return options.size() > 1;
}

}  // namespace

bool AlienArtifacts::canonical(const State& s, Seat, Action action) const {
    const Now now{*content_, s, s.turn};
    const Frame& frame = s.asked();
    switch (verb_of(action)) {
        case Verb::Discover:
        case Verb::Develop:
        case Verb::Build:
            return !constructs_freely(now);
        case Verb::Onto:
            return s.todo[s.todo.size() - 2].amount < 2 || gathers(now, card_of(now, action));
        case Verb::Done:
            return frame.step != Step::Spend || static_cast<RowFor>(frame.n) == RowFor::Unblock ||
                   !exchanges_one_of_two(now);
        default:
            return true;
    }
}

}  // namespace orrery::aa
