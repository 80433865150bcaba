// What the operations of each game cost, for 2, 3 ... players, beside the toy that every figure is compared
// with.
#include <benchmark/benchmark.h>

#include "games/alien_frontiers/rules.h"
#include "lab/bench/baseline.h"
#include "lab/bench/operations.h"

namespace orrery {

namespace {

constexpr std::uint64_t kSeed = 7;
constexpr std::size_t kPositions = 512;

Setup setup_for(const benchmark::State& run) { return {.players = static_cast<std::uint8_t>(run.range(0))}; }

// Calls each(rules, position) for one position after the other.
template <GameRules R, class Each>
void over_positions(benchmark::State& run, Each each) {
    const R rules;
    const auto positions = sample_positions(rules, setup_for(run), kPositions, kSeed);
    std::size_t at = 0;
    for (auto _ : run) {
        each(rules, positions[at]);
        at = (at + 1) % positions.size();
    }
}

template <GameRules R>
void list(benchmark::State& run) {
    ActionList options;
    over_positions<R>(run, [&](const R& rules, const Position<R>& at) {
        options.clear();
        rules.list(at.state, at.seat, options);
        benchmark::DoNotOptimize(options);
    });
}

template <GameRules R>
void judge(benchmark::State& run) {
    over_positions<R>(run, [](const R& rules, const Position<R>& at) {
        benchmark::DoNotOptimize(rules.judge(at.state, at.seat, at.action));
    });
}

template <GameRules R>
void copy_and_play(benchmark::State& run) {
    over_positions<R>(run, [](const R& rules, const Position<R>& at) {
        auto next = at.state;
        rules.play(next, at.seat, at.action);
        benchmark::DoNotOptimize(next);
    });
}

template <GameRules R>
void copy(benchmark::State& run) {
    over_positions<R>(run, [](const R&, const Position<R>& at) {
        auto next = at.state;
        benchmark::DoNotOptimize(next);
    });
}

template <GameRules R>
void imagine(benchmark::State& run) {
    Rng rng{kSeed};
    over_positions<R>(run, [&](const R& rules, const Position<R>& at) {
        benchmark::DoNotOptimize(rules.imagine(at.state, at.seat, rng));
    });
}

template <GameAtTheEdge R>
void view(benchmark::State& run) {
    over_positions<R>(run, [](const R& rules, const Position<R>& at) {
        benchmark::DoNotOptimize(rules.view(at.state, at.seat));
    });
}

template <GameRules R>
void random_playout(benchmark::State& run) {
    const R rules;
    const auto start = rules.start(setup_for(run));
    std::uint64_t game = 0;
    std::uint64_t decisions = 0;
    for (auto _ : run) {
        Rng rng = Rng::stream(kSeed, game++);
        auto state = start;
        decisions += playout(rules, state, rng);
        benchmark::DoNotOptimize(state);
    }
    run.counters["decisions/s"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

using Benchmark = void (*)(benchmark::State&);

void add(const std::string& name, Benchmark run, int fewest, int most) {
    auto* added = benchmark::RegisterBenchmark(name.c_str(), run);
    for (int players = fewest; players <= most; ++players) added->Arg(players);
}

template <GameAtTheEdge R>
void add_game() {
    const struct {
        const char* name;
        Benchmark run;
    } rows[] = {
        {"list", list<R>},       {"judge", judge<R>}, {"copy_and_play", copy_and_play<R>}, {"copy", copy<R>},
        {"imagine", imagine<R>}, {"view", view<R>},   {"playout", random_playout<R>}};
    for (const auto& row : rows)
        add(std::string{R::info().id} + '/' + row.name, row.run, R::info().min_players,
            R::info().max_players);
}

}  // namespace

}  // namespace orrery

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    orrery::add("baseline/playout", orrery::random_playout<orrery::baseline::Rules>,
                orrery::baseline::kPlayers, orrery::baseline::kPlayers);
    orrery::add_game<orrery::af::AlienFrontiers>();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
