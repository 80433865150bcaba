// Matches between bots, block by block: the machinery under `orrery arena`. What came of them is added up by
// lab/arena/summary.h, kept in files by lab/arena/csv.h. docs/lab.md describes all of it.
#pragma once

#include <functional>

#include "catalog/shelf.h"
#include "lab/arena/seating.h"
#include "lab/arena/sprt.h"
#include "lab/players/player.h"

namespace orrery {

struct ArenaOptions {
    std::string game;
    Setup setup;
    std::vector<std::string> bots;
    std::uint64_t blocks = 200, seed = 1;
    int threads = 1;
    std::uint64_t most_answers = 100'000;  // a game that goes on longer is unfinished
    std::optional<SprtPlan> sprt;          // of the first of two bots; ends the match when it is decided
    bool records = false;                  // keep the text of every game
};

// What a bot did in one seat of one game.
struct ArenaSeat {
    std::uint8_t bot = 0;  // its number in the list of bots
    std::int16_t score = 0;
    std::uint8_t rank = 0;
    std::uint64_t turns = 0;  // each is what the seat answers until another does
    std::uint64_t decisions = 0;
    double seconds = 0;  // spent on them

    friend bool operator==(const ArenaSeat&, const ArenaSeat&) = default;
};

struct ArenaGame {
    bool finished = false;
    std::uint64_t chances = 0;
    std::vector<ArenaSeat> seats;
    std::string record;  // empty unless wanted

    friend bool operator==(const ArenaGame&, const ArenaGame&) = default;
};
using ArenaBlock = std::vector<ArenaGame>;  // one game for each of seatings()

// Called from the thread that called run_arena().
struct ArenaWatch {
    // The next block is there: in order, those that were known before first.
    std::function<std::optional<Message>(std::uint64_t number, const ArenaBlock& block)> take;
    // About ten times a second: true ends the match after the blocks taken so far.
    std::function<bool()> stop;
};

// Whether such a match can be; the message says what to change.
std::optional<Message> problem_with(const ArenaOptions& options, const Shelf& shelf);

// Plays the blocks that are not among `known` (the first ones, of an earlier run with the same options).
// Which games are played, and how, depends on the options alone and not on `threads`, unless a bot looks at
// the clock. Returns what went wrong, if anything did.
std::optional<Message> run_arena(const ArenaOptions& options, std::vector<ArenaBlock> known,
                                 const ArenaWatch& watch, const Shelf& shelf = built_in());

}  // namespace orrery
