// One game of an arena.
#pragma once

#include <atomic>

#include "lab/arena/arena.h"

namespace orrery {

// The bots of one thread: one for each seat that a bot may have, because a bot thinks for one seat at a time.
class ArenaPlayers {
  public:
    ArenaPlayers(const GameRow& game, const Shelf& shelf, const ArenaOptions& options);

    // The bot of this number, as its copy of this number.
    Player& at(std::size_t bot, std::size_t copy);

  private:
    const GameRow& game_;
    const Shelf& shelf_;
    const std::vector<std::string>& names_;
    std::vector<std::vector<std::unique_ptr<Player>>> bots_;
};

// The game, or why a bot could not go on. Nothing: it was told to stop.
std::optional<Result<ArenaGame>> play_arena_game(const ArenaOptions& options, const Shelf& shelf,
                                                 ArenaPlayers& bots, std::uint64_t block,
                                                 const Seating& seating, const std::atomic<bool>& stop);

}  // namespace orrery
