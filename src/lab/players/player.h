// Whoever sits at a seat and can be asked without a person: a bot of ours, which never fails, or a program,
// which may.
#pragma once

#include "catalog/catalog.h"
#include "lab/players/aids.h"

namespace orrery {

class Player {
  public:
    virtual ~Player() = default;
    // A game begins (or is taken up again) in which it plays this seat.
    virtual std::optional<Message> new_game(const AnyGame& game, Seat seat) = 0;
    // A legal answer, or why there is none; after that it must not be asked again.
    virtual Result<Action> choose(const AnyGame& game, Seat seat, Rng& rng) = 0;
    // The game has ended so.
    virtual std::optional<Message> over(const AnyGame& game) = 0;
};

// A bot of ours by name, with the clock and the hands of this machine. Refused with the reason if there is
// none such; so is a program, for where only bots of ours can play.
Result<std::unique_ptr<AnyBot>> make_own_bot(const GameRow& game, const Shelf& shelf, std::string_view name,
                                             const BotAids& aids = machine_aids());

// By the full name of a bot: "greedy", "mcts:iterations=1000", or
// "program:path=FILE[:args=WORDS][:timeout=5s]". A program is started when its first game begins.
// `aids` must outlive it.
Result<std::unique_ptr<Player>> make_player(const GameRow& game, const Shelf& shelf, std::string_view name,
                                            const BotAids& aids = machine_aids());

// How a bot is called where there is little room: of a program the name of its file.
std::string short_name(std::string_view name);

}  // namespace orrery
