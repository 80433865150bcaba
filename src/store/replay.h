// From rows to a match: every answer is judged again.
#pragma once

#include "engine/match.h"
#include "engine/position.h"
#include "store/rows.h"

namespace orrery::store {

// "length=long": only what differs from the default.
std::string options_text(const GameInfo& info, const Setup& setup);
Result<Setup> read_setup(const GameInfo& info, int players, std::string_view options);

// The game as it was set up; refused if it is unknown, of another version of the rules or of other content.
Result<std::unique_ptr<AnyGame>> set_up(const GameRow& row, const Games& games);

// Takes one entry into the match, or says why the rules refuse it.
std::optional<Message> take(Match& match, const Entry& entry);
// The match as it stands. Refused, with the entry, where the rules refuse it or the log has a gap.
Result<Match> replay(const StoredGame& stored, const Games& games);

}  // namespace orrery::store
