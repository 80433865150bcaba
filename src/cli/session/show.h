// Parts of what several commands show: the board of a game, its result.
#pragma once

#include "cli/boards/board.h"
#include "cli/context.h"

namespace orrery::cli {

// The board as `viewer` sees it; for a game without a board its view in outline.
Lines board_lines(const Context& context, const AnyGame& game, const Texts& texts, Seat viewer,
                  const std::vector<std::string>& who, const std::map<std::string, int>& live = {});

// Ranks, scores and where the points come from.
Lines result_lines(const Context& context, const AnyGame& game, const Texts& texts,
                   const std::vector<std::string>& who);
Json result_json(const AnyGame& game);

}  // namespace orrery::cli
