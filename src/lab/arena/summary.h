// What an arena found out: shares, ranks and margins over the means of blocks, ratings, the sequential test.
#pragma once

#include "lab/arena/arena.h"
#include "lab/arena/ratings.h"
#include "lab/statistics.h"

namespace orrery {

struct ArenaBot {
    std::string name;
    std::uint64_t games = 0;  // finished ones, counted once for each seat that the bot had
    Share win_share;          // equal bots win 1 in as many as there are players; a shared victory is split
    Estimate rank;            // 1 is best
    Estimate margin;          // own score less the best of the others
    Rating rating;            // of `random`, or else of the first bot: 0
    std::uint64_t decisions = 0;  // in all games, also unfinished ones
    double seconds_per_decision = 0;
};

struct ArenaSummary {
    std::uint64_t blocks = 0, games = 0, unfinished = 0;
    double mean_decisions = 0;  // of a game
    std::vector<ArenaBot> bots;
    std::optional<Sprt> sprt;
};

// The share of wins of a bot in the finished games of a block, for each of its seats; nothing if it has none.
std::optional<double> share_in(const ArenaBlock& block, std::size_t bot);

// Takes blocks one by one, in order.
class ArenaTally {
  public:
    explicit ArenaTally(const ArenaOptions& options);

    void add(const ArenaBlock& block);
    // How the first bot stands; cheap, for whoever watches.
    Share leader() const { return share_of_blocks(sides_[0].shares); }
    ArenaSummary summary() const;

  private:
    struct Side {
        std::vector<double> shares, ranks, margins;  // a mean for each block
        std::uint64_t games = 0, decisions = 0;
        double seconds = 0;
    };

    void add_games(const ArenaGame& game);

    std::vector<std::string> names_;
    std::uint64_t blocks_ = 0, games_ = 0, unfinished_ = 0;
    std::vector<Side> sides_;
    std::vector<PairScores> pairs_;
    std::optional<SprtRun> sprt_;
};

Json to_json_document(const ArenaOptions& options, const ArenaSummary& summary);

}  // namespace orrery
