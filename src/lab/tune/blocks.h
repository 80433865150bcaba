// The unit of comparison: a block is one seed and every seat for the candidate, among rivals of one kind;
// with more than two players also every seat for a rival among candidates, because some sets do well only as
// long as nobody else plays like them.
#pragma once

#include <bit>

#include "bots/greedy.h"
#include "lab/one_game.h"

namespace orrery {

struct BlockResult {
    double won =
        0;  // by a seat of the candidate's, a shared victory split: 1 / players is as good as the rival
    double margin = 0;  // between the own score and the best other one, from -1 to 1
    double length = 0;  // mean decisions of a game
    int unfinished = 0, games = 2;
};

template <GameRules R, Insight<R> I>
class BlockPlayer {
  public:
    BlockPlayer(const R& rules, Setup setup, std::uint64_t most_answers)
        : rules_{rules}, setup_{setup}, most_answers_{most_answers} {}

    // All games of the block meet the same dice as long as they go the same way.
    BlockResult play(const I& candidate, const I& rival, int players, std::uint64_t seed) const {
        GreedyBot<R, I> one{candidate};
        GreedyBot<R, I> other{rival};
        BlockResult result;
        result.games = players == 2 ? 2 : 2 * players;
        for (Seat lone = 0; lone < players; ++lone) {
            play_seats(one, other, static_cast<std::uint8_t>(1U << lone), players, seed, result);
            if (players == 2) continue;
            const auto all_but_one = static_cast<std::uint8_t>(((1U << players) - 1) & ~(1U << lone));
            play_seats(one, other, all_but_one, players, seed, result);
        }
        return result;
    }

  private:
    // One game; `seats` says where the candidate sits.
    void play_seats(Bot<R>& one, Bot<R>& other, std::uint8_t seats, int players, std::uint64_t seed,
                    BlockResult& result) const {
        Setup setup = setup_;
        setup.players = static_cast<std::uint8_t>(players);
        std::array<Bot<R>*, kMaxSeats> at_seat{};
        for (std::size_t seat = 0; seat < at_seat.size(); ++seat)
            at_seat[seat] = ((seats >> seat) & 1U) != 0 ? &one : &other;
        const Played played =
            play_one(rules_, setup, at_seat, Rng::stream(seed, 0), Rng::stream(seed, 1), most_answers_);
        result.length += static_cast<double>(played.decisions) / result.games;
        if (played.finished) {
            add(played.end, seats, players, result);
        } else {
            ++result.unfinished;
        }
    }

    static void add(const Standing& end, std::uint8_t seats, int players, BlockResult& result) {
        int winners = 0;
        int won = 0;
        std::array<int, 2> best{};  // of the others, of the candidate
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            const bool own = ((seats >> seat) & 1U) != 0;
            winners += int{end.ranks[seat] == 1};
            won += int{own && end.ranks[seat] == 1};
            best[own ? 1 : 0] = std::max(best[own ? 1 : 0], int{end.scores[seat]});
        }
        result.won += static_cast<double>(won) / winners / std::popcount(seats) / result.games;
        const int all = std::abs(best[0]) + std::abs(best[1]) + 1;
        result.margin += static_cast<double>(best[1] - best[0]) / all / result.games;
    }

    const R& rules_;
    Setup setup_;
    std::uint64_t most_answers_;
};

// What the tuner wants more of. 0.5: as good as the rival, for any number of players. Points on the way to
// a victory count a little, so that less chance is in it. Games much longer than those of the set that it
// began with count against the candidate, unfinished ones as if they had been lost and more: whoever stalls
// must not win by it.
constexpr double block_score(const BlockResult& block, int players, double usual_length) {
    constexpr double kMargin = 0.25, kLong = 1.15, kCostOfLength = 2;
    const double too_long = std::max(0.0, block.length / usual_length - kLong);
    const double lost = static_cast<double>(block.unfinished) / block.games;
    return block.won * players / 2 - lost + kMargin * block.margin - kCostOfLength * too_long;
}

}  // namespace orrery
