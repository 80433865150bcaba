// Bots that somebody waits for: a turn of many answers keeps to its time, and who is hurried answers at once.
#include "catalog/patience.h"

#include <doctest/doctest.h>

#include "alien_frontiers/table.h"
#include "bots/hurried.h"
#include "bots/mcts/bot.h"
#include "bots/turn/bot.h"
#include "games/alien_frontiers/insight.h"
#include "games/pocket_imperium/insight.h"

namespace orrery {

namespace {

// Rules that count what is played, also in imagined worlds: the time of a clock that no busy machine
// disturbs.
struct Counted : af::AlienFrontiers {
    static inline std::uint64_t plays = 0;

    void play(State& now, Seat seat, Action action) const {
        ++plays;
        AlienFrontiers::play(now, seat, action);
    }
};
constexpr double kSecondsOfPlay = 4e-6;
double counted_seconds() { return static_cast<double>(Counted::plays) * kSecondsOfPlay; }

struct Turn {
    int answers = 0;
    double seconds = 0;
};

// A turn of a search that would never end by itself.
Turn bounded_turn(const af::Table& table, double seconds) {
    const Counted rules;
    auto state = table.state;
    const Seat seat = state.turn;
    Patience patience{seconds, no_aids(), counted_seconds};
    MctsBot<Counted, af::Insight> bot{af::Insight{}, {.iterations = 1'000'000'000}, {}, patience};
    Rng rng{6};
    const double began = counted_seconds();
    Turn turn;
    for (Actors who = rules.actors(state); !who.over() && (who.chance || who.includes(seat));
         who = rules.actors(state)) {
        if (who.chance) {
            rules.play(state, kChance, rules.sample(state, rng));
            continue;
        }
        ActionList options;
        rules.list(state, seat, options);
        patience.begin_answer();
        const Action action = bot.choose({rules, state, seat, options, rng});
        patience.end_answer();
        rules.play(state, seat, action);
        ++turn.answers;
    }
    turn.seconds = counted_seconds() - began;
    return turn;
}

// Calls visit(state, seat) wherever a seat has a choice in a random game of Pocket Imperium.
template <class Visit>
void at_choices(const pi::PocketImperium& rules, std::uint64_t seed, Visit visit) {
    Rng rng{seed};
    ActionList options;
    auto state = rules.start({.players = 2});
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        const Action action = random_answer(rules, state, who, rng, options);
        if (options.size() > 1) visit(state, who.first(), options);
        rules.play(state, who.first(), action);
    }
}

}  // namespace

TEST_CASE("a turn of many answers takes no longer than it may, and uses its time") {
    using enum af::Card;
    constexpr double kLimit = 0.25;
    const af::Table tables[] = {
        af::Table::of(2).hand({1, 2, 3, 4, 5, 6}).has(af::Ruby, 9, 9),
        af::Table::of(4)
            .hand({1, 1, 3, 3, 5, 6})
            .has(af::Ruby, 5, 3)
            .owns(af::Ruby, {BoosterPod, StasisBeam}),
    };
    for (const af::Table& table : tables) {
        const Turn turn = bounded_turn(table, kLimit);
        CHECK(turn.answers >= 8);
        CHECK(turn.seconds <= kLimit);
        CHECK(turn.seconds >= 0.7 * kLimit);
    }
}

TEST_CASE("who is hurried thinks the turn no further than one action in one world, and searches no tree") {
    using Pocket = pi::PocketImperium;
    const Pocket rules;
    const Hurried hurried;
    TurnBot<Pocket, pi::Insight> glance{pi::Insight{}, {.worlds = 1, .actions = 1}};
    TurnBot<Pocket, pi::Insight> turn{pi::Insight{}, {}, hurried};
    MctsBot<Pocket, pi::Insight> mcts{pi::Insight{}, {}, {}, hurried};
    TurnBot<Pocket, pi::Insight> thorough{};
    int asked = 0, otherwise = 0;
    at_choices(rules, 4, [&](const auto& state, Seat seat, const ActionList& options) {
        const auto choice = [&](auto& bot) {
            Rng rng{7};
            return bot.choose({rules, state, seat, options, rng});
        };
        const Action expected = choice(glance);
        CHECK(choice(turn) == expected);
        CHECK(choice(mcts) == expected);
        otherwise += int{choice(thorough) != expected};
        ++asked;
    });
    CHECK(mcts.iterations() == 0);
    CHECK(asked > 30);
    CHECK(otherwise > 0);  // the difference can be seen
}

}  // namespace orrery
