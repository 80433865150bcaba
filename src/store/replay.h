// From rows to a match: every answer is judged again.
#pragma once

#include <map>
#include <span>

#include "engine/match.h"
#include "engine/position.h"
#include "store/rows.h"

namespace orrery::store {

// "length=long": only what differs from the default.
std::string options_text(const GameInfo& info, const Setup& setup);
Result<Setup> read_setup(const GameInfo& info, int players, std::string_view options);

// The game as it was set up; refused if it is unknown, of another version of the rules or of other content.
Result<std::unique_ptr<AnyGame>> set_up(const TableRow& row, const Games& games);

// Takes one entry into the match, or says why the rules refuse it.
std::optional<Message> take(Match& match, const Entry& entry);
// Takes all entries of a table, one after the other. Where one goes back to is kept until then: a thousand
// undos of a long game are not a thousand games.
class Replayer {
  public:
    Replayer(Match& match, std::span<const Entry> entries);
    // As take() with the next entry.
    std::optional<Message> next();

  private:
    struct Kept {
        std::unique_ptr<AnyGame> game{};
        int wanted = 0;  // by so many undos
    };
    bool undo(const Entry& entry);

    Match& match_;
    std::span<const Entry> entries_;
    std::size_t at_ = 0;
    std::vector<std::size_t> answers_;    // the places of those that stand
    std::map<std::size_t, Kept> kept_{};  // by the place of the answer after which the game stood so
};

// Who may know what: an archive does not say so, the rules do. Of a game that can be replayed.
void learn_who_knows(StoredGame& stored, const Games& games);
// The match as it stands. Refused, with the entry, where the rules refuse it or the log has a gap.
Result<Match> replay(const StoredGame& stored, const Games& games);

}  // namespace orrery::store
