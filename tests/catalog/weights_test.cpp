// The evaluations of the games and their weights: what holds for every game that has them.
#include <doctest/doctest.h>

#include "catalog/bot_of.h"
#include "catalog/catalog.h"
#include "shared/mutations.h"

namespace orrery {

namespace {

// Calls f(rules, insight) for every game, with both sets.
template <class F>
void for_each_insight(F f) {
    const auto with = [&]<class R>(const R& rules) {
        for (const char* name : {"hand", "tuned"}) {
            const WeightSet* set = built_in().weights<R>().find(name);
            REQUIRE(set != nullptr);
            INFO(R::info().id, " ", name);
            f(rules, InsightOf<R>{*set});
        }
    };
    with(built_in().rules<af::AlienFrontiers>());
    with(built_in().rules<pi::PocketImperium>());
}

// Calls f(state) for positions along random games, the last ones included.
template <class R, class F>
void along_games(const R& rules, F f) {
    for (std::uint8_t players = 2; players <= 4; ++players) {
        Rng rng{players};
        ActionList options;
        auto state = rules.start({.players = players});
        for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
            const Seat seat = who.first();
            if (seat == kChance) {
                rules.play(state, seat, rules.sample(state, rng));
                continue;
            }
            options.clear();
            rules.list(state, seat, options);
            if (rng.below(4) == 0) f(state);
            rules.play(state, seat, options[rng.below(static_cast<std::uint32_t>(options.size()))]);
        }
        f(state);
    }
}

// A file with the set `hand` of a game, renamed, and one weight changed.
template <class R>
std::string file_with(const std::string& name, double first) {
    WeightSets sets{{*built_in().weights<R>().find("hand")}, {}};
    sets.sets[0].name = name;
    for (Numbers& numbers : sets.sets[0].by_players)
        if (!numbers.empty()) numbers[0] = first;
    return write_weights("a test", R::info().id, sets, weight_names<typename InsightOf<R>::Weights>());
}

}  // namespace

TEST_CASE("every game has weights made by hand and tuned ones, which are the default") {
    for_each_insight([]<class R, class I>(const R&, const I&) {
        const WeightSets& sets = built_in().weights<R>();
        CHECK(sets.names() == "hand, tuned");
        CHECK(sets.default_set().name == "tuned");
        CHECK(!(sets.find("hand")->by_players == sets.find("tuned")->by_players));
    });
}

TEST_CASE("what all seats have is worth what it is worth to each") {
    for_each_insight([]<class R, class I>(const R& rules, const I& insight) {
        along_games(rules, [&](const auto& state) {
            const auto all = own_worths(insight, rules, state);
            for (Seat seat = 0; seat < rules.players(state); ++seat)
                CHECK(all[seat] ==
                      doctest::Approx(own_worth<I>(insight.terms(rules, state, seat))).epsilon(1e-9));
        });
    });
}

TEST_CASE("a won game is worth much, a lost one little, and what is between lies between") {
    for_each_insight([](const auto& rules, const auto& insight) {
        along_games(rules, [&](const auto& state) {
            const auto all = own_worths(insight, rules, state);
            const bool over = rules.actors(state).over();
            const Standing end = rules.standing(state);
            for (Seat seat = 0; seat < rules.players(state); ++seat) {
                if (over) {
                    CHECK((end.ranks[seat] == 1 ? all[seat] > 200 : all[seat] < -500));
                } else {
                    CHECK(std::abs(all[seat]) < 1200);  // a victory within reach counts nearly as one
                }
            }
        });
    });
}

TEST_CASE("every term of an evaluation has words for a reason") {
    for_each_insight([]<class R, class I>(const R&, const I&) {
        for (const Language language : kLanguages) {
            Texts texts{language};
            texts.add(R::info().texts());
            for (const std::string_view term : I::kTerms)
                CHECK_MESSAGE(texts.has("reason." + std::string{term}), term);
        }
    });
}

TEST_CASE("sets of weights are taken from a file for the game that it names") {
    Shelf shelf;
    CHECK_FALSE(shelf.take_weights("x.toml", file_with<af::AlienFrontiers>("mine", 7)).has_value());
    CHECK(shelf.weights<af::AlienFrontiers>().names() == "hand, tuned, mine");
    CHECK(shelf.weights<af::AlienFrontiers>().find("mine")->with(3)[0] == 7);
    CHECK(shelf.weights<pi::PocketImperium>().names() == "hand, tuned");
    CHECK_FALSE(shelf.take_weights("x.toml", file_with<af::AlienFrontiers>("mine", 8)).has_value());
    CHECK(shelf.weights<af::AlienFrontiers>().find("mine")->with(3)[0] == 8);

    CHECK(shelf.take_weights("x.toml", "game = [").value().key == "error.weights.syntax");
    CHECK(shelf.take_weights("x.toml", "speed = 1").value().key == "error.weights.no_game");
    CHECK(shelf.take_weights("x.toml", "game = \"chess\"").value().key == "error.weights.no_such_game");
    CHECK(shelf.take_weights("x.toml", "game = \"pocket_imperium\"").value().key == "error.weights.no_sets");
    std::string wrong = file_with<af::AlienFrontiers>("mine", 9);
    wrong.replace(wrong.find("stuck = "), 8, "stock = ");
    CHECK(shelf.take_weights("x.toml", wrong).value().key == "error.weights.unknown");
    CHECK(shelf.weights<af::AlienFrontiers>().find("mine")->with(3)[0] == 8);
}

TEST_CASE("whatever happens to a file of weights, the shelf stays whole") {
    Rng rng{8};
    const std::string file = file_with<pi::PocketImperium>("mine", 7);
    for (int i = 0; i < 60; ++i) {
        Shelf shelf;
        const bool taken = !shelf.take_weights("x.toml", mutated(file, rng)).has_value();
        if (!taken) CHECK(shelf.weights<pi::PocketImperium>().names() == "hand, tuned");
    }
}

TEST_CASE("a bot that judges positions takes the weights that its name says") {
    Shelf shelf;
    REQUIRE_FALSE(shelf.take_weights("x.toml", file_with<af::AlienFrontiers>("mine", 7)).has_value());
    const GameRow& game = *find_game("af");
    CHECK(static_cast<bool>(game.make_bot(built_in(), "greedy:weights=hand")));
    CHECK(static_cast<bool>(game.make_bot(shelf, "greedy:weights=mine")));
    const auto unknown = game.make_bot(built_in(), "greedy:weights=mine");
    REQUIRE(!unknown);
    CHECK(unknown.problem() ==
          Message{"error.bot.weights", {{"name", "greedy"}, {"value", "mine"}, {"known", "hand, tuned"}}});
    CHECK(game.make_bot(built_in(), "random:weights=hand").problem().key == "error.bot.setting_unknown");
}

}  // namespace orrery
