// Runs a series of games of typed bots and adds up what came of them: the machinery under simulate().
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "bots/bot.h"
#include "core/text.h"
#include "lab/one_game.h"
#include "lab/parallel.h"
#include "lab/study/study.h"

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

// Notes down what happens in a game.
template <GameAtTheEdge R>
struct StudyLooksOn {
    const R& rules;
    GameNotes& notes;
    Study& study;

    void chance(const typename R::State&) {}
    void decision(const typename R::State& now, Seat seat, Action action, std::size_t choices) {
        notes.decision(seat, action, choices, rules.standing(now));
    }
    void end(const typename R::State& now) {
        std::vector<SeatTraits> traits;
        for (Seat seat = 0; seat < rules.players(now); ++seat) traits.push_back(traits_of(rules, now, seat));
        notes.end(rules.standing(now), rules.breakdown(now), traits, study);
    }
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

    // The games are dealt out in blocks that depend on their number alone.
    Series run(const Progress& progress) {
        const std::uint64_t size = std::max<std::uint64_t>(1, (plan_.games + kMostBlocks - 1) / kMostBlocks);
        std::vector<Series> blocks((plan_.games + size - 1) / size);
        const auto make_worker = [&] {
            return [&, bots = make_bots_(), study = new_study()](std::size_t block) {
                const std::uint64_t last = std::min((block + 1) * size, plan_.games);
                for (std::uint64_t game = block * size; game < last; ++game)
                    play(game, bots, blocks[block], study);
            };
        };
        in_parallel(blocks.size(), plan_.threads, make_worker, [&](std::size_t done) {
            if (progress) progress(std::min(done * size, plan_.games));
        });
        Series all;
        for (const Series& block : blocks) all.add(block);
        return all;
    }

    // What was found out, if that was wanted.
    Study study() const {
        Study all;
        for (const auto& each : studies_) all.add(each->found);
        return all;
    }

  private:
    static constexpr std::uint64_t kMostBlocks = 1024;
    static constexpr std::uint64_t kBotStreams = 1ULL << 63U;  // apart from the streams of chance

    // Each thread has its own; all numbers in it are whole, so it does not matter who counted what.
    struct OneStudy {
        explicit OneStudy(const VerbTable& verbs) : notes{verbs} {}
        GameNotes notes;
        Study found;
    };

    OneStudy* new_study() {
        if constexpr (GameAtTheEdge<R>) {
            if (!plan_.study) return nullptr;
            const std::scoped_lock lock{mutex_};
            studies_.push_back(std::make_unique<OneStudy>(rules_.verbs()));
            return studies_.back().get();
        } else {
            return nullptr;
        }
    }

    Played play_at(const std::array<Bot<R>*, kMaxSeats>& at_seat, std::uint64_t game, OneStudy* study) const {
        const Rng chance = Rng::stream(plan_.seed, game);
        const Rng thinking = Rng::stream(plan_.seed, kBotStreams | game);
        if constexpr (GameAtTheEdge<R>) {
            if (study != nullptr) {
                study->notes.begin(plan_.setup.players);
                return play_one(rules_, plan_.setup, at_seat, chance, thinking, plan_.most_answers,
                                StudyLooksOn<R>{rules_, study->notes, study->found});
            }
        }
        return play_one(rules_, plan_.setup, at_seat, chance, thinking, plan_.most_answers);
    }

    void play(std::uint64_t game, const Bots& bots, Series& series, OneStudy* study) const {
        std::array<Bot<R>*, kMaxSeats> at_seat{};
        const std::size_t players = plan_.setup.players;
        for (std::size_t seat = 0; seat < players; ++seat)
            at_seat[seat] = bots[bot_at(seat, game, players)].get();
        const Played played = play_at(at_seat, game, study);
        series.decisions += played.decisions;
        series.chances += played.chances;
        series.options += played.options;
        if (played.finished) return finish(game, played.decisions, played.end, series);
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
    std::mutex mutex_;
    std::vector<std::unique_ptr<OneStudy>> studies_;
};

}  // namespace orrery
