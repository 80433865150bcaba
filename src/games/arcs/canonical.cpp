// The answers that bots need: what only throws something away is left to people.
#include "games/arcs/rules.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

// AR-93, AR-97, AR-Q31: tokens and cards spent for nothing, battles without dice. Something else is always
// left.
bool Arcs::canonical(const State& s, Seat, Action action) const {
    switch (verb_of(action)) {
        case Verb::Spend:
            return is_worth_spending(s, static_cast<Resource>(action.a));
        case Verb::Discard:
        case Verb::SpendForNothing:
            return false;
        case Verb::SkirmishDice:
            return action.a > 0 || s.fight.dice[0] + s.fight.dice[1] > 0;
        default:
            return true;
    }
}

}  // namespace orrery::ar
