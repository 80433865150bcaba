// Whether what is in a store can be gone on with.
#pragma once

#include "engine/match.h"
#include "engine/position.h"
#include "store/store.h"

namespace orrery::store {

enum class Depth : bool { Unfinished, Everything };

struct Trusted {
    std::size_t games = 0, entries = 0;
    std::vector<Message> stopped;  // games that this program cannot go on with: unknown, or of other rules
};

// Whether the server knows the levels and tempers of a table's bots and its clock; the store does not.
using Known = std::function<bool(const StoredGame& stored)>;

// Whether what is noted about a table agrees with its answers, and its seats are all there, in order.
std::optional<Message> check_state(const StoredGame& stored, const Match& match);
// Whether the luck of a game follows from its seed.
std::optional<Message> check_luck(const StoredGame& stored, const Match& match);
// Replays the games, and of everything the luck and what only the server knows too; the first thing that is
// wrong is the answer.
Result<Trusted> check_games(Store& store, const Games& games, Depth depth, const Known& known = {});
// The last change lies in the future: what is written now would seem older than what is there.
std::optional<Message> check_clock(Millis last_change, Millis now);

}  // namespace orrery::store
