// Another seat asked inside an action: bots carry the action through, and nobody's turn has come meanwhile.
#include <doctest/doctest.h>

#include "bots/duel_game.h"
#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "bots/turn/bot.h"

namespace orrery::duel {

namespace {

template <class Bot>
Verb choice(Bot&& bot, const Rules& rules, const State& state = {}) {
    Rng rng{1};
    ActionList options;
    const Seat seat = rules.actors(state).first();
    rules.list(state, seat, options);
    return static_cast<Verb>(bot.choose({rules, state, seat, options, rng}).verb);
}

MctsBot<Rules, Insight> searcher(int turns) {
    return MctsBot<Rules, Insight>{Insight{}, {.iterations = 400, .nodes = 500, .turns = turns}};
}

// Fleeing costs the defender nothing at once, so it flees, unless guarding pays.
const Rules kFleeing{.guard = -2}, kGuarding{.guard = 2};

}  // namespace

TEST_CASE("greedy sees what an action brings that another seat interrupts") {
    CHECK(choice(GreedyBot<Rules, Insight>{}, kFleeing) == Strike);
    CHECK(choice(GreedyBot<Rules, Insight>{}, kGuarding) == Wait);
}

TEST_CASE("so does the search of a turn") {
    CHECK(choice(TurnBot<Rules, Insight>{}, kFleeing) == Strike);
    CHECK(choice(TurnBot<Rules, Insight>{}, kGuarding) == Wait);
}

TEST_CASE("and the tree, which does not take the rest of the action for the next turn") {
    CHECK(choice(searcher(1), kFleeing) == Strike);
    CHECK(choice(searcher(1), kGuarding) == Wait);
    CHECK(choice(searcher(2), kGuarding) == Wait);
}

TEST_CASE("an interrupted seat chooses for itself, and the action goes on without it") {
    State state;
    kFleeing.play(state, 0, {Strike});
    CHECK(choice(GreedyBot<Rules, Insight>{}, kFleeing, state) == Flee);
    CHECK(choice(TurnBot<Rules, Insight>{}, kGuarding, state) == Guard);
    CHECK(choice(searcher(1), kGuarding, state) == Guard);
    answer_interruption(kFleeing, Insight{}, state);
    CHECK(state.fled);
    CHECK(kFleeing.actors(state) == Actors::of(0));
}

TEST_CASE("what an interrupted action brings is nothing to count on") {
    LookAhead<Rules, Insight> ahead{kFleeing, Insight{}, 0, {}, 1};
    CHECK_FALSE(ahead.end_of({}, {Strike}).has_value());
    CHECK(ahead.end_of({}, {Wait}).has_value());
}

}  // namespace orrery::duel
