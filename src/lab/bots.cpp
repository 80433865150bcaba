#include "lab/bots.h"

namespace orrery {

Result<std::unique_ptr<AnyBot>> make_player(const GameRow& game, const Shelf& shelf, std::string_view name) {
    return game.make_bot(shelf, name);
}

std::optional<Message> problem_with_setup(const GameRow& game, const Shelf& shelf, const Setup& setup) {
    Setup checked = setup;
    if (auto problem = set_players(game.info(), checked, setup.players)) return problem;
    if (const Verdict verdict = game.judge_setup(shelf, checked); !verdict)
        return Message{"error.setup.refused", {{"rule", verdict.rule}}};
    return std::nullopt;
}

}  // namespace orrery
