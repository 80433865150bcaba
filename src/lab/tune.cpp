#include "lab/tune.h"

#include <chrono>

#include "catalog/catalog.h"
#include "lab/cma.h"
#include "lab/parallel.h"
#include "lab/tune_blocks.h"
#include "lab/tune_space.h"

namespace orrery {

namespace {

constexpr double kSpread = 0.3;                 // of the first candidates: a third up or down
constexpr std::uint64_t kMostAnswers = 20'000;  // a game that goes on longer is unfinished
constexpr double kAveraged = 0.25;              // of the generations, at the end, make up the result

// What the seeds of blocks are drawn for: they are never the same twice.
enum class Purpose : std::uint64_t { Length = 1, Training = 2, Match = 3, NewLength = 4 };
std::uint64_t seed_of(std::uint64_t seed, Purpose purpose, std::uint64_t number) {
    Rng stream = Rng::stream(seed, static_cast<std::uint64_t>(purpose) << 56U | number);
    return stream();
}

template <GameRules R>
class Tuner {
  public:
    using I = InsightOf<R>;

    Tuner(const R& rules, const WeightSets& sets, const TuneOptions& options, const TuneWatch& watch)
        : options_{options},
          watch_{watch},
          blocks_{rules, options.setup, kMostAnswers},
          from_{options.from.empty() ? sets.default_set() : *sets.find(options.from)},
          names_{weight_names<typename I::Weights>()},
          space_{from_, names_, options.players, options.kept} {
        if (options.against.empty()) rivals_.emplace_back(from_);
        for (const std::string& name : options.against) rivals_.emplace_back(*sets.find(name));
    }

    Result<TuneResult> run() {
        const auto began = std::chrono::steady_clock::now();
        Cma cma{space_.dimensions(), kSpread, options_.seed};
        to_play_ = all_blocks(cma.population());
        const I old{from_};
        for (const int n : options_.players) usual_length_[place(n)] = length(old, n, Purpose::Length);
        Cma::Point sum(space_.dimensions(), 0.0);
        int summed = 0;
        const auto first = static_cast<int>(options_.generations * (1 - kAveraged));
        TuneResult result{from_, from_.name, {}, 0, 0};
        for (int generation = 0; generation < options_.generations; ++generation) {
            const double share = advance(cma, generation);
            if (generation >= first) {
                for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += cma.mean()[i];
                ++summed;
            }
            Cma::Point point = cma.mean();
            for (std::size_t i = 0; i < sum.size() && summed > 0; ++i) point[i] = sum[i] / summed;
            result.set = space_.at(point, options_.name);
            if (!watch_.step) continue;
            if (auto problem = watch_.step({generation + 1, share, result.set})) return *problem;
        }
        for (const int n : options_.players) result.matches.push_back(match(I{result.set}, old, n));
        result.games = games_;
        result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        return result;
    }

  private:
    static std::size_t place(int players) { return static_cast<std::size_t>(players); }
    int players_of(std::uint64_t block) const { return options_.players[block % options_.players.size()]; }

    // Runs play(number) for so many blocks, on all threads.
    template <class Play>
    std::vector<BlockResult> play_blocks(std::size_t count, const Play& play) {
        std::vector<BlockResult> results(count);
        in_parallel(
            count, options_.threads, [&] { return [&](std::size_t block) { results[block] = play(block); }; },
            [&](std::size_t done) {
                if (watch_.progress)
                    watch_.progress(static_cast<double>(played_ + done) / static_cast<double>(to_play_));
            });
        played_ += count;
        return results;
    }

    // The blocks of all that will be done: lengths before and after, training, the matches.
    std::uint64_t all_blocks(std::size_t population) const {
        const std::uint64_t numbers = options_.players.size();
        return numbers * (2 * length_blocks() + match_blocks()) +
               static_cast<std::uint64_t>(options_.generations) * population * options_.blocks;
    }
    std::uint64_t length_blocks() const { return 2 * options_.blocks; }
    std::uint64_t match_blocks() const {
        return std::max<std::uint64_t>(1, options_.validation / options_.players.size());
    }

    double length(const I& insight, int players, Purpose purpose) {
        const std::uint64_t blocks = length_blocks();
        const auto results = play_blocks(blocks, [&](std::size_t block) {
            return blocks_.play(insight, insight, players, seed_of(options_.seed, purpose, block));
        });
        double total = 0;
        for (const BlockResult& each : results) {
            total += each.length;
            games_ += static_cast<std::uint64_t>(each.games);
        }
        return total / static_cast<double>(results.size());
    }

    // One generation: all candidates meet the same blocks. Returns how the candidates did on average.
    double advance(Cma& cma, int generation) {
        const auto& points = cma.ask();
        std::vector<I> candidates;
        candidates.reserve(points.size());
        for (const Cma::Point& point : points) candidates.emplace_back(space_.at(point, options_.name));
        const std::size_t each = options_.blocks;
        const auto results = play_blocks(points.size() * each, [&](std::size_t task) {
            const std::uint64_t block = static_cast<std::uint64_t>(generation) * each + task % each;
            return blocks_.play(candidates[task / each],
                                rivals_[block / options_.players.size() % rivals_.size()], players_of(block),
                                seed_of(options_.seed, Purpose::Training, block));
        });
        std::vector<double> losses(points.size(), 0.0);
        double share = 0;
        for (std::size_t task = 0; task < results.size(); ++task) {
            const int n = players_of(static_cast<std::uint64_t>(generation) * each + task % each);
            losses[task / each] -= block_score(results[task], n, usual_length_[place(n)]);
            share += results[task].won * n / 2;
            games_ += static_cast<std::uint64_t>(results[task].games);
        }
        cma.tell(losses);
        return share / static_cast<double>(results.size());
    }

    TuneMatch match(const I& tuned, const I& old, int players) {
        const std::uint64_t blocks = match_blocks();
        const auto results = play_blocks(blocks, [&](std::size_t block) {
            return blocks_.play(tuned, old, players, seed_of(options_.seed, Purpose::Match, block));
        });
        TuneMatch found{players, blocks, 0, {}, 0, usual_length_[place(players)]};
        std::vector<double> means;
        for (const BlockResult& each : results) {
            means.push_back(each.won);
            games_ += static_cast<std::uint64_t>(each.games);
            found.unfinished += static_cast<std::uint64_t>(each.unfinished);
        }
        found.share = share_of_blocks(means);
        found.decisions = length(tuned, players, Purpose::NewLength);
        return found;
    }

    const TuneOptions& options_;
    const TuneWatch& watch_;
    BlockPlayer<R, I> blocks_;
    WeightSet from_;
    const WeightNames& names_;
    TuneSpace space_;
    std::vector<I> rivals_;
    std::array<double, kMaxSeats + 1> usual_length_{};
    std::uint64_t to_play_ = 0, played_ = 0;  // blocks
    std::uint64_t games_ = 0;
};

// Kept weights must be weights, and something must be left to be tuned.
std::optional<Message> problem_with_kept(const std::vector<std::string>& kept, const WeightNames& names) {
    const auto is_kept = [&](const std::string& name) {
        return std::any_of(kept.begin(), kept.end(),
                           [&](const std::string& group) { return stands_for(group, name); });
    };
    for (const std::string& group : kept)
        if (std::none_of(names.begin(), names.end(),
                         [&](const std::string& name) { return stands_for(group, name); }))
            return Message{"error.tune.no_weight", {{"name", group}}};
    if (std::all_of(names.begin(), names.end(), is_kept)) return Message{"error.tune.all_kept", {}};
    return std::nullopt;
}

std::optional<Message> problem_with(const TuneOptions& options, const GameRow& game, const Shelf& shelf,
                                    const WeightSets& sets) {
    for (const int n : options.players) {
        Setup setup = options.setup;
        if (auto problem = set_players(game.info(), setup, n)) return problem;
        if (const Verdict verdict = game.judge_setup(shelf, setup); !verdict)
            return Message{"error.setup.refused", {{"rule", verdict.rule}}};
    }
    std::vector<std::string> named = options.against;
    if (!options.from.empty()) named.push_back(options.from);
    if (sets.sets.empty()) return Message{"error.tune.no_weights", {}};
    for (const std::string& name : named)
        if (sets.find(name) == nullptr)
            return Message{"error.tune.no_set", {{"name", name}, {"known", sets.names()}}};
    if (!is_set_name(options.name)) return Message{"error.tune.set_name", {{"name", options.name}}};
    return std::nullopt;
}

// Calls f(rules, sets) for the game; nothing if there is none such.
template <class F>
auto with_sets(const Shelf& shelf, std::string_view id, F f) {
    return with_game(shelf, id, [&]<class R>(const R& rules) { return f(rules, shelf.weights<R>()); });
}

}  // namespace

std::optional<Message> problem_with(const TuneOptions& options, const Shelf& shelf) {
    const GameRow* game = find_game(options.game);
    if (game == nullptr) return unknown_game(options.game);
    return *with_sets(
        shelf, game->info().id, [&]<class R>(const R&, const WeightSets& sets) -> std::optional<Message> {
            if (auto problem = problem_with(options, *game, shelf, sets)) return problem;
            return problem_with_kept(options.kept, weight_names<typename InsightOf<R>::Weights>());
        });
}

std::string weights_file(const TuneOptions& options, std::string_view head, const WeightSet& set) {
    std::string text;
    with_game(built_in(), options.game, [&]<class R>(const R&) {
        const auto& names = weight_names<typename InsightOf<R>::Weights>();
        text = write_weights(head, options.game, {{set}, {}}, names);
        return true;
    });
    return text;
}

Result<TuneResult> tune(const TuneOptions& options, const TuneWatch& watch, const Shelf& shelf) {
    const GameRow* game = find_game(options.game);
    if (game == nullptr) return unknown_game(options.game);
    if (auto problem = problem_with(options, shelf)) return *problem;
    auto result = with_sets(shelf, game->info().id, [&]<class R>(const R& rules, const WeightSets& sets) {
        return Tuner<R>{rules, sets, options, watch}.run();
    });
    return result ? std::move(*result) : unknown_game(options.game);
}

Json to_json_document(const TuneOptions& options, const TuneResult& result) {
    boost::json::array matches;
    for (const TuneMatch& match : result.matches)
        matches.push_back(boost::json::object{{"players", match.players},
                                              {"blocks", match.blocks},
                                              {"unfinished", match.unfinished},
                                              {"win_share", match.share.share},
                                              {"low", match.share.low},
                                              {"high", match.share.high},
                                              {"decisions", match.decisions},
                                              {"decisions_before", match.decisions_before}});
    return boost::json::object{{"game", options.game},       {"from", result.from},
                               {"set", result.set.name},     {"generations", options.generations},
                               {"blocks", options.blocks},   {"seed", options.seed},
                               {"threads", options.threads}, {"games", result.games},
                               {"seconds", result.seconds},  {"validation", matches}};
}

}  // namespace orrery
