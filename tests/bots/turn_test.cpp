#include <doctest/doctest.h>

#include "alien_frontiers/table.h"
#include "bots/greedy.h"
#include "bots/turn/bot.h"
#include "games/alien_frontiers/insight.h"
#include "games/pocket_imperium/insight.h"

namespace orrery {

namespace {

using AlienTurn = TurnBot<af::AlienFrontiers, af::Insight>;
using PocketTurn = TurnBot<pi::PocketImperium, pi::Insight>;
constexpr TurnLimits kQuick{.beam = 4, .worlds = 2};

template <class R>
ActionList options_of(const R& rules, const typename R::State& state, Seat seat) {
    ActionList options;
    rules.list(state, seat, options);
    return options;
}

// The set that is never tuned, so that what is told apart here stays told apart.
af::Insight by_hand() { return af::Insight{*af::Insight::built_in().find("hand")}; }

// What a bot does with the turn of the seat whose turn it is, and what that leaves it worth.
template <class MakeBot>
double worth_of_turn(af::Table table, MakeBot bot) {
    const Seat seat = table.state.turn;
    Rng rng{3};
    while (!table.over() && table.rules.actors(table.state) == Actors::of(seat)) {
        const ActionList options = options_of(table.rules, table.state, seat);
        table.rules.play(table.state, seat, bot.choose({table.rules, table.state, seat, options, rng}));
    }
    return sum(by_hand().terms(table.rules, table.state, seat));
}

}  // namespace

TEST_CASE("a turn that is thought through is worth no less than one made step by step") {
    using enum af::Card;
    const af::Table tables[] = {
        af::Table::of(2).hand({3, 3, 5}).has(af::Ruby, 0, 1),
        af::Table::of(2).hand({1, 2, 3, 6}).has(af::Ruby, 2, 2),
        af::Table::of(3).hand({1, 3, 4}).has(af::Ruby, 2, 1).owns(af::Ruby, {BoosterPod}),
        af::Table::of(4).hand({5, 5, 5, 1}).has(af::Ruby, 1, 3),
    };
    double better = 0;
    for (const af::Table& table : tables) {
        const double turn = worth_of_turn(table, AlienTurn{by_hand()});
        const double greedy = worth_of_turn(table, GreedyBot<af::AlienFrontiers, af::Insight>{by_hand()});
        CHECK(turn >= greedy - 0.5);
        better += turn - greedy;
    }
    CHECK(better >= 0);
}

TEST_CASE("the turn search is blind to plans that were handed in already") {
    const pi::PocketImperium rules;
    Rng rng{8};
    auto state = rules.start({.players = 3});
    int questions = 0;
    for (Actors who = rules.actors(state); !who.over() && questions < 12; who = rules.actors(state)) {
        if (who.chance) {
            rules.play(state, kChance, rules.sample(state, rng));
            continue;
        }
        Seat seat = 2;  // the last to plan, wherever it is asked with others
        while (!who.includes(seat)) seat = static_cast<Seat>((seat + 1) % 3);
        const ActionList options = options_of(rules, state, seat);
        if (options.size() > 1 && seat == 2) {
            Rng dreams{rng()}, one{5}, two{5};
            const auto dream = rules.imagine(state, seat, dreams);
            PocketTurn bot{pi::Insight{}, kQuick};
            CHECK(bot.choose({rules, state, seat, options, one}) ==
                  bot.choose({rules, dream, seat, options, two}));
            ++questions;
        }
        // The others answer first, so that the next question to the seat comes after their secret answers.
        if (who.includes(0)) seat = 0;
        if (who.includes(1)) seat = 1;
        const ActionList theirs = options_of(rules, state, seat);
        rules.play(state, seat, rng.one_of(theirs));
    }
    CHECK(questions == 12);
}

TEST_CASE("the turn search's advice rates every answer, the choice first") {
    const pi::PocketImperium rules;
    Rng rng{2};
    auto state = rules.start({.players = 2});
    for (int answers = 0; answers < 25 && !rules.actors(state).over(); ++answers) {
        const Actors who = rules.actors(state);
        if (who.chance) {
            rules.play(state, kChance, rules.sample(state, rng));
            continue;
        }
        const Seat seat = who.first();
        const ActionList options = options_of(rules, state, seat);
        Rng one{5}, two{5};
        PocketTurn bot{pi::Insight{}, kQuick};
        const Advice advice = bot.advise({rules, state, seat, options, one});
        REQUIRE(advice.rated.size() == options.size());
        if (options.size() > 1)
            CHECK(advice.rated[0].action == bot.choose({rules, state, seat, options, two}));
        for (const Advice::Rated& rated : advice.rated) {
            CHECK(rated.value <= advice.rated[0].value);
            CHECK(rated.chance >= 0);
            CHECK(rated.chance <= 1);
        }
        rules.play(state, seat, advice.rated[0].action);
    }
}

}  // namespace orrery
