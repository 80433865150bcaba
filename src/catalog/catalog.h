// One row for each game (catalog/all_games.h lists them). Who has a shelf asks it which games there are.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/aids.h"
#include "bots/bot.h"
#include "catalog/shelf.h"
#include "engine/position.h"

namespace orrery {

// Functions of a game that need its tables take them from a shelf.
struct GameRow {
    const GameInfo& (*info)();
    std::shared_ptr<const GamePart> (*built_in_part)();  // what a shelf begins with
    // The game as it is set up, or the rule that forbids such a setup.
    Result<std::unique_ptr<AnyGame>> (*make)(const Shelf& shelf, const Setup& setup);
    Verdict (*judge_setup)(const Shelf& shelf, const Setup& setup);
    std::vector<std::string> (*bots)();  // names, weakest first
    // make_bot() below, with everything that it may need.
    Result<std::unique_ptr<AnyBot>> (*make_bot_with)(const Shelf& shelf, std::string_view name,
                                                     const BotAids& aids);

    // A bot by its full name ("greedy", "greedy:noise=0.2"); refused with the reason if there is none such.
    Result<std::unique_ptr<AnyBot>> make_bot(const Shelf& shelf, std::string_view name,
                                             const BotAids& aids = no_aids()) const {
        return make_bot_with(shelf, name, aids);
    }
};

// Compiled in catalog/games/, for each game in a file of its own.
template <class R>
GameRow row_of();

std::span<const GameRow> catalog();
inline Texts texts_of(const Shelf& shelf, const GameRow& game, Language language) {
    return texts_of(shelf, game.info(), language);
}
// By id ("alien_frontiers"), also written with blanks or dashes, or by a beginning that no other game has, or
// by the rule prefix in any case ("af"). Null: none such, or several.
const GameRow* find_game(std::string_view name, std::span<const GameRow> rows = catalog());
// The bot of those who name none: it judges positions but does not search, so it is quick and remembers
// nothing.
std::string usual_bot(const GameRow& game);
// What to say when there is none such.
Message unknown_game(std::string_view name);
// For records and positions, which name games by their exact id.
Games all_games(const Shelf& shelf = built_in());

}  // namespace orrery
