// Random games of any game of the catalog.
#pragma once

#include "catalog/catalog.h"

namespace orrery {

// Chance and everybody answer at random until enough(game) says so or the game is over. Before every answer
// look(game, seat, action) is called.
template <class Look, class Enough>
void play_on(AnyGame& game, Rng& rng, Look look, Enough enough) {
    while (!game.over() && !enough(game)) {
        ActionList options;
        const Seat who = game.actors().first();
        game.list(who, options);
        const Action action = rng.one_of(options);
        look(game, who, action);
        game.play(who, action);
    }
}

// One game with every number of players.
template <class Look>
void along_games(const GameRow& row, Look look) {
    for (int players = row.info().min_players; players <= row.info().max_players; ++players) {
        const auto game = *row.make(built_in(), {.players = static_cast<std::uint8_t>(players)});
        Rng rng{static_cast<std::uint64_t>(players)};
        play_on(*game, rng, look, [](const AnyGame&) { return false; });
    }
}

}  // namespace orrery
