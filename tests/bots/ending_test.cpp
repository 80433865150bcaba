// Whoever has nothing better to do ends the turn.
#include <doctest/doctest.h>

#include "alien_frontiers/table.h"
#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "bots/turn/bot.h"
#include "games/alien_frontiers/insight.h"

namespace orrery {

namespace {

using Rules = af::AlienFrontiers;

template <class Bot>
std::string choice(Bot&& bot, const af::Table& table) {
    Rng rng{1};
    ActionList options;
    table.rules.list(table.state, af::Ruby, options);
    return table.rules.verbs().write(bot.choose({table.rules, table.state, af::Ruby, options, rng}));
}

// All ships are docked, and the only card could be exchanged for another of its kind.
af::Table nothing_to_do() {
    auto table = af::Table::of(2).hand({}).owns(af::Ruby, {af::TemporalWarper});
    table.pile({af::TemporalWarper}).docked(af::SolarConverter, af::Ruby, {1, 2, 3});
    return table;
}

}  // namespace

TEST_CASE("no bot exchanges a card for its like when it could end the turn") {
    const af::Table table = nothing_to_do();
    ActionList options;
    table.rules.list(table.state, af::Ruby, options);
    REQUIRE(options.contains(*table.rules.verbs().read("discard temporal_warper")));
    CHECK(choice(GreedyBot<Rules, af::Insight>{}, table) == "end");
    CHECK(choice(TurnBot<Rules, af::Insight>{}, table) == "end");
    CHECK(choice(MctsBot<Rules, af::Insight>{af::Insight{}, {.iterations = 200}}, table) == "end");
}

}  // namespace orrery
