#include "lab/arena/arena.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "lab/arena/game.h"
#include "lab/arena/summary.h"
#include "lab/setup.h"

namespace orrery {

namespace {

using namespace std::chrono_literals;

// Threads play blocks as they are free; the calling thread takes them in order.
class Arena {
  public:
    Arena(const ArenaOptions& options, const Shelf& shelf, std::uint64_t known)
        : options_{options},
          shelf_{shelf},
          seatings_{seatings(options.bots.size(), options.setup.players)},
          next_{known} {
        const std::uint64_t left = options.blocks - std::min(options.blocks, known);
        const auto threads = std::min<std::uint64_t>(static_cast<std::uint64_t>(options.threads), left);
        for (std::uint64_t i = 0; i < threads; ++i) workers_.emplace_back([this] { work(); });
    }
    ~Arena() {
        stop_ = true;
        for (std::thread& worker : workers_) worker.join();
    }
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    // The block of this number, if it is there within a tenth of a second.
    std::optional<ArenaBlock> wait_for(std::uint64_t number) {
        std::unique_lock lock{mutex_};
        done_.wait_for(lock, 100ms, [&] { return blocks_.contains(number); });
        const auto found = blocks_.find(number);
        if (found == blocks_.end()) return std::nullopt;
        ArenaBlock block = std::move(found->second);
        blocks_.erase(found);
        return block;
    }

    // What kept a bot from going on.
    std::optional<Message> problem() {
        const std::scoped_lock lock{mutex_};
        return problem_;
    }

  private:
    void give_up(const Message& problem) {
        const std::scoped_lock lock{mutex_};
        if (!problem_) problem_ = problem;
        stop_ = true;
        done_.notify_one();
    }

    void work() {
        ArenaPlayers bots{*find_game(options_.game), shelf_, options_};
        for (std::uint64_t number = next_++; number < options_.blocks; number = next_++) {
            ArenaBlock block;
            for (const Seating& seating : seatings_) {
                auto game = play_arena_game(options_, shelf_, bots, number, seating, stop_);
                if (!game) return;
                if (!*game) return give_up(game->problem());
                block.push_back(std::move(**game));
            }
            const std::scoped_lock lock{mutex_};
            blocks_[number] = std::move(block);
            done_.notify_one();
        }
    }

    const ArenaOptions& options_;
    const Shelf& shelf_;
    std::vector<Seating> seatings_;
    std::atomic<std::uint64_t> next_;
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    std::condition_variable done_;
    std::optional<Message> problem_;
    std::map<std::uint64_t, ArenaBlock> blocks_;  // finished, not yet taken
    std::vector<std::thread> workers_;            // last: they use everything above
};

}  // namespace

std::optional<Message> problem_with(const ArenaOptions& options, const Shelf& shelf) {
    const GameRow* game = find_game(options.game);
    if (game == nullptr) return unknown_game(options.game);
    if (auto problem = problem_with_setup(*game, shelf, options.setup)) return problem;
    if (options.bots.size() < 2) return Message{"error.arena.one_bot", {}};
    for (const std::string& name : options.bots)
        if (const auto bot = make_player(*game, shelf, name); !bot) return bot.problem();
    if (seatings(options.bots.size(), options.setup.players).empty())
        return Message{"error.arena.too_many_bots", {{"n", std::to_string(options.bots.size())}}};
    if (options.sprt && options.bots.size() != 2) return Message{"error.arena.sprt_bots", {}};
    return std::nullopt;
}

std::optional<Message> run_arena(const ArenaOptions& options, std::vector<ArenaBlock> known,
                                 const ArenaWatch& watch, const Shelf& shelf) {
    if (auto problem = problem_with(options, shelf)) return problem;
    std::optional<SprtRun> sprt;
    if (options.sprt) sprt.emplace(*options.sprt, options.setup.players);
    std::optional<Arena> arena;  // no thread is started for what is known already
    for (std::uint64_t number = 0; number < options.blocks;) {
        if (watch.stop && watch.stop()) break;
        std::optional<ArenaBlock> block;
        if (number < known.size()) {
            block = std::move(known[number]);
        } else {
            if (!arena) arena.emplace(options, shelf, number);
            block = arena->wait_for(number);
            if (!block)
                if (auto problem = arena->problem()) return problem;
        }
        if (!block) continue;
        if (auto problem = watch.take(number, *block)) return problem;
        ++number;
        const auto share = sprt ? share_in(*block, 0) : std::nullopt;
        if (share) sprt->add(*share);
        if (sprt && sprt->now().verdict != SprtVerdict::Open) break;
    }
    return std::nullopt;
}

}  // namespace orrery
