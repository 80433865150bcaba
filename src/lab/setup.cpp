#include "lab/setup.h"

namespace orrery {

std::optional<Message> problem_with_setup(const GameRow& game, const Shelf& shelf, const Setup& setup) {
    Setup checked = setup;
    if (auto problem = set_players(game.info(), checked, setup.players)) return problem;
    if (const Verdict verdict = game.judge_setup(shelf, checked); !verdict)
        return Message{"error.setup.refused", {{"rule", verdict.rule}}};
    return std::nullopt;
}

std::string game_id(std::string_view name) {
    const GameRow* game = find_game(name);
    return std::string{game == nullptr ? name : game->info().id};
}

Json options_json(std::string_view game, const Setup& setup) {
    boost::json::object chosen;
    const GameRow* row = find_game(game);
    for (std::size_t i = 0; row != nullptr && i < row->info().options.size(); ++i) {
        const SetupOption& option = row->info().options[i];
        chosen[option.id] = option.values[setup.choice[i]];
    }
    return chosen;
}

}  // namespace orrery
