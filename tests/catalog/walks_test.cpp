// Walks: compound actions come as whole sequences, and every walk can be played.
#include "engine/walks.h"

#include <doctest/doctest.h>

#include <set>

#include "catalog/along_games.h"
#include "engine/question.h"

using namespace orrery;

namespace {

std::unique_ptr<AnyGame> start_of(std::string_view id, int players) {
    const GameRow* row = find_game(id);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    return *row->make(built_in(), setup);
}

template <class Enough>
void play_until(AnyGame& game, Rng& rng, Enough enough) {
    play_on(
        game, rng, [](const AnyGame&, Seat, Action) {}, enough);
}

std::set<std::string> verbs_of(const AnyGame& game, const Walks& walks) {
    std::set<std::string> shapes;
    for (const auto& walk : walks.walks) {
        std::string shape;
        for (const auto step : walk)
            shape += (shape.empty() ? "" : " ") + std::string{game.verbs().of(walks.steps[step]).id};
        shapes.insert(shape);
    }
    return shapes;
}

std::size_t deepest(const Walks& walks) {
    std::size_t most = 0;
    for (const auto& walk : walks.walks) most = std::max(most, walk.size());
    return most;
}

// Every walk is legal step by step, no step teaches the seat before its end, and the first steps are the
// listed answers.
void check_walks(const AnyGame& game, Seat seat, const WalkBounds& bounds = {}) {
    const Walks walks = walks_of(game, seat, bounds);
    REQUIRE(!walks.walks.empty());
    CHECK(walks.walks.size() <= std::max<std::size_t>(bounds.walks, kMaxOptions));
    std::set<Action> firsts;
    for (const auto& walk : walks.walks) {
        REQUIRE((!walk.empty() && walk.size() <= bounds.depth));
        firsts.insert(walks.steps[walk[0]]);
        const auto copy = game.clone();
        for (std::size_t i = 0; i < walk.size(); ++i) {
            REQUIRE(copy->judge(seat, walks.steps[walk[i]]));
            CHECK(walks.asked[walk[i]] == step_of(copy->view(seat)));
            const AnswerFlags did = copy->play(seat, walks.steps[walk[i]]);
            if (i + 1 < walk.size())
                CHECK((!among(did.reveals, seat) && copy->actors() == Actors::of(seat) && !copy->settled()));
        }
    }
    ActionList options;
    game.list(seat, options);
    CHECK(firsts == std::set<Action>(options.begin(), options.end()));
}

}  // namespace

TEST_CASE("walks can be played, begin with every listed answer and stop in time, along whole games") {
    for (const GameRow& row : catalog())
        for (int players = row.info().min_players; players <= row.info().max_players; ++players) {
            CAPTURE(row.info().id);
            CAPTURE(players);
            const auto game = start_of(row.info().id, players);
            Rng rng{7};
            int asked = 0;
            play_until(*game, rng, [&](const AnyGame& now) {
                if (!now.actors().chance && ++asked % 7 == 0) check_walks(now, now.actors().first());
                return asked > 250;
            });
            CHECK(asked > 50);
        }
}

TEST_CASE("walks: a station and then the ships that dock there") {
    const auto game = start_of("alien_frontiers", 2);
    Rng rng{3};
    play_until(*game, rng, [](const AnyGame& now) { return !now.actors().chance && now.settled(); });
    const Walks walks = walks_of(*game, game->actors().first());
    CHECK(walks.complete);
    CHECK(verbs_of(*game, walks).contains("dock ship"));
}

TEST_CASE("walks: what each of them brings is told where it is certain") {
    const auto game = start_of("alien_frontiers", 2);
    Rng rng{3};
    play_until(*game, rng, [](const AnyGame& now) { return !now.actors().chance && now.settled(); });
    const Seat seat = game->actors().first();
    const Walks walks = walks_of(*game, seat);
    REQUIRE(walks.gains.size() == walks.walks.size());
    Texts texts{Language::Polish};
    texts.add(game->info().texts());
    bool fuel = false;
    for (std::size_t i = 0; i < walks.walks.size(); ++i) {
        const Action first = walks.steps[walks.walks[i][0]];
        if (game->verbs().write(first) == "end") CHECK(walks.gains[i].empty());
        if (game->verbs().write(first) != "dock solar_converter") continue;
        fuel = true;  // AF-101
        const Action ship = walks.steps[walks.walks[i][1]];
        const int value = game->verbs().write(ship).back() - '0';
        CHECK(walks.gains[i] == Goods{{"fuel", (value + 1) / 2}});
        const int gain = (value + 1) / 2;
        CHECK(gain_text(texts, walks.gains[i]) ==
              "+" + std::to_string(gain) + (gain == 1 ? " paliwo" : " paliwa"));
    }
    CHECK(fuel);
}

TEST_CASE("walks: where from, how many ships, where to") {
    const auto game = start_of("pocket_imperium", 3);
    Rng rng{11};
    bool seen = false;
    play_until(*game, rng, [&](const AnyGame& now) {
        if (now.actors().chance) return false;
        const Walks walks = walks_of(now, now.actors().first());
        for (const std::string& shape : verbs_of(now, walks))
            seen = seen || shape.starts_with("from fleet to");
        return seen;
    });
    CHECK(seen);
}

TEST_CASE("walks: a secret plan is a walk of one step, whoever else has planned") {
    const auto game = start_of("pocket_imperium", 3);
    Rng rng{5};
    play_until(*game, rng, [](const AnyGame& now) { return now.actors().seats == 0b100; });
    REQUIRE(game->actors().seats == 0b100);
    for (const auto& walk : walks_of(*game, 2).walks) CHECK(walk.size() == 1);
}

TEST_CASE("walks: the deepest that fit the bound are given") {
    const auto game = start_of("pocket_imperium", 3);
    Rng rng{11};
    std::set<std::size_t> depths;
    play_until(*game, rng, [&](const AnyGame& now) {
        if (now.actors().chance) return false;
        const Seat seat = now.actors().first();
        const Walks all = walks_of(now, seat, {.walks = 5000, .depth = 4});
        if (deepest(all) < 3) return false;
        const std::size_t singles = walks_of(now, seat, {.walks = 5000, .depth = 1}).walks.size();
        const std::size_t pairs = walks_of(now, seat, {.walks = 5000, .depth = 2}).walks.size();
        if (pairs == singles || pairs == all.walks.size()) return false;
        // Room for the pairs and not for all; then not even for the pairs.
        const Walks some = walks_of(now, seat, {.walks = all.walks.size() - 1, .depth = 4});
        const Walks fewer = walks_of(now, seat, {.walks = pairs - 1, .depth = 4});
        depths.insert(deepest(some));
        CHECK((deepest(some) > 1 && !some.complete));
        CHECK((deepest(fewer) == 1 && fewer.walks.size() == singles && !fewer.complete));
        check_walks(now, seat, {.walks = pairs, .depth = 4});
        return depths.size() == 2;
    });
    CHECK(depths.contains(2));
}

TEST_CASE("walks: beyond the bound only first steps are given; beyond the depth beginnings; both are told") {
    const auto game = start_of("alien_frontiers", 2);
    Rng rng{3};
    play_until(*game, rng, [](const AnyGame& now) { return !now.actors().chance && now.settled(); });
    const Seat seat = game->actors().first();
    const Walks few = walks_of(*game, seat, {.walks = 2, .depth = 4});
    CHECK_FALSE(few.complete);
    for (const auto& walk : few.walks) CHECK(walk.size() == 1);
    CHECK(deepest(walks_of(*game, seat)) > 1);
    const Walks flat = walks_of(*game, seat, {.walks = 200, .depth = 1});
    CHECK_FALSE(flat.complete);
    check_walks(*game, seat, {.walks = 200, .depth = 1});
    check_walks(*game, seat, {.walks = 2, .depth = 4});
}
