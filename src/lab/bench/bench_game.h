// bench() and signature() for the rules of one game, with the data that is built in.
#pragma once

#include "core/text.h"
#include "lab/bench/baseline.h"
#include "lab/bench/bots.h"

namespace orrery {

namespace bench_detail {

inline constexpr std::uint64_t kSeed = 20260101;
inline constexpr std::uint64_t kSignatureGames = 100;  // for each number of players
inline constexpr int kSlices = 10;
inline constexpr std::size_t kPositions = 512;

struct Counts {
    std::uint64_t games = 0, decisions = 0, options = 0;
    std::uint64_t signature = stable_hash("");

    void take(Seat seat, Action action) {
        const char bytes[] = {static_cast<char>(seat), static_cast<char>(action.verb),
                              static_cast<char>(action.a), static_cast<char>(action.b),
                              static_cast<char>(action.c)};
        signature = stable_hash({bytes, sizeof bytes}, signature);
    }
    void take(const Standing& end, int players) {
        std::string result;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
            result += std::to_string(end.scores[seat]) + '/' + std::to_string(end.ranks[seat]) + ' ';
        signature = stable_hash(result, signature);
    }
};

// A random game, every answer of which goes into the signature.
template <GameRules R>
void count_game(const R& rules, const Setup& setup, Rng rng, Counts& counts) {
    typename R::State state = rules.start(setup);
    ActionList options;
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        const Action action = random_answer(rules, state, who, rng, options);
        counts.decisions += who.chance ? 0 : 1;
        counts.options += options.size();
        counts.take(who.first(), action);
        rules.play(state, who.first(), action);
    }
    counts.take(rules.standing(state), setup.players);
    ++counts.games;
}

struct Speed {
    double seconds = 0;
    std::uint64_t decisions = 0, games = 0;

    double decisions_per_second() const { return static_cast<double>(decisions) / seconds; }
    double games_per_second() const { return static_cast<double>(games) / seconds; }
};

template <GameRules R>
void play_out(const R& rules, const Setup& setup, double seconds, Speed& speed) {
    const typename R::State start = rules.start(setup);
    const Stopwatch watch;
    do {
        Rng rng = Rng::stream(kSeed, speed.games++);
        typename R::State state = start;
        speed.decisions += playout(rules, state, rng);
    } while (watch.elapsed() < seconds);
    speed.seconds += watch.worked();
}

template <GameAtTheEdge R>
std::vector<BenchRow> time_operations(const R& rules, const Setup& setup, double seconds) {
    constexpr int kOperations = 6 + kBotOperations;
    const double each = seconds / kOperations;
    const auto positions = sample_positions(rules, setup, kPositions, kSeed);
    std::vector<BenchRow> rows;
    const auto add = [&](std::string name, auto operation) {
        rows.push_back({std::move(name), time_each(positions, each, operation), "ns"});
    };
    ActionList options;
    Rng rng{kSeed};
    add("list", [&](const auto& at) {
        options.clear();
        rules.list(at.state, at.seat, options);
        keep(options);
    });
    add("judge", [&](const auto& at) { keep(rules.judge(at.state, at.seat, at.action)); });
    rows.push_back({"play", time_play(rules, positions, each), "ns"});
    add("copy", [&](const auto& at) {
        const auto copy = at.state;
        keep(copy);
    });
    add("imagine", [&](const auto& at) { keep(rules.imagine(at.state, at.seat, rng)); });
    add("view", [&](const auto& at) { keep(rules.view(at.state, at.seat)); });
    for (BenchRow& row : time_bots(rules, positions, each)) rows.push_back(std::move(row));
    return rows;
}

}  // namespace bench_detail

template <GameAtTheEdge R>
std::uint64_t signature_of() {
    using namespace bench_detail;
    const R rules;
    Counts counts;
    for (int players = R::info().min_players; players <= R::info().max_players; ++players)
        for (std::uint64_t game = 0; game < kSignatureGames; ++game)
            count_game(rules, Setup{.players = static_cast<std::uint8_t>(players)}, Rng::stream(kSeed, game),
                       counts);
    return counts.signature;
}

// The game and the baseline take turns, so that a disturbance of the machine hits both.
template <GameAtTheEdge R>
BenchResult bench_game(const Setup& setup, double seconds) {
    using namespace bench_detail;
    const R rules;
    BenchResult result;
    result.game = R::info().id;
    result.players = setup.players;
    result.state_bytes = sizeof(typename R::State);
    Speed game, baseline;
    for (int slice = 0; slice < kSlices; ++slice) {
        play_out(rules, setup, seconds / kSlices, game);
        play_out(baseline::Rules{}, Setup{.players = baseline::kPlayers}, seconds / kSlices / 4, baseline);
    }
    result.decisions_per_second = game.decisions_per_second();
    result.games_per_second = game.games_per_second();
    result.baseline_decisions_per_second = baseline.decisions_per_second();
    Counts counts;
    for (std::uint64_t i = 0; i < kSignatureGames; ++i)
        count_game(rules, setup, Rng::stream(kSeed, i), counts);
    result.mean_decisions = static_cast<double>(counts.decisions) / static_cast<double>(counts.games);
    result.mean_branching = static_cast<double>(counts.options) / static_cast<double>(counts.decisions);
    result.rows.push_back({"playout", result.decisions_per_second / 1e6, "M decisions/s"});
    for (BenchRow& row : time_operations(rules, setup, seconds)) result.rows.push_back(std::move(row));
    result.signature = signature_of<R>();
    return result;
}

}  // namespace orrery
