// A recorded game looked at as a whole, on as many threads as there are (bots/judging.h judges a decision).
#pragma once

#include "bots/judging.h"
#include "bots/reason_texts.h"
#include "catalog/catalog.h"
#include "engine/record.h"

namespace orrery {

struct AnalysisOptions {
    std::string bot;
    std::optional<Seat> seat{};  // only the decisions of this one
    std::uint64_t seed = 1;
    int threads = 1;
};

using MakeAnyBot = std::function<std::unique_ptr<AnyBot>()>;

// The result depends on match, options and bot alone, not on `threads`. watch(done) is called now and then,
// of as many as decisions_to_judge(); false ends it. Refused: the bot does not say chances; or it was
// stopped.
Result<Analysis> analyse(const Match& match, const AnalysisOptions& options, const MakeAnyBot& make_bot,
                         const std::function<bool(std::size_t)>& watch);
// Decisions that left a choice.
std::vector<std::size_t> decisions_to_judge(const Match& match, std::optional<Seat> seat);

// The bot that looks at games unless another one is named: the strongest that takes a moment for a decision.
std::string usual_analyst(const GameRow& game, const Shelf& shelf);

Json to_json_document(const Match& match, const AnalysisOptions& options, const Analysis& analysis,
                      const Texts& texts);

}  // namespace orrery
