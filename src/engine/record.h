// A game as a text file: a header and one answer per line, chance included. docs/records.md describes it.
#pragma once

#include <string>
#include <vector>

#include "engine/fair.h"
#include "engine/match.h"
#include "engine/position.h"

namespace orrery {

inline constexpr std::size_t kMaxRecordBytes = 4U << 20U;
inline constexpr std::size_t kMaxRecordAnswers = 200'000;

// What the header says besides game and setup.
struct RecordHeader {
    std::vector<std::string>
        seats;                     // who sits there: "human", "greedy"; empty, or a name (may be empty) each
    std::string commitment;        // of the seed of fair chance; empty: chance came from elsewhere
    std::optional<FairSeed> seed;  // revealed when the game is over

    friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

struct Record {
    RecordHeader header;
    Match match;
};

// A match that began from a laid-out position takes the position along; `games` is asked how the game is set
// up.
std::string write_record(const Record& record, const Games& games);
// Replays while it reads: an answer that the rules refuse is refused with its line and its rule, and nothing
// is misread. Every problem has the number of its line as {line}.
Result<Record> read_record(std::string_view text, const Games& games);

// Whether every outcome of chance follows from the revealed seed and the seed from the commitment; or why
// not.
std::optional<Message> verify_chance(const Record& record);

}  // namespace orrery
