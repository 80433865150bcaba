// What it costs to judge a position: for one seat, with the terms, and for all seats at once.
#include <benchmark/benchmark.h>

#include "catalog/with_game.h"
#include "lab/bench/operations.h"

namespace orrery {

namespace {

template <GameRules R, class Each>
void over_positions(benchmark::State& run, Each each) {
    const R rules;
    const InsightOf<R> insight;
    const Setup setup{.players = static_cast<std::uint8_t>(run.range(0))};
    const auto positions = sample_positions(rules, setup, 512, 7);
    std::size_t at = 0;
    for (auto _ : run) {
        each(insight, rules, positions[at]);
        at = (at + 1) % positions.size();
    }
}

template <GameRules R>
void one_seat(benchmark::State& run) {
    over_positions<R>(run, [](const auto& insight, const R& rules, const Position<R>& at) {
        benchmark::DoNotOptimize(insight.terms(rules, at.state, at.seat));
    });
}

template <GameRules R>
void all_seats(benchmark::State& run) {
    over_positions<R>(run, [](const auto& insight, const R& rules, const Position<R>& at) {
        benchmark::DoNotOptimize(own_worths(insight, rules, at.state));
    });
}

BENCHMARK(one_seat<af::AlienFrontiers>)->DenseRange(2, 4)->ArgName("players");
BENCHMARK(all_seats<af::AlienFrontiers>)->DenseRange(2, 4)->ArgName("players");
BENCHMARK(one_seat<pi::PocketImperium>)->DenseRange(2, 4)->ArgName("players");
BENCHMARK(all_seats<pi::PocketImperium>)->DenseRange(2, 4)->ArgName("players");

}  // namespace

}  // namespace orrery

BENCHMARK_MAIN();
