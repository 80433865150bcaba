// Every bot plays the widest toy: five seats, hands that two of them know, interruptions.
#include <doctest/doctest.h>

#include <functional>

#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "bots/turn/bot.h"
#include "engine/wide_toy.h"

namespace orrery::conclave {

namespace {

struct Insight {
    static constexpr std::array<std::string_view, 2> kTerms{"points", kDenial};
    static Scale scale() { return {.worth = 3, .prior = 1}; }
    double left(const Conclave&, const State& s) const {
        return 1 - static_cast<double>(s.turn) / (kRounds * s.seats());
    }
    std::array<double, 2> terms(const Conclave&, const State& s, Seat seat) const {
        double others = 0;
        for (Seat other = 0; other < s.seats(); ++other)
            if (other != seat) others += s.points[other];
        return {static_cast<double>(s.points[seat]), -others / (s.seats() - 1)};
    }
};

using AnyOf = std::function<Bot<Conclave>&(Seat)>;

// The end of a game for five.
Standing played(const AnyOf& bots, std::uint64_t seed) {
    const Conclave rules;
    State state = rules.start({.players = 5});
    Rng rng{seed};
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        if (who.chance) {
            rules.play(state, kChance, rules.sample(state, rng));
            continue;
        }
        const Seat seat = who.first();
        ActionList options;
        rules.list(state, seat, options);
        const Action answer = bots(seat).choose({rules, state, seat, options, rng});
        REQUIRE(rules.judge(state, seat, answer));
        rules.play(state, seat, answer);
    }
    return rules.standing(state);
}

// Any answer at all.
struct Careless final : Bot<Conclave> {
    Action choose(const Asked<Conclave>& asked) override {
        return asked.options()[asked.rng().below(static_cast<std::uint32_t>(asked.options().size()))];
    }
};

// What one seat among careless others has in the end, over some games.
int points_among_careless(Bot<Conclave>& bot) {
    Careless careless;
    int total = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto seat = static_cast<Seat>(seed % 5);
        bot.new_game();
        const auto at = [&](Seat who) -> Bot<Conclave>& {
            return who == seat ? bot : static_cast<Bot<Conclave>&>(careless);
        };
        total += played(at, seed).scores[seat];
    }
    return total;
}

}  // namespace

TEST_CASE("bots play a game for five with interruptions to its end, and better than anybody careless") {
    Careless careless;
    GreedyBot<Conclave, Insight> greedy;
    TurnBot<Conclave, Insight> turn;
    MctsBot<Conclave, Insight> mcts{Insight{}, {.iterations = 60, .nodes = 1000}};
    const int usual = points_among_careless(careless);
    CHECK(points_among_careless(greedy) > usual + 20);
    CHECK(points_among_careless(turn) > usual + 20);
    CHECK(points_among_careless(mcts) > usual + 20);
}

TEST_CASE("no bot sees a hand that only others know") {
    const Conclave rules;
    State state = rules.start({.players = 5});
    Rng rng{6};
    while (rules.actors(state).chance) rules.play(state, kChance, rules.sample(state, rng));
    int questions = 0;
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        const Seat seat = who.first();
        ActionList options;
        rules.list(state, seat, options);
        Rng dreams{rng()};
        const State dream = rules.imagine(state, seat, dreams);
        const auto same = [&](auto bot, auto again) {
            Rng one{5}, two{5};
            return bot.choose({rules, state, seat, options, one}) ==
                   again.choose({rules, dream, seat, options, two});
        };
        using Greedy = GreedyBot<Conclave, Insight>;
        using Turn = TurnBot<Conclave, Insight>;
        using Mcts = MctsBot<Conclave, Insight>;
        const MctsLimits few{.iterations = 60, .nodes = 1000};
        CHECK(same(Greedy{}, Greedy{}));
        CHECK(same(Turn{}, Turn{}));
        CHECK(same(Mcts{Insight{}, few}, Mcts{Insight{}, few}));
        ++questions;
        rules.play(state, seat, rng.one_of(options));
    }
    CHECK(questions >= kRounds * 5);
}

}  // namespace orrery::conclave
