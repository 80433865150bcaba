// The games of an arena as a file: one line for each, so that a match can be taken up again and looked into
// with other programs. docs/lab.md describes the columns.
#pragma once

#include "lab/arena/arena.h"

namespace orrery {

// What stands above the games: everything that decides how they go. A file can be continued only with the
// same.
std::string csv_head(const ArenaOptions& options, const Shelf& shelf);
// The lines of one block.
std::string csv_block(const ArenaOptions& options, std::uint64_t number, const ArenaBlock& block);

// The blocks in a file of csv_head() and csv_block() with the same options. What an interruption left of a
// last block is dropped; anything else that is not as it was written is refused, with its line.
Result<std::vector<ArenaBlock>> read_csv(const ArenaOptions& options, const Shelf& shelf,
                                         std::string_view text);

}  // namespace orrery
