// The unit of comparison: a block is one seed and every seat for the candidate, all others by one rival.
#pragma once

#include "bots/greedy.h"
#include "lab/one_game.h"

namespace orrery {

struct BlockResult {
    double won = 0;     // games won, a shared victory split, as a share of the games
    double margin = 0;  // between the own score and the best other one, from -1 to 1
    double length = 0;  // mean decisions of a game
    int unfinished = 0;
};

template <GameRules R, Insight<R> I>
class BlockPlayer {
  public:
    BlockPlayer(const R& rules, Setup setup, std::uint64_t most_answers)
        : rules_{rules}, setup_{setup}, most_answers_{most_answers} {}

    // All games of the block meet the same dice as long as they go the same way.
    BlockResult play(const I& candidate, const I& rival, int players, std::uint64_t seed) const {
        Setup setup = setup_;
        setup.players = static_cast<std::uint8_t>(players);
        GreedyBot<R, I> one{candidate};
        GreedyBot<R, I> other{rival};
        BlockResult result;
        for (int seat = 0; seat < players; ++seat) {
            std::array<Bot<R>*, kMaxSeats> at_seat{};
            at_seat.fill(&other);
            at_seat[static_cast<std::size_t>(seat)] = &one;
            const Played played =
                play_one(rules_, setup, at_seat, Rng::stream(seed, 0), Rng::stream(seed, 1), most_answers_);
            result.length += static_cast<double>(played.decisions) / players;
            if (played.finished) {
                add(played.end, seat, players, result);
            } else {
                ++result.unfinished;
            }
        }
        return result;
    }

  private:
    static void add(const Standing& end, int seat, int players, BlockResult& result) {
        const auto at = static_cast<std::size_t>(seat);
        int winners = 0;
        int best_other = 0;
        for (std::size_t each = 0; each < static_cast<std::size_t>(players); ++each) {
            winners += int{end.ranks[each] == 1};
            if (each != at) best_other = std::max(best_other, int{end.scores[each]});
        }
        if (end.ranks[at] == 1) result.won += 1.0 / winners / players;
        const int all = std::abs(end.scores[at]) + std::abs(best_other) + 1;
        result.margin += static_cast<double>(end.scores[at] - best_other) / all / players;
    }

    const R& rules_;
    Setup setup_;
    std::uint64_t most_answers_;
};

// What the tuner wants more of. 0.5: as good as the rival, for any number of players. Points on the way to
// a victory count a little, so that less chance is in it. Games much longer than those of the set that it
// began with count against the candidate, unfinished ones as if they had been lost twice: whoever stalls
// must not win by it.
constexpr double block_score(const BlockResult& block, int players, double usual_length) {
    constexpr double kMargin = 0.25, kLong = 1.2, kCostOfLength = 0.5;
    const double too_long = std::max(0.0, block.length / usual_length - kLong);
    return (block.won - static_cast<double>(block.unfinished) / players) * players / 2 +
           kMargin * block.margin - kCostOfLength * too_long;
}

}  // namespace orrery
