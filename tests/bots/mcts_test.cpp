// The tree search on real games: it is blind to what its seat cannot know, repeats itself, stops when nothing
// can change its choice, and rates every answer.
#include <doctest/doctest.h>

#include "alien_frontiers/table.h"
#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "games/alien_frontiers/insight.h"
#include "games/pocket_imperium/insight.h"

namespace orrery {

namespace {

const af::AlienFrontiers kAlien;
const pi::PocketImperium kPocket;

template <class R>
using Mcts = MctsBot<R, typename R::Insight>;

template <class R>
Mcts<R> searcher(std::uint64_t iterations, int threads = 1, std::size_t nodes = 4000) {
    return Mcts<R>{typename R::Insight{},
                   {.iterations = iterations,
                    .seconds = {},
                    .threads = threads,
                    .nodes = nodes,
                    .turn = {.beam = 2, .worlds = 1}}};
}

template <class R>
Action ask(const R& rules, const typename R::State& state, Seat seat, Bot<R>& bot, std::uint64_t seed) {
    ActionList options;
    rules.list(state, seat, options);
    Rng rng{seed};
    return bot.choose({rules, state, seat, options, rng});
}

// Calls visit(state, seat) at every question along a random game, the secret answers of others given first
// wherever the seat is one of several who are asked.
template <class R, class Visit>
void along_random_game(const R& rules, const Setup& setup, std::uint64_t seed, Visit visit) {
    Rng rng{seed};
    ActionList options;
    typename R::State state = rules.start(setup);
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        Actors one = who;
        for (Seat other = 0; other < kMaxSeats; ++other)
            if (who.includes(other) && rng.below(2) == 0) one = Actors::of(other);
        const Action action = random_answer(rules, state, one, rng, options);
        if (options.size() > 1) visit(state, one.first());
        rules.play(state, one.first(), action);
    }
}

Setup with_bounty(int players) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    setup.choice[4] = 1;
    return setup;
}

// A bot that is asked in the true position, and one that is asked in another that its seat cannot tell from
// it, do the same. Returns in how many questions the positions really differed.
template <class R>
int check_blindness(const R& rules, const Setup& setup, std::uint64_t seed, std::uint32_t one_in) {
    auto sees_truth = searcher<R>(20), sees_dream = searcher<R>(20);
    Rng pick{seed};
    int differed = 0;
    along_random_game(rules, setup, seed, [&](const auto& truth, Seat seat) {
        if (pick.below(one_in) != 0) return;
        Rng dreams{pick()};
        const auto dream = rules.imagine(truth, seat, dreams);
        differed += int{!(dream == truth)};
        const std::uint64_t luck = pick();
        REQUIRE(ask(rules, truth, seat, sees_truth, luck) == ask(rules, dream, seat, sees_dream, luck));
        REQUIRE(sees_truth.fingerprint() == sees_dream.fingerprint());
        REQUIRE(sees_truth.iterations() == sees_dream.iterations());
    });
    return differed;
}

}  // namespace

TEST_CASE("judged as soon as the turn ends, a walk is worth the same whatever luck the others have") {
    const af::Insight insight;
    Scale scale = af::Insight::scale();
    const auto found = [&](float soon) {
        scale.soon = soon;
        const Judgement<af::AlienFrontiers, af::Insight> judgement{kAlien, insight, scale};
        mcts::NodePool pool{1000};
        mcts::Search<af::AlienFrontiers, af::Insight> search{pool, judgement, {}, af::Ruby};
        std::vector<float> values;
        for (std::uint64_t luck = 0; luck < 8; ++luck) {
            auto world = af::Table::of(2).has(af::Sapphire, 3, 3).state;  // Ruby can only end its turn
            Rng rng{luck};
            values.push_back(search.iterate(world, rng)[af::Ruby]);
        }
        return values;
    };
    const auto same = [](const std::vector<float>& values) {
        return std::all_of(values.begin(), values.end(), [&](float each) { return each == values[0]; });
    };
    CHECK(same(found(1)));
    CHECK(!same(found(0)));
    CHECK(!same(found(0.5F)));
}

TEST_CASE("a large search looks two own turns ahead; a small one as far as the game and the table need") {
    constexpr Scale kSmallSteps{.turns = 2};
    CHECK(mcts::turns_for(1000, 2, kSmallSteps) == 1);
    CHECK(mcts::turns_for(1000, 3, kSmallSteps) == 2);
    CHECK(mcts::turns_for(1000, 3, Scale{}) == 1);
    CHECK(mcts::turns_for(2999, 2, kSmallSteps) == 1);
    CHECK(mcts::turns_for(1000, 2, Scale{.duel = 2}) == 2);
    CHECK(mcts::turns_for(3000, 2, kSmallSteps) == 2);
}

TEST_CASE("the search does not depend on what its seat cannot know") {
    int differed = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        for (int players = 2; players <= 4; ++players)
            differed += check_blindness(kPocket, with_bounty(players), seed, 8);
    CHECK(differed > 10);  // plans that were already handed in, plans not yet turned up, bounty tiles
    check_blindness(kAlien, {.players = 3}, 1, 80);
}

TEST_CASE("the same seed gives the same search, also on several threads") {
    const auto state = [] {
        Rng rng{4};
        auto s = kPocket.start({.players = 3});
        while (kPocket.actors(s).chance) kPocket.play(s, kChance, kPocket.sample(s, rng));
        return s;
    }();
    const Seat seat = kPocket.actors(state).first();
    for (const int threads : {1, 3}) {
        auto one = searcher<pi::PocketImperium>(100, threads),
             two = searcher<pi::PocketImperium>(100, threads);
        CHECK(ask(kPocket, state, seat, one, 9) == ask(kPocket, state, seat, two, 9));
        CHECK(one.fingerprint() == two.fingerprint());
        CHECK(one.iterations() <= 100U * static_cast<unsigned>(threads));
        ask(kPocket, state, seat, two, 9);  // the tree is kept: it grows
        CHECK(one.fingerprint() != two.fingerprint());
        two.new_game();
        ask(kPocket, state, seat, two, 9);
        CHECK(one.fingerprint() == two.fingerprint());
    }
}

TEST_CASE("a choice takes no iterations that cannot change it; advice takes them all") {
    std::uint64_t asked = 0;
    auto chooser = searcher<pi::PocketImperium>(200), advisor = searcher<pi::PocketImperium>(200),
         side_by_side = searcher<pi::PocketImperium>(200, 2);
    along_random_game(kPocket, {.players = 2}, 5, [&](const auto& state, Seat seat) {
        ActionList options;
        kPocket.list(state, seat, options);
        keep_canonical(kPocket, state, seat, options);
        if (options.size() == 1) return;
        ++asked;
        for (auto* bot : {&chooser, &advisor, &side_by_side}) bot->new_game();
        Rng rng{asked};
        const Advice advice = advisor.advise({kPocket, state, seat, options, rng});
        CHECK(ask(kPocket, state, seat, chooser, asked) == advice.rated[0].action);
        ask(kPocket, state, seat, side_by_side, asked);
    });
    CHECK(asked > 10);
    CHECK(chooser.iterations() < 200 * asked);
    CHECK(chooser.iterations() >= 100 * asked);  // before half of them nothing can be certain
    CHECK(advisor.iterations() == 200 * asked);
    CHECK(side_by_side.iterations() == 2 * 200 * asked);  // one tree alone does not decide
}

TEST_CASE("advice rates every answer with a chance, the choice first, and says why") {
    auto advisor = searcher<pi::PocketImperium>(40), chooser = searcher<pi::PocketImperium>(40);
    int asked = 0, with_reasons = 0;
    along_random_game(kPocket, {.players = 3}, 3, [&](const auto& state, Seat seat) {
        if (asked++ % 12 != 0) return;
        advisor.new_game();  // what they keep would differ: advice goes on when the choice is clear
        chooser.new_game();
        ActionList options;
        kPocket.list(state, seat, options);
        Rng rng{1};
        const Advice advice = advisor.advise({kPocket, state, seat, options, rng});
        REQUIRE(advice.rated.size() == options.size());
        CHECK(advice.rated[0].action == ask(kPocket, state, seat, chooser, 1));
        double total = 0;
        for (const double chance : advice.chances) total += chance;
        CHECK(total == doctest::Approx(1).epsilon(0.001));
        for (const Advice::Rated& rated : advice.rated) {
            CHECK(options.contains(rated.action));
            CHECK(rated.chance >= 0);
            CHECK(rated.chance <= advice.rated[0].chance);
        }
        with_reasons += int{!advice.reasons.empty()};
    });
    CHECK(with_reasons > 0);
}

}  // namespace orrery
