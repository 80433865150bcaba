// What every way of tuning needs: games on all threads with their progress, and the match at the end.
#pragma once

#include "catalog/part_of.h"
#include "lab/parallel.h"
#include "lab/tune/blocks.h"
#include "lab/tune/tune.h"

namespace orrery {

// What seeds are drawn for: they are never the same twice.
enum class TuneSeeds : std::uint64_t { Length = 1, Training = 2, Match = 3, NewLength = 4 };

template <GameRules R>
class TuneGround {
  public:
    using I = InsightOf<R>;
    static constexpr std::uint64_t kMostAnswers = 20'000;  // a game that goes on longer is unfinished

    TuneGround(const R& rules, const WeightSets& sets, const TuneOptions& options, const TuneWatch& watch)
        : rules_{rules},
          sets_{sets},
          options_{options},
          watch_{watch},
          blocks_{rules, options.setup, kMostAnswers},
          from_{options.from.empty() ? sets.default_set() : *sets.find(options.from)} {}

    const R& rules() const { return rules_; }
    const WeightSets& sets() const { return sets_; }
    const TuneOptions& options() const { return options_; }
    const BlockPlayer<R, I>& blocks() const { return blocks_; }
    const WeightSet& from() const { return from_; }  // the set to begin with
    std::uint64_t games() const { return games_; }
    void count_games(std::uint64_t more) { games_ += more; }

    std::uint64_t seed_of(TuneSeeds purpose, std::uint64_t number) const {
        Rng stream = Rng::stream(options_.seed, static_cast<std::uint64_t>(purpose) << 56U | number);
        return stream();
    }

    // The search itself will be so many tasks; lengths and matches are added to them.
    void expect(std::uint64_t tasks) {
        to_do_ = tasks + options_.players.size() * (2 * length_blocks() + match_blocks());
    }

    // Runs work(number) for so many tasks, on all threads.
    template <class Work>
    auto share_out(std::size_t count, const Work& work) {
        std::vector<decltype(work(std::size_t{0}))> results(count);
        in_parallel(
            count, options_.threads, [&] { return [&](std::size_t task) { results[task] = work(task); }; },
            [&](std::size_t done) {
                if (watch_.progress)
                    watch_.progress(static_cast<double>(done_ + done) / static_cast<double>(to_do_));
            });
        done_ += count;
        return results;
    }

    // What ends the work, if the one who watches wants it so.
    std::optional<Message> tell(const TuneStep& step) const {
        return watch_.step ? watch_.step(step) : std::nullopt;
    }

    // The mean decisions of a game among bots of the set at the beginning.
    double usual_length(int players) {
        double& length = usual_length_[static_cast<std::size_t>(players)];
        if (length == 0) length = length_of(I{from_}, players, TuneSeeds::Length);
        return length;
    }

    TuneMatch match(const I& tuned, int players) {
        const I old{from_};
        const auto results = share_out(match_blocks(), [&](std::size_t block) {
            return blocks_.play(tuned, old, players, seed_of(TuneSeeds::Match, block));
        });
        TuneMatch found{players, results.size(), 0, {}, 0, usual_length(players)};
        std::vector<double> means;
        for (const BlockResult& each : results) {
            means.push_back(each.won);
            games_ += static_cast<std::uint64_t>(each.games);
            found.unfinished += static_cast<std::uint64_t>(each.unfinished);
        }
        found.share = share_of_blocks(means);
        found.decisions = length_of(tuned, players, TuneSeeds::NewLength);
        return found;
    }

  private:
    std::uint64_t length_blocks() const { return 2 * options_.blocks; }
    std::uint64_t match_blocks() const {
        return std::max<std::uint64_t>(1, options_.validation / options_.players.size());
    }

    double length_of(const I& insight, int players, TuneSeeds purpose) {
        const auto results = share_out(length_blocks(), [&](std::size_t block) {
            return blocks_.play(insight, insight, players, seed_of(purpose, block));
        });
        double total = 0;
        for (const BlockResult& each : results) {
            total += each.length;
            games_ += static_cast<std::uint64_t>(each.games);
        }
        return total / static_cast<double>(results.size());
    }

    const R& rules_;
    const WeightSets& sets_;
    const TuneOptions& options_;
    const TuneWatch& watch_;
    BlockPlayer<R, I> blocks_;
    WeightSet from_;
    std::array<double, kMaxSeats + 1> usual_length_{};
    std::uint64_t to_do_ = 1, done_ = 0;  // tasks
    std::uint64_t games_ = 0;
};

}  // namespace orrery
