// The end of the protocol that answers: what `orrery engine` is. One line in, one answer out; whatever is
// refused changes nothing. docs/protocol.md describes every command.
#pragma once

#include <functional>
#include <map>

#include "engine/match.h"
#include "protocol/documents.h"
#include "protocol/line.h"

namespace orrery::protocol {

using Say = std::function<void(std::string_view line)>;

class Program {
  public:
    // `seed` begins the luck of `go` and `imagine` where the host names none.
    Program(const Shelf& shelf, const BotAids& aids, Language language, std::uint64_t seed, Say say);

    // Takes a line of the host and says the answer. False: the host has quit.
    bool take(std::string_view line);
    // The bot that `go` and `decide` ask unless told otherwise.
    std::optional<Failure> set_bot(std::string_view name);

  private:
    using Answered = Reply<std::string>;
    struct Row;
    static std::span<const Row> rows();
    Answered run(const Row& row, std::string_view rest);
    static Answered ok() { return std::string{"ok"}; }

    // program.cpp: talk
    Answered hello(const Arguments& given);
    Answered help(const Arguments& given);
    Answered games(const Arguments& given);
    Answered settings(const Arguments& given);
    Answered set(const Arguments& given);
    Answered nothing(const Arguments& given);

    // program_board.cpp: the game on the board
    Answered new_game(const Arguments& given);
    Answered position(const Arguments& given);
    Answered actors(const Arguments& given);
    Answered options(const Arguments& given);
    Answered view(const Arguments& given);
    Answered play(const Arguments& given);
    Answered explain(const Arguments& given);
    Answered undo(const Arguments& given);
    Answered standing(const Arguments& given);
    const AnyGame& game() const { return match_->game(); }
    void lay_out(std::unique_ptr<AnyGame> game);
    Reply<Seat> seat(const Arguments& given, Seat otherwise) const;
    Reply<Action> action(const Arguments& given) const;

    // program_think.cpp: bots and luck
    Answered go(const Arguments& given);
    Answered decide(const Arguments& given);
    Answered over(const Arguments& given);
    Answered imagine(const Arguments& given);
    Answered think(const AnyGame& about, Seat seat, const Arguments& given, Rng& rng);
    Reply<AnyBot*> bot(const AnyGame& about, std::optional<std::string_view> named);
    Reply<Rng> luck(const Arguments& given);

    const Texts& texts_of(const GameInfo* info);
    const Texts& texts() { return texts_of(match_ ? &game().info() : nullptr); }

    const Shelf& shelf_;
    const BotAids& aids_;  // for the bots
    Language language_;
    Rng rng_;
    Say say_;
    std::string bot_;  // empty: the strongest of the game
    std::optional<Match> match_;
    std::map<std::string, std::unique_ptr<AnyBot>> bots_;  // by game and name, as long as the game lasts
    std::map<std::string, Texts> texts_;                   // by language and game
};

}  // namespace orrery::protocol
