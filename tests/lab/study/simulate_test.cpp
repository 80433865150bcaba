#include "lab/study/simulate.h"

#include <doctest/doctest.h>

#include "lab/study/series.h"

namespace orrery {

namespace {

SimulateOptions series(int players, std::uint64_t games, std::vector<std::string> bots) {
    SimulateOptions options;
    options.game = "af";
    options.setup.players = static_cast<std::uint8_t>(players);
    options.games = games;
    options.bots = std::move(bots);
    return options;
}

SimulateResult run(const SimulateOptions& options) {
    auto result = simulate(options, {});
    REQUIRE(static_cast<bool>(result));
    return *result;
}

std::string problem(const SimulateOptions& options) {
    const auto result = simulate(options, {});
    return result ? std::string{} : result.problem().key;
}

// Everything but the time it took and the threads that it took.
std::string without_time(const SimulateOptions& options, SimulateResult result) {
    result.seconds = result.decisions_per_second = 0;
    SimulateOptions same = options;
    same.threads = 1;
    return pretty(to_json_document(same, result));
}

double field(const Json& json, std::string_view name) { return json.at(name).to_number<double>(); }

}  // namespace

TEST_CASE("the result does not depend on the number of threads") {
    for (const auto& bots :
         {std::vector<std::string>{"random"}, std::vector<std::string>{"greedy", "random"}}) {
        SimulateOptions options = series(3, bots.size() == 1 ? 50 : 10, bots);
        const std::string expected = without_time(options, run(options));
        for (const int threads : {2, 3, 16}) {
            options.threads = threads;
            CHECK(without_time(options, run(options)) == expected);
        }
    }
}

TEST_CASE("another seed gives other games, the same seed the same") {
    SimulateOptions options = series(2, 20, {"random"});
    const SimulateResult first = run(options);
    CHECK(run(options).signature == first.signature);
    options.seed = 2;
    CHECK(run(options).signature != first.signature);
}

TEST_CASE("bots go round the table, one seat each game") {
    for (const std::size_t players : {2U, 3U, 4U}) {
        for (std::uint64_t game = 0; game < 9; ++game)
            for (std::size_t bot = 0; bot < players; ++bot)
                CHECK(bot_at((bot + game) % players, game, players) == bot);
    }
    const SimulateResult result = run(series(2, 40, {"greedy", "random"}));
    REQUIRE(result.seats.size() == 2);
    for (const Tally& seat : result.seats) CHECK(seat.wins == doctest::Approx(20).epsilon(0.1));
}

TEST_CASE("fewer bots than seats are dealt in turn, and bots of one name are one") {
    const SimulateResult two = run(series(4, 8, {"greedy", "random"}));
    REQUIRE(two.bots.size() == 2);
    CHECK(two.bots[0].name == "greedy");
    CHECK(two.bots[0].games == 16);
    CHECK(two.bots[1].games == 16);
    const SimulateResult three = run(series(3, 6, {"random", "greedy"}));
    CHECK(three.bots[0].games == 12);
    CHECK(three.bots[1].games == 6);
    const SimulateResult same = run(series(3, 9, {"random", "random", "random"}));
    REQUIRE(same.bots.size() == 1);
    CHECK(same.bots[0].games == 27);
    CHECK(same.bots[0].win_share.share == doctest::Approx(1.0 / 3).epsilon(0.001));
}

#ifdef NDEBUG  // it takes minutes with sanitizers
TEST_CASE("a tree search beats the evaluation that it searches with") {
    SimulateOptions options = series(2, 24, {"mcts:iterations=1000", "greedy"});
    options.game = "pocket_imperium";
    options.threads = 2;
    CHECK(run(options).bots[0].wins > 12);
}
#endif

TEST_CASE("every game has one victory, however it is shared") {
    const SimulateResult result = run(series(4, 60, {"random"}));
    double seats = 0, bots = 0;
    for (const Tally& tally : result.seats) seats += tally.wins;
    for (const Tally& tally : result.bots) bots += tally.wins;
    CHECK(seats == doctest::Approx(60));
    CHECK(bots == doctest::Approx(60));
}

TEST_CASE("counts hang together") {
    const SimulateResult result = run(series(2, 30, {"random"}));
    CHECK(result.games == 30);
    CHECK(result.unfinished == 0);
    CHECK(result.mean_decisions == doctest::Approx(static_cast<double>(result.decisions) / 30));
    CHECK(result.fewest_decisions <= result.mean_decisions);
    CHECK(result.mean_decisions <= result.most_decisions);
    CHECK(result.mean_branching > 1);
    CHECK(result.chances > 0);
}

TEST_CASE("a game that goes on for too long counts as unfinished, and for nobody") {
    SimulateOptions options = series(2, 10, {"random"});
    options.most_answers = 50;
    const SimulateResult result = run(options);
    CHECK(result.unfinished == 10);
    CHECK(result.decisions + result.chances == 500);
    CHECK(result.bots[0].games == 0);
    CHECK(result.fewest_decisions == 0);
    CHECK(result.most_decisions == 0);
}

TEST_CASE("no games at all are no mistake") {
    const SimulateResult result = run(series(2, 0, {"random"}));
    CHECK(result.decisions == 0);
    CHECK(result.mean_decisions == 0);
}

TEST_CASE("progress grows to the number of games, also on several threads") {
    for (const int threads : {1, 2}) {
        SimulateOptions options = series(2, 25, {"random"});
        options.threads = threads;
        std::vector<std::uint64_t> seen;
        REQUIRE(static_cast<bool>(simulate(options, [&](std::uint64_t done) { seen.push_back(done); })));
        REQUIRE(!seen.empty());
        CHECK(std::is_sorted(seen.begin(), seen.end()));
        CHECK(seen.back() == 25);
    }
}

TEST_CASE("what cannot be simulated is refused with the reason") {
    SimulateOptions options = series(2, 1, {"random"});
    options.game = "chess";
    CHECK(problem(options) == "error.game.unknown");
    CHECK(problem(series(5, 1, {"random"})) == "error.setup.players");
    CHECK(problem(series(0, 1, {"random"})) == "error.setup.players");
    CHECK(problem(series(2, 1, {"random", "grandmaster"})) == "error.bot.unknown");
    CHECK(problem(series(2, 1, {"random", "random", "greedy"})) == "error.bot.too_many");
    CHECK(problem(series(2, 1, {})) == "error.bot.none");
    options = series(2, 1, {"random"});
    options.setup.choice[0] = 1;  // no long game for two
    CHECK(problem(options) == "error.setup.refused");
}

TEST_CASE("the document has what a report needs") {
    const SimulateOptions options = series(2, 12, {"greedy", "random"});
    const Json json = to_json_document(options, run(options));
    for (const char* name : {"games", "decisions", "seconds", "decisions_per_second", "mean_decisions",
                             "mean_branching", "seed", "players"})
        CHECK_MESSAGE(json.at(name).is_number(), name);
    CHECK(field(json, "games") == 12);
    CHECK(json.at("game") == "alien_frontiers");
    CHECK(json.at("options").at("length") == "standard");
    CHECK(json.at("signature").as_string().size() == 16);
    CHECK(json.at("seats").as_array().size() == 2);
    for (const Json& bot : json.at("bots").as_array()) {
        CHECK(field(bot, "games") == 12);
        CHECK(field(bot, "low") <= field(bot, "win_share"));
        CHECK(field(bot, "win_share") <= field(bot, "high"));
    }
}

// The true strength is above 99 in 100; the games are always the same ones.
TEST_CASE("greedy beats random clearly, with any number of players") {
    for (const int players : {2, 3, 4}) {
        std::vector<std::string> bots(static_cast<std::size_t>(players), "random");
        bots[0] = "greedy";
        const SimulateResult result = run(series(players, 60, bots));
        CHECK(result.bots[0].name == "greedy");
        CHECK(result.bots[0].win_share.share > 0.85);
        CHECK(result.unfinished == 0);
    }
}

}  // namespace orrery
