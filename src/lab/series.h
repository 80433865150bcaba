// Runs a series of games of typed bots and adds up what came of them: the machinery under simulate().
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "core/text.h"
#include "lab/study.h"

namespace orrery {

// What came of some games. Everything is a whole number, so parts can be added in any order; the signature
// alone is made in the order of the games.
struct Series {
    static constexpr int kWin = kWinUnit;

    struct Side {
        Sum scores;
        std::int64_t wins = 0;  // in parts of kWin: a shared victory is split
    };

    std::uint64_t unfinished = 0, chances = 0, options = 0;
    std::uint64_t decisions = 0, fewest = ~0ULL, most = 0;
    std::array<Side, kMaxSeats> seats{}, bots{};  // bots: as they are dealt, before any rotation
    std::uint64_t signature = stable_hash("");

    void add(const Series& later);
};

struct SeriesPlan {
    Setup setup;
    std::uint64_t games = 0, seed = 1, most_answers = 0;
    int threads = 1;
    bool study = false;  // look into the games, too
};

// Bot k sits at seat (k + game) mod players.
constexpr std::size_t bot_at(std::size_t seat, std::uint64_t game, std::size_t players) {
    return (seat + players - static_cast<std::size_t>(game % players)) % players;
}

template <GameRules R>
class SeriesRunner {
  public:
    using Bots = std::vector<std::unique_ptr<Bot<R>>>;  // one for each seat
    using MakeBots = std::function<Bots()>;             // bots think for themselves: each thread has its own
    using Progress = std::function<void(std::uint64_t)>;

    SeriesRunner(const R& rules, const SeriesPlan& plan, MakeBots make_bots)
        : rules_{rules}, plan_{plan}, make_bots_{std::move(make_bots)} {}

    // What was found out, if that was wanted.
    const Study& study() const { return study_; }

    // The games are dealt out in blocks that depend on their number alone. The calling thread takes part.
    Series run(const Progress& progress) {
        block_size_ = std::max<std::uint64_t>(1, (plan_.games + kMostBlocks - 1) / kMostBlocks);
        blocks_.assign((plan_.games + block_size_ - 1) / block_size_, Series{});
        std::vector<std::thread> helpers;
        const auto threads = static_cast<std::size_t>(std::max(plan_.threads, 1));
        for (std::size_t i = 1; i < std::min(threads, blocks_.size()); ++i)
            helpers.emplace_back([this] { work({}); });
        work(progress);
        for (std::thread& helper : helpers) helper.join();
        if (progress) progress(plan_.games);
        Series all;
        for (const Series& block : blocks_) all.add(block);
        return all;
    }

  private:
    static constexpr std::uint64_t kMostBlocks = 1024;
    static constexpr std::uint64_t kBotStreams = 1ULL << 63U;  // apart from the streams of chance

    void work(const Progress& progress) {
        const Bots bots = make_bots_();
        std::optional<GameNotes> notes;
        if constexpr (GameAtTheEdge<R>)
            if (plan_.study) notes.emplace(rules_.verbs());
        Study study;
        for (std::size_t block = next_block_++; block < blocks_.size(); block = next_block_++) {
            const std::uint64_t first = block * block_size_;
            const std::uint64_t last = std::min(first + block_size_, plan_.games);
            for (std::uint64_t game = first; game < last; ++game)
                play(game, bots, blocks_[block], notes ? &*notes : nullptr, study);
            games_done_ += last - first;
            if (progress) progress(games_done_);
        }
        const std::scoped_lock lock{study_mutex_};
        study_.add(study);
    }

    void play(std::uint64_t game, const Bots& bots, Series& series, GameNotes* notes, Study& study) const {
        Rng chance = Rng::stream(plan_.seed, game);
        Rng thinking = Rng::stream(plan_.seed, kBotStreams | game);
        std::array<Bot<R>*, kMaxSeats> at_seat{};
        const std::size_t players = plan_.setup.players;
        for (std::size_t seat = 0; seat < players; ++seat) {
            at_seat[seat] = bots[bot_at(seat, game, players)].get();
            at_seat[seat]->new_game();
        }
        typename R::State state = rules_.start(plan_.setup);
        if (notes != nullptr) notes->begin(plan_.setup.players);
        ActionList options;
        std::uint64_t chances = 0, decisions = 0, all_options = 0;
        Actors who = rules_.actors(state);
        for (; !who.over() && chances + decisions < plan_.most_answers; who = rules_.actors(state)) {
            if (who.chance) {
                rules_.play(state, kChance, rules_.sample(state, chance));
                ++chances;
                continue;
            }
            const Seat seat = who.first();
            options.clear();
            rules_.list(state, seat, options);
            const Action action = at_seat[seat]->choose({rules_, state, seat, options, thinking});
            if (notes != nullptr) notes->decision(seat, action, options.size(), rules_.standing(state));
            rules_.play(state, seat, action);
            ++decisions;
            all_options += options.size();
        }
        series.decisions += decisions;
        series.chances += chances;
        series.options += all_options;
        if constexpr (GameAtTheEdge<R>)
            if (notes != nullptr && who.over())
                notes->end(rules_.standing(state), rules_.breakdown(state), study);
        if (who.over()) return finish(game, decisions, rules_.standing(state), series);
        ++series.unfinished;
    }

    void finish(std::uint64_t game, std::uint64_t decisions, const Standing& end, Series& series) const {
        const std::size_t players = plan_.setup.players;
        series.fewest = std::min(series.fewest, decisions);
        series.most = std::max(series.most, decisions);
        const auto winners = std::count(end.ranks.begin(), end.ranks.begin() + plan_.setup.players, 1);
        std::string result = std::to_string(decisions);
        for (std::size_t seat = 0; seat < players; ++seat) {
            const int won = end.ranks[seat] == 1 ? static_cast<int>(Series::kWin / winners) : 0;
            for (Series::Side* side : {&series.seats[seat], &series.bots[bot_at(seat, game, players)]}) {
                side->scores.add(end.scores[seat]);
                side->wins += won;
            }
            result += ' ' + std::to_string(end.scores[seat]) + '/' + std::to_string(end.ranks[seat]);
        }
        series.signature = stable_hash(result, series.signature);
    }

    R rules_;
    SeriesPlan plan_;
    MakeBots make_bots_;
    std::uint64_t block_size_ = 1;
    std::vector<Series> blocks_;
    std::mutex study_mutex_;
    Study study_;
    std::atomic<std::size_t> next_block_{0};
    std::atomic<std::uint64_t> games_done_{0};
};

}  // namespace orrery
