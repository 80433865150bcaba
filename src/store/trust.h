// Whether what is in a store can be gone on with.
#pragma once

#include "engine/position.h"
#include "store/store.h"

namespace orrery::store {

enum class Depth : bool { Unfinished, Everything };

struct Trusted {
    std::size_t games = 0, entries = 0;
};

// Replays the games and looks at the clock; the first thing that is wrong is the answer.
Result<Trusted> check_games(Store& store, const Games& games, Depth depth);
// The last change lies in the future: what is written now would seem older than what is there.
std::optional<Message> check_clock(Store& store, Millis now);

}  // namespace orrery::store
