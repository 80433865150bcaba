// Whoever has nothing better to do ends the turn, with time to think or without.
#include <doctest/doctest.h>

#include "alien_frontiers/table.h"
#include "bots/fork_game.h"
#include "bots/greedy.h"
#include "bots/hurried.h"
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

// The Fork for bots that keep what they have seen.
struct KeyedFork : fork::Rules {
    std::uint64_t key(const State& now, Seat) const {
        const auto asking = static_cast<std::uint64_t>(now.asking);
        return (asking << 24U) + (now.path << 16U) + (now.guess << 8U) + now.level;
    }
};

// The answer to the first question of the Fork.
template <class Bot>
int way_of(Bot&& bot, const std::array<fork::Path, 3>& paths) {
    const KeyedFork rules{{paths}};
    const fork::State state;
    Rng rng{1};
    ActionList options;
    rules.list(state, 0, options);
    return bot.choose({rules, state, 0, options, rng}).a;
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
    const Hurried hurried;
    CHECK(choice(TurnBot<Rules, af::Insight>{af::Insight{}, {}, hurried}, table) == "end");
    CHECK(choice(MctsBot<Rules, af::Insight>{af::Insight{}, {}, {}, hurried}, table) == "end");
}

TEST_CASE("who is hurried goes on with the turn only for what is worth more than its end") {
    using fork::Way;
    const Hurried hurried;
    const auto turn = [&](const auto& paths) {
        return way_of(TurnBot<KeyedFork, fork::Insight>{{}, {}, hurried}, paths);
    };
    const auto mcts = [&](const auto& paths) {
        return way_of(MctsBot<KeyedFork, fork::Insight>{{}, {}, {}, hurried}, paths);
    };
    // The first way asks on, the others end the turn at once.
    const std::array<fork::Path, 3> as_good{{{Way::Asks, 2}, {Way::Pays, 1}, {Way::Pays, 2}}};
    CHECK(turn(as_good) == 2);
    CHECK(mcts(as_good) == 2);
    const std::array<fork::Path, 3> better{{{Way::Asks, 3}, {Way::Pays, 1}, {Way::Pays, 2}}};
    CHECK(turn(better) == 0);
    CHECK(mcts(better) == 0);
}

}  // namespace orrery
